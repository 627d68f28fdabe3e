"""Questions about the Straight Jack Progressive Wager; those asked of every optional wager come first."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 656 * TALLY_WIDTH

(
    WINNER_SETTLED_EARLY,
    CARD_NOT_COUNTED,
    CARD_AFTER_BREAK_COUNTED,
    CARD_OVER_LIMIT_COUNTED,
    ACE_KING_NOT_PAID,
    ROUND_THE_CORNER,
    AFTER_SPLIT,
) = range(FIRST + SHARED, FIRST + SHARED + 7 * TALLY_WIDTH, TALLY_WIDTH)
