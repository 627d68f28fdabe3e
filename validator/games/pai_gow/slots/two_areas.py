"""Questions about a player who wagers on two betting areas."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH

FIRST: Final = 448 * TALLY_WIDTH

(
    NOT_PERMITTED,
    TOO_MANY_AREAS,
    NOT_ADJACENT,
    TILES_MIXED,
    LARGER_NOT_FIRST,
    NOT_COUNTERCLOCKWISE,
    HAND_CHANGED,
) = range(FIRST, FIRST + 7 * TALLY_WIDTH, TALLY_WIDTH)
