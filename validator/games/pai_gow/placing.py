"""Whose hand and wager a row is about that names neither, and what is left open where that cannot be told."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE, between, next_row
from validator.games.pai_gow.tables import unplaced
from validator.games.pai_gow.tables.rows import Hand, Round, Table, Wager
from validator.games.rounds.rows import SEAT_HANDS
from validator.log.codes import (
    KIND_CENTER_SURPLUS,
    KIND_CENTER_TAKE,
    KIND_CHOICE,
    KIND_EXPOSE,
    KIND_MOVE_CARD,
    KIND_MUCK,
    KIND_OUTCOME,
    KIND_VIGORISH,
    WHAT_PAI_GOW,
    WHAT_SURRENDER,
    WHAT_VOID,
)


@kernel
def hand_of_wager(t: Table, w: Wager) -> Hand:
    """Row of the hand that a wager is on, as far as the round has gone; -1 not known."""
    if w.hand or w.seat <= 0:
        return w.hand
    return t.hands[t.scratch[SEAT_HANDS + w.seat]]


@kernel
def hand_of_player(t: Table, row: Round, player: int) -> Hand:
    """Row of a player's hand in the round under way; -1 where it is not known, or he has several."""
    found, unknown = t.hands[NONE], player < 0
    for w in between(t.wagers, row.wager, next_row(t.wagers)):
        if w.player != player or w.withdrawn >= 0:
            continue
        h = hand_of_wager(t, w)
        unknown = unknown or h.at < 0 or (found.at >= 0 and h != found)
        found = h
    return t.hands[NONE] if unknown else found


@kernel
def hand_of_ref(t: Table, row: Round, ref: int, i: int) -> Hand:
    """Row of the hand that an earlier event of the round, by its number in the log, is about; -1 none."""
    if ref >= 0:
        for k in range(row.first, i):
            if t.seq[k] == ref:
                return t.notes[k].hand
    return t.hands[NONE]


@kernel
def hand_meant(t: Table, row: Round, i: int) -> Hand:
    """Row of the hand that event ``i`` is about, which names neither hand nor position; -1 not known."""
    if t.kind[i] == KIND_CHOICE:
        return hand_of_player(t, row, t.player[i])
    if t.kind[i] == KIND_EXPOSE or t.kind[i] == KIND_MOVE_CARD:
        return hand_of_ref(t, row, t.ref[i], i)
    return t.hands[NONE]


@kernel
def wager_at(t: Table, row: Round, h: Hand, seat: int) -> Wager:
    """Row of the wager at a position, or on the hand there; of several the one that was paid last; -1 none.

    The dealer's is at none, and a player who is the bank has none.
    """
    found = t.wagers[NONE]
    for w in between(t.wagers, row.wager, next_row(t.wagers)):
        there = w.seat == seat or (h.at >= 0 and hand_of_wager(t, w) == h)
        if not there or w.kind != WHAT_PAI_GOW or w.withdrawn >= 0:
            continue
        if not found or w.pay > found.pay:
            found = w
    return found


@kernel
def surplus_counted(t: Table, row: Round, i: int) -> bool:
    """Whether, before event ``i``, what is left for the bank was counted, or a part of it taken."""
    for k in range(row.first, i):
        if t.kind[k] == KIND_CENTER_SURPLUS or t.kind[k] == KIND_CENTER_TAKE:
            return True
    return False


@kernel
def mark_unplaced(t: Table, row: Round, h: Hand, w: Wager, i: int) -> None:
    """Book what event ``i`` leaves open where it is about no hand, and no wager, that is known."""
    kind = t.kind[i]
    if kind == KIND_VIGORISH and not w and t.seat[i] < 0 and not surplus_counted(t, row, i):
        row.unplaced |= unplaced.VIGORISH
    if h:
        return
    if kind == KIND_CHOICE:
        row.unplaced |= unplaced.CHOICES
        if t.what[i] == WHAT_SURRENDER or t.what[i] == WHAT_VOID:
            row.unplaced |= unplaced.GIVEN_UP
    elif kind == KIND_OUTCOME:
        row.unplaced |= unplaced.OUTCOMES
    elif kind == KIND_EXPOSE:
        row.unplaced |= unplaced.EXPOSURES
    elif kind == KIND_MOVE_CARD or kind == KIND_MUCK:
        row.unplaced |= unplaced.TILES_MOVED


@kernel
def leaves_open(t: Table, r: Round, what: int) -> bool:
    """Whether something of that kind (bit) was recorded in the round that may be about any hand, or wager, of it."""
    return r.unplaced & what != 0
