"""Reads the lines of a log by compiled kernels: the fast way, taken where the rules run compiled.

What validator/log/scan.py and settle.py take is what validator/log/encode.py would; every other row is left to be read
one by one, and costs only itself. Imported only where numpy is.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy

from validator.core.engine import Engine
from validator.log import scan, settle
from validator.log.arrays import chosen
from validator.log.codes import KIND_UNREADABLE, NOT_RECORDED
from validator.log.columns import VENUE, BrokenRow, Columns
from validator.log.diagnose import LostRow, Row, diagnose, lost_row, without_absent
from validator.log.encode import (
    ABSENT,
    CARD_WORDS,
    FACE_WORDS,
    PLACE_WORDS,
    SOURCE_KINDS,
    WHAT_WORDS,
    Encoder,
    Raw,
    record_code,
    sound_word,
)
from validator.log.scan import BEGIN, LONGEST, PIECE, Scan
from validator.log.settle import CLASSES, UNSEEN, UNSOUND, Settle
from validator.log.sources import Chunk, blocks, json_row, opened
from validator.log.streams import Streams
from validator.log.vocabulary import COLUMN_ORDER, LIMITS

FIRST_WORDS: Final = 1 << 14
"""Words for which there is room at first."""
MOST_WORDS: Final = 1 << 19
"""Words past which all are forgotten and met anew, so that memory stays bounded."""
_PIECES: Final = 8
_OWN_KEYS: Final = 64


class Settled:
    """Rows of one stretch of a log: their columns, the word of each row's table, and the rows to be read one by one."""

    def __init__(self, columns: dict[str, Any], tables: Any, begins: Any) -> None:
        self.columns = columns
        self.tables = tables
        self.begins = begins

    @property
    def unsettled(self) -> list[int]:
        """The rows that were not scanned or are not sound."""
        found: list[int] = numpy.flatnonzero(self.begins < 0).tolist()
        return found


def _array(values: Sequence[int]) -> Any:
    return numpy.array(values, dtype=numpy.int64)


