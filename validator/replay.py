"""The job on logs: read them, find the filing in force, let the chapter's machine judge the rounds."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import chain, pairwise
from operator import itemgetter
from pathlib import Path

from validator.chapters.registry import ChapterPlay, chapter_play
from validator.core.engine import Choice, Hit
from validator.core.engines import Engines
from validator.core.files import named
from validator.core.interrupt import Interrupt
from validator.core.kernel import TALLY_WIDTH
from validator.core.rule import PlayRule
from validator.core.shifts import NO_SHIFTS, Shifts
from validator.games.numbers import STATE
from validator.games.rounds.options import LAW_OF
from validator.games.rounds.replay import declare, not_zero, run
from validator.law.facts import load_facts
from validator.law.rests_on import load_rests_on
from validator.law.text import load_text
from validator.law.version import undated
from validator.log.codes import (
    KIND_CHOICE,
    KIND_DEALER_LEAVES,
    KIND_FILING_IN_FORCE,
    KIND_RECORDS,
    KIND_ROUND_START,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    NOT_RECORDED,
)
from validator.log.columns import VENUE, Columns, LogReading, LogUnusable, Names, lost_log
from validator.log.days import beginning
from validator.log.encode import RECORDED_ORDER, RECORDED_TABLE
from validator.log.reading import READING, batches, rounds_expected
from validator.log.records import ALWAYS, NEVER, Recording
from validator.replay_circumstances import Edge, edges_in
from validator.replay_crew import Attendance, Crew
from validator.replay_doubts import Doubt, Doubts, periods
from validator.replay_events import (
    SAYINGS,
    Days,
    event_day,
    is_timed,
    lost_rows,
    main_wagers,
    may_say,
    numbered_before,
    of_unknown_rounds,
    only_declares,
    only_sayings,
    places_of,
    rounds_in,
    turns,
    unnumbered_in,
    without_cancelled,
    without_impossible_splits,
)
from validator.replay_filings import Filings, Said, Submission
from validator.replay_findings import Words, make_finding
from validator.replay_gate import Gate, dropped, first_told
from validator.replay_joins import Joins
from validator.replay_kept import Broken, Kept
from validator.replay_order import as_played, set_again
from validator.replay_periods import Periods
from validator.replay_report import ReplayReport
from validator.replay_spool import Spool, in_order
from validator.replay_sums import Known, Part, Sums, report_of
from validator.replay_told import when_told

BATCH_ROUNDS = 4_000
"""Rounds that are read and judged at once, about."""

PICTURES = 32
"""Findings of one rule at one table, the first, of whose rounds a picture is kept for the report."""


@dataclass(slots=True)
class _Table:
    """What is carried from batch to batch for one table; of a chapter's state only what is not 0, by place."""

    chapter: str = ""
    version: str = ""
    version_lost: bool = False
    chapter_lost: bool = False
    doubts: Doubts = field(default_factory=Doubts)
    recording: Recording = field(default_factory=Recording)
    venue_seen: int = 0
    state: dict[str, dict[int, int]] = field(default_factory=dict)
    kept: Kept = field(default_factory=Kept)
    options: tuple[object, list[int]] | None = None
    """What law, filing and declarations ask for, by what it was made of."""
    main_wagers: frozenset[int] = frozenset()
    crew: Crew = field(default_factory=Crew)
    edges: list[Edge] = field(default_factory=list)
    pictured: Counter[str] = field(default_factory=Counter)
    """How many findings of each rule a picture was kept for."""

    def called(self, table: str) -> str:
        """The table by the name that filings know; "" where the source records none and ``table`` is the log's own."""
        return "" if self.recording.declared.get(RECORDED_TABLE) == NEVER else table

    def said(self, table: str) -> Said:
        """What the log says so far of the table, its chapter and its filing."""
        return Said(self.called(table), self.chapter, self.version, self.main_wagers)

    def attendance(self, events: Columns) -> Attendance:
        """Who is at the table over the events that follow."""
        return Attendance(self.crew, events, leaves=self.recording.presence(KIND_DEALER_LEAVES) == ALWAYS)


