"""The row of what is asked for: filled by name, read alike interpreted, compiled and by its places."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from validator.core.engine.engines import CompiledEngine, Engine, InterpretedEngine
from validator.core.engine.kernel import Ints, kernel
from validator.core.engine.option_rows import (
    UNSTATED,
    OptionList,
    OptionsRow,
    option_place,
    options_of,
    read_options,
    unstated,
)
from validator.core.engine.rows import several
from validator.core.engine.state_rows import carries

RANKS = 3


class Shared(OptionsRow):
    decks: int
    value: OptionList = several(RANKS)


class Asked(Shared):
    pays: int
    per: int


@carries
@dataclass(frozen=True)
class Small:
    """A record of what every game has."""

    amounts: Ints
    options: Shared


@carries
class Larger(Small):
    """That of a game, which asks for more."""

    options: Asked


PAYS = option_place(Asked.pays)


@kernel
def worth(t: Small, rank: int) -> int:
    return t.options.value[rank] * t.options.decks


@kernel
def decks(options: Asked) -> int:
    """A kernel has the name of a field, and takes the row without its record."""
    return options.decks


@kernel
def told(t: Larger) -> None:
    t.amounts[0] = worth(t, 2)
    t.amounts[1] = t.options.pays * 100 + t.options.per
    t.amounts[2] = t.options[PAYS] * 100 + t.options[PAYS + 1]
    t.amounts[3] = t.options[len(t.amounts)]
    t.amounts[4] = decks(t.options)


def filled() -> Asked:
    asked = unstated(Asked)
    asked.decks, asked.pays, asked.per = 6, 3, 2
    for rank in range(RANKS):
        asked.value[rank] = 10 + rank
    return asked


@pytest.mark.parametrize("way", ["interpreted", "compiled", "bounds-checked"])
def test_a_row_is_read_alike_every_way(way: str, tmp_path: Path) -> None:
    """What a filing adds behind the fields, here 77, is read by its place."""
    column = [*filled().integers, 77]
    engine: Engine = (
        InterpretedEngine() if way == "interpreted" else CompiledEngine(cache=tmp_path, bounds=way == "bounds-checked")
    )
    amounts = engine.zeros(Asked.width)
    options = read_options(Asked, column) if way == "interpreted" else engine.column(column)
    engine.run(told, Larger(amounts, options))  # type: ignore[arg-type]  # compiled, the column stands for the row
    assert [int(one) for one in amounts][:5] == [72, 302, 302, 77, 6]


def test_what_is_not_stated_stays_so() -> None:
    asked = unstated(Asked)
    asked.value[1] = 4
    assert asked.integers == [UNSTATED, UNSTATED, 4, UNSTATED, UNSTATED, UNSTATED]
    assert (asked.decks, asked.value[1], asked[option_place(Asked.value) + 1]) == (UNSTATED, 4, 4)
    asked[option_place(Asked.per)] = 5
    assert asked.per == 5
    with pytest.raises(IndexError):
        asked.value[RANKS] = 1


def test_a_game_goes_on_from_what_all_share() -> None:
    assert Asked.names == ("decks", "value", "pays", "per")
    assert (option_place(Shared.value), option_place(Asked.value), option_place(Asked.pays), Asked.width) == (
        1,
        1,
        4,
        6,
    )
    assert (options_of(Small)["options"], options_of(Larger)["options"]) == (Shared, Asked)
    assert (Shared.record, Asked.record) == (Small, Larger)
