"""A hand of blackjack as cards come and go: its total, its Blackjack, and when the law gives it no more."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.blackjack.options import (
    ACE_ABOVE_ONE,
    BLACKJACK_CARDS,
    BLACKJACK_TEN_VALUE,
    CARD_VALUE,
    DEALER_HIGHEST,
    DEALER_STANDS,
    DRAW_BELOW,
    HIGHEST_TOTAL,
    SPLIT_ACES_CARDS,
)
from validator.games.blackjack.tables import flags, hand, note
from validator.games.cards import ACE, TEN, known, rank_by_value
from validator.games.shoe.options import TENS_REMOVED
from validator.games.table import Table
from validator.log.cards import CARD_TEN_VALUE
from validator.log.codes import KIND_DEAL, KIND_SPLIT, PLACE_HAND

DEALER: Final = 0
"""The id of the dealer's hand."""


@kernel
def becomes_first_card(t: Table, i: int, h: int) -> bool:
    """Whether the determinant card of event ``i`` is a player's first: hand row ``h`` where no place is recorded."""
    return t.dest[i] == PLACE_HAND or (t.dest[i] < 0 and h >= 0)


@kernel
def refresh_total(t: Table, h: int) -> None:
    """Set total and soft of hand row ``h`` from its sum and aces (633a.3(e)(3) and its siblings)."""
    hard = t.hands[h + hand.HARD]
    above = t.options[ACE_ABOVE_ONE]
    highest = t.options[DEALER_HIGHEST] if t.hands[h + hand.ID] == DEALER else t.options[HIGHEST_TOTAL]
    if t.hands[h + hand.ACES] > 0 and hard + above <= highest:
        # Two aces count high only for a dealer whose highest total is 22 (685a.3(d)(3)).
        second = above if t.hands[h + hand.ACES] > 1 and hard + above + above <= highest else 0
        t.hands[h + hand.TOTAL] = hard + above + second
        t.hands[h + hand.SOFT] = 1
    else:
        t.hands[h + hand.TOTAL] = hard
        t.hands[h + hand.SOFT] = 0


@kernel
def is_removed_ten(t: Table, card: int) -> bool:
    """Whether a card is a 10, of which the decks of the chapter hold none."""
    return t.options[TENS_REMOVED] == 1 and rank_by_value(card) == TEN


@kernel
def counted_rank(t: Table, card: int) -> int:
    """A rank that counts as ``card`` does; -1 where it is not known what it counts.

    Where the decks hold no 10s, a card of which only the value is known may be one that was not taken out.
    """
    if card == CARD_TEN_VALUE and t.options[TENS_REMOVED] == 1:
        return -1
    return rank_by_value(card)


@kernel
def on_ace_22(t: Table, total: int, soft: int) -> bool:
    """Whether a dealer's total exceeds the players' highest only because an ace counts high in it (685a.3(d)(3))."""
    return soft == 1 and total > t.options[HIGHEST_TOTAL]


@kernel
def count_rank(t: Table, h: int, card: int, sign: int) -> None:
    """Add (``sign`` 1) or take away (-1) a card's value; a card of unknown value is only counted as unknown.

    So is a 10 where the decks hold none: what it counts is open.
    """
    rank = counted_rank(t, card)
    if is_removed_ten(t, card):
        t.hands[h + hand.UNKNOWN] += sign
        t.hands[h + hand.FLAGS] |= flags.TEN
    elif rank < 0:
        t.hands[h + hand.UNKNOWN] += sign
    else:
        t.hands[h + hand.HARD] += sign * t.options[CARD_VALUE + rank]
        if rank == ACE:
            t.hands[h + hand.ACES] += sign


@kernel
def is_blackjack(t: Table, first: int, second: int) -> bool:
    """Whether two cards of known value are an ace and a card of value 10."""
    one = counted_rank(t, first)
    other = counted_rank(t, second)
    if one < 0 or other < 0 or (one == ACE) == (other == ACE):
        return False
    return t.options[CARD_VALUE + (other if one == ACE else one)] == t.options[BLACKJACK_TEN_VALUE]


@kernel
def add_card(t: Table, h: int, card: int) -> None:
    """Give hand row ``h`` a card that counts."""
    whole = t.hands[h + hand.FLAGS] & (flags.SPLIT | flags.SWITCHED) == 0
    if t.hands[h + hand.CARDS] == 0:
        t.hands[h + hand.FIRST] = card
        if whole:
            t.hands[h + hand.DEALT_FIRST] = card
    elif t.hands[h + hand.CARDS] == 1:
        t.hands[h + hand.SECOND] = card
        if whole:
            t.hands[h + hand.DEALT_SECOND] = card
    t.hands[h + hand.CARDS] += 1
    if t.hands[h + hand.FLAGS] & flags.DOUBLED:
        t.hands[h + hand.FLAGS] |= flags.DOUBLE_CARD
    count_rank(t, h, card, 1)
    refresh_total(t, h)
    natural = (
        t.hands[h + hand.CARDS] == t.options[BLACKJACK_CARDS]
        and (t.hands[h + hand.FLAGS] & (flags.SPLIT | flags.TEN)) == 0
        and is_blackjack(t, t.hands[h + hand.FIRST], t.hands[h + hand.SECOND])
    )
    if natural:
        t.hands[h + hand.FLAGS] |= flags.NATURAL
    else:
        t.hands[h + hand.FLAGS] &= ~flags.NATURAL


