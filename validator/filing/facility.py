"""Checks several filings at once: compares what all tables of a facility must share, for every two filings."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple

from validator.chapters.registry import facility_rules
from validator.core.finding import Circumstances, FilingPlace, Finding, Outcome, Tally
from validator.core.number_words import agreeing
from validator.core.rule import FacilityRule
from validator.filing.check import CheckReport, gap_in
from validator.law.versions import Law
from validator.submission.head import Head, head_of
from validator.submission.typed import TypedFiling

UNREAD = "a filing that could not be read"
"""What is missing where two filings are not compared because a third one may stand between them."""


@dataclass(slots=True)
class FacilityReport:
    """What came of judging filings together: findings, each at the filing of the two that took effect later."""

    findings: list[Finding] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)


class _Filed(NamedTuple):
    """A filing that can be compared, with its head and the tables that it is for."""

    report: CheckReport
    law: Law
    typed: TypedFiling
    head: Head
    tables: frozenset[str]


def check_together(reports: Sequence[CheckReport]) -> FacilityReport:
    """Judge checked filings together, chapter by chapter.

    Two filings are compared where they are of one facility and in force at a time. A filing without a last day ends
    for a table when a later one for that table takes effect. Where facility, first day or, of a later filing, the
    tables are not stated, the rule is not checkable. The law is that of the filing of the two which took effect later.
    """
    found = FacilityReport()
    for chapter in dict.fromkeys(report.chapter for report in reports):
        filed = [_filed(report, report.typed) for report in reports if report.chapter == chapter and report.typed]
        if len(filed) > 1:
            laws = dict.fromkeys(one.law for one in filed)
            pairs = (
                list(_pairs(filed, sum(not report.typed for report in reports)))
                if any(map(facility_rules, laws))
                else []
            )
            tallies: dict[str, Tally] = {}
            for law in laws:
                for rule in facility_rules(law):
                    tally = tallies.setdefault(rule.id, Tally(rule.id, rule.cite, 0, 0, 0, 0, {}))
                    _judge(rule, [pair for pair in pairs if pair[0].law == law], tally, found)
            found.tallies += tallies.values()
    return found


def _judge(
    rule: FacilityRule, pairs: Sequence[tuple[_Filed, _Filed, str | None]], tally: Tally, found: FacilityReport
) -> None:
    """Hold every two filings against the rule; a filing that differs from several is told, and counted, once."""
    told: set[str] = set()
    for one, other, unsure in pairs:
        gaps = (unsure, *(gap_in(rule.when, each.typed) for each in (one, other)), *_unstated(rule, one, other))
        if None in gaps:
            tally.not_applicable += 1
        elif gap := next(filter(None, gaps), ""):
            tally.missing[gap] = tally.missing.get(gap, 0) + 1
        elif not rule(one.typed.value(rule.path), other.typed.value(rule.path)):
            tally.passed += 1
        elif one.report.file not in told:
            told.add(one.report.file)
            tally.for_review += bool(rule.reading)
            tally.failed += not rule.reading
            found.findings.append(_finding(rule, one, other))


def _unstated(rule: FacilityRule, *both: _Filed) -> Iterator[str]:
    return (rule.path for filed in both if filed.typed.missing(rule.path) is not None)


def _pairs(filed: Sequence[_Filed], unread: int) -> Iterator[tuple[_Filed, _Filed, str | None]]:
    """Every two filings, the later first: "" where to be compared, None where not, else what cannot be told.

    Where filings are ``unread``, one of them may have taken the place of any that has no last day.
    """
    ordered = sorted(filed, key=lambda one: one.head.start or date.min)
    replaced = [_replaced(earlier, ordered[number + 1 :]) for number, earlier in enumerate(ordered)]
    for number, later in enumerate(ordered):
        for place, earlier in enumerate(ordered[:number]):
            if not later.head.place or not earlier.head.place:
                yield later, earlier, "head.facility"
            elif later.head.place != earlier.head.place:
                yield later, earlier, None
            elif later.head.start is None or earlier.head.start is None:
                yield later, earlier, "head.effective"
            else:
                gap = _together(earlier, later, later.head.start, *replaced[place])
                yield later, earlier, UNREAD if gap == "" and unread and earlier.head.until is None else gap


def _replaced(earlier: _Filed, later: Sequence[_Filed]) -> tuple[date, date]:
    """The day on which a later filing has taken the place of an earlier one for each of its tables, and the day on
    which one takes effect of which it is not known for which tables it is: the last of all days where none does.
    """
    left = set(earlier.tables)
    unsure = date.max
    for one in later:
        if one.head.place == earlier.head.place and one.head.start and one.head.start != earlier.head.start:
            if not one.tables:
                unsure = min(unsure, one.head.start)
            left -= one.tables
            if not left:
                return one.head.start, unsure
    return date.max, unsure


def _together(earlier: _Filed, later: _Filed, day: date, replaced: date, unsure: date) -> str | None:
    """Whether a filing is still in force on ``day``, on which a later one takes effect: see ``_pairs``.

    One with a last day is so until then. One without is so while a table is left for which no later filing has taken
    effect. Two that take effect on one day stand beside each other where each is for a table that the other is not
    for; else one of them may have taken the place of the other, and which is not stated.
    """
    start = earlier.head.start
    if earlier.head.until is not None:
        return "" if day <= earlier.head.until else None
    if start == day:
        if not earlier.tables or not later.tables:
            return "head.tables"
        return "" if earlier.tables - later.tables and later.tables - earlier.tables else "head.effective"
    if not earlier.tables:
        return "head.tables"
    if day >= replaced:
        return None
    return "head.tables" if day >= unsure else ""


def _filed(report: CheckReport, typed: TypedFiling) -> _Filed:
    head = head_of(typed)
    assert report.law is not None, "a filing that was read was judged by a law"
    return _Filed(report, report.law, typed, head, frozenset(head.tables))


def _finding(rule: FacilityRule, one: _Filed, other: _Filed) -> Finding:
    where, there = _place(one, rule.path), _place(other, rule.path)
    words = {"this": _written(one, rule.path), "other": _written(other, rule.path), "place": str(there)}
    day = one.report.as_of
    assert day is not None, "filings that are compared were judged"
    return Finding(
        rule=rule.id,
        title=rule.title,
        severity=rule.severity,
        outcome=Outcome.REVIEW if rule.reading else Outcome.FAIL,
        citation=rule.cite,
        quote=rule.quote,
        message=agreeing(rule.message.format_map(words)),
        expected=f"{words['other']}, as at {there}",
        observed=words["this"],
        where=where,
        as_of=day,
        provisional=one.law.why_provisional(rule.cite, day),
        reading=rule.reading or None,
        circumstances=Circumstances(facility=one.head.facility, filing=one.report.file, version=one.head.version),
    )


def _written(filed: _Filed, path: str) -> str:
    """The value at ``path`` as the filing writes it."""
    return str(filed.typed.filing.entries[path].value)


def _place(filed: _Filed, path: str) -> FilingPlace:
    place = filed.typed.place(path)
    cell = filed.typed.filing.cell(path)
    return FilingPlace(filed.report.file, place.line, place.column, place.end_line, place.end_column, path, cell)
