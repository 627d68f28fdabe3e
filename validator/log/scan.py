"""Scans JSON lines in the form that our writers and importers write, straight to integers: a kernel.

One object a line and no key twice; no white space between the tokens; no escapes; whole numbers; of the values, texts,
numbers and null. Times are numbers or ISO 8601 texts in full. Any other line is left to the general reader, which says
what is wrong with it, or that nothing is.
"""

from dataclasses import dataclass
from typing import Final

from validator.core.kernel import Ints, kernel
from validator.log.codes import NOT_RECORDED
from validator.log.encode import LATEST
from validator.log.vocabulary import COLUMN_ORDER, LIMITS, TYPES

INTEGER: Final = 0
TIME: Final = 1
WORD: Final = 2
TEXT: Final = 3
"""What a column holds: numbers, times, words that are numbered, text that is passed over."""

PIECE: Final = 7
"""Bytes of a word that are held in one integer."""

_EIGHT: Final = 8

LONGEST: Final = 128
"""Pieces of the longest word, and keys of the source's own in a line, that are scanned."""

LONGEST_LINE: Final = 1 << 16
"""Bytes of the longest line that is read as a row."""

KEYS: Final = 64
"""Places of the table of keys, a power of two."""

BEGIN: Final = len(COLUMN_ORDER)
"""The column after those of the log: at which byte the line of the row begins, less 1 where it is not scanned."""

WIDTH: Final = BEGIN + 1

# Places in the record's ``about``.
WORDS: Final = 0
STORED: Final = 1
ROWS: Final = 2
NEXT: Final = 3
ABOUT: Final = 4
"""How many there are."""

_FORMS: Final = {"integer": INTEGER, "time": TIME, "note": TEXT}


@dataclass(frozen=True, slots=True)
class Scan:
    """What the kernel reads and writes.

    ``bytes`` are those of the lines, eight in an integer, the last line ended and eight more after it. ``values`` are
    the rows, column after column of equal length, in a column of words their numbers. ``slots`` find a word by its
    hash; ``hashes``, ``begins`` and ``lengths`` (in bytes) tell of each, ``store`` holds their pieces. ``keys`` and
    ``columns`` find a column by its key; ``forms`` and ``limits`` tell what it may hold. ``scratch`` is for the word
    under way; ``extra`` for the keys of the source's own that a line has named; ``about`` counts words, pieces and
    rows, and says which byte is next.
    """

    bytes: Ints
    values: Ints
    slots: Ints
    hashes: Ints
    begins: Ints
    lengths: Ints
    store: Ints
    keys: Ints
    columns: Ints
    forms: Ints
    limits: Ints
    scratch: Ints
    extra: Ints
    about: Ints


def packed(word: str) -> int:
    """The bytes of a word of at most PIECE bytes as one integer, behind a 1 that tells where they begin."""
    return int.from_bytes(b"\x01" + word.encode(), "big")


def key_place(key: int, first: int, second: int) -> int:
    """Where a key stands in the table of keys, by two shifts that keep all keys apart."""
    return (key ^ (key >> first) ^ (key >> second)) & (KEYS - 1)


def _shifts() -> tuple[int, int]:
    keys = [packed(name) for name in COLUMN_ORDER]
    for first in range(1, _EIGHT * PIECE):
        for second in range(first, _EIGHT * PIECE):
            if len({key_place(key, first, second) for key in keys}) == len(keys):
                return first, second
    raise AssertionError("no two shifts keep the names of the columns apart")


FIRST_SHIFT, SECOND_SHIFT = _shifts()


def key_table() -> tuple[list[int], list[int]]:
    """The keys at their places, and the column of each."""
    keys, columns = [0] * KEYS, [0] * KEYS
    for column, name in enumerate(COLUMN_ORDER):
        place = key_place(packed(name), FIRST_SHIFT, SECOND_SHIFT)
        keys[place], columns[place] = packed(name), column
    return keys, columns


