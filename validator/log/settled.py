"""Puts rows that were read in columns into the streams of a log: numbered words to codes, by a compiled kernel.

What validator/log/settle.py takes is what validator/log/encode.py would; every other row is left to be read one by one,
and costs only itself. Imported only where numpy is.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy

from validator.core.engine import Engine
from validator.log import settle
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
from validator.log.scan import BEGIN, forms
from validator.log.settle import CLASSES, UNSEEN, UNSOUND, Settle
from validator.log.streams import Streams
from validator.log.vocabulary import COLUMN_ORDER, LIMITS

FIRST_WORDS: Final = 1 << 14
"""Words for which there is room at first."""
MOST_WORDS: Final = 1 << 19
"""Words past which all are forgotten and met anew, so that memory stays bounded."""

RowAt = Callable[[int, int], Row | BrokenRow | None]
"""Reads one row, by its place among those that were read at once and its line; None where there is none."""


def array(values: Sequence[int]) -> Any:
    """An array of 64-bit integers."""
    return numpy.array(values, dtype=numpy.int64)


class Words:
    """The words of a log by number, and of each its code as each class of columns reads it; room for ``capacity``."""

    def __init__(self, encoder: Encoder, capacity: int = FIRST_WORDS) -> None:
        self._encoder = encoder
        kinds = (
            forms(),
            settle.classes(),
            settle.taken(),
            settle.needed(),
            settle.allowed_whats(),
            settle.allowed_roles(),
            settle.shifted(),
            settle.anywhere(),
        )
        self._kinds: tuple[Any, ...] = tuple(map(array, kinds))
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
        self.make_room(capacity)

    def make_room(self, capacity: int) -> None:
        """Forget all words, and have room for ``capacity`` of them."""
        self.capacity = capacity
        self.words: list[str] = []
        self._numbers: dict[str, int] = {}
        self._codes = numpy.full(len(CLASSES) * capacity, UNSEEN, dtype=numpy.int64)

    def number(self, word: str) -> int:
        """The number of a word, given now if it has none yet; raises IndexError where there is no more room."""
        found = self._numbers.get(word)
        if found is None:
            found = self.add(word)
        return found

    def add(self, word: str) -> int:
        """Give a word the next number; raises IndexError where there is no more room."""
        if len(self.words) == self.capacity:
            raise IndexError("no room for another word")
        self._numbers[word] = len(self.words)
        self.words.append(word)
        return self._numbers[word]

    def settled(self, engine: Engine, values: Any, count: int) -> tuple[Columns, Any, Any]:
        """The first rows of a matrix of columns (validator.log.scan) as a log has them.

        Gives the columns (but for ``line``, which is that of BEGIN), the number of each row's table, and BEGIN, which
        is -1 less itself where a row is not sound.
        """
        found = numpy.empty_like(values)
        news: Any = numpy.empty(len(self._codes), dtype=numpy.int64)
        flat: tuple[Any, ...] = (values.reshape(-1), found.reshape(-1), self._codes)
        venue = array([self._numbers.get(VENUE, NOT_RECORDED)])
        while True:
            about: Any = numpy.zeros(1, dtype=numpy.int64)
            record: tuple[Any, ...] = (*flat, *self._kinds, venue, news, about)
            engine.run(settle.settle, Settle(*record), count)
            asked = int(about[settle.NEWS])
            if not asked:
                break
            for place in news[:asked].tolist():
                self._codes[place] = self._code(*divmod(place, self.capacity))
        columns = {name: found[place, :count] for place, name in enumerate(COLUMN_ORDER)}
        columns["line"] = found[BEGIN, :count]
        return (
            Columns(**{name: columns[name] for name in Columns._fields}),
            values[settle.TABLE, :count],
            found[BEGIN, :count],
        )

    def _code(self, class_: int, word: int) -> int:
        try:
            return self._coders[CLASSES[class_]](self.words[word])
        except (KeyError, ValueError):
            return UNSOUND

    def put(self, engine: Engine, values: Any, count: int, lines: Any, row_at: RowAt, streams: Streams) -> None:
        """Put the first rows of a matrix of columns into the streams, in their order; ``lines`` are those of the rows.

        ``row_at`` reads one that is not sound as it stands.
        """
        columns, at, begins = self.settled(engine, values, count)
        columns = columns._replace(line=lines)
        unsettled: list[int] = numpy.flatnonzero(begins < 0).tolist()
        tables = list(self.words)
        numbers = dict(self._numbers) if unsettled else {}
        sound: list[tuple[int, Row]] = []
        left: list[int] = []
        blind: list[tuple[int, LostRow]] = []
        for place in unsettled:
            line = int(lines[place])
            found = row_at(place, line)
            if found is None:
                left.append(place)
                continue
            row = found.told if isinstance(found, BrokenRow) else without_absent(found)
            faults = [found.fault] if isinstance(found, BrokenRow) else diagnose(row, line)
            lost = lost_row(row)
            if lost.table is not None:
                if lost.table not in numbers:
                    numbers[lost.table] = len(tables)
                    tables.append(lost.table)
                at[place] = numbers[lost.table]
            streams.faults.extend(faults)
            if not faults:
                sound.append((place, row))
            elif lost.table is None:
                blind.append((place, lost))
            else:
                known = {"kind": KIND_UNREADABLE, "line": line, "round": lost.round, "n": lost.kind, "ref": lost.ref}
                for name, column in zip(Columns._fields, columns, strict=True):
                    column[place] = known.get(name, NOT_RECORDED)
        self._put_sound(columns, sound)
        start = 0
        for place, lost in blind:
            _add(columns, at, tables, left, start, place, streams)
            streams.unreadable_everywhere(int(lines[place]), lost.kind, lost.ref)
            start = place + 1
        _add(columns, at, tables, left, start, count, streams)

    def _put_sound(self, columns: Columns, sound: Sequence[tuple[int, Row]]) -> None:
        """Put sound rows that were read one by one into their places."""
        if not sound:
            return
        places = [place for place, _ in sound]
        raw: Raw = {name: [row.get(name) for _, row in sound] for name in COLUMN_ORDER}
        encoded = self._encoder.encode(raw, [int(columns.line[place]) for place in places])
        found: list[Any] = list(columns)
        for column, values in zip(found, encoded, strict=True):
            column[places] = values


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
