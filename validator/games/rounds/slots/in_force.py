"""Questions about the days on which a chapter is in force."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH

FIRST: Final = 808 * TALLY_WIDTH

(
    DEALT_BEFORE_IN_FORCE,
    DEALT_AFTER_EXPIRY,
    DEALT_AFTER_END,
) = range(FIRST, FIRST + 3 * TALLY_WIDTH, TALLY_WIDTH)
