"""Parquet files of the round log, read and written through pyarrow (extra ``fast``)."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from validator.core.extra import INSTALL
from validator.core.files import open_file
from validator.log.arrow_encode import BatchEncoder
from validator.log.columns import BrokenRow, LogUnusable
from validator.log.diagnose import Row
from validator.log.opening import place_of
from validator.log.sources import Chunk, check_header
from validator.log.vocabulary import TYPES

_ROWS = 1 << 16


def pyarrow_module(name: str) -> Any:
    """The module ``name`` of pyarrow; raises LogUnusable where pyarrow is not installed."""
    if find_spec("pyarrow") is None:
        raise LogUnusable(f"Parquet needs pyarrow; install it with: {INSTALL}; or give the log as JSONL or CSV")
    return import_module(name)


def parquet_chunks(path: Path) -> Iterator[Chunk]:
    """Chunks of a Parquet file; a row's line is its place from 1. Raises LogUnusable."""
    arrow = pyarrow_module("pyarrow")
    parquet = pyarrow_module("pyarrow.parquet")
    try:
        place = place_of(path)
        open_file(place).close()
        file = parquet.ParquetFile(place)
        schema = file.schema_arrow
    except (OSError, ValueError, arrow.ArrowException) as error:
        raise LogUnusable(f"{path}: {error}") from error
    with file:
        check_header(path, schema.names)
        names = [name for name in schema.names if name in TYPES]
        for name in names:
            _check_type(arrow, path, name, schema.field(name).type)
        encoder = BatchEncoder(arrow)
        first = 1
        read = file.iter_batches(batch_size=_ROWS, columns=names)
        while (batch := _next(arrow, path, read)) is not None:
            yield _chunk(arrow, encoder, batch, first)
            first += batch.num_rows


def _next(arrow: Any, path: Path, read: Any) -> Any:
    """The next batch of rows, None after the last; raises LogUnusable.

    A damaged file may give words that its dictionary does not hold: they are looked for before anything is read.
    """
    try:
        batch = next(read, None)
        if batch is not None:
            batch.validate(full=True)
        return batch
    except (OSError, ValueError, arrow.ArrowException) as error:
        raise LogUnusable(f"{path}: {error}") from error


def _check_type(arrow: Any, path: Path, name: str, form: Any) -> None:
    types = arrow.types
    if types.is_dictionary(form):
        form = form.value_type
    text = types.is_string(form) or types.is_large_string(form)
    wanted = TYPES[name]
    if wanted == "integer":
        sound = types.is_integer(form)
    elif wanted == "time":
        sound = text or types.is_integer(form) or (types.is_timestamp(form) and form.tz is not None)
    else:
        sound = text
    if not sound and not types.is_null(form):
        raise LogUnusable(f"{path}: the column {name} is of type {form}, the schema says {wanted}")


def _chunk(arrow: Any, encoder: BatchEncoder, batch: Any, first: int) -> Chunk:
    lines = range(first, first + batch.num_rows)

    def one_by_one() -> Iterator[tuple[int, Row | BrokenRow]]:
        columns: dict[str, list[object]] = {}
        for name, column in zip(batch.schema.names, batch.columns, strict=True):
            if arrow.types.is_timestamp(column.type):
                whole = column.cast(arrow.timestamp("ms", tz=column.type.tz), safe=False)
                column = whole.cast(arrow.int64())
            columns[name] = column.to_pylist()
        for place, line in enumerate(lines):
            yield line, {name: column[place] for name, column in columns.items()}

    return Chunk(None, lines, one_by_one, partial(encoder.arrays, batch, lines))
