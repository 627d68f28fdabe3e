"""A workbook, through XlsxWriter (extra ``tables``): findings, totals by rule, what was not judged, suppressions."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from validator.core.citation import Citation
from validator.core.finding import Outcome, Tally
from validator.report.formats import Manner
from validator.report.judgment import CheckedFilings, Judgment, ReplayedLogs, ReportedFinding
from validator.report.table import (
    COLUMNS,
    NOTHING,
    CellValue,
    Money,
    finding_rows,
    rows_of_options,
    short_of,
)
from validator.report.untold import say_what_was_judged
from validator.report.workbook import ColumnHeading, Sheet, write_sheets


def write(judgment: Judgment, path: Path, manner: Manner) -> None:
    """Write the workbook; nothing in it depends on ``manner``. Standard error says what was judged and what not.

    Raises FormatUnusable where XlsxWriter is not installed, or there are more rows than a sheet can hold.
    """
    write_sheets(
        (
            Sheet("Findings", FINDINGS, [*rows_of_options(judgment), *finding_rows(judgment.arranged)]),
            Sheet("Totals by rule", TOTALS, list(_totals(judgment.arranged))),
            Sheet("Not judged", NOT_JUDGED, list(_not_judged(judgment))),
            Sheet("Suppressions", SUPPRESSIONS, list(_suppressions(judgment))),
        ),
        path,
    )
    say_what_was_judged(judgment)


FINDINGS: Final[tuple[ColumnHeading, ...]] = tuple(
    (column.name.removesuffix("_cents"), column.kind) for column in COLUMNS
)
TOTALS: Final[tuple[ColumnHeading, ...]] = (
    ("rule", "text"),
    ("title", "text"),
    ("paragraph", "text"),
    ("findings", "number"),
    ("failures", "number"),
    ("reviews", "number"),
    ("suppressed", "number"),
    ("house_short", "cents"),
    ("players_short", "cents"),
    ("bank_and_house_short", "cents"),
)


def _totals(findings: Sequence[ReportedFinding]) -> Iterator[tuple[CellValue, ...]]:
    """A row for each rule broken, those broken most first; what is suppressed counts in its own column alone."""
    by_rule: dict[tuple[str, str], list[ReportedFinding]] = {}
    for told in findings:
        by_rule.setdefault((told.finding.citation, told.finding.rule), []).append(told)
    for (citation, rule), found in sorted(by_rule.items(), key=lambda item: (-len(item[1]), item[0])):
        counting = [told.finding for told in found if told.suppression is None]
        short = sum(map(short_of, counting), NOTHING)
        failures = sum(finding.outcome is Outcome.FAIL for finding in counting)
        yield (
            rule,
            found[0].finding.title,
            str(Citation.parse(citation)),
            len(found),
            failures,
            len(counting) - failures,
            len(found) - len(counting),
            *_amounts(short),
        )


SUPPRESSIONS: Final[tuple[ColumnHeading, ...]] = (
    ("rule", "text"),
    ("paragraph", "text"),
    ("where", "text"),
    ("reason", "text"),
    ("approver", "text"),
    ("until", "day"),
    ("what_came_of_it", "text"),
)


def _suppressions(judgment: Judgment) -> Iterator[tuple[CellValue, ...]]:
    """Every suppression on record, those expired and those that fit nothing among them."""
    for one in judgment.terms.suppressions:
        rule = one.suppression
        paragraph = str(rule.paragraph or "")
        yield rule.rule, paragraph, rule.where, rule.reason, rule.approver, rule.until, one.in_words


def _amounts(short: Money) -> tuple[int, int, int]:
    return short.house, short.players, short.shared


NOT_JUDGED: Final[tuple[ColumnHeading, ...]] = (
    ("what", "text"),
    ("where", "text"),
    ("why", "text"),
    ("times", "number"),
)


def _not_judged(judgment: Judgment) -> Iterator[tuple[CellValue, ...]]:
    """What of the input, and which rules, were not judged; a rule for each fact that was missing."""
    if judgment.interrupted:
        yield "the rest", None, "interrupted: all else is what was judged until then", None
    if isinstance(judgment, CheckedFilings):
        yield from _of_filings(judgment)
    else:
        yield from _of_logs(judgment)


def _of_filings(judgment: CheckedFilings) -> Iterator[tuple[CellValue, ...]]:
    for file in judgment.terms.excluded:
        yield "filing", file, "excluded (--exclude)", None
    for one in judgment.filings:
        report = one.report
        for fault in (*report.faults, *report.crashes):
            yield "filing", fault.at(report.file), fault.message, None
        if one.left_out:
            yield "rules left out (--select, --ignore)", report.file, "not asked for", one.left_out
        yield from _of_rules(report.tallies, report.file)
    for clash in judgment.clashes:
        yield "filings that do not fit", str(clash.clash.where), clash.clash.message, None
    yield from _of_rules(judgment.together.tallies, "the filings together")
    for words in judgment.calendar.untold:
        yield "order of filings", None, words, None


def _of_logs(judgment: ReplayedLogs) -> Iterator[tuple[CellValue, ...]]:
    report = judgment.report
    for file in judgment.terms.excluded:
        yield "log", file, "excluded (--exclude)", None
    for words in report.unjudged:
        yield "rounds", None, words, None
    for period in report.uncovered:
        where = f"{period.log}: table {period.table}"
        yield "by the filing", where, f"judged by the law alone: {period.under.why}", period.rounds
    for log, fault in report.faults:
        yield "row" if fault.line else "log", f"{log}:{fault.line}" if fault.line else log, fault.message, None
    for filing, faults in judgment.filing_faults.items():
        for one in faults:
            yield "what the filing's text spoils", one.at(filing), one.message, None
    if judgment.left_out:
        yield "rules left out (--select, --ignore)", None, "not asked for", judgment.left_out
    yield from _of_rules(report.tallies, None)


def _of_rules(tallies: Sequence[Tally], where: str | None) -> Iterator[tuple[CellValue, ...]]:
    for tally in tallies:
        what = f"{tally.rule} ({Citation.parse(tally.citation)})"
        for fact, times in tally.missing.items():
            yield what, where, f"not checkable: {fact}", times
    for tally in tallies:
        if tally.outcome is None:
            what = f"{tally.rule} ({Citation.parse(tally.citation)})"
            yield what, where, "never asked, as nothing called for it", 0
