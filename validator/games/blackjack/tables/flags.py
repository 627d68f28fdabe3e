"""What happened to a hand, as bits."""

from typing import Final

SPLIT: Final = 1
DOUBLED: Final = 2
SURRENDERED: Final = 4
NATURAL: Final = 8
EVEN_MONEY: Final = 16
STOOD: Final = 32
DEAD: Final = 64
SWITCHED: Final = 128
LEFT: Final = 256
"""Another hand of the same split was acted on since."""
DOUBLE_CARD: Final = 512
"""It got the one additional card of its Double Down Wager."""
