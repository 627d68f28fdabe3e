"""Begins and closes the rows of rounds, hands and wagers."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import between, new_row, next_row
from validator.games.blackjack.hands import DEALER, counted_rank, is_blackjack
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS
from validator.games.table import recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_DETERMINANT,
    KIND_RETURN,
    WHAT_BLACKJACK,
    WHAT_BLUE,
    WHAT_FREE_BET,
    WHAT_HOUSE_MONEY,
    WHAT_NO_BLACKJACK,
    WHAT_RED,
)


@kernel
def new_hand(t: Table, row: Round, ident: int, seat: int, player: int) -> Hand:
    """Append a hand to the round ``row``; the row's number."""
    h = new_row(t.hands)
    h.round = row
    h.id = ident
    h.seat = seat
    h.player = player
    h.hard = 0
    h.aces = 0
    h.unknown = 0
    h.cards = 0
    h.total = 0
    h.soft = 0
    h.flags = 0
    h.origin = h
    h.asked = 0
    h.splits = 0
    t.scratch[HAND_ROWS + ident] = h.at
    if seat > 0 and t.scratch[SEAT_HANDS + seat] < 0:
        t.scratch[SEAT_HANDS + seat] = h.at
    return h


@kernel
def root_at(t: Table, h: Hand, i: int) -> int:
    """The first wrong act that spoiled hand row ``h``, where it does not come after event ``i``; -1 without one."""
    root = h.root
    return root if root <= i else -1


@kernel
def spoil_hand(t: Table, h: Hand, i: int) -> None:
    """What is wrong with hand row ``h`` follows from the act of event ``i``, or from an earlier one."""
    h.root = i if root_at(t, h, i) < 0 else h.root


@kernel
def new_round(t: Table, number: int, event: int) -> Round:
    """Append a round, the dealer's hand with it; the row's number."""
    r = new_row(t.rounds)
    r.number = number
    r.first = event
    r.last = event
    r.hand = next_row(t.hands)
    r.wager = next_row(t.wagers)
    r.gaps = 0
    r.untold = 1 if t.options.double_shoe == 1 and not recorded(t, KIND_DETERMINANT) else 0
    r.direction = t.said.direction
    r.chip_unit = t.said.chip_unit
    new_hand(t, r, DEALER, 0, -1)
    return r


@kernel
def may_have_grown(t: Table, first: Wager, end: Wager, w: Wager) -> bool:
    """Whether row ``w`` is a Blackjack Wager to which one of rows ``first`` to ``end``, House Money, may be added."""
    if w.kind != WHAT_BLACKJACK:
        return False
    for v in between(t.wagers, first, end):
        same = v.seat < 0 or v.seat == w.seat
        if v.kind == WHAT_HOUSE_MONEY and same:
            return True
    return False


@kernel
def beyond_the_stake(collected: int, stake: int) -> bool:
    """Whether more was collected on a wager than its stake, in cents."""
    return collected > stake


@kernel
def stake_is_known(t: Table, w: Wager) -> bool:
    """Whether what was wagered on row ``w``, and moved of it, is known: no payout may have been added to it."""
    if w.stake < 0 or w.unpriced > 0:
        return False
    r = w.round
    return not may_have_grown(t, r.wager, r.wagers_end, w)


@kernel
def is_told_as_beyond_the_stake(t: Table, w: Wager) -> bool:
    """Whether more was collected on wager row ``w`` than its stake, and is told as that, however its hand ended."""
    if w.withdrawn >= 0 or not stake_is_known(t, w):
        return False
    return beyond_the_stake(w.collected, w.stake)


@kernel
def book_returns(t: Table, r: Round, w: Wager) -> None:
    """Book what was given back of a wager beyond what was left of its stake, and what was not given back with the rest.

    What is given back beyond it undoes a collection first, and counts as paid then. Where a part is given back and the
    log would tell of the rest, the rest is kept from the player, as a collection is. A surrender gives a part back, and
    what is collected besides is judged for itself.
    """
    stake = w.stake
    back = w.returned
    if w.withdrawn >= 0 or not stake_is_known(t, w):
        return
    h = w.hand
    if h and h.flags & flags.SURRENDERED and back < stake:
        return
    excess = w.collected + back - stake
    if excess > 0:
        undone = min(excess, w.collected)
        w.collected -= undone
        w.returned -= excess
        w.paid += excess - undone
        return
    told = recorded(t, KIND_COLLECT) and recorded(t, KIND_RETURN)
    if told and r.gaps == 0 and w.kind != WHAT_FREE_BET:
        w.collected -= excess


@kernel
def close_round(t: Table, r: Round) -> None:
    """Complete the row of round ``r`` and clear the scratch for the next."""
    first = r.hand
    r.hands_end = next_row(t.hands)
    r.wagers_end = next_row(t.wagers)
    r.up = first.first
    r.hole = first.second
    told = counted_rank(t, first.first) >= 0 and counted_rank(t, first.second) >= 0
    if first.cards >= 2 and told and first.flags & flags.TEN == 0:
        r.dealer_blackjack = 1 if is_blackjack(t, first.first, first.second) else 0
    elif r.shown == WHAT_BLACKJACK:
        r.dealer_blackjack = 1
    elif r.shown in (WHAT_NO_BLACKJACK, WHAT_BLUE, WHAT_RED):
        r.dealer_blackjack = 0
    for w in between(t.wagers, r.wager, next_row(t.wagers)):
        if not w.hand and w.seat > 0:
            w.hand = t.hands[t.scratch[SEAT_HANDS + w.seat]]
        h = w.hand
        if h:
            if w.seat < 0:
                w.seat = h.seat
            if h.player < 0:
                h.player = w.player
            if not h.wager and w.kind == WHAT_BLACKJACK and w.withdrawn < 0:
                h.wager = w
        t.scratch[WAGER_ROWS + w.id] = -1
    for w in between(t.wagers, r.wager, next_row(t.wagers)):
        if w.returned > 0:
            book_returns(t, r, w)
    for h in between(t.hands, first, next_row(t.hands)):
        t.scratch[HAND_ROWS + h.id] = -1
        if h.seat >= 0:
            t.scratch[SEAT_HANDS + h.seat] = -1


@kernel
def has_blackjack_wager(t: Table, seat: int, i: int, r: Round) -> bool:
    """Whether a Blackjack Wager lay, or may have lain, on the box at a position when event ``i`` came."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        gone = w.withdrawn
        there = w.seat
        if w.kind == WHAT_BLACKJACK and (gone < 0 or gone > i) and (there < 0 or there == seat):
            return True
    return False


@kernel
def of_one_player(t: Table, v: Wager, w: Wager) -> bool:
    """Whether wager rows ``v`` and ``w`` are one player's; where the log names none, those of one position are."""
    if v.player >= 0 and w.player >= 0:
        return v.player == w.player
    return v.seat == w.seat
