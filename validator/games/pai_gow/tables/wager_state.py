"""What the passes on wagers carry, in places 300 to 399 of the state column; 0 at the start."""

from typing import Final

LOWEST: Final = 300
"""Cents and 1 of the smallest wager that is posted."""
HIGHEST: Final = 301
"""The same for the largest."""
OPENED: Final = 302
"""1 where the opening of the table was seen, so that all who came since are known."""
UNKNOWN: Final = 303
"""1 where somebody came whose name or seat is not recorded, or a row could not be read."""
SEATED: Final = 310
"""A place for each position from 1 on: who sits there, plus 1."""
