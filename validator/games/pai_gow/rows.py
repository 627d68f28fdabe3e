"""Begins and closes the rows of rounds and hands."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE, between, new_row, next_row
from validator.games.pai_gow.around import dice_sum, place_of_dead_hand, place_of_seat, starting_place
from validator.games.pai_gow.outcome_readings import outcome_by_rank
from validator.games.pai_gow.ranking import strength
from validator.games.pai_gow.tables import flags, unplaced
from validator.games.pai_gow.tables.rows import HAND_HIGH_A, HAND_LOW_B, Hand, Round, Table
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS
from validator.games.table import recorded
from validator.log.codes import KIND_SET_HAND, WHAT_DEALER_WAGER

DEALER: Final = 0
"""The id of the dealer's hand."""


@kernel
def new_hand(t: Table, row: Round, ident: int, seat: int, player: int) -> Hand:
    """Append a hand to the round ``row``; the row's number. ``ident`` is -1 for one that the log gives no id."""
    h = new_row(t.hands)
    h.round = row
    h.id = ident
    h.seat = seat
    h.player = player
    h.tiles = 0
    h.flags = 0
    if ident >= 0:
        t.scratch[HAND_ROWS + ident] = h.at
    if seat > 0 and t.scratch[SEAT_HANDS + seat] < 0:
        t.scratch[SEAT_HANDS + seat] = h.at
    return h


@kernel
def hand_of_event(t: Table, row: Round, ident: int, seat: int, player: int) -> Hand:
    """Row of the hand that an event names by id or by position, begun where it is new; -1 where it names none."""
    if ident >= 0:
        h = t.hands[t.scratch[HAND_ROWS + ident]]
        if h:
            return h
        if seat > 0 and t.scratch[SEAT_HANDS + seat] >= 0 and t.hands[t.scratch[SEAT_HANDS + seat]].id < 0:
            h = t.hands[t.scratch[SEAT_HANDS + seat]]
            h.id = ident
            t.scratch[HAND_ROWS + ident] = h.at
            return h
        return new_hand(t, row, ident, seat, player)
    if seat == 0:
        return row.hand
    if seat > 0:
        return t.hands[t.scratch[SEAT_HANDS + seat]]
    return t.hands[NONE]


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
    r.untold = 0
    r.tiles = 0
    r.unplaced = 0
    r.direction = t.said.direction
    r.chip_unit = t.said.chip_unit
    r.positions = t.said.positions
    h = new_hand(t, r, DEALER, 0, -1)
    h.flags = flags.TILES_OF_THE_DEALER
    return r


@kernel
def close_hands(t: Table, r: Round) -> None:
    """Complete the rows of the hands of round ``r``: their places around the table and their strengths.

    Where the log need not tell of each tile that is set, four that it tells of may be of two settings.
    """
    told = recorded(t, KIND_SET_HAND)
    positions, direction = t.options.positions, r.direction
    for h in between(t.hands, r.hand, r.hands_end):
        if h.flags & flags.THE_DEAD_HAND:
            h.place = place_of_dead_hand(positions)
        else:
            h.place = place_of_seat(h.seat, direction, positions)
        if not told:
            for place in range(HAND_HIGH_A, HAND_LOW_B + 1):
                h[place] = -1
        h.high = strength(h.high_a, h.high_b, t.options)
        h.low = strength(h.low_a, h.low_b, t.options)
        if h.id != DEALER and h.shown > r.exposed:
            r.exposed = h.shown


@kernel
def close_round(t: Table, r: Round) -> None:
    """Complete the row of round ``r`` and clear the scratch for the next."""
    first = r.hand
    r.hands_end = next_row(t.hands)
    r.wagers_end = next_row(t.wagers)
    bank = r.bank_seat
    if bank > 0:
        r.bank = t.hands[t.scratch[SEAT_HANDS + bank]]
    close_hands(t, r)
    if r.shown >= 0 and bank != 0:
        counted_first = 0
        number = t.options.count_first
        if bank > 0:
            number = t.options.bank_count_first
            counted_first = place_of_seat(bank, r.direction, t.options.positions)
        r.start = starting_place(dice_sum(t.n[r.shown]), counted_first, number, t.options.positions)
    opponent = first if bank < 0 else r.bank
    for w in between(t.wagers, r.wager, next_row(t.wagers)):
        if not w.hand and w.seat > 0:
            w.hand = t.hands[t.scratch[SEAT_HANDS + w.seat]]
        if w.kind == WHAT_DEALER_WAGER:
            r.dealer_wager = w
            w.hand = first
        w.opponent = opponent
        h = w.hand
        # Also one of which no row says that it was placed, as the round's settlement names it.
        if not h and w.withdrawn < 0 and w.seat < 0:
            r.unplaced |= unplaced.WAGERS
        if h:
            if w.seat < 0:
                w.seat = h.seat
            if h.player < 0:
                h.player = w.player
            if not h.wager and w.withdrawn < 0:
                h.wager = w
            if opponent and opponent != h:
                w.due = outcome_by_rank(t, h, opponent)
        t.scratch[WAGER_ROWS + w.id] = -1
    for h in between(t.hands, first, next_row(t.hands)):
        if h.id >= 0:
            t.scratch[HAND_ROWS + h.id] = -1
        if h.seat >= 0:
            t.scratch[SEAT_HANDS + h.seat] = -1
