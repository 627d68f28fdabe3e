"""Tables of the law that pay nothing: grids that two numbers enter, and tables of named columns.

The readers raise ValueError that names the fault; the reader of facts adds the fact.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import cast

Cell = int | str | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table that two numbers enter: ``rows`` maps each row's number to its cells, one under each of ``columns``."""

    columns: tuple[int, ...]
    rows: Mapping[int, tuple[str, ...]]

    def at(self, row: int, column: int) -> str:
        """The cell where they meet; raises KeyError where the table has no such row or column."""
        return dict(zip(self.columns, self.rows[row], strict=True))[column]


@dataclass(frozen=True, slots=True)
class TableRow:
    """One row: the law's ``words`` that it rests on, and its ``cells``, one under each column of the table."""

    words: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table of named columns: an order of ranks, a sequence of steps. The rows stand in the law's order."""

    columns: tuple[str, ...]
    rows: tuple[TableRow, ...]

    def column(self, name: str) -> tuple[Cell, ...]:
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


def read_grid(entry: Mapping[str, object]) -> Grid:
    """The grid that plain mappings describe: ``columns``, and ``rows`` of ``row`` and ``cells``."""
    columns = entry.get("columns")
    if not isinstance(columns, list) or {type(one) for one in columns} != {int} or len(set(columns)) < len(columns):
        raise ValueError("columns must be a list of integers, none twice")
    rows: dict[int, tuple[str, ...]] = {}
    for row in _rows(entry, {"row", "cells"}, "a row of a grid has row and cells"):
        number, cells = row["row"], row["cells"]
        if type(number) is not int:
            raise ValueError("row must be an integer")
        if not isinstance(cells, str) or not cells.strip():
            raise ValueError("cells must be words")
        if number in rows:
            raise ValueError(f"row {number} stands twice")
        if len(cells.split()) != len(columns):
            raise ValueError(f"row {number} has {len(cells.split())} cells under {len(columns)} columns")
        rows[number] = tuple(cells.split())
    return Grid(tuple(columns), MappingProxyType(rows))


def read_table(entry: Mapping[str, object]) -> Table:
    """The table that plain mappings describe: ``columns``, and ``rows`` of ``words`` and ``cells``."""
    columns = entry.get("columns")
    if not isinstance(columns, list) or {type(one) for one in columns} != {str} or len(set(columns)) < len(columns):
        raise ValueError("columns must be a list of names, none twice")
    rows: list[TableRow] = []
    for row in _rows(entry, {"words", "cells"}, "a row of a table has words and cells"):
        words, cells = row["words"], row["cells"]
        if not isinstance(words, str) or not words.strip():
            raise ValueError("words must be words")
        if not isinstance(cells, list) or len(cells) != len(columns):
            raise ValueError(f"the row {words!r} does not have a cell under each of {len(columns)} columns")
        rows.append(TableRow(" ".join(words.split()), tuple(_cell(cell, words) for cell in cells)))
    return Table(tuple(columns), tuple(rows))


def _cell(cell: object, words: str) -> Cell:
    if isinstance(cell, list) and cell and {type(one) for one in cell} == {int}:
        return tuple(cell)
    if type(cell) is int or isinstance(cell, str) and cell.strip():
        return cast(Cell, cell)
    raise ValueError(f"the row {words!r} has a cell that is no integer, no word and no list of integers")


def _rows(entry: Mapping[str, object], fields: set[str], what: str) -> list[Mapping[str, object]]:
    rows = entry.get("rows")
    if not isinstance(rows, list) or not rows:
        raise ValueError("rows must be a list that is not empty")
    if not all(isinstance(row, dict) and row.keys() == fields for row in rows):
        raise ValueError(what)
    return rows
