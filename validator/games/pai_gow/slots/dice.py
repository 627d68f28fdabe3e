"""Questions about the dice, their total and the position at which the delivery starts."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH

FIRST: Final = 64 * TALLY_WIDTH

(
    WRONG_TOTAL,
    TOTAL_NOT_ANNOUNCED,
    WRONG_START,
    WRONG_START_WITH_BANK,
    WRONG_TOTAL_WITH_BANK,
    TOTAL_NOT_ANNOUNCED_WITH_BANK,
) = range(FIRST, FIRST + 6 * TALLY_WIDTH, TALLY_WIDTH)
