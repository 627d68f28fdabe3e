"""A hand of blackjack as cards come and go: its total, its Blackjack, and when the law gives it no more."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.cards import ACE, TEN, known, rank_by_value
from validator.log.cards import CARD_TEN_VALUE
from validator.log.codes import KIND_DEAL, KIND_SPLIT, PLACE_HAND

DEALER: Final = 0
"""The id of the dealer's hand."""


@kernel
def cards_begin(t: Table, r: Round) -> int:
    """Where the cards of a round begin: its first event, where no card of it is recorded."""
    return max(r.first_card, r.first)


@kernel
def becomes_first_card(t: Table, i: int, h: Hand) -> bool:
    """Whether the determinant card of event ``i`` is a player's first: hand row ``h`` where no place is recorded."""
    return t.dest[i] == PLACE_HAND or (t.dest[i] < 0 and h.at >= 0)


@kernel
def refresh_total(t: Table, h: Hand) -> None:
    """Set total and soft of hand row ``h`` from its sum and aces (633a.3(e)(3) and its siblings)."""
    hard = h.hard
    above = t.options.ace_above_one
    highest = t.options.dealer_highest if h.id == DEALER else t.options.highest_total
    if h.aces > 0 and hard + above <= highest:
        # Two aces count high only for a dealer whose highest total is 22 (685a.3(d)(3)).
        second = above if h.aces > 1 and hard + above + above <= highest else 0
        h.total = hard + above + second
        h.soft = 1
    else:
        h.total = hard
        h.soft = 0


@kernel
def is_removed_ten(t: Table, card: int) -> bool:
    """Whether a card is a 10, of which the decks of the chapter hold none."""
    return t.options.tens_removed == 1 and rank_by_value(card) == TEN


@kernel
def counted_rank(t: Table, card: int) -> int:
    """A rank that counts as ``card`` does; -1 where it is not known what it counts.

    Where the decks hold no 10s, a card of which only the value is known may be one that was not taken out.
    """
    if card == CARD_TEN_VALUE and t.options.tens_removed == 1:
        return -1
    return rank_by_value(card)


@kernel
def on_ace_22(t: Table, total: int, soft: int) -> bool:
    """Whether a dealer's total exceeds the players' highest only because an ace counts high in it (685a.3(d)(3))."""
    return soft == 1 and total > t.options.highest_total


@kernel
def count_rank(t: Table, h: Hand, card: int, sign: int) -> None:
    """Add (``sign`` 1) or take away (-1) a card's value; a card of unknown value is only counted as unknown.

    So is a 10 where the decks hold none: what it counts is open.
    """
    rank = counted_rank(t, card)
    if is_removed_ten(t, card):
        h.unknown += sign
        h.flags |= flags.TEN
    elif rank < 0:
        h.unknown += sign
    else:
        h.hard += sign * t.options.card_value[rank]
        if rank == ACE:
            h.aces += sign


@kernel
def is_blackjack(t: Table, first: int, second: int) -> bool:
    """Whether two cards of known value are an ace and a card of value 10."""
    one = counted_rank(t, first)
    other = counted_rank(t, second)
    if one < 0 or other < 0 or (one == ACE) == (other == ACE):
        return False
    return t.options.card_value[(other if one == ACE else one)] == t.options.blackjack_ten_value


@kernel
def add_card(t: Table, h: Hand, card: int) -> None:
    """Give hand row ``h`` a card that counts."""
    whole = h.flags & (flags.SPLIT | flags.SWITCHED) == 0
    if h.cards == 0:
        h.first = card
        if whole:
            h.dealt_first = card
    elif h.cards == 1:
        h.second = card
        if whole:
            h.dealt_second = card
    h.cards += 1
    if h.flags & flags.DOUBLED:
        h.flags |= flags.DOUBLE_CARD
    count_rank(t, h, card, 1)
    refresh_total(t, h)
    natural = (
        h.cards == t.options.blackjack_cards
        and (h.flags & (flags.SPLIT | flags.TEN)) == 0
        and is_blackjack(t, h.first, h.second)
    )
    if natural:
        h.flags |= flags.NATURAL
    else:
        h.flags &= ~flags.NATURAL


@kernel
def count_from_the_deal_on(t: Table, h: Hand, card: int, place: int) -> None:
    """Count a card in what is noted of a player's hand at each event since it was dealt as its card number ``place``.

    Who plays his cards face down decides on the total that he has, not on what of it the dealer has seen.
    """
    natural = is_blackjack(t, h.first, h.second)
    natural = natural and h.flags & (flags.SPLIT | flags.TEN) == 0
    rank = counted_rank(t, card)
    above = t.options.ace_above_one
    i = h.last
    while i >= 0 and t.notes[i].cards >= place and t.kind[i] != KIND_SPLIT:
        note = t.notes[i]
        soft = note.soft
        hard = note.total - soft * above + t.options.card_value[rank]
        soft = 1 if (soft == 1 or rank == ACE) and hard + above <= t.options.highest_total else 0
        note.total = hard + soft * above
        note.soft = soft
        if natural and note.cards == t.options.blackjack_cards:
            note.flags |= flags.NATURAL
        i = note.before


