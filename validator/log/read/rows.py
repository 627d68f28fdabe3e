"""Puts rows that were read as plain values into the streams of a log: at once, or one by one where one is not sound."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from validator.log.columns import BrokenRow, Columns
from validator.log.read.diagnose import Row, diagnose, lost_row, without_absent
from validator.log.read.encode import ChunkRejected, Encoder, Raw
from validator.log.read.sources import Chunk
from validator.log.read.streams import Streams
from validator.log.vocabulary import COLUMN_ORDER

if TYPE_CHECKING:
    from validator.log.fast.streams import ArrayStreams


def put_chunk(chunk: Chunk, encoder: Encoder, streams: "Streams | ArrayStreams") -> None:
    """Put the rows of a chunk into the streams."""
    try:
        streams.add(*_at_once(chunk, encoder))
    except ChunkRejected:
        _row_by_row(chunk, encoder, streams)


def _at_once(chunk: Chunk, encoder: Encoder) -> tuple[Columns, Sequence[object]]:
    """The columns of a chunk and each row's table; raises Rejected where a row is not sound."""
    if chunk.raw is None:
        raise ChunkRejected
    return encoder.encode(chunk.raw, chunk.lines), chunk.raw["table"]


def _row_by_row(chunk: Chunk, encoder: Encoder, streams: "Streams | ArrayStreams") -> None:
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


def _take(sound: list[tuple[int, Row]], encoder: Encoder, streams: "Streams | ArrayStreams") -> None:
    """Encode the sound rows gathered so far into the streams, and forget them."""
    if not sound:
        return
    rows = [row for _, row in sound]
    raw: Raw = {name: [row.get(name) for row in rows] for name in COLUMN_ORDER}
    streams.add(encoder.encode(raw, [line for line, _ in sound]), raw["table"])
    sound.clear()


def _mark(row: Row, line: int, streams: "Streams | ArrayStreams") -> None:
    lost = lost_row(row)
    if lost.table is None:
        streams.unreadable_everywhere(line, lost.kind, lost.ref)
    else:
        streams.unreadable(lost.table, line, lost.round, lost.kind, lost.ref)
