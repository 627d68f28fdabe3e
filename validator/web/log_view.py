"""What came of a log, as its page shows it: findings filtered, a part of them at a time, their amounts in cents."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple

from validator.core.finding import Finding, LogPlace
from validator.log.columns import RowFault
from validator.report.closing import closing_on_paper
from validator.report.finding_text import word_of
from validator.report.judgment import ReplayedLogs, ReportedFinding
from validator.submission.fault import Fault
from validator.web.finding_view import FindingShown, TallyTable, shown_finding, tally_table

ON_A_PAGE: Final = 100
_MOST_TOLD: Final = 100
_LAST_PAGE: Final = 6
"""Digits of a page's number."""


class Filters(NamedTuple):
    """Of which findings the table tells; "" where any will do. ``page`` counts from 1."""

    rule: str = ""
    table: str = ""
    dealer: str = ""
    severity: str = ""
    page: int = 1

    @classmethod
    def of(cls, asked: Mapping[str, str]) -> "Filters":
        """What the address of a page asks for; a page that is no number is the first."""
        number = asked.get("page", "")
        is_number = number.isascii() and number.isdigit() and len(number) <= _LAST_PAGE
        rule, table, dealer, severity = (asked.get(one, "") for one in ("rule", "table", "dealer", "severity"))
        return cls(rule, table, dealer, severity, max(1, int(number)) if is_number else 1)

    def chosen(self) -> list[tuple[str, str]]:
        """What is asked for, as an address says it, without the page."""
        return [(name, value) for name, value in zip(self._fields[:-1], self[:-1], strict=True) if value]

    def take(self, finding: Finding) -> bool:
        """Whether a finding is asked for."""
        return all(not asked or asked == own for asked, own in zip(self[:-1], _marks(finding), strict=True))


class AmountTotals(NamedTuple):
    """Amounts of findings, in cents: what was overpaid, what underpaid, what wrong acts cost."""

    overpaid: int = 0
    underpaid: int = 0
    cost: int = 0

    def plus(self, finding: Finding) -> "AmountTotals":
        """The same with those of one more finding."""
        paid = finding.overpaid_cents or 0
        return AmountTotals(
            self.overpaid + max(0, paid), self.underpaid + max(0, -paid), self.cost + (finding.cost_cents or 0)
        )


class LogView(NamedTuple):
    """What the page of a log shows.

    ``number`` counts the findings that are asked for, ``amounts`` adds theirs up and ``all_amounts`` those of all;
    ``choices`` are the words by which the table can be filtered, each with how many findings it has. Of ``row_faults``
    and ``unjudged`` the first are told, and counted beside.
    """

    judgment: ReplayedLogs
    closing: tuple[tuple[str, str], ...]
    shown: tuple[FindingShown, ...]
    number: int
    all_findings: int
    pages: int
    page: int
    amounts: AmountTotals
    all_amounts: AmountTotals
    choices: Sequence[tuple[str, str, Sequence[tuple[str, int]]]]
    unjudged: Sequence[str]
    unjudged_number: int
    row_faults: Sequence[tuple[str, RowFault]]
    row_faults_number: int
    filing_faults: Sequence[tuple[str, Fault]]
    provisional: Sequence[str]
    tallies: TallyTable


def log_view(judgment: ReplayedLogs, filters: Filters) -> LogView:
    """What the page shows of a log that was judged, of the findings that are asked for."""
    report = judgment.report
    counters: tuple[Counter[str], ...] = tuple(Counter() for _ in filters[:-1])
    amounts, all_amounts, number = AmountTotals(), AmountTotals(), 0
    first, kept = (filters.page - 1) * ON_A_PAGE, []
    for place, told in enumerate(judgment.arranged, 1):
        all_amounts = all_amounts.plus(told.finding)
        for counter, mark in zip(counters, _marks(told.finding), strict=True):
            counter[mark] += 1
        if not filters.take(told.finding):
            continue
        amounts = amounts.plus(told.finding)
        if first <= number < first + ON_A_PAGE:
            kept.append((place, told))
        number += 1
    unjudged = [*report.unjudged, *_not_judged_tables(judgment)]
    return LogView(
        judgment=judgment,
        closing=tuple(closing_on_paper(judgment, "below")),
        shown=_shown(kept, judgment),
        number=number,
        all_findings=len(judgment.arranged),
        pages=max(1, -(-number // ON_A_PAGE)),
        page=filters.page,
        amounts=amounts,
        all_amounts=all_amounts,
        choices=[
            (name, value, sorted((word, times) for word, times in counter.items() if word))
            for name, value, counter in zip(filters._fields[:-1], filters[:-1], counters, strict=True)
        ],
        unjudged=unjudged[:_MOST_TOLD],
        unjudged_number=len(unjudged),
        row_faults=report.faults[:_MOST_TOLD],
        row_faults_number=len(report.faults),
        filing_faults=[(file, fault) for file, faults in judgment.filing_faults.items() for fault in faults],
        provisional=_provisional(judgment),
        tallies=tally_table(report.tallies),
    )


def _shown(kept: Iterable[tuple[int, ReportedFinding]], judgment: ReplayedLogs) -> tuple[FindingShown, ...]:
    return tuple(shown_finding(place, told, judgment.amendments) for place, told in islice(kept, ON_A_PAGE))


def _marks(finding: Finding) -> tuple[str, str, str, str]:
    """What a finding is filtered by: rule, table, dealer, severity."""
    table = finding.where.table if isinstance(finding.where, LogPlace) else ""
    return finding.rule, table, finding.circumstances.dealer or "", word_of(finding)


def _not_judged_tables(judgment: ReplayedLogs) -> list[str]:
    """The tables of which no round was judged, each with the reason."""
    return [
        f"{one.log}: table {one.table}: {one.under.why}"
        for one in judgment.report.periods
        if not (one.rounds or one.under.judged)
    ]


def _provisional(judgment: ReplayedLogs) -> list[str]:
    """Why what judged is provisional, each reason once."""
    under = (one.under for one in judgment.report.periods if one.under.judged and one.under.law is not None)
    return list(dict.fromkeys(one.law.provisional for one in under if one.law is not None and one.law.provisional))
