"""Fields of the note on one event; the note on event i begins at i * WIDTH, there is no free-row entry. Where a pair
is split, the hand is the new one and the count, cards and flags are those of the hand split."""

from typing import Final

ROUND: Final = 0
"""Row of the round, -1 between rounds."""
HAND: Final = 1
"""Row of the hand it concerns."""
WAGER: Final = 2
"""Row of the wager it concerns."""
PHASE: Final = 3
"""Stage of the round before the event; see stage."""
TOTAL: Final = 4
"""That hand's point count before the event."""
SOFT: Final = 5
"""Whether it was soft."""
CARDS: Final = 6
"""Cards that counted in it before the event."""
FLAGS: Final = 7
"""Its flags before the event."""
COUNTED: Final = 8
"""For a card dealt: 1 if the law counts it."""
ASKED: Final = 9
"""Cards asked for and not yet dealt to that hand before the event."""
WIDTH: Final = 10
"""Integers of one row."""
