"""Places of the state column that the passes on the hole card's range, counts and error cards carry."""

from typing import Final

from validator.games.numbers import carried

take = carried("blackjack.range")

WRONG_LIGHT: Final = take()
"""1 once the device has shown a wrong light and was neither repaired nor replaced."""
COUNTED_SHORT: Final = take()
"""1 while cards counted and found short are neither completed nor changed, 2 once they are in the shoe, as few."""
SHORT_COUNT: Final = take()
"""How many cards they were; 0 not recorded, or nothing short."""
SHORT_BACK: Final = take()
"""Their back, and 2."""
COUNTED_END: Final = take.end
ERROR_CARD: Final = take()
"""Where the card went that was drawn in error at the end of the round before, its place code plus 1; 0: none."""