def forms() -> list[int]:
    """What each column holds."""
    return [_FORMS[name] if name == "note" else _FORMS.get(TYPES[name], WORD) for name in COLUMN_ORDER]


def limits() -> list[int]:
    """The largest number of each column."""
    return [LATEST if TYPES[name] == "time" else LIMITS.get(name, 0) for name in COLUMN_ORDER]


_OPEN: Final = ord("{")
_CLOSE: Final = ord("}")
_QUOTE: Final = ord('"')
_ESCAPE: Final = ord("\\")
_COLON: Final = ord(":")
_COMMA: Final = ord(",")
_LINE: Final = ord("\n")
_SPACE: Final = ord(" ")
_ZERO: Final = ord("0")
_NINE: Final = ord("9")
_DASH: Final = ord("-")
_PLUS: Final = ord("+")
_DOT: Final = ord(".")
_T: Final = ord("T")
_Z: Final = ord("Z")
_X: Final = ord("x")
_NULL: Final = packed("null")

_BYTE: Final = 255
_SLOTS_OF_HASH: Final = 7
_MIX: Final = (1 << 55) - 1
_MOST_DIGITS: Final = 18

_DAY: Final = 86_400_000
_HOUR: Final = 3_600_000
_MINUTE: Final = 60_000
_SECOND: Final = 1000


@kernel
def byte_at(s: Scan, at: int) -> int:
    """The byte at a place."""
    return (s.bytes[at >> 3] >> ((at & 7) << 3)) & _BYTE


@kernel
def number_of_word(s: Scan, pieces: int, length: int, mixed: int) -> int:
    """The number of the word in ``scratch``, given now if it has none yet; -1 where there is no more room."""
    last = len(s.slots) - 1
    slot = (mixed ^ (mixed >> _SLOTS_OF_HASH) ^ length) & last
    while s.slots[slot] >= 0:
        word = s.slots[slot]
        if s.hashes[word] == mixed and s.lengths[word] == length:
            begin = s.begins[word]
            same = 0
            while same < pieces and s.store[begin + same] == s.scratch[same]:
                same += 1
            if same == pieces:
                return word
        slot = (slot + 1) & last
    word = s.about[WORDS]
    begin = s.about[STORED]
    if word >= len(s.hashes) or begin + pieces > len(s.store):
        return -1
    s.slots[slot] = word
    s.hashes[word] = mixed
    s.lengths[word] = length
    s.begins[word] = begin
    for piece in range(pieces):
        s.store[begin + piece] = s.scratch[piece]
    s.about[WORDS] = word + 1
    s.about[STORED] = begin + pieces
    return word


@kernel
def after_text(s: Scan, at: int) -> int:
    """The place of the quotation mark that ends the text from ``at``; -1 where it has an escape or does not end."""
    b = byte_at(s, at)
    while b != _QUOTE:
        if b == _ESCAPE or b < _SPACE:
            return -1
        at += 1
        b = byte_at(s, at)
    return at


@kernel
def digits(s: Scan, at: int, count: int) -> int:
    """The number of ``count`` digits at a place; -1 where they are not all digits."""
    value = 0
    for place in range(at, at + count):
        b = byte_at(s, place)
        if b < _ZERO or b > _NINE:
            return -1
        value = value * 10 + b - _ZERO
    return value


@kernel
def days_before(year: int, month: int) -> int:
    """Days from the year 0 to the first of a month, in the calendar of today."""
    shifted = year - 1 if month <= 2 else year
    number = month + 9 if month <= 2 else month - 3
    return 365 * shifted + shifted // 4 - shifted // 100 + shifted // 400 + (153 * number + 2) // 5


