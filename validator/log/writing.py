"""Writes a log: rows in words to JSONL, CSV and Parquet, and columns back to rows."""

import csv
import gzip
import io
import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from heapq import merge
from inspect import signature
from itertools import islice
from pathlib import Path
from shutil import copymode
from typing import Any, TextIO

from validator.log.cards import card_word
from validator.log.codes import KIND_UNREADABLE, NONE, NOT_RECORDED, RECORD_STRIDE
from validator.log.columns import Columns, LogReading, Names
from validator.log.read.columnar import pyarrow_module
from validator.log.read.diagnose import Row
from validator.log.read.encode import EPOCH, RECORDED_WORDS, milliseconds
from validator.log.vocabulary import COLUMN_ORDER, FACES, KINDS, PLACES, TYPES, WHAT, WHAT_FREE, WHAT_RECORD

_KIND_WORDS = {code: word for word, code in KINDS.items()}
_WHAT_WORDS = {code: word for word, code in WHAT.items()}
_PLACE_WORDS = {code: word for word, code in PLACES.items()}
_FACE_WORDS = {code: word for word, code in FACES.items()}
_ROWS = 1 << 16
_RECORDED_WORDS = {code: word for word, code in RECORDED_WORDS.items()}
_GROWING = frozenset({"seq", "at"})
_GROUP = 8
"""So many times as many rows stand in a row group of Parquet, each of which costs its readers memory."""


def rows_in_words(reading: LogReading) -> Iterator[Row]:
    """The rows of a log in words, in the order of the source; free notes are not among what was read.

    Times are given in UTC. Raises ValueError where the log has rows that could not be read, or events on them.
    """
    streams = [_numbered_rows(table, columns, reading.names) for table, columns in reading.tables.items()]
    for _, _, row in merge(*streams, key=lambda entry: entry[:2]):
        yield row


def _numbered_rows(table: str, columns: Columns, names: Names) -> Iterator[tuple[int, str, Row]]:
    for place in range(len(columns.seq)):
        yield columns.line[place], table, row_in_words(table, columns, place, names)


def row_in_words(table: str, columns: Columns, place: int, names: Names) -> Row:
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
        if code in _RECORDED_WORDS:
            return _RECORDED_WORDS[code]
        recorded, column = divmod(code, RECORD_STRIDE)
        word = _KIND_WORDS[recorded]
        return f"{word}.{COLUMN_ORDER[column - 1]}" if column else word
    return _WHAT_WORDS[code]


class PlaceOccupied(OSError):
    """A file stands already where a log is to be written."""


@contextmanager
def written_beside(path: Path, *, over: bool = False) -> Iterator[Path]:
    """A file beside ``path`` to write a log or a report to, which takes the place of ``path`` once it is whole.

    Where writing fails nothing is left of it, and ``path`` is as it was. Raises Occupied where something stands at
    ``path``, unless it is a file that may be written ``over``; OSError where nothing can be written.
    """
    target = Path(os.path.realpath(path))
    if os.path.lexists(path) and not (over and target.is_file()):
        raise PlaceOccupied(f"{path} is there already" if target.is_file() else f"{path} is no file to write to")
    part = target.with_name(f".floorperson-{os.getpid()}{target.suffix}")
    with part.open("xb"):
        pass
    try:
        yield part
        if target.is_file():
            if not over:
                raise PlaceOccupied(f"{path} is there already")
            copymode(target, part)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def _text_file(path: Path, newline: str) -> Iterator[TextIO]:
    """A file of text to write to, packed with gzip where its name ends so; the same text gives the same bytes."""
    if path.suffix.lower() != ".gz":
        with path.open("w", encoding="utf-8", newline=newline) as file:
            yield file
        return
    with (
        path.open("wb") as raw,
        gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as content,
        io.TextIOWrapper(content, encoding="utf-8", newline=newline) as file,
    ):
        yield file


def write_jsonl(path: Path, rows: Iterable[Row], own: Sequence[str] = ()) -> None:
    """Write rows as one JSON object a line, in the form that is read fastest; no column need be named before."""
    encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
    with _text_file(path, "\n") as file:
        for row in rows:
            file.write(encode(row) + "\n")


def write_csv(path: Path, rows: Iterable[Row], own: Sequence[str] = ()) -> None:
    """Write rows as CSV with every column of the schema, and those of the source's own (x-...)."""
    names = (*COLUMN_ORDER, *own)
    with _text_file(path, "") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(names)
        for row in rows:
            writer.writerow([row.get(name) for name in names])


def write_parquet(path: Path, rows: Iterable[Row], own: Sequence[str] = ()) -> None:
    """Write rows as Parquet, times as timestamps in UTC, words as dictionaries, columns of the source's own as texts.

    Raises LogUnusable without pyarrow.
    """
    arrow = pyarrow_module("pyarrow")
    names = (*COLUMN_ORDER, *own)
    schema = arrow.schema([(name, _arrow_type(arrow, name)) for name in names])
    remaining = iter(rows)
    with parquet_writer(path, schema) as writer:
        batches = _arrow_batches(arrow, schema, remaining)
        while group := list(islice(batches, _GROUP)):
            table = arrow.Table.from_batches(group).unify_dictionaries()
            writer.write_table(table, row_group_size=_ROWS * _GROUP)


def parquet_writer(path: Path, schema: Any) -> Any:
    """What writes tables of rows to a Parquet file in the form read fastest, if each has one dictionary a column.

    Numbers that grow from row to row are written as their differences, and pages are as long as may be: each page costs
    its readers what many rows do. Raises LogUnusable without pyarrow.
    """
    writer = pyarrow_module("pyarrow.parquet").ParquetWriter
    longer = {"max_rows_per_page": _ROWS * _GROUP} if "max_rows_per_page" in signature(writer).parameters else {}
    differences = dict.fromkeys(_GROWING.intersection(schema.names), "DELTA_BINARY_PACKED")
    coded = [name for name in schema.names if name not in differences]
    return writer(path, schema, compression="zstd", use_dictionary=coded, column_encoding=differences, **longer)


def _arrow_batches(arrow: Any, schema: Any, rows: Iterator[Row]) -> Iterator[Any]:
    while chosen := list(islice(rows, _ROWS)):
        arrays = [
            arrow.array([_arrow_value(name, row.get(name)) for row in chosen], type=schema.field(name).type)
            for name in schema.names
        ]
        yield arrow.record_batch(arrays, schema=schema)


NOT_A_LOG = "a log is a file .jsonl, .csv or .parquet, the first two also packed (.gz)"


def writer_of(path: Path) -> Callable[[Path, Iterable[Row], Sequence[str]], None] | None:
    """The way to write a log to a file that ends like ``path``; None for an ending that is none (NOT_A_LOG)."""
    name = path.name.lower()
    writers = {".jsonl": write_jsonl, ".csv": write_csv, ".parquet": write_parquet}
    write = writers.get(Path(name.removesuffix(".gz")).suffix)
    return None if write is write_parquet and name.endswith(".gz") else write


def _arrow_type(arrow: Any, name: str) -> Any:
    form = TYPES.get(name, "text")
    if form == "integer":
        return arrow.int64()
    if form == "time":
        return arrow.timestamp("ms", tz="UTC")
    return arrow.string() if form == "text" else arrow.dictionary(arrow.int32(), arrow.string())


def _arrow_value(name: str, value: object) -> object:
    if name not in TYPES:
        return None if value is None else str(value)
    return milliseconds(value) if TYPES[name] == "time" and value is not None else value
