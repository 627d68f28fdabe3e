"""Tables of the law that pay nothing: grids that two numbers enter, and tables of named columns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, cast

TableCell = int | str | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table that two numbers enter: ``rows`` maps each row's number to its cells, one under each of ``columns``."""

    columns: tuple[int, ...]
    rows: Mapping[int, tuple[str, ...]]

    def at(self, row: int, column: int) -> str:
        """The cell where they meet; raises KeyError where the table has no such row or column."""
        return dict(zip(self.columns, self.rows[row], strict=True))[column]


class TableRow(NamedTuple):
    """One row: the law's ``words`` that it rests on, and its ``cells``, one under each column of the table."""

    words: str
    cells: tuple[TableCell, ...]

    @classmethod
    def of(cls, words: str, cells: Sequence[int | str | list[int]]) -> "TableRow":
        """The row with these cells, as JSON has them."""
        return cls(words, tuple(tuple(cell) if isinstance(cell, list) else cell for cell in cells))


@dataclass(frozen=True, slots=True)
class LawTable:
    """A table of named columns: an order of ranks, a sequence of steps. The rows stand in the law's order."""

    columns: tuple[str, ...]
    rows: tuple[TableRow, ...]

    def column(self, name: str) -> tuple[TableCell, ...]:
        """The cells of one column from top to bottom; raises KeyError where the table has no such column."""
        place = self._place(name)
        return tuple(row.cells[place] for row in self.rows)

    def numbers(self, name: str) -> tuple[int, ...]:
        """The cells of a column of integers; raises KeyError, or TypeError where one is no integer."""
        cells = self.column(name)
        if not all(isinstance(cell, int) for cell in cells):
            raise TypeError(f"column {name} does not hold integers alone")
        return cast(tuple[int, ...], cells)

    def words(self, name: str) -> tuple[str, ...]:
        """The cells of a column of words; raises KeyError, or TypeError where one is no text."""
        cells = self.column(name)
        if not all(isinstance(cell, str) for cell in cells):
            raise TypeError(f"column {name} does not hold words alone")
        return cast(tuple[str, ...], cells)

    def lists(self, name: str) -> tuple[tuple[int, ...], ...]:
        """The cells of a column of lists of integers; raises KeyError, or TypeError where one is no list."""
        cells = self.column(name)
        if not all(isinstance(cell, tuple) for cell in cells):
            raise TypeError(f"column {name} does not hold lists alone")
        return cast(tuple[tuple[int, ...], ...], cells)

    def _place(self, name: str) -> int:
        if name not in self.columns:
            raise KeyError(f"no column {name}; there are {', '.join(self.columns)}")
        return self.columns.index(name)
