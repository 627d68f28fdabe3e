"""Explains why a row of a log cannot be taken: one row at a time, every fault of it, in words."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple, TypeGuard

from validator.core.nearest import nearest
from validator.log.cards import CARD_CODES
from validator.log.codes import BY_STRIDE, NONE, NOT_RECORDED
from validator.log.columns import VENUE, Names, RowFault
from validator.log.read.encode import (
    LATEST,
    NEEDS,
    SOURCE_KINDS,
    TAKES,
    by_code,
    milliseconds,
    record_code,
    shown_value,
    sound_word,
)
from validator.log.vocabulary import (
    BY,
    BY_OF,
    COLUMN_ORDER,
    COMMON,
    FACES,
    FAMILY_ANY,
    LIMITS,
    PLACES,
    ROLES,
    TYPES,
    WHAT,
    WHAT_FREE,
    WHAT_OF,
    WHAT_RECORD,
)

Row = dict[str, object]
Report = Callable[[str, str, str], None]
"""Takes a fault's kind, column and message."""

WORDS_KEPT = 1 << 12
"""Of how many words, each in its column and kind of row, it is kept what is wrong with them."""
_LONGEST_KEPT = 1 << 7
_TIMES = frozenset(name for name, form in TYPES.items() if form == "time")

_HIGHEST = {name: LIMITS[name] for name, form in TYPES.items() if form == "integer"} | {"at": LATEST}
_WHAT_WORDS = {code: word for word, code in WHAT.items()}
_BY_WORDS = {code: word for word, code in BY.items()}
_CLOSED = {"face": FACES, "source": PLACES, "dest": PLACES, "card": CARD_CODES}


def without_absent(row: Row) -> Row:
    """The row without null and empty values and without the source's own columns (x-...)."""
    return {
        name: value for name, value in row.items() if value is not None and value != "" and not name.startswith("x-")
    }


class LostRow(NamedTuple):
    """What a row that could not be read tells of itself: its table (None: not known), round, kind, and event named."""

    table: str | None
    round: int
    kind: int
    ref: int


def lost_row(row: Row) -> LostRow:
    """What a row that is not sound tells of itself, NOT_RECORDED where a value is none that it can have."""
    kind = row.get("kind")
    lost = SOURCE_KINDS.get(kind, NOT_RECORDED) if isinstance(kind, str) else NOT_RECORDED
    return LostRow(_stream(row.get("table")) or None, _number(row, "round"), lost, _number(row, "ref"))


def _number(row: Row, column: str) -> int:
    found = row.get(column)
    return found if type(found) is int and 0 <= found <= LIMITS[column] else NOT_RECORDED


def diagnose(row: Row, line: int) -> list[RowFault]:
    """Every fault of a row without absent values, in the order of the columns; none if the row is sound."""
    table = row.get("table")
    stream = _stream(table)
    faults: list[RowFault] = []

    def fault(kind: str, column: str, message: str) -> None:
        faults.append(RowFault(kind, line, column, message, stream))

    kind = row.get("kind")
    code = SOURCE_KINDS.get(kind) if isinstance(kind, str) else None
    doubted: list[str] = []
    for name, value in row.items():
        if name == "kind" or (type(value) is int and 0 <= value <= _HIGHEST.get(name, -1)):
            continue
        if name not in TYPES:
            near = did_you_mean(name, COLUMN_ORDER)
            fault("unknown-column", _plain(name[:40]), f"there is no column {name[:40]!r}{near}")
        elif not _is_kept(name, value) or _of_word(name, value, code):
            doubted.append(name)
    for name in ("table", "seq", "kind"):
        if name not in row:
            fault("missing-column", name, f"every row needs a value in the column {name}")
    if kind is not None and code is None:
        _value_or_kept("kind", kind, code, fault)
    for name in sorted(doubted, key=COLUMN_ORDER.index):
        _value_or_kept(name, row[name], code, fault)
    if code is None:
        return faults
    for name in COLUMN_ORDER:
        known = name in row and not (name == "card" and CARD_CODES.get(str(row[name])) == NOT_RECORDED)
        if code in NEEDS[name] and (not known or (row[name] == "none" and name not in ("table", "kind"))):
            fault("missing-operand", name, f"a row of kind {kind} needs a value in the column {name}")
        if known and name not in ("table", "seq", "kind", *COMMON) and code not in TAKES[name]:
            fault("unexpected-operand", name, f"the column {name} has no meaning in a row of kind {kind}")
    if table == VENUE and code not in FAMILY_ANY:
        fault("wrong-stream", "kind", f"a row of kind {kind} belongs to a table, not to the venue")
    return faults


