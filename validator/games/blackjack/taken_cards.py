"""Cards that leave a hand to which they were dealt: a 10 that is taken out of use, a card moved to another hand."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.hands import add_card, count_rank, counted_rank, is_removed_ten, refresh_total
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.cards import known
from validator.games.table import recorded
from validator.log.codes import KIND_CARD_REMOVED, KIND_DEAL, KIND_DETERMINANT, KIND_EXPOSE, PLACE_HAND


@kernel
def is_dealt(t: Table, j: int) -> bool:
    """Whether event ``j`` dealt a card to a hand."""
    return t.kind[j] == KIND_DEAL or t.kind[j] == KIND_DETERMINANT


@kernel
def refill(t: Table, h: Hand, start: int, stop: int) -> bool:
    """Take the first two cards of hand row ``h`` from those dealt to it between two events; whether all are known."""
    first = second = -1
    for j in range(start, stop):
        note = t.notes[j]
        if is_dealt(t, j) and note.hand == h and note.counted == 1:
            if counted_rank(t, t.card[j]) < 0:
                return False
            if first < 0:
                first = t.card[j]
            elif second < 0:
                second = t.card[j]
    h.first = h.dealt_first = first
    h.second = h.dealt_second = second
    return True


@kernel
def take_card(t: Table, h: Hand, dealt: int, card: int, start: int, i: int) -> None:
    """Take the card of event ``dealt`` out of hand row ``h`` at event ``i`` of the round that began at ``start``.

    A player who had asked for it asks for another, and one who doubled down on it awaits it.
    """
    note = t.notes[dealt]
    note.counted = 0
    h.cards -= 1
    count_rank(t, h, card, -1)
    h.flags &= ~(flags.NATURAL | flags.TEN)
    for j in range(start, i):
        held = t.notes[j].hand == h and t.notes[j].counted == 1
        if held and is_removed_ten(t, t.card[j]):
            h.flags |= flags.TEN
    if note.cards >= 2 and note.asked > 0:
        h.asked += 1
    if note.flags & flags.DOUBLE_CARD == 0:
        h.flags &= ~flags.DOUBLE_CARD
    refresh_total(t, h)
    if h.flags & (flags.SPLIT | flags.SWITCHED) == 0 and refill(t, h, start, i):
        return
    if h.first == card:
        h.first = h.second
        h.second = -1
    elif h.second == card:
        h.second = -1


@kernel
def take_ten_out(t: Table, row: Round, i: int) -> None:
    """Event ``i`` takes a 10 out of use, of which the decks hold none: it leaves the hand to which it was dealt."""
    start = row.first
    for j in range(i - 1, start - 1, -1):
        note = t.notes[j]
        h = note.hand
        if not h or not is_removed_ten(t, t.card[j]) or (known(t.card[i]) and t.card[j] != t.card[i]):
            continue
        dealt = j
        if t.kind[j] == KIND_EXPOSE:
            for k in range(start, j):
                if is_dealt(t, k) and t.notes[k].hand == h and not known(t.card[k]):
                    dealt = k
        if is_dealt(t, dealt) and t.notes[dealt].counted == 1:
            take_card(t, h, dealt, t.card[j], start, i)
            return


@kernel
def replaces_a_ten(t: Table, h: Hand, start: int, i: int) -> bool:
    """Whether event ``i`` deals hand row ``h`` a card after a 10 was taken out of it, or is that 10 itself.

    Where it is not always recorded that cards are taken out of use, a 10 may have been.
    """
    for j in range(start, i + 1):
        note = t.notes[j]
        taken = note.counted == 0 or not recorded(t, KIND_CARD_REMOVED)
        if is_dealt(t, j) and note.hand == h and taken and is_removed_ten(t, t.card[j]):
            return True
    return False


@kernel
def may_lack_a_ten(t: Table, h: Hand) -> bool:
    """Whether a 10 in hand row ``h`` may have been taken out of it, which is not always recorded."""
    return h.flags & flags.TEN != 0 and not recorded(t, KIND_CARD_REMOVED)


@kernel
def move_between_hands(t: Table, row: Round, to: Hand, i: int, phase: int) -> None:
    """Event ``i`` moves a card from the hand to which it was dealt into hand row ``to``.

    The card is the one whose deal the event names (``ref``), else the last that was dealt as it.
    """
    if t.dest[i] != PLACE_HAND or not to:
        return
    start = row.first
    for j in range(i - 1, start - 1, -1):
        note = t.notes[j]
        h = note.hand
        if not is_dealt(t, j) or not h or h == to or note.counted != 1:
            continue
        meant = t.seq[j] == t.ref[i] if t.ref[i] >= 0 else known(t.card[i]) and t.card[j] == t.card[i]
        if not meant or (known(t.card[i]) and known(t.card[j]) and t.card[i] != t.card[j]):
            continue
        card = t.card[j] if known(t.card[j]) else t.card[i]
        if h.flags & (flags.SPLIT | flags.SWITCHED) or to.flags & flags.SWITCHED:
            return
        take_card(t, h, j, t.card[j], start, i)
        if to.asked > 0 and phase == stage.PLAYERS_TURN and to.cards >= 2:
            to.asked -= 1
        add_card(t, to, card)
        to.last_card = i
        t.notes[i].counted = 1
        return
