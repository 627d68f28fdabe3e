"""Puts the rows of a log into their tables' streams, in order, and marks where a row could not be read."""

from collections.abc import Sequence
from operator import lt

from validator.log.codes import KIND_ROUND_START, KIND_UNREADABLE, NOT_RECORDED
from validator.log.columns import VENUE, Columns, RowFault

LONGEST_ROUND = 200_000
"""Rows of one table that are held back while its round is open; past it, the round is cut and a fault says so."""


HELD_BACK = 2
"""The last rounds of a table are held back: the latest, which may go on, and the one before it."""


class _Stream:
    """The rows of one table that have not been handed on, and where its last whole round ends.

    The round before the latest is held too: a row out of place may seem to begin a round within it. ``settled`` is its
    first row, ``boundary`` that of the latest.
    """

    def __init__(self) -> None:
        self.columns = Columns.empty()
        self.last = self.before = NOT_RECORDED
        self.scanned = self.settled = self.boundary = self.rounds = self.counted = 0
        self.round = self.round_before = NOT_RECORDED
        self.numbered = True
        self.blind = 0

    @property
    def length(self) -> int:
        """How many rows are held."""
        return len(self.columns.kind)

    def extend(self, rows: Columns) -> None:
        """Take rows, which nobody else writes to, behind those that are held."""
        rows = rows.lists()
        if not self.length:
            self.columns = rows
            return
        for column, more in zip(self.columns, rows, strict=True):
            column.extend(more)

    def last_kind(self) -> int:
        """The kind of the last row held, NOT_RECORDED where none is."""
        return self.columns.kind[-1] if self.columns.kind else NOT_RECORDED

    def forget_last(self) -> None:
        """Let the last row held, a mark, stand for several rows that were lost: of any kind and round.

        Its own round has begun there all the same.
        """
        self.scan()
        for column in (self.columns.round, self.columns.n, self.columns.ref):
            column[-1] = NOT_RECORDED

    def scan(self) -> None:
        """Move ``boundary`` to the first row of the latest round seen; back where the round before it goes on."""
        for place in range(self.scanned, self.length):
            number = self.columns.round[place]
            if self.columns.kind[place] == KIND_ROUND_START:
                self.numbered = number != NOT_RECORDED
            elif number == NOT_RECORDED or number == self.round:
                continue
            elif not self.numbered:
                self.round, self.numbered = number, True
                continue
            elif number == self.round_before:
                self.round, self.round_before = number, self.round
                self.boundary = self.settled
                continue
            self.round_before = self.round
            if number != NOT_RECORDED:
                self.round = number
            self.settled, self.boundary = self.boundary, place
            self.rounds += 1
        self.scanned = self.length

    def cut(self, stop: int) -> Columns:
        """Hand on the rows before ``stop``."""
        if stop >= self.length:
            part, self.columns = self.columns, Columns.empty()
        else:
            part, self.columns = self.columns.part(0, stop), self.columns.part(stop, self.length)
        self.scanned = max(0, self.scanned - stop)
        self.settled, self.boundary = 0, max(0, self.boundary - stop)
        self.rounds = min(self.rounds, HELD_BACK) if self.length else 0
        return part


def _unreadable(line: int, number: int, lost: int = NOT_RECORDED, ref: int = NOT_RECORDED) -> Columns:
    """One row that stands for one that could not be read, on ``line`` and in round ``number``; see unreadable."""
    row = dict.fromkeys(Columns._fields, NOT_RECORDED)
    row |= {"kind": KIND_UNREADABLE, "line": line, "round": number, "n": lost, "ref": ref}
    return Columns(**{name: [value] for name, value in row.items()})


def out_of_order(line: int, seq: int, last: int, table: str) -> RowFault:
    """The fault of a row whose seq does not follow the ``last``."""
    message = f"seq {seq} follows {last}; it must increase from row to row of a table"
    return RowFault("seq-not-increasing", line, "seq", message, table)


def too_long(line: int, table: str) -> RowFault:
    """The fault of rows without the start of a round, more than are held back."""
    message = f"more than {LONGEST_ROUND} rows without the start of a round; they are judged in parts"
    return RowFault("round-too-long", line, "round", message, table)


