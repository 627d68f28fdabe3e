"""Findings as a table: a row for each, the same columns for filings and for play."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING, Final, Literal

from validator.core.citation import Citation
from validator.core.finding import Circumstances, FilingPlace, Finding, LogPlace, Outcome
from validator.log.days import A_DAY, day_at, moment
from validator.report.judgment import Judgment, ReportedFinding
from validator.report.origin_text import origin_in_words, origins_of
from validator.report.page import shown

if TYPE_CHECKING:
    from validator.report.suppression import AppliedSuppression

ColumnKind = Literal["text", "number", "cents", "day", "time"]
CellValue = str | int | date | datetime | None
"""Text, a number, cents, a date, or a time in Pennsylvania; None for what is not recorded or does not apply."""


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column: its name, what its values are, and what they mean."""

    name: str
    kind: ColumnKind
    says: str
    of: Callable[[ReportedFinding], CellValue]


def _around(field: str) -> Callable[[ReportedFinding], CellValue]:
    return lambda told: getattr(told.finding.circumstances, field)


def _finding(field: str) -> Callable[[ReportedFinding], CellValue]:
    return lambda told: getattr(told.finding, field)


def _cell(told: ReportedFinding) -> str | None:
    where = told.finding.where
    return where.cell or None if isinstance(where, FilingPlace) else None


def _line(told: ReportedFinding) -> int | None:
    return None if _cell(told) else told.finding.where.line


def _column(told: ReportedFinding) -> int | None:
    where = told.finding.where
    return where.column if isinstance(where, FilingPlace) and not where.cell else None


def _in_log(field: str) -> Callable[[ReportedFinding], CellValue]:
    def value(told: ReportedFinding) -> CellValue:
        where = told.finding.where
        found: CellValue = getattr(where, field) if isinstance(where, LogPlace) else None
        return None if isinstance(found, int) and found < 0 else found

    return value


def _in_filing(field: str) -> Callable[[ReportedFinding], CellValue]:
    def value(told: ReportedFinding) -> CellValue:
        where = told.finding.where
        found: CellValue = getattr(where, field) if isinstance(where, FilingPlace) else None
        return found

    return value


def recorded_day(around: Circumstances) -> date | None:
    """The day in Pennsylvania; None where no time is recorded."""
    return None if around.at is None else day_at(around.at)


def recorded_time(around: Circumstances) -> datetime | None:
    """The time in Pennsylvania; None where none is recorded, or days alone are."""
    return None if around.at is None or around.within >= A_DAY else moment(around.at)


def _day(told: ReportedFinding) -> CellValue:
    return recorded_day(told.finding.circumstances)


def _time(told: ReportedFinding) -> CellValue:
    return recorded_time(told.finding.circumstances)


def _provisional(told: ReportedFinding) -> CellValue:
    finding = told.finding
    return finding.provisional


def _paragraph(told: ReportedFinding) -> CellValue:
    return str(Citation.parse(told.finding.citation))


def _standing(told: ReportedFinding) -> CellValue:
    return told.standing.value


def _root(told: ReportedFinding) -> LogPlace | None:
    root = told.finding.root
    return None if root is None or root == told.finding.where else root


def _root_place(told: ReportedFinding) -> CellValue:
    root = _root(told)
    return f"{root.file}:{root.line}" if root is not None else None


def _root_event(told: ReportedFinding) -> CellValue:
    root = _root(told)
    return root.event if root is not None else None


def _suppression(field: str) -> Callable[[ReportedFinding], CellValue]:
    return lambda told: getattr(told.suppression, field) if told.suppression is not None else None


COLUMNS: Final = (
    TableColumn("facility", "text", "As the head of the filing that judged it states it.", _around("facility")),
    TableColumn("table", "text", "The table of the log.", _in_log("table")),
    TableColumn("gaming_day", "day", "The day on which its gaming day began (rows gaming-day).", _around("gaming_day")),
    TableColumn("day", "day", "The day in Pennsylvania.", _day),
    TableColumn("time", "time", "In Pennsylvania: its event's own, or that last recorded before in its round.", _time),
    TableColumn("shift", "text", "By the hours given with --shifts; a log records none.", _around("shift")),
    TableColumn("dealer", "text", "Who dealt (rows dealer-arrives, column by).", _around("dealer")),
    TableColumn(
        "supervisor", "text", "Who was assigned to the table (rows supervisor, column by).", _around("supervisor")
    ),
    TableColumn("seat", "number", "The betting position.", _around("seat")),
    TableColumn("patron", "text", "The player's id.", _around("patron")),
    TableColumn("round", "number", "The round of the table's stream.", _in_log("round")),
    TableColumn("wager", "text", "The kind of wager.", _around("wager")),
    TableColumn("stake_cents", "cents", "The wager's amount.", _around("stake_cents")),
    TableColumn(
        "due_cents", "cents", "What the player should have gained by it, a loss negative.", _around("due_cents")
    ),
    TableColumn("paid_cents", "cents", "What he gained by it.", _around("paid_cents")),
    TableColumn("difference_cents", "cents", "Paid less due: negative where underpaid.", _finding("overpaid_cents")),
    TableColumn("cost_cents", "cents", "What another wrong act cost.", _finding("cost_cents")),
    TableColumn("short", "text", "Who was short.", _finding("short")),
    TableColumn("rule", "text", "The rule's id.", _finding("rule")),
    TableColumn("title", "text", "The rule in words.", _finding("title")),
    TableColumn("outcome", "text", "fail, or review where the text leaves it open.", _finding("outcome")),
    TableColumn("severity", "text", "error, warning or info.", _finding("severity")),
    TableColumn("paragraph", "text", "The paragraph of 58 Pa. Code.", _paragraph),
    TableColumn("quotation", "text", "Its words.", _finding("quote")),
    TableColumn("expected", "text", "What the law or the filing asks.", _finding("expected")),
    TableColumn("observed", "text", "What was found.", _finding("observed")),
    TableColumn("message", "text", "What is wrong.", _finding("message")),
    TableColumn("filing", "text", "The filing that judged it; empty where the law alone did.", _around("filing")),
    TableColumn("version", "text", "The version that it states.", _around("version")),
    TableColumn("as_of", "day", "The date whose law judged it.", _finding("as_of")),
    TableColumn("provisional", "text", "Why the verdict is provisional; empty where it is not.", _provisional),
    TableColumn("reading", "text", "The open reading under which it is for review.", _finding("reading")),
    TableColumn("file", "text", "The log, or the filing, where it stands.", lambda told: told.finding.where.file),
    TableColumn("line", "number", "Its line there (Parquet: row); of a form none.", _line),
    TableColumn("column", "number", "Its column, of a filing in YAML.", _column),
    TableColumn("path", "text", "Its key, of a filing.", _in_filing("path")),
    TableColumn("cell", "text", "Its cell, of a form.", _cell),
    TableColumn("event", "number", "Its event, of a log.", _in_log("event")),
    TableColumn("root", "text", "The place of the act that it follows from.", _root_place),
    TableColumn("root_event", "number", "The event of that act.", _root_event),
    TableColumn(
        "standing", "text", "new, known from the baseline, suppressed; no finding: idle, options, origin.", _standing
    ),
    TableColumn("suppressed_because", "text", "The reason of what suppresses it.", _suppression("reason")),
    TableColumn("approver", "text", "Who approved that.", _suppression("approver")),
    TableColumn("suppressed_until", "day", "The last day on which that holds.", _suppression("until")),
    TableColumn("fingerprint", "text", "Stays the same when lines move.", lambda told: told.fingerprint),
)
"""The columns of the table, in order."""


