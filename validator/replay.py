"""The job on logs: read them, find the filing in force, let the chapter's machine judge the rounds, report what was found."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path

from validator.chapters.registry import ROOMS, PlayRoom, play_room
from validator.core.engine import Choice, Engine, choose
from validator.core.finding import Finding, Tally
from validator.core.kernel import MISSING, NOT_APPLICABLE, TALLY_WIDTH
from validator.games.blackjack.options import ALWAYS, NEVER, SOMETIMES
from validator.law.facts import load_facts
from validator.law.text import load_text
from validator.log.codes import (
    BY_ALWAYS,
    BY_NEVER,
    KIND_CANCEL,
    KIND_FILING_IN_FORCE,
    KIND_RECORDS,
    KIND_TABLE_OPEN,
    NOT_RECORDED,
)
from validator.log.columns import VENUE, Columns, Names, RowFault, role_of
from validator.log.reading import batches
from validator.replay_findings import Words, make_finding
from validator.submission.filing import Missing
from validator.submission.read import read_submission
from validator.submission.typed import TypedFiling

STATE = 2_048
"""Integers that a table's passes may carry from one batch to the next."""

BATCH_ROUNDS = 20_000

DATED_WITHIN = 500
"""How many events away a time may stand and still date an event without one."""

PICTURES = 200
"""Rounds of which a picture is kept for the report; the others are named by log, table and number."""


@dataclass(frozen=True, slots=True)
class InForce:
    """A filing that may judge rounds: from when, for which tables (none named: all), under which version."""

    file: str
    typed: TypedFiling
    chapter: str
    version: str
    start: date | None
    until: date | None
    tables: tuple[str, ...]

    def covers(self, table: str, day: date | None) -> bool:
        """Whether it is in force for ``table`` on ``day`` (None: the log gives no date)."""
        if self.tables and table not in self.tables:
            return False
        if day is None:
            return True
        return (self.start is None or self.start <= day) and (self.until is None or day <= self.until)


