"""Places of the state column in which dealing from the hand keeps what outlives a round."""

from typing import Final

BURNED: Final = 1_800
"""Whether a card was removed since the last round began to be dealt."""
