"""Questions about the Three Card Poker Wager, after the shared ones."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 592 * TALLY_WIDTH

POKER_ACE_BETWEEN_KING_AND_TWO: Final = FIRST + SHARED
