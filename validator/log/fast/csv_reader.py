"""Reads CSV logs by compiled kernels (csv_kernels.py), and what these do not take by the general reader."""

import csv
import io
from collections import deque
from collections.abc import Iterator
from functools import partial
from io import BufferedReader
from itertools import islice
from pathlib import Path
from typing import Final

import numpy

from validator.core.engine.engines import Engine
from validator.log.columns import BrokenRow, RowFault
from validator.log.fast.csv_kernels import scan_csv, scan_csv_left
from validator.log.fast.jsonl_reader import Scanner
from validator.log.fast.line_kernels import BEHIND, LONGEST_LINE
from validator.log.fast.row_encoder import present
from validator.log.fast.streams import ArrayStreams
from validator.log.read import sources
from validator.log.read.diagnose import Row
from validator.log.read.encode import Encoder
from validator.log.read.opening import opened_text
from validator.log.read.rows import put_chunk
from validator.log.vocabulary import COLUMN_ORDER

BLOCK: Final = 1 << 22
"""Bytes read at once."""
KERNELS: Final = (scan_csv, scan_csv_left)
HELD: Final = 4 * (LONGEST_LINE + 1)
"""Bytes that are held of a line whose end is not read yet: as many letters as are read of it, or more."""
AT_ONCE: Final = 8192
"""Rows that are read without kernels at once, at most."""
FEW: Final = 256
"""Rows that kernels take between two stops, so few that the more are read without them the next time."""


def scan_csv_lines(path: Path, engine: Engine, encoder: Encoder, streams: ArrayStreams) -> Iterator[bool]:
    """Put the rows of a CSV file into the streams, some at a time; whether it is to be asked if a batch is full.

    Raises LogUnusable.
    """
    with opened_text(path) as file:
        held = LineBuffer(file)
        ends = sources.Ends()
        header = sources.csv_header(path, csv.reader(held.lines(ends), strict=True))
        order = tuple(COLUMN_ORDER.index(name) if name in COLUMN_ORDER else -1 for name in header)
        scanner = Scanner(encoder, streams, order)
        many = 1
        while held.more():
            before = held.line
            if held.is_plain():
                rows_at = partial(map, partial(_row_of, held, header))
                at, stop = held.at, held.whole
                count, held.at = scanner.put(engine, KERNELS, held.eights, at, stop, held.line, rows_at)
                held.line += count
            if sources.part_of_lines(held.line) != sources.part_of_lines(before):
                yield True
            elif held.parts or held.at < (held.stop if held.last else held.whole):
                many = min(2 * many, AT_ONCE) if held.line - before < FEW else 1
                for chunk in sources.csv_parts(header, _read(held, header, many)):
                    put_chunk(chunk, encoder, streams)
                    yield chunk.checked or sources.part_of_lines(held.line) != sources.part_of_lines(chunk.lines[-1])
            else:
                yield False


def _row_of(held: "LineBuffer", header: list[str], begin: int, line: int) -> Row | BrokenRow | None:
    """What the general reader makes of a line that is one row; None of a blank one."""
    end = held.held.index(b"\n", begin) + 1
    text = held.held[begin:end].decode("utf-8", "surrogateescape")
    ends = sources.Ends()
    found = next(sources.csv_rows(csv.reader(map(ends.note, [text]), strict=True), header, ends, line - 1), None)
    return None if found is None else present(sources.csv_row(header, found[1]))


def _read(held: "LineBuffer", header: list[str], many: int) -> Iterator[tuple[int, list[str] | RowFault]]:
    """So many rows with their lines, read without kernels."""
    ends = sources.Ends()
    reader = csv.reader(held.lines(ends), strict=True)
    return islice(sources.csv_rows(reader, header, ends, held.line - 1), many)


def _cut_short(line: bytearray) -> bytearray:
    """The beginning of a line that is too long to be a row; short_line makes of it what it makes of the line so far.

    Whether a field in quotation marks is open behind it is kept, and a carriage return, which may end it.
    """
    left = line[HELD:]
    return line[:HELD] + b'"' * (left.count(b'"') % 2) + (b"\r" if left.endswith(b"\r") else b"")


class LineBuffer:
    """What is held of a file: its bytes from ``at`` up to ``stop``, whole lines up to ``whole``, in ``eights`` too.

    ``parts`` are lines before ``at`` that are still to be read, where carriage returns end lines. ``line`` is the
    number of the next line; ``last`` says that the file ends at ``stop``. Of a line that is too long no more is held
    than shows that it is.
    """

    def __init__(self, file: BufferedReader) -> None:
        self._file = file
        self.at = self.whole = self.stop = 0
        self.line = 1
        self.parts: deque[str] = deque()
        self.last = False
        self._hold(bytearray())

    def _hold(self, rest: bytearray) -> None:
        """Have room for a block behind the rest of the last one."""
        self.held = rest + bytes((len(rest) + BLOCK + BEHIND + 7 & ~7) - len(rest))
        self.eights = numpy.frombuffer(self.held, dtype="<i8")

    def more(self) -> bool:
        """Read on where no whole line is held; whether there is anything left."""
        while self.at >= self.whole and not self.last:
            rest = self.held[self.at : self.stop]
            if len(rest) > HELD and not self.whole:
                rest = _cut_short(rest)
            if len(rest) + BLOCK + BEHIND > len(self.held):
                self._hold(rest)
            else:
                self.held[: len(rest)] = rest
            read = self._file.readinto1(memoryview(self.held)[len(rest) : len(rest) + BLOCK])
            self.last = not read
            self.at, self.stop = 0, len(rest) + read
            self.whole = (
                self.held.rfind(b"\n", 0, self.stop) + 1 or self.held.rfind(b"\r", 0, max(0, self.stop - 1)) + 1
            )
        return bool(self.parts) or self.at < self.stop

    def is_plain(self) -> bool:
        """Whether whole lines are held, and the next of them is to be read next."""
        return not self.parts and self.at < self.whole and self.held[self.whole - 1] == ord("\n")

    def lines(self, ends: sources.Ends) -> Iterator[str]:
        """The lines from here on, of which ``ends`` are noted as they are given."""
        while self.more():
            if not self.parts:
                whole = self.whole if self.at < self.whole else self.stop
                end = self.held.find(b"\n", self.at, whole) + 1 or whole
                text = self.held[self.at : end].decode("utf-8", "surrogateescape")
                self.at = end
                self.parts.extend(io.StringIO(text, newline=""))
            part = sources.short_line(self.parts.popleft())
            self.line += 1
            try:
                more = self.more()
            except OSError:
                yield ends.note(part)
                raise
            yield ends.note(part) if more else ends.note_last(part)
