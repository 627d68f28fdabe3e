"""Adds up what a replay found: the sums of rounds judged apart, by table or by log, give those of all."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Final

from validator.chapters.registry import ChapterPlay, chapter_play
from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, TALLY_WIDTH
from validator.core.finding import Finding, Outcome, Tally
from validator.law.versions import Amendments, laws_of
from validator.log.codes import KIND_CURRENCY
from validator.log.columns import VENUE, Columns, Names, RowFault
from validator.replay.checkability import ShownRecords, dropped, take_back
from validator.replay.circumstances import RoundsBy
from validator.replay.continuity import Join
from validator.replay.events import held_at, places_of
from validator.replay.periods import Periods
from validator.replay.report import ReplayReport
from validator.replay.round_bounds import NotWhole
from validator.replay.source_coverage import shown_in_replay
from validator.replay.spool import those
from validator.replay.withdrawal import LateRow, Withdrawals

TABLES_NAMED: Final = 10
"""Tables that are named where rounds of more are not judged for one reason; the others are counted."""

DOLLARS: Final = "USD"
"""The currency of the law's amounts."""

Known = Mapping[str, ShownRecords]
"""What each table declared and showed to record: one object for all of which that is the same."""


@dataclass(slots=True)
class Sums:
    """What was counted, and what is told of places, in some segments of some tables.

    ``tables`` are those judged, by chapter; ``turns`` the first days of the laws that judged, None for
    the print's; ``counts`` the counters of every rule by chapter and place, ``missing`` how
    often a fact was missing by chapter and number of the rule, ``ended`` how many findings there are by chapter, rule
    and outcome. ``unnumbered`` are rounds without a number, by log and table; ``currencies`` those other
    than dollars in which a log says that a table counts; ``rows`` the logs that hold a row,
    ``eventful`` those in which something happens. The rest is as a ReplayReport has it.
    """

    periods: Periods
    engine: str = ""
    rounds: int = 0
    events: int = 0
    tables: dict[str, set[str]] = field(default_factory=dict)
    turns: dict[str, set[date | None]] = field(default_factory=dict)
    counts: dict[str, Counter[int]] = field(default_factory=dict)
    missing: dict[tuple[str, int], Counter[str]] = field(default_factory=dict)
    ended: Counter[tuple[str, str, Outcome]] = field(default_factory=Counter)
    faults: list[tuple[str, RowFault]] = field(default_factory=list)
    unnumbered: Counter[tuple[str, str]] = field(default_factory=Counter)
    not_whole: list[NotWhole] = field(default_factory=list)
    late: list[LateRow] = field(default_factory=list)
    currencies: set[tuple[str, str, str]] = field(default_factory=set)
    rows: set[str] = field(default_factory=set)
    eventful: set[str] = field(default_factory=set)
    pictures: dict[tuple[str, str, int], tuple[str, ...]] = field(default_factory=dict)
    rounds_by: RoundsBy = field(default_factory=RoundsBy)
    interrupted: bool = False

    def note_currencies(self, log: str, table: str, events: Columns, names: Names) -> None:
        """Take in those other than dollars in which events say that a table counts."""
        words = {names.word(code) for code in held_at(events.what, places_of(events, (KIND_CURRENCY,)))}
        self.currencies |= {(log, table, word) for word in words - {DOLLARS}}

    def judge_by(self, play: ChapterPlay, tally: Counter[int]) -> None:
        """Take in counters of what a law judged: of the rules that its duties name."""
        self.turns.setdefault(play.chapter, set()).add(play.law.since)
        if play.law.amendments or play.law.until is not None:
            bound = play.by_number
            tally = Counter({at: times for at, times in tally.items() if at - at % TALLY_WIDTH in bound})
        self.count(play.chapter, tally)

    def count(self, chapter: str, tally: Counter[int]) -> None:
        """Take in counters of a chapter's rules."""
        counts = self.counts.setdefault(chapter, Counter())
        for place, times in tally.items():
            counts[place] += times

    def drop(self, chapter: str, tally: Counter[int], silenced: Mapping[int, str]) -> None:
        """Count as not checkable what of a tally is silenced, each rule's for the fact that is missing."""
        for (number, fact), times in dropped(tally, silenced).items():
            self.miss(chapter, number, fact, times)

    def miss(self, chapter: str, number: int, fact: str, times: int) -> None:
        """Count that a rule could not be applied for want of a fact."""
        missing = self.missing.get((chapter, number))
        if missing is None:
            missing = self.missing[chapter, number] = Counter()
        missing[fact] += times

    def add(self, other: "Sums") -> None:
        """Take in what was counted elsewhere, of other tables or other logs."""
        self.periods.add_all(other.periods)
        self.engine = other.engine or self.engine
        self.rounds += other.rounds
        self.events += other.events
        for chapter, tables in other.tables.items():
            self.tables.setdefault(chapter, set()).update(tables)
        for chapter, turns in other.turns.items():
            self.turns.setdefault(chapter, set()).update(turns)
        for chapter, counts in other.counts.items():
            self.count(chapter, counts)
        for (chapter, number), missing in other.missing.items():
            for fact, times in missing.items():
                self.miss(chapter, number, fact, times)
        self.ended.update(other.ended)
        self.faults += other.faults
        self.unnumbered.update(other.unnumbered)
        self.not_whole += other.not_whole
        self.late += other.late
        self.currencies |= other.currencies
        self.rows |= other.rows
        self.eventful |= other.eventful
        for key, lines in other.pictures.items():
            self.pictures.setdefault(key, lines)
        self.rounds_by.add_all(other.rounds_by)
        self.interrupted |= other.interrupted

    def report(self, report: ReplayReport, findings: Sequence[Finding], known: Known) -> ReplayReport:
        """``report``, which holds what was given, with what came of it: ``findings``, and what the sums say."""
        order = {log: place for place, log in enumerate(report.logs)}
        report.engine = self.engine
        report.rounds, report.events = self.rounds, self.events
        report.tables = {chapter: self.tables[chapter] for chapter in sorted(self.tables)}
        report.findings = self._withdraw(findings, order, report.amendments)
        report.faults += sorted(self.faults, key=lambda told: (order[told[0]], told[1].line))
        report.interrupted = self.interrupted
        pictures = sorted(self.pictures.items(), key=lambda told: (order.get(told[0][0], len(order)), *told[0][1:]))
        report.pictures = dict(pictures)
        report.rounds_by = self.rounds_by
        report.periods = self.periods.all(order)
        self._name_what_is_unjudged(report)
        shown = []
        for chapter in sorted(self.counts):
            play = self._play(chapter, report.amendments)
            tallies = self._tallies(play)
            report.tallies += tallies
            of_chapter = dict.fromkeys(known[table] for table in sorted(self.tables[chapter]))
            shown.append(shown_in_replay(play, tallies, of_chapter))
        report.shown = tuple(shown)
        return report

    def _withdraw(
        self, findings: Sequence[Finding], order: Mapping[str, int], amendments: Amendments
    ) -> Sequence[Finding]:
        """The findings that stand; those that rest on rows which came late are counted as not checkable."""
        withdrawals = Withdrawals(self.late, order)
        taken = withdrawals.of(findings)
        if not taken:
            return findings
        plays = {chapter: self._play(chapter, amendments) for chapter in {finding.chapter for finding, _ in taken}}
        numbers = {(chapter, rule.id): rule.number for chapter, play in plays.items() for rule in play.rules}
        for finding, fact in taken:
            number = numbers[finding.chapter, finding.rule]
            self.ended[finding.chapter, finding.rule, finding.outcome] -= 1
            self.counts[finding.chapter][number + JUDGED] -= 1
            self.miss(finding.chapter, number, fact, 1)
        return those(findings, lambda finding: not withdrawals.why(finding))

    def _play(self, chapter: str, amendments: Amendments) -> ChapterPlay:
        """How a chapter was played by the last law that judged, with the rules of all laws that did."""
        plays = [chapter_play(law) for law in laws_of(chapter, amendments) if law.since in self.turns[chapter]]
        if len(plays) == 1:
            return plays[0]
        rules = {rule.id: rule for play in reversed(plays) for rule in play.rules}
        rules |= {rule.id: rule for rule in plays[-1].rules}
        return replace(plays[-1], rules=tuple(rules.values()))

    def _tallies(self, play: ChapterPlay) -> list[Tally]:
        """The tally of every rule of a chapter."""
        chapter = play.chapter
        counts, ended, found = self.counts[chapter], self.ended, []
        asked = {number - number % TALLY_WIDTH for number in counts}
        asked |= {number for of, number in self.missing if of == chapter}
        hit = {rule for of, rule, _ in ended if of == chapter}
        for rule in play.rules:
            number = rule.number
            if number not in asked and rule.id not in hit:
                found.append(Tally(rule.id, rule.cite, 0, 0, 0, 0, {}))
                continue
            failed = ended.get((chapter, rule.id, Outcome.FAIL), 0)
            for_review = ended.get((chapter, rule.id, Outcome.REVIEW), 0)
            judged = max(counts.get(number, 0), failed + for_review)
            missing = {
                fact: times for fact, place in rule.needs.items() if (times := counts.get(number + place, 0)) > 0
            }
            lost = self.missing.get((chapter, number))
            if lost:
                untold = Counter(dict(sorted(lost.items())))
                take_back(untold, judged - counts.get(number, 0))
                missing |= untold
            found.append(
                Tally(
                    rule.id,
                    rule.cite,
                    passed=judged - failed - for_review,
                    failed=failed,
                    for_review=for_review,
                    not_applicable=counts.get(number + NOT_APPLICABLE, 0),
                    missing=missing,
                )
            )
        return found

    def _name_what_is_unjudged(self, report: ReplayReport) -> None:
        unjudged: dict[tuple[str, str], dict[str, int]] = {}
        for period in report.periods:
            if period.rounds and not period.under.judged:
                tables = unjudged.setdefault((period.log, period.under.why), {})
                tables[period.table] = tables.get(period.table, 0) + period.rounds
        for (log, table), rounds in sorted(self.unnumbered.items()):
            if rounds:
                unjudged.setdefault((log, "they bear no number (column round)"), {})[table] = rounds
        report.unjudged += [_not_judged(log, tables, why) for (log, why), tables in unjudged.items()]
        order = {log: place for place, log in enumerate(report.logs)}
        not_whole = sorted(self.not_whole, key=lambda one: (order[one.log], one.table, one.first_line, one.number))
        report.not_whole = tuple(not_whole)
        report.rounds_left += sum(one.rounds for one in not_whole) + sum(self.unnumbered.values())
        report.rounds_left += sum(one.rounds for one in report.periods if not one.under.judged)
        report.unjudged += map(_in_part, not_whole)
        for log, table, word in sorted(self.currencies, key=lambda told: (order[told[0]], *told[1:])):
            of = "every table" if table == VENUE else f"table {table}"
            why = "each amount of it is told with $, and held against limits in dollars as if it were one of dollars"
            report.unjudged.append(f"{log}: {of} counts in {word}, not in {DOLLARS}: {why}")
        faulty = {log for log, _ in report.faults}
        for log in report.logs:
            if log not in self.rows:
                report.unjudged += [] if log in faulty else [f"{log}: no row is in it"]
            elif log not in self.eventful:
                report.unjudged.append(f"{log}: nothing happens in it: no event of a table that could be judged")
        if not (report.rounds or report.unjudged or report.faults):
            report.unjudged.append("no round is in any of the logs; only what lies outside of rounds was judged")


