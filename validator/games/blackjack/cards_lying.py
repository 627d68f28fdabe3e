"""Hands as their cards lie, with those that may not have been dealt: what was due if they count."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.card_values import total_with
from validator.games.blackjack.due import cell_of
from validator.games.blackjack.options import CARD_VALUE, OVERDRAW_TOTAL
from validator.games.blackjack.tables import hand, note, round_
from validator.games.blackjack.tables.due import (
    APART,
    DUE_AS,
    LOST,
    LOST_OR_RETURNED,
    LOST_UNLESS_DEALER_OVER,
    RETURNED,
    RETURNED_OR_LOST,
)
from validator.games.cards import ACE, rank_of
from validator.games.rounds import wager
from validator.games.rounds.stakes import amount_differs
from validator.games.table import Table
from validator.log.codes import KIND_DEAL, KIND_MOVE_CARD, PLACE_RACK

NOT_KNOWN = -1


@kernel
def is_due(t: Table, cell: int, net: int, stake: int) -> bool:
    """Whether ``net`` cents are due on a stake by the entry ``cell``, see ``due``.

    Where other paragraphs settle it, what they may call for is taken for due: to lose the stake or have it back.
    """
    due = t.options[cell + DUE_AS]
    if due == LOST or due == LOST_UNLESS_DEALER_OVER:
        return net == -stake
    if due == RETURNED:
        return net == 0
    if due == LOST_OR_RETURNED or due == RETURNED_OR_LOST or due == APART:
        return net == 0 or net == -stake
    return due >= 0 and not amount_differs(net, stake * t.options[due], t.options[due + 1])


@kernel
def total_lying(t: Table, h: int, r: int) -> int:
    """Total of hand row ``h`` with the cards that may not have been dealt to it and stayed; NOT_KNOWN where one is.

    On the least total on which he stands, a card that the dealer drew goes to the discard rack in any case.
    """
    at_once = h == t.rounds[r + round_.HAND] and t.hands[h + hand.TOTAL] == t.options[OVERDRAW_TOTAL]
    return t.hands[h + hand.TOTAL] if at_once else total_of_all(t, h, r)


@kernel
def total_of_all(t: Table, h: int, r: int) -> int:
    """Total of hand row ``h`` with the cards that may not have been dealt to it and stayed; NOT_KNOWN where one is."""
    extra = t.hands[h + hand.EXTRA]
    if extra < 0:
        return t.hands[h + hand.TOTAL]
    hard = t.hands[h + hand.HARD]
    aces = t.hands[h + hand.ACES]
    for i in range(extra, t.rounds[r + round_.LAST] + 1):
        if t.notes[i * note.WIDTH + note.HAND] != h:
            continue
        if t.kind[i] == KIND_MOVE_CARD:
            return NOT_KNOWN
        if t.kind[i] == KIND_DEAL and t.notes[i * note.WIDTH + note.COUNTED] != 1 and t.dest[i] != PLACE_RACK:
            rank = rank_of(t.card[i])
            if rank < 0:
                return NOT_KNOWN
            hard += t.options[CARD_VALUE + rank]
            aces += 1 if rank == ACE else 0
    return total_with(t, hard, aces)


@kernel
def due_as_the_cards_lie(t: Table, w: int, net: int) -> bool:
    """Whether ``net`` cents are due on wager row ``w`` if the cards that may not have been dealt count."""
    h = t.wagers[w + wager.HAND]
    r = t.wagers[w + wager.ROUND]
    dealer = t.rounds[r + round_.HAND]
    if t.hands[h + hand.EXTRA] < 0 and t.hands[dealer + hand.EXTRA] < 0:
        return False
    own = t.hands[h + hand.TOTAL]
    dealers = t.hands[dealer + hand.TOTAL]
    own_lying = total_lying(t, h, r)
    dealers_lying = total_lying(t, dealer, r)
    if own_lying < 0 or dealers_lying < 0 or (own_lying == own and dealers_lying == dealers):
        return False
    t.hands[h + hand.TOTAL] = own_lying
    t.hands[dealer + hand.TOTAL] = dealers_lying
    cell = cell_of(t, w, t.rounds[r + round_.DEALER_BLACKJACK])
    t.hands[h + hand.TOTAL] = own
    t.hands[dealer + hand.TOTAL] = dealers
    return is_due(t, cell, net, t.wagers[w + wager.STAKE])


@kernel
def settlement_root(t: Table, w: int, net: int) -> int:
    """The first wrong act from which follows that wager row ``w`` was settled with ``net`` cents; -1 where none is.

    A card that the dealer should not have drawn is one where so much is due if it counts.
    """
    h = t.wagers[w + wager.HAND]
    r = t.wagers[w + wager.ROUND]
    dealer = t.rounds[r + round_.HAND]
    if t.wagers[w + wager.ROOT] >= 0:
        return t.wagers[w + wager.ROOT]
    if t.hands[h + hand.ROOT] >= 0 or t.hands[dealer + hand.ROOT] < 0:
        return t.hands[h + hand.ROOT]
    counted = t.hands[dealer + hand.TOTAL]
    lying = total_of_all(t, dealer, r)
    if lying >= 0:
        t.hands[dealer + hand.TOTAL] = lying
        cell = cell_of(t, w, t.rounds[r + round_.DEALER_BLACKJACK])
        t.hands[dealer + hand.TOTAL] = counted
        if not is_due(t, cell, net, t.wagers[w + wager.STAKE]):
            return -1
    return t.hands[dealer + hand.ROOT]
