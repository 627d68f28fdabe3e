"""Settles rows that were read in columns: words to codes, and whether a row may be so, a kernel.

What a word means is asked of validator/log/read/encode.py once for each word and class of columns; which columns and
words a kind takes stands in tables made of the same schema. A row that is not sound is left to
validator/log/read/diagnose.py.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Final

from validator.core.engine.kernel import Ints, kernel
from validator.log.codes import BY_STRIDE, NOT_RECORDED
from validator.log.read.encode import LATEST, NEEDS, OPERAND_COLUMNS, SOURCE_KINDS, TAKES
from validator.log.vocabulary import (
    BY_OF,
    COLUMN_ORDER,
    COMMON,
    FAMILY_ANY,
    LIMITS,
    ROLES,
    TYPES,
    WHAT,
    WHAT_FREE,
    WHAT_OF,
    WHAT_RECORD,
)

INTEGER: Final = 0
TIME: Final = 1
WORD: Final = 2
TEXT: Final = 3
"""What a column holds: numbers, times, words that are numbered, text that is passed over."""

UNSEEN: Final = -3
UNSOUND: Final = -4
ASKED: Final = -5
"""Codes of a word: not asked for yet, none that the column takes, and asked for while this segment is settled."""

CLASSES: Final = ("table", "kind", "player", "card", "face", "place", "back", "by", "what", "free-what", "record")
"""What words are looked up as: by their columns, those of ``what`` by the kind of the row."""

EACH: Final = 16
"""Codes that are kept of each word, one for each class, and some room."""

WIDTH: Final = len(COLUMN_ORDER)
"""Columns of a row."""

TABLE: Final = COLUMN_ORDER.index("table")
SEQ: Final = COLUMN_ORDER.index("seq")
KIND: Final = COLUMN_ORDER.index("kind")
ROUND: Final = COLUMN_ORDER.index("round")
REF: Final = COLUMN_ORDER.index("ref")
N: Final = COLUMN_ORDER.index("n")
WHAT_COLUMN: Final = COLUMN_ORDER.index("what")
BY_COLUMN: Final = COLUMN_ORDER.index("by")
LINE: Final = COLUMN_ORDER.index("note")
"""The line of a row, in the place of notes, which are passed over."""

VENUE_STREAM: Final = 0
"""The number of the venue's stream."""

KINDS: Final = 1 + max(SOURCE_KINDS.values())
WHATS: Final = len(WHAT)
_ALL_KINDS: Final = range(KINDS)

# Places in ``about``.
NEWS: Final = 0
LEFT: Final = 1
UNASKED: Final = 2
"""How many rows hold a word of which it was not asked yet what it means."""
ABOUT: Final = 3
"""How many there are."""

STRIP: Final = 1 << 9
"""Rows of which one column after the other is looked at."""
_CARRIED: Final = (1 << WIDTH) - 1
_UNSOUND_MARK: Final = 1 << (2 * WIDTH)
_UNSEEN_MARK: Final = _UNSOUND_MARK << 1

_FORMS: Final = {"integer": INTEGER, "time": TIME, "note": TEXT}


@dataclass(frozen=True, slots=True)
class EncodingState:
    """What the kernels read and write.

    ``values`` are rows, column after column of equal length: in the place of the table the number of its stream.
    ``codes`` holds of each word the code in each class, ``forms``, ``limits`` and ``classes`` what each column holds,
    and the largest number. For each kind ``takes`` and ``needs`` are sets of columns, a bit for each; ``whats`` and
    ``roles`` say which words a kind takes, ``shifts`` as what its ``what`` is looked up, ``anywhere`` whether the
    venue may have it. ``news`` are the classes and words asked for; ``left`` the rows that are not sound as they
    stand, each with where it begins in what is read; ``held`` is for the row under way, ``marks`` for the rows of a
    strip: which columns each carries, which of them have values, and whether it is sound; ``about`` counts.
    """

    values: Ints
    codes: Ints
    forms: Ints
    limits: Ints
    classes: Ints
    takes: Ints
    needs: Ints
    whats: Ints
    roles: Ints
    shifts: Ints
    anywhere: Ints
    news: Ints
    left: Ints
    held: Ints
    marks: Ints
    about: Ints


