"""Reads JSON lines by compiled kernels (jsonl_kernels.py): the fast way, taken where the rules run compiled."""

from collections.abc import Callable, Iterator
from functools import partial
from io import BufferedReader
from pathlib import Path
from typing import Any, Final

import numpy

from validator.core.engine.engines import Engine
from validator.log.columns import BrokenRow
from validator.log.fast import jsonl_kernels, line_kernels
from validator.log.fast.encoding_kernels import WIDTH
from validator.log.fast.jsonl_kernels import MARKS, expected_keys, quoted_keys
from validator.log.fast.line_kernels import BEHIND, LONGEST, LONGEST_LINE, PIECE, TENS, Scan
from validator.log.fast.row_encoder import FIRST_WORDS, MOST_WORDS, RowsAt, WordTable, array, present
from validator.log.fast.streams import ROWS, ArrayStreams
from validator.log.read import sources
from validator.log.read.diagnose import Row
from validator.log.read.encode import Encoder
from validator.log.read.opening import opened_text
from validator.log.read.sources import row_of_line

_PIECES: Final = 8
"""Pieces for which there is room, for each word."""
_OWN_KEYS: Final = 64

ScanKernels = tuple[Callable[..., None], Callable[..., None]]
"""A kernel that takes lines, and one that takes again those that were left."""

KERNELS: Final = (jsonl_kernels.scan, jsonl_kernels.scan_left)

BLOCK: Final = 1 << 22
"""Bytes read at once, at most."""


def scan_lines(path: Path, engine: Engine, encoder: Encoder, streams: ArrayStreams) -> Iterator[bool]:
    """Put the rows of a file with one JSON object a line, read by kernels, into the streams, block by block.

    Yields whether it is to be asked if a batch is full. Raises LogUnusable.
    """
    scanner = Scanner(encoder, streams)
    line = 1
    with opened_text(path) as file:
        for block in Blocks(file, BLOCK):
            rows_at = partial(map, partial(_row_of, block))
            at = 0
            while at < block.stop:
                before = sources.part_of_lines(line)
                count, at = scanner.put(engine, KERNELS, block.eights, at, block.stop, line, rows_at)
                line += count
                yield sources.part_of_lines(line) != before


class LineBlock:
    """Whole lines of a file, in place: ``eights`` are its bytes, eight in an integer, with BEHIND more behind them.

    It holds ``whole`` bytes of the file; ``stop`` is the end of its last line, which is ended where the file did not.
    """

    def __init__(self, held: bytearray, eights: Any, whole: int) -> None:
        self.held = held
        self.eights = eights
        self.whole = whole
        self.stop = whole if held[whole - 1] == ord("\n") else whole + 1

    def line_at(self, begin: int) -> tuple[bytes, bool]:
        """The line that begins at a byte, without its end, and whether the file breaks off within it."""
        end = self.held.index(b"\n", begin)
        return bytes(self.held[begin:end]), end == self.whole


class Blocks:
    """The blocks of a file, of ``size`` bytes or less; a line too long to be a row is cut to just over LONGEST_LINE.

    A block holds until the next is read. Where the file cannot be read on, all that was read before is given first.
    """

    def __init__(self, file: BufferedReader, size: int) -> None:
        self._file = file
        self._size = size
        self._held = bytearray(2 * size + LONGEST_LINE + BEHIND & ~7)
        self._rest = b""

    def __iter__(self) -> Iterator[LineBlock]:
        held, longest = self._held, LONGEST_LINE + 1
        eights = numpy.frombuffer(held, dtype="<i8")
        view = memoryview(held)
        rest = 0
        while read := self._file.readinto1(view[rest : rest + self._size]):
            stop = rest + read
            end = held.rfind(b"\n", rest, stop) + 1
            if end:
                after = bytes(view[end:stop])
                yield self._block(eights, end)
                rest = len(after)
                held[:rest] = after
            else:
                rest = min(stop, longest) if stop > self._size else stop
        if rest:
            yield self._block(eights, rest)

    def _block(self, eights: Any, whole: int) -> LineBlock:
        """The first bytes as a block; a line that the kernels do not find the end of ends behind them."""
        self._held[whole : whole + BEHIND] = b"\n" + b'"' * (BEHIND - 1)
        return LineBlock(self._held, eights, whole)


