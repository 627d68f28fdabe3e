"""Rows of what is carried: the same interpreted and compiled, in the places of one column that it carries."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from validator.core.engine.engines import CompiledEngine, Engine, InterpretedEngine
from validator.core.engine.kernel import Ints, kernel
from validator.core.engine.rows import several
from validator.core.engine.state_rows import (
    Area,
    Several,
    StateRow,
    carried_length,
    carried_rows,
    carries,
    clear,
    columns_of,
    copy,
    no_row,
)

LEDGERS = 2


class Debt(StateRow):
    owed: int
    paid: int


class Ledger(StateRow, rows=LEDGERS):
    kept: int
    last: Debt
    debts: Several[Debt] = several(3)


class Seats(StateRow):
    gap: int
    seated: Area = several(4)


@carries
@dataclass(frozen=True)
class Small:
    """A record of two columns."""

    amounts: Ints
    state: Ints


@carries
class Larger(Small):
    """One that goes on from it."""

    seats: Seats
    ledgers: Several[Ledger]


@kernel
def debt_of(t: Larger, owed: int) -> Debt:
    for ledger in t.ledgers:
        for debt in ledger.debts:
            if debt.owed == owed:
                return debt
    return no_row(t.ledgers[0].debts)


@kernel
def sit(t: Larger, seated: Area, seat: int) -> int:
    seated[seat] += 1
    return seated[seat]


@kernel
def book(t: Larger) -> None:
    for i in range(len(t.amounts)):
        ledger = t.ledgers[i % LEDGERS]
        ledger.kept += sit(t, t.seats.seated, i % 4)
        ledger.debts[i % 3].owed = t.amounts[i]
        ledger.last.owed = t.amounts[i]
    found = debt_of(t, 7)
    if found:
        found.paid = 1
    if not debt_of(t, 1_000):
        t.seats.gap = 1
    if found == t.ledgers[0].debts[0] or found != debt_of(t, 7):
        t.seats.gap = 2


@kernel
def book_again(t: Larger) -> None:
    copy(t.ledgers[1], t.ledgers[0])
    clear(t.ledgers[0])


@pytest.fixture(params=["interpreted", "compiled", "bounds"])
def engine(request: pytest.FixtureRequest, kernel_cache: Path) -> Engine:
    if request.param == "interpreted":
        return InterpretedEngine()
    return CompiledEngine(bounds=request.param == "bounds", cache=kernel_cache)


def run(engine: Engine, *kernels: Callable[..., object], records: int = 1) -> list[int]:
    amounts = engine.column([5, 6, 7, 8, 9])
    states = engine.zero_parts(carried_length(Larger), 1)
    parts = {"state": states.chosen([0] * records)}
    engine.run_each(kernels, Larger, {"amounts": amounts}, parts, records, {})
    return [int(value) for value in states[0]]


SEATED = [1, 2, 1, 1, 1]
FIRST = [4, 9, 0, 5, 0, 9, 0, 7, 1]
SECOND = [2, 8, 0, 8, 0, 6, 0, 0, 0]


def test_what_is_carried_stands_in_its_places(engine: Engine) -> None:
    assert columns_of(Larger) == ("amounts", "state")
    assert carried_length(Small) == 0
    assert Seats.places() == (0, 5)
    assert Ledger.places() == (5, 23)
    assert run(engine, book) == SEATED + FIRST + SECOND


def test_a_row_is_copied_and_cleared_with_all_that_it_has(engine: Engine) -> None:
    assert run(engine, book, book_again) == SEATED + [0] * len(FIRST) + FIRST


def test_what_one_record_leaves_the_next_of_its_column_finds(engine: Engine) -> None:
    assert run(engine, book, records=2)[1:5] == [4, 2, 2, 2]


def test_a_class_has_its_places_from_one_record() -> None:
    other: type = type("Other", (Small,), {"__annotations__": {"seats": Seats}})
    with pytest.raises(TypeError, match="Seats has its places already"):
        carries(other)
    bare: type[StateRow] = type("Bare", (StateRow,), {"__annotations__": {"one": int}})
    forgotten: type = type("Forgotten", (Small,), {"__annotations__": {"bare": bare}})
    with pytest.raises(TypeError, match=r"Forgotten\.bare has no place of the column"):
        carried_rows(forgotten)
