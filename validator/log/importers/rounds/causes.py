"""Collects why rows of a source could not be read: once for each cause, not once for each row."""

from collections.abc import Iterator
from dataclasses import dataclass, field


class Unread(ValueError):
    """A value that is not what the map says of its column; ``cause`` follows the words "so many values"."""

    def __init__(self, column: str, one: str, several: str, shown: object = None, advice: str = "") -> None:
        super().__init__(one)
        self.column = column
        self.one = one
        self.several = several
        self.shown = "" if shown is None else _shown(shown)
        self.advice = advice


@dataclass(slots=True)
class Cause:
    """One cause: how often it was met, where first, and what stood there."""

    column: str
    one: str
    several: str
    advice: str
    row: int
    shown: str
    count: int = 0

    def __str__(self) -> str:
        what = f"1 value {self.one}" if self.count == 1 else f"{self.count:,} values {self.several}"
        at = f"at row {self.row}" if self.count == 1 else f"first at row {self.row}"
        such = f", {self.shown}" if self.shown else ""
        advice = f"; {self.advice}" if self.advice else ""
        place = f"column {self.column}: " if self.column else ""
        return f"{place}{what}, {at}{such}{advice}"


@dataclass(slots=True)
class Causes:
    """The causes met in one source, and how many of its rows were left out, wholly or in part."""

    found: dict[tuple[str, str], Cause] = field(default_factory=dict)
    rows: set[int] = field(default_factory=set)
    beside: set[int] = field(default_factory=set)
    """Further rows that are left out, as they are of the same round or seat as one that could not be read."""

    @property
    def left_out(self) -> int:
        """How many rows are left out, wholly or in part."""
        return len(self.rows | self.beside)

    def note(self, row: int, unread: Unread) -> None:
        """Take note of a value in ``row``, of which something is left out for it."""
        key = unread.column, unread.several
        cause = self.found.get(key)
        if cause is None:
            cause = Cause(unread.column, unread.one, unread.several, unread.advice, row, unread.shown)
            self.found[key] = cause
        cause.count += 1
        self.rows.add(row)

    def __iter__(self) -> Iterator[Cause]:
        return iter(self.found.values())


def _shown(value: object) -> str:
    words = " ".join(str(value).split())
    return f'"{words[:40]}"' if words else "an empty cell"
