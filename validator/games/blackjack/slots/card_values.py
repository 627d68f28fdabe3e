"""Questions about the values of the cards."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH

FIRST: Final = 816 * TALLY_WIDTH

(
    NUMBER_CARD_VALUE,
    FACE_CARD_VALUE,
    ACE_NOT_HIGH,
    ACE_NOT_LOW,
) = range(FIRST, FIRST + 4 * TALLY_WIDTH, TALLY_WIDTH)