def _stream(table: object) -> str:
    """The table as a report can name it, "" where it is no word that could name one."""
    return table if isinstance(table, str) and not _of_word("table", table, None) else ""


def _plain(word: str) -> str:
    """The word with every half of a surrogate pair, which no file can carry, written as its code."""
    return word.encode("utf-8", "backslashreplace").decode("utf-8")


def _is_kept(name: str, value: object) -> TypeGuard[str]:
    """Whether it is kept what is wrong with a value: of short words."""
    return type(value) is str and len(value) <= _LONGEST_KEPT and name not in _TIMES


def _value_or_kept(name: str, value: object, kind: int | None, fault: Report) -> None:
    """As _value; of a short word it is found out once."""
    if not _is_kept(name, value):
        _value(name, value, kind, fault)
        return
    for found in _of_word(name, value, kind):
        fault(*found)


@lru_cache(WORDS_KEPT)
def _of_word(name: str, word: str, kind: int | None) -> tuple[tuple[str, str, str], ...]:
    """What is wrong with a word in a column, in a row of a kind: the kind of each fault, the column and the message."""
    found: list[tuple[str, str, str]] = []
    _value(name, word, kind, lambda *one: found.append(one))
    return tuple(found)


def _value(name: str, value: object, kind: int | None, fault: Report) -> None:
    """Report what is wrong with one value; ``kind`` is None where the row's kind is not known."""
    form = TYPES[name]
    if name == "kind":
        near = did_you_mean(value, SOURCE_KINDS)
        fault("unknown-kind", "kind", f"there is no kind of event {shown_value(value)}{near}")
    elif form == "integer":
        _integer(name, value, fault)
    elif form == "time":
        try:
            milliseconds(value)
        except (ValueError, OverflowError) as error:
            fault("wrong-type", name, f"{name} must be a time in ISO 8601 with its offset: {str(error)[:100]}")
    elif not isinstance(value, str):
        fault("wrong-type", name, f"{name} must be a text, not {shown_value(value)}")
    elif name in _CLOSED:
        if value != "none" and value not in _CLOSED[name]:
            near = did_you_mean(value, _CLOSED[name])
            fault("unknown-word", name, f"{value[:40]!r} is no {TYPES[name]} of the schema{near}")
    elif name == "by":
        _by(value, kind, fault)
    elif name == "what":
        _what(value, kind, fault)
    elif name != "note":
        _sound(name, value, fault)


def _integer(name: str, value: object, fault: Report) -> None:
    if type(value) is not int:
        fault("wrong-type", name, f"{name} must be a whole number, not {shown_value(value)}")
    elif not 0 <= value <= LIMITS[name]:
        fault("out-of-range", name, f"{name} is {shown_value(value)}, it must lie between 0 and {LIMITS[name]}")


def _sound(name: str, value: str, fault: Report) -> None:
    try:
        sound_word(value, LIMITS[name])
    except ValueError as error:
        fault("wrong-type", name, f"{name}: {error}")


def _by(value: str, kind: int | None, fault: Report) -> None:
    if value == "none":
        return
    allowed = [_BY_WORDS[code] for code in BY_OF.get(-1 if kind is None else kind, ROLES)]
    try:
        code = by_code(value, Names())
    except ValueError as error:
        fault("unknown-word", "by", f"{error}{did_you_mean(value.partition(':')[0], allowed)}")
        return
    if kind is not None and code % BY_STRIDE not in BY_OF.get(kind, ROLES):
        fault("unknown-word", "by", f"by may be {_listed(allowed)} here, not {value[:40]!r}")


def _what(value: str, kind: int | None, fault: Report) -> None:
    if value == "none" or kind is None:
        return
    if kind in WHAT_FREE:
        _sound("what", value, fault)
    elif kind in WHAT_RECORD:
        try:
            record_code(value)
        except ValueError as error:
            fault("unknown-word", "what", f"{error}{did_you_mean(value.partition('.')[0], SOURCE_KINDS)}")
    elif kind in WHAT_OF and WHAT.get(value, NONE) not in WHAT_OF[kind]:
        allowed = [_WHAT_WORDS[code] for code in WHAT_OF[kind]]
        near = did_you_mean(value, allowed) or f"; it may be {_listed(allowed)}"
        fault("unknown-word", "what", f"{value[:40]!r} is no word for this kind{near}")


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The words ``; did you mean X?`` where one of ``known`` is near, else the empty text."""
    return _near(word[:60], tuple(sorted(known))) if isinstance(word, str) else ""


@lru_cache(1024)
def _near(word: str, known: tuple[str, ...]) -> str:
    near = nearest(word, known)
    return f"; did you mean {near}?" if near else ""


def _listed(words: Iterable[str]) -> str:
    return ", ".join(sorted(words))
