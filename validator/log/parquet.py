"""Parquet files of the round log, read and written through pyarrow (extra ``fast``)."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from validator.core.engine import Engine
from validator.core.extra import INSTALL
from validator.core.files import open_file
from validator.log.arrow_rows import ArrowRows
from validator.log.columns import BrokenRow, LogUnusable
from validator.log.diagnose import Row
from validator.log.encode import Encoder
from validator.log.opening import place_of
from validator.log.sources import Chunk, check_header
from validator.log.streams import Streams
from validator.log.vocabulary import TYPES

_ROWS = 1 << 16


def pyarrow_module(name: str) -> Any:
    """The module ``name`` of pyarrow; raises LogUnusable where pyarrow is not installed."""
    if find_spec("pyarrow") is None:
        raise LogUnusable(f"Parquet needs pyarrow; install it with: {INSTALL}; or give the log as JSONL or CSV")
    return import_module(name)


def parquet_chunks(path: Path, engine: Engine | None = None) -> Iterator[Chunk]:
    """Chunks of a Parquet file; a row's line is its place from 1. Raises LogUnusable.

    By a compiled ``engine`` kernels put the rows into the streams.
    """
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
        batches = _Batches(ArrowRows(arrow), engine)
        read = file.iter_batches(batch_size=_ROWS, columns=names)
        while (batch := _next(arrow, path, read)) is not None:
            yield batches.chunk(batch)


class _Batches:
    """The batches of one file while they are read, one after the other."""

    def __init__(self, rows: ArrowRows, engine: Engine | None) -> None:
        self._rows = rows
        self._engine = engine
        self._words: Any = None
        self._first = 1

    def chunk(self, batch: Any) -> Chunk:
        """The rows of the next batch."""
        lines = range(self._first, self._first + batch.num_rows)
        self._first = lines.stop
        if self._engine is not None:
            return Chunk(None, (), lambda: iter(()), partial(self._put, self._engine, batch, lines))
        raw = self._rows.plain(batch)

        def one_by_one() -> Iterator[tuple[int, Row | BrokenRow]]:
            for place, line in enumerate(lines):
                yield line, {name: column[place] for name, column in raw.items()}

        return Chunk(raw, lines, one_by_one)

    def _put(self, engine: Engine, batch: Any, lines: range, encoder: Encoder, streams: Streams) -> None:
        """Put the rows of a batch into the streams."""
        if self._words is None:
            self._words = import_module("validator.log.settled").Words(encoder)
        words, more = self._words, self._rows.words_in(batch)
        if len(words.words) + more > words.capacity:
            words.make_room(max(words.capacity, 2 * more))
        matrix = self._rows.matrix(batch, words.number)
        numbers = import_module("numpy").arange(lines.start, lines.stop)
        words.put(engine, matrix, batch.num_rows, numbers, partial(self._row_of, batch), streams)

    def _row_of(self, batch: Any, place: int, _: int) -> Row:
        return {name: column[0] for name, column in self._rows.plain(batch.slice(place, 1)).items()}


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