class Words:
    """The words of a log by number, and of each its code as each class of columns reads it."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self._capacity = FIRST_WORDS
        keys, columns = scan.key_table()
        self._tables = tuple(map(_array, (keys, columns, scan.forms(), scan.limits())))
        self._kinds = tuple(
            map(
                _array,
                (
                    scan.forms(),
                    settle.classes(),
                    settle.taken(),
                    settle.needed(),
                    settle.allowed_whats(),
                    settle.allowed_roles(),
                    settle.shifted(),
                    settle.anywhere(),
                ),
            )
        )
        self._coders: dict[str, Callable[[str], int]] = {
            "table": lambda word: 0 if sound_word(word, LIMITS["table"]) else UNSOUND,
            "kind": lambda word: SOURCE_KINDS[word],
            "player": lambda word: encoder.free_word(word, LIMITS["player"]),
            "card": lambda word: CARD_WORDS[word],
            "face": lambda word: FACE_WORDS[word],
            "place": lambda word: PLACE_WORDS[word],
            "back": lambda word: encoder.free_word(word, LIMITS["back"]),
            "by": encoder.by_word,
            "what": lambda word: WHAT_WORDS[word],
            "free-what": lambda word: encoder.free_word(word, LIMITS["what"]),
            "record": lambda word: ABSENT[word] if word in ABSENT else record_code(word),
        }
        self._rows = numpy.empty((scan.WIDTH, ROWS), dtype=numpy.int64)
        self._new()

    def _new(self) -> None:
        """Room for ``capacity`` words, none of them met."""
        many = self._capacity
        self._slots = numpy.full(2 * many, -1, dtype=numpy.int64)
        self._hashes, self._begins, self._lengths = (numpy.zeros(many, dtype=numpy.int64) for _ in range(3))
        self._store = numpy.zeros(_PIECES * many, dtype=numpy.int64)
        self._about = numpy.zeros(scan.ABOUT, dtype=numpy.int64)
        self._codes = numpy.full(len(CLASSES) * many, UNSEEN, dtype=numpy.int64)
        self._words: list[str] = []
        self._venue = NOT_RECORDED

    def make_room(self) -> None:
        """Give words more room where they fill half of it, and forget all where there are too many."""
        met = int(self._about[scan.WORDS])
        if 2 * met < self._capacity and 2 * int(self._about[scan.STORED]) < len(self._store):
            return
        self._capacity = self._capacity * 4 if self._capacity < MOST_WORDS else FIRST_WORDS
        self._new()

    def word(self, number: int) -> str:
        """The word of a number."""
        while len(self._words) <= number:
            place = len(self._words)
            begin, left = int(self._begins[place]), int(self._lengths[place])
            held = bytearray()
            while left:
                size = min(left, PIECE)
                held += int(self._store[begin]).to_bytes(size, "big")
                begin, left = begin + 1, left - size
            word = held.decode("utf-8", "surrogateescape")  # a line that is not UTF-8 is left to the general reader
            self._words.append(word)
            if word == VENUE:
                self._venue = place
        return self._words[number]

    def all(self) -> list[str]:
        """All words met, by their numbers."""
        self.word(int(self._about[scan.WORDS]) - 1)
        return list(self._words)

    def scanned(self, engine: Engine, block: bytes) -> Iterator[tuple[Any, int]]:
        """The lines of a block, the last of them ended, as rows: a matrix of columns, and how many rows it holds.

        A matrix (validator.log.scan) holds until the next is scanned.
        """
        eights = numpy.frombuffer(block + bytes(16 - len(block) % 8), dtype="<i8")
        scratch, extra = numpy.zeros(LONGEST, dtype=numpy.int64), numpy.zeros(_OWN_KEYS, dtype=numpy.int64)
        at = 0
        while at < len(block):
            words = (self._slots, self._hashes, self._begins, self._lengths, self._store)
            record = Scan(eights, self._rows.reshape(-1), *words, *self._tables, scratch, extra, self._about)
            engine.run(scan.scan, record, at, len(block))
            at = int(self._about[scan.NEXT])
            yield self._rows, int(self._about[scan.ROWS])

    def settled(self, engine: Engine, values: Any, count: int) -> Settled:
        """The first rows of a matrix of columns as a log has them."""
        found = numpy.empty_like(values)
        news = numpy.empty(len(CLASSES) * self._capacity, dtype=numpy.int64)
        forms, classes, *kinds = self._kinds
        while True:
            self.word(int(self._about[scan.WORDS]) - 1)
            about = numpy.zeros(1, dtype=numpy.int64)
            flat = (values.reshape(-1), found.reshape(-1))
            record = Settle(*flat, self._codes, forms, classes, *kinds, _array([self._venue]), news, about)
            engine.run(settle.settle, record, count)
            asked = int(about[settle.NEWS])
            if not asked:
                break
            for place in news[:asked].tolist():
                self._codes[place] = self._code(*divmod(place, self._capacity))
        columns = {
            name: found[place, :count] for place, name in enumerate(COLUMN_ORDER) if name not in ("table", "note")
        }
        return Settled(columns, values[settle.TABLE, :count], found[BEGIN, :count])

    def _code(self, class_: int, word: int) -> int:
        try:
            return self._coders[CLASSES[class_]](self.word(word))
        except (KeyError, ValueError):
            return UNSOUND


BLOCK: Final = 1 << 22
"""Bytes read at once."""
ROWS: Final = 1 << 15
"""Rows scanned at once."""


def scanned_chunks(path: Path, engine: Engine) -> Iterator[Chunk]:
    """Chunks of a file with one JSON object a line, read by kernels; blank lines are passed over. Raises LogUnusable."""
    lines = _Lines(engine)
    with opened(path) as file:
        for block in blocks(file, BLOCK):
            yield Chunk(None, (), lambda: iter(()), into=partial(lines.put, block))


class _Lines:
    """The lines of one file while they are read, block by block."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._words: Words | None = None
        self._next = 1

    def put(self, block: bytes, encoder: Encoder, streams: Streams) -> None:
        """Put the rows of a block into the streams."""
        words = self._words = self._words or Words(encoder)
        ended = block if block.endswith(b"\n") else block + b"\n"
        words.make_room()
        foreign = not _is_text(ended)
        for values, count in words.scanned(self._engine, ended):
            if foreign:
                _leave_foreign(ended, values[BEGIN, :count])
            settled = words.settled(self._engine, values, count)
            lines = numpy.arange(self._next, self._next + count)
            self._next += count
            put_into(settled, words, lines, partial(_row_of, ended, settled), encoder, streams)


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


