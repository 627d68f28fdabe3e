"""Rules about what precedes the delivery: "no more bets", the shaking of the dice, the lid."""

from validator.games.numbers import numbers_of

(
    TILES_DELIVERED_WITHOUT_DICE,
    DICE_NUMBER_WRONG,
    NO_MORE_BETS_NOT_ANNOUNCED,
    NO_MORE_BETS_BEFORE_STACKING,
    DICE_SHAKEN_TOO_LITTLE,
    DICE_SHAKEN_BY_ANOTHER,
    SHAKER_UNCOVERED_BY_ANOTHER,
    *_,
) = numbers_of("pai_gow.shaking")
