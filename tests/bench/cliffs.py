"""Play that is not clean, of which each row or round that is wrong should cost only itself."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from heapq import merge

from tests.bench.dealt import Play, blackjack
from tests.bench.tile import Row, Tile, whole
from tests.properties.faults import win_paid_short

EVERY = 100
"""Of so many rows one is bad or cancelled."""

TABLES = 200

DECLARED_AGAIN = 50
"""Rounds after which the log says again what it records."""

REPEATABLE = ("pay", "collect", "return", "announce")
"""Kinds of which a row may be entered twice and the first cancelled."""


def bad_rows(rounds: int) -> Play:
    """One row in a hundred is of no kind there is; as JSON lines every other of them is cut off besides."""
    play = blackjack(rounds)
    rows = [{**row, "kind": "wagr"} if bad(place) else row for place, row in enumerate(play.tile.rows)]
    cut = frozenset(range(EVERY - 1, len(rows), 2 * EVERY))
    return replace(play, tile=replace(play.tile, rows=rows, cut=cut))


def bad(place: int) -> bool:
    """Whether the row at a place is a bad one."""
    return place % EVERY == EVERY - 1


def cancelled(rounds: int) -> Play:
    """One row in a hundred was entered before and cancelled."""
    play = blackjack(rounds)
    rows: list[Row] = []
    due = 0
    for place, row in enumerate(play.tile.rows):
        due += bad(place)
        if due and row["kind"] in REPEATABLE:
            due -= 1
            seq = whole(row, "seq")
            undone = {"table": row["table"], "seq": seq - 3, "at": row["at"], "kind": "cancel", "ref": seq - 6}
            rows += [{**row, "seq": seq - 6}, {**undone, "round": row["round"]}]
        rows.append(row)
    return replace(play, tile=replace(play.tile, rows=rows))


def declaring(rounds: int) -> Play:
    """What the log records is said again in the table's stream after every fifty rounds."""
    play = blackjack(rounds)
    rows: list[Row] = []
    for row in play.tile.rows:
        if row["kind"] == "round-start" and whole(row, "round") % DECLARED_AGAIN == 0:
            seq = whole(row, "seq") - 3
            rows.append(
                {"table": row["table"], "seq": seq, "at": row["at"], "kind": "records", "what": "pay", "by": "always"}
            )
        rows.append(row)
    return replace(play, tile=replace(play.tile, rows=rows))


def tables(rounds: int) -> Play:
    """200 tables at once, their rows in the order of their times; each deals its part of the rounds, and no more."""
    plays = [blackjack(max(1, rounds // TABLES), number, f"BJ-{number}") for number in range(1, 1 + TABLES)]
    return replace(plays[0], tile=Tile([], by_time([*play.tile.head, *play.tile.rows] for play in plays), 0))


def by_time(streams: Iterable[list[Row]]) -> list[Row]:
    """The rows of several tables in the order of their times."""
    return list(merge(*streams, key=lambda row: whole(row, "at")))


def broken(rounds: int) -> Play:
    """A win is paid short in one round of twenty, if it has one."""
    return blackjack(rounds, edit=win_paid_short)


CLIFFS: dict[str, Callable[[int], Play]] = {
    "one row in a hundred bad": bad_rows,
    "one row in a hundred cancelled": cancelled,
    "records in the stream": declaring,
    "200 tables, interleaved": tables,
    "one round in twenty broken": broken,
}
