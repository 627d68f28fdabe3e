"""The streams of a log that is read by kernels: rows of all tables in columns, grouped when whole rounds are handed on.

What validator/log/read/streams.py does row by row to lists, ordering.py does to these. Imported only where numpy is.
"""

from collections.abc import Sequence
from sys import getrefcount
from typing import Any, Final

import numpy

from validator.core.engine.engines import Engine
from validator.log.codes import KIND_UNREADABLE, NOT_RECORDED
from validator.log.columns import VENUE, Columns, RowFault
from validator.log.fast import ordering
from validator.log.fast.encoding_kernels import LINE, TABLE, WIDTH
from validator.log.fast.ordering import OrderingState
from validator.log.read import streams
from validator.log.vocabulary import COLUMN_ORDER

ROWS: Final = 1 << 17
"""Rows for which there is room at first."""
GROWTH: Final = 4
"""How many times as many rows there is room for where it is too small; memory that no row reaches is not taken."""
APART: Final = 40
"""Rows by which columns lie further apart than a power of two, so that their beginnings share no place in a cache."""
PARTS: Final = 1 << 9
"""Rows of which room is a multiple, but for APART."""

_OURS: Final = 2
"""References to columns of which there is no view: in the list and as an argument."""

PLACES: Final = {name: LINE if name == "line" else COLUMN_ORDER.index(name) for name in Columns._fields}
"""The place of each column among those of a row."""


def room_for(rows: int) -> int:
    """How many rows to have room for, at least ``rows``."""
    return (rows + PARTS - 1) // PARTS * PARTS + APART


