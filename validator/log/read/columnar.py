"""Logs in columns, Parquet and Arrow IPC, read through pyarrow (extra ``fast``)."""

from collections.abc import Collection, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from validator.core.files import open_file
from validator.core.optional_dependencies import INSTALL
from validator.log.columns import BrokenRow, LogUnusable
from validator.log.fast.arrow_rows import ArrowRows
from validator.log.read.diagnose import Row
from validator.log.read.encode import Raw
from validator.log.read.opening import form_of, kept_at
from validator.log.read.sources import Chunk, check_header
from validator.log.vocabulary import TYPES

_ROWS: Final = 1 << 15
_ARROW: Final = b"ARROW1"


def pyarrow_module(name: str) -> Any:
    """The module ``name`` of pyarrow; raises LogUnusable where pyarrow is not installed."""
    if find_spec("pyarrow") is None:
        raise LogUnusable(f"Parquet and Arrow need pyarrow; install it with: {INSTALL}; or give JSONL or CSV")
    return import_module(name)


def column_chunks(path: Path) -> Iterator[Chunk]:
    """Chunks of a log in columns; a row's line is its place from 1. Raises LogUnusable."""
    rows = ArrowRows(pyarrow_module("pyarrow"))
    for first, batch in column_batches(path, rows, tuple(TYPES)):
        yield _chunk(rows.plain(batch), range(first, first + batch.num_rows))


def _chunk(raw: Raw, lines: range) -> Chunk:
    def one_by_one() -> Iterator[tuple[int, Row | BrokenRow]]:
        for place, line in enumerate(lines):
            yield line, {name: column[place] for name, column in raw.items()}

    return Chunk(raw, lines, one_by_one)


def column_batches(path: Path, rows: ArrowRows, wanted: Collection[str]) -> Iterator[tuple[int, Any]]:
    """The batches of rows of a log in columns, with those that are wanted, and the line of the first of each.

    Raises LogUnusable.
    """
    arrow = pyarrow_module("pyarrow")
    try:
        place = kept_at(path)
        with open_file(place) as file:
            head = file.read(len(_ARROW))
        source = _Parquet(place, rows) if form_of(path) == ".parquet" else _Ipc(place, whole=head == _ARROW)
    except (OSError, ValueError, arrow.ArrowException) as error:
        raise LogUnusable(f"{path}: {error}") from error
    with source.file:
        schema = source.schema
        check_header(path, schema.names)
        for name in schema.names:
            if name in TYPES:
                _check_type(arrow, path, name, schema.field(name).type)
        first = 1
        read = source.batches([name for name in schema.names if name in wanted])
        while (batch := _next(arrow, path, read, rows)) is not None:
            yield first, batch
            first += batch.num_rows


def parquet_rows(path: Path) -> int:
    """How many rows a Parquet file says that it holds. Raises LogUnusable."""
    arrow = pyarrow_module("pyarrow")
    try:
        return int(pyarrow_module("pyarrow.parquet").read_metadata(kept_at(path)).num_rows)
    except (OSError, ValueError, arrow.ArrowException) as error:
        raise LogUnusable(f"{path}: {error}") from error


class _Parquet:
    """A Parquet file, its texts as dictionaries."""

    def __init__(self, place: Path, rows: ArrowRows) -> None:
        parquet = pyarrow_module("pyarrow.parquet")
        metadata = parquet.read_metadata(place)
        self.schema = metadata.schema.to_arrow_schema()
        texts = [field.name for field in self.schema if rows.is_plain_text(field.type)]
        self.file = parquet.ParquetFile(place, metadata=metadata, read_dictionary=texts, pre_buffer=False)

    def batches(self, names: list[str]) -> Iterator[Any]:
        """The rows, some at a time."""
        found: Iterator[Any] = self.file.iter_batches(batch_size=_ROWS, columns=names)
        return found


class _Ipc:
    """A file of Arrow IPC in its form for files (``whole``; Feather version 2 is that) or for streams."""

    def __init__(self, place: Path, *, whole: bool) -> None:
        self.file = pyarrow_module("pyarrow").memory_map(str(place))
        ipc = pyarrow_module("pyarrow.ipc")
        self._whole = whole
        self._reader = ipc.open_file(self.file) if whole else ipc.open_stream(self.file)
        self.schema = self._reader.schema

    def batches(self, names: list[str]) -> Iterator[Any]:
        """The rows, some at a time."""
        numbers = range(self._reader.num_record_batches) if self._whole else ()
        for batch in map(self._reader.get_batch, numbers) if self._whole else self._reader:
            wanted = batch.select(names)
            for first in range(0, wanted.num_rows, _ROWS):
                yield wanted.slice(first, _ROWS)


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