@kernel
def time_at(s: Scan, at: int, end: int) -> int:
    """Milliseconds since 1970 of the time written from ``at`` to ``end``; -1 where it is not written in full.

    Written in full: 2026-03-01T20:15:00-05:00, with three or six digits of a second or none, and Z for UTC.
    """
    if end - at < 20:
        return -1
    year, month, day = digits(s, at, 4), digits(s, at + 5, 2), digits(s, at + 8, 2)
    hour, minute, second = digits(s, at + 11, 2), digits(s, at + 14, 2), digits(s, at + 17, 2)
    if byte_at(s, at + 4) != _DASH or byte_at(s, at + 7) != _DASH or byte_at(s, at + 10) != _T:
        return -1
    if byte_at(s, at + 13) != _COLON or byte_at(s, at + 16) != _COLON:
        return -1
    if year < 1970 or month < 1 or month > 12 or day < 1 or hour < 0 or hour > 23:
        return -1
    if minute < 0 or minute > 59 or second < 0 or second > 59:
        return -1
    first = days_before(year, month)
    next_first = days_before(year + 1, 1) if month == 12 else days_before(year, month + 1)
    if day > next_first - first:
        return -1
    thousandths = 0
    at += 19
    if byte_at(s, at) == _DOT:
        thousandths = digits(s, at + 1, 3)
        if thousandths < 0:
            return -1
        at += 4
        if at + 3 <= end and digits(s, at, 3) >= 0:
            at += 3
    sign = byte_at(s, at)
    offset = 0
    if sign == _PLUS or sign == _DASH:
        if end - at != 6 or byte_at(s, at + 3) != _COLON:
            return -1
        hours, minutes = digits(s, at + 1, 2), digits(s, at + 4, 2)
        if hours < 0 or hours > 23 or minutes < 0 or minutes > 59:
            return -1
        offset = hours * _HOUR + minutes * _MINUTE
        if sign == _DASH:
            offset = -offset
    elif sign != _Z or end - at != 1:
        return -1
    days = first + day - 1 - days_before(1970, 1)
    found = days * _DAY + hour * _HOUR + minute * _MINUTE + second * _SECOND + thousandths - offset
    return found if 0 <= found <= LATEST else -1


@kernel
def scan_value(s: Scan, at: int, column: int, row: int, rows: int) -> int:
    """Take the value at a place into a column; the place after it, or -1 where it is not for this reader."""
    form = s.forms[column]
    b = byte_at(s, at)
    if b == _QUOTE:
        at += 1
        if form == WORD:
            length = pieces = piece = mixed = 0
            b = byte_at(s, at)
            held = 0
            while b != _QUOTE:
                if b == _ESCAPE or b < _SPACE:
                    return -1
                piece = (piece << _EIGHT) | b
                length += 1
                held += 1
                if held == PIECE:
                    if pieces >= LONGEST - 1:
                        return -1
                    s.scratch[pieces] = piece
                    mixed = mixed ^ piece ^ (mixed >> 11) ^ ((mixed << 5) & _MIX)
                    pieces += 1
                    piece = held = 0
                at += 1
                b = byte_at(s, at)
            if held > 0:
                s.scratch[pieces] = piece
                mixed = mixed ^ piece ^ (mixed >> 11) ^ ((mixed << 5) & _MIX)
                pieces += 1
            mixed = mixed ^ (mixed >> 23)
            word = number_of_word(s, pieces, length, mixed)
            if word < 0:
                return -1
            s.values[column * rows + row] = word
            return at + 1
        end = after_text(s, at)
        if end < 0:
            return -1
        if form == TEXT:
            return end + 1
        if form != TIME:
            return -1
        time = time_at(s, at, end)
        if time < 0:
            return -1
        s.values[column * rows + row] = time
        return end + 1
    if _ZERO <= b <= _NINE:
        if form != INTEGER and form != TIME:
            return -1
        value = b - _ZERO
        first = at
        at += 1
        b = byte_at(s, at)
        if value == 0 and _ZERO <= b <= _NINE:
            return -1
        while _ZERO <= b <= _NINE:
            if at - first >= _MOST_DIGITS:
                return -1
            value = value * 10 + b - _ZERO
            at += 1
            b = byte_at(s, at)
        if value > s.limits[column]:
            return -1
        s.values[column * rows + row] = value
        return at
    return after_null(s, at)


