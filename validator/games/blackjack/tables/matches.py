"""How many of the six pairs among four cards have one rank."""

from typing import Final

PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
FOUR: Final = 6
