"""Compares logs of one table that follow each other: events that are in two of them, and numbers that are in none."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from validator.log.codes import KIND_UNREADABLE, NOT_RECORDED
from validator.log.columns import Columns
from validator.replay.events import SAYINGS

JoinKind = Literal["twice", "anew", "gap"]

RowSource = Callable[[str, Collection[str]], Iterator[tuple[str, Columns]]]
"""Gives the rows of some tables in a log that was read before, once more: each part with the table's name."""

FEW_ROWS: Final = 1_000
HELD_BEFOREHAND: Final = 200_000
"""Where an earlier log is read once more, tables of a few rows are read with those that are asked for, so many rows of
them in all: else a log of many small tables would be read once for each."""


@dataclass(frozen=True, slots=True)
class Join:
    """What was found where two logs of a table meet.

    ``twice``: both hold events of the numbers ``first`` to ``last``, ``rows`` of them alike, which were judged once,
    and ``unlike`` that differ, of which the later log's were not judged. ``anew``: the later log uses numbers of the
    other again for other events; both were judged. ``gap``: the numbers ``first`` to ``last`` stand in no log.
    """

    kind: JoinKind
    table: str
    log: str
    other: str
    first: int
    last: int
    rows: int = 0
    unlike: int = 0


@dataclass(slots=True)
class RowNumbers:
    """The numbers of a table's rows in one log: from, to, how many."""

    log: str
    first: int
    last: int
    rows: int = 0
    anew: bool = False

    @property
    def step(self) -> int:
        """From one row's number to the next: the same throughout, or 1 as a rule; 0 where neither is so."""
        between = self.last - self.first
        if self.rows > 2 and between % (self.rows - 1) == 0:
            return between // (self.rows - 1)
        return 1 if 2 * self.rows > between + 1 else 0


@dataclass(slots=True)
class Meeting:
    """Two runs that share numbers: the rows of the earlier one (None: to be read again), and what came of it."""

    held: dict[int, int] | None
    first: int = NOT_RECORDED
    last: int = NOT_RECORDED
    rows: int = 0
    unlike: int = 0
    anew: bool = False


