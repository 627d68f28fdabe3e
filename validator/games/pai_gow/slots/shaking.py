"""Questions about what precedes the delivery: "no more bets", the shaking of the dice, the lid."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH

FIRST: Final = 80 * TALLY_WIDTH

(
    NO_DICE,
    DICE_NUMBER,
    BETS_NOT_CLOSED,
    CLOSED_BEFORE_STACKING,
    SHAKES_TOO_FEW,
    SHAKEN_BY_ANOTHER,
    LID_BY_ANOTHER,
) = range(FIRST, FIRST + 7 * TALLY_WIDTH, TALLY_WIDTH)
