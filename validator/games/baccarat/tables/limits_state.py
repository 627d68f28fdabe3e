"""Where a table's state keeps the posted limits of wagers; every place holds 0 at first."""

from typing import Final

from validator.games.numbers import WORD_CODES, carried

take = carried("baccarat.limits")

LOWEST: Final = take(WORD_CODES)
"""Cents and 1 of the smallest wager of each type, by the code of its word."""
HIGHEST: Final = take(WORD_CODES)
"""The same for the largest."""
