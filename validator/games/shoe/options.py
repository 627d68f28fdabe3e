"""Places in the options column that the passes on cards and shoe read, in every machine.

A machine keeps clear of them: its own places begin elsewhere.
"""

from typing import Final

CUT_MARGIN: Final = 28
"""Cards that must lie above and below the cover card when the stack is cut."""
COVER_SHARE: Final = 29
COVER_SHARE_PER: Final = 30
"""Least part of the stack that must lie below the inserted cover card."""
CHANGE_MINUTES: Final = 31
"""Longest time in minutes that opened cards may stay in use as this game is dealt."""
DECK_CARDS: Final = 32
DECKS: Final = 40
DOUBLE_SHOE: Final = 41
FROM_HAND: Final = 42
CONTINUOUS: Final = 43
TWO_BATCHES: Final = 44
ADJACENT_BOXES: Final = 45
AUTOMATED: Final = 56
"""1: an automated shuffling device that is no continuous shuffler; 0: shuffled by hand or by a continuous shuffler."""
DEVICE_LOADS: Final = 57
"""1: that device itself puts the cards into the shoe."""
PRESHUFFLED: Final = 58
"""1: the cards come to the table preinspected and shuffled."""
SIDE_DECKS: Final = 59
"""Decks used in each side of a double shoe."""
ONE_MORE_HAND: Final = 394
"""1: a hand is dealt after that of the cover card, and the shoe filled afterwards is asked about like any other."""
PRESHUFFLED_SPREAD: Final = 395
"""1: cards that come preinspected and shuffled are spread for the first player all the same."""
CUT_CLOCKWISE: Final = 396
"""1: a refused cut goes on clockwise, from whomever it was refused by, and a recut goes to the next player."""
DEVICE_REMOVED_FIRST: Final = 397
"""1: a shuffling device has to leave the table before any other method of shuffling is used."""
TENS_REMOVED: Final = 398
"""1: the decks hold no 10s."""
OPENING_AT_CHANGE_OPEN: Final = 399
"""1: the chapter's readings leave open whether cards changed at a table in play are opened as at its opening."""
