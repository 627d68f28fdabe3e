"""Where a table's state keeps the posted limits of wagers; every place holds 0 at first."""

from typing import Final

TYPES: Final = 20
"""Places of each of the two stretches: a type of wager has that of its word's code, divided by this, the rest."""
LOWEST: Final = 860
"""Cents and 1 of the smallest wager of each type."""
HIGHEST: Final = 880
"""The same for the largest."""
