"""Questions about the Super Match Wager; those asked of every optional wager come first."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 696 * TALLY_WIDTH

SUPER_MATCH_PAID_WRONG_BY_SECOND_TABLE: Final = FIRST + SHARED
