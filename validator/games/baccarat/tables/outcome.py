"""Who won a round."""

from typing import Final

TIE: Final = 0
PLAYER: Final = 1
BANKER: Final = 2
UNKNOWN: Final = -1
