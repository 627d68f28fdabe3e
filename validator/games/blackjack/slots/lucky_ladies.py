"""Questions about the Lucky Ladies Twenty Point Bonus Wager, after the shared ones and those on its special pair."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.twenty_points import OWN

FIRST: Final = 512 * TALLY_WIDTH

MATCHED_20_OF_TWO_SUITS: Final = FIRST + OWN
