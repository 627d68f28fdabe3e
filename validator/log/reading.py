"""Reading a log: whole, or in batches of whole rounds."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from validator.core.engine import Engine
from validator.log.codes import NOT_RECORDED
from validator.log.columns import BrokenRow, Columns, LogReading, LogUnusable, Names, RowFault, lost_log
from validator.log.diagnose import Row, diagnose, lost_row, without_absent
from validator.log.encode import Encoder, Raw, Rejected
from validator.log.opening import PACKED, form_of, place_of
from validator.log.parquet import parquet_chunks
from validator.log.scan import scan
from validator.log.settle import settle
from validator.log.sources import Chunk, csv_chunks, jsonl_chunks
from validator.log.streams import Streams
from validator.log.vocabulary import COLUMN_ORDER

_READERS = {".jsonl": jsonl_chunks, ".csv": csv_chunks, ".parquet": parquet_chunks}

READING = (scan, settle)
"""The kernels that read the lines of a log."""

MANY = 50
"""Tables of which some rounds each are in a batch of the size that is asked for."""
LARGER = 4
"""How many times as many rounds a batch holds at most where there are more tables."""

BYTES_OF_A_ROUND = {".jsonl": 6000, ".csv": 3000, ".parquet": 500}
"""Bytes that a round takes in a log, about."""


PACKED_INTO = 10
"""How many bytes of a log one byte of a packed file holds, about."""


def rounds_expected(paths: Sequence[Path]) -> int:
    """Of how many rounds logs are, about, by their sizes."""
    found = 0
    for path in paths:
        try:
            size = place_of(path).stat().st_size * (PACKED_INTO if path.suffix.lower() in PACKED else 1)
            found += size // BYTES_OF_A_ROUND.get(form_of(path), BYTES_OF_A_ROUND[".jsonl"])
        except (OSError, LogUnusable):
            continue
    return found


def read_log(path: Path) -> LogReading:
    """The whole log at ``path``: .jsonl, .csv or .parquet, by the ending of its name.

    A row that the schema does not allow becomes a RowFault, and a row of kind KIND_UNREADABLE stands in its place;
    if its table is not known, one in every stream. Raises LogUnusable where the file as a whole cannot be read.
    """
    names = Names()
    streams = Streams()
    for _ in _chunks_into(path, names, streams):
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
    where logs are read one after the other, so that a person keeps his id. The columns of a Parquet file are arrays.
    ``gap`` says that a log before this one was lost: then a row of kind KIND_UNREADABLE begins every stream. By a
    compiled ``engine`` the lines of a JSONL file are read by kernels, and its columns are arrays too.
    Raises LogUnusable; where only the rest of a log cannot be read, that is a fault without a line.
    """
    if names is None:
        names = Names()
    streams = Streams(gap)
    for _ in _chunks_into(path, names, streams, engine):
        if streams.whole_rounds() >= rounds * min(max(1, len(streams.streams) / MANY), LARGER):
            taken = streams.take_whole()
            yield LogReading(taken, names, _taken_faults(streams), ends=False)
    yield LogReading(streams.take_all(), names, _taken_faults(streams))


def first_time(path: Path) -> int:
    """The first time recorded in the log at ``path``, as far as its first rows with times tell; NOT_RECORDED without.

    A log that cannot be read gives NOT_RECORDED too: what is wrong with it is told where it is read.
    """
    streams = Streams()
    try:
        for _ in _chunks_into(path, Names(), streams):
            times = [int(at) for columns in streams.take_all().values() for at in columns.at if at >= 0]
            if times:
                return min(times)
    except (LogUnusable, OSError):
        pass
    return NOT_RECORDED


def _taken_faults(streams: Streams) -> list[RowFault]:
    faults, streams.faults = streams.faults, []
    return sorted(faults, key=lambda fault: fault.line)


def _chunks_into(path: Path, names: Names, streams: Streams, engine: Engine | None = None) -> Iterator[None]:
    try:
        reader = _READERS.get(form_of(path))
    except OSError as error:
        raise LogUnusable(f"{path}: {error.strerror or error}") from error
    if reader is None:
        raise LogUnusable(f"{path}: a log is a file .jsonl, .csv or .parquet, the first two also packed (.gz, .zst)")
    encoder = Encoder(names)
    chunks = reader(path)
    if engine is not None and engine.name == "compiled" and reader is jsonl_chunks:
        chunks = import_module("validator.log.scanned").scanned_chunks(path, engine)
    elif engine is not None and engine.name == "compiled" and reader is parquet_chunks:
        chunks = parquet_chunks(path, engine)
    for chunk in _until_lost(path, chunks, streams):
        try:
            if chunk.into is not None:
                chunk.into(encoder, streams)
            else:
                streams.add(*_at_once(chunk, encoder))
        except Rejected:
            _row_by_row(chunk, encoder, streams)
        yield


def _until_lost(path: Path, chunks: Iterator[Chunk], streams: Streams) -> Iterator[Chunk]:
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


def _at_once(chunk: Chunk, encoder: Encoder) -> tuple[Columns, Sequence[object]]:
    """The columns of a chunk and each row's table; raises Rejected where a row is not sound."""
    if chunk.raw is None:
        raise Rejected
    return encoder.encode(chunk.raw, chunk.lines), chunk.raw["table"]


def _row_by_row(chunk: Chunk, encoder: Encoder, streams: Streams) -> None:
    """Take the sound rows of a chunk and mark the others."""
    sound: list[tuple[int, Row]] = []
    for line, found in chunk.rows():
        if isinstance(found, BrokenRow):
            _take(sound, encoder, streams)
            streams.faults.append(found.fault)
            _mark(found.told, line, streams)
            continue
        row = without_absent(found)
        faults = diagnose(row, line)
        if not faults:
            sound.append((line, row))
            continue
        _take(sound, encoder, streams)
        streams.faults.extend(faults)
        _mark(row, line, streams)
    _take(sound, encoder, streams)


def _take(sound: list[tuple[int, Row]], encoder: Encoder, streams: Streams) -> None:
    """Encode the sound rows gathered so far into the streams, and forget them."""
    if not sound:
        return
    rows = [row for _, row in sound]
    raw: Raw = {name: [row.get(name) for row in rows] for name in COLUMN_ORDER}
    streams.add(encoder.encode(raw, [line for line, _ in sound]), raw["table"])
    sound.clear()


def _mark(row: Row, line: int, streams: Streams) -> None:
    lost = lost_row(row)
    if lost.table is None:
        streams.unreadable_everywhere(line, lost.kind, lost.ref)
    else:
        streams.unreadable(lost.table, line, lost.round, lost.kind, lost.ref)