@kernel
def count_from_the_deal_on(t: Table, h: int, card: int, place: int) -> None:
    """Count a card in what is noted of a player's hand at each event since it was dealt as its card number ``place``.

    Who plays his cards face down decides on the total that he has, not on what of it the dealer has seen.
    """
    natural = is_blackjack(t, t.hands[h + hand.FIRST], t.hands[h + hand.SECOND])
    natural = natural and t.hands[h + hand.FLAGS] & (flags.SPLIT | flags.TEN) == 0
    rank = counted_rank(t, card)
    above = t.options[ACE_ABOVE_ONE]
    i = t.hands[h + hand.LAST]
    while i >= 0 and t.notes[i * note.WIDTH + note.CARDS] >= place and t.kind[i] != KIND_SPLIT:
        at = i * note.WIDTH
        soft = t.notes[at + note.SOFT]
        hard = t.notes[at + note.TOTAL] - soft * above + t.options[CARD_VALUE + rank]
        soft = 1 if (soft == 1 or rank == ACE) and hard + above <= t.options[HIGHEST_TOTAL] else 0
        t.notes[at + note.TOTAL] = hard + soft * above
        t.notes[at + note.SOFT] = soft
        if natural and t.notes[at + note.CARDS] == t.options[BLACKJACK_CARDS]:
            t.notes[at + note.FLAGS] |= flags.NATURAL
        i = t.notes[at + note.BEFORE]


@kernel
def reveal_card(t: Table, h: int, card: int) -> None:
    """Put a face to the card of hand row ``h`` that was dealt without one.

    Where another was dealt unseen of which the value was known, either may be the one; one that was told when it was
    dealt unseen is shown anew. Of two cards of the dealer it is the hole card that is turned. What is shown of a
    hand of which a card lay face up and was not told may be one dealt later.
    """
    if t.hands[h + hand.UNKNOWN] == 0 or counted_rank(t, card) < 0 or t.hands[h + hand.FLAGS] & flags.VALUE_UNSEEN:
        return
    if t.hands[h + hand.FLAGS] & flags.TOLD_UNSEEN and card in (t.hands[h + hand.FIRST], t.hands[h + hand.SECOND]):
        return
    first = counted_rank(t, t.hands[h + hand.FIRST]) >= 0
    second = counted_rank(t, t.hands[h + hand.SECOND]) >= 0
    seen = first and (t.hands[h + hand.CARDS] == 1 or second)
    if t.hands[h + hand.FLAGS] & flags.TEN and seen:
        return
    hidden = t.hands[h + hand.CARDS] > 1 and not second
    blank = t.hands[h + hand.FIRST] < 0 and t.hands[h + hand.ID] != DEALER
    place = 0
    if t.hands[h + hand.FLAGS] & flags.BLANK_SEEN and t.hands[h + hand.ID] != DEALER:
        pass
    elif t.hands[h + hand.CARDS] > 0 and not first and (blank or not hidden):
        t.hands[h + hand.FIRST] = card
        t.hands[h + hand.DEALT_FIRST] = card
        place = 1
    elif hidden:
        t.hands[h + hand.SECOND] = card
        t.hands[h + hand.DEALT_SECOND] = card
        place = 2
    t.hands[h + hand.UNKNOWN] -= 1
    count_rank(t, h, card, 1)
    refresh_total(t, h)
    if (
        t.hands[h + hand.CARDS] == t.options[BLACKJACK_CARDS]
        and (t.hands[h + hand.FLAGS] & (flags.SPLIT | flags.TEN)) == 0
        and is_blackjack(t, t.hands[h + hand.FIRST], t.hands[h + hand.SECOND])
    ):
        t.hands[h + hand.FLAGS] |= flags.NATURAL
    if place > 0 and t.hands[h + hand.ID] != DEALER:
        count_from_the_deal_on(t, h, card, place)


@kernel
def doubles_split_pair(marks: int) -> bool:
    """Whether a hand of a split pair was doubled down and awaits its card, which may come on 21 too (633a.10(a))."""
    return marks & (flags.SPLIT | flags.DOUBLED | flags.DOUBLE_CARD) == flags.SPLIT | flags.DOUBLED


@kernel
def is_players_second_card(t: Table, i: int) -> bool:
    """Whether event ``i`` deals a player the second of his first two cards.

    Where it was missed it comes after all others have theirs, the dealer too (633a.14(g)), and is no additional card.
    """
    at = i * note.WIDTH
    h = t.notes[at + note.HAND]
    if t.kind[i] != KIND_DEAL or h < 0 or t.hands[h + hand.ID] == DEALER:
        return False
    return t.notes[at + note.CARDS] == 1 and t.notes[at + note.FLAGS] & flags.SPLIT == 0