FindingRow = tuple[CellValue, ...]
"""A value for each of COLUMNS."""


def finding_rows(findings: Iterable[ReportedFinding]) -> Iterator[FindingRow]:
    """The rows of the table: one for each finding, in their order."""
    return (tuple(_sound(column.of(told)) for column in COLUMNS) for told in findings)


def findings_by_column(findings: Iterable[ReportedFinding]) -> Iterator[dict[str, CellValue]]:
    """The same rows by the names of the columns."""
    names = [column.name for column in COLUMNS]
    return (dict(zip(names, row, strict=True)) for row in finding_rows(findings))


def report_rows(judgment: Judgment) -> Iterator[FindingRow]:
    """The table of a report: its findings, and after them the suppressions that suppress none of these.

    What of an options file bears on the report, and where logs say that they come from, stands in the first rows.
    """
    yield from rows_of_options(judgment)
    numbers = set()
    for told in judgment.arranged:
        if told.suppression is not None:
            numbers.add(told.suppression.number)
        yield tuple(_sound(column.of(told)) for column in COLUMNS)
    yield from (_idle(one) for one in judgment.terms.suppressions if one.suppression.number not in numbers)


def rows_of_options(judgment: Judgment) -> Iterator[FindingRow]:
    """The rows on what of an options file bears on the report, and on where logs say that they come from."""
    if judgment.terms.bearing:
        yield _row({"rule": "options-file", "message": judgment.terms.bearing, "standing": "options"})
    for one in origins_of(judgment):
        yield _row({"rule": "log-origin", "message": origin_in_words(one), "file": one.log, "standing": "origin"})


def _idle(one: "AppliedSuppression") -> FindingRow:
    """A suppression without a finding, as a row."""
    rule = one.suppression
    told: dict[str, CellValue] = {
        "rule": rule.rule,
        "paragraph": str(rule.paragraph or ""),
        "message": one.in_words,
        "path": rule.where,
        "standing": "idle",
        "suppressed_because": rule.reason,
        "approver": rule.approver,
        "suppressed_until": rule.until,
    }
    return _row(told)


def _row(told: dict[str, CellValue]) -> FindingRow:
    return tuple(_sound(told.get(column.name)) for column in COLUMNS)


def values_by_column(rows: Sequence[FindingRow]) -> dict[str, list[CellValue]]:
    """The values of rows of the table by column."""
    return {column.name: [row[place] for row in rows] for place, column in enumerate(COLUMNS)}


def _sound(value: CellValue) -> CellValue:
    """The value; nothing for empty text, and what hides in a text, or moves what stands around it, as its code."""
    return shown(value) or None if isinstance(value, str) else value


@dataclass(frozen=True, slots=True)
class Money:
    """Cents that were lacking: to the house, to players, and to a player who was the bank together with the house."""

    house: int = 0
    players: int = 0
    shared: int = 0

    @property
    def all(self) -> int:
        """What was lacking to anybody."""
        return self.house + self.players + self.shared

    def __add__(self, other: "Money") -> "Money":
        return Money(self.house + other.house, self.players + other.players, self.shared + other.shared)


NOTHING: Final = Money()
_HOUSE: Final = "the house"


def short_of(finding: Finding) -> Money:
    """The cents that a failure left somebody short of; nothing for what is only for review."""
    if finding.outcome is not Outcome.FAIL:
        return NOTHING
    amount = finding.overpaid_cents if finding.overpaid_cents is not None else finding.cost_cents
    return money_of(amount, finding.short)


def money_of(amount: int | None, short: str | None) -> Money:
    """The cents, whatever their sign, that ``short`` was short of; nothing where no amount is at stake."""
    if amount is None or short is None:
        return NOTHING
    if short == _HOUSE:
        return Money(house=abs(amount))
    return Money(shared=abs(amount)) if short.endswith(f" and {_HOUSE}") else Money(players=abs(amount))
