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
from validator.log.fast.line_kernels import (
    LONGEST,
    LONGEST_LINE,
    MOST_DIGITS,
    NEXT,
    PIECE,
    ROWS,
    STRETCH,
    Scan,
    after_line,
    byte_at,
    code_of_what,
    count_digits,
    empty_rows,
    equal_to,
    first_marked,
    number_at,
    seven_at,
    seven_of,
    time_at,
    word_between,
)

_QUOTE: Final = ord('"')
_COMMA: Final = ord(",")
_LINE_END: Final = ord("\n")
_RETURN: Final = ord("\r")
_QUOTES: Final = seven_of(_QUOTE)
_COMMAS: Final = seven_of(_COMMA)
_LINE_ENDS: Final = seven_of(_LINE_END)
_RETURNS: Final = seven_of(_RETURN)


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
def number_or_time(s: Scan, t: EncodingState, at: int, stop: int, end: int, column: int) -> int:
    """The number whose digits go from a place to ``stop``, or the time that goes on behind them to ``end``.

    NOT_RECORDED where nothing is written, UNSEEN where it is not for this reader.
    """
    if end > stop:
        time = time_at(s, at, end)
        return time if time >= 0 else UNSEEN
    if stop == at:
        return NOT_RECORDED
    if stop - at > MOST_DIGITS:
        return UNSEEN
    number = number_at(s, at, stop - at)
    return number if number <= t.limits[column] else UNSEEN


@kernel
def after_value(s: Scan, at: int, quoted: int, is_last: bool) -> int:
    """The place after the quotation mark and the comma that end a value; 0 where they do not stand there."""
    if quoted == 1:
        if byte_at(s, at) != _QUOTE:
            return 0
        at += 1
    if is_last:
        return at
    return at + 1 if byte_at(s, at) == _COMMA else 0


@kernel
def after_line_end(s: Scan, at: int, start: int) -> int:
    """The place after the end of the line that begins at ``start``; 0 where it does not end, or is too long."""
    if byte_at(s, at) == _RETURN:
        at += 1
    return at + 1 if byte_at(s, at) == _LINE_END and at - start <= LONGEST_LINE else 0


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
        value = NOT_RECORDED
        if form == INTEGER or form == TIME:
            stop = at + count_digits(s, at)
            end = value_end(s, stop, quoted) if form == TIME else stop
            value = number_or_time(s, t, at, stop, end, column)
            if value == UNSEEN:
                return 0
        else:
            end = value_end(s, at, quoted)
            if form != TEXT and end > at:
                word = word_between(s, at, end) if end - at <= (LONGEST - 1) * PIECE else -1
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
        at = after_value(s, end, quoted, place == last)
        if at == 0:
            return 0
    at = after_line_end(s, at, start)
    if at == 0 or kind < 0:
        return -at
    if what_word >= 0:
        what = code_of_what(t, kind, what_word, row, rows)
        if what <= UNSEEN:
            return -at
        present |= (1 if what != NOT_RECORDED else 0) << WHAT_COLUMN
        known |= (1 if what >= 0 else 0) << WHAT_COLUMN
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
