"""Follows rows that were read in columns, of all tables, one after the other: their order, and where rounds begin.

Kernels. They do to rows in columns what validator/log/read/streams.py does to lists.
"""

from dataclasses import dataclass
from typing import Final

from validator.core.engine.kernel import Ints, kernel
from validator.log.codes import KIND_ROUND_START, KIND_UNREADABLE, NOT_RECORDED
from validator.log.fast.encoding_kernels import KIND, LINE, REF, ROUND, SEQ, TABLE, VENUE_STREAM, WIDTH, N

# What stands in the place of the table in rows of none.
OF_ANY: Final = -7
"""A row that could not be read, of which no table is known."""
GONE: Final = -8
"""No row at all."""

# Places in the state of a stream.
STARTED: Final = 0
"""The how-manieth stream it is by its first row, from 1; 0 where it has had none."""
LAST: Final = 1
BEFORE: Final = 2
"""The seq of the last row, and of the one before."""
ROUND_NOW: Final = 3
NUMBERED: Final = 4
ROUNDS: Final = 5
BOUNDARY: Final = 6
"""The round under way, whether rounds have numbers, how many are held, and the row at which the latest begins."""
LENGTH: Final = 7
LAST_ROW: Final = 8
"""How many rows are held, and the last of them."""
PENDING: Final = 9
LOST_LINE: Final = 10
LOST_KIND: Final = 11
LOST_REF: Final = 12
"""How many rows of an unknown table were lost since the last row (2: several); of the first, line, kind and event."""
GOING: Final = 13
PLACE: Final = 14
"""How many rows are handed on, and where the next of them goes."""
SETTLED: Final = 15
ROUND_BEFORE: Final = 16
"""The row at which the round before the latest begins, up to which rows are handed on, and its number."""
STATES: Final = 17

# Places in ``about``.
STREAMS: Final = 0
WHOLE: Final = 1
LATE: Final = 2
STOP: Final = 3
ANY_LOST: Final = 4
ANY_LINE: Final = 5
ANY_KIND: Final = 6
ANY_REF: Final = 7
ABOUT: Final = 8
"""Streams and whole rounds there are, rows out of order, the place after the last row; the last row lost of any."""

LATE_WIDTH: Final = 4

HELD_BACK: Final = 2
"""The last rounds of a stream are held back: the latest, which may go on, and the one before it."""


@dataclass(frozen=True, slots=True)
class OrderingState:
    """What the kernels read and write.

    ``source`` are the rows to be followed, column after column (validator.log.fast.encoding_kernels), ``values`` those
    that are held, ``states`` of each stream the state; ``late`` the rows out of order, of each its line, seq, the seq
    that it follows, and its stream; ``about`` counts.
    """

    source: Ints
    values: Ints
    states: Ints
    late: Ints
    about: Ints


@kernel
def begin_stream(f: OrderingState, state: int) -> None:
    """A stream has its first row, and the mark of the row of any table that was lost last."""
    f.about[STREAMS] += 1
    f.states[state + STARTED] = f.about[STREAMS]
    for place in range(LAST, STATES):
        f.states[state + place] = 0
    f.states[state + LAST] = f.states[state + BEFORE] = f.states[state + ROUND_NOW] = NOT_RECORDED
    f.states[state + ROUND_BEFORE] = NOT_RECORDED
    f.states[state + LAST_ROW] = NOT_RECORDED
    f.states[state + NUMBERED] = 1
    f.states[state + PENDING] = f.about[ANY_LOST]
    f.states[state + LOST_LINE] = f.about[ANY_LINE]
    f.states[state + LOST_KIND] = f.about[ANY_KIND]
    f.states[state + LOST_REF] = f.about[ANY_REF]


