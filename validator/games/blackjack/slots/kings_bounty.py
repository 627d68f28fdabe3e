"""Questions about the King's Bounty Wager: the shared ones and those on its special pair."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH

FIRST: Final = 576 * TALLY_WIDTH
