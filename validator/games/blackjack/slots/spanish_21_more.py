"""Questions of Spanish 21 on the additional fixed payouts, on the rescue, and on a shoe filled again."""

from validator.games.numbers import slots

(
    ADDITIONAL_LOW_WRONG,
    ADDITIONAL_HIGH_WRONG,
    ADDITIONAL_OTHERS_WRONG,
    ADDITIONAL_OTHERS_DOUBTFUL,
    ADDITIONAL_NOT_DUE,
    ADDITIONAL_ON_DOUBLED,
    ADDITIONAL_ON_SPLIT,
    ADDITIONAL_ON_OTHER_SEVEN,
    RESCUE_OVER_LIMIT,
    RESCUE_WITHOUT_CARD,
    RESCUE_ORIGINAL_NOT_FORFEITED,
    RESCUE_DOUBLE_KEPT,
    RESCUE_LATE,
    *_,
) = slots("blackjack.spanish_21_more")
