"""Playing cards as integers: ``suit * 13 + rank``.

Suits are clubs, diamonds, hearts, spades; ranks ace (0) to king (12). A negative number is a card that was not
recorded; numbers from 52 on are cards known in part (see the round log's schema). These are the numbers of a deck,
not of any rule.
"""

from validator.core.engine.kernel import kernel
from validator.log.cards import CARD_RANK_ONLY, CARD_TEN_VALUE

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


@kernel
def rank_by_value(card: int) -> int:
    """A rank that counts as ``card`` does, ace 0 to king 12; -1 where it is not known what the card counts.

    It is the card's own rank where that is known, its suit or not; a card of which is known no more than that it is a
    10, jack, queen or king counts as a king. Who asks for a pair or a paytable's row asks ``rank_of``.
    """
    if 0 <= card < CARDS:
        return card % RANKS
    if CARD_RANK_ONLY <= card < CARD_RANK_ONLY + RANKS:
        return card - CARD_RANK_ONLY
    return KING if card == CARD_TEN_VALUE else -1
