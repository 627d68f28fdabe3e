"""Hands as their cards lie, with those that may not have been dealt: what was due if they count."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.card_values import total_with
from validator.games.blackjack.due import cell_of
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.tables.due import (
    APART,
    DUE_AS,
    LOST,
    LOST_OR_RETURNED,
    LOST_UNLESS_DEALER_OVER,
    RETURNED,
    RETURNED_OR_LOST,
)
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.cards import ACE
from validator.games.rounds.stakes import amount_differs
from validator.log.codes import KIND_DEAL, KIND_MOVE_CARD, PLACE_RACK

NOT_KNOWN = -1


@kernel
def is_due(t: Table, cell: int, net: int, stake: int) -> bool:
    """Whether ``net`` cents are due on a stake by the entry ``cell``, see ``due``.

    Where other paragraphs settle it, what they may call for is taken for due: to lose the stake or have it back.
    """
    due = t.options.due[cell + DUE_AS]
    if due == LOST or due == LOST_UNLESS_DEALER_OVER:
        return net == -stake
    if due == RETURNED:
        return net == 0
    if due == LOST_OR_RETURNED or due == RETURNED_OR_LOST or due == APART:
        return net == 0 or net == -stake
    return due >= 0 and not amount_differs(net, stake * t.options[due], t.options[due + 1])


@kernel
def total_lying(t: Table, h: Hand, r: Round) -> int:
    """Total of hand row ``h`` with the cards that may not have been dealt to it and stayed; NOT_KNOWN where one is.

    On the least total on which he stands, a card that the dealer drew goes to the discard rack in any case.
    """
    at_once = h == r.hand and h.total == t.options.overdraw_total
    return h.total if at_once else total_of_all(t, h, r)


@kernel
def total_of_all(t: Table, h: Hand, r: Round) -> int:
    """Total of hand row ``h`` with the cards that may not have been dealt to it and stayed; NOT_KNOWN where one is."""
    extra = h.extra
    if extra < 0:
        return h.total
    hard = h.hard
    aces = h.aces
    for i in range(extra, r.last + 1):
        if t.notes[i].hand != h:
            continue
        if t.kind[i] == KIND_MOVE_CARD:
            return NOT_KNOWN
        if t.kind[i] == KIND_DEAL and t.notes[i].counted != 1 and t.dest[i] != PLACE_RACK:
            rank = counted_rank(t, t.card[i])
            if rank < 0:
                return NOT_KNOWN
            hard += t.options.card_value[rank]
            aces += 1 if rank == ACE else 0
    return total_with(t, hard, aces)


@kernel
def due_as_the_cards_lie(t: Table, w: Wager, net: int) -> bool:
    """Whether ``net`` cents are due on wager row ``w`` if the cards that may not have been dealt count."""
    h = w.hand
    r = w.round
    dealer = r.hand
    if h.extra < 0 and dealer.extra < 0:
        return False
    own = h.total
    dealers = dealer.total
    own_lying = total_lying(t, h, r)
    dealers_lying = total_lying(t, dealer, r)
    if own_lying < 0 or dealers_lying < 0 or (own_lying == own and dealers_lying == dealers):
        return False
    h.total = own_lying
    dealer.total = dealers_lying
    cell = cell_of(t, w, r.dealer_blackjack)
    h.total = own
    dealer.total = dealers
    return is_due(t, cell, net, w.stake)


@kernel
def settlement_root(t: Table, w: Wager, net: int) -> int:
    """The first wrong act from which follows that wager row ``w`` was settled with ``net`` cents; -1 where none is.

    A card that the dealer should not have drawn is one where so much is due if it counts.
    """
    h = w.hand
    r = w.round
    dealer = r.hand
    if w.root >= 0:
        return w.root
    if h.root >= 0 or dealer.root < 0:
        return h.root
    counted = dealer.total
    lying = total_of_all(t, dealer, r)
    if lying >= 0:
        dealer.total = lying
        cell = cell_of(t, w, r.dealer_blackjack)
        dealer.total = counted
        if not is_due(t, cell, net, w.stake):
            return -1
    return dealer.root