@dataclass(frozen=True, slots=True)
class Part:
    """What came of some of the tables, or of the logs.

    ``joins`` is where logs of a table meet, ``unusable`` why logs cannot be read.
    """

    sums: Sums
    known: Known
    joins: tuple[Join, ...]
    unusable: tuple[str, ...]


def report_of(report: ReplayReport, parts: Iterable[Part], findings: Sequence[Finding]) -> ReplayReport:
    """``report``, which holds what was given, with ``findings`` and what came of all parts."""
    sums, known = Sums(Periods(report.as_of)), dict[str, ShownRecords]()
    joins: list[Join] = []
    for part in parts:
        sums.add(part.sums)
        known |= part.known
        joins += part.joins
    report.joins = tuple(sorted(joins, key=lambda one: (one.kind == "gap", one.table, one.log, one.other, one.first)))
    return sums.report(report, findings, known)


def _in_part(one: NotWhole) -> str:
    """That a round was not judged as a whole."""
    lines = f"lines {one.first_line} to {one.last_line}"
    if one.first_line == one.last_line:
        lines = f"line {one.first_line}"
    return f"{one.log}: table {one.table}, round {one.number} ({lines}) not judged: {one.why}"


def _not_judged(log: str, rounds: Mapping[str, int], why: str) -> str:
    """That rounds of tables were not judged; of many tables the first are named."""
    names = ", ".join([*rounds][:TABLES_NAMED])
    more = f" and {len(rounds) - TABLES_NAMED:,} more" if len(rounds) > TABLES_NAMED else ""
    tables = f"{'table' if len(rounds) == 1 else 'tables'} {names}{more}"
    number = sum(rounds.values())
    return f"{log}: {tables}, {number} round{'s' if number > 1 else ''} not judged: {why}"
