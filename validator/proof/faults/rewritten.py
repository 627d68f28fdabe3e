"""Rewrites the rows of a log when some are changed, put in or taken out."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from validator.log.notation import Row
from validator.proof.faults.binding import Unfit
from validator.proof.faults.scene import Scene, Segment, is_of_round, whole_number

_EITHER = ("notify",)
"""Kinds of what happens in a round or between two."""


@dataclass(frozen=True)
class RowChange:
    """One row changed: as it stood, None where it was put in; as it stands now, None where it was taken out."""

    before: Row | None
    after: Row | None

    def rows(self) -> Iterator[Row]:
        """The row as it stood and as it stands, so far as there is one."""
        yield from (row for row in (self.before, self.after) if row is not None)


@dataclass
class RowEdits:
    """The edits of rows: for each another in its place, None for none; rows put in behind it, and before it."""

    instead: dict[int, Row | None] = field(default_factory=dict)
    behind: dict[int, list[Row]] = field(default_factory=dict)
    before: dict[int, list[Row]] = field(default_factory=dict)
    touched: list[RowChange] = field(default_factory=list)
    following: list[RowChange] = field(default_factory=list)
    """Of those touched what goes with another, and makes no money of its own."""

    @property
    def acts(self) -> list[RowChange]:
        """Those touched that go with no other."""
        following = {id(one) for one in self.following}
        return [one for one in self.touched if id(one) not in following]

    def places(self) -> Iterator[int]:
        """The rows of the log that are changed, or beside which others come."""
        yield from (*self.instead, *self.behind, *self.before)


def set_beside(log: Scene, row: Row, place: int, side: int, inside: bool | None = None) -> Row:
    """A row with the round and the time of the place to which it comes.

    ``inside``: whether it is one of a round in the example; None where that is told by its kind alone.
    """
    there = log.rows[place]
    row = {name: value for name, value in row.items() if name not in ("round", "seq", "at")}
    outside = (there["kind"] == "round-end" and side > 0) or (there["kind"] == "round-start" and side < 0)
    if inside is not False:
        if "round" in there and not outside:
            row["round"] = there["round"]
        elif is_of_round(row) and row["kind"] not in _EITHER:
            raise Unfit
    before = log.rows[place if side > 0 else max(0, place - 1)]
    return {**row, "seq": before["seq"], **({"at": before["at"]} if "at" in before else {})}


def rows_with(log: Scene, works: Iterable[RowEdits], within: Segment | None = None) -> list[Row]:
    """The rows in order, those put in numbered between their neighbours; the numbers of a log here go by tens.

    Of several works no two may change the same row, or stand in the same gap. ``within``: only those of a segment.
    """
    together = RowEdits()
    for work in works:
        together.instead |= work.instead
        together.behind |= work.behind
        together.before |= work.before
    rows: list[Row] = []
    done, stop = (within.start, within.stop) if within else (0, len(log.rows))
    for place in sorted(at for at in set(together.places()) if done <= at < stop):
        rows += log.rows[done:place]
        done = place + 1
        last = whole_number(log.rows[place - 1], "seq") if place else 0
        for step, row in enumerate(together.before.get(place, ()), start=5):
            row["seq"] = (last or 0) + step
            rows.append(_ordered(row))
        left = together.instead.get(place, log.rows[place])
        if left is not None:
            rows.append(left)
        for step, row in enumerate(together.behind.get(place, ()), start=1):
            row["seq"] = (whole_number(log.rows[place], "seq") or 0) + step
            rows.append(_ordered(row))
    return rows + list(log.rows[done:stop])


def _ordered(row: Row) -> Row:
    """A row with what places it first."""
    first = ("table", "seq", "at", "kind", "round")
    return {name: row[name] for name in (*first, *(name for name in row if name not in first)) if name in row}
