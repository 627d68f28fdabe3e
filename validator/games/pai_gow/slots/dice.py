"""Questions about the dice, their total and the position at which the delivery starts."""

from validator.games.numbers import slots

(
    WRONG_TOTAL,
    TOTAL_NOT_ANNOUNCED,
    WRONG_START,
    WRONG_START_WITH_BANK,
    WRONG_TOTAL_WITH_BANK,
    TOTAL_NOT_ANNOUNCED_WITH_BANK,
    *_,
) = slots("pai_gow.dice")
