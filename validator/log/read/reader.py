"""Reads a log: whole, or in batches of whole rounds."""

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from validator.core.engine.engines import Engine
from validator.log.codes import NOT_RECORDED
from validator.log.columns import VENUE, BrokenRow, LogReading, LogUnusable, Names, RowFault, lost_log
from validator.log.fast.csv_kernels import scan_csv, scan_csv_left
from validator.log.fast.encoding_kernels import settle, settle_left
from validator.log.fast.jsonl_kernels import scan, scan_left
from validator.log.fast.ordering import count_going, follow, hand_on, mark_all, set_in_order
from validator.log.read.columnar import column_chunks, parquet_rows
from validator.log.read.encode import Encoder
from validator.log.read.opening import IN_COLUMNS, PACKED, form_of, kept_at
from validator.log.read.rows import put_chunk
from validator.log.read.sources import csv_chunks, jsonl_chunks
from validator.log.read.streams import Streams

if TYPE_CHECKING:
    from validator.log.fast.streams import ArrayStreams

Some = TypeVar("Some")

_READERS = {".jsonl": jsonl_chunks, ".csv": csv_chunks} | dict.fromkeys(IN_COLUMNS, column_chunks)

_BY_KERNELS = {
    ".jsonl": ("jsonl_reader", "scan_lines"),
    ".csv": ("csv_reader", "scan_csv_lines"),
} | dict.fromkeys(IN_COLUMNS, ("columnar_reader", "put_columns"))
"""What reads a form by kernels: a module that imports numpy, and its function."""

READING = (
    scan,
    scan_left,
    scan_csv,
    scan_csv_left,
    settle,
    settle_left,
    follow,
    mark_all,
    count_going,
    hand_on,
    set_in_order,
)
"""The kernels that read the lines of a log."""

MANY = 16
"""Tables of which some rounds each are in a batch of the size that is asked for."""
LARGER = 12
"""How many times as many rounds a batch holds at most where there are more tables."""

BYTES_OF_A_ROUND = {".jsonl": 6000, ".csv": 3000, ".arrow": 5000, ".feather": 5000}
"""Bytes that a round takes in a log, about; in Parquet it may be any number, by how much rounds are alike."""

ROWS_OF_A_ROUND = 45
"""Rows of a round, about."""

FIRST_CHUNKS = 8
"""Chunks of a log in which its tables are looked for before it is read."""

PACKED_INTO = 10
"""How many bytes of a log one byte of a packed file holds, about."""


def rounds_expected(paths: Sequence[Path]) -> int:
    """Of how many rounds logs are, about, by their sizes, or by how many rows a Parquet file says that it holds."""
    found = 0
    for path in paths:
        try:
            if form_of(path) == ".parquet":
                found += parquet_rows(path) // ROWS_OF_A_ROUND
                continue
            size = kept_at(path).stat().st_size * (PACKED_INTO if path.suffix.lower() in PACKED else 1)
            found += size // BYTES_OF_A_ROUND.get(form_of(path), BYTES_OF_A_ROUND[".jsonl"])
        except (OSError, LogUnusable):
            continue
    return found


def read_log(path: Path) -> LogReading:
    """The whole log at ``path``: .jsonl, .csv, .parquet, .arrow or .feather, by the ending of its name.

    A row that the schema does not allow becomes a RowFault, and a row of kind KIND_UNREADABLE stands in its place;
    if its table is not known, one in every stream. Raises LogUnusable where the file as a whole cannot be read.
    """
    names = Names()
    streams = Streams()
    for _ in _read_into(path, names, streams):
        pass
    tables = {table: columns.lists() for table, columns in streams.take_all().items()}
    return LogReading(tables, names, streams.faults)


