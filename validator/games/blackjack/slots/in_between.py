"""Questions about the In Between Wager, after the shared ones."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 528 * TALLY_WIDTH

TRIPLE_MATCH_NOT_PAID, ACE_RANKED_OTHERWISE = range(FIRST + SHARED, FIRST + SHARED + 2 * TALLY_WIDTH, TALLY_WIDTH)