class Streams:
    """All tables' streams of one log while it is read; ``gap`` says that rows before its first one were lost."""

    def __init__(self, gap: bool = False) -> None:
        self.streams: dict[str, _Stream] = {}
        self.faults: list[RowFault] = []
        self._blind = [(1, NOT_RECORDED, NOT_RECORDED)] if gap else []
        self._grown: dict[str, _Stream] = {}
        self._whole = 0

    def add(self, columns: Columns, tables: Sequence[object]) -> None:
        """Append rows, row i to the stream of ``tables[i]``; a row out of order becomes unreadable."""
        first = tables[0] if tables else ""
        if all(table == first for table in tables):
            if tables:
                self._append(str(first), columns)
            return
        places: dict[str, list[int]] = {}
        for place, table in enumerate(tables):
            places.setdefault(str(table), []).append(place)
        for name, chosen in places.items():
            first, end = chosen[0], chosen[-1] + 1
            if end - first == len(chosen):
                self._append(name, columns.part(first, end))
            else:
                self._append(name, Columns(*([column[place] for place in chosen] for column in columns)))

    @property
    def table_count(self) -> int:
        """How many tables there are so far."""
        return len(self.streams)

    def unreadable(self, table: str, line: int, number: int, lost: int = NOT_RECORDED, ref: int = NOT_RECORDED) -> None:
        """Mark in one table's stream, in round ``number``, that the row on ``line`` could not be read.

        ``lost`` is the kind that it had and ``ref`` the event that it named, where they can be told.
        """
        self._stream(table).extend(_unreadable(line, number, lost, ref))

    def unreadable_everywhere(self, line: int, lost: int = NOT_RECORDED, ref: int = NOT_RECORDED) -> None:
        """Mark in every stream, also of tables yet to come, that a row of an unknown table was lost; see unreadable.

        A stream gets its mark when its next row comes, or when it is handed on: one for all such rows in between, of
        which several may be of any kind.
        """
        self._blind.append((line, lost, ref))

    def _stream(self, table: str) -> _Stream:
        """The stream of a table, about to take a row."""
        stream = self.streams.get(table)
        if stream is None:
            stream = self.streams[table] = _Stream()
            stream.blind = max(0, len(self._blind) - 1)
        self._grown[table] = stream
        self._mark(stream)
        return stream

    def _mark(self, stream: _Stream) -> None:
        """Put the mark of the rows of unknown tables that were lost since the stream's last row."""
        if stream.blind < len(self._blind):
            line, lost, ref = self._blind[stream.blind]
            if stream.blind + 1 < len(self._blind):
                lost = ref = NOT_RECORDED
            stream.blind = len(self._blind)
            if stream.last_kind() == KIND_UNREADABLE:
                stream.forget_last()
            else:
                stream.extend(_unreadable(line, NOT_RECORDED, lost, ref))

    def _append(self, table: str, rows: Columns) -> None:
        stream = self._stream(table)
        seq = rows.seq
        if not seq:
            pass
        elif seq[0] > stream.last and all(map(lt, seq, seq[1:])):
            stream.before = seq[-2] if len(seq) > 1 else stream.last
            stream.last = seq[-1]
        else:
            self._mend_order(table, stream, rows)
        stream.extend(rows)

    def _mend_order(self, table: str, stream: _Stream, rows: Columns) -> None:
        """Make unreadable what does not follow in order.

        Where a row lies between its two predecessors, the later of them may have been the wrong one: the order is
        taken up again from this row, so that one mistaken number does not condemn all that comes after it.
        """
        for place, seq in enumerate(rows.seq):
            if seq > stream.last:
                stream.before, stream.last = stream.last, seq
                continue
            self.faults.append(out_of_order(rows.line[place], seq, stream.last, table))
            if seq > stream.before:
                stream.last = seq
            rows.n[place] = rows.kind[place]
            for name, column in zip(Columns._fields, rows, strict=True):
                if name not in ("line", "round", "n", "ref"):
                    column[place] = KIND_UNREADABLE if name == "kind" else NOT_RECORDED

    def whole_rounds(self) -> int:
        """Number of whole rounds that could be handed on."""
        for stream in self._grown.values():
            stream.scan()
            whole = max(0, stream.rounds - HELD_BACK)
            self._whole += whole - stream.counted
            stream.counted = whole
        self._grown.clear()
        return self._whole

    def take_whole(self) -> dict[str, Columns]:
        """Hand on all whole rounds, and what of the venue was read; rounds still open stay."""
        taken: dict[str, Columns] = {}
        self._grown = dict(self.streams)
        self._whole = 0
        for name, stream in self.streams.items():
            self._mark(stream)
            stream.scan()
            stream.counted = 0
            held = stream.length
            stop = held if name == VENUE else stream.settled
            if held - stop > LONGEST_ROUND:
                line = stream.columns.line[-1]
                self.faults.append(too_long(line, name))
                self.unreadable(name, line, NOT_RECORDED)
                stop = held + 1
            if stop:
                taken[name] = stream.cut(stop)
            stream.rounds = min(stream.rounds, HELD_BACK)
        return taken

    def take_all(self) -> dict[str, Columns]:
        """Hand on everything that is left."""
        for stream in self.streams.values():
            self._mark(stream)
        held = {name: stream for name, stream in self.streams.items() if stream.length}
        return {name: stream.cut(stream.length) for name, stream in held.items()}