@kernel
def reveal_card(t: Table, h: Hand, card: int) -> None:
    """Put a face to the card of hand row ``h`` that was dealt without one.

    Where another was dealt unseen of which the value was known, either may be the one; one that was told when it was
    dealt unseen is shown anew. Of two cards of the dealer it is the hole card that is turned. What is shown of a
    hand of which a card lay face up and was not told may be one dealt later.
    """
    if h.unknown == 0 or counted_rank(t, card) < 0 or h.flags & flags.VALUE_UNSEEN:
        return
    if h.flags & flags.TOLD_UNSEEN and card in (h.first, h.second):
        return
    first = counted_rank(t, h.first) >= 0
    second = counted_rank(t, h.second) >= 0
    seen = first and (h.cards == 1 or second)
    if h.flags & flags.TEN and seen:
        return
    hidden = h.cards > 1 and not second
    blank = h.first < 0 and h.id != DEALER
    place = 0
    if h.flags & flags.BLANK_SEEN and h.id != DEALER:
        pass
    elif h.cards > 0 and not first and (blank or not hidden):
        h.first = card
        h.dealt_first = card
        place = 1
    elif hidden:
        h.second = card
        h.dealt_second = card
        place = 2
    h.unknown -= 1
    count_rank(t, h, card, 1)
    refresh_total(t, h)
    if (
        h.cards == t.options.blackjack_cards
        and (h.flags & (flags.SPLIT | flags.TEN)) == 0
        and is_blackjack(t, h.first, h.second)
    ):
        h.flags |= flags.NATURAL
    if place > 0 and h.id != DEALER:
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
    note = t.notes[i]
    h = note.hand
    if t.kind[i] != KIND_DEAL or not h or h.id == DEALER:
        return False
    return note.cards == 1 and note.flags & flags.SPLIT == 0


@kernel
def is_split_ace(t: Table, h: Hand) -> bool:
    """Whether hand row ``h`` was formed by splitting aces."""
    return h.flags & flags.SPLIT != 0 and counted_rank(t, h.first) == ACE


@kernel
def is_complete(t: Table, h: Hand, dealer: bool) -> bool:
    """Whether the law gives hand row ``h`` no further card, so that one dealt all the same does not count."""
    if h.cards < 2:
        return False
    over = flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD | flags.STOOD | flags.DOUBLE_CARD
    if not dealer and h.flags & over:
        return True
    if h.unknown > 0:
        return False
    if dealer:
        return h.total >= t.options.dealer_stands
    if 0 < t.options.split_aces_cards < h.cards and is_split_ace(t, h):
        return True
    return h.total >= t.options.draw_below and not doubles_split_pair(h.flags)


@kernel
def split_hand(t: Table, parent: Hand, child: Hand, moved: int) -> None:
    """Move one card of hand row ``parent`` to the new row ``child``; ``moved`` is the card if recorded.

    A lammer laid on the pair, of which no decision told the purpose, was laid to split it.
    """
    if parent.flags & flags.FREE_DOUBLED and parent.choice < 0:
        parent.flags &= ~(flags.DOUBLED | flags.FREE_DOUBLED)
        parent.flags |= flags.FREE_SPLIT
    card = moved
    if card < 0 or (card != parent.first and card != parent.second):
        card = parent.second
        if known(moved) and known(card) and not known(parent.first):
            # The one that moved is not this one; of the other, its rank or suit was not recorded.
            card = parent.first
    if card == parent.first and card != parent.second:
        parent.first = parent.second
    parent.second = -1
    parent.cards -= 1
    count_rank(t, parent, card, -1)
    parent.flags = (parent.flags | flags.SPLIT) & ~(flags.NATURAL | flags.STOOD)
    refresh_total(t, parent)
    child.flags |= flags.SPLIT
    child.parent = parent
    child.origin = parent.origin
    parent.splits += 1
    child.splits = parent.splits
    child.root = parent.root
    if child.player < 0:
        child.player = parent.player
    if child.seat < 0:
        child.seat = parent.seat
    add_card(t, child, moved if known(moved) and not known(card) else card)


@kernel
def switch_seconds(t: Table, one: Hand, other: Hand) -> None:
    """Let the second cards of two two-card hands change places."""
    a = one.second
    b = other.second
    for h in (one, other):
        h.cards = 1
        h.flags = (h.flags | flags.SWITCHED) & ~flags.NATURAL
    count_rank(t, one, a, -1)
    count_rank(t, other, b, -1)
    add_card(t, one, b)
    add_card(t, other, a)


@kernel
def turn_around(t: Table, h: Hand) -> None:
    """Let the first card of hand row ``h`` and its second stand for each other."""
    first = h.first
    h.first = h.second
    h.second = first


@kernel
def switch_firsts(t: Table, one: Hand, other: Hand) -> None:
    """Let the first cards of two two-card hands change places, which no law provides for."""
    turn_around(t, one)
    turn_around(t, other)
    switch_seconds(t, one, other)
    turn_around(t, one)
    turn_around(t, other)
