"""The job on several filings at once: what all tables of a facility must share, held against every two filings."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date

from validator.chapters.registry import facility_rules
from validator.check import CheckReport
from validator.core.finding import FilingPlace, Finding, Outcome, Tally
from validator.core.rule import FacilityRule
from validator.law.text import load_text
from validator.submission.filing import Missing
from validator.submission.typed import TypedFiling


@dataclass(slots=True)
class FacilityReport:
    """What came of judging filings together: findings, each at the filing of the two that took effect later."""

    findings: list[Finding] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Filed:
    """A filing that can be compared: its times ("" or None: not stated) and whom and what it is for."""

    report: CheckReport
    typed: TypedFiling
    facility: str
    start: date | None
    until: date | None
    tables: frozenset[str]


def check_together(reports: Sequence[CheckReport]) -> FacilityReport:
    """Judge checked filings together, chapter by chapter.

    Two filings are compared where they are of one facility and in force at a time. A filing without a last day ends
    when a later one for the same tables takes effect. Where facility or first day is not stated the rule is not
    checkable.
    """
    found = FacilityReport()
    for chapter in dict.fromkeys(report.chapter for report in reports):
        filed = [_filed(report, report.typed) for report in reports if report.chapter == chapter and report.typed]
        if len(filed) > 1:
            for rule in facility_rules(chapter):
                _judge(rule, filed, found)
    return found


def _judge(rule: FacilityRule, filed: Sequence[_Filed], found: FacilityReport) -> None:
    tally = Tally(rule.id, rule.cite, 0, 0, 0, 0, {})
    found.tallies.append(tally)
    for one, other, unsure in _pairs(filed):
        if unsure:
            tally.missing[unsure] = tally.missing.get(unsure, 0) + 1
        elif unsure is None:
            tally.not_applicable += 1
        else:
            this, that = one.typed.value(rule.path), other.typed.value(rule.path)
            if isinstance(this, Missing) or isinstance(that, Missing):
                tally.missing[rule.path] = tally.missing.get(rule.path, 0) + 1
            elif not rule(this, that):
                tally.kept += 1
            else:
                tally.noted += bool(rule.reading)
                tally.broken += not rule.reading
                found.findings.append(_finding(rule, one, other))


def _pairs(filed: Sequence[_Filed]) -> Iterator[tuple[_Filed, _Filed, str | None]]:
    """Every two filings, the later first: "" where to be compared, None where not, else what cannot be told."""
    ordered = sorted(filed, key=lambda one: one.start or date.min)
    for number, later in enumerate(ordered):
        for earlier in ordered[:number]:
            if not later.facility or not earlier.facility:
                yield later, earlier, "head.facility"
            elif later.facility != earlier.facility:
                yield later, earlier, None
            elif later.start is None or earlier.start is None:
                yield later, earlier, "head.effective"
            else:
                yield later, earlier, "" if _together(earlier, later, later.start) else None


def _together(earlier: _Filed, later: _Filed, start: date) -> bool:
    if earlier.until is not None:
        return start <= earlier.until
    same_tables = not earlier.tables or not later.tables or bool(earlier.tables & later.tables)
    return start == earlier.start or not same_tables


def _filed(report: CheckReport, typed: TypedFiling) -> _Filed:
    facility = typed.value("head.facility")
    tables = typed.value("head.tables")
    return _Filed(
        report,
        typed,
        "" if isinstance(facility, Missing) else " ".join(str(facility).lower().split()),
        _day(typed, "head.effective") or _day(typed, "head.dated"),
        _day(typed, "head.until"),
        frozenset(str(table) for table in tables) if isinstance(tables, tuple) else frozenset(),
    )


def _day(typed: TypedFiling, path: str) -> date | None:
    value = typed.value(path)
    return value if isinstance(value, date) else None


def _finding(rule: FacilityRule, one: _Filed, other: _Filed) -> Finding:
    where, there = _place(one, rule.path), _place(other, rule.path)
    words = {"this": str(one.typed.value(rule.path)), "other": str(other.typed.value(rule.path)), "place": str(there)}
    section = load_text(one.report.chapter).sections[rule.citation.section_number]
    day = one.report.as_of
    return Finding(
        rule=rule.id,
        title=rule.title,
        severity=rule.severity,
        outcome=Outcome.NOTED if rule.reading else Outcome.BROKEN,
        citation=rule.cite,
        quote=rule.quote,
        message=rule.message.format_map(words),
        expected=f"{words['other']}, as at {there}",
        observed=words["this"],
        where=where,
        as_of=day,
        provisional=not (section.held_from <= day and (section.held_until is None or day <= section.held_until)),
        reading=rule.reading or None,
    )


def _place(filed: _Filed, path: str) -> FilingPlace:
    place = filed.typed.place(path)
    return FilingPlace(filed.report.file, place.line, place.column, place.end_line, place.end_column, path)