def _row_of(block: bytes, settled: Settled, row: int, line: int) -> Row | BrokenRow | None:
    """What the general reader makes of one line; None of a blank one."""
    begin = -1 - int(settled.begins[row])
    words = block[begin : block.index(b"\n", begin)]
    return json_row(words, line) if words.strip() else None


def put_into(
    settled: Settled,
    words: Words,
    lines: Any,
    row_at: Callable[[int, int], Row | BrokenRow | None],
    encoder: Encoder,
    streams: Streams,
) -> None:
    """Put rows into the streams in their order; ``row_at`` reads one that is not settled, by its place and line."""
    columns = Columns(line=lines, **settled.columns)
    tables: list[str] = words.all()
    numbers = {word: number for number, word in enumerate(tables)} if settled.unsettled else {}
    at = settled.tables
    sound: list[tuple[int, Row]] = []
    left: list[int] = []
    blind: list[tuple[int, LostRow]] = []
    for place in settled.unsettled:
        line = int(columns.line[place])
        found = row_at(place, line)
        if found is None:
            left.append(place)
            continue
        row = found.told if isinstance(found, BrokenRow) else without_absent(found)
        faults = [found.fault] if isinstance(found, BrokenRow) else diagnose(row, line)
        table = row.get("table") if not faults else lost_row(row).table
        if isinstance(table, str):
            if table not in numbers:
                numbers[table] = len(tables)
                tables.append(table)
            at[place] = numbers[table]
        if not faults:
            sound.append((place, row))
            continue
        streams.faults.extend(faults)
        lost = lost_row(row)
        if lost.table is None:
            blind.append((place, lost))
        else:
            _put(columns, place, {"kind": KIND_UNREADABLE, "line": line, "round": lost.round, "n": lost.kind, "ref": lost.ref})
    if sound:
        rows = [row for _, row in sound]
        raw: Raw = {name: [row.get(name) for row in rows] for name in COLUMN_ORDER}
        encoded = encoder.encode(raw, [int(columns.line[place]) for place, _ in sound])
        places = [place for place, _ in sound]
        for column, values in zip(columns, encoded, strict=True):
            column[places] = values
    start = 0
    for place, lost in blind:
        _add(columns, at, tables, left, start, place, streams)
        streams.unreadable_everywhere(int(columns.line[place]), lost.kind, lost.ref)
        start = place + 1
    _add(columns, at, tables, left, start, len(at), streams)


def _put(columns: Columns, place: int, known: dict[str, int]) -> None:
    for name, column in zip(Columns._fields, columns, strict=True):
        column[place] = known.get(name, NOT_RECORDED)


def _add(
    columns: Columns, at: Any, tables: list[str], left: list[int], start: int, stop: int, streams: Streams
) -> None:
    """Add the rows from ``start`` to ``stop`` to the streams, without those that are ``left`` out."""
    if start == stop:
        return
    part, rows = (columns, at) if stop - start == len(at) else (columns.part(start, stop), at[start:stop])
    gone = [place - start for place in left if start <= place < stop]
    if gone:
        kept = numpy.ones(stop - start, dtype=bool)
        kept[gone] = False
        part, rows = chosen(part, kept), rows[kept]
    streams.add_arrays(part, tables, rows)
