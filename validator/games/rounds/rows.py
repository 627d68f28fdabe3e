"""Begins the rows of wagers and books their settlement, in every machine."""

from typing import Final

from validator.core.kernel import Ints, kernel
from validator.games.numbers import SEAT_CODES, Places
from validator.games.rounds import wager
from validator.log.codes import KIND_COLLECT, KIND_RETURN
from validator.log.vocabulary import LIMITS

row = Places()
HAND_ROWS: Final = row(1 + LIMITS["hand"])
WAGER_ROWS: Final = row(1 + LIMITS["wager"])
SEAT_HANDS: Final = row(SEAT_CODES)
SCRATCH: Final = row.end
"""The scratch column: rows of the current round's hands, wagers and first hands of seats, by id; -1 where none is."""


@kernel
def new_wager(wagers: Ints, scratch: Ints, row: int, ident: int) -> int:
    """Append a wager to the round ``row``; the row's number."""
    w = wagers[0]
    wagers[0] = w + wager.WIDTH
    wagers[w + wager.ROUND] = row
    wagers[w + wager.ID] = ident
    wagers[w + wager.KIND] = -1
    wagers[w + wager.HAND] = -1
    wagers[w + wager.SEAT] = -1
    wagers[w + wager.PLAYER] = -1
    wagers[w + wager.STAKE] = -1
    wagers[w + wager.EVENT] = -1
    wagers[w + wager.COLLECTED] = 0
    wagers[w + wager.PAID] = 0
    wagers[w + wager.RETURNED] = 0
    wagers[w + wager.BONUS] = 0
    wagers[w + wager.FIRST_SETTLED] = -1
    wagers[w + wager.LAST_SETTLED] = -1
    wagers[w + wager.COLLECT] = -1
    wagers[w + wager.PAY] = -1
    wagers[w + wager.WITHDRAWN] = -1
    wagers[w + wager.ROOT] = -1
    wagers[w + wager.UNPRICED] = 0
    wagers[w + wager.METER] = -1
    wagers[w + wager.TAKEN] = -1
    wagers[w + wager.SHARE] = 0
    wagers[w + wager.DEFERRED] = 0
    wagers[w + wager.RETURN] = -1
    wagers[w + wager.TAKEN_OFF] = 0
    scratch[WAGER_ROWS + ident] = w
    return w


@kernel
def settle_row(wagers: Ints, w: int, i: int, kind: int, amount: int, bonus: bool) -> None:
    """Book a collection, payment or return on wager row ``w``."""
    cents = amount
    if cents < 0:
        wagers[w + wager.UNPRICED] += 1
        cents = 0
    if kind == KIND_COLLECT:
        wagers[w + wager.COLLECTED] += cents
        wagers[w + wager.COLLECT] = i
    elif kind == KIND_RETURN:
        wagers[w + wager.RETURNED] += cents
        wagers[w + wager.RETURN] = i
    else:
        wagers[w + wager.PAY] = i
        if bonus:
            wagers[w + wager.BONUS] += cents
        else:
            wagers[w + wager.PAID] += cents
    if wagers[w + wager.FIRST_SETTLED] < 0:
        wagers[w + wager.FIRST_SETTLED] = i
    wagers[w + wager.LAST_SETTLED] = i


@kernel
def change_stake(wagers: Ints, w: int, cents: int) -> None:
    """Change the amount of wager row ``w``; what it loses its player has taken off."""
    before = wagers[w + wager.STAKE]
    if 0 <= cents < before:
        wagers[w + wager.TAKEN_OFF] += before - cents
    wagers[w + wager.STAKE] = cents


@kernel
def withdraw(wagers: Ints, w: int, cents: int, i: int) -> None:
    """Event ``i`` takes wager row ``w`` back: so many cents of it, all where it names no less (-1: no amount)."""
    stake = wagers[w + wager.STAKE]
    if 0 <= cents < stake:
        change_stake(wagers, w, stake - cents)
    else:
        wagers[w + wager.WITHDRAWN] = i
