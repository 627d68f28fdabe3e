"""Scans the lines of a log in the form that our writers and importers write, straight to rows of codes: kernels.

JSON: one object a line and no key twice; no white space between the tokens; no escapes; whole numbers; of the values,
texts, numbers and null. CSV: see csv_kernels.py. Times are numbers or ISO 8601 texts in full. Any other line is left to
the general reader, which says what is wrong with it, or that nothing is.

Bytes are looked at seven at a time, in one integer that is never negative, the first of them the lowest.
"""

from dataclasses import dataclass
from typing import Final

from validator.core.engine.kernel import Ints, kernel
from validator.log.codes import NOT_RECORDED
from validator.log.fast.encoding_kernels import (
    BY_COLUMN,
    INTEGER,
    KIND,
    KINDS,
    LEFT,
    LINE,
    TABLE,
    TEXT,
    TIME,
    UNSEEN,
    WHAT_COLUMN,
    WIDTH,
    WORD,
    EncodingState,
    code_of,
    fits,
    leave,
)
from validator.log.read.encode import LATEST
from validator.log.vocabulary import COLUMN_ORDER

PIECE: Final = 7
"""Bytes that are held in one integer."""

LONGEST: Final = 128
"""Pieces of the longest word, and keys of the source's own in a line, that are scanned."""

LONGEST_LINE: Final = 1 << 16
"""Bytes of the longest line that is read as a row."""

KEYS: Final = 64
"""Places of the table of keys, a power of two."""

STRETCH: Final = 256
"""Rows that are emptied at once before they are scanned."""

BEHIND: Final = 1 << 10
"""Bytes behind the last line that are read with it."""

# Places in the record's ``about``.
WORDS: Final = 0
STORED: Final = 1
ROWS: Final = 2
NEXT: Final = 3
ABOUT: Final = 4
"""How many there are."""


@dataclass(frozen=True, slots=True)
class Scan:
    """What the kernels read and write beside rows (validator.log.fast.encoding_kernels).

    ``bytes`` are those of the lines, eight in an integer, the last line ended and BEHIND more after it. ``slots`` find
    a word by its hash; ``hashes``, ``begins`` and ``lengths`` (in bytes) tell of each, ``store`` holds their pieces.
    ``keys`` and ``columns`` find a column by its key; ``order`` are the columns of a CSV file. ``tens`` are the powers
    of ten, ``marks`` the marks of a byte.

    What came last is expected again, since what need not be computed first is read faster: ``ahead`` is the column
    that came behind each in a line of each kind, ``quoted``, ``masks`` and ``sizes`` tell of its key; ``spans`` is the
    length of each column's last value.

    ``scratch`` is for the word under way; ``extra`` for the keys of the source's own that a line has named; ``about``
    counts words, pieces and rows, and says which byte is next.
    """

    bytes: Ints
    slots: Ints
    hashes: Ints
    begins: Ints
    lengths: Ints
    store: Ints
    keys: Ints
    columns: Ints
    order: Ints
    tens: Ints
    marks: Ints
    quoted: Ints
    masks: Ints
    sizes: Ints
    ahead: Ints
    spans: Ints
    scratch: Ints
    extra: Ints
    about: Ints


def word_as_integer(word: str) -> int:
    """The bytes of a word of less than PIECE bytes as one integer, with a 1 behind them."""
    return int.from_bytes(word.encode() + b"\x01", "little")


def key_place(key: int, first: int, second: int) -> int:
    """Where a key stands in the table of keys, by two shifts that keep all keys apart."""
    return (key ^ (key >> first) ^ (key >> second)) & (KEYS - 1)


def _shifts() -> tuple[int, int]:
    keys = [word_as_integer(name) for name in COLUMN_ORDER]
    for first in range(1, 8 * PIECE):
        for second in range(first, 8 * PIECE):
            if len({key_place(key, first, second) for key in keys}) == len(keys):
                return first, second
    raise AssertionError("no two shifts keep the names of the columns apart")


FIRST_SHIFT, SECOND_SHIFT = _shifts()


def key_table() -> tuple[list[int], list[int]]:
    """The keys at their places, and the column of each."""
    keys, columns = [0] * KEYS, [0] * KEYS
    for column, name in enumerate(COLUMN_ORDER):
        place = key_place(word_as_integer(name), FIRST_SHIFT, SECOND_SHIFT)
        keys[place], columns[place] = word_as_integer(name), column
    return keys, columns


