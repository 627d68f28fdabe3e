"""Begins the rows of wagers and books their settlement, in every game model."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import new_row
from validator.games.numbers import SEAT_CODES, Places
from validator.games.rounds.table_rows import Round, Wager
from validator.games.table import Table
from validator.log.codes import KIND_COLLECT, KIND_RETURN
from validator.log.vocabulary import LIMITS

row = Places()
HAND_ROWS: Final = row(1 + LIMITS["hand"])
WAGER_ROWS: Final = row(1 + LIMITS["wager"])
SEAT_HANDS: Final = row(SEAT_CODES)
SCRATCH: Final = row.end
"""The scratch column: rows of the current round's hands, wagers and first hands of seats, by id; -1 where none is."""


@kernel
def may_be_of_round(t: Table, i: int, over: int) -> bool:
    """Whether event ``i`` is, or may be, of the last round that began, which the event ``over`` ended (-1: none)."""
    return over < 0 or t.round[i] >= 0


@kernel
def new_wager(t: Table, row: Round, ident: int) -> Wager:
    """Append a wager to the round ``row``; the row's number."""
    w = new_row(t.wagers)
    w.round = row
    w.id = ident
    w.collected = 0
    w.paid = 0
    w.returned = 0
    w.bonus = 0
    w.unpriced = 0
    w.share = 0
    w.deferred = 0
    w.taken_off = 0
    t.scratch[WAGER_ROWS + ident] = w.at
    return w


@kernel
def book_placed(t: Table, w: Wager, i: int) -> None:
    """Book on wager row ``w`` that event ``i`` places it."""
    w.kind = t.what[i]
    w.seat = t.seat[i]
    w.player = t.player[i]
    w.stake = t.cents[i]
    w.event = i


@kernel
def mark_root(t: Table, w: Wager, i: int) -> None:
    """From now on what is wrong with wager row ``w`` follows from the act of event ``i``, or from an earlier one."""
    if w.root < 0:
        w.root = i


@kernel
def book_settled_row(t: Table, w: Wager, i: int, kind: int, amount: int, bonus: bool) -> None:
    """Book a collection, payment or return on wager row ``w``."""
    cents = amount
    if cents < 0:
        w.unpriced += 1
        cents = 0
    if kind == KIND_COLLECT:
        w.collected += cents
        w.collect = i
    elif kind == KIND_RETURN:
        w.returned += cents
        w.gave_back = i
    else:
        w.pay = i
        if bonus:
            w.bonus += cents
        else:
            w.paid += cents
    if w.first_settled < 0:
        w.first_settled = i
    w.last_settled = i


@kernel
def change_stake(t: Table, w: Wager, cents: int) -> None:
    """Change the amount of wager row ``w``; what it loses its player has taken off."""
    before = w.stake
    if 0 <= cents < before:
        w.taken_off += before - cents
    w.stake = cents


@kernel
def withdraw(t: Table, w: Wager, cents: int, i: int) -> None:
    """Event ``i`` takes wager row ``w`` back: so many cents of it, all where it names no less (-1: no amount)."""
    stake = w.stake
    if 0 <= cents < stake:
        change_stake(t, w, stake - cents)
    else:
        w.withdrawn = i
