"""Places of the state column that the passes on the hole card's range, error cards and the cover card carry."""

from typing import Final

from validator.games.numbers import carried

take = carried("blackjack.range")

WRONG_LIGHT: Final = take()
"""1 once the device has shown a wrong light and was neither repaired nor replaced."""
ERROR_CARD: Final = take()
"""Where the card went that was drawn in error at the end of the round before, its place code plus 1; 0: none."""
COVERED: Final = take()
"""1 where the cover card was reached in the round before, which was completed."""