def quoted_keys() -> tuple[list[int], list[int], list[int]]:
    """Of each column the bytes of its key and the quotation mark behind it, those that count, and how far its value is.

    The place behind the columns has what no line holds.
    """
    keys = [name.encode() + b'"' for name in COLUMN_ORDER]
    filled = [int.from_bytes(key, "little") for key in keys]
    return [*filled, -1], [*((1 << (8 * len(key))) - 1 for key in keys), 0], [*(len(key) + 1 for key in keys), 0]


def expected_keys() -> list[int]:
    """Which column is to be expected behind each, for each kind; none at first."""
    return [WIDTH] * ((KINDS + 1) * TRACK)


MARKS: Final = [0x80 << (8 * place) for place in range(PIECE)]
"""A mark at each byte of an integer and at none before it."""

TRACK: Final = 32
"""Places of the columns that are expected behind each other, for one kind."""

TENS: Final = [10**power for power in range(PIECE + 1)]


def seven_of(byte: int) -> int:
    """Seven times the same byte."""
    return int.from_bytes(bytes([byte]) * PIECE, "little")


_OPEN: Final = ord("{")
_CLOSE: Final = ord("}")
_QUOTE: Final = ord('"')
_ESCAPE: Final = ord("\\")
_COLON: Final = ord(":")
_COMMA: Final = ord(",")
_LINE_END: Final = ord("\n")
_SPACE: Final = ord(" ")
_ZERO: Final = ord("0")
_NINE: Final = ord("9")
_DASH: Final = ord("-")
_PLUS: Final = ord("+")
_DOT: Final = ord(".")
_T: Final = ord("T")
_Z: Final = ord("Z")
_X: Final = ord("x")
_NULL: Final = int.from_bytes(b"null", "little")
_BEGIN: Final = int.from_bytes(b'{"', "little")
_NEXT_KEY: Final = int.from_bytes(b',"', "little")
_END: Final = int.from_bytes(b"}\n", "little")
_OF_VALUE: Final = int.from_bytes(b'":', "little")

_BYTE: Final = 0xFF
_TWO: Final = 0xFFFF
_FOUR: Final = 0xFFFFFFFF
_ALL: Final = (1 << (8 * PIECE)) - 1
_ONES: Final = seven_of(1)
_HIGHEST: Final = seven_of(0x80)
_LOWER: Final = seven_of(0x7F)
_QUOTES: Final = seven_of(_QUOTE)
_ESCAPES: Final = seven_of(_ESCAPE)
_SPACES: Final = seven_of(_SPACE)
_ENDS: Final = seven_of(_LINE_END)
_ZEROS: Final = seven_of(_ZERO)
_PAST_NINE: Final = seven_of(0x80 - 10)
_NUMBERED: Final = sum(place << (8 * (PIECE - 1 - place)) for place in range(PIECE))
_ABOVE: Final = -256

_PAIRS: Final = 0x00FF00FF00FF00FF
_FOURS: Final = 0x0000FFFF0000FFFF

_ODD: Final = 0x1E3779B97F4A7C15
_MIX: Final = (1 << 55) - 1
_SLOT: Final = 25
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
def seven_at(s: Scan, at: int) -> int:
    """The seven bytes from a place."""
    part = at >> 3
    shift = (at & 7) << 3
    low = (s.bytes[part] >> shift) & ~(_ABOVE << (56 - shift))
    return (low | ((s.bytes[part + 1] << (56 - shift)) << 8)) & _ALL


@kernel
def first_marked(marks: int) -> int:
    """Which byte is the first of which the highest bit is set; it is in one of them."""
    return ((((marks & -marks) >> 7) * _NUMBERED) >> 48) & 7


@kernel
def equal_to(seven: int, bytes_: int) -> int:
    """A mark at the first byte that is equal to that of ``bytes_``, perhaps at others behind it."""
    differ = seven ^ bytes_
    return (differ - _ONES) & ~differ & _HIGHEST


@kernel
def not_digits(seven: int) -> int:
    """A mark at each byte that is no digit."""
    differ = seven ^ _ZEROS
    return (((differ & _LOWER) + _PAST_NINE) | differ) & _HIGHEST


@kernel
def value_of(seven: int, count: int) -> int:
    """The number of the first ``count`` bytes, at least one, which are digits."""
    found = ((seven ^ _ZEROS) & ((1 << (count << 3)) - 1)) << (64 - (count << 3))
    found = (found * 10 + (found >> 8)) & _PAIRS
    found = (found * 100 + (found >> 16)) & _FOURS
    return (found * 10000 + (found >> 32)) & _FOUR


