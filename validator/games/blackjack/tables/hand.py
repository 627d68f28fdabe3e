"""Fields of a hand's row; the dealer's hand is the first of its round."""

from typing import Final

ROUND: Final = 0
"""Row of the round."""
ID: Final = 1
"""Id as logged; 0 is the dealer's."""
SEAT: Final = 2
"""Betting position, 0 for the dealer."""
PLAYER: Final = 3
"""Who holds it."""
FIRST: Final = 4
"""First card."""
SECOND: Final = 5
"""Second card."""
HARD: Final = 6
"""Sum of the cards that count, every ace at its lower value."""
ACES: Final = 7
"""Aces among them."""
UNKNOWN: Final = 8
"""Cards among them whose rank is not recorded."""
CARDS: Final = 9
"""Cards that count."""
TOTAL: Final = 10
"""Point count."""
SOFT: Final = 11
"""1 where an ace counts high."""
FLAGS: Final = 12
"""What happened to it; see flags."""
PARENT: Final = 13
"""Row of the hand it was split from."""
LAST_CARD: Final = 14
"""Event of the last card that counts."""
LAST: Final = 15
"""Last event that concerns it."""
CHOICE: Final = 16
"""Event of the last decision on it."""
MUCK: Final = 17
"""Event that removed its cards."""
ROOT: Final = 18
"""Event of the first wrong act that spoiled it."""
ASKED: Final = 19
"""Cards asked for and not yet dealt."""
EXTRA: Final = 20
"""Event of the first card dealt that does not count."""
SPLITS: Final = 21
"""How often it, or the hand it comes from, was split."""
DEALT_FIRST: Final = 22
"""First of the initial two cards, whatever became of it."""
DEALT_SECOND: Final = 23
"""Second of the initial two cards, whatever became of it."""
WAGER: Final = 24
"""Row of the first Blackjack Wager on it that was not taken back."""
WIDTH: Final = 25
"""Integers of one row."""
