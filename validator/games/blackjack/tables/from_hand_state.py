"""Places of the state column in which dealing from the hand keeps what outlives a round."""

from typing import Final

BURNED: Final = 1_800
"""Whether a card was removed (1) or may have been (MAY_BE) since the last deal began."""
HELD: Final = 1_801
"""One more than the log's word for the hand that holds the deck; 0 where not known."""
MAY_BE: Final = 2
