"""Turns numbered words and numbers into the columns of a log, and marks the rows that are not sound: a kernel.

The counterpart of validator/log/encode.py, which says the same of rows read one by one.
"""

from dataclasses import dataclass
from typing import Final

from validator.core.kernel import Ints, kernel
from validator.log.codes import BY_STRIDE, NOT_RECORDED
from validator.log.encode import NEEDS, OPERAND_COLUMNS, SOURCE_KINDS, TAKES
from validator.log.scan import BEGIN, WORD
from validator.log.vocabulary import (
    BY_OF,
    COLUMN_ORDER,
    COMMON,
    FAMILY_ANY,
    ROLES,
    WHAT,
    WHAT_FREE,
    WHAT_OF,
    WHAT_RECORD,
)

UNSEEN: Final = -3
UNSOUND: Final = -4
ASKED: Final = -5
"""Codes of a word: not asked for yet, none that the column takes, and asked for while this stretch is settled."""

CLASSES: Final = ("table", "kind", "player", "card", "face", "place", "back", "by", "what", "free-what", "record")
"""What words are looked up as: by their columns, those of ``what`` by the kind of the row."""

TABLE: Final = COLUMN_ORDER.index("table")
SEQ: Final = COLUMN_ORDER.index("seq")
KIND: Final = COLUMN_ORDER.index("kind")
WHAT_COLUMN: Final = COLUMN_ORDER.index("what")
BY_COLUMN: Final = COLUMN_ORDER.index("by")

KINDS: Final = 1 + max(SOURCE_KINDS.values())
WHATS: Final = len(WHAT)

NEWS: Final = 0
"""Place in ``about`` of how many words were asked for."""


@dataclass(frozen=True, slots=True)
class Settle:
    """What the kernel reads and writes.

    ``values`` are rows, column after column (validator.log.scan); ``settled`` the same rows as a log has them.
    ``codes`` holds for each class the code of each word, ``forms`` and ``classes`` what each column holds. For each
    kind ``takes`` and ``needs`` are sets of columns, a bit for each; ``whats`` and ``roles`` say which words a kind
    takes, ``shifts`` as what its ``what`` is looked up, ``anywhere`` whether the venue may have it. ``news`` are the
    classes and words asked for, ``venue`` the number of the word venue, ``about`` counts.
    """

    values: Ints
    settled: Ints
    codes: Ints
    forms: Ints
    classes: Ints
    takes: Ints
    needs: Ints
    whats: Ints
    roles: Ints
    shifts: Ints
    anywhere: Ints
    venue: Ints
    news: Ints
    about: Ints


def classes() -> list[int]:
    """The class of each column of words; 0 for the others."""
    named = {"source": "place", "dest": "place"}
    return [CLASSES.index(found) if (found := named.get(name, name)) in CLASSES else 0 for name in COLUMN_ORDER]


def _bits(columns: "frozenset[str] | set[str]") -> int:
    return sum(1 << COLUMN_ORDER.index(name) for name in columns)


def taken() -> list[int]:
    """For each kind the columns that it may carry, as bits."""
    common = {"table", "seq", "kind", *COMMON}
    return [_bits({name for name in OPERAND_COLUMNS if kind in TAKES[name]} | common) for kind in range(KINDS)]


def needed() -> list[int]:
    """For each kind the columns that it must carry, as bits."""
    always = {"table", "seq", "kind"}
    return [_bits({name for name in OPERAND_COLUMNS if kind in NEEDS[name]} | always) for kind in range(KINDS)]


def shifted() -> list[int]:
    """For each kind how far the class of its ``what`` lies behind that of the words common to all."""
    return [2 if kind in WHAT_RECORD else 1 if kind in WHAT_FREE else 0 for kind in range(KINDS)]


def allowed_whats() -> list[int]:
    """For each kind and each word of ``what`` whether it takes it; all, where its words are its own."""
    return [
        int(kind not in WHAT_OF or what in WHAT_OF[kind]) for kind in range(KINDS) for what in range(WHATS)
    ]


def allowed_roles() -> list[int]:
    """For each kind and each role whether it takes it in ``by``."""
    return [int(role in BY_OF.get(kind, ROLES)) for kind in range(KINDS) for role in range(BY_STRIDE)]


def anywhere() -> list[int]:
    """For each kind whether the venue's stream may have it."""
    return [int(kind in FAMILY_ANY) for kind in range(KINDS)]


@kernel
def code_of(t: Settle, class_: int, word: int) -> int:
    """The code of a word in a class; it is asked for where it is not known yet."""
    place = class_ * (len(t.codes) // len(CLASSES)) + word
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
def settle_row(t: Settle, row: int, rows: int) -> bool:
    """Settle one row; whether it is sound."""
    word = t.values[KIND * rows + row]
    if word < 0:
        return False
    kind = code_of(t, t.classes[KIND], word)
    if kind < 0:
        return False
    present = known = 0
    sound = True
    for column in range(BEGIN):
        value = t.values[column * rows + row]
        if value >= 0 and t.forms[column] == WORD:
            class_ = t.classes[column]
            if column == WHAT_COLUMN:
                class_ += t.shifts[kind]
            value = code_of(t, class_, value)
            if value <= UNSEEN:
                sound = False
        t.settled[column * rows + row] = value
        if value != NOT_RECORDED:
            present |= 1 << column
        if value >= 0:
            known |= 1 << column
    if not sound or present & ~t.takes[kind] or t.needs[kind] & ~known:
        return False
    what, by = t.settled[WHAT_COLUMN * rows + row], t.settled[BY_COLUMN * rows + row]
    if what >= 0 and t.shifts[kind] == 0 and t.whats[kind * WHATS + what] == 0:
        return False
    if by >= 0 and t.roles[kind * BY_STRIDE + by % BY_STRIDE] == 0:
        return False
    return t.values[TABLE * rows + row] != t.venue[0] or t.anywhere[kind] == 1


@kernel
def settle(t: Settle, count: int) -> None:
    """Settle the first rows; where one is not sound its BEGIN becomes -1 less itself, as where it was not scanned."""
    rows = len(t.values) // (BEGIN + 1)
    for row in range(count):
        begin = t.values[BEGIN * rows + row]
        if begin < 0 or not settle_row(t, row, rows):
            begin = begin if begin < 0 else -1 - begin
            for column in range(BEGIN):
                t.settled[column * rows + row] = NOT_RECORDED
        t.settled[BEGIN * rows + row] = begin
