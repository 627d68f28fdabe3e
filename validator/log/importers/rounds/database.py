"""A table of an SQLite database as rows of cells."""

import sqlite3
from collections.abc import Iterator, Sequence
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
    if not tables:
        raise SourceUnusable(f"{name}: the database has no table")
    if asked:
        if asked not in tables:
            raise SourceUnusable(f'{name}: it has no table "{asked}"; its tables are {", ".join(tables)}')
        return asked
    if len(tables) == 1:
        return tables[0]
    sizes = {one: connection.execute(f"SELECT count(*) FROM {_quoted(one)}").fetchone()[0] for one in tables}
    largest = max(tables, key=lambda one: sizes[one])
    others = ", ".join(one for one in tables if one != largest)
    said.append(f'the table "{largest}" is read, the largest; the map may name another under source: sheet ({others})')
    return largest


def _rows(name: str, connection: sqlite3.Connection, table: str) -> Iterator[tuple[int, Sequence[object]]]:
    """The header as row 1, and the rows in the order in which they were put in, where the table keeps it."""
    with closing(connection):
        try:
            try:
                found = connection.execute(f"SELECT * FROM {_quoted(table)} ORDER BY rowid")
            except sqlite3.OperationalError:
                found = connection.execute(f"SELECT * FROM {_quoted(table)}")
            yield 1, [column[0] for column in found.description]
            yield from enumerate(found, 2)
        except sqlite3.Error as error:
            raise SourceUnusable(f"{name}: no SQLite database that can be read: {error}") from error


def _quoted(table: str) -> str:
    return '"' + table.replace('"', '""') + '"'