def forms() -> list[int]:
    """What each column holds."""
    return [_FORMS[name] if name == "note" else _FORMS.get(TYPES[name], WORD) for name in COLUMN_ORDER]


def limits() -> list[int]:
    """The largest number of each column."""
    return [LATEST if TYPES[name] == "time" else LIMITS.get(name, 0) for name in COLUMN_ORDER]


def classes() -> list[int]:
    """The class of each column of words; 0 for the others."""
    named = {"source": "place", "dest": "place"}
    return [CLASSES.index(found) if (found := named.get(name, name)) in CLASSES else 0 for name in COLUMN_ORDER]


def _bits(columns: "frozenset[str] | set[str]") -> int:
    return sum(1 << COLUMN_ORDER.index(name) for name in columns)


def taken() -> list[int]:
    """For each kind the columns that it may carry, as bits."""
    common = {"table", "seq", "kind", *COMMON}
    return [_bits({name for name in OPERAND_COLUMNS if kind in TAKES[name]} | common) for kind in _ALL_KINDS]


def required_columns() -> list[int]:
    """For each kind the columns that it must carry, as bits."""
    always = {"table", "seq", "kind"}
    return [_bits({name for name in OPERAND_COLUMNS if kind in NEEDS[name]} | always) for kind in _ALL_KINDS]


def shifted() -> list[int]:
    """For each kind how far the class of its ``what`` lies behind that of the words common to all."""
    return [2 if kind in WHAT_RECORD else 1 if kind in WHAT_FREE else 0 for kind in _ALL_KINDS]


def allowed_whats() -> list[int]:
    """For each kind and each word of ``what`` whether it takes it; all, where its words are its own."""
    every = [1] * WHATS
    return list(chain.from_iterable(_marked(WHAT_OF[kind], WHATS) if kind in WHAT_OF else every for kind in _ALL_KINDS))


def allowed_roles() -> list[int]:
    """For each kind and each role whether it takes it in ``by``."""
    return list(chain.from_iterable(_marked(BY_OF.get(kind, ROLES), BY_STRIDE) for kind in _ALL_KINDS))


def _marked(codes: Iterable[int], length: int) -> list[int]:
    """1 at the places of some codes, else 0."""
    found = [0] * length
    for code in codes:
        found[code] = 1
    return found


def anywhere() -> list[int]:
    """For each kind whether the venue's stream may have it."""
    return [int(kind in FAMILY_ANY) for kind in _ALL_KINDS]


@kernel
def code_of(t: EncodingState, class_: int, word: int) -> int:
    """The code of a word in a class; it is asked for where it is not known yet."""
    place = word * EACH + class_
    code = t.codes[place]
    if code == UNSEEN:
        asked = t.about[NEWS]
        if asked < len(t.news):
            t.news[asked] = place
            t.about[NEWS] = asked + 1
            t.codes[place] = ASKED
        return ASKED
    return code


@kernel
def fits(t: EncodingState, kind: int, present: int, known: int, what: int, by: int, table: int) -> bool:
    """Whether a row of a kind may carry the columns ``present``, of which the values ``known`` are, and these words."""
    if present & ~t.takes[kind] or t.needs[kind] & ~known:
        return False
    if what >= 0 and t.shifts[kind] == 0 and t.whats[kind * WHATS + what] == 0:
        return False
    if by >= 0 and t.roles[kind * BY_STRIDE + by % BY_STRIDE] == 0:
        return False
    return table != VENUE_STREAM or t.anywhere[kind] == 1


@kernel
def leave(t: EncodingState, row: int, begin: int) -> None:
    """Note that a row is not sound as it stands."""
    left = t.about[LEFT]
    t.left[2 * left] = row
    t.left[2 * left + 1] = begin
    t.about[LEFT] = left + 1


