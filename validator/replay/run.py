"""Judges logs: finds the filing in force, and lets the chapter's game model judge the rounds, table by table."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from itertools import chain, pairwise
from operator import itemgetter
from pathlib import Path

from validator.chapters.registry import ChapterPlay, chapter_play
from validator.core.engine.selection import Engines
from validator.core.gc_tuning import seldom_collected
from validator.core.interrupt import Interrupt
from validator.games.rounds.options import LAW_OF, VENUE_DAY
from validator.games.rounds.run import Runs, Span, TableInput, Together, declare, list_of
from validator.law.chapters import HELD
from validator.law.versions import Law, laws_of
from validator.log.codes import (
    KIND_CHOICE,
    KIND_FILING_IN_FORCE,
    KIND_GAMING_DAY,
    KIND_RECORDS,
    KIND_ROUND_END,
    KIND_ROUND_START,
    NOT_RECORDED,
)
from validator.log.columns import VENUE, Columns, LogReading, LogUnusable, Names, RowFault, lost_log
from validator.log.days import beginning, day_at
from validator.log.read.encode import RECORDED_ORDER
from validator.log.read.reader import READING, batches, rounds_expected
from validator.log.records import ALWAYS, NEVER
from validator.replay.aggregates import Known, Part, Sums
from validator.replay.batching import RunRequest, RunRequests, judge_together
from validator.replay.carry_over import CarryOver, TableCarryOver
from validator.replay.checkability import (
    Gate,
    Segments,
    ShownRecords,
    first_lost,
    first_without_column,
    shown_of,
    silenced_by,
)
from validator.replay.continuity import Joins
from validator.replay.data_gaps import Doubt, periods
from validator.replay.events import (
    count_rounds,
    event_day,
    last_time,
    lost_rows,
    main_wagers,
    may_say,
    of_unknown_rounds,
    only_sayings,
    small_as_lists,
    unnumbered_in,
    without_cancelled,
    without_impossible_splits,
)
from validator.replay.filings import Filings, Submission
from validator.replay.findings import FindingContext, make_finding
from validator.replay.line_numbers import in_log, line_of, log_of
from validator.replay.ordering import as_played, set_again
from validator.replay.pending_rows import by_log, log_seams
from validator.replay.periods import Periods
from validator.replay.placement import marks_beginnings, numbered_by_marks, open_round, placed
from validator.replay.report import ReplayReport, StateUnusable
from validator.replay.request import ALL_TABLES, Logs, Progress, ReplayRequest, Share
from validator.replay.retained_rows import RetainedHits, SegmentPosition
from validator.replay.round_bounds import find_rounds, firsts_within, late_rows, named_not_whole, strayed_in
from validator.replay.segmentation import Segmentation, declared_in
from validator.replay.spool import Spool
from validator.replay.stray_rows import Stray, less_known, numbered_anew, of_no_round, without_strays
from validator.replay.withdrawal import came_late

BATCH_ROUNDS = 2_000
"""Rounds that are read and judged at once, about."""

SHORT = 500
"""Events of a segment that are all made Python's own integers once one of them is looked at."""

PICTURES = 32
"""Findings of one rule at one table, the first, of whose rounds a picture is kept for the report."""


Books = Callable[[str], tuple[Sums, Spool]]
"""Where what comes of a log is added up, and its findings go."""


def blank(logs: Iterable[str], asked: ReplayRequest) -> ReplayReport:
    """A report that holds what was given, and nothing that came of it."""
    filings = tuple(one.file for one in asked.filings)
    return ReplayReport(tuple(logs), filings, as_of=asked.as_of, shifts=asked.shifts, amendments=asked.amendments)


def replay_share(
    logs: Logs,
    asked: ReplayRequest,
    progress: Progress | None,
    *,
    gap: bool,
    share: Share = ALL_TABLES,
    findings: Spool | None = None,
) -> tuple[Part, Spool]:
    """Replay one share of the tables of ``logs``; ``gap``: a log was lost before. ``findings`` go to the spool given.

    Raises CompiledMissing.
    """
    expected = rounds_expected([path for _, path in logs])
    engines = Engines(asked.engine, expected, share.of, compiles=share.leads)
    run = Replay(asked, engines, share, findings, several=len(logs) > 1)
    unusable: list[str] = []
    try:
        with run.interrupt:
            for place, (name, log) in enumerate(logs, 1):
                try:
                    gap |= run.replay(name, log, gap, progress, more=place < len(logs))
                except LogUnusable as error:
                    unusable.append(str(error))
                    gap = True
                    run.lose(name, error)
            run.end()
            if progress is not None and len(logs) > 1:
                progress(run.sums.rounds)
    except KeyboardInterrupt:
        run.sums.interrupted = True
    finally:
        engines.close()
    joins = tuple(join for join in run.joins.found() if share.leads or join.table != VENUE)
    return Part(run.sums, run.known(), joins, tuple(unusable)), run.findings


