"""Rules about the additional fixed payouts on a hand of three 7s."""

from validator.games.numbers import numbers_of

(
    ADDITIONAL_PAYOUT_WRONG_ON_SMALL_WAGER,
    ADDITIONAL_PAYOUT_WRONG_ON_LARGE_WAGER,
    ADDITIONAL_PAYOUT_TO_OTHERS_WRONG,
    ADDITIONAL_PAYOUT_TO_OTHERS_DOUBTFUL,
    ADDITIONAL_PAYOUT_NOT_DUE,
    ADDITIONAL_PAYOUT_ON_DOUBLED_HAND,
    ADDITIONAL_PAYOUT_ON_SPLIT_HAND,
    ADDITIONAL_PAYOUT_ON_OTHER_SEVEN,
    *_,
) = numbers_of("blackjack.super_bonus")
