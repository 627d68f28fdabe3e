"""Fields of the note on one event, which begins at i * WIDTH; there is no free-row entry. These every machine has."""

from typing import Final

ROUND: Final = 0
"""Row of the round, -1 between rounds."""
HAND: Final = 1
"""Row of the hand it concerns."""
WAGER: Final = 2
"""Row of the wager it concerns."""
PHASE: Final = 3
"""Stage of the round before the event; see stage."""
OWN: Final = 4
"""From here a machine's own fields."""
WIDTH: Final = 11
"""Integers of one row."""
