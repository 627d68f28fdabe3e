"""The report on replayed logs, as text."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from validator.core.finding import Finding, LogPlace, Outcome
from validator.log.columns import RowFault
from validator.replay import ReplayReport
from validator.report.finding_text import write_grounds, write_head
from validator.report.judged_text import write_judged
from validator.report.page import Page
from validator.report.source_text import write_joins, write_shown
from validator.report.tally_text import outcome_in_words, write_missing, write_tallies
from validator.report.words import STYLES, count, why_provisional
from validator.submission.fault import Fault

IN_FULL = 5
"""Findings of one rule that the text shows in full; the others it counts."""

FAULTS_SHOWN = 10
"""Unreadable rows of a log that the text shows one by one."""


def write_replay(
    page: Page,
    report: ReplayReport,
    filing_faults: Mapping[str, Sequence[Fault]],
    left_out: int,
    *,
    verbose: bool,
) -> None:
    """Write the report on one replay; the arguments are as in write_check.

    ``filing_faults`` gives what is wrong with the text of each filing that judged.
    """
    _write_top(page, report)
    shown = [finding for _, finding in _first_of_each_rule(report.findings)]
    for (log, table, number), findings in groupby(shown, _round_of):
        _write_round(page, report, log, table, number, list(findings))
    _write_rest(page, report.findings)
    page.line()
    _write_unread(page, report, filing_faults)
    write_joins(page, report.joins)
    _write_end(page, report, left_out, verbose)


def verdict(report: ReplayReport) -> str:
    """The outcome in one line."""
    parts = [f"{count(report.rounds, 'round')} replayed"]
    alone = sum(period.rounds for period in report.uncovered)
    if report.uncovered:
        parts.append(f"{alone:,} of them under none of the filings given")
    parts += outcome_in_words(report.findings, report.tallies)
    logs = sum(not fault.line for _, fault in report.faults)
    if len(report.faults) > logs:
        parts.append(f"{count(len(report.faults) - logs, 'row')} unreadable")
    if logs:
        parts.append(f"{count(logs, 'log')} unreadable")
    if report.unjudged:
        parts.append("some rounds not judged" if report.rounds else "no round judged")
    if report.interrupted:
        parts.append("interrupted")
    return ", ".join(parts)


def _place(finding: Finding) -> LogPlace:
    if not isinstance(finding.where, LogPlace):
        raise TypeError(f"{finding.rule} points into a filing, not into a log")
    return finding.where


def _round_of(finding: Finding) -> tuple[str, str, int]:
    where = _place(finding)
    return where.file, where.table, where.round


def _first_of_each_rule(findings: Sequence[Finding]) -> list[tuple[int, Finding]]:
    """The findings that are shown in full, with how many of their rule came before."""
    seen: dict[str, int] = {}
    found = []
    for finding in findings:
        before = seen.get(finding.rule, 0)
        seen[finding.rule] = before + 1
        if before < IN_FULL:
            found.append((before, finding))
    return found


def _write_top(page: Page, report: ReplayReport) -> None:
    tables = "; ".join(f"chapter {chapter}: {count(len(names), 'table')}" for chapter, names in report.tables.items())
    page.line((", ".join(report.logs), "bold"))
    if report.interrupted:
        page.line(
            "  ", ("interrupted", "bold red"), ": this is what was judged until then; of the rest nothing is said"
        )
    page.line(
        f"  {count(report.rounds, 'round')}, {count(report.events, 'event')}"
        + (f", {tables}" if tables else "")
        + (f", {report.engine}" if report.engine else "")
    )
    if report.filings:
        page.line(f"  {count(len(report.filings), 'filing')} given: {', '.join(report.filings)}")
    else:
        page.line("  judged without a filing: what a filing selects is not checkable")
    write_judged(page, report)


def _write_round(
    page: Page, report: ReplayReport, log: str, table: str, number: int, findings: Sequence[Finding]
) -> None:
    page.line()
    where = f"round {number} of " if number >= 0 else ""
    page.line((f"{log}: {where}table {table}", "bold underline"))
    for line in report.pictures.get((log, table, number), ()):
        page.line("  ", *page.cards(line))
    for finding in findings:
        place = _place(finding)
        write_head(page, f"{place.file}:{place.line}: event {place.event}", finding)
        write_grounds(page, finding)


def _write_rest(page: Page, findings: Sequence[Finding]) -> None:
    rest: dict[str, list[Finding]] = {}
    for finding in findings:
        rest.setdefault(finding.rule, []).append(finding)
    for rule, found in rest.items():
        if len(found) <= IN_FULL:
            continue
        more = found[IN_FULL:]
        places = [f"{_place(one).table} round {_place(one).round}" for one in more[:IN_FULL]]
        further = ", …" if len(more) > IN_FULL else ""
        page.line()
        page.line(
            (f"and {len(more):,} more of ", "bold"),
            (rule, "cyan"),
            f" ({', '.join(dict.fromkeys(places))}{further}); --format json has them all",
        )


def _write_unread(page: Page, report: ReplayReport, filing_faults: Mapping[str, Sequence[Fault]]) -> None:
    for file, faults in filing_faults.items():
        if faults:
            what = f"{count(len(faults), 'fault')} of its text; what they spoil is not checkable"
            page.line((f"{file}: ", "bold"), ("error", STYLES["error"]), f": {what}; floorperson check {file}")
    unread = sorted(report.faults, key=lambda told: told[1].line > 0)
    for log, fault in unread[:FAULTS_SHOWN]:
        page.line(
            *([(f"{log}:{fault.line}: ", "bold")] if fault.line else []),
            ("error", STYLES["error"]),
            " ",
            (fault.kind, "cyan"),
            f": {_fault_words(fault)}",
        )
    kinds: dict[str, int] = {}
    for _, fault in unread[FAULTS_SHOWN:]:
        kinds[fault.kind] = kinds.get(fault.kind, 0) + 1
    for kind, number in kinds.items():
        page.line(f"and {number:,} more of ", (kind, "cyan"), "; --format json has them all")
    for words in report.unjudged:
        page.line(("not judged", "bold yellow"), f": {words}")


def _fault_words(fault: RowFault) -> str:
    column = f"column {fault.column}: " if fault.column else ""
    table = f" (table {fault.table})" if fault.table else ""
    return f"{column}{fault.message}{table}"


def _write_provisional(page: Page, findings: Sequence[Finding]) -> None:
    """Once for each section and reason: which findings are judged by a text that is not that of their date."""
    reasons: dict[str, int] = {}
    for finding in findings:
        if finding.provisional:
            why = why_provisional(finding.citation, finding.as_of)
            reasons[why] = reasons.get(why, 0) + 1
    for why, number in reasons.items():
        page.line(("provisional", "yellow"), f": {count(number, 'finding')}: {why}")


def _write_end(page: Page, report: ReplayReport, left_out: int, verbose: bool) -> None:
    tallies = report.tallies
    write_tallies(page, tallies, verbose=verbose)
    if left_out:
        page.line(f"  {count(left_out, 'rule')} left out (--select, --ignore)")
    write_missing(page, tallies, every=verbose)
    write_shown(page, report.shown, every=verbose)
    _write_provisional(page, report.findings)
    left = report.faults or report.unjudged or report.uncovered or report.interrupted
    clean = not (left or any(one.outcome is Outcome.FAIL for one in report.findings))
    page.line((verdict(report), "bold green" if clean else "bold red"))
