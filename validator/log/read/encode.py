"""Rows of a source to columns of integers: whole chunks at once, each value checked once.

The chunk is taken if nothing in it is wrong; which row is wrong, and why, is for validator/log/read/diagnose.py to
say.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from validator.log.cards import CARD_CODES
from validator.log.codes import BY_STRIDE, KIND_UNREADABLE, NONE, NOT_RECORDED, RECORD_STRIDE
from validator.log.columns import VENUE, Columns, Names
from validator.log.vocabulary import (
    BY,
    BY_OF,
    COLUMN_ORDER,
    COMMON,
    FACES,
    FAMILY_ANY,
    KINDS,
    LIMITS,
    OPERANDS,
    PLACES,
    REQUIRES,
    ROLES,
    TYPES,
    WHAT,
    WHAT_FREE,
    WHAT_OF,
    WHAT_RECORD,
)

Raw = dict[str, Sequence[object]]
"""A chunk's values as the source gives them, by column, of one length; None or "" where there is none."""

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
LATEST: Final = 253402300799999
"""Milliseconds since 1970 at the end of the year 9999."""
_MILLISECOND: Final = timedelta(milliseconds=1)
_NONE_TYPE: Final = type(None)
ABSENT: Final[dict[object, int]] = {None: NOT_RECORDED, "": NOT_RECORDED, "none": NONE}

RECORDED_ORDER: Final = 1 + COLUMN_ORDER.index("seq")
"""What of a ``records`` row that says whether the order of rows is the order of acts: the column of no kind."""
RECORDED_TABLE: Final = 1 + COLUMN_ORDER.index("table")
"""What of a ``records`` row that says whether the word in the column table is the source's: the column of no kind."""

RECORDED_HANDS: Final = 1 + COLUMN_ORDER.index("hand")
"""What of a ``records`` row that says whether each hand of a round has its rows: the column of no kind."""
RECORDED_WORDS: Final = {"seq": RECORDED_ORDER, "table": RECORDED_TABLE, "hand": RECORDED_HANDS}
"""The columns of no kind that a ``records`` row may declare."""

SOURCE_KINDS: Final = {name: code for name, code in KINDS.items() if code != KIND_UNREADABLE}


def _with_absent(words: dict[str, int]) -> dict[object, int]:
    found = dict(ABSENT)
    for word, code in words.items():
        found[word] = code
    return found


CARD_WORDS: Final = _with_absent(CARD_CODES)
FACE_WORDS: Final = _with_absent(FACES)
PLACE_WORDS: Final = _with_absent(PLACES)
WHAT_WORDS: Final = _with_absent(WHAT)

# The kinds that may carry a column, and those that must.
TAKES: Final[dict[str, frozenset[int]]] = {
    column: frozenset(kind for kind, operands in OPERANDS.items() if column in operands) for column in COLUMN_ORDER
}
NEEDS: Final[dict[str, frozenset[int]]] = {
    column: frozenset(kind for kind, operands in REQUIRES.items() if column in operands) for column in COLUMN_ORDER
}
OPERAND_COLUMNS: Final = [name for name in COLUMN_ORDER if TAKES[name]]
_INTEGERS: Final = [name for name, kind in TYPES.items() if kind == "integer"]
FREE_WORD_KINDS: Final = WHAT_FREE | WHAT_RECORD


class ChunkRejected(Exception):
    """Something in the chunk is not as the schema says."""


