"""Questions about devices out of order."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH

FIRST: Final = 800 * TALLY_WIDTH

(
    DEALT_WITHOUT_READER,
    ROUND_FINISHED_WITHOUT_READER,
    FAILED_SHUFFLE_NOT_REPEATED,
    OTHER_METHOD_WITHOUT_SIGN,
    OTHER_METHOD_WITH_DEVICE_AT_TABLE,
) = range(FIRST, FIRST + 5 * TALLY_WIDTH, TALLY_WIDTH)
