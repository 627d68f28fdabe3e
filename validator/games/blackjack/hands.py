"""A hand of blackjack as cards come and go: its total, its Blackjack, and when the law gives it no more."""

from typing import Final

from validator.core.kernel import Ints, kernel
from validator.games.blackjack.options import (
    ACE_ABOVE_ONE,
    CARD_VALUE,
    DEALER_HIGHEST,
    DEALER_STANDS,
    HIGHEST_TOTAL,
    SPLIT_ACES_ONE_CARD,
)
from validator.games.blackjack.tables import flags, hand
from validator.games.cards import ACE, TEN, known, rank_of
from validator.games.shoe.options import TENS_REMOVED
from validator.log.cards import CARD_RANK_ONLY

DEALER: Final = 0
"""The id of the dealer's hand."""


@kernel
def refresh_total(hands: Ints, options: Ints, h: int) -> None:
    """Set total and soft of hand row ``h`` from its sum and aces (633a.3(e)(3) and its siblings)."""
    hard = hands[h + hand.HARD]
    above = options[ACE_ABOVE_ONE]
    highest = options[DEALER_HIGHEST] if hands[h + hand.ID] == DEALER else options[HIGHEST_TOTAL]
    if hands[h + hand.ACES] > 0 and hard + above <= highest:
        # Two aces count high only for a dealer whose highest total is 22 (685a.3(d)(3)).
        second = above if hands[h + hand.ACES] > 1 and hard + above + above <= highest else 0
        hands[h + hand.TOTAL] = hard + above + second
        hands[h + hand.SOFT] = 1
    else:
        hands[h + hand.TOTAL] = hard
        hands[h + hand.SOFT] = 0


@kernel
def is_removed_ten(card: int, options: Ints) -> bool:
    """Whether a card is a 10, of which the decks of the chapter hold none."""
    return options[TENS_REMOVED] == 1 and (rank_of(card) == TEN or card == CARD_RANK_ONLY + TEN)


@kernel
def on_ace_22(options: Ints, total: int, soft: int) -> bool:
    """Whether a dealer's total exceeds the players' highest only because an ace counts high in it (685a.3(d)(3))."""
    return soft == 1 and total > options[HIGHEST_TOTAL]


@kernel
def count_rank(hands: Ints, options: Ints, h: int, card: int, sign: int) -> None:
    """Add (``sign`` 1) or take away (-1) a card's value; a card of unknown rank is only counted as unknown.

    So is a 10 where the decks hold none: what it counts is open.
    """
    rank = rank_of(card)
    if is_removed_ten(card, options):
        hands[h + hand.UNKNOWN] += sign
        hands[h + hand.FLAGS] |= flags.TEN
    elif rank < 0:
        hands[h + hand.UNKNOWN] += sign
    else:
        hands[h + hand.HARD] += sign * options[CARD_VALUE + rank]
        if rank == ACE:
            hands[h + hand.ACES] += sign


@kernel
def is_blackjack(first: int, second: int, options: Ints) -> bool:
    """Whether two known cards are an ace and a card of value 10."""
    one = rank_of(first)
    other = rank_of(second)
    if one < 0 or other < 0 or (one == ACE) == (other == ACE):
        return False
    return options[CARD_VALUE + one] + options[CARD_VALUE + other] + options[ACE_ABOVE_ONE] == options[HIGHEST_TOTAL]


@kernel
def add_card(hands: Ints, options: Ints, h: int, card: int) -> None:
    """Give hand row ``h`` a card that counts."""
    whole = hands[h + hand.FLAGS] & (flags.SPLIT | flags.SWITCHED) == 0
    if hands[h + hand.CARDS] == 0:
        hands[h + hand.FIRST] = card
        if whole:
            hands[h + hand.DEALT_FIRST] = card
    elif hands[h + hand.CARDS] == 1:
        hands[h + hand.SECOND] = card
        if whole:
            hands[h + hand.DEALT_SECOND] = card
    hands[h + hand.CARDS] += 1
    if hands[h + hand.FLAGS] & flags.DOUBLED:
        hands[h + hand.FLAGS] |= flags.DOUBLE_CARD
    count_rank(hands, options, h, card, 1)
    refresh_total(hands, options, h)
    natural = (
        hands[h + hand.CARDS] == 2
        and (hands[h + hand.FLAGS] & (flags.SPLIT | flags.TEN)) == 0
        and is_blackjack(hands[h + hand.FIRST], hands[h + hand.SECOND], options)
    )
    if natural:
        hands[h + hand.FLAGS] |= flags.NATURAL
    else:
        hands[h + hand.FLAGS] &= ~flags.NATURAL


