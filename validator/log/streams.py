"""Puts the rows of a log into their tables' streams, in order, and marks where a row could not be read."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from operator import lt
from typing import Any

from validator.log.codes import KIND_ROUND_START, KIND_UNREADABLE, NOT_RECORDED
from validator.log.columns import VENUE, Columns, RowFault

LONGEST_ROUND = 200_000
"""Rows of one table that are held back while its round is open; past it, the round is cut and a fault says so."""


class _Stream:
    """The rows of one table that have not been handed on, and where its last whole round ends.

    Rows are lists in ``columns``; of a log that is read as arrays they are arrays, in ``parts``.
    """

    def __init__(self, arrays: bool) -> None:
        self.arrays = arrays
        self.columns = Columns.empty()
        self.parts: list[Columns] = []
        self.length = self.parts_scanned = 0
        self.last = self.before = NOT_RECORDED
        self.scanned = self.boundary = self.rounds = 0
        self.round = NOT_RECORDED
        self.numbered = True
        self.blind = 0

    def extend(self, rows: Columns) -> None:
        """Take rows behind those that are held."""
        self.length += len(rows.seq)
        if self.arrays:
            self.parts.append(_arrays().as_arrays(rows))
            return
        for column, more in zip(self.columns, rows.lists(), strict=True):
            column.extend(more)

    def last_line(self) -> int:
        """The line of the last row held."""
        return int(self.parts[-1].line[-1] if self.arrays else self.columns.line[-1])

    def last_kind(self) -> int:
        """The kind of the last row held, NOT_RECORDED where none is."""
        if not self.length:
            return NOT_RECORDED
        return int(self.parts[-1].kind[-1] if self.arrays else self.columns.kind[-1])

    def forget_last(self) -> None:
        """Let the last row held, a mark, stand for several rows that were lost: of any kind and round."""
        held = self.parts[-1] if self.arrays else self.columns
        for column in (held.round, held.n, held.ref):
            column[-1] = NOT_RECORDED

    def scan(self) -> None:
        """Move ``boundary`` to the first row of the latest round seen."""
        if self.scanned == self.length:
            return
        if self.arrays:
            for part in self.parts[self.parts_scanned :]:
                self._look(_arrays().may_begin(part.kind, part.round), part.kind, part.round, self.scanned)
                self.scanned += len(part.seq)
            self.parts_scanned = len(self.parts)
        else:
            self._look(range(self.scanned, self.length), self.columns.kind, self.columns.round, 0)
        self.scanned = self.length

    def _look(self, places: Iterable[int], kinds: Sequence[int], rounds: Sequence[int], offset: int) -> None:
        """Look at the rows at which a round may begin."""
        for place in places:
            number = int(rounds[place])
            if kinds[place] == KIND_ROUND_START:
                self.numbered = number != NOT_RECORDED
            elif number == NOT_RECORDED or number == self.round:
                continue
            elif not self.numbered:
                self.round, self.numbered = number, True
                continue
            if number != NOT_RECORDED:
                self.round = number
            self.boundary = place + offset
            self.rounds += 1

    def cut(self, stop: int) -> Columns:
        """Hand on the rows before ``stop``."""
        if self.arrays:
            self.parts = [_arrays().joined(self.parts)]
        held = self.parts[0] if self.arrays else self.columns
        part, rest = held.part(0, stop), held.part(stop, self.length)
        self.columns, self.parts = (Columns.empty(), [rest]) if self.arrays else (rest, [])
        self.parts_scanned = len(self.parts)
        self.length = len(rest.seq)
        self.scanned = max(0, self.scanned - stop)
        self.boundary = 0
        self.rounds = 1 if self.length else 0
        return part


def _unreadable(line: int, number: int, lost: int = NOT_RECORDED, ref: int = NOT_RECORDED) -> Columns:
    """One row that stands for one that could not be read, on ``line`` and in round ``number``; see unreadable."""
    row = dict.fromkeys(Columns._fields, NOT_RECORDED)
    row |= {"kind": KIND_UNREADABLE, "line": line, "round": number, "n": lost, "ref": ref}
    return Columns(**{name: [value] for name, value in row.items()})


def _increases(seq: Any) -> bool:
    return bool((seq[1:] > seq[:-1]).all())


def _arrays() -> Any:
    """What handles arrays; it imports numpy."""
    return import_module("validator.log.arrays")


class Streams:
    """All tables' streams of one log while it is read; ``gap`` says that rows before its first one were lost."""

    def __init__(self, gap: bool = False) -> None:
        self.streams: dict[str, _Stream] = {}
        self.faults: list[RowFault] = []
        self._blind = [(1, NOT_RECORDED, NOT_RECORDED)] if gap else []
        self._arrays = False
        self._grown: dict[str, _Stream] = {}
        self._whole = 0

    def add_arrays(self, columns: Columns, tables: Sequence[object], rows: Any) -> None:
        """Append rows as arrays, row i to the stream of ``tables[rows[i]]``; a row out of order becomes unreadable.

        Rows of kind KIND_UNREADABLE among them mark that a row of their table was lost.
        """
        self._arrays = True
        for place, chosen in _arrays().by_table(columns, rows):
            self._append(str(tables[place]), chosen)

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
            self._append(name, Columns(*([column[place] for place in chosen] for column in columns)))

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
            stream = self.streams[table] = _Stream(self._arrays)
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
        seq = rows.seq if isinstance(rows.seq, list) else _arrays().read(rows)
        if not len(seq):
            pass
        elif seq[0] > stream.last and (all(map(lt, seq, seq[1:])) if isinstance(seq, list) else _increases(seq)):
            stream.before = int(seq[-2]) if len(seq) > 1 else stream.last
            stream.last = int(seq[-1])
        else:
            self._mend_order(table, stream, rows)
        stream.extend(rows)

    def _mend_order(self, table: str, stream: _Stream, rows: Columns) -> None:
        """Make unreadable what does not follow in order.

        Where a row lies between its two predecessors, the later of them may have been the wrong one: the order is
        taken up again from this row, so that one mistaken number does not condemn all that comes after it.
        """
        for place, seq in enumerate(rows.seq if isinstance(rows.seq, list) else rows.seq.tolist()):
            if rows.kind[place] == KIND_UNREADABLE:
                continue
            if seq > stream.last:
                stream.before, stream.last = stream.last, seq
                continue
            message = f"seq {seq} follows {stream.last}; it must increase from row to row of a table"
            self.faults.append(RowFault("seq-not-increasing", int(rows.line[place]), "seq", message, table))
            if seq > stream.before:
                stream.last = seq
            rows.n[place] = rows.kind[place]
            for name, column in zip(Columns._fields, rows, strict=True):
                if name not in ("line", "round", "n", "ref"):
                    column[place] = KIND_UNREADABLE if name == "kind" else NOT_RECORDED

    def whole_rounds(self) -> int:
        """Number of whole rounds that could be handed on."""
        for stream in self._grown.values():
            self._whole -= max(0, stream.rounds - 1)
            stream.scan()
            self._whole += max(0, stream.rounds - 1)
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
            held = stream.length
            stop = held if name == VENUE else stream.boundary
            if held - stop > LONGEST_ROUND:
                line = stream.last_line()
                message = f"more than {LONGEST_ROUND} rows without the start of a round; they are judged in parts"
                self.faults.append(RowFault("round-too-long", line, "round", message, name))
                self.unreadable(name, line, NOT_RECORDED)
                stop = held + 1
            if stop:
                taken[name] = stream.cut(stop)
        return taken

    def take_all(self) -> dict[str, Columns]:
        """Hand on everything that is left."""
        for stream in self.streams.values():
            self._mark(stream)
        held = {name: stream for name, stream in self.streams.items() if stream.length}
        return {name: stream.cut(stream.length) for name, stream in held.items()}
