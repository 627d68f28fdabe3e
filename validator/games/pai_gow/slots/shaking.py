"""Questions about what precedes the delivery: "no more bets", the shaking of the dice, the lid."""

from validator.games.numbers import slots

(
    NO_DICE,
    DICE_NUMBER,
    BETS_NOT_CLOSED,
    CLOSED_BEFORE_STACKING,
    SHAKES_TOO_FEW,
    SHAKEN_BY_ANOTHER,
    LID_BY_ANOTHER,
    *_,
) = slots("pai_gow.shaking")