class Replay:
    """One replay under way, of one share of the tables."""

    def __init__(
        self,
        asked: ReplayRequest,
        engines: Engines,
        share: Share = ALL_TABLES,
        findings: Spool | None = None,
        *,
        several: bool,
    ) -> None:
        """``several``: more logs than one are replayed, so that they may hold the same rows."""
        self.interrupt = Interrupt()
        self.sums = Sums(Periods(asked.as_of))
        self.findings = Spool() if findings is None else findings
        self._share = share
        self._filings = Filings(asked.filings, asked.chapter, as_if_approved=asked.as_if_approved)
        self._engines = engines
        self._as_of = asked.as_of
        self._shifts = asked.shifts
        self._several = several
        turns = any(len(laws_of(chapter, asked.amendments)) > 1 for chapter in HELD)
        self._segmentation = Segmentation(self._filings, asked.as_of, asked.amendments, turns)
        self._options: dict[tuple[str, date | None, str], list[int]] = {}
        self._asked_last: tuple[object, list[int]] | None = None
        self._carried = CarryOver()
        self._before: Mapping[str, int] = {}
        self._told_before: frozenset[RowFault] = frozenset()
        self._books: Books = self._one_book
        self.joins = Joins(self._rows_again)

    @property
    def carried(self) -> CarryOver:
        """What goes over from log to log, and from batch to batch of the one under way."""
        self._carried.runs, self._carried.meetings = self.joins.kept()
        return self._carried

    def take_up(self, carried: CarryOver) -> None:
        """Go on from what an earlier run carried."""
        self._carried = carried
        self.joins.resume(carried.runs, carried.meetings)
        for table in carried.tables.values():
            table.options = None

    def begin(self, sums: Sums, findings: Spool, books: "Books | None" = None) -> None:
        """Add up apart what comes from here on; where a log is under way, ``sums`` and ``findings`` are of its part.

        ``books`` gives those of a log by its name, where each log has its own.
        """
        self.sums, self.findings = sums, findings
        self._books = books or self._one_book
        self._before = dict(self._carried.lines)
        self._told_before = frozenset(fault for _, fault in sums.faults)

    @seldom_collected()
    def replay(
        self,
        name: str,
        log: Path,
        gap: bool,
        progress: Progress | None,
        between: Callable[[], None] | None = None,
        *,
        more: bool = False,
    ) -> bool:
        """Replay a log, which reports call ``name``; ``gap``: a log before it was lost. Whether its end was lost too.

        ``between`` is called after each batch. ``more``: other logs may follow, so that what they may go on with is
        held back; ``end`` judges it where none do. Raises LogUnusable.
        """
        carried = self._carried
        carried.begin_log(name, str(log))
        reader = self._engines.of("reading", READING, 0)
        for reading in batches(log, BATCH_ROUNDS, carried.names, gap=gap, engine=reader):
            gap = gap or any(not fault.line for fault in reading.faults)
            self.take(name, reading, gap=gap, more=more)
            if progress is not None:
                progress(self.sums.rounds)
            if between is not None:
                between()
            del reading  # whose memory then serves the rows that are read next
        carried.end_log()
        self._before, self._told_before = {}, frozenset()
        return gap

    def end(self) -> None:
        """Judge what is held back: no log follows."""
        carried = self._carried
        judging = (
            self._one_table(name, table.held.take(), carried.names, ends=True, follows=not table.held.begins)
            for name, table in carried.tables.items()
            if len(table.held)
        )
        judge_together(judging, partial(self._enter, carried.names), self.interrupt)
        carried.end_log()

    def _one_book(self, _: str) -> tuple[Sums, Spool]:
        return self.sums, self.findings

    def lose(self, name: str, why: LogUnusable) -> None:
        """Say that a log cannot be read."""
        if self._share.leads:
            self.sums.faults.append((name, lost_log(str(why))))

    def known(self) -> Known:
        """What each table declared and showed to record so far."""
        alike: dict[ShownRecords, ShownRecords] = {}
        shown = ((name, shown_of(table.recording, table.doubts)) for name, table in self._carried.tables.items())
        return {name: alike.setdefault(one, one) for name, one in shown}

    def _rows_again(self, log: str, tables: Collection[str]) -> Iterator[tuple[str, Columns]]:
        """The rows of some tables in a log that was read already; raises StateUnusable where it cannot be read now."""
        carried = self._carried
        try:
            for reading in batches(Path(carried.paths[log]), BATCH_ROUNDS, carried.names):
                yield from ((table, rows) for table, rows in reading.tables.items() if table in tables)
        except LogUnusable as error:
            why = f"{log} was judged before, holds rows of the same numbers, and cannot be read now; put it back"
            raise StateUnusable(f"{why} ({error})") from error

    def take(self, log: str, reading: LogReading, *, gap: bool = False, more: bool = False) -> None:
        """Replay one batch of whole rounds; ``gap``: a log before was lost, ``more``: others may follow."""
        sums, carried = self.sums, self._carried
        tables = {table: self._not_before(table, events) for table, events in reading.tables.items()}
        if self._share.leads:
            sums.faults.extend((log, fault) for fault in reading.faults if fault not in self._told_before)
        if any(len(events.kind) for events in tables.values()):
            sums.rows.add(log)
        tables = {table: events for table, events in tables.items() if table == VENUE or self._share.takes(table)}
        if self._several:
            left = self.joins.take(log, tables)
            if any(len(left[table].kind) < len(events.kind) for table, events in tables.items()):
                sums.eventful.add(log)
            tables = left
        place = len(carried.logs) - 1
        venue = tables.pop(VENUE, None)
        if venue is not None:
            venue = in_log(venue.lists(), place)
            if self._share.leads:
                sums.note_currencies(log, VENUE, venue, reading.names)
            carried.edges.hear(carried.logs, without_cancelled(venue))
            told = (KIND_RECORDS, KIND_FILING_IN_FORCE, KIND_GAMING_DAY)
            places = (i for i, kind in enumerate(venue.kind) if kind in told or may_say(venue, i))
            for i in places:
                carried.venue.add(venue.part(i, i + 1))
        judging = (
            self._in_turn(log, table, in_log(small_as_lists(events), place), reading, gap=gap, more=more)
            for table, events in tables.items()
            if len(events.kind)
        )
        judge_together(judging, partial(self._enter, reading.names), self.interrupt)
        carried.lines |= {table: int(events.line[-1]) for table, events in reading.tables.items() if len(events.line)}

    def _enter(self, names: Names, log: str, play: ChapterPlay, done: Together, alike: int) -> None:
        """Take in what is told of several tables together, each of which stands for as many that are ``alike``."""
        sums, _ = self._books(log)
        for _ in range(alike if done.all.round_count else 0):
            sums.rounds_by.add(done.events, done.all, names)
        for silenced, tally in done.shared:
            assert isinstance(silenced, dict)
            sums.drop(play.chapter, tally, silenced)
            sums.judge_by(play, tally)

    def _not_before(self, table: str, events: Columns) -> Columns:
        """The events without those that were judged before the replay of the log broke off."""
        last = self._before.get(table)
        if last is None or not len(events.line):
            return events
        return events.part(bisect_right(events.line, last), len(events.line))

    def _in_turn(
        self, log: str, table: str, events: Columns, reading: LogReading, *, gap: bool, more: bool
    ) -> RunRequests:
        """Judge the events of a table, with those held back before; those held back now, where ``more`` may follow."""
        self.sums.note_currencies(log, table, events, reading.names)
        carried = self._carried.table(table, int(events.line[0]))
        held = carried.held
        if not len(held):
            pass
        elif held.are_of(len(self._carried.logs) - 1):
            events = held.joined(events)
        elif not gap and not self.joins.is_anew(table, log) and held.goes_on(events):
            self.joins.go_on(table, log, held.last_seq() + held.step_to(events))
            events, faults = held.in_order(events, table)
            self.sums.faults.extend((log, fault) for fault in faults)
            events = held.joined(events)
        elif not self.joins.is_anew(table, log) and (number := held.torn(events)) != NOT_RECORDED:
            held.lose(number, int(events.line[0]))
            events = held.joined(events)
        else:
            yield from self._one_table(table, held.take(), reading.names, ends=True, follows=not held.begins)
            held.begins = True
        if more:
            events = held.hold_back(events)
        if len(events.kind):
            follows, held.begins = not held.begins, False
            yield from self._one_table(table, events, reading.names, ends=reading.ends and not more, follows=follows)

    def _one_table(self, table: str, events: Columns, names: Names, *, ends: bool, follows: bool) -> RunRequests:
        """Judge events of a table; ``follows``: they go on from those judged before, in the same log or another."""
        carried = self._carried.tables[table]
        logs = self._carried.logs
        log = logs[max(log_of(events.line[0]), log_of(events.line[-1]))]
        if follows:
            carried.doubts.log = log
        seen = log_seams(events)
        told = declared_in(carried, self._carried.venue, events, log)
        unordered = told.declared.get(RECORDED_ORDER) == NEVER
        if unordered:
            events = as_played(events, told.presence(KIND_CHOICE) == ALWAYS)
        starts = told.presence(KIND_ROUND_START) != NEVER
        standing = without_cancelled(events)
        if not unordered:
            standing = numbered_by_marks(standing, told)
        strays: Sequence[Stray] = ()
        if not unordered:
            if carried.doubts.log != log:
                carried.doubts.ended.clear(log)
            standing, strays, out_of_round, moved = without_strays(standing, table, carried.doubts.ended)
            events = numbered_anew(events, moved)
            for fault in out_of_round:
                self._fault(fault)
        standing, impossible = without_impossible_splits(standing, table)
        if not unordered:
            opened = starts and carried.doubts.log != log and marks_beginnings(standing, told)
            closed = ends and told.presence(KIND_ROUND_END) == ALWAYS
            standing = placed(standing, carried.goes_on, opened=opened, closed=closed)
        carried.goes_on = open_round(standing, carried.goes_on)
        carried.edges.hear(logs, standing)
        for fault in impossible:
            self._fault(fault)
        known = {*of_unknown_rounds(standing, told), *(set_again(standing) if unordered else ())}
        lost = {*lost_rows(standing), *known} - {one.place for one in strays if one.kind != NOT_RECORDED}
        doubtful, not_whole, of_none = periods(
            log,
            standing,
            sorted(lost),
            carried.doubts,
            ends=ends,
            starts=starts,
            ordered=not unordered,
            strays=strays,
            known=known,
        )
        if carried.doubts.apart:
            carried.begin_apart()
        for place in of_none:
            self._fault(of_no_round(standing, place, table))
        cuts = by_log(standing, find_rounds(standing.kind, standing.round), seen) if seen else []
        for start, stop, log, filing, chapter, law in self._pieces(table, carried, events, names, cuts):
            sums, _ = self._books(log)
            part = events if stop - start == len(events.kind) else events.part(start, stop)
            before = last_time(events, start, carried.last_time)
            day = event_day(events, start, before)
            if not (carried.chapter or carried.main_wagers):
                carried.main_wagers = main_wagers(part)
            under = self._filings.judged_under(carried.said(table), filing, chapter, day)
            if under.judged and law is not None:
                play = chapter_play(law)
                rounds = 0
                torn = [one for one in not_whole if start <= one.first < stop]
                out_of_place = [one for one in strays if start <= one.place < stop]
                rows = [(one.place, one.number) for one in out_of_place]
                left_open = [*late_rows(logs, table, standing, rows), *named_not_whole(logs, table, standing, torn)]
                since = carried.doubts.ended.since
                sums.late += came_late(logs, table, standing, out_of_place, play, carried.recording, since)
                for left in left_open:
                    self._books(left.log)[0].not_whole.append(left)
                for first, last, kinds in strayed_in(start, stop, torn):
                    recording = carried.recording
                    carried.recording = less_known(recording, kinds) if kinds else recording
                    stretches = self._stretches(table, carried, standing, first, last, play, doubtful)
                    judged = standing if last - first == len(events.kind) else standing.part(first, last)
                    spans = [(one.first - first, one.last - first) for one in torn if first <= one.first < last]
                    rounds += yield from self._judge(log, table, carried, judged, filing, play, names, stretches, spans)
                    carried.recording = recording
                sums.unnumbered[log, table] += unnumbered_in(part)
            else:
                rounds = count_rounds(part)
                carried.crew = carried.attendance(standing.part(start, stop)).after()
            sums.periods.add(log, table, part, rounds, day, before, under, law if under.judged else None)
            if rounds or not only_sayings(part):
                for one in {log, *(logs[log_of(part.line[i])] for i, _ in ((0, 0), *log_seams(part)))}:
                    self._books(one)[0].eventful.add(one)
        carried.last_time = last_time(events, len(events.kind), carried.last_time)

    def _fault(self, fault: RowFault) -> None:
        """Take in a row that is not taken as it stands; its line tells in which log it is."""
        of = self._carried.logs[log_of(fault.line)]
        self._books(of)[0].faults.append((of, fault._replace(line=line_of(fault.line))))

    def _pieces(
        self, table: str, carried: TableCarryOver, events: Columns, names: Names, cuts: Sequence[tuple[int, int]]
    ) -> Iterator[tuple[int, int, str, Submission | None, str, Law | None]]:
        """Segments, cut where the rounds of another log begin; each with the log under which its outcome is told."""
        logs = self._carried.logs
        lines = [(0, log_of(events.line[0])), *cuts]
        segments = self._segmentation.segments(table, carried, self._carried.venue, events, names)
        for start, stop, filing, chapter, law in segments:
            here = [(place, log) for place, log in lines if place < stop]
            for number, (place, log) in enumerate(here):
                until = here[number + 1][0] if number + 1 < len(here) else stop
                if until > start and until > place:
                    yield max(start, place), until, logs[log], filing, chapter, law

    def _stretches(
        self,
        table: str,
        carried: TableCarryOver,
        events: Columns,
        start: int,
        stop: int,
        play: ChapterPlay,
        doubtful: Sequence[tuple[int, Doubt]],
    ) -> Segments:
        """Segments of the events from ``start`` to ``stop`` of which the same is known, with the gates they pass."""
        doubts, recording = carried.doubts, carried.recording
        shown = shown_of(recording, doubts)
        told = first_without_column(events, start, stop, play.chapter, shown)
        at = bisect_right(doubtful, start, key=itemgetter(0)) - 1
        until = bisect_left(doubtful, stop, key=itemgetter(0))
        within = doubtful[at:until]
        places = {place for place, _ in within[1:]} | {place for place, _, _ in told if start < place < stop}
        stretches = Segments(last_time(events, start, carried.last_time))
        in_doubt = carried.chapter_lost or (
            carried.version_lost and self._filings.several(play.chapter, carried.called(table))
        )
        untold = sorted(told, reverse=True)
        untried = [*reversed(within)]
        for first, last in pairwise((start, *sorted(places), stop)):
            while untold and untold[-1][0] <= first:
                doubts.tell(*untold.pop()[1:])
                shown = shown_of(recording, doubts)
            while untried and untried[-1][0] <= first:
                doubt = untried.pop()[1]
            lost = first_lost(doubt, recording, first, last)
            law = in_doubt and self._segmentation.is_law_unknown(table, carried, play.chapter, events, first)
            key = lost is not None, doubt[3:], law, len(doubts.lacking)
            if key not in stretches.classes:
                gate = Gate(play, doubt, recording, doubts, law=law)
                alike = gate.key(gate.known(shown))
                silenced = silenced_by(gate, alike)
                stretches.classes[key] = len(stretches.gates)
                stretches.gates.append((gate, silenced))
            stretches.spans.append(Span(first - start, last - start, stretches.classes[key], lost))
        return stretches

    def _judge(
        self,
        log: str,
        table: str,
        carried: TableCarryOver,
        events: Columns,
        filing: Submission | None,
        play: ChapterPlay,
        names: Names,
        stretches: Segments,
        not_whole: Sequence[tuple[int, int]],
    ) -> Generator[RunRequest, Runs, int]:
        """Judge events under one law; how many whole rounds they are of. Others begin between the places given."""
        sums, _ = self._books(log)
        engine = self._engines.of(play.chapter, play.always, count_rounds(events))
        options = self._options_for(play, filing, carried)
        shared = [None if gate.is_torn else silenced for gate, silenced in stretches.gates]
        given = TableInput(events, stretches.spans, options, carried.state.get(play.chapter, {}), shared)
        runs = yield RunRequest(engine, play, given, log)
        sums.engine = engine.name
        sums.tables.setdefault(play.chapter, set()).add(table)
        sums.events += len(events.kind)
        left_out = firsts_within(list_of(runs.round_firsts()), not_whole) if not_whole else ()
        sums.rounds += runs.round_count - len(left_out)
        carried.state[play.chapter] = runs.carried
        attendance = carried.attendance(events)
        sums.rounds_by.add_at(table, runs, attendance, names)
        sums.rounds_by.leave_out(table, events, runs, left_out, attendance, names)
        sums.rounds_by.leave_out_hours(events, runs, left_out, (self._carried.edges, carried.edges))
        for (gate, silenced), tally in zip(stretches.gates, runs.tallies, strict=True):
            if gate.is_torn:
                sums.drop(play.chapter, tally, silenced)
        standing: list[Counter[int]] = [Counter() for _ in stretches.gates]
        for number in runs.struck:
            span = runs.spans[number]
            gate, silenced = stretches.gates[span.counted]
            if all(one in silenced or one not in play.by_number for one in runs.broken_in(number)):
                continue
            done = runs.of(number)
            part = events if len(runs.spans) == 1 else events.part(span.start, span.stop)
            part = part.read() if span.stop - span.start > SHORT else part.lists()
            left, lacking = gate.standing(done, part, silenced, span.lost)
            for rule, fact in lacking:
                sums.miss(play.chapter, rule, fact, 1)
            standing[span.counted].update(hit.number for hit, _ in left)
            here = SegmentPosition(events, attendance, span.start, stretches.last_time)
            broken = carried.kept.put_back(left, part, done, here)
            self._word(log, table, broken, filing, play, names, here, carried)
        for (gate, _), tally, left_of in zip(stretches.gates, runs.tallies, standing, strict=True):
            if not gate.is_torn:
                continue
            for (number, fact), times in gate.uncounted(tally, left_of).items():
                sums.miss(play.chapter, number, fact, times)
            sums.judge_by(play, tally)
        named_by_state = chain.from_iterable(one.values() for one in carried.state.values())
        carried.kept.keep(events, named_by_state, attendance, stretches.last_time)
        carried.crew = attendance.after()
        return runs.round_count - len(left_out)

    def _word(
        self,
        log: str,
        table: str,
        judged: RetainedHits,
        filing: Submission | None,
        play: ChapterPlay,
        names: Names,
        here: SegmentPosition,
        carried: TableCarryOver,
    ) -> None:
        """Make findings of hits of rules, and keep pictures of the first."""
        sums, findings = self._books(log)
        logs = self._carried.logs
        hits, events, done, retained = judged
        context = FindingContext(
            logs,
            table,
            events,
            done,
            names,
            play,
            here.crew_at,
            retained,
            (self._carried.edges, carried.edges),
            self._shifts,
            filing.head.facility if filing else "",
            filing.file if filing else "",
            filing.head.version if filing else "",
        )
        no_day = play.law.undated
        for hit, rule in hits:
            near = retained[hit.event].near if hit.event in retained else here.time_near(hit.event)
            day = self._as_of or (day_at(near) if near >= 0 else filing and filing.head.start) or no_day
            finding = make_finding(rule, hit, context, day)
            findings.append(finding)
            sums.ended[finding.chapter, finding.rule, finding.outcome] += 1
            if carried.pictured[rule.id] < PICTURES:
                carried.pictured[rule.id] += 1
                key = (logs[log_of(events.line[hit.event])], table, events.round[hit.event])
                if key not in sums.pictures:
                    sums.pictures[key] = play.picture(hit, events, done, names)

    def _options_for(self, play: ChapterPlay, filing: Submission | None, carried: TableCarryOver) -> list[int]:
        key = (play.chapter, play.law.since, filing.file if filing else "")
        if key not in self._options:
            self._options[key] = play.options(filing.typed if filing else None, play.law.facts)
            if self._as_of is not None:
                self._options[key][LAW_OF] = beginning(self._as_of)
        declared = carried.recording.declared
        kept = carried.options
        day = carried.venue_day
        if kept is None or kept[0] != (key, declared, day):
            kept = self._asked_last
            if kept is None or kept[0] != (key, declared, day):
                kept = self._asked_last = ((key, dict(declared), day), declare(list(self._options[key]), declared))
                kept[1][VENUE_DAY] = day
            carried.options = kept
        return kept[1]
