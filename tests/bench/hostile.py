"""Logs made to cost much: each row of them should cost what the one before cost, however many there are."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from tests.bench.bench import Bench
from tests.bench.dealt import Play, blackjack
from tests.bench.sections import whole
from tests.bench.table import Line
from tests.bench.tile import Row, Tile
from tests.simulate.rounds import TABLE

PARTS: Final = 10
"""The shorter log of two has so many times fewer rows."""


def opened(number: int) -> Row:
    """The one row of a table that opens and does nothing."""
    return {"table": f"T-{number}", "seq": 1, "kind": "table-open", "what": "633a"}


def of_no_kind(table: str, seq: int) -> Row:
    """A row of a kind that there is not."""
    return {"table": table, "seq": seq, "kind": "wagr"}


def bad_rows(rows: int) -> Iterator[Row]:
    """Bad rows of the one table, after its rounds."""
    yield from (of_no_kind(TABLE, 10_000_000 + place) for place in range(rows))


def tables(rows: int) -> Iterator[Row]:
    """Tables of one row each."""
    yield from map(opened, range(rows))


def bad_tables(rows: int) -> Iterator[Row]:
    """Tables of one row and a bad one each."""
    for number in range(rows):
        yield opened(number)
        yield of_no_kind(f"T-{number}", 2)


def bad_venue(rows: int) -> Iterator[Row]:
    """A bad row of the venue's stream before each of as many tables."""
    for number in range(rows):
        yield of_no_kind("venue", 10_000_000 + number)
        yield opened(number)


class Hostile(NamedTuple):
    """What stands in a log, how many times, and the code with which its replay ends."""

    rows: Callable[[int], Iterator[Row]]
    many: int
    code: int = 2


HOSTILE: Final = {
    "bad rows of one table": Hostile(bad_rows, 100_000),
    "tables of one row": Hostile(tables, 60_000, code=0),
    "tables with a bad row": Hostile(bad_tables, 10_000),
    "bad rows of the venue, and as many tables": Hostile(bad_venue, 4_000),
}
FEW: Final = 200
"""How many of each, where little is measured."""


def play_of(what: str, rows: int) -> Play:
    """A few rounds of one table, and behind them so many rows of what is hostile."""
    play = blackjack(4)
    return Play(play.chapter, play.filing, Tile([], [*play.tile.head, *play.tile.rows, *HOSTILE[what].rows(rows)], 0))


def hostile(bench: Bench) -> Iterator[Line]:
    """The command on each, and beside it on a tenth of it: as many events a second, or more, where cost is linear."""
    for what, (_, many, code) in HOSTILE.items():
        shorter: Line | None = None
        for rows in (FEW // PARTS, FEW) if bench.sizes.quick else (many // PARTS, many):
            log = bench.log(what, rounds=rows, forms=("jsonl",), apart="hostile")
            line = whole(bench, f"{rows:,} {what}", log, "jsonl", bench.engine, repeat=1, code=code)
            yield line._replace(of=shorter)
            shorter = line
            bench.forget(log)
