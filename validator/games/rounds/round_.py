"""Fields of a round's row that every machine has."""

from typing import Final

NUMBER: Final = 0
"""Number as logged."""
FIRST: Final = 1
"""First event."""
LAST: Final = 2
"""Last event."""
HAND: Final = 3
"""Row of its first hand, the dealer's."""
HANDS_END: Final = 4
"""Offset behind its last hand."""
WAGER: Final = 5
"""Row of its first wager."""
WAGERS_END: Final = 6
"""Offset behind its last wager."""
FIRST_CARD: Final = 7
"""First card dealt."""
DEAL_DONE: Final = 8
"""The dealer's second card."""
LAST_CARD: Final = 9
"""Last card dealt."""
OVER: Final = 10
"""The round's end."""
VOID: Final = 11
"""Event that called all hands dead."""
CLEARED: Final = 12
"""Removal of all cards."""
GAPS: Final = 13
"""Rows of the source that could not be read."""
ROOT: Final = 14
"""Event of the first wrong act that spoiled it."""
DIRECTION: Final = 15
"""1 where seats rise clockwise from the dealer's left, -1 where counterclockwise from his right, 0 not recorded."""
CHIP_UNIT: Final = 16
"""Smallest value chip in use, in cents; 0 not recorded."""
UNTOLD: Final = 17
"""1 where a card may have come into a hand of which the log says nothing."""
OWN: Final = 18
"""From here a machine's own fields."""
WIDTH: Final = 40
"""Integers of one row."""