@kernel
def reveal_card(hands: Ints, options: Ints, h: int, card: int) -> None:
    """Put a face to the card of hand row ``h`` that was dealt without one."""
    if hands[h + hand.UNKNOWN] == 0 or rank_of(card) < 0:
        return
    seen = known(hands[h + hand.FIRST]) and (hands[h + hand.CARDS] == 1 or known(hands[h + hand.SECOND]))
    if hands[h + hand.FLAGS] & flags.TEN and seen:
        return
    if hands[h + hand.CARDS] > 0 and not known(hands[h + hand.FIRST]):
        hands[h + hand.FIRST] = card
        hands[h + hand.DEALT_FIRST] = card
    elif hands[h + hand.CARDS] > 1 and not known(hands[h + hand.SECOND]):
        hands[h + hand.SECOND] = card
        hands[h + hand.DEALT_SECOND] = card
    hands[h + hand.UNKNOWN] -= 1
    count_rank(hands, options, h, card, 1)
    refresh_total(hands, options, h)
    if (
        hands[h + hand.CARDS] == 2
        and (hands[h + hand.FLAGS] & (flags.SPLIT | flags.TEN)) == 0
        and is_blackjack(hands[h + hand.FIRST], hands[h + hand.SECOND], options)
    ):
        hands[h + hand.FLAGS] |= flags.NATURAL


@kernel
def doubles_split_pair(marks: int) -> bool:
    """Whether a hand of a split pair was doubled down and awaits its card, which may come on 21 too (633a.10(a))."""
    return marks & (flags.SPLIT | flags.DOUBLED | flags.DOUBLE_CARD) == flags.SPLIT | flags.DOUBLED


@kernel
def is_split_ace(hands: Ints, h: int) -> bool:
    """Whether hand row ``h`` was formed by splitting aces."""
    return hands[h + hand.FLAGS] & flags.SPLIT != 0 and rank_of(hands[h + hand.FIRST]) == ACE


@kernel
def is_complete(hands: Ints, options: Ints, h: int, dealer: bool) -> bool:
    """Whether the law gives hand row ``h`` no further card, so that one dealt all the same does not count."""
    if hands[h + hand.CARDS] < 2:
        return False
    if hands[h + hand.UNKNOWN] > 0:
        return False
    if dealer:
        return hands[h + hand.TOTAL] >= options[DEALER_STANDS]
    if hands[h + hand.FLAGS] & (flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD | flags.STOOD | flags.DOUBLE_CARD):
        return True
    if options[SPLIT_ACES_ONE_CARD] == 1 and is_split_ace(hands, h):
        return True
    return hands[h + hand.TOTAL] >= options[HIGHEST_TOTAL] and not doubles_split_pair(hands[h + hand.FLAGS])


@kernel
def split_hand(hands: Ints, options: Ints, parent: int, child: int, moved: int) -> None:
    """Move one card of hand row ``parent`` to the new row ``child``; ``moved`` is the card if recorded.

    A lammer laid on the pair, of which no decision told the purpose, was laid to split it.
    """
    if hands[parent + hand.FLAGS] & flags.FREE_DOUBLED and hands[parent + hand.CHOICE] < 0:
        hands[parent + hand.FLAGS] &= ~(flags.DOUBLED | flags.FREE_DOUBLED)
        hands[parent + hand.FLAGS] |= flags.FREE_SPLIT
    card = moved
    if card < 0 or (card != hands[parent + hand.FIRST] and card != hands[parent + hand.SECOND]):
        card = hands[parent + hand.SECOND]
    if card == hands[parent + hand.FIRST] and card != hands[parent + hand.SECOND]:
        hands[parent + hand.FIRST] = hands[parent + hand.SECOND]
    hands[parent + hand.SECOND] = -1
    hands[parent + hand.CARDS] -= 1
    count_rank(hands, options, parent, card, -1)
    hands[parent + hand.FLAGS] = (hands[parent + hand.FLAGS] | flags.SPLIT) & ~(flags.NATURAL | flags.STOOD)
    refresh_total(hands, options, parent)
    hands[child + hand.FLAGS] |= flags.SPLIT
    hands[child + hand.PARENT] = parent
    hands[child + hand.ORIGIN] = hands[parent + hand.ORIGIN]
    hands[parent + hand.SPLITS] += 1
    hands[child + hand.SPLITS] = hands[parent + hand.SPLITS]
    hands[child + hand.ROOT] = hands[parent + hand.ROOT]
    if hands[child + hand.PLAYER] < 0:
        hands[child + hand.PLAYER] = hands[parent + hand.PLAYER]
    if hands[child + hand.SEAT] < 0:
        hands[child + hand.SEAT] = hands[parent + hand.SEAT]
    add_card(hands, options, child, card)


@kernel
def switch_seconds(hands: Ints, options: Ints, one: int, other: int) -> None:
    """Let the second cards of two two-card hands change places."""
    a = hands[one + hand.SECOND]
    b = hands[other + hand.SECOND]
    for h in (one, other):
        hands[h + hand.CARDS] = 1
        hands[h + hand.FLAGS] = (hands[h + hand.FLAGS] | flags.SWITCHED) & ~flags.NATURAL
    count_rank(hands, options, one, a, -1)
    count_rank(hands, options, other, b, -1)
    add_card(hands, options, one, b)
    add_card(hands, options, other, a)