@dataclass(slots=True)
class ReplayReport:
    """What came of replaying logs.

    ``rounds`` and ``events`` count what was replayed; ``tables`` by chapter; ``tallies`` by rule in the law's order;
    ``unjudged`` says in words what of the logs was not judged and why; ``pictures`` the rounds of the first findings,
    by log, table and round number.
    """

    logs: tuple[str, ...]
    filings: tuple[str, ...]
    engine: str = ""
    rounds: int = 0
    events: int = 0
    tables: dict[str, set[str]] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    tallies: dict[str, Tally] = field(default_factory=dict)
    faults: list[tuple[str, RowFault]] = field(default_factory=list)
    unjudged: list[str] = field(default_factory=list)
    pictures: dict[tuple[str, str, int], tuple[str, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class _Table:
    """What is carried from batch to batch for one table."""

    chapter: str = ""
    version: str = ""
    recorded: dict[int, int] = field(default_factory=dict)
    state: dict[str, list[int]] = field(default_factory=dict)


def load_filings(paths: Sequence[Path]) -> list[InForce]:
    """Read the filings that are to judge rounds; raises ValueError for one that cannot be read at all."""
    found = []
    for path in paths:
        read = read_submission(path)
        if read.typed is None:
            raise ValueError(f"{path}: this filing cannot be read; run floorperson check {path}")
        head = read.typed
        found.append(
            InForce(
                path.as_posix(),
                head,
                read.chapter,
                _text(head, "head.version"),
                _day(head, "head.effective") or _day(head, "head.dated"),
                _day(head, "head.until"),
                tuple(_text(head, place) for place in head.children("head.tables")),
            )
        )
    return found


def replay_logs(
    logs: Sequence[Path],
    filings: Sequence[InForce],
    engine: Choice = "auto",
    as_of: date | None = None,
    progress: Callable[[int], None] | None = None,
) -> ReplayReport:
    """Replay ``logs``, one after the other, under ``filings``.

    ``as_of`` judges every round by the law of that date instead of its own; ``progress`` is told after every batch how
    many rounds were replayed so far. Raises LogUnusable for a log that cannot
    be read as a whole, CompiledMissing where compiled replay is asked for and its packages are not there.
    """
    report = ReplayReport(tuple(log.as_posix() for log in logs), tuple(filing.file for filing in filings))
    run = _Replay(report, filings, engine, as_of)
    for log in logs:
        for reading in batches(log, BATCH_ROUNDS):
            run.take(log.as_posix(), reading.tables, reading.names, reading.faults)
            if progress is not None:
                progress(report.rounds)
    run.finish()
    return report


class _Replay:
    """One replay under way."""

    def __init__(self, report: ReplayReport, filings: Sequence[InForce], choice: Choice, as_of: date | None) -> None:
        self._report = report
        self._filings = filings
        self._choice = choice
        self._as_of = as_of
        self._tables: dict[str, _Table] = {}
        self._venue = _Table()
        self._engines: dict[str, Engine] = {}
        self._options: dict[tuple[str, str], list[int]] = {}
        self._counts: dict[str, list[int]] = {}

    def take(self, log: str, tables: dict[str, Columns], names: Names, faults: Sequence[RowFault]) -> None:
        """Replay one batch of whole rounds."""
        self._report.faults.extend((log, fault) for fault in faults)
        venue = tables.get(VENUE)
        if venue is not None:
            for i in range(len(venue.kind)):
                self._note(self._venue, venue, i, names)
        for table, events in tables.items():
            if table != VENUE:
                self._one_table(log, table, events, names)

    def finish(self) -> None:
        """Add up the counters of every rule."""
        for chapter, counts in self._counts.items():
            for rule in play_room(chapter).rules:
                noted = [finding for finding in self._report.findings if finding.rule == rule.id]
                judged = counts[rule.slot]
                hits = len(noted)
                self._report.tallies[rule.id] = Tally(
                    rule.id,
                    kept=judged - hits,
                    broken=sum(finding.outcome.value == "broken" for finding in noted),
                    noted=sum(finding.outcome.value == "noted" for finding in noted),
                    not_applicable=counts[rule.slot + NOT_APPLICABLE],
                    missing={
                        fact: counts[rule.slot + MISSING + number]
                        for number, fact in enumerate(rule.needs)
                        if counts[rule.slot + MISSING + number]
                    },
                )

    def _one_table(self, log: str, table: str, events: Columns, names: Names) -> None:
        carried = self._tables.setdefault(table, _Table())
        for start, stop, filing, chapter in self._segments(table, carried, events, names):
            part = events if stop - start == len(events.kind) else events.part(start, stop)
            if chapter not in ROOMS:
                why = f"chapter {chapter} has no room" if chapter else "neither log nor filing says which chapter"
                self._report.unjudged.append(f"{log}: table {table}, {_rounds(part)} rounds not judged: {why}")
                continue
            self._judge(log, table, carried, part, filing, play_room(chapter), names)

    def _segments(
        self, table: str, carried: _Table, events: Columns, names: Names
    ) -> Iterator[tuple[int, int, InForce | None, str]]:
        """Stretches of events judged under the same filing, chapter and declaration of what is recorded."""
        start, number = 0, NOT_RECORDED
        current = self._choice_of_law(table, carried, events, 0)
        for i in range(len(events.kind)):
            kind = events.kind[i]
            begins = events.round[i] != NOT_RECORDED and events.round[i] != number
            if begins:
                number = events.round[i]
            if kind in (KIND_RECORDS, KIND_FILING_IN_FORCE, KIND_TABLE_OPEN):
                before = dict(carried.recorded), carried.version, carried.chapter
                if i > start and self._would_change(carried, events, i, names):
                    yield start, i, *current
                    start = i
                self._note(carried, events, i, names)
                if before != (carried.recorded, carried.version, carried.chapter):
                    current = self._choice_of_law(table, carried, events, i)
            elif begins and self._filings:
                here = self._choice_of_law(table, carried, events, i)
                if here != current:
                    if i > start:
                        yield start, i, *current
                    start, current = i, here
        if len(events.kind) > start:
            yield start, len(events.kind), *current

    def _would_change(self, carried: _Table, events: Columns, i: int, names: Names) -> bool:
        trial = _Table(carried.chapter, carried.version, dict(carried.recorded))
        self._note(trial, events, i, names)
        return (trial.chapter, trial.version, trial.recorded) != (carried.chapter, carried.version, carried.recorded)

    def _choice_of_law(self, table: str, carried: _Table, events: Columns, i: int) -> tuple[InForce | None, str]:
        day = _event_day(events, i)
        version = carried.version or self._venue.version
        fitting = [
            filing
            for filing in self._filings
            if filing.covers(table, day) and (not carried.chapter or filing.chapter == carried.chapter)
        ]
        named = [filing for filing in fitting if version and filing.version == version]
        chosen = max(named or fitting, key=lambda filing: filing.start or date.min, default=None)
        return chosen, carried.chapter or (chosen.chapter if chosen else "")

    def _note(self, carried: _Table, events: Columns, i: int, names: Names) -> None:
        kind, what = events.kind[i], events.what[i]
        if kind == KIND_RECORDS:
            role = role_of(events.by[i])
            carried.recorded[what] = ALWAYS if role == BY_ALWAYS else NEVER if role == BY_NEVER else SOMETIMES
        elif kind == KIND_FILING_IN_FORCE:
            carried.version = names.word(what)
        elif kind == KIND_TABLE_OPEN and what >= 0:
            carried.chapter = names.word(what)

    def _judge(
        self,
        log: str,
        table: str,
        carried: _Table,
        events: Columns,
        filing: InForce | None,
        room: PlayRoom,
        names: Names,
    ) -> None:
        report = self._report
        events = without_cancelled(events)
        report.tables.setdefault(room.chapter, set()).add(table)
        report.events += len(events.kind)
        engine = self._engines.get(room.chapter)
        if engine is None:
            engine = self._engines[room.chapter] = choose(self._choice, _rounds(events), room.kernels)
            report.engine = engine.name
        options = self._options_for(room, filing, carried)
        state = carried.state.setdefault(room.chapter, [0] * STATE)
        column = engine.column(state)
        length = room.slots * TALLY_WIDTH
        counts = self._counts.setdefault(room.chapter, [0] * length)
        done = room.run(engine, events, options, column, room.passes, length)
        carried.state[room.chapter] = [int(value) for value in column]
        for place, count in enumerate(done.tally):
            counts[place] += count
        report.rounds += done.round_count
        bound = {rule.slot: rule for rule in room.rules}
        words = Words(log, table, events, done, names, load_text(room.chapter), room)
        for hit in done.hits:
            rule = bound.get(hit.slot)
            if rule is not None:
                day = self._as_of or _event_day(events, hit.event) or date.today()
                report.findings.append(make_finding(rule, hit, words, day))
                key = (log, table, events.round[hit.event])
                if len(report.pictures) < PICTURES and key not in report.pictures:
                    report.pictures[key] = room.picture(hit, events, done, names)

    def _options_for(self, room: PlayRoom, filing: InForce | None, carried: _Table) -> list[int]:
        key = (room.chapter, filing.file if filing else "")
        if key not in self._options:
            self._options[key] = room.options(filing.typed if filing else None, load_facts(room.chapter))
        return room.declare(list(self._options[key]), {**self._venue.recorded, **carried.recorded})


def without_cancelled(events: Columns) -> Columns:
    """The events, those that a later event cancels given the kind of a cancellation, which no pass judges."""
    if KIND_CANCEL not in events.kind:
        return events
    kinds = list(events.kind)
    place = {seq: i for i, seq in enumerate(events.seq)}
    for i, kind in enumerate(events.kind):
        if kind == KIND_CANCEL and events.ref[i] in place:
            kinds[place[events.ref[i]]] = KIND_CANCEL
    return events._replace(kind=kinds)


def _rounds(events: Columns) -> int:
    return len(set(events.round) - {NOT_RECORDED})


def _event_day(events: Columns, i: int) -> date | None:
    """The day of event ``i``, of the nearest timed event before it, or else after it; None where no event has a time."""
    for j in (*range(i, max(i - DATED_WITHIN, -1), -1), *range(i, min(i + DATED_WITHIN, len(events.at)))):
        if events.at[j] >= 0:
            return datetime.fromtimestamp(events.at[j] / 1000, UTC).date()
    return None


def _text(filing: TypedFiling, path: str) -> str:
    value = filing.value(path)
    return "" if isinstance(value, Missing) else str(value)


def _day(filing: TypedFiling, path: str) -> date | None:
    value = filing.value(path)
    return value if isinstance(value, date) else None
