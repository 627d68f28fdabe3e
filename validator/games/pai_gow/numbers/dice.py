"""Rules about the dice, their total and the position at which the delivery starts."""

from validator.games.numbers import numbers_of

(
    DICE_TOTAL_WRONG,
    DICE_TOTAL_NOT_ANNOUNCED,
    DELIVERY_STARTS_AT_WRONG_POSITION,
    DELIVERY_STARTS_AT_WRONG_POSITION_WITH_BANK,
    DICE_TOTAL_WRONG_WITH_BANK,
    DICE_TOTAL_NOT_ANNOUNCED_WITH_BANK,
    *_,
) = numbers_of("pai_gow.dice")