@kernel
def is_split_ace(t: Table, h: int) -> bool:
    """Whether hand row ``h`` was formed by splitting aces."""
    return t.hands[h + hand.FLAGS] & flags.SPLIT != 0 and counted_rank(t, t.hands[h + hand.FIRST]) == ACE


@kernel
def is_complete(t: Table, h: int, dealer: bool) -> bool:
    """Whether the law gives hand row ``h`` no further card, so that one dealt all the same does not count."""
    if t.hands[h + hand.CARDS] < 2:
        return False
    over = flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD | flags.STOOD | flags.DOUBLE_CARD
    if not dealer and t.hands[h + hand.FLAGS] & over:
        return True
    if t.hands[h + hand.UNKNOWN] > 0:
        return False
    if dealer:
        return t.hands[h + hand.TOTAL] >= t.options[DEALER_STANDS]
    if 0 < t.options[SPLIT_ACES_CARDS] < t.hands[h + hand.CARDS] and is_split_ace(t, h):
        return True
    return t.hands[h + hand.TOTAL] >= t.options[DRAW_BELOW] and not doubles_split_pair(t.hands[h + hand.FLAGS])


@kernel
def split_hand(t: Table, parent: int, child: int, moved: int) -> None:
    """Move one card of hand row ``parent`` to the new row ``child``; ``moved`` is the card if recorded.

    A lammer laid on the pair, of which no decision told the purpose, was laid to split it.
    """
    if t.hands[parent + hand.FLAGS] & flags.FREE_DOUBLED and t.hands[parent + hand.CHOICE] < 0:
        t.hands[parent + hand.FLAGS] &= ~(flags.DOUBLED | flags.FREE_DOUBLED)
        t.hands[parent + hand.FLAGS] |= flags.FREE_SPLIT
    card = moved
    if card < 0 or (card != t.hands[parent + hand.FIRST] and card != t.hands[parent + hand.SECOND]):
        card = t.hands[parent + hand.SECOND]
        if known(moved) and known(card) and not known(t.hands[parent + hand.FIRST]):
            # The one that moved is not this one; of the other, its rank or suit was not recorded.
            card = t.hands[parent + hand.FIRST]
    if card == t.hands[parent + hand.FIRST] and card != t.hands[parent + hand.SECOND]:
        t.hands[parent + hand.FIRST] = t.hands[parent + hand.SECOND]
    t.hands[parent + hand.SECOND] = -1
    t.hands[parent + hand.CARDS] -= 1
    count_rank(t, parent, card, -1)
    t.hands[parent + hand.FLAGS] = (t.hands[parent + hand.FLAGS] | flags.SPLIT) & ~(flags.NATURAL | flags.STOOD)
    refresh_total(t, parent)
    t.hands[child + hand.FLAGS] |= flags.SPLIT
    t.hands[child + hand.PARENT] = parent
    t.hands[child + hand.ORIGIN] = t.hands[parent + hand.ORIGIN]
    t.hands[parent + hand.SPLITS] += 1
    t.hands[child + hand.SPLITS] = t.hands[parent + hand.SPLITS]
    t.hands[child + hand.ROOT] = t.hands[parent + hand.ROOT]
    if t.hands[child + hand.PLAYER] < 0:
        t.hands[child + hand.PLAYER] = t.hands[parent + hand.PLAYER]
    if t.hands[child + hand.SEAT] < 0:
        t.hands[child + hand.SEAT] = t.hands[parent + hand.SEAT]
    add_card(t, child, moved if known(moved) and not known(card) else card)


@kernel
def switch_seconds(t: Table, one: int, other: int) -> None:
    """Let the second cards of two two-card hands change places."""
    a = t.hands[one + hand.SECOND]
    b = t.hands[other + hand.SECOND]
    for h in (one, other):
        t.hands[h + hand.CARDS] = 1
        t.hands[h + hand.FLAGS] = (t.hands[h + hand.FLAGS] | flags.SWITCHED) & ~flags.NATURAL
    count_rank(t, one, a, -1)
    count_rank(t, other, b, -1)
    add_card(t, one, b)
    add_card(t, other, a)


@kernel
def turn_around(t: Table, h: int) -> None:
    """Let the first card of hand row ``h`` and its second stand for each other."""
    first = t.hands[h + hand.FIRST]
    t.hands[h + hand.FIRST] = t.hands[h + hand.SECOND]
    t.hands[h + hand.SECOND] = first


@kernel
def switch_firsts(t: Table, one: int, other: int) -> None:
    """Let the first cards of two two-card hands change places, which no law provides for."""
    turn_around(t, one)
    turn_around(t, other)
    switch_seconds(t, one, other)
    turn_around(t, one)
    turn_around(t, other)
