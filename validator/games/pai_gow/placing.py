"""Whose hand and wager a row is about that names neither, and what is left open where that cannot be told."""

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.tables import note, round_, unplaced, wager
from validator.games.rounds.rows import SEAT_HANDS
from validator.games.table import Table
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
def hand_of_wager(t: Table, w: int) -> int:
    """Row of the hand that a wager is on, as far as the round has gone; -1 not known."""
    if t.wagers[w + wager.HAND] >= 0 or t.wagers[w + wager.SEAT] <= 0:
        return t.wagers[w + wager.HAND]
    return t.scratch[SEAT_HANDS + t.wagers[w + wager.SEAT]]


@kernel
def hand_of_player(t: Table, row: int, player: int) -> int:
    """Row of a player's hand in the round under way; -1 where it is not known, or he has several."""
    found, unknown = -1, player < 0
    for w in range(t.rounds[row + round_.WAGER], t.wagers[0], wager.WIDTH):
        if t.wagers[w + wager.PLAYER] != player or t.wagers[w + wager.WITHDRAWN] >= 0:
            continue
        h = hand_of_wager(t, w)
        unknown = unknown or h < 0 or (found >= 0 and h != found)
        found = h
    return -1 if unknown else found


@kernel
def hand_of_ref(t: Table, row: int, ref: int, i: int) -> int:
    """Row of the hand that an earlier event of the round, by its number in the log, is about; -1 none."""
    if ref >= 0:
        for k in range(t.rounds[row + round_.FIRST], i):
            if t.seq[k] == ref:
                return t.notes[k * note.WIDTH + note.HAND]
    return -1


@kernel
def hand_meant(t: Table, row: int, i: int) -> int:
    """Row of the hand that event ``i`` is about, which names neither hand nor position; -1 not known."""
    if t.kind[i] == KIND_CHOICE:
        return hand_of_player(t, row, t.player[i])
    if t.kind[i] == KIND_EXPOSE or t.kind[i] == KIND_MOVE_CARD:
        return hand_of_ref(t, row, t.ref[i], i)
    return -1


@kernel
def wager_at(t: Table, row: int, h: int, seat: int) -> int:
    """Row of the wager at a position, or on the hand there; of several the one that was paid last; -1 none.

    The dealer's is at none, and a player who is the bank has none.
    """
    found = -1
    for w in range(t.rounds[row + round_.WAGER], t.wagers[0], wager.WIDTH):
        there = t.wagers[w + wager.SEAT] == seat or (h >= 0 and hand_of_wager(t, w) == h)
        if not there or t.wagers[w + wager.KIND] != WHAT_PAI_GOW or t.wagers[w + wager.WITHDRAWN] >= 0:
            continue
        if found < 0 or t.wagers[w + wager.PAY] > t.wagers[found + wager.PAY]:
            found = w
    return found


@kernel
def surplus_counted(t: Table, row: int, i: int) -> bool:
    """Whether, before event ``i``, what is left for the bank was counted, or a part of it taken."""
    for k in range(t.rounds[row + round_.FIRST], i):
        if t.kind[k] == KIND_CENTER_SURPLUS or t.kind[k] == KIND_CENTER_TAKE:
            return True
    return False


@kernel
def mark_unplaced(t: Table, row: int, h: int, w: int, i: int) -> None:
    """Book what event ``i`` leaves open where it is about no hand, and no wager, that is known."""
    kind = t.kind[i]
    if kind == KIND_VIGORISH and w < 0 and t.seat[i] < 0 and not surplus_counted(t, row, i):
        t.rounds[row + round_.UNPLACED] |= unplaced.VIGORISH
    if h >= 0:
        return
    if kind == KIND_CHOICE:
        t.rounds[row + round_.UNPLACED] |= unplaced.CHOICES
        if t.what[i] == WHAT_SURRENDER or t.what[i] == WHAT_VOID:
            t.rounds[row + round_.UNPLACED] |= unplaced.GIVEN_UP
    elif kind == KIND_OUTCOME:
        t.rounds[row + round_.UNPLACED] |= unplaced.OUTCOMES
    elif kind == KIND_EXPOSE:
        t.rounds[row + round_.UNPLACED] |= unplaced.EXPOSURES
    elif kind == KIND_MOVE_CARD or kind == KIND_MUCK:
        t.rounds[row + round_.UNPLACED] |= unplaced.TILES_MOVED


@kernel
def leaves_open(t: Table, r: int, what: int) -> bool:
    """Whether something of that kind (bit) was recorded in the round that may be about any hand, or wager, of it."""
    return t.rounds[r + round_.UNPLACED] & what != 0
