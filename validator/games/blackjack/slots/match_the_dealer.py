"""Questions about the Match-the-Dealer Wager."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH

FIRST: Final = 448 * TALLY_WIDTH

(
    MATCH_PAID_WRONG,
    MATCH_NOT_PAID,
    MATCH_LOSING_NOT_COLLECTED,
    MATCH_SETTLED_LATE,
    MATCH_OUT_OF_SEAT_ORDER,
    MATCH_WITHOUT_PAYTABLE,
) = range(FIRST, FIRST + 6 * TALLY_WIDTH, TALLY_WIDTH)
