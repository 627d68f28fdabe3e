"""Scans the lines of a CSV log straight to rows of codes: kernels.

A line has a value for each column; a value may stand between quotation marks, in which there is neither a quotation
mark nor the end of a line. Numbers are plain digits. A line that is none such, but holds no quotation mark, is left to
be read by itself; one that does may be the beginning of several lines: there the kernel stops.
"""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.log.codes import NOT_RECORDED
from validator.log.fast.encoding_kernels import (
    BY_COLUMN,
    INTEGER,
    KIND,
    LEFT,
    LINE,
    TABLE,
    TEXT,
    TIME,
    UNSEEN,
    WHAT_COLUMN,
    WIDTH,
    EncodingState,
    code_of,
    fits,
    leave,
)
from validator.log.fast.jsonl_kernels import (
    LONGEST,
    LONGEST_LINE,
    NEXT,
    PIECE,
    ROWS,
    STRETCH,
    Scan,
    after_line,
    byte_at,
    count_digits,
    empty_rows,
    equal_to,
    first_marked,
    number_at,
    number_of_long,
    number_of_short,
    seven_at,
    seven_of,
    time_at,
)

_QUOTE: Final = ord('"')
_COMMA: Final = ord(",")
_LINE_END: Final = ord("\n")
_RETURN: Final = ord("\r")
_QUOTES: Final = seven_of(_QUOTE)
_COMMAS: Final = seven_of(_COMMA)
_LINE_ENDS: Final = seven_of(_LINE_END)
_RETURNS: Final = seven_of(_RETURN)
_MOST_DIGITS: Final = 18


@kernel
def value_ends(seven: int) -> int:
    """A mark at the first byte that ends a value without quotation marks, or may not stand in it."""
    ends = equal_to(seven, _COMMAS) | equal_to(seven, _LINE_ENDS)
    return ends | equal_to(seven, _RETURNS) | equal_to(seven, _QUOTES)


@kernel
def quoted_ends(seven: int) -> int:
    """A mark at the first byte that ends a value between quotation marks, or a line."""
    return equal_to(seven, _QUOTES) | equal_to(seven, _LINE_ENDS) | equal_to(seven, _RETURNS)


@kernel
def value_end(s: Scan, at: int, quoted: int) -> int:
    """The place of the end of the value that begins at a place."""
    marks = 0
    while marks == 0:
        seven = seven_at(s, at)
        marks = quoted_ends(seven) if quoted == 1 else value_ends(seven)
        at += PIECE if marks == 0 else first_marked(marks)
    return at


@kernel
def scan_values(s: Scan, t: EncodingState, at: int, row: int, rows: int) -> int:
    """Take the line at a place as a row; the place of the next line, negative where the row is not sound.

    0 where the line, or a value of it, is not for this reader.
    """
    start = at
    present = known = unknown = 0
    kind = what_word = what = by = table = -1
    last = len(s.order) - 1
    for place in range(last + 1):
        column = s.order[place]
        form = t.forms[column] if column >= 0 else TEXT
        quoted = 1 if byte_at(s, at) == _QUOTE else 0
        at += quoted
        end = at
        value = NOT_RECORDED
        if form == INTEGER or form == TIME:
            count = count_digits(s, at)
            end = at + count
            if count > _MOST_DIGITS:
                return 0
            if count > 0:
                value = number_at(s, at, count)
                if value > t.limits[column]:
                    return 0
            if form == TIME:
                whole = value_end(s, end, quoted)
                if whole > end:
                    value = time_at(s, at, whole)
                    if value < 0:
                        return 0
                    end = whole
        elif form == TEXT:
            end = value_end(s, at, quoted)
        else:
            seven = seven_at(s, at)
            marks = quoted_ends(seven) if quoted == 1 else value_ends(seven)
            if marks != 0:
                length = first_marked(marks)
                end = at + length
            else:
                end = value_end(s, at + PIECE, quoted)
                length = end - at
            if length > 0:
                if length > (LONGEST - 1) * PIECE:
                    return 0
                if length < PIECE:
                    bits = length << 3
                    word = number_of_short(s, at, length, (seven & ((1 << bits) - 1)) | (1 << bits))
                else:
                    word = number_of_long(s, at, end)
                if word < 0:
                    return 0
                if column == WHAT_COLUMN:
                    what_word = word
                else:
                    value = code_of(t, t.classes[column], word)
                    if value <= UNSEEN:
                        unknown = 1
                    if column == KIND:
                        kind = value
                    if column == BY_COLUMN:
                        by = value
                    if column == TABLE:
                        table = value
        if value != NOT_RECORDED:
            t.values[column * rows + row] = value
            present |= 1 << column
            if value >= 0:
                known |= 1 << column
        at = end
        if quoted == 1:
            if byte_at(s, at) != _QUOTE:
                return 0
            at += 1
        if place < last:
            if byte_at(s, at) != _COMMA:
                return 0
            at += 1
    if byte_at(s, at) == _RETURN:
        at += 1
    if byte_at(s, at) != _LINE_END or at - start > LONGEST_LINE:
        return 0
    at += 1
    if kind < 0:
        return -at
    if what_word >= 0:
        what = code_of(t, t.classes[WHAT_COLUMN] + t.shifts[kind], what_word)
        if what <= UNSEEN:
            return -at
        t.values[WHAT_COLUMN * rows + row] = what
        if what != NOT_RECORDED:
            present |= 1 << WHAT_COLUMN
        if what >= 0:
            known |= 1 << WHAT_COLUMN
    if unknown == 1 or not fits(t, kind, present, known, what, by, table):
        return -at
    return at


@kernel
def after_plain_line(s: Scan, at: int) -> int:
    """The place after the line at a place; -1 where it may be the beginning of several lines, or is very long."""
    end = after_line(s, at)
    if end - at > LONGEST_LINE:
        return -1
    for place in range(at, end - 1):
        b = byte_at(s, place)
        if b == _QUOTE or (b == _RETURN and place != end - 2):
            return -1
    return end


@kernel
def scan_csv(s: Scan, t: EncodingState, at: int, end: int, row: int, stop: int, line: int) -> None:
    """Take the lines from the byte ``at`` up to ``end`` as rows, from ``row`` on, before ``stop``.

    ``line`` is the number of the first. What is not for this reader is left; NEXT is before ``end`` where it stops.
    """
    rows = len(t.values) // WIDTH
    first = row
    emptied = row
    going = True
    while going and at < end and row < stop:
        if row == emptied:
            emptied = min(stop, row + STRETCH)
            empty_rows(t, row, emptied, rows)
        after = scan_values(s, t, at, row, rows)
        if after <= 0:
            after = after_plain_line(s, at) if after == 0 else -after
            if after < 0:
                going = False
            else:
                leave(t, row, at)
        if going:
            t.values[LINE * rows + row] = line + row - first
            at = after
            row += 1
    s.about[ROWS] = row - first
    s.about[NEXT] = at


@kernel
def scan_csv_left(s: Scan, t: EncodingState) -> None:
    """Take again the lines that were left, now that the words asked for are known."""
    rows = len(t.values) // WIDTH
    count = t.about[LEFT]
    t.about[LEFT] = 0
    for place in range(count):
        row, at = t.left[2 * place], t.left[2 * place + 1]
        line = t.values[LINE * rows + row]
        empty_rows(t, row, row + 1, rows)
        if scan_values(s, t, at, row, rows) <= 0:
            leave(t, row, at)
        t.values[LINE * rows + row] = line
