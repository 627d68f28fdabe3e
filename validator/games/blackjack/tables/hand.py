"""Fields of a hand's row: those of every machine, and blackjack's own. The dealer's hand is the first of its round."""

from typing import Final

from validator.games.rounds.hand import (
    ID as ID,
    OWN,
    PLAYER as PLAYER,
    ROUND as ROUND,
    SEAT as SEAT,
    WIDTH as WIDTH,
)

FIRST: Final = OWN
"""First card."""
SECOND: Final = OWN + 1
"""Second card."""
HARD: Final = OWN + 2
"""Sum of the cards that count, every ace at its lower value."""
ACES: Final = OWN + 3
"""Aces among them."""
UNKNOWN: Final = OWN + 4
"""Cards among them whose rank is not recorded."""
CARDS: Final = OWN + 5
"""Cards that count."""
TOTAL: Final = OWN + 6
"""Point count."""
SOFT: Final = OWN + 7
"""1 where an ace counts high."""
FLAGS: Final = OWN + 8
"""What happened to it; see flags."""
PARENT: Final = OWN + 9
"""Row of the hand it was split from."""
LAST_CARD: Final = OWN + 10
"""Event of the last card that counts."""
LAST: Final = OWN + 11
"""Last event that concerns it."""
CHOICE: Final = OWN + 12
"""Event of the last decision on it."""
MUCK: Final = OWN + 13
"""Event that removed its cards."""
ROOT: Final = OWN + 14
"""Event of the first wrong act that spoiled it."""
ASKED: Final = OWN + 15
"""Cards asked for and not yet dealt."""
EXTRA: Final = OWN + 16
"""Event of the first card dealt that does not count."""
SPLITS: Final = OWN + 17
"""How often it, or the hand it comes from, was split."""
DEALT_FIRST: Final = OWN + 18
"""First of the initial two cards, whatever became of it."""
DEALT_SECOND: Final = OWN + 19
"""Second of the initial two cards, whatever became of it."""
WAGER: Final = OWN + 20
"""Row of the first Blackjack Wager on it that was not taken back."""
ORIGIN: Final = OWN + 21
"""Row of the hand from which, by one split or several, it comes; its own where it comes from none."""