class ArrayStreams:
    """All tables' streams of one log while it is read; ``gap`` says that rows before its first one were lost.

    ``values`` are the rows held, column after column (validator.log.fast.encoding_kernels), up to ``stop``; in the
    place of the table each has the number of its stream.
    """

    def __init__(self, engine: Engine, gap: bool = False) -> None:
        self.engine = engine
        self.faults: list[RowFault] = []
        self.values: Any = numpy.empty((WIDTH, room_for(ROWS)), dtype=numpy.int64)
        self.stop = 0
        self._handed: list[Any] = []
        self._tables = [VENUE]
        self._numbers = {VENUE: 0}
        self._states: Any = numpy.zeros((1, ordering.STATES), dtype=numpy.int64)
        self._about: Any = numpy.zeros(ordering.ABOUT, dtype=numpy.int64)
        if gap:
            self._about[[ordering.ANY_LOST, ordering.ANY_LINE]] = 1
            self._about[[ordering.ANY_KIND, ordering.ANY_REF]] = NOT_RECORDED

    def _unused(self, held: Any) -> Any:
        """Columns as many and as long as those held: some of which no view is kept any more, or new ones."""
        for place in range(len(self._handed)):
            if getrefcount(self._handed[place]) == _OURS and self._handed[place].shape == held.shape:
                self._handed.append(held)
                return self._handed.pop(place)
        self._handed = [*self._handed[-1:], held]
        return numpy.empty_like(held)

    @property
    def table_count(self) -> int:
        """How many tables there are so far, the venue among them."""
        return len(self._tables)

    def number(self, table: str) -> int:
        """The number of a table's stream."""
        found = self._numbers.get(table)
        if found is None:
            found = self._numbers[table] = len(self._tables)
            self._tables.append(table)
            if found >= len(self._states):
                self._states = numpy.concatenate((self._states, numpy.zeros_like(self._states)))
        return found

    def make_room(self, rows: int) -> None:
        """Have room for so many rows behind those that are held."""
        if self.stop + rows > self.values.shape[1]:
            values: Any = numpy.empty((WIDTH, room_for(GROWTH * (self.stop + rows))), dtype=numpy.int64)
            values[:, : self.stop] = self.values[:, : self.stop]
            self.values = values

    def take_in(self, count: int, *, troubled: bool) -> None:
        """Hold the rows that stand behind those that are held; ``troubled``: some of them are none, or of no table."""
        late: Any = numpy.empty(ordering.LATE_WIDTH * count, dtype=numpy.int64)
        self._about[ordering.LATE] = 0
        if troubled or self._about[ordering.ANY_LOST]:
            source = self.values[:, self.stop : self.stop + count].copy()
            self.make_room(2 * count)
            self._follow(source, late, 0, count, 1)
        else:
            self._follow(self.values, late, self.stop, self.stop + count, 0)
        for line, seq, last, stream in late.reshape(-1, ordering.LATE_WIDTH)[: self._about[ordering.LATE]].tolist():
            self.faults.append(streams.out_of_order(line, seq, last, self._tables[stream]))

    def _record(self, source: Any, late: Any) -> OrderingState:
        columns: tuple[Any, ...] = (source, self.values, self._states, late, self._about)
        return OrderingState(*(column.reshape(-1) for column in columns))

    def _follow(self, source: Any, late: Any, start: int, stop: int, copied: int) -> None:
        self.engine.run(ordering.follow, self._record(source, late), start, stop, self.stop, copied)
        self.stop = int(self._about[ordering.STOP])

    def add(self, columns: Columns, tables: Sequence[object]) -> None:
        """Append rows, row i to the stream of ``tables[i]``; a row out of order becomes unreadable."""
        self._append(columns, [self.number(str(table)) for table in tables])

    def _append(self, columns: Columns, numbers: Sequence[int]) -> None:
        count = len(numbers)
        self.make_room(count)
        for name, column in zip(Columns._fields, columns, strict=True):
            self.values[PLACES[name], self.stop : self.stop + count] = column
        self.values[TABLE, self.stop : self.stop + count] = numbers
        self.take_in(count, troubled=ordering.OF_ANY in numbers)

    def unreadable(self, table: str, line: int, number: int, lost: int = NOT_RECORDED, ref: int = NOT_RECORDED) -> None:
        """Mark in one table's stream, in round ``number``, that the row on ``line`` could not be read.

        ``lost`` is the kind that it had and ``ref`` the event that it named, where they can be told.
        """
        self._lost(self.number(table), line, number, lost, ref)

    def unreadable_everywhere(self, line: int, lost: int = NOT_RECORDED, ref: int = NOT_RECORDED) -> None:
        """Mark in every stream, also of tables yet to come, that a row of an unknown table was lost; see Streams."""
        self._lost(ordering.OF_ANY, line, NOT_RECORDED, lost, ref)

    def _lost(self, stream: int, line: int, number: int, lost: int, ref: int) -> None:
        row = dict.fromkeys(Columns._fields, NOT_RECORDED)
        row |= {"kind": KIND_UNREADABLE, "line": line, "round": number, "n": lost, "ref": ref}
        self._append(Columns(**{name: [value] for name, value in row.items()}), [stream])

    def whole_rounds(self) -> int:
        """Number of whole rounds that could be handed on."""
        return int(self._about[ordering.WHOLE])

    def take_whole(self) -> dict[str, Columns]:
        """Hand on all whole rounds, and what of the venue was read; rounds still open stay."""
        self._mark_all()
        self._count_going(every=False)
        states = self._states
        lengths = states[:, ordering.LENGTH] - states[:, ordering.GOING]
        long = numpy.flatnonzero(lengths > streams.LONGEST_ROUND).tolist()
        for stream in long:
            table = self._tables[stream]
            line = int(self.values[LINE, states[stream, ordering.LAST_ROW]])
            self.faults.append(streams.too_long(line, table))
            self.unreadable(table, line, NOT_RECORDED)
            states[stream, ordering.SETTLED] = self.stop
        if long:
            self._count_going(every=False)
        return self._hand_on()

    def take_all(self) -> dict[str, Columns]:
        """Hand on everything that is left."""
        self._mark_all()
        self._count_going(every=True)
        return self._hand_on()

    def _mark_all(self) -> None:
        self.make_room(len(self._tables))
        self.engine.run(ordering.mark_all, self._record(self.values, self._about), self.stop)
        self.stop = int(self._about[ordering.STOP])

    def _count_going(self, *, every: bool) -> None:
        self.engine.run(ordering.count_going, self._record(self.values, self._about), self.stop, int(every))

    def _hand_on(self) -> dict[str, Columns]:
        states = self._states
        order = numpy.argsort(states[:, ordering.STARTED], kind="stable")
        going = states[order, ordering.GOING]
        ends = numpy.cumsum(going)
        states[order, ordering.PLACE] = ends - going
        goes: Any = numpy.empty(self.stop, dtype=numpy.int64)
        record = self._record(self.values, self._about)
        self.engine.run(ordering.hand_on, record, goes, self.stop)
        handed = int(ends[-1])
        held = self.values
        if numpy.count_nonzero(states[:, ordering.LENGTH] + states[:, ordering.GOING]) > 1:
            # Where they lie: new memory costs more than that they are written twice.
            self.engine.run(ordering.set_in_order, record, goes, numpy.empty_like(goes))
        gone, rest = held[:, :handed], held[:, handed : self.stop]
        self.stop -= handed
        self.values = self._unused(held)
        self.values[:, : self.stop] = rest
        taken = {}
        for stream, count, end in zip(order.tolist(), going.tolist(), ends.tolist(), strict=True):
            if count:
                columns = {name: gone[place, end - count : end] for name, place in PLACES.items()}
                taken[self._tables[stream]] = Columns(**columns)
        return taken
