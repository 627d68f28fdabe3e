"""A change of a log, and what surely does not rest on what it takes away."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

from tests.less.logs import Log, Row
from validator.log.columns import VENUE
from validator.log.schema import LogSchema, load_log_schema

FOUNDING = frozenset(("cancel", "correct", "records", "filing-in-force", "clock", "currency", "table-open"))
"""Kinds whose rows are not removed; of a log that begins late only the opening of the table is not seen."""
OF_SHOE = frozenset(
    ("spread", "wash", "stack", "shuffle", "cut-offered", "cut", "cover-card-inserted", "recut", "load-shoe")
    + ("cover-card", "burn", "shoe-emptied", "mix", "stack-tile", "stacks-moved", "dice-shake")
)
"""Kinds outside of rounds on which nothing rests that outlasts the cards in the shoe."""
OVER = frozenset(("round-end", "shoe-emptied", "spread", "wash", "shuffle", "batch-swap", "mix", "decks"))
"""The kinds of which one shows, after a round, that it is over."""
Rests = Callable[[int], str]
"""Why a finding on a line of the whole log rests on nothing that was lost; "" where it may."""


@dataclass(frozen=True)
class Change:
    """A changed log: ``texts`` are its files; ``what`` is the kind, or the kind and column, that was changed.

    ``lost`` are the lines of the whole log whose event the changed log cannot name. ``apart`` tells what must stay as
    it is.
    """

    sort: str
    place: str
    what: str
    texts: tuple[str, ...]
    lost: frozenset[int] = frozenset()
    apart: Rests = field(default=lambda _: "", compare=False)


@dataclass(frozen=True)
class Sort:
    """One sort of change: where in a log it can be made, and how."""

    places: Callable[[Log], Sequence[str]]
    make: Callable[[Log, str], Change]


@cache
def schema() -> LogSchema:
    """The schema of the round log."""
    return load_log_schema()


def text(lines: Sequence[str]) -> str:
    """Lines as a file."""
    return "".join(f"{line}\n" for line in lines)


def written(row: Row) -> str:
    """A row as a line."""
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False)


def beyond(log: Log, line: int, seen: str) -> Rests:
    """What rests on nothing that a row lost says, of which ``seen`` is still legible.

    Nothing in an earlier round, and nothing at another table where its own is legible, rests on it. Nothing in a later
    shoe does where it is known to be a row of a round, or one about the cards. Two rows reach further: one that cancels
    or corrects reaches back to the event that it names, one that says how the others are to be read, to the table's end.
    """
    row = log.rows[line] or {}
    kind, table = str(row.get("kind", "")), str(row.get("table", ""))
    legible = f'"kind":"{kind}"' in seen.replace(": ", ":")
    own = f'"table":"{table}"' in seen.replace(": ", ":") and table != VENUE
    known = schema().kinds.get(kind)
    of_cards = legible and kind not in FOUNDING and (kind in OF_SHOE or (known and known.family == "round"))
    named = line_named(log, row) if kind in ("cancel", "correct") else line

    def why(other: int) -> str:
        where = log.table_of(other)
        if where != table and own:
            return "another table"
        rows = log.tables[where]
        if rows.reach(other) < min(rows.span_before(line), rows.span(named)):
            return "an earlier round"
        if of_cards and rows.is_later_shoe(line, rows.span(other)):
            return "a later shoe"
        return ""

    return why


def line_named(log: Log, row: Row) -> int:
    """The line of the event that a row cancels; the table's first where it is not there."""
    lines = log.tables[str(row["table"])].lines
    return next((line for line in lines if (log.rows[line] or {}).get("seq") == row.get("ref")), lines[0])


def within(log: Log, line: int) -> Rests:
    """What rests on nothing that a cell lost says: as of a row of whose round all is known."""
    lost = beyond(log, line, log.lines[line])

    def why(other: int) -> str:
        rows = log.tables[log.table_of(other)]
        if log.table_of(other) == log.table_of(line) and log.kind_of(line) not in FOUNDING:
            return "an earlier round" if rows.reach(other) < rows.span(line) else lost(other)
        return lost(other)

    return why


def up_to(log: Log, stop: int) -> Rests:
    """What rests on nothing from line ``stop`` on: the rounds that ended before."""

    def why(other: int) -> str:
        rows = log.tables[log.table_of(other)]
        first = next((line for line in rows.lines if line >= stop), None)
        return "an earlier round" if first is None or rows.reach(other) < rows.span(first) else ""

    return why
