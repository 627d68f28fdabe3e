"""Writing a log: rows in words to JSONL, CSV and Parquet, and columns back to rows."""

import csv
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from heapq import merge
from itertools import islice
from pathlib import Path
from shutil import copymode
from typing import Any

from validator.log.cards import card_word
from validator.log.codes import KIND_UNREADABLE, NONE, NOT_RECORDED, RECORD_STRIDE
from validator.log.columns import Columns, LogReading, Names
from validator.log.diagnose import Row
from validator.log.encode import EPOCH, RECORDED_ORDER, milliseconds
from validator.log.parquet import pyarrow_module
from validator.log.vocabulary import COLUMN_ORDER, FACES, KINDS, PLACES, TYPES, WHAT, WHAT_FREE, WHAT_RECORD

_KIND_WORDS = {code: word for word, code in KINDS.items()}
_WHAT_WORDS = {code: word for word, code in WHAT.items()}
_PLACE_WORDS = {code: word for word, code in PLACES.items()}
_FACE_WORDS = {code: word for word, code in FACES.items()}
_ROWS = 1 << 16


def rows_of(reading: LogReading) -> Iterator[Row]:
    """The rows of a log in words, in the order of the source; free notes are not among what was read.

    Times are given in UTC. Raises ValueError where the log has rows that could not be read, or events on them.
    """
    streams = [_numbered_rows(table, columns, reading.names) for table, columns in reading.tables.items()]
    for _, _, row in merge(*streams, key=lambda entry: entry[:2]):
        yield row


def _numbered_rows(table: str, columns: Columns, names: Names) -> Iterator[tuple[int, str, Row]]:
    for place in range(len(columns.seq)):
        yield columns.line[place], table, row_of(table, columns, place, names)


def row_of(table: str, columns: Columns, place: int, names: Names) -> Row:
    """One row in words, without what is not recorded; raises ValueError for a row that could not be read."""
    kind = columns.kind[place]
    if kind == KIND_UNREADABLE:
        raise ValueError(f"line {columns.line[place]} could not be read, so it cannot be written")
    row: Row = {"table": table}
    for name in COLUMN_ORDER:
        if name in ("table", "note"):
            continue
        code: int = getattr(columns, name)[place]
        if code != NOT_RECORDED:
            row[name] = _value(name, code, kind, names)
    return row


def _value(name: str, code: int, kind: int, names: Names) -> object:
    if code == NONE:
        return "none"
    form = TYPES[name]
    if form == "integer":
        return code
    if form == "time":
        return (EPOCH + timedelta(milliseconds=code)).isoformat(timespec="milliseconds")
    if name == "kind":
        return _KIND_WORDS[code]
    if name == "card":
        return card_word(code)
    if name == "face":
        return _FACE_WORDS[code]
    if form == "place":
        return _PLACE_WORDS[code]
    if name == "by":
        return names.by_word(code)
    if name == "what":
        return what_word(kind, code, names)
    return names.word(code)


def what_word(kind: int, code: int, names: Names) -> str:
    """The word of a value of the column ``what`` in a row of ``kind``; the empty word where it is not recorded."""
    if code < 0 or kind in WHAT_FREE:
        return names.word(code)
    if kind in WHAT_RECORD:
        if code == RECORDED_ORDER:
            return "seq"
        recorded, column = divmod(code, RECORD_STRIDE)
        word = _KIND_WORDS[recorded]
        return f"{word}.{COLUMN_ORDER[column - 1]}" if column else word
    return _WHAT_WORDS[code]


class Occupied(OSError):
    """A file stands already where a log is to be written."""


@contextmanager
def written_beside(path: Path, *, over: bool = False) -> Iterator[Path]:
    """A file beside ``path`` to write a log or a report to, which takes the place of ``path`` once it is whole.

    Where writing fails nothing is left of it, and ``path`` is as it was. Raises Occupied where something stands at
    ``path``, unless it is a file that may be written ``over``; OSError where nothing can be written.
    """
    target = Path(os.path.realpath(path))
    if os.path.lexists(path) and not (over and target.is_file()):
        raise Occupied(f"{path} is there already" if target.is_file() else f"{path} is no file to write to")
    part = target.with_name(f".floorperson-{os.getpid()}{target.suffix}")
    with part.open("xb"):
        pass
    try:
        yield part
        if target.is_file():
            if not over:
                raise Occupied(f"{path} is there already")
            copymode(target, part)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def write_jsonl(path: Path, rows: Iterable[Row]) -> None:
    """Write rows as one JSON object a line, in the form that is read fastest."""
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for row in rows:
            file.write(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n")


def write_csv(path: Path, rows: Iterable[Row]) -> None:
    """Write rows as CSV with every column of the schema."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMN_ORDER)
        for row in rows:
            writer.writerow([row.get(name) for name in COLUMN_ORDER])


def write_parquet(path: Path, rows: Iterable[Row]) -> None:
    """Write rows as Parquet, times as timestamps in UTC, words as dictionaries. Raises LogUnusable without pyarrow."""
    arrow = pyarrow_module("pyarrow")
    parquet = pyarrow_module("pyarrow.parquet")
    schema = arrow.schema([(name, _arrow_type(arrow, name)) for name in COLUMN_ORDER])
    remaining = iter(rows)
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while chosen := list(islice(remaining, _ROWS)):
            arrays = [
                arrow.array([_arrow_value(name, row.get(name)) for row in chosen], type=schema.field(name).type)
                for name in COLUMN_ORDER
            ]
            writer.write_batch(arrow.record_batch(arrays, schema=schema))


def _arrow_type(arrow: Any, name: str) -> Any:
    form = TYPES[name]
    if form == "integer":
        return arrow.int64()
    if form == "time":
        return arrow.timestamp("ms", tz="UTC")
    return arrow.string() if form == "text" else arrow.dictionary(arrow.int32(), arrow.string())


def _arrow_value(name: str, value: object) -> object:
    return milliseconds(value) if TYPES[name] == "time" and value is not None else value