def replay_logs(
    logs: Sequence[Path],
    filings: Sequence[Submission],
    engine: Choice = "auto",
    as_of: date | None = None,
    progress: Callable[[int], None] | None = None,
    lost: Sequence[tuple[Path, str]] = (),
    *,
    as_if_approved: bool = False,
    chapter: str = "",
    shifts: Shifts = NO_SHIFTS,
    called: Callable[[Path], str] = named,
) -> ReplayReport:
    """Replay ``logs``, one after the other, under ``filings``.

    ``as_of`` judges every round by the law of that date instead of its own; ``progress`` is told after every batch how
    many rounds were replayed so far; a draft judges only ``as_if_approved``; ``chapter`` is that of the rounds of which
    neither log nor filing says it; ``shifts`` are the facility's. ``lost`` are logs that could not be opened, with the
    reason: they are reported as faults, as is a log that cannot be read as a whole, and the others are judged as logs
    that lack rows. Ctrl-C ends the replay with what was judged until then. ``called`` gives the name by which the
    report calls a log. Raises LogUnusable where no log can be read, CompiledMissing where compiled replay is asked for
    and its packages are not there.
    """
    report = ReplayReport(tuple(map(called, logs)), tuple(one.file for one in filings), as_of=as_of, shifts=shifts)
    report.faults = [(called(log), lost_log(f"{called(log)}: {why}")) for log, why in lost]
    part, findings = replay_part(
        logs,
        filings,
        engine,
        as_of,
        progress,
        gap=bool(lost),
        as_if_approved=as_if_approved,
        chapter=chapter,
        shifts=shifts,
        called=called,
    )
    if len(part.unusable) == len(logs):
        raise LogUnusable("; ".join(part.unusable))
    return report_of(report, [part], in_order([findings], report.logs))


def replay_part(
    logs: Sequence[Path],
    filings: Sequence[Submission],
    engine: Choice,
    as_of: date | None,
    progress: Callable[[int], None] | None = None,
    *,
    gap: bool,
    as_if_approved: bool,
    chapter: str,
    shifts: Shifts,
    called: Callable[[Path], str],
) -> tuple[Part, Spool]:
    """Replay some of the logs that are to be reported together, all of a table among them, and give the findings too.

    ``gap``: a log of theirs was lost. The others are as in replay_logs. Raises CompiledMissing.
    """
    engines = Engines(engine, rounds_expected(logs))
    run = _Replay(filings, engines, as_of, chapter, shifts, as_if_approved=as_if_approved, several=len(logs) > 1)
    unusable: list[str] = []
    try:
        with run.interrupt:
            for log in logs:
                try:
                    gap |= run.replay(called(log), log, gap, progress)
                except LogUnusable as error:
                    unusable.append(str(error))
                    gap = True
                    run.sums.faults.append((called(log), lost_log(str(error))))
    except KeyboardInterrupt:
        run.sums.interrupted = True
    finally:
        engines.close()
    return Part(run.sums, run.known(), run.joins.found(), tuple(unusable)), run.findings


