"""Scans the lines of a log in the form that our writers and importers write, straight to rows of codes: kernels.

JSON: one object a line and no key twice; no white space between the tokens; no escapes; whole numbers; of the values,
texts, numbers and null. CSV: see csv_kernels.py; what both have in common: line_kernels.py. Times are numbers or ISO
8601 texts in full. Any other line is left to the general reader, which says what is wrong with it, or that nothing is.
"""

from typing import Final

from validator.core.engine.kernel import kernel
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
from validator.log.fast.line_kernels import (
    COLON,
    DASH,
    ESCAPE,
    FOUR,
    HIGHEST,
    LONGEST,
    LONGEST_LINE,
    MOST_DIGITS,
    NEXT,
    NINE,
    PIECE,
    ROWS,
    SPACE,
    STRETCH,
    ZERO,
    Scan,
    after_line,
    byte_at,
    code_of_what,
    count_digits,
    empty_rows,
    equal_to,
    first_marked,
    not_digits,
    number_at,
    seven_at,
    seven_of,
    time_at,
    value_of,
    word_between,
)
from validator.log.vocabulary import COLUMN_ORDER

KEYS: Final = 64
"""Places of the table of keys, a power of two."""


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


_OPEN: Final = ord("{")
_CLOSE: Final = ord("}")
_QUOTE: Final = ord('"')
_COMMA: Final = ord(",")
_X: Final = ord("x")
_NULL: Final = int.from_bytes(b"null", "little")
_BEGIN: Final = int.from_bytes(b'{"', "little")
_NEXT_KEY: Final = int.from_bytes(b',"', "little")
_END: Final = int.from_bytes(b"}\n", "little")
_OF_VALUE: Final = int.from_bytes(b'":', "little")

_TWO: Final = 0xFFFF
_QUOTES: Final = seven_of(_QUOTE)
_ESCAPES: Final = seven_of(ESCAPE)
_SPACES: Final = seven_of(SPACE)


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
        steering = (seven - _SPACES) & ~seven & HIGHEST
        marks = equal_to(seven, _QUOTES) | equal_to(seven, _ESCAPES) | steering | (seven & HIGHEST)
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
def after_null(s: Scan, at: int) -> int:
    """The place after the word null; -1 where it does not stand there."""
    return at + 4 if seven_at(s, at) & FOUR == _NULL else -1


@kernel
def after_number(s: Scan, at: int) -> int:
    """The place after the whole number at a place; -1 where there is none, or one with too many digits."""
    count = count_digits(s, at)
    if count == 0 or count > MOST_DIGITS or (count > 1 and byte_at(s, at) == ZERO):
        return -1
    return at + count


@kernel
def after_own(s: Scan, at: int) -> int:
    """The place after a text, whole number or null of a key of the source's own; -1 for any other value."""
    b = byte_at(s, at)
    if b == _QUOTE:
        end = after_text(s, at + 1)
        return -1 if end < 0 else end + 1
    if ZERO <= b <= NINE:
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
    if byte_at(s, begin) != _X or byte_at(s, begin + 1) != DASH:
        return -1
    end = after_text(s, begin)
    if end < 0 or byte_at(s, end + 1) != COLON or own_key(s, begin, end, named) == 0:
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
def digits_end(s: Scan, at: int, column: int) -> int:
    """The place after the digits at a place; -1 where they are too many."""
    marks = not_digits(seven_at(s, at))
    if marks == 0:
        count = count_digits(s, at)
        return at + count if count <= MOST_DIGITS else -1
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
        if seen & bit or byte_at(s, at - 1) != COLON:
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
            if value > t.limits[column] or (end - at > 1 and byte_at(s, at) == ZERO):
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
