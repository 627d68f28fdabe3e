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
RESCUED: Final = 1024
"""Its Double Down Wager was taken back and its original wager forfeited."""
FREE_DOUBLED: Final = 2048
"""It was doubled with a Free Bet lammer."""
FREE_SPLIT: Final = 4096
"""A Free Bet lammer is the wager on it."""
TEN: Final = 8192
"""A 10 lies in it though the decks hold none; what it counts is open."""
VALUE_UNSEEN: Final = 16384
"""Of a card dealt to it otherwise than face up, what it counts was told, but not all of rank and suit."""
TOLD_UNSEEN: Final = 32768
"""A card dealt to it otherwise than face up was told."""
BLANK_SEEN: Final = 65536
"""Of a card dealt to it face up it was not told what it counts."""
DOUBLE_CARD: Final = 512
"""It got the one additional card of its Double Down Wager."""
