"""Fields of a hand's row that every machine has."""

from typing import Final

ROUND: Final = 0
"""Row of the round."""
ID: Final = 1
"""Id as logged; 0 is the dealer's."""
SEAT: Final = 2
"""Betting position, 0 for the dealer."""
PLAYER: Final = 3
"""Who holds it."""
OWN: Final = 4
"""From here a machine's own fields."""
WIDTH: Final = 26
"""Integers of one row."""