@kernel
def lose_any(f: OrderingState, line: int, kind: int, ref: int) -> None:
    """A row of an unknown table was lost: every stream is to have a mark, one for all such rows in between."""
    f.about[ANY_LOST] = 1
    f.about[ANY_LINE] = line
    f.about[ANY_KIND] = kind
    f.about[ANY_REF] = ref
    for stream in range(len(f.states) // STATES):
        state = stream * STATES
        if f.states[state + STARTED] > 0:
            if f.states[state + PENDING] == 0:
                f.states[state + PENDING] = 1
                f.states[state + LOST_LINE] = line
                f.states[state + LOST_KIND] = kind
                f.states[state + LOST_REF] = ref
            else:
                f.states[state + PENDING] = 2
                f.states[state + LOST_KIND] = f.states[state + LOST_REF] = NOT_RECORDED


@kernel
def put_mark(f: OrderingState, stream: int, to: int) -> int:
    """Put the mark that a stream is to have at a place, or let its last row, a mark, stand for more; the next place."""
    state = stream * STATES
    if f.states[state + PENDING] == 0:
        return to
    f.states[state + PENDING] = 0
    rows = len(f.values) // WIDTH
    last = f.states[state + LAST_ROW]
    if last >= 0 and f.values[KIND * rows + last] == KIND_UNREADABLE:
        f.values[ROUND * rows + last] = f.values[N * rows + last] = f.values[REF * rows + last] = NOT_RECORDED
        return to
    for column in range(WIDTH):
        f.values[column * rows + to] = NOT_RECORDED
    f.values[TABLE * rows + to] = stream
    f.values[KIND * rows + to] = KIND_UNREADABLE
    f.values[LINE * rows + to] = f.states[state + LOST_LINE]
    f.values[N * rows + to] = f.states[state + LOST_KIND]
    f.values[REF * rows + to] = f.states[state + LOST_REF]
    f.states[state + LENGTH] += 1
    f.states[state + LAST_ROW] = to
    return to + 1


@kernel
def mend_order(f: OrderingState, state: int, row: int) -> None:
    """Make the row unreadable where it does not follow in order.

    Where it lies between its two predecessors, the later of them may have been the wrong one: the order is taken up
    again from this row, so that one mistaken number does not condemn all that comes after it.
    """
    rows = len(f.values) // WIDTH
    seq = f.values[SEQ * rows + row]
    last = f.states[state + LAST]
    if seq > last:
        f.states[state + BEFORE] = last
        f.states[state + LAST] = seq
        return
    late = f.about[LATE] * LATE_WIDTH
    f.late[late] = f.values[LINE * rows + row]
    f.late[late + 1] = seq
    f.late[late + 2] = last
    f.late[late + 3] = f.values[TABLE * rows + row]
    f.about[LATE] += 1
    if seq > f.states[state + BEFORE]:
        f.states[state + LAST] = seq
    stream, line = f.values[TABLE * rows + row], f.values[LINE * rows + row]
    number, kind, ref = f.values[ROUND * rows + row], f.values[KIND * rows + row], f.values[REF * rows + row]
    for column in range(WIDTH):
        f.values[column * rows + row] = NOT_RECORDED
    f.values[TABLE * rows + row] = stream
    f.values[LINE * rows + row] = line
    f.values[ROUND * rows + row] = number
    f.values[KIND * rows + row] = KIND_UNREADABLE
    f.values[N * rows + row] = kind
    f.values[REF * rows + row] = ref


@kernel
def look(f: OrderingState, state: int, row: int) -> None:
    """Note where a row begins a round, or goes on with the one before."""
    rows = len(f.values) // WIDTH
    number = f.values[ROUND * rows + row]
    if f.values[KIND * rows + row] == KIND_ROUND_START:
        f.states[state + NUMBERED] = 1 if number != NOT_RECORDED else 0
    elif number == NOT_RECORDED or number == f.states[state + ROUND_NOW]:
        return
    elif f.states[state + NUMBERED] == 0:
        f.states[state + ROUND_NOW] = number
        f.states[state + NUMBERED] = 1
        return
    elif number == f.states[state + ROUND_BEFORE]:
        f.states[state + ROUND_BEFORE] = f.states[state + ROUND_NOW]
        f.states[state + ROUND_NOW] = number
        f.states[state + BOUNDARY] = f.states[state + SETTLED]
        return
    f.states[state + ROUND_BEFORE] = f.states[state + ROUND_NOW]
    if number != NOT_RECORDED:
        f.states[state + ROUND_NOW] = number
    f.states[state + SETTLED] = f.states[state + BOUNDARY]
    f.states[state + BOUNDARY] = row
    f.states[state + ROUNDS] += 1
    if f.states[state + ROUNDS] > HELD_BACK:
        f.about[WHOLE] += 1


@kernel
def follow(f: OrderingState, start: int, stop: int, to: int, copied: int) -> None:
    """Follow the rows of ``source`` from ``start`` up to ``stop``, which go to the places from ``to`` on.

    They are ``copied`` there (1), with marks between them, or lie there already (0): then none is of no table, and no
    stream is to have a mark.
    """
    rows = len(f.values) // WIDTH
    given = len(f.source) // WIDTH
    for row in range(start, stop):
        stream = f.source[TABLE * given + row]
        if stream == GONE:
            continue
        if stream == OF_ANY:
            lost = f.source[N * given + row]
            lose_any(f, f.source[LINE * given + row], lost, f.source[REF * given + row])
            continue
        state = stream * STATES
        if f.states[state + STARTED] == 0:
            begin_stream(f, state)
        if copied == 1:
            to = put_mark(f, stream, to)
            for column in range(WIDTH):
                f.values[column * rows + to] = f.source[column * given + row]
        if f.values[KIND * rows + to] != KIND_UNREADABLE:
            mend_order(f, state, to)
        look(f, state, to)
        f.states[state + LENGTH] += 1
        f.states[state + LAST_ROW] = to
        to += 1
    f.about[STOP] = to


@kernel
def mark_all(f: OrderingState, to: int) -> None:
    """Put the marks that streams are to have at the places from ``to`` on."""
    for stream in range(len(f.states) // STATES):
        if f.states[stream * STATES + STARTED] > 0:
            to = put_mark(f, stream, to)
    f.about[STOP] = to


@kernel
def count_going(f: OrderingState, stop: int, every: int) -> None:
    """Count of each stream the rows before ``stop`` that are handed on: up to what is settled, or ``every`` (1)."""
    rows = len(f.values) // WIDTH
    for stream in range(len(f.states) // STATES):
        f.states[stream * STATES + GOING] = 0
        if every == 1 or stream == VENUE_STREAM:
            f.states[stream * STATES + SETTLED] = stop
    for row in range(stop):
        state = f.values[TABLE * rows + row] * STATES
        if row < f.states[state + SETTLED]:
            f.states[state + GOING] += 1


@kernel
def hand_on(f: OrderingState, goes: Ints, stop: int) -> None:
    """Write of each row before ``stop`` to which place it goes, stream after stream, then those that stay.

    ``PLACE`` of each stream is where the first of its rows goes, and becomes that after its last.
    """
    rows = len(f.values) // WIDTH
    going = 0
    for stream in range(len(f.states) // STATES):
        going += f.states[stream * STATES + GOING]
    stays = going
    for stream in range(len(f.states) // STATES):
        state = stream * STATES
        f.states[state + LAST_ROW] = NOT_RECORDED
        f.states[state + LENGTH] -= f.states[state + GOING]
    for row in range(stop):
        state = f.values[TABLE * rows + row] * STATES
        if row < f.states[state + SETTLED]:
            goes[row] = f.states[state + PLACE]
            f.states[state + PLACE] += 1
        else:
            if row == f.states[state + BOUNDARY]:
                f.states[state + BOUNDARY] = stays - going
            goes[row] = stays
            f.states[state + LAST_ROW] = stays - going
            stays += 1
    for stream in range(len(f.states) // STATES):
        state = stream * STATES
        f.states[state + SETTLED] = 0
        if f.states[state + LENGTH] == 0:
            f.states[state + BOUNDARY] = f.states[state + ROUNDS] = 0
        elif f.states[state + ROUNDS] > HELD_BACK:
            f.states[state + ROUNDS] = HELD_BACK
    f.about[WHOLE] = 0


@kernel
def set_in_order(f: OrderingState, goes: Ints, column: Ints) -> None:
    """Put each of the first rows of ``values`` to the place to which it goes; ``column`` is room for one column."""
    rows = len(f.values) // WIDTH
    for begin in range(0, WIDTH * rows, rows):
        for row in range(len(goes)):
            column[goes[row]] = f.values[begin + row]
        for row in range(len(goes)):
            f.values[begin + row] = column[row]
