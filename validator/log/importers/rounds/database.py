"""A table of an SQLite database as rows of cells."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from validator.log.importers import SourceUnusable

MAGIC: Final = b"SQLite format 3\0"
_JOURNAL_MODES: Final = slice(18, 20)
"""Where the header says that what was written last may lie in a file beside it."""
_BESIDE: Final = b"\x02\x02"
_IN_ITSELF: Final = b"\x01\x01"


def rows_of_database(
    name: str, path: Path, content: bytes, asked: str, said: list[str]
) -> tuple[str, Iterator[tuple[int, Sequence[object]]]]:
    """The table that is asked for, else the largest, and its header and rows in their order. Raises SourceUnusable."""
    for beside in (path.with_name(f"{path.name}{ending}") for ending in ("-wal", "-journal")):
        if beside.exists() and beside.stat().st_size:
            raise SourceUnusable(
                f"{name}: {beside.name} beside it holds what is not yet written into it; close the program that writes "
                f"it, or run  sqlite3 {path.name} 'PRAGMA wal_checkpoint(TRUNCATE)'"
            )
    held = bytearray(content)
    if held[_JOURNAL_MODES] == _BESIDE:
        held[_JOURNAL_MODES] = _IN_ITSELF
    connection = sqlite3.connect(":memory:")
    try:
        connection.deserialize(bytes(held))
        connection.execute("PRAGMA trusted_schema = OFF")
        table = _table(name, connection, asked, said)
    except sqlite3.Error as error:
        connection.close()
        raise SourceUnusable(f"{name}: no SQLite database that can be read: {error}") from error
    except SourceUnusable:
        connection.close()
        raise
    return table, _rows(name, connection, table)


def _table(name: str, connection: sqlite3.Connection, asked: str, said: list[str]) -> str:
    """The name of the table to read. Raises SourceUnusable."""
    listed = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")
    tables = [str(found) for (found,) in listed if not str(found).startswith("sqlite_")]
    sizes = {one: connection.execute(f"SELECT count(*) FROM {sql_name(one)}").fetchone()[0] for one in tables}
    return chosen_table(name, sizes, asked, said)


def chosen_table(name: str, sizes: Mapping[str, int], asked: str, said: list[str]) -> str:
    """The table to read of those with these numbers of rows: the one asked for, else the largest.

    Raises SourceUnusable.
    """
    if not sizes:
        raise SourceUnusable(f"{name}: the database has no table")
    if asked:
        if asked not in sizes:
            raise SourceUnusable(f'{name}: it has no table "{asked}"; its tables are {", ".join(sizes)}')
        return asked
    largest = max(sizes, key=lambda one: sizes[one])
    others = ", ".join(one for one in sizes if one != largest)
    if others:
        said.append(
            f'the table "{largest}" is read, the largest; the map may name another under source: sheet ({others})'
        )
    return largest


def _rows(name: str, connection: sqlite3.Connection, table: str) -> Iterator[tuple[int, Sequence[object]]]:
    """The header as row 1, and the rows in the order in which they were put in, where the table keeps it."""
    with closing(connection):
        try:
            try:
                found = connection.execute(f"SELECT * FROM {sql_name(table)} ORDER BY rowid")
            except sqlite3.OperationalError:
                found = connection.execute(f"SELECT * FROM {sql_name(table)}")
            yield 1, [column[0] for column in found.description]
            yield from enumerate(found, 2)
        except sqlite3.Error as error:
            raise SourceUnusable(f"{name}: no SQLite database that can be read: {error}") from error


def sql_name(table: str) -> str:
    """The name of a table or a column as SQL takes it, whatever it holds."""
    return '"' + table.replace('"', '""') + '"'