@kernel
def count_digits(s: Scan, at: int) -> int:
    """How many digits follow one another from a place; more than _MOST_DIGITS are not counted on."""
    count = 0
    while count <= _MOST_DIGITS:
        marks = not_digits(seven_at(s, at + count))
        if marks != 0:
            return count + first_marked(marks)
        count += PIECE
    return count


@kernel
def number_at(s: Scan, at: int, count: int) -> int:
    """The number of ``count`` digits at a place, from one to _MOST_DIGITS."""
    value = 0
    while count > PIECE:
        value = value * s.tens[PIECE] + value_of(seven_at(s, at), PIECE)
        at += PIECE
        count -= PIECE
    return value * s.tens[count] + value_of(seven_at(s, at), count)


@kernel
def is_plain(s: Scan, at: int, length: int) -> bool:
    """Whether the bytes from a place hold neither an escape nor a character that steers."""
    for place in range(at, at + length):
        b = byte_at(s, place)
        if b == _ESCAPE or b < _SPACE:
            return False
    return True


@kernel
def number_of_word(s: Scan, at: int, pieces: int, length: int, mixed: int) -> int:
    """The number of the word of ``length`` bytes at a place, the pieces of which are in ``scratch``.

    ``mixed`` is the piece itself where there is one, else negative.
    It is given now if it has none yet; -1 where there is no more room, or the word is not plain.
    """
    last = len(s.slots) - 1
    slot = (((mixed * _ODD) & _MIX) >> _SLOT) & last
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
    if word >= len(s.hashes) or begin + pieces > len(s.store) or not is_plain(s, at, length):
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
def number_of_short(s: Scan, at: int, length: int, piece: int) -> int:
    """The number of the word of less than PIECE bytes at a place, as number_of_word; ``piece`` is all of it."""
    last = len(s.slots) - 1
    slot = (((piece * _ODD) & _MIX) >> _SLOT) & last
    word = s.slots[slot]
    if word >= 0 and s.hashes[word] == piece:
        return word
    s.scratch[0] = piece
    return number_of_word(s, at, 1, length, piece)


@kernel
def number_of_long(s: Scan, at: int, end: int) -> int:
    """The number of the word of at least PIECE bytes from ``at`` to ``end``, as number_of_word."""
    length = end - at
    pieces = mixed = 0
    place = at
    while end - place >= PIECE:
        if pieces >= LONGEST - 1:
            return -1
        piece = seven_at(s, place)
        s.scratch[pieces] = piece
        mixed = ((mixed ^ piece) * _ODD) & _MIX
        mixed ^= mixed >> 23
        pieces += 1
        place += PIECE
    over = (end - place) << 3
    piece = (seven_at(s, place) & ((1 << over) - 1)) | (1 << over)
    s.scratch[pieces] = piece
    mixed = ((mixed ^ piece) * _ODD) & _MIX
    return number_of_word(s, at, pieces + 1, length, -1 - (mixed ^ (mixed >> 23)))


@kernel
def after_letter(s: Scan, at: int) -> int:
    """The place after the character of several bytes in UTF-8 at a place; -1 where it is none."""
    b = byte_at(s, at)
    second = byte_at(s, at + 1)
    if b < 0xC2 or b > 0xF4 or second < 0x80 or second > 0xBF:
        return -1
    if b < 0xE0:
        return at + 2
    third = byte_at(s, at + 2)
    if third < 0x80 or third > 0xBF:
        return -1
    if b < 0xF0:
        if (b == 0xE0 and second < 0xA0) or (b == 0xED and second > 0x9F):
            return -1
        return at + 3
    fourth = byte_at(s, at + 3)
    if fourth < 0x80 or fourth > 0xBF or (b == 0xF0 and second < 0x90) or (b == 0xF4 and second > 0x8F):
        return -1
    return at + 4


@kernel
def after_text(s: Scan, at: int) -> int:
    """The place of the quotation mark that ends the text from ``at``; -1 where it has an escape or does not end.

    -1 also where it is not UTF-8.
    """
    while at >= 0:
        seven = seven_at(s, at)
        steering = (seven - _SPACES) & ~seven & _HIGHEST
        marks = equal_to(seven, _QUOTES) | equal_to(seven, _ESCAPES) | steering | (seven & _HIGHEST)
        if marks == 0:
            at += PIECE
        else:
            at += first_marked(marks)
            b = byte_at(s, at)
            if b == _QUOTE:
                return at
            at = after_letter(s, at) if b >= 0x80 else -1
    return -1


