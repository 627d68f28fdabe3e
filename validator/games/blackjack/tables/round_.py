"""Fields of a round's row."""

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
PEEK: Final = 9
"""Use of the card reader device."""
SHOWN: Final = 10
"""What it showed, a word of the log."""
UP: Final = 11
"""The dealer's first card."""
HOLE: Final = 12
"""The dealer's second card."""
HOLE_TURNED: Final = 13
"""Event that turned the hole card up."""
LAST_CARD: Final = 14
"""Last card dealt."""
DEALER_BLACKJACK: Final = 15
"""1 yes, 0 no, -1 not known."""
OVER: Final = 16
"""The round's end."""
VOID: Final = 17
"""Event that called all hands dead."""
CLEARED: Final = 18
"""Removal of all cards."""
GAPS: Final = 19
"""Rows of the source that could not be read."""
ROOT: Final = 20
"""Event of the first wrong act that spoiled it."""
DIRECTION: Final = 21
"""1 where seats rise clockwise from the dealer's left, -1 where counterclockwise from his right, 0 not recorded."""
CHIP_UNIT: Final = 22
"""Smallest value chip in use, in cents; 0 not recorded."""
WIDTH: Final = 23
"""Integers of one row."""
