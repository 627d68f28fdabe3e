"""Questions about the Bet the Set 21 Wager, after the shared ones."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 560 * TALLY_WIDTH

SET_PAID_WRONG_WITH_TWO_DECKS, SET_PAID_WRONG_WITH_MORE_DECKS = range(
    FIRST + SHARED, FIRST + SHARED + 2 * TALLY_WIDTH, TALLY_WIDTH
)
