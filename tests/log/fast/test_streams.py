"""Streams of arrays give what streams of lists give, whatever rows come."""

from collections.abc import Sequence
from random import Random

import pytest

from tests.length import either
from validator.core.engine.engines import CompiledEngine, Engine
from validator.log.codes import KIND_DEAL, KIND_ROUND_END, KIND_ROUND_START, NOT_RECORDED
from validator.log.columns import VENUE, Columns
from validator.log.fast.streams import PARTS, ArrayStreams
from validator.log.read import streams as lists
from validator.log.read.streams import Streams

TABLES = [VENUE, *(f"BJ-{number}" for number in range(1, 8))]


@pytest.fixture(scope="module", params=[False, True])
def engine(request: pytest.FixtureRequest) -> Engine:
    pytest.importorskip("numba")
    return CompiledEngine(bounds=request.param)


def rows(random: Random, first: int, seqs: dict[str, int], rounds: dict[str, int]) -> tuple[Columns, list[str]]:
    """Some rows of several tables, a few of them out of order; rounds with and without a start, numbered and not."""
    columns = Columns.empty()
    tables = random.choices(TABLES[: random.randrange(1, len(TABLES) + 1)], k=random.randrange(1, 40))
    for line, table in enumerate(tables, first):
        seqs[table] = seqs.get(table, 0) + 1
        kind = random.choices([KIND_ROUND_START, KIND_DEAL, KIND_ROUND_END], [1, 5, 1])[0]
        rounds[table] = rounds.get(table, 0) + (kind == KIND_ROUND_START or random.random() < 0.1)
        row = dict.fromkeys(Columns._fields, NOT_RECORDED)
        row |= {"line": line, "kind": kind, "seq": seqs[table], "card": line % 52, "n": line, "ref": line % 7}
        if random.random() < 0.03:
            row["seq"] += random.randrange(-4, 9)
        if random.random() < 0.9:
            row["round"] = rounds[table]
        for name, column in zip(Columns._fields, columns, strict=True):
            column.append(row[name])
    return columns, tables


def taken(held: "Streams | ArrayStreams", kept: dict[str, list[tuple[int, ...]]], *, whole: bool) -> Sequence[object]:
    """Hand on whole rounds, or all; of each table how many rows, and which rounds are left."""
    found = held.take_whole() if whole else held.take_all()
    for table, columns in found.items():
        kept.setdefault(table, []).extend(zip(*columns.lists(), strict=True))
    return [(table, columns.lists()) for table, columns in found.items()]


@pytest.mark.longer
@pytest.mark.parametrize("seed", range(either(40, 600)))
def test_arrays_are_followed_as_lists_are(engine: Engine, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    random = Random(seed)
    monkeypatch.setattr(lists, "LONGEST_ROUND", random.choice([20, 200_000]))
    monkeypatch.setattr("validator.log.fast.streams.ROWS", PARTS)
    gap = random.random() < 0.3
    both: tuple[Streams | ArrayStreams, Streams | ArrayStreams] = Streams(gap), ArrayStreams(engine, gap)
    kept: tuple[dict[str, list[tuple[int, ...]]], ...] = ({}, {})
    seqs: dict[str, int] = {}
    rounds: dict[str, int] = {}
    line = 1
    for _ in range(random.randrange(1, 60)):
        what = random.random()
        if what < 0.6:
            columns, tables = rows(random, line, seqs, rounds)
            line += len(tables)
            for held in both:
                held.add(Columns(*map(list, columns)), tables)
        elif what < 0.7:
            for held in both:
                held.unreadable(TABLES[1], line, 3, KIND_DEAL, 4)
            line += 1
        elif what < 0.8:
            for held in both:
                held.unreadable_everywhere(line, KIND_DEAL, 5)
            line += 1
        if random.random() < 0.5:
            assert both[0].whole_rounds() == both[1].whole_rounds()
        if what > 0.9:
            first, second = (taken(held, into, whole=True) for held, into in zip(both, kept, strict=True))
            assert second == first
    first, second = (taken(held, into, whole=False) for held, into in zip(both, kept, strict=True))
    assert second == first
    assert kept[1] == kept[0]
    assert sorted(both[1].faults) == sorted(both[0].faults)


def test_columns_that_were_let_go_are_taken_again(engine: Engine) -> None:
    streams = ArrayStreams(engine)
    columns, tables = rows(Random(1), 1, {}, {})
    held = []
    for _ in range(4):
        held.append(id(streams.values))
        streams.add(columns, tables[:1] * len(tables))
        streams.take_all()
    assert held[0] == held[2]
    assert held[1] == held[3]
