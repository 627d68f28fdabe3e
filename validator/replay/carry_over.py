"""Keeps what a replay carries over: for each table from batch to batch, for all tables from log to log."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from sys import maxsize

from validator.log.codes import (
    KIND_DEALER_LEAVES,
    KIND_FILING_IN_FORCE,
    KIND_GAMING_DAY,
    KIND_RECORDS,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    NOT_RECORDED,
    WHAT_START,
)
from validator.log.columns import Columns, Names
from validator.log.read.encode import RECORDED_TABLE
from validator.log.records import ALWAYS, NEVER, Recording
from validator.replay.circumstances import Edges
from validator.replay.continuity import Meeting, RowNumbers
from validator.replay.data_gaps import Doubts
from validator.replay.declarations import Statement
from validator.replay.events import NO_TIME, LastTime
from validator.replay.filings import TableDeclarations
from validator.replay.pending_rows import PendingRows
from validator.replay.retained_rows import RetainedRows
from validator.replay.staffing import Attendance, Crew


@dataclass(slots=True)
class TableCarryOver:
    """What is carried over from batch to batch for one table; of a chapter's state only what is not 0, by place."""

    chapter: str = ""
    version: str = ""
    version_lost: bool = False
    declaration_lost: int = 0
    """The line of the last row that could not be read and may have declared what is recorded, 0 where there is none."""
    chapter_lost: bool = False
    doubts: Doubts = field(default_factory=Doubts)
    recording: Recording = field(default_factory=Recording)
    venue_seen: int = 0
    venue_days: int = 0
    """Gaming days that the venue's stream told of."""
    venue_day: int = 0
    """The last of them, its negative once it has ended; 0: none since the table took up its game."""
    state: dict[str, dict[int, int]] = field(default_factory=dict)
    kept: RetainedRows = field(default_factory=RetainedRows)
    held: PendingRows = field(default_factory=PendingRows)
    options: tuple[object, list[int]] | None = None
    """What law, filing and declarations ask for, by what it was made of."""
    main_wagers: frozenset[int] = frozenset()
    goes_on: int = NOT_RECORDED
    """The number of the round that was not over when the last events ended."""
    crew: Crew = Crew()
    edges: Edges = field(default_factory=Edges)
    last_time: LastTime = NO_TIME
    """The last time recorded before the events that are judged."""
    pictured: Counter[str] = field(default_factory=Counter)
    """How many findings of each rule a picture was kept for."""

    def begin_apart(self) -> None:
        """Forget what was at the table in a log with which the next does not go on: what came between is not known."""
        self.doubts.apart = False
        self.state, self.kept, self.crew, self.last_time = {}, RetainedRows(), Crew(), NO_TIME

    def hear(self, said: "TableCarryOver") -> None:
        """Take in what was said for all tables before this one came."""
        self.version, self.version_lost, self.chapter_lost = said.version, said.version_lost, said.chapter_lost
        self.recording = Recording({**said.recording.declared}, said.recording.doubted)
        self.declaration_lost = said.declaration_lost
        self.venue_seen, self.venue_days, self.venue_day = said.venue_seen, said.venue_days, said.venue_day

    def listen(self, venue: "Venue", until: int, names: Names) -> None:
        """Take in what the venue's stream says before a line."""
        while self.venue_seen < len(venue.rows) and venue.lines[self.venue_seen] < until:
            self.note(Statement(venue.rows[self.venue_seen], 0), names)
            self.venue_seen = venue.behind(self.venue_seen, until)

    def is_news(self, saying: Statement) -> bool:
        """Whether what is said may change what is known of filing, chapter or what is recorded."""
        events, i = saying.rows, saying.row
        if events.kind[i] != KIND_UNREADABLE:
            return True
        lost = events.n[i]
        if lost == KIND_TABLE_OPEN:
            return bool(self.chapter) and not self.chapter_lost
        return lost == KIND_RECORDS or not self.version_lost

    def note(self, saying: Statement, names: Names) -> None:
        """Take in what is said of filing, chapter or what is recorded."""
        if saying.changes is not None:
            self.recording.declared.update(saying.changes)
            return
        events, i = saying.rows, saying.row
        kind, what = events.kind[i], events.what[i]
        if kind == KIND_UNREADABLE:
            lost = events.n[i]
            if lost == KIND_RECORDS:
                self.recording.doubt()
            if lost in (KIND_RECORDS, NOT_RECORDED):
                self.declaration_lost = int(events.line[i])
            self.version_lost |= lost in (KIND_FILING_IN_FORCE, NOT_RECORDED)
            self.chapter_lost |= lost == KIND_TABLE_OPEN and bool(self.chapter)
        elif kind == KIND_FILING_IN_FORCE:
            self.version, self.version_lost = names.word(what), False
        elif kind == KIND_GAMING_DAY:
            self.venue_days += 1 if what == WHAT_START else 0
            self.venue_day = self.venue_days if what == WHAT_START else -self.venue_days
        elif kind == KIND_TABLE_OPEN and what >= 0:
            if self.chapter not in ("", names.word(what)):
                self.venue_day = 0
            self.chapter, self.chapter_lost = names.word(what), False
        else:
            self.recording.note(events, i)

    def called(self, table: str) -> str:
        """The table by the name that filings know; "" where the source records none and ``table`` is the log's own."""
        return "" if self.recording.declared.get(RECORDED_TABLE) == NEVER else table

    def said(self, table: str) -> TableDeclarations:
        """What the log says so far of the table, its chapter and its filing."""
        return TableDeclarations(self.called(table), self.chapter, self.version, self.main_wagers)

    def attendance(self, events: Columns) -> Attendance:
        """Who is at the table over the events that follow."""
        return Attendance(self.crew, events, leaves=self.recording.presence(KIND_DEALER_LEAVES) == ALWAYS)