@kernel
def after_line(s: Scan, at: int) -> int:
    """The place after the end of the line that a place is in."""
    marks = equal_to(seven_at(s, at), _ENDS)
    while marks == 0:
        at += PIECE
        marks = equal_to(seven_at(s, at), _ENDS)
    return at + first_marked(marks) + 1


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
def after_null(s: Scan, at: int) -> int:
    """The place after the word null; -1 where it does not stand there."""
    return at + 4 if seven_at(s, at) & _FOUR == _NULL else -1


@kernel
def after_number(s: Scan, at: int) -> int:
    """The place after the whole number at a place; -1 where there is none, or one with too many digits."""
    count = count_digits(s, at)
    if count == 0 or count > _MOST_DIGITS or (count > 1 and byte_at(s, at) == _ZERO):
        return -1
    return at + count


@kernel
def after_own(s: Scan, at: int) -> int:
    """The place after a text, whole number or null of a key of the source's own; -1 for any other value."""
    b = byte_at(s, at)
    if b == _QUOTE:
        end = after_text(s, at + 1)
        return -1 if end < 0 else end + 1
    if _ZERO <= b <= _NINE:
        return after_number(s, at)
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
def column_named(s: Scan, begin: int, behind: int) -> int:
    """The column whose key is at a place; -1 where it is none. Expected is that which came last at ``behind``."""
    seven = seven_at(s, begin)
    expected = s.ahead[behind]
    if seven & s.masks[expected] == s.quoted[expected]:
        return expected
    marks = equal_to(seven, _QUOTES)
    if marks == 0:
        return -1
    bits = first_marked(marks) << 3
    key = (seven & ((1 << bits) - 1)) | (1 << bits)
    place = (key ^ (key >> FIRST_SHIFT) ^ (key >> SECOND_SHIFT)) & (KEYS - 1)
    if s.keys[place] != key:
        return -1
    s.ahead[behind] = s.columns[place]
    return s.columns[place]


@kernel
def after_own_key(s: Scan, begin: int, named: int) -> int:
    """The place after the ``named``-th key of the source's own and its value; -1 where they are not for this reader."""
    if byte_at(s, begin) != _X or byte_at(s, begin + 1) != _DASH:
        return -1
    end = after_text(s, begin)
    if end < 0 or byte_at(s, end + 1) != _COLON or own_key(s, begin, end, named) == 0:
        return -1
    return after_own(s, end + 2)


@kernel
def word_end(s: Scan, at: int, column: int) -> int:
    """The place of the quotation mark that ends the word at a place; -1 where it is too long."""
    marks = equal_to(seven_at(s, at), _QUOTES)
    if marks != 0:
        length = s.spans[column]
        if marks & -marks != s.marks[length]:
            length = first_marked(marks)
            s.spans[column] = length
        return at + length
    end = at + PIECE
    marks = equal_to(seven_at(s, end), _QUOTES)
    while marks == 0:
        end += PIECE
        if end - at > LONGEST * PIECE:
            return -1
        marks = equal_to(seven_at(s, end), _QUOTES)
    return end + first_marked(marks)


@kernel
def word_between(s: Scan, at: int, end: int) -> int:
    """The number of the word from ``at`` to ``end``, as number_of_word."""
    length = end - at
    if length >= PIECE:
        return number_of_long(s, at, end)
    bits = length << 3
    return number_of_short(s, at, length, (seven_at(s, at) & ((1 << bits) - 1)) | (1 << bits))


@kernel
def digits_end(s: Scan, at: int, column: int) -> int:
    """The place after the digits at a place; -1 where they are too many."""
    marks = not_digits(seven_at(s, at))
    if marks == 0:
        count = count_digits(s, at)
        return at + count if count <= _MOST_DIGITS else -1
    count = s.spans[column]
    if marks & -marks != s.marks[count]:
        count = first_marked(marks)
        s.spans[column] = count
    return at + count


@kernel
def number_between(s: Scan, at: int, end: int) -> int:
    """The number of the digits from ``at`` to ``end``, at least one."""
    if end - at < PIECE:
        return value_of(seven_at(s, at), end - at)
    return number_at(s, at, end - at)


@kernel
def code_of_what(t: EncodingState, kind: int, word: int, row: int, rows: int) -> int:
    """Enter what a row of a kind says, whose word is known only with that; its code."""
    code = code_of(t, t.classes[WHAT_COLUMN] + t.shifts[kind], word)
    t.values[WHAT_COLUMN * rows + row] = code
    return code


