"""What the kernels that scan lines have in common, whatever their form: bytes, numbers, words and times.

Bytes are looked at seven at a time, in one integer that is never negative, the first of them the lowest.
"""

from dataclasses import dataclass
from typing import Final

from validator.core.engine.kernel import Ints, kernel
from validator.log.codes import NOT_RECORDED
from validator.log.fast.encoding_kernels import (
    WHAT_COLUMN,
    WIDTH,
    EncodingState,
    code_of,
)
from validator.log.read.encode import LATEST

PIECE: Final = 7
"""Bytes that are held in one integer."""
LONGEST: Final = 128
"""Pieces of the longest word, and keys of the source's own in a line, that are scanned."""
LONGEST_LINE: Final = 1 << 16
"""Bytes of the longest line that is read as a row."""
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


TENS: Final = [10**power for power in range(PIECE + 1)]


def seven_of(byte: int) -> int:
    """Seven times the same byte."""
    return int.from_bytes(bytes([byte]) * PIECE, "little")


ESCAPE: Final = ord("\\")
COLON: Final = ord(":")
_LINE_END: Final = ord("\n")
SPACE: Final = ord(" ")
ZERO: Final = ord("0")
NINE: Final = ord("9")
DASH: Final = ord("-")
_PLUS: Final = ord("+")
_DOT: Final = ord(".")
_T: Final = ord("T")
_Z: Final = ord("Z")
_BYTE: Final = 0xFF
FOUR: Final = 0xFFFFFFFF
_ALL: Final = (1 << (8 * PIECE)) - 1
_ONES: Final = seven_of(1)
HIGHEST: Final = seven_of(0x80)
_LOWER: Final = seven_of(0x7F)
_ENDS: Final = seven_of(_LINE_END)
_ZEROS: Final = seven_of(ZERO)
_PAST_NINE: Final = seven_of(0x80 - 10)
_NUMBERED: Final = sum(place << (8 * (PIECE - 1 - place)) for place in range(PIECE))
_ABOVE: Final = -256
_PAIRS: Final = 0x00FF00FF00FF00FF
_FOURS: Final = 0x0000FFFF0000FFFF
_ODD: Final = 0x1E3779B97F4A7C15
_MIX: Final = (1 << 55) - 1
_SLOT: Final = 25
MOST_DIGITS: Final = 18
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
    return (differ - _ONES) & ~differ & HIGHEST


@kernel
def not_digits(seven: int) -> int:
    """A mark at each byte that is no digit."""
    differ = seven ^ _ZEROS
    return (((differ & _LOWER) + _PAST_NINE) | differ) & HIGHEST


@kernel
def value_of(seven: int, count: int) -> int:
    """The number of the first ``count`` bytes, at least one, which are digits."""
    found = ((seven ^ _ZEROS) & ((1 << (count << 3)) - 1)) << (64 - (count << 3))
    found = (found * 10 + (found >> 8)) & _PAIRS
    found = (found * 100 + (found >> 16)) & _FOURS
    return (found * 10000 + (found >> 32)) & FOUR


@kernel
def count_digits(s: Scan, at: int) -> int:
    """How many digits follow one another from a place; more than MOST_DIGITS are not counted on."""
    count = 0
    while count <= MOST_DIGITS:
        marks = not_digits(seven_at(s, at + count))
        if marks != 0:
            return count + first_marked(marks)
        count += PIECE
    return count


@kernel
def number_at(s: Scan, at: int, count: int) -> int:
    """The number of ``count`` digits at a place, from one to MOST_DIGITS."""
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
        if b == ESCAPE or b < SPACE:
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
        if b < ZERO or b > NINE:
            return -1
        value = value * 10 + b - ZERO
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
    if byte_at(s, at + 4) != DASH or byte_at(s, at + 7) != DASH or byte_at(s, at + 10) != _T:
        return -1
    if byte_at(s, at + 13) != COLON or byte_at(s, at + 16) != COLON:
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
    if sign == _PLUS or sign == DASH:
        if end - at != 6 or byte_at(s, at + 3) != COLON:
            return -1
        hours, minutes = digits(s, at + 1, 2), digits(s, at + 4, 2)
        if hours < 0 or hours > 23 or minutes < 0 or minutes > 59:
            return -1
        offset = hours * _HOUR + minutes * _MINUTE
        if sign == DASH:
            offset = -offset
    elif sign != _Z or end - at != 1:
        return -1
    days = first + day - 1 - days_before(1970, 1)
    found = days * _DAY + hour * _HOUR + minute * _MINUTE + second * _SECOND + thousandths - offset
    return found if 0 <= found <= LATEST else -1


@kernel
def word_between(s: Scan, at: int, end: int) -> int:
    """The number of the word from ``at`` to ``end``, as number_of_word."""
    length = end - at
    if length >= PIECE:
        return number_of_long(s, at, end)
    bits = length << 3
    return number_of_short(s, at, length, (seven_at(s, at) & ((1 << bits) - 1)) | (1 << bits))


@kernel
def code_of_what(t: EncodingState, kind: int, word: int, row: int, rows: int) -> int:
    """Enter what a row of a kind says, whose word is known only with that; its code."""
    code = code_of(t, t.classes[WHAT_COLUMN] + t.shifts[kind], word)
    t.values[WHAT_COLUMN * rows + row] = code
    return code


@kernel
def empty_rows(t: EncodingState, start: int, stop: int, rows: int) -> None:
    """Record nothing in the rows from ``start`` up to ``stop``."""
    for column in range(WIDTH):
        for row in range(column * rows + start, column * rows + stop):
            t.values[row] = NOT_RECORDED