@kernel
def settle_row(t: EncodingState, row: int, rows: int) -> bool:
    """Settle one row; whether it is sound. One that is not is left as it is."""
    word = t.values[KIND * rows + row]
    if word < 0:
        return False
    kind = code_of(t, t.classes[KIND], word)
    if kind < 0:
        return False
    present = known = 0
    sound = True
    for column in range(LINE):
        value = t.values[column * rows + row]
        if value != NOT_RECORDED:
            if value >= 0 and t.forms[column] == WORD:
                class_ = t.classes[column]
                if column == WHAT_COLUMN:
                    class_ += t.shifts[kind]
                value = code_of(t, class_, value)
            if value <= UNSEEN:
                sound = False
            if value != NOT_RECORDED:
                present |= 1 << column
            if value >= 0:
                known |= 1 << column
        t.held[column] = value
    if not sound or not fits(t, kind, present, known, t.held[WHAT_COLUMN], t.held[BY_COLUMN], t.held[TABLE]):
        return False
    for column in range(LINE):
        t.values[column * rows + row] = t.held[column]
    return True


@kernel
def mark_strip(t: EncodingState, start: int, stop: int, rows: int) -> None:
    """Mark of each row of a strip which columns it carries, of which the values are known, and whether they are sound.

    A value that is none is UNSOUND, or UNSEEN where it was not asked yet what its word means.
    """
    for row in range(stop - start):
        t.marks[row] = 0
    for column in range(LINE):
        carried = 1 << column
        known = carried | (carried << WIDTH)
        first = column * rows + start
        for row in range(stop - start):
            value = t.values[first + row]
            mark = known if value >= 0 else carried
            if value == NOT_RECORDED:
                mark = 0
            if value <= UNSEEN:
                mark = _UNSOUND_MARK
            if value == UNSEEN:
                mark = _UNSOUND_MARK | _UNSEEN_MARK
            t.marks[row] |= mark


@kernel
def settle_marked(t: EncodingState, row: int, rows: int, marks: int) -> bool:
    """Settle a row that holds codes, but for the word of its ``what``, by its marks; whether it is sound."""
    kind = t.values[KIND * rows + row]
    if marks & _UNSEEN_MARK:
        t.about[UNASKED] += 1
    if marks & _UNSOUND_MARK or kind < 0:
        return False
    present, known = marks & _CARRIED, marks >> WIDTH
    word = t.values[WHAT_COLUMN * rows + row]
    what = word
    if word >= 0:
        what = t.codes[word * EACH + t.classes[WHAT_COLUMN] + t.shifts[kind]]
        if what == UNSEEN:
            t.about[UNASKED] += 1
        if what <= UNSEEN:
            return False
        if what == NOT_RECORDED:
            present &= ~(1 << WHAT_COLUMN)
        if what < 0:
            known &= ~(1 << WHAT_COLUMN)
    if not fits(t, kind, present, known, what, t.values[BY_COLUMN * rows + row], t.values[TABLE * rows + row]):
        return False
    t.values[WHAT_COLUMN * rows + row] = what
    return True


@kernel
def settle(t: EncodingState, start: int, stop: int) -> None:
    """Settle rows that hold codes, but the numbers of words for ``what``; those not sound are left as they are."""
    rows = len(t.values) // WIDTH
    for first in range(start, stop, STRIP):
        last = min(first + STRIP, stop)
        mark_strip(t, first, last, rows)
        for row in range(first, last):
            if not settle_marked(t, row, rows, t.marks[row - first]):
                leave(t, row, row - start)


@kernel
def settle_left(t: EncodingState) -> None:
    """Settle again the rows that were left, of which each holds the numbers of its words."""
    rows = len(t.values) // WIDTH
    count = t.about[LEFT]
    t.about[LEFT] = 0
    for place in range(count):
        row, begin = t.left[2 * place], t.left[2 * place + 1]
        if not settle_row(t, row, rows):
            leave(t, row, begin)
