"""Puts rows that kernels read in columns into the streams of a log; the others are read one by one.

What encoding_kernels.py takes is what validator/log/read/encode.py would; every other row costs only itself. Imported
only where numpy is.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import numpy

from validator.log.codes import KIND_UNREADABLE, NOT_RECORDED
from validator.log.columns import BrokenRow, Columns
from validator.log.fast import encoding_kernels
from validator.log.fast.encoding_kernels import (
    CLASSES,
    EACH,
    LEFT,
    LINE,
    NEWS,
    TABLE,
    UNSEEN,
    UNSOUND,
    WIDTH,
    EncodingState,
)
from validator.log.fast.ordering import GONE, OF_ANY
from validator.log.fast.streams import PLACES, ArrayStreams
from validator.log.read.diagnose import Row, diagnose, lost_row, without_absent
from validator.log.read.encode import (
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
from validator.log.vocabulary import COLUMN_ORDER, LIMITS

FIRST_WORDS: Final = 1 << 11
"""Words for which there is room at first."""
MOST_WORDS: Final = 1 << 19
"""Words past which all are forgotten and met anew, so that memory stays bounded."""

RowsAt = Callable[[Sequence[int], Sequence[int]], Iterable[Row | BrokenRow | None]]
"""Reads rows, by where they begin among those that were read at once, and their lines; None where there is none.

They are without absent values and the source's own columns (validator.log.read.diagnose).
"""


def present(found: Row | BrokenRow) -> Row | BrokenRow:
    """A row without absent values and the source's own columns; why there is none."""
    return found if isinstance(found, BrokenRow) else without_absent(found)


def array(values: Sequence[int]) -> Any:
    """An array of 64-bit integers."""
    return numpy.array(values, dtype=numpy.int64)


