"""What the passes on wagers carry; 0 at the start."""

from typing import Final

from validator.games.numbers import SEAT_CODES, carried

take = carried("pai_gow.wagers")

LOWEST: Final = take()
"""Cents and 1 of the smallest wager that is posted."""
HIGHEST: Final = take()
"""The same for the largest."""
OPENED: Final = take()
"""1 where the opening of the table was seen, so that all who came since are known."""
UNKNOWN: Final = take()
"""1 where somebody came whose name or seat is not recorded, or a row could not be read."""
SEATED: Final = take(SEAT_CODES)
"""A place for each position from 1 on: who sits there, plus 1."""
