"""Begins the rows of wagers and books their settlement, in every machine."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.numbers import SEAT_CODES, Places
from validator.games.rounds import wager
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
def new_wager(t: Table, row: int, ident: int) -> int:
    """Append a wager to the round ``row``; the row's number."""
    w = t.wagers[0]
    t.wagers[0] = w + wager.WIDTH
    t.wagers[w + wager.ROUND] = row
    t.wagers[w + wager.ID] = ident
    t.wagers[w + wager.KIND] = -1
    t.wagers[w + wager.HAND] = -1
    t.wagers[w + wager.SEAT] = -1
    t.wagers[w + wager.PLAYER] = -1
    t.wagers[w + wager.STAKE] = -1
    t.wagers[w + wager.EVENT] = -1
    t.wagers[w + wager.COLLECTED] = 0
    t.wagers[w + wager.PAID] = 0
    t.wagers[w + wager.RETURNED] = 0
    t.wagers[w + wager.BONUS] = 0
    t.wagers[w + wager.FIRST_SETTLED] = -1
    t.wagers[w + wager.LAST_SETTLED] = -1
    t.wagers[w + wager.COLLECT] = -1
    t.wagers[w + wager.PAY] = -1
    t.wagers[w + wager.WITHDRAWN] = -1
    t.wagers[w + wager.ROOT] = -1
    t.wagers[w + wager.UNPRICED] = 0
    t.wagers[w + wager.METER] = -1
    t.wagers[w + wager.TAKEN] = -1
    t.wagers[w + wager.SHARE] = 0
    t.wagers[w + wager.DEFERRED] = 0
    t.wagers[w + wager.RETURN] = -1
    t.wagers[w + wager.TAKEN_OFF] = 0
    t.scratch[WAGER_ROWS + ident] = w
    return w


@kernel
def mark_root(t: Table, w: int, i: int) -> None:
    """From now on what is wrong with wager row ``w`` follows from the act of event ``i``, or from an earlier one."""
    if t.wagers[w + wager.ROOT] < 0:
        t.wagers[w + wager.ROOT] = i


@kernel
def settle_row(t: Table, w: int, i: int, kind: int, amount: int, bonus: bool) -> None:
    """Book a collection, payment or return on wager row ``w``."""
    cents = amount
    if cents < 0:
        t.wagers[w + wager.UNPRICED] += 1
        cents = 0
    if kind == KIND_COLLECT:
        t.wagers[w + wager.COLLECTED] += cents
        t.wagers[w + wager.COLLECT] = i
    elif kind == KIND_RETURN:
        t.wagers[w + wager.RETURNED] += cents
        t.wagers[w + wager.RETURN] = i
    else:
        t.wagers[w + wager.PAY] = i
        if bonus:
            t.wagers[w + wager.BONUS] += cents
        else:
            t.wagers[w + wager.PAID] += cents
    if t.wagers[w + wager.FIRST_SETTLED] < 0:
        t.wagers[w + wager.FIRST_SETTLED] = i
    t.wagers[w + wager.LAST_SETTLED] = i


@kernel
def change_stake(t: Table, w: int, cents: int) -> None:
    """Change the amount of wager row ``w``; what it loses its player has taken off."""
    before = t.wagers[w + wager.STAKE]
    if 0 <= cents < before:
        t.wagers[w + wager.TAKEN_OFF] += before - cents
    t.wagers[w + wager.STAKE] = cents


@kernel
def withdraw(t: Table, w: int, cents: int, i: int) -> None:
    """Event ``i`` takes wager row ``w`` back: so many cents of it, all where it names no less (-1: no amount)."""
    stake = t.wagers[w + wager.STAKE]
    if 0 <= cents < stake:
        change_stake(t, w, stake - cents)
    else:
        t.wagers[w + wager.WITHDRAWN] = i