@dataclass(slots=True)
class Venue:
    """The rows in which the venue's stream says what holds for all tables, one by one, with their lines.

    ``ends``: of each the place behind the last of those that follow it at once and say the same: of unreadable ones.
    """

    rows: list[Columns] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    _ends: list[list[int]] = field(default_factory=list)

    def add(self, row: Columns) -> None:
        """Take in one more."""
        lost = (row.kind[0], row.n[0])
        last = self.rows[-1] if self.rows else None
        if last is not None and lost[0] == KIND_UNREADABLE and lost == (last.kind[0], last.n[0]):
            self._ends.append(self._ends[-1])
            self._ends[-1][0] += 1
        else:
            self._ends.append([len(self.rows) + 1])
        self.rows.append(row)
        self.lines.append(int(row.line[0]))

    def behind(self, place: int, until: int) -> int:
        """The place behind a row and those that say the same at once behind it, before the line ``until``."""
        end = self._ends[place][0]
        return max(place + 1, bisect_left(self.lines, until, place + 1, end)) if end > place + 1 else place + 1

    def declaring(self, place: int) -> Iterator[Columns]:
        """Those from a place on that could be read."""
        while place < len(self.rows):
            if self.rows[place].kind[0] != KIND_UNREADABLE:
                yield self.rows[place]
            place = self.behind(place, maxsize)

    def leave_out(self, count: int) -> None:
        """Leave out the first, which all tables have heard."""
        del self.rows[:count], self.lines[:count], self._ends[:count]
        for end in {id(end): end for end in self._ends}.values():
            end[0] -= count


@dataclass(slots=True)
class CarryOver:
    """What goes over from log to log, and from batch to batch of the one under way.

    ``venue`` are the rows in which the venue's stream says what holds for all tables, in the log under way and behind
    rows that a table holds back; what those before said stands in every table, and in ``said`` for tables yet to come;
    ``lately`` is what holds for one that came last in the log under way. ``edges`` are the gaming days
    of all tables, ``logs`` the names of the logs in order, ``paths`` their files, ``lines`` the last line of the log
    under way that was taken of each table. ``runs`` and ``meetings`` are those of Joins.
    """

    tables: dict[str, TableCarryOver] = field(default_factory=dict)
    said: TableCarryOver = field(default_factory=TableCarryOver)
    lately: TableCarryOver | None = None
    venue: Venue = field(default_factory=Venue)
    edges: Edges = field(default_factory=Edges)
    names: Names = field(default_factory=Names)
    logs: list[str] = field(default_factory=list)
    paths: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    runs: dict[str, list[RowNumbers]] = field(default_factory=dict)
    meetings: dict[tuple[str, str, str], Meeting] = field(default_factory=dict)

    def table(self, name: str, first: int) -> TableCarryOver:
        """What is carried for a table; one that comes new heard what was said before the line of its ``first`` row."""
        found = self.tables.get(name)
        if found is None:
            found = self.tables[name] = TableCarryOver()
            if self.lately is None:
                self.lately = TableCarryOver()
                self.lately.hear(self.said)
            self.lately.listen(self.venue, first, self.names)
            heard = self.lately.venue_seen
            found.hear(self.lately if not heard or self.venue.lines[heard - 1] < first else self.said)
        return found

    def begin_log(self, name: str, path: str) -> None:
        """A log is read, or what is left of the one under way."""
        self.paths[name] = path
        if not self.logs or self.logs[-1] != name:
            self.logs.append(name)

    def end_log(self) -> None:
        """Let the tables know what the venue's stream said of all, those that hold rows back once these are judged."""
        self.lately = None
        for table in (self.said, *(table for table in self.tables.values() if not len(table.held))):
            table.listen(self.venue, maxsize, self.names)
        seen = min(table.venue_seen for table in (self.said, *self.tables.values()))
        for table in (self.said, *self.tables.values()):
            table.venue_seen -= seen
        self.venue.leave_out(seen)
        self.lines.clear()