class _Replay:
    """One replay under way."""

    def __init__(
        self,
        filings: Sequence[Submission],
        engines: Engines,
        as_of: date | None,
        chapter: str,
        shifts: Shifts,
        *,
        as_if_approved: bool,
        several: bool,
    ) -> None:
        """``several``: more logs than one are replayed, so that they may hold the same rows."""
        self.interrupt = Interrupt()
        self.sums = Sums(Periods(as_of))
        self.findings = Spool()
        self._filings = Filings(filings, chapter, as_if_approved=as_if_approved)
        self._engines = engines
        self._as_of = as_of
        self._shifts = shifts
        self._several = several
        self._tables: dict[str, _Table] = {}
        self._venue: list[tuple[str, int, Columns]] = []
        self._edges: list[Edge] = []
        self._options: dict[tuple[str, str], list[int]] = {}
        self._silenced: dict[tuple[object, ...], dict[int, str]] = {}
        self._paths: dict[str, Path] = {}
        self._names = Names()
        self.joins = Joins(self._rows_again)

    def replay(self, name: str, log: Path, gap: bool, progress: Callable[[int], None] | None) -> bool:
        """Replay a log, which reports call ``name``; ``gap``: a log before it was lost. Whether its end was lost too.

        Raises LogUnusable.
        """
        self._paths[name] = log
        reader = self._engines.of("reading", READING, 0)
        for reading in batches(log, BATCH_ROUNDS, self._names, gap=gap, engine=reader):
            gap = gap or any(not fault.line for fault in reading.faults)
            self.take(name, reading)
            if progress is not None:
                progress(self.sums.rounds)
        return gap

    def known(self) -> Known:
        """What each table declared and showed to record so far, and what of it is in doubt."""
        return {name: (table.recording, table.doubts) for name, table in self._tables.items()}

    def _rows_again(self, log: str, table: str) -> Iterator[Columns]:
        """The rows of a table in a log that was read already."""
        for reading in batches(self._paths[log], BATCH_ROUNDS, self._names):
            if table in reading.tables:
                yield reading.tables[table]

    def take(self, log: str, reading: LogReading) -> None:
        """Replay one batch of whole rounds."""
        tables = reading.tables
        sums = self.sums
        sums.faults.extend((log, fault) for fault in reading.faults)
        if any(len(events.kind) for events in tables.values()):
            sums.rows.add(log)
        if self._several:
            left = {table: self.joins.take(log, table, events) for table, events in tables.items()}
            if any(len(left[table].kind) < len(events.kind) for table, events in tables.items()):
                sums.eventful.add(log)
            tables = left
        venue = tables.get(VENUE)
        if venue is not None:
            venue = venue.lists()
            self._edges += edges_in(log, without_cancelled(venue))
            told = (KIND_RECORDS, KIND_FILING_IN_FORCE)
            self._venue.extend(
                (log, i, venue) for i in range(len(venue.kind)) if venue.kind[i] in told or may_say(venue, i)
            )
        for table, events in tables.items():
            if table != VENUE and len(events.kind):
                self._one_table(log, table, events, reading.names, ends=reading.ends)

    def _one_table(self, log: str, table: str, events: Columns, names: Names, *, ends: bool) -> None:
        carried = self._tables.setdefault(table, _Table())
        told = self._told_by(carried, events)
        unordered = told.declared.get(RECORDED_ORDER) == NEVER
        if unordered:
            events = as_played(events, told.presence(KIND_CHOICE) == ALWAYS)
        starts = told.presence(KIND_ROUND_START) != NEVER
        standing, impossible = without_impossible_splits(without_cancelled(events), table)
        carried.edges += edges_in(log, standing)
        self.sums.faults.extend((log, fault) for fault in impossible)
        lost = {*lost_rows(standing), *of_unknown_rounds(standing, told), *(set_again(standing) if unordered else ())}
        doubtful = periods(log, standing, sorted(lost), carried.doubts, ends=ends, starts=starts, ordered=not unordered)
        for start, stop, filing, chapter in self._segments(log, table, carried, events, names):
            part = events if stop - start == len(events.kind) else events.part(start, stop)
            day = event_day(events, start)
            if not (carried.chapter or carried.main_wagers):
                carried.main_wagers = main_wagers(part)
            under = self._filings.judged_under(carried.said(table), filing, chapter, day)
            if under.judged:
                before = self.sums.rounds
                play = chapter_play(chapter)
                for first, last, gate in self._stretches(table, carried, standing, start, stop, play, doubtful):
                    whole = last - first == len(events.kind)
                    stretch = standing if whole else standing.part(first, last)
                    self._judge(log, table, carried, stretch, filing, play, names, gate)
                rounds = self.sums.rounds - before
                self.sums.unnumbered[log, table] += unnumbered_in(part)
            else:
                rounds = rounds_in(part)
                carried.crew = carried.attendance(standing.part(start, stop)).after()
            self.sums.periods.add(log, table, part, rounds, day, under)
            if rounds or not only_sayings(part):
                self.sums.eventful.add(log)
            self.interrupt.release()

    def _segments(
        self, log: str, table: str, carried: _Table, events: Columns, names: Names
    ) -> Iterator[tuple[int, int, Submission | None, str]]:
        """Stretches of events judged under the same filing, chapter and declaration of what is recorded."""
        start = 0
        news = self._news(log, carried, events)
        current = self._filings.choice(carried.said(table), event_day(events, 0))
        days = Days()
        timed = self._filings.any and is_timed(events)
        places = turns(events, timed)
        sayings = [(i, (self._venue[place][2], self._venue[place][1])) for i, seen in news.items() for place in seen]
        sayings += [(i, (events, i)) for i in places if events.kind[i] in SAYINGS or may_say(events, i)]
        told = when_told(events, sorted(sayings, key=itemgetter(0)), carried.recording)
        after = told.pop(len(events.kind), ())
        for i in sorted({*places, *told}):
            begins = events.round[i] not in (NOT_RECORDED, numbered_before(events, i))
            if i in told:
                if not only_declares(events, start, i):
                    yield start, i, *current
                    start = i
                for source, row in told[i]:
                    _note(carried, source, row, names)
                current = self._filings.choice(carried.said(table), event_day(events, i))
                days = Days()
            elif begins and timed and not days.same(int(events.at[i])):
                here = self._filings.choice(carried.said(table), event_day(events, i))
                if here != current:
                    if i > start:
                        yield start, i, *current
                    start, current = i, here
        yield start, len(events.kind), *current
        for source, row in after:
            _note(carried, source, row, names)

    def _news(self, log: str, carried: _Table, events: Columns) -> dict[int, list[int]]:
        """What the venue's stream told since the table's last batch, by the table's first event that follows it."""
        found: dict[int, list[int]] = {}
        i = 0
        while carried.venue_seen < len(self._venue):
            source, row, venue = self._venue[carried.venue_seen]
            while source == log and i < len(events.line) and events.line[i] < venue.line[row]:
                i += 1
            if i == len(events.line):
                break
            found.setdefault(i, []).append(carried.venue_seen)
            carried.venue_seen += 1
        return found

    def _told_by(self, carried: _Table, events: Columns) -> Recording:
        """All that is declared up to the end of some events."""
        recording = Recording()
        recording.declared.update(carried.recording.declared)
        for _, row, venue in self._venue:
            recording.note(venue, row)
        for row in places_of(events, (KIND_RECORDS,)):
            recording.note(events, row)
        return recording

    def _stretches(
        self,
        table: str,
        carried: _Table,
        events: Columns,
        start: int,
        stop: int,
        play: ChapterPlay,
        doubtful: Sequence[tuple[int, Doubt]],
    ) -> Iterator[tuple[int, int, Gate]]:
        """Stretches of events of which the same is known, with the gate that their verdicts must pass."""
        doubts, recording = carried.doubts, carried.recording
        told = first_told(events, start, stop, load_rests_on(play.chapter), recording, doubts)
        places = {place for place, _ in doubtful} | {place for place, _, _ in told}
        for first, last in pairwise(sorted({start, stop} | {place for place in places if start < place < stop})):
            doubts.tell((kind, column) for place, kind, column in told if place <= first)
            doubt = doubtful[bisect_right(doubtful, first, key=itemgetter(0)) - 1][1]
            law = self._is_law_unknown(table, carried, play.chapter, event_day(events, first))
            yield first, last, Gate(play, doubt, recording, doubts, first, last, law=law)

    def _is_law_unknown(self, table: str, carried: _Table, chapter: str, day: date | None) -> bool:
        """Whether a lost row may have named another chapter, or another of several filings that fit."""
        if carried.chapter_lost:
            return True
        return carried.version_lost and self._filings.fit(chapter, carried.called(table), day) > 1

    def _judge(
        self,
        log: str,
        table: str,
        carried: _Table,
        events: Columns,
        filing: Submission | None,
        play: ChapterPlay,
        names: Names,
        gate: Gate,
    ) -> None:
        sums = self.sums
        engine = self._engines.of(play.chapter, play.always, rounds_in(events))
        sums.engine = engine.name
        options = self._options_for(play, filing, carried)
        state = engine.zeros(STATE)
        for place, value in carried.state.get(play.chapter, {}).items():
            state[place] = value
        length = play.numbers * TALLY_WIDTH
        done = run(engine, play.derive, events, options, state, play.passes, length)
        self.interrupt.hold()
        sums.tables.setdefault(play.chapter, set()).add(table)
        sums.events += len(events.kind)
        carried.state[play.chapter] = not_zero(state)
        key = gate.key
        silenced = self._silenced.get(key)
        if silenced is None:
            silenced = self._silenced[key] = gate.silenced()
        for (number, fact), times in dropped(done.tally, silenced).items():
            sums.miss(play.chapter, number, fact, times)
        sums.rounds += done.round_count
        attendance = carried.attendance(events)
        sums.rounds_by.add(table, events, done, attendance, names)
        left: list[tuple[Hit, PlayRule]] = []
        if done.hits:
            events = events.read()
            left, lacking = gate.standing(done, events, silenced)
            for number, fact in lacking:
                sums.miss(play.chapter, number, fact, 1)
            broken = carried.kept.put_back(left, events, done)
            self._word(log, table, broken, filing, play, names, attendance, carried)
        for (number, fact), times in gate.uncounted(done.tally, Counter(hit.number for hit, _ in left)).items():
            sums.miss(play.chapter, number, fact, times)
        sums.count(play.chapter, done.tally)
        named_by_state = chain.from_iterable(one.values() for one in carried.state.values())
        carried.kept.keep(log, events, named_by_state, attendance)
        carried.crew = attendance.after()

    def _word(
        self,
        log: str,
        table: str,
        judged: Broken,
        filing: Submission | None,
        play: ChapterPlay,
        names: Names,
        attendance: Attendance,
        carried: _Table,
    ) -> None:
        """Make findings of hits of rules, and keep pictures of the first."""
        sums = self.sums
        hits, events, done, logs, crews = judged
        words = Words(
            log,
            logs,
            table,
            events,
            done,
            names,
            load_text(play.chapter),
            play,
            attendance,
            crews,
            [*self._edges, *carried.edges],
            self._shifts,
            filing.head.facility if filing else "",
            filing.file if filing else "",
            filing.head.version if filing else "",
        )
        no_day = undated(words.text)
        for hit, rule in hits:
            day = self._as_of or event_day(events, hit.event) or (filing and filing.head.start) or no_day
            finding = make_finding(rule, hit, words, day)
            self.findings.append(finding)
            sums.ended[finding.chapter, finding.rule, finding.outcome] += 1
            if carried.pictured[rule.id] < PICTURES:
                carried.pictured[rule.id] += 1
                key = (logs.get(hit.event, log), table, events.round[hit.event])
                if key not in sums.pictures:
                    sums.pictures[key] = play.picture(hit, events, done, names)

    def _options_for(self, play: ChapterPlay, filing: Submission | None, carried: _Table) -> list[int]:
        key = (play.chapter, filing.file if filing else "")
        if key not in self._options:
            self._options[key] = play.options(filing.typed if filing else None, load_facts(play.chapter))
            if self._as_of is not None:
                self._options[key][LAW_OF] = beginning(self._as_of)
        declared = carried.recording.declared
        kept = carried.options
        if kept is None or kept[0] != (key, declared):
            kept = carried.options = ((key, dict(declared)), declare(list(self._options[key]), declared))
        return kept[1]


def _note(carried: _Table, events: Columns, i: int, names: Names) -> None:
    """Take in what row ``i`` says of filing, chapter or what is recorded."""
    kind, what = events.kind[i], events.what[i]
    if kind == KIND_UNREADABLE:
        lost = events.n[i]
        if lost == KIND_RECORDS:
            carried.recording.doubt()
        carried.version_lost |= lost in (KIND_FILING_IN_FORCE, NOT_RECORDED)
        carried.chapter_lost |= lost == KIND_TABLE_OPEN and bool(carried.chapter)
    elif kind == KIND_FILING_IN_FORCE:
        carried.version, carried.version_lost = names.word(what), False
    elif kind == KIND_TABLE_OPEN and what >= 0:
        carried.chapter, carried.chapter_lost = names.word(what), False
    else:
        carried.recording.note(events, i)