@kernel
def after_null(s: Scan, at: int) -> int:
    """The place after the word null; -1 where it does not stand there."""
    word = 1
    for place in range(at, at + 4):
        word = (word << _EIGHT) | byte_at(s, place)
    return at + 4 if word == _NULL else -1


@kernel
def after_own(s: Scan, at: int) -> int:
    """The place after a text, whole number or null of a key of the source's own; -1 for any other value."""
    b = byte_at(s, at)
    if b == _QUOTE:
        end = after_text(s, at + 1)
        return -1 if end < 0 else end + 1
    if _ZERO <= b <= _NINE:
        first = at
        at += 1
        if b == _ZERO and _ZERO <= byte_at(s, at) <= _NINE:
            return -1
        while _ZERO <= byte_at(s, at) <= _NINE:
            at += 1
        return at if at - first <= _MOST_DIGITS else -1
    return after_null(s, at)


@kernel
def own_key(s: Scan, begin: int, end: int, named: int) -> int:
    """Whether a key of the source's own, from ``begin`` to ``end``, is the ``named``-th that a line names, and new.

    1 where it is, 0 where the line has named it before or has named too many.
    """
    if 2 * named + 1 >= len(s.extra):
        return 0
    for other in range(named):
        if s.extra[2 * other + 1] - s.extra[2 * other] == end - begin:
            same = 0
            while same < end - begin and byte_at(s, s.extra[2 * other] + same) == byte_at(s, begin + same):
                same += 1
            if same == end - begin:
                return 0
    s.extra[2 * named] = begin
    s.extra[2 * named + 1] = end
    return 1


@kernel
def scan_line(s: Scan, at: int, row: int, rows: int) -> int:
    """Take the line at a place as a row; the place of the next line, or -1 where it is not for this reader."""
    if byte_at(s, at) != _OPEN:
        return -1
    seen = named = 0
    b = _COMMA
    while b == _COMMA:
        at += 1
        if byte_at(s, at) != _QUOTE:
            return -1
        at += 1
        begin = at
        key = 1
        length = 0
        b = byte_at(s, at)
        while b != _QUOTE and length < PIECE:
            key = (key << _EIGHT) | b
            length += 1
            at += 1
            b = byte_at(s, at)
        place = (key ^ (key >> FIRST_SHIFT) ^ (key >> SECOND_SHIFT)) & (KEYS - 1)
        if b == _QUOTE and length > 0 and s.keys[place] == key:
            if byte_at(s, at + 1) != _COLON:
                return -1
            column = s.columns[place]
            if seen & (1 << column):
                return -1
            seen |= 1 << column
            at = scan_value(s, at + 2, column, row, rows)
        else:
            if length < 2 or byte_at(s, begin) != _X or byte_at(s, begin + 1) != _DASH:
                return -1
            at = after_text(s, begin)
            if at < 0 or byte_at(s, at + 1) != _COLON or own_key(s, begin, at, named) == 0:
                return -1
            named += 1
            at = after_own(s, at + 2)
        if at < 0:
            return -1
        b = byte_at(s, at)
    if b != _CLOSE or byte_at(s, at + 1) != _LINE:
        return -1
    return at + 2


@kernel
def scan(s: Scan, start: int, end: int) -> None:
    """Take the lines from the byte ``start`` up to ``end`` as rows, as many as there is room for.

    One that is not for this reader is marked in BEGIN.
    """
    rows = len(s.values) // WIDTH
    at = start
    row = 0
    while at < end and row < rows:
        for column in range(BEGIN):
            s.values[column * rows + row] = NOT_RECORDED
        after = scan_line(s, at, row, rows)
        if after - at > LONGEST_LINE:
            after = -1
        s.values[BEGIN * rows + row] = at
        if after < 0:
            s.values[BEGIN * rows + row] = -1 - at
            after = at
            while byte_at(s, after) != _LINE:
                after += 1
            after += 1
        at = after
        row += 1
    s.about[ROWS] = row
    s.about[NEXT] = at
