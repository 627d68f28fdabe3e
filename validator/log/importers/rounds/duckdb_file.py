"""A table of a DuckDB file as rows of cells."""

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from validator.core.limits import MEMORY
from validator.core.optional_dependencies import INSTALL_DUCKDB
from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.database import chosen_table, sql_name

MAGIC: Final = b"DUCK"
MAGIC_AT: Final = slice(8, 12)
"""Where the header of such a file says what it is."""
_AT_ONCE: Final = 1 << 14
_ZONED: Final = "TIMESTAMP WITH TIME ZONE"
_SAFE: Final = {
    "access_mode": "read_only",
    "enable_external_access": "false",
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "memory_limit": f"{MEMORY.most // 2}B",
    "lock_configuration": "true",
}
"""A file reads no other file, and loads no code."""


def rows_of_duckdb(
    name: str, path: Path, content: bytes, asked: str, said: list[str]
) -> tuple[str, Iterator[tuple[int, Sequence[object]]]]:
    """The table that is asked for, else the largest, and its header and rows in their order. Raises SourceUnusable."""
    beside = path.with_name(f"{path.name}.wal")
    if beside.exists() and beside.stat().st_size:
        raise SourceUnusable(
            f"{name}: {beside.name} beside it holds what is not yet written into it; close the program that writes it, "
            "or run CHECKPOINT"
        )
    try:
        library: Any = import_module("duckdb")
    except ImportError:
        why = f"{name} is a DuckDB file; what reads it is not installed: {INSTALL_DUCKDB}"
        raise SourceUnusable(why) from None
    folder = tempfile.TemporaryDirectory(prefix="floorperson-")
    copy = Path(folder.name) / "source.duckdb"
    copy.write_bytes(content)
    try:
        connection = library.connect(str(copy), config=_SAFE)
    except library.Error as error:
        folder.cleanup()
        raise _unusable(name, error) from error
    try:
        table = chosen_table(name, _tables(connection), asked, said)
    except (library.Error, SourceUnusable) as error:
        connection.close()
        folder.cleanup()
        raise _unusable(name, error) if isinstance(error, library.Error) else error from error
    return table, _rows(name, connection, table, library, folder)


def _tables(connection: Any) -> dict[str, int]:
    """The tables of the main schema with the numbers of their rows, views not among them."""
    found = connection.execute(
        "SELECT table_name FROM duckdb_tables() WHERE NOT internal AND schema_name = 'main' ORDER BY table_oid"
    ).fetchall()
    return {
        str(one): connection.execute(f"SELECT count(*) FROM {sql_name(str(one))}").fetchone()[0] for (one,) in found
    }


def _rows(
    name: str, connection: Any, table: str, library: Any, folder: "tempfile.TemporaryDirectory[str]"
) -> Iterator[tuple[int, Sequence[object]]]:
    """The header as row 1, and the rows in the order in which they were put in."""
    with folder, closing(connection):
        try:
            listed = connection.execute(
                "SELECT column_name, data_type FROM duckdb_columns() WHERE schema_name = 'main' AND table_name = ? "
                "ORDER BY column_index",
                [table],
            ).fetchall()
            columns = [str(column) for column, _ in listed]
            zoned = [kind == _ZONED for _, kind in listed]
            yield 1, columns
            parts = (
                f"epoch_us({sql_name(column)})" if of_zone else sql_name(column)
                for column, of_zone in zip(columns, zoned, strict=True)
            )
            cursor = connection.execute(f"SELECT {', '.join(parts)} FROM {sql_name(table)} ORDER BY rowid")
            number = 1
            while batch := cursor.fetchmany(_AT_ONCE):
                for row in batch:
                    number += 1
                    yield number, [_cell(value, of_zone) for value, of_zone in zip(row, zoned, strict=True)]
        except library.Error as error:
            raise _unusable(name, error) from error


def _cell(value: object, of_zone: bool) -> object:
    """A value as other sources have it: decimals as numbers, times of a zone in UTC."""
    if of_zone and isinstance(value, int):
        return datetime.fromtimestamp(0, UTC) + timedelta(microseconds=value)
    if isinstance(value, Decimal):
        return float(value) if value % 1 else int(value)
    return value


def _unusable(name: str, error: Exception) -> SourceUnusable:
    return SourceUnusable(f"{name}: no DuckDB file that can be read: {str(error).splitlines()[0]}")
