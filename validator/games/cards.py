"""Playing cards as integers: ``suit * 13 + rank``.

Suits are clubs, diamonds, hearts, spades; ranks ace (0) to king (12). A negative number is a card that was not
recorded; numbers from 52 on are cards known in part (see the round log's schema). These are the numbers of a deck,
not of any rule.
"""

from validator.core.kernel import kernel

RANKS = 13
CARDS = 52
ACE = 0
TEN = 9
KING = 12
QUEEN = KING - 1
HEARTS = 2
SPADES = HEARTS + 1


@kernel
def known(card: int) -> bool:
    """Whether rank and suit of ``card`` are both known."""
    return 0 <= card < CARDS


@kernel
def rank_of(card: int) -> int:
    """Rank of a fully known card, ace 0 to king 12; -1 where it is not known."""
    if card < 0 or card >= CARDS:
        return -1
    return card % RANKS


@kernel
def suit_of(card: int) -> int:
    """Suit of a fully known card, clubs 0, diamonds 1, hearts 2, spades 3; -1 where it is not known."""
    if card < 0 or card >= CARDS:
        return -1
    return card // RANKS