class Encoder:
    """Encodes chunks of one log; keeps the log's Names and remembers the words it has met."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._by: dict[object, int] = dict(ABSENT)
        self._free: dict[object, int] = dict(ABSENT)
        self._good: set[tuple[int, int]] = set()
        self._good_by: set[tuple[int, int]] = set()

    def encode(self, raw: Raw, lines: Sequence[int]) -> Columns:
        """Columns of the chunk, in its order; raises Rejected where a row is not sound.

        ``raw`` may leave out columns of which it has no value, and must hold table, seq and kind. ``lines``
        are the rows' places in the source.
        """
        try:
            return self._encode(raw, lines)
        except (TypeError, ValueError, OverflowError, KeyError) as error:
            raise ChunkRejected from error

    def _encode(self, raw: Raw, lines: Sequence[int]) -> Columns:
        kinds = [SOURCE_KINDS[word] for word in raw["kind"]]  # type: ignore[index]
        present = set(kinds)
        count = len(kinds)
        values: dict[str, list[int]] = {"kind": kinds, "line": list(lines)}
        for name in _INTEGERS:
            values[name] = _integers(raw.get(name), count, LIMITS[name])
        if NOT_RECORDED in values["seq"]:
            raise ChunkRejected
        values["at"] = _times(raw.get("at"), count)
        for name, words in (("card", CARD_WORDS), ("face", FACE_WORDS), ("source", PLACE_WORDS), ("dest", PLACE_WORDS)):
            values[name] = _mapped(raw.get(name), count, words)
        for name in ("player", "back"):
            values[name] = self._free_words(raw.get(name), count, LIMITS[name])
        values["by"] = self._persons(raw.get("by"), count)
        values["what"] = self._whats(raw.get("what"), count, kinds, present)
        _check_texts(raw)
        _check_operands(values, kinds, present, raw)
        self._check_words(kinds, values["what"], values["by"])
        return Columns(**values)

    def free_word(self, word: object, limit: int) -> int:
        """Code of a free word of at most ``limit`` characters; raises ValueError where it is none."""
        code = self._free.get(word)
        if code is None:
            code = self._free[word] = self.names.intern(sound_word(word, limit))
        return code

    def by_word(self, word: object) -> int:
        """Code of a word of the column ``by``, or of its absence; raises ValueError."""
        code = self._by.get(word)
        if code is None:
            code = self._by[word] = by_code(word, self.names)
        return code

    def free_what(self, kind: int, word: object) -> int:
        """Code of ``what`` in a row of one of FREE_WORD_KINDS; raises ValueError."""
        if kind in WHAT_RECORD and word not in ABSENT:
            return record_code(word)
        return self.free_word(word, LIMITS["what"])

    def _free_words(self, column: Sequence[object] | None, count: int, limit: int) -> list[int]:
        if column is None:
            return [NOT_RECORDED] * count
        codes = {word: self.free_word(word, limit) for word in set(column)}
        return [codes[word] for word in column]

    def _persons(self, column: Sequence[object] | None, count: int) -> list[int]:
        if column is None:
            return [NOT_RECORDED] * count
        codes = {word: self.by_word(word) for word in set(column)}
        return [codes[word] for word in column]

    def _whats(self, column: Sequence[object] | None, count: int, kinds: list[int], present: set[int]) -> list[int]:
        if column is None:
            return [NOT_RECORDED] * count
        if present.isdisjoint(FREE_WORD_KINDS):
            return [WHAT_WORDS[word] for word in column]
        return [
            self.free_what(kind, word) if kind in FREE_WORD_KINDS else WHAT_WORDS[word]
            for kind, word in zip(kinds, column, strict=True)
        ]

    def _check_words(self, kinds: list[int], what: list[int], by: list[int]) -> None:
        for pair in set(zip(kinds, what, strict=True)) - self._good:
            kind, word = pair
            if word >= 0 and kind in WHAT_OF and word not in WHAT_OF[kind]:
                raise ChunkRejected
            if kind not in FREE_WORD_KINDS:
                self._good.add(pair)
        for pair in set(zip(kinds, by, strict=True)) - self._good_by:
            kind, word = pair
            if word >= 0 and word % BY_STRIDE not in BY_OF.get(kind, ROLES):
                raise ChunkRejected
            self._good_by.add(pair)


def _integers(column: Sequence[object] | None, count: int, limit: int) -> list[int]:
    if column is None:
        return [NOT_RECORDED] * count
    if not set(map(type, column)) <= {int, _NONE_TYPE}:
        raise ChunkRejected
    found: list[int] = [NOT_RECORDED if value is None else value for value in column]  # type: ignore[misc]
    if found and (min(found) < NOT_RECORDED or max(found) > limit):
        raise ChunkRejected
    if found.count(NOT_RECORDED) != column.count(None):
        raise ChunkRejected
    return found


def _mapped(column: Sequence[object] | None, count: int, words: dict[object, int]) -> list[int]:
    if column is None:
        return [NOT_RECORDED] * count
    return [words[word] for word in column]


def _times(column: Sequence[object] | None, count: int) -> list[int]:
    if column is None:
        return [NOT_RECORDED] * count
    return [NOT_RECORDED if value is None or value == "" else milliseconds(value) for value in column]


def _check_texts(raw: Raw) -> None:
    for table in set(raw["table"]):
        sound_word(table, LIMITS["table"])
    if "note" in raw and not set(map(type, raw["note"])) <= {str, _NONE_TYPE}:
        raise ChunkRejected


def _check_operands(values: dict[str, list[int]], kinds: list[int], present: set[int], raw: Raw) -> None:
    for name in OPERAND_COLUMNS:
        column = values[name]
        takes, needs = TAKES[name], NEEDS[name]
        if name in raw and name not in COMMON and not present <= takes:
            carrying = {kind for kind, value in zip(kinds, column, strict=True) if value != NOT_RECORDED}
            if not carrying <= takes:
                raise ChunkRejected
        if not present.isdisjoint(needs):
            lacking = {kind for kind, value in zip(kinds, column, strict=True) if value < 0}
            if not lacking.isdisjoint(needs):
                raise ChunkRejected
    if VENUE in raw["table"] and not present <= FAMILY_ANY:
        for kind, table in zip(kinds, raw["table"], strict=True):
            if table == VENUE and kind not in FAMILY_ANY:
                raise ChunkRejected


def shown_value(value: object) -> str:
    """A value as a fault names it: in few letters, and nothing of what is nested."""
    if value is True or value is False:
        return "a truth value"
    if isinstance(value, dict | list):
        return "a nested value"
    return f"{value!r}"[:40]


def milliseconds(value: object) -> int:
    """Milliseconds since 1970-01-01 UTC of an ISO 8601 time with offset, or of a number of them.

    Raises ValueError where the text is no time, has no offset, or lies before 1970.
    """
    if type(value) is int:
        found = value
    elif isinstance(value, str):
        moment = datetime.fromisoformat(value)
        if moment.tzinfo is None:
            raise ValueError(f"{shown_value(value)} has no offset from UTC; write 2026-03-01T20:15:00-05:00")
        found = (moment - EPOCH) // _MILLISECOND
    else:
        raise ValueError(f"{shown_value(value)} is no time")
    if not 0 <= found <= LATEST:
        raise ValueError(f"{shown_value(value)} lies outside the years 1970 to 9999")
    return found


def sound_word(word: object, limit: int) -> str:
    """The word itself if it is a text of 1 to ``limit`` characters that can be written; raises ValueError."""
    if not isinstance(word, str):
        raise ValueError(f"{shown_value(word)} is not a text")
    if not 0 < len(word) <= limit or not word.isprintable():
        raise ValueError(f"{word[:40]!r} must be 1 to {limit} printable characters")
    return word


def by_code(word: object, names: Names) -> int:
    """Code of a word of the column ``by``: ``dealer``, ``dealer:D12``, ``always``; raises ValueError."""
    role, colon, person = sound_word(word, LIMITS["by"]).partition(":")
    code = BY.get(role)
    if code is None or (colon and (code not in ROLES or not person)):
        raise ValueError(f"{word!r} is no one who acts")
    return code + BY_STRIDE * (1 + names.intern(person)) if colon else code


def record_code(word: object) -> int:
    """Code of what a ``records`` row declares, as ``deal``, ``deal.face`` or a column of no kind; raises ValueError."""
    if isinstance(word, str) and word in RECORDED_WORDS:
        return RECORDED_WORDS[word]
    kind, dot, column = sound_word(word, LIMITS["what"]).partition(".")
    code = SOURCE_KINDS.get(kind)
    if code is None:
        raise ValueError(f"there is no kind {kind}")
    if not dot:
        return code * RECORD_STRIDE
    if column not in COLUMN_ORDER or (column not in OPERANDS[code] and column not in COMMON):
        raise ValueError(f"{kind} has no operand {column}")
    return code * RECORD_STRIDE + 1 + COLUMN_ORDER.index(column)