@dataclass(slots=True)
class Joins:
    """Looks at each batch of a table before it is judged; ``rows`` reads a log once more where two share numbers."""

    rows: RowSource
    _beforehand: dict[tuple[str, str, str], dict[int, int]] = field(default_factory=dict)
    _runs: dict[str, list[RowNumbers]] = field(default_factory=dict)
    _meetings: dict[tuple[str, str, str], Meeting] = field(default_factory=dict)

    def kept(self) -> tuple[dict[str, list[RowNumbers]], dict[tuple[str, str, str], Meeting]]:
        """What is needed to go on later."""
        return self._runs, {key: replace(meeting, held=None) for key, meeting in self._meetings.items()}

    def resume(self, runs: dict[str, list[RowNumbers]], meetings: dict[tuple[str, str, str], Meeting]) -> None:
        """Go on from what was kept."""
        self._runs, self._meetings = runs, meetings

    def take(self, log: str, tables: Mapping[str, Columns]) -> dict[str, Columns]:
        """The events of each table that no earlier log holds.

        Those that differ from the one of their number are made unreadable.
        """
        entered = {table: self._entered(log, table, events) for table, events in tables.items()}
        self._read_again(log, entered)
        left = dict(tables)
        for table, (run, earlier) in entered.items():
            for other in earlier:
                left[table] = self._met(run, other, table, left[table].lists())
        return left

    def _entered(self, log: str, table: str, events: Columns) -> tuple[RowNumbers, list[RowNumbers]]:
        """The numbers of a table's rows in this log, these among them, and those of earlier logs that share some."""
        first = next((int(seq) for seq in events.seq if seq >= 0), NOT_RECORDED)
        if first == NOT_RECORDED:
            return RowNumbers(log, first, first), []
        last = next(int(seq) for seq in reversed(events.seq) if seq >= 0)
        runs = self._runs.setdefault(table, [])
        earlier = [run for run in runs if run.log != log]
        run = next((run for run in runs if run.log == log), None)
        if run is None:
            run = RowNumbers(log, first, last)
            runs.append(run)
        run.last = max(run.last, last)
        run.rows += len(events.seq)
        return run, [other for other in earlier if other.first <= last and first <= other.last]

    def _read_again(self, log: str, entered: Mapping[str, tuple[RowNumbers, list[RowNumbers]]]) -> None:
        """Read each earlier log once more for all tables that first share numbers with it here."""
        asked: dict[str, dict[str, int]] = {}
        for table, (run, earlier) in entered.items():
            for other in earlier:
                meeting = self._meetings.setdefault((table, log, other.log), Meeting(None))
                if meeting.held is None and not meeting.anew:
                    before = self._beforehand.pop((table, log, other.log), None)
                    if before is None:
                        meeting.held = {}
                        asked.setdefault(other.log, {})[table] = run.first
                    else:
                        meeting.held = {seq: told for seq, told in before.items() if seq >= run.first}
        if asked:
            self._beforehand.clear()
        for earlier_log, firsts in asked.items():
            small = self._small(log, earlier_log, firsts, HELD_BEFOREHAND // len(asked))
            for table, part in self.rows(earlier_log, {*firsts, *small}):
                events = part.lists()
                held = small[table] if table in small else self._meetings[table, log, earlier_log].held
                assert held is not None
                least = firsts.get(table, 0)
                held.update((seq, _told(events, i)) for i, seq in enumerate(events.seq) if seq >= least)

    def _small(self, log: str, earlier: str, asked: Mapping[str, int], most: int) -> dict[str, dict[int, int]]:
        """Where what an earlier log tells of its tables of few rows will be held, so many rows at ``most``."""
        found: dict[str, dict[int, int]] = {}
        rows = 0
        for table, runs in self._runs.items():
            run = next((run for run in runs if run.log == earlier and run.rows <= FEW_ROWS), None)
            key = table, log, earlier
            if run is None or table in asked or key in self._meetings:
                continue
            rows += run.rows
            if rows > most:
                break
            found[table] = self._beforehand[key] = {}
        return found

    def is_anew(self, table: str, log: str) -> bool:
        """Whether a log uses numbers of a table again for other events."""
        return any(run.anew for run in self._runs.get(table, ()) if run.log == log)

    def go_on(self, table: str, log: str, first: int) -> None:
        """Take in that the rows of a log follow those before, from a number on: some of them could not be read."""
        for run in self._runs.get(table, ()):
            if run.log == log:
                run.first = min(run.first, first)

    def found(self) -> tuple[Join, ...]:
        """What was found, table by table."""
        joins = []
        for (table, log, other), meeting in sorted(self._meetings.items()):
            if meeting.first != NOT_RECORDED:
                kind: JoinKind = "anew" if meeting.anew else "twice"
                joins.append(Join(kind, table, log, other, meeting.first, meeting.last, meeting.rows, meeting.unlike))
        for table, runs in sorted(self._runs.items()):
            joins += _gaps(table, runs)
        return tuple(joins)

    def _met(self, run: RowNumbers, other: RowNumbers, table: str, events: Columns) -> Columns:
        meeting = self._meetings[table, run.log, other.log]
        if meeting.anew or meeting.held is None:
            return events
        shared = [i for i, seq in enumerate(events.seq) if int(seq) in meeting.held]
        telling = [i for i in shared if events.kind[i] not in SAYINGS]
        alike = {i for i in shared if meeting.held[int(events.seq[i])] == _told(events, i)}
        if not telling:
            return events
        if meeting.first == NOT_RECORDED and 2 * len(alike.intersection(telling)) < len(telling):
            meeting.anew = run.anew = True
            meeting.first, meeting.last = int(events.seq[shared[0]]), min(run.last, other.last)
            meeting.held = None
            return events
        if meeting.first == NOT_RECORDED:
            meeting.first = int(events.seq[shared[0]])
        meeting.last = int(events.seq[shared[-1]])
        meeting.rows += len(alike)
        meeting.unlike += len(shared) - len(alike)
        kept = [i for i in range(len(events.seq)) if i not in alike]
        unlike = {*shared} - alike
        columns = {name: [column[i] for i in kept] for name, column in zip(Columns._fields, events, strict=True)}
        for place, i in enumerate(kept):
            if i in unlike:
                columns["n"][place] = events.kind[i]
                for name in Columns._fields:
                    if name not in ("line", "round", "n", "ref"):
                        columns[name][place] = KIND_UNREADABLE if name == "kind" else NOT_RECORDED
        return Columns(**columns)


def _told(events: Columns, i: int) -> int:
    """What a row says, in short: the same number for rows that say the same."""
    return hash(tuple(column[i] for name, column in zip(Columns._fields, events, strict=True) if name != "line"))


def _gaps(table: str, runs: Sequence[RowNumbers]) -> list[Join]:
    """The numbers that no log holds between two that are numbered in the same steps."""
    found = []
    last: RowNumbers | None = None
    for run in sorted((run for run in runs if not run.anew), key=lambda one: (one.first, one.last)):
        if last is not None and 0 < last.step == run.step < run.first - last.last:
            found.append(Join("gap", table, run.log, last.log, last.last + run.step, run.first - run.step))
        if last is None or run.last > last.last:
            last = run
    return found