def _row_of(block: LineBlock, begin: int, line: int) -> Row | BrokenRow | None:
    """What the general reader makes of one line; None of a blank one."""
    words, cut = block.line_at(begin)
    found = row_of_line(words, line, cut=cut)
    return None if found is None else present(found)


class Scanner:
    """Scans the lines of one file; keeps the words that it has met."""

    def __init__(self, encoder: Encoder, streams: ArrayStreams, order: "tuple[int, ...]" = ()) -> None:
        keys, columns = jsonl_kernels.key_table()
        self._streams = streams
        tables = (keys, columns, order, TENS, MARKS, *quoted_keys(), expected_keys(), [0] * WIDTH)
        self._tables: tuple[Any, ...] = tuple(map(array, tables))
        self._work: tuple[Any, ...] = (array([0] * LONGEST), array([0] * _OWN_KEYS))
        self.words = WordTable(encoder, streams, FIRST_WORDS)
        self._forget()

    def _forget(self) -> None:
        """Room for words, none of them met."""
        many = self.words.capacity
        self._slots = numpy.full(2 * many, -1, dtype=numpy.int64)
        self._hashes, self._begins, self._lengths = (numpy.zeros(many, dtype=numpy.int64) for _ in range(3))
        self._store = numpy.zeros(_PIECES * many, dtype=numpy.int64)
        self._about = numpy.zeros(line_kernels.ABOUT, dtype=numpy.int64)

    def _make_room(self) -> None:
        """Give words more room where they fill half of it, and forget all where there are too many."""
        full = 2 * int(self._about[line_kernels.STORED]) >= len(self._store)
        if full or 2 * len(self.words.words) >= self.words.capacity:
            many = self.words.capacity
            self.words.make_room(many * 4 if many < MOST_WORDS else FIRST_WORDS)
            self._forget()

    def _take_words(self) -> None:
        """Read the words that were met for the first time out of their pieces."""
        for number in range(len(self.words.words), int(self._about[line_kernels.WORDS])):
            begin, length = int(self._begins[number]), int(self._lengths[number])
            pieces = self._store[begin : begin + length // PIECE + 1].tolist()
            held = b"".join(piece.to_bytes(PIECE + 1, "little")[:PIECE] for piece in pieces)[:length]
            self.words.add(held.decode("utf-8", "surrogateescape"))  # no column takes such a word

    def put(
        self, engine: Engine, kernels: ScanKernels, eights: Any, at: int, stop: int, line: int, rows_at: RowsAt
    ) -> tuple[int, int]:
        """Put the rows between two bytes into the streams; how many lines they are, and where the ``kernels`` stopped.

        They stop where a part of lines ends, after which it is asked whether a batch is full.
        ``line`` is the number of the first; ``rows_at`` reads lines that are not sound as they stand.
        """
        self._make_room()
        streams, first = self._streams, line
        words = (self._slots, self._hashes, self._begins, self._lengths, self._store)
        columns: tuple[Any, ...] = (eights, *words, *self._tables, *self._work, self._about)
        record = Scan(*columns)
        took = True
        while at < stop and took and sources.part_of_lines(line) == sources.part_of_lines(first):
            streams.make_room(1)
            left = sources.CHECKED - (line - 1) % sources.CHECKED
            room = min(left, streams.values.shape[1] - streams.stop, ROWS)
            settle = self.words.record(room)
            engine.run(kernels[0], record, settle, at, stop, streams.stop, streams.stop + room, line)
            took = self._about[line_kernels.NEXT] > at
            at, count = int(self._about[line_kernels.NEXT]), int(self._about[line_kernels.ROWS])
            self._take_words()
            while self.words.answer(settle):
                engine.run(kernels[1], record, settle)
                self._take_words()
            self.words.put(settle, count, rows_at)
            line += count
        return line - first, at
