"""Lists every message of a report with its place, in order: findings, faults, oddities, clashes, and gaps."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from validator.core.finding import FilingPlace
from validator.report.finding_text import word_of
from validator.report.judgment import CheckedFilings, Judgment, ReplayedLogs, ReportedFinding, Standing
from validator.report.origin_text import origin_in_words, origins_of
from validator.submission.fault import Fault

if TYPE_CHECKING:
    from validator.replay.periods import Period
    from validator.replay.report import ReplayReport
    from validator.report.suppression import Suppression

ItemKind = Literal[
    "finding", "fault", "our-own-fault", "oddity", "clash", "row-fault", "not-judged", "options", "origin"
]


@dataclass(frozen=True, slots=True)
class ReportItem:
    """Something that is told of a place.

    ``word`` says how grave it is: error, warning, info, or review for what is not accused. ``rule`` is the rule, or the
    kind of fault; ``file`` is "" for what is about none, ``line`` and ``column`` 0 where there are none; the end is
    exclusive. ``told`` is the finding that it is, None for anything else; ``suppression`` is what suppresses it. Of a
    form ``cell`` names the cell, and there is no line.
    """

    sort: ItemKind
    word: str
    rule: str
    message: str
    file: str = ""
    line: int = 0
    column: int = 0
    end_line: int = 0
    end_column: int = 0
    citation: str = ""
    standing: Standing = Standing.NEW
    told: ReportedFinding | None = None
    suppression: "Suppression | None" = None
    cell: str = ""

    @property
    def in_words(self) -> str:
        """The message, of a form with the cell before it, for formats that know lines alone."""
        return f"{self.cell}: {self.message}" if self.cell else self.message


def items_of(judgment: Judgment) -> Iterator[ReportItem]:
    """Everything that the report tells of a place, faults first, then findings in the order asked for.

    Before all that stands what an options file leaves out, hides or lets pass, and where logs say that they come from.
    """
    bearing = judgment.terms.bearing
    if bearing:
        yield ReportItem("options", "info", "options-file", bearing)
    for one in origins_of(judgment):
        yield ReportItem("origin", "info", "log-origin", origin_in_words(one), one.log, 1)
    yield from _of_check(judgment) if isinstance(judgment, CheckedFilings) else _of_replay(judgment)


def _of_check(judgment: CheckedFilings) -> Iterator[ReportItem]:
    for report in judgment.reports:
        for fault in report.faults:
            yield _fault("fault", "error", report.file, fault)
        for crash in report.crashes:
            yield _fault("our-own-fault", "error", report.file, crash)
    yield from map(_finding, judgment.arranged)
    for report in judgment.reports:
        for oddity in report.oddities:
            yield _fault("oddity", "review", report.file, oddity)
    for one in judgment.clashes:
        where = one.clash.where
        yield ReportItem(
            "clash",
            "warning",
            one.clash.kind,
            f"{one.clash.message} (see {one.clash.other})",
            where.file,
            *_lines(where),
            standing=one.standing,
            suppression=one.suppression,
            cell=where.cell,
        )
    if judgment.interrupted:
        left = judgment.given - len(judgment.filings)
        yield ReportItem(
            "not-judged", "error", "interrupted", f"ended by Ctrl-C: {left:,} of the filings were not judged"
        )


def _of_replay(judgment: ReplayedLogs) -> Iterator[ReportItem]:
    report = judgment.report
    for file, faults in judgment.filing_faults.items():
        for fault in faults:
            yield _fault("fault", "error", file, fault)
    for log, row in sorted(report.faults, key=lambda told: told[1].line > 0):
        column = f"column {row.column}: " if row.column else ""
        table = f" (table {row.table})" if row.table else ""
        yield ReportItem("row-fault", "error", row.kind, f"{column}{row.message}{table}", log, row.line)
    yield from map(_finding, judgment.arranged)
    yield from _not_judged(report)


def _not_judged(report: "ReplayReport") -> Iterator[ReportItem]:
    for words in report.unjudged:
        yield ReportItem("not-judged", "error", "not-judged", words)
    for period in report.periods:
        if not (period.rounds or period.under.judged):
            yield ReportItem(
                "not-judged", "error", "not-judged", f"table {period.table}: {period.under.why}", period.log
            )
    for period in report.uncovered:
        yield ReportItem("not-judged", "error", "no-filing-in-force", _uncovered(period), period.log)
    if report.interrupted:
        yield ReportItem("not-judged", "error", "interrupted", "ended by Ctrl-C: this is what was judged until then")


def _uncovered(period: "Period") -> str:
    first, last = period.first_round, period.last_round
    rounds = f"rounds {first} to {last}" if first is not None and first != last else f"round {first}"
    where = rounds if period.rounds and first is not None else "no round"
    return f"table {period.table}, {where}: the law alone judged: {period.under.why}"


def _fault(sort: ItemKind, word: str, file: str, fault: Fault) -> ReportItem:
    return ReportItem(sort, word, fault.kind, fault.message, file, *_lines(fault), cell=fault.cell)


def _lines(place: FilingPlace | Fault) -> tuple[int, int, int, int]:
    """Line and column, and those of the end; none of a form, whose text nobody sees."""
    return (0, 0, 0, 0) if place.cell else (place.line, place.column, place.end_line, place.end_column)


def _finding(told: ReportedFinding) -> ReportItem:
    finding, where = told.finding, told.finding.where
    place, cell = (where.line, 0, 0, 0), ""
    message = finding.message
    if isinstance(where, FilingPlace):
        place, cell = _lines(where), where.cell
    else:
        message = f"table {where.table}, {f'round {where.round}' if where.round >= 0 else 'no round'}: {message}"
    return ReportItem(
        "finding",
        word_of(finding),
        finding.rule,
        message,
        where.file,
        *place,
        citation=finding.citation,
        standing=told.standing,
        told=told,
        suppression=told.suppression,
        cell=cell,
    )
