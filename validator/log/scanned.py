"""Reads JSON lines by a compiled kernel, validator/log/scan.py: the fast way, taken where the rules run compiled."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy

from validator.core.engine import Engine
from validator.log import scan
from validator.log.columns import BrokenRow
from validator.log.diagnose import Row
from validator.log.encode import Encoder
from validator.log.opening import opened_text
from validator.log.scan import BEGIN, LONGEST, PIECE, Scan
from validator.log.settled import FIRST_WORDS, MOST_WORDS, Words, array
from validator.log.sources import Chunk, blocks, json_row
from validator.log.streams import Streams

_PIECES: Final = 8
"""Pieces for which there is room, for each word."""
_OWN_KEYS: Final = 64

BLOCK: Final = 1 << 22
"""Bytes read at once."""
ROWS: Final = 1 << 15
"""Rows scanned at once."""


def scanned_chunks(path: Path, engine: Engine) -> Iterator[Chunk]:
    """Chunks of a file with one JSON object a line, read by kernels, without its blank lines. Raises LogUnusable."""
    lines = _Lines(engine)
    with opened_text(path) as file:
        for block in blocks(file, BLOCK):
            yield Chunk(None, (), lambda: iter(()), partial(lines.put, block))


class _Lines:
    """The lines of one file while they are read, block by block."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._scanner: Scanner | None = None
        self._next = 1

    def put(self, block: bytes, encoder: Encoder, streams: Streams) -> None:
        """Put the rows of a block into the streams."""
        scanner = self._scanner = self._scanner or Scanner(encoder)
        ended = block if block.endswith(b"\n") else block + b"\n"
        foreign = not _is_text(ended)
        for values, count in scanner.scanned(self._engine, ended):
            if foreign:
                _leave_foreign(ended, values[BEGIN, :count])
            lines = numpy.arange(self._next, self._next + count)
            self._next += count
            begins = numpy.abs(values[BEGIN, :count] + (values[BEGIN, :count] < 0))
            whole = len(block)
            scanner.words.put(self._engine, values, count, lines, partial(_row_of, ended, whole, begins), streams)


def _row_of(block: bytes, whole: int, begins: Any, row: int, line: int) -> Row | BrokenRow | None:
    """What the general reader makes of one line; None of a blank one. ``whole``: the bytes that the file has of it."""
    begin = int(begins[row])
    end = block.index(b"\n", begin)
    words = block[begin:end]
    return json_row(words, line, cut=end == whole) if words.strip() else None


def _leave_foreign(block: bytes, begins: Any) -> None:
    """Mark the lines that are not UTF-8 as not scanned."""
    for row, begin in enumerate(begins.tolist()):
        if begin >= 0 and not _is_text(block[begin : block.index(b"\n", begin)]):
            begins[row] = -1 - begin


def _is_text(words: bytes) -> bool:
    if words.isascii():
        return True
    try:
        words.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


class Scanner:
    """Scans the lines of one file; keeps the words that it has met."""

    def __init__(self, encoder: Encoder) -> None:
        keys, columns = scan.key_table()
        self._tables: tuple[Any, ...] = tuple(map(array, (keys, columns, scan.forms(), scan.limits())))
        self._rows: Any = numpy.empty((scan.WIDTH, ROWS), dtype=numpy.int64)
        self.words = Words(encoder, FIRST_WORDS)
        self._forget()

    def _forget(self) -> None:
        """Room for words, none of them met."""
        many = self.words.capacity
        self._slots = numpy.full(2 * many, -1, dtype=numpy.int64)
        self._hashes, self._begins, self._lengths = (numpy.zeros(many, dtype=numpy.int64) for _ in range(3))
        self._store = numpy.zeros(_PIECES * many, dtype=numpy.int64)
        self._about = numpy.zeros(scan.ABOUT, dtype=numpy.int64)

    def _make_room(self) -> None:
        """Give words more room where they fill half of it, and forget all where there are too many."""
        full = 2 * int(self._about[scan.STORED]) >= len(self._store)
        if full or 2 * len(self.words.words) >= self.words.capacity:
            many = self.words.capacity
            self.words.make_room(many * 4 if many < MOST_WORDS else FIRST_WORDS)
            self._forget()

    def _take_words(self) -> None:
        """Read the words that were met for the first time out of their pieces."""
        for number in range(len(self.words.words), int(self._about[scan.WORDS])):
            begin, left = int(self._begins[number]), int(self._lengths[number])
            held = bytearray()
            while left:
                size = min(left, PIECE)
                held += int(self._store[begin]).to_bytes(size, "big")
                begin, left = begin + 1, left - size
            self.words.add(held.decode("utf-8", "surrogateescape"))  # such a line is left to the general reader

    def scanned(self, engine: Engine, block: bytes) -> Iterator[tuple[Any, int]]:
        """The lines of a block, the last of them ended, as rows: a matrix of columns, and how many rows it holds.

        A matrix (validator.log.scan) holds until the next is scanned.
        """
        self._make_room()
        eights: Any = numpy.frombuffer(block + bytes(16 - len(block) % 8), dtype="<i8")
        words: tuple[Any, ...] = (self._slots, self._hashes, self._begins, self._lengths, self._store)
        work: tuple[Any, ...] = (array([0] * LONGEST), array([0] * _OWN_KEYS), self._about)
        at = 0
        while at < len(block):
            record = Scan(eights, self._rows.reshape(-1), *words, *self._tables, *work)
            engine.run(scan.scan, record, at, len(block))
            self._take_words()
            at = int(self._about[scan.NEXT])
            yield self._rows, int(self._about[scan.ROWS])
