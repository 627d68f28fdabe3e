"""Parquet files of the round log, read and written through pyarrow (extra ``fast``)."""

from collections.abc import Collection, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from validator.core.extra import INSTALL
from validator.core.files import open_file
from validator.log.arrow_rows import ArrowRows
from validator.log.columns import BrokenRow, LogUnusable
from validator.log.diagnose import Row
from validator.log.encode import Raw
from validator.log.opening import place_of
from validator.log.sources import Chunk, check_header
from validator.log.vocabulary import TYPES

_ROWS = 1 << 15


def pyarrow_module(name: str) -> Any:
    """The module ``name`` of pyarrow; raises LogUnusable where pyarrow is not installed."""
    if find_spec("pyarrow") is None:
        raise LogUnusable(f"Parquet needs pyarrow; install it with: {INSTALL}; or give the log as JSONL or CSV")
    return import_module(name)


def parquet_chunks(path: Path) -> Iterator[Chunk]:
    """Chunks of a Parquet file; a row's line is its place from 1. Raises LogUnusable."""
    rows = ArrowRows(pyarrow_module("pyarrow"))
    for first, batch in parquet_batches(path, rows, tuple(TYPES)):
        yield _chunk(rows.plain(batch), range(first, first + batch.num_rows))


def _chunk(raw: Raw, lines: range) -> Chunk:
    def one_by_one() -> Iterator[tuple[int, Row | BrokenRow]]:
        for place, line in enumerate(lines):
            yield line, {name: column[place] for name, column in raw.items()}

    return Chunk(raw, lines, one_by_one)


def parquet_batches(path: Path, rows: ArrowRows, wanted: Collection[str]) -> Iterator[tuple[int, Any]]:
    """The batches of rows of a Parquet file, with the columns that are wanted, and the line of the first of each.

    Raises LogUnusable.
    """
    arrow = pyarrow_module("pyarrow")
    parquet = pyarrow_module("pyarrow.parquet")
    try:
        place = place_of(path)
        open_file(place).close()
        metadata = parquet.read_metadata(place)
        schema = metadata.schema.to_arrow_schema()
        texts = [name for name, form in zip(schema.names, schema.types, strict=True) if rows.is_plain_text(form)]
        file = parquet.ParquetFile(place, metadata=metadata, read_dictionary=texts, pre_buffer=False)
    except (OSError, ValueError, arrow.ArrowException) as error:
        raise LogUnusable(f"{path}: {error}") from error
    with file:
        check_header(path, schema.names)
        for name in schema.names:
            if name in TYPES:
                _check_type(arrow, path, name, schema.field(name).type)
        first = 1
        read = file.iter_batches(batch_size=_ROWS, columns=[name for name in schema.names if name in wanted])
        while (batch := _next(arrow, path, read, rows)) is not None:
            yield first, batch
            first += batch.num_rows


def _next(arrow: Any, path: Path, read: Any, rows: ArrowRows) -> Any:
    """The next batch of rows, None after the last; raises LogUnusable.

    A damaged file may give words that its dictionary does not hold: they are looked for before anything is read.
    """
    try:
        batch = next(read, None)
        if batch is not None and not rows.is_whole(batch):
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