class WordTable:
    """The words of a log by number, and of each its code as each class of columns reads it; room for ``capacity``."""

    def __init__(self, encoder: Encoder, streams: ArrayStreams, capacity: int = FIRST_WORDS) -> None:
        self._encoder = encoder
        self._streams = streams
        tables = (
            encoding_kernels.forms(),
            encoding_kernels.limits(),
            encoding_kernels.classes(),
            encoding_kernels.taken(),
            encoding_kernels.required_columns(),
            encoding_kernels.allowed_whats(),
            encoding_kernels.allowed_roles(),
            encoding_kernels.shifted(),
            encoding_kernels.anywhere(),
        )
        self._tables: tuple[Any, ...] = tuple(map(array, tables))
        self._classes = encoding_kernels.classes()
        self._held = array([0] * WIDTH)
        self._marks = array([0] * encoding_kernels.STRIP)
        self._coders: dict[str, Callable[[str], int]] = {
            "table": lambda word: streams.number(sound_word(word, LIMITS["table"])),
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
        self.make_room(capacity)

    def make_room(self, capacity: int) -> None:
        """Forget all words, and have room for ``capacity`` of them."""
        self.capacity = capacity
        self.words: list[str] = []
        self._numbers: dict[str, int] = {}
        self._codes = numpy.full(EACH * capacity, UNSEEN, dtype=numpy.int64)
        self._news = numpy.empty(len(self._codes), dtype=numpy.int64)

    def hold(self, more: int) -> None:
        """Have room for so many words more; all are forgotten where there is none."""
        if len(self.words) + more > self.capacity:
            self.make_room(max(2 * more, min(4 * self.capacity, MOST_WORDS)))

    def number(self, word: str) -> int:
        """The number of a word, given now if it has none yet; raises IndexError where there is no more room."""
        found = self._numbers.get(word)
        if found is None:
            found = self._numbers[word] = self.add(word)
        return found

    def add(self, word: str) -> int:
        """Give a word the next number; raises IndexError where there is no more room."""
        if len(self.words) == self.capacity:
            raise IndexError("no room for another word")
        self.words.append(word)
        return len(self.words) - 1

    def record(self, count: int) -> EncodingState:
        """What the kernels read and write, to settle ``count`` rows at most."""
        left = numpy.empty(2 * count, dtype=numpy.int64)
        about = array([0] * encoding_kernels.ABOUT)
        work = (self._news, left, self._held, self._marks, about)
        columns: tuple[Any, ...] = (self._streams.values.reshape(-1), self._codes, *self._tables, *work)
        return EncodingState(*columns)

    def codes_of(self, column: int, numbers: Any) -> Any:
        """What the words of these numbers mean in a column, as far as it was asked; those of ``what`` as they are."""
        if column == encoding_kernels.WHAT_COLUMN:
            return numbers
        codes = self._codes[numbers * EACH + self._classes[column]]
        return numpy.where(numbers < 0, numbers, codes)

    def answer(self, record: EncodingState) -> bool:
        """Tell the kernels the codes of the words that they have asked for; whether they asked for any."""
        asked = record.about[NEWS]
        for place in self._news[:asked].tolist():
            self._codes[place] = self._code(*divmod(place, EACH))
        record.about[NEWS] = 0
        return bool(asked)

    def _code(self, word: int, class_: int) -> int:
        try:
            return self._coders[CLASSES[class_]](self.words[word])
        except (KeyError, ValueError):
            return UNSOUND

    def put(self, record: EncodingState, count: int, rows_at: RowsAt) -> None:
        """Put the rows behind those that the streams hold, which the kernels have settled, into the streams.

        ``rows_at`` reads those that are not sound as they stand.
        """
        troubled = bool(record.about[LEFT]) and self._read_left(record, rows_at)
        self._streams.take_in(count, troubled=troubled)

    def _read_left(self, record: EncodingState, rows_at: RowsAt) -> bool:
        """Read one by one the rows that are not sound as they stand; whether some are none, or of no table."""
        values, streams = self._streams.values, self._streams
        left: Any = record.left
        pairs = left[: 2 * record.about[LEFT]].reshape(-1, 2)
        rows = pairs[:, 0]
        lines = values[LINE, rows].tolist()
        values[:, rows] = NOT_RECORDED
        values[LINE, rows] = lines
        read = rows_at(pairs[:, 1].tolist(), lines)
        sound: list[tuple[int, int, Row]] = []
        lost: list[tuple[int, ...]] = []
        troubled = False
        for place, line, found in zip(rows.tolist(), lines, read, strict=True):
            if found is None:
                lost.append((place, GONE, *[NOT_RECORDED] * 4))
                troubled = True
                continue
            row = found.told if isinstance(found, BrokenRow) else found
            faults = [found.fault] if isinstance(found, BrokenRow) else diagnose(row, line)
            if not faults:
                sound.append((place, line, row))
                continue
            streams.faults.extend(faults)
            told = lost_row(row)
            stream = OF_ANY if told.table is None else streams.number(told.table)
            troubled = troubled or stream == OF_ANY
            lost.append((place, stream, KIND_UNREADABLE, told.round, told.kind, told.ref))
        if lost:
            at, *columns = zip(*lost, strict=True)
            kernels = encoding_kernels
            places = TABLE, kernels.KIND, kernels.ROUND, kernels.N, kernels.REF
            for column, found_in in zip(places, columns, strict=True):
                values[column, at] = found_in
        self._put_sound(sound)
        return troubled

    def _put_sound(self, sound: Sequence[tuple[int, int, Row]]) -> None:
        """Put sound rows that were read one by one into their places."""
        if not sound:
            return
        places = [place for place, _, _ in sound]
        raw: Raw = {name: [row.get(name) for _, _, row in sound] for name in COLUMN_ORDER}
        encoded = self._encoder.encode(raw, [line for _, line, _ in sound])
        values = self._streams.values
        for name, column in zip(Columns._fields, encoded, strict=True):
            values[PLACES[name], places] = column
        values[TABLE, places] = [self._streams.number(str(table)) for table in raw["table"]]
