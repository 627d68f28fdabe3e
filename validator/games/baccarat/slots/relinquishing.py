"""Questions about the right to turn cards when a player gives it up."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH

FIRST: Final = 384 * TALLY_WIDTH

(
    OFFER_NOT_TO_THE_RIGHT,
    OFFER_OUT_OF_TURN,
    OFFER_PASSED_OVER_OTHERS,
    DEALER_TURNED_UNOFFERED,
    DEALER_TURNED_UNOFFERED_TO_OTHERS,
    DEALER_TURNED_THOUGH_ACCEPTED,
    HANDED_TO_ANOTHER_THAN_ACCEPTED,
    VOID_INSTEAD_OF_TURNING,
) = range(FIRST, FIRST + 8 * TALLY_WIDTH, TALLY_WIDTH)
