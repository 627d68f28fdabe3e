"""Questions about the Hit and Run Progressive Wager; those asked of every optional wager come first."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 616 * TALLY_WIDTH

(
    CARD_OVER_LIMIT_NOT_COUNTED,
    MISDRAWN_CARD_COUNTED,
) = range(FIRST + SHARED, FIRST + SHARED + 2 * TALLY_WIDTH, TALLY_WIDTH)