@kernel
def scan_line(s: Scan, t: EncodingState, at: int, row: int, rows: int) -> int:
    """Take the line at a place as a row; the place of the next line, or -1 where it is not for this reader."""
    start = at
    if seven_at(s, at) & _TWO != _BEGIN:
        return -1
    seen = named = present = known = unknown = track = 0
    kind = what_word = what = by = table = -1
    last = TRACK - 1
    more = _NEXT_KEY
    while more == _NEXT_KEY:
        begin = at + 2
        column = column_named(s, begin, track + last)
        if column < 0:
            at = after_own_key(s, begin, named)
            if at < 0:
                return -1
            named += 1
            more = seven_at(s, at) & _TWO
            continue
        last = column
        at = begin + s.sizes[column]
        bit = 1 << column
        if seen & bit or byte_at(s, at - 1) != _COLON:
            return -1
        seen |= bit
        form = t.forms[column]
        value = NOT_RECORDED
        if byte_at(s, at) == _QUOTE:
            at += 1
            end = word_end(s, at, column) if form == WORD else after_text(s, at)
            if end < 0 or form == INTEGER:
                return -1
            if form == WORD:
                word = word_between(s, at, end)
                if word < 0:
                    return -1
                if column == WHAT_COLUMN:
                    what_word = word
                else:
                    value = code_of(t, t.classes[column], word)
                    if value <= UNSEEN:
                        unknown = 1
                    if column == KIND:
                        kind = value
                        if kind >= 0:
                            track = (kind + 1) * TRACK
                    if column == BY_COLUMN:
                        by = value
                    if column == TABLE:
                        table = value
            elif form == TIME:
                value = time_at(s, at, end)
                if value < 0:
                    return -1
            at = end + 1
        elif form != WORD and form != TEXT and not_digits(seven_at(s, at)) & 0x80 == 0:
            end = digits_end(s, at, column)
            if end < 0:
                return -1
            value = number_between(s, at, end)
            if value > t.limits[column] or (end - at > 1 and byte_at(s, at) == _ZERO):
                return -1
            at = end
        else:
            at = after_null(s, at)
            if at < 0:
                return -1
        if value != NOT_RECORDED:
            t.values[column * rows + row] = value
            present |= bit
            if value >= 0:
                known |= bit
        more = seven_at(s, at) & _TWO
    if more != _END or at + 2 - start > LONGEST_LINE or kind < 0:
        return -1
    if what_word >= 0:
        what = code_of_what(t, kind, what_word, row, rows)
        if what <= UNSEEN:
            return -1
        present |= (1 if what != NOT_RECORDED else 0) << WHAT_COLUMN
        known |= (1 if what >= 0 else 0) << WHAT_COLUMN
    if unknown == 1 or not fits(t, kind, present, known, what, by, table):
        return -1
    return at + 2


@kernel
def empty_rows(t: EncodingState, start: int, stop: int, rows: int) -> None:
    """Record nothing in the rows from ``start`` up to ``stop``."""
    for column in range(WIDTH):
        for row in range(column * rows + start, column * rows + stop):
            t.values[row] = NOT_RECORDED


@kernel
def scan(s: Scan, t: EncodingState, at: int, end: int, row: int, stop: int, line: int) -> None:
    """Take the lines from the byte ``at`` up to ``end`` as rows, from ``row`` on, before ``stop``.

    ``line`` is the number of the first. What is not for this reader is left.
    """
    rows = len(t.values) // WIDTH
    first = row
    emptied = row
    while at < end and row < stop:
        if row == emptied:
            emptied = min(stop, row + STRETCH)
            empty_rows(t, row, emptied, rows)
        after = scan_line(s, t, at, row, rows)
        if after < 0:
            leave(t, row, at)
            after = after_line(s, at)
        t.values[LINE * rows + row] = line + row - first
        at = after
        row += 1
    s.about[ROWS] = row - first
    s.about[NEXT] = at


@kernel
def scan_left(s: Scan, t: EncodingState) -> None:
    """Take again the lines that were left, now that the words asked for are known."""
    rows = len(t.values) // WIDTH
    count = t.about[LEFT]
    t.about[LEFT] = 0
    for place in range(count):
        row, at = t.left[2 * place], t.left[2 * place + 1]
        line = t.values[LINE * rows + row]
        empty_rows(t, row, row + 1, rows)
        if scan_line(s, t, at, row, rows) < 0:
            leave(t, row, at)
        t.values[LINE * rows + row] = line