def batches(
    path: Path,
    rounds: int = 20_000,
    names: Names | None = None,
    *,
    gap: bool = False,
    engine: Engine | None = None,
) -> Iterator[LogReading]:
    """The log at ``path`` in batches of about ``rounds`` rounds or more, in constant memory.

    Of more than MANY tables it holds more, up to LARGER times as many.

    A batch holds whole rounds: of each table the rows up to where a round begins that has not ended yet, in order;
    what stands between rounds goes with the round before it. Events of the venue come with the batch in which they
    were read, never later than rows of a table that follow them in the file. All batches share one Names: ``names``
    where logs are read one after the other, so that a person keeps his id. The columns of a log in columns are arrays.
    ``gap`` says that a log before this one was lost: then a row of kind KIND_UNREADABLE begins every stream. By a
    compiled ``engine`` the lines of a JSONL file are read by kernels, and its columns are arrays too.
    Raises LogUnusable; where only the rest of a log cannot be read, that is a fault without a line.
    """
    if names is None:
        names = Names()
    if engine is not None and engine.name != "compiled":
        engine = None
    streams = Streams(gap) if engine is None else _array_streams(engine, gap)
    for _ in _read_into(path, names, streams, engine):
        if streams.whole_rounds() >= rounds * min(max(1, streams.table_count / MANY), LARGER):
            yield LogReading(streams.take_whole(), names, _taken_faults(streams), ends=False)
    yield LogReading(streams.take_all(), names, _taken_faults(streams))


def _array_streams(engine: Engine, gap: bool) -> "ArrayStreams":
    streams: ArrayStreams = import_module("validator.log.fast.streams").ArrayStreams(engine, gap)
    return streams


def first_time(path: Path) -> int:
    """The first time recorded in the log at ``path``, as far as its first rows with times tell; NOT_RECORDED without.

    A log that cannot be read gives NOT_RECORDED too: what is wrong with it is told where it is read.
    """
    streams = Streams()
    try:
        for _ in _read_into(path, Names(), streams):
            times = [int(at) for columns in streams.take_all().values() for at in columns.at if at >= 0]
            if times:
                return min(times)
    except (LogUnusable, OSError):
        pass
    return NOT_RECORDED


def first_tables(path: Path) -> Counter[str]:
    """The tables in the first rows of the log at ``path``, each with how many of these it has."""
    found = Counter[str]()
    try:
        for chunk in islice(_READERS[form_of(path)](path), FIRST_CHUNKS):
            if chunk.raw is not None:
                found.update(table for table in chunk.raw["table"] if isinstance(table, str))
            else:
                told = (row.told if isinstance(row, BrokenRow) else row for _, row in chunk.rows())
                found.update(table for row in told if isinstance(table := row.get("table"), str))
    except (LogUnusable, OSError, KeyError):
        pass
    del found[VENUE]
    return found


def _taken_faults(streams: "Streams | ArrayStreams") -> list[RowFault]:
    faults, streams.faults = streams.faults, []
    return sorted(faults, key=lambda fault: fault.line)


def _read_into(
    path: Path, names: Names, streams: "Streams | ArrayStreams", engine: Engine | None = None
) -> Iterator[None]:
    """Put the rows of a log into its streams, some at a time, as many whoever reads; by kernels of an ``engine``."""
    try:
        form = form_of(path)
    except OSError as error:
        raise LogUnusable(f"{path}: {error.strerror or error}") from error
    if form not in _READERS:
        raise LogUnusable(f"{path}: a log is a file .jsonl or .csv, also packed (.gz, .zst), .parquet or .arrow")
    encoder = Encoder(names)
    if engine is not None and form in _BY_KERNELS:
        module, name = _BY_KERNELS[form]
        reader = getattr(import_module(f"validator.log.fast.{module}"), name)
        for checked in _until_lost(path, reader(path, engine, encoder, streams), streams):
            if checked:
                yield
    else:
        for chunk in _until_lost(path, _READERS[form](path), streams):
            put_chunk(chunk, encoder, streams)
            if chunk.checked:
                yield
    yield


def _until_lost(path: Path, chunks: Iterator[Some], streams: "Streams | ArrayStreams") -> Iterator[Some]:
    """The chunks; where the file breaks off after the first of them, the rest of it is marked as lost."""
    read = False
    try:
        for chunk in chunks:
            yield chunk
            read = True
    except (OSError, LogUnusable) as error:
        if not read:
            raise LogUnusable(f"{path}: {error}" if isinstance(error, OSError) else str(error)) from error
        why = str(error).removeprefix(f"{path}: ")
        streams.faults.append(lost_log(f"{path}: its rest cannot be read: {why}"))
        streams.unreadable_everywhere(1)
