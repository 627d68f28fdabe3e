"""The report on a checked filing, as text."""

from collections.abc import Sequence

from validator.check import CheckReport
from validator.core.finding import FilingPlace, Outcome
from validator.facility import FacilityReport
from validator.facility_calendar import Calendar
from validator.report.finding_text import labelled, write_grounds, write_head, write_source
from validator.report.page import Page
from validator.report.tally_text import outcome_in_words, write_missing, write_tallies
from validator.report.words import STYLES, count
from validator.submission.fault import Fault

_TOGETHER = "the filings together"


def write_check(page: Page, report: CheckReport, left_out: int, *, verbose: bool) -> None:
    """Write the report on one filing.

    ``left_out`` says how many rules of the chapter were left out;
    ``verbose`` tells the tally of every rule rather than of every section.
    """
    _write_top(page, report)
    for fault in report.faults:
        _write_fault(page, report, fault, "error")
    for crash in report.crashes:
        _write_fault(page, report, crash, "our own fault")
    for finding in report.findings:
        page.line()
        write_head(page, str(finding.where), finding)
        if isinstance(finding.where, FilingPlace):
            where = finding.where
            write_source(page, report.lines, where.line, where.column, where.end_line, where.end_column)
        write_grounds(page, finding)
    for oddity in report.oddities:
        _write_fault(page, report, oddity, "review")
        labelled(page, "review", "not accused: no paragraph of the chapters held speaks of this")
    page.line()
    _write_end(page, report, left_out, verbose)


def write_interrupted(page: Page, judged: int, given: int) -> None:
    """Write that Ctrl-C came when so many of the filings given were judged."""
    page.line(
        ("interrupted", "bold red"),
        f": {judged} of {count(given, 'filing')} judged; of the others nothing is said, nor of all together",
    )
    page.line()


def write_together(page: Page, reports: Sequence[CheckReport], together: FacilityReport, *, verbose: bool) -> None:
    """Write what came of judging the filings together; nothing where no rule compares them."""
    if not together.tallies:
        return
    page.line((_TOGETHER, "bold"))
    lines = {report.file: report.lines for report in reports}
    for finding in together.findings:
        page.line()
        write_head(page, str(finding.where), finding)
        if isinstance(finding.where, FilingPlace):
            where = finding.where
            write_source(page, lines[where.file], where.line, where.column, where.end_line, where.end_column)
        write_grounds(page, finding)
    if together.findings:
        page.line()
    write_tallies(page, together.tallies, verbose=verbose)
    write_missing(page, together.tallies, every=verbose)
    page.line()


def write_calendar(page: Page, calendar: Calendar) -> None:
    """Write which filings of a facility do not fit beside or after each other, and what could not be told."""
    if not (calendar.clashes or calendar.tables or calendar.untold):
        return
    page.line(("the filings in order", "bold"), " (no paragraph of the chapters held speaks of this)")
    for clash in calendar.clashes:
        page.line(
            (f"  {clash.where}: ", "bold"), (clash.kind, STYLES["warning"]), f": {clash.message} (see {clash.other})"
        )
    for line in calendar.untold:
        page.line("  ", ("not put in order", "yellow"), f": {line}")
    page.line(f"  {count(calendar.tables, 'table')} put in order, {count(len(calendar.clashes), 'clash', 'clashes')}")
    page.line()


def write_verdicts(page: Page, reports: Sequence[CheckReport], together: FacilityReport) -> None:
    """Write the outcome of each filing, and of all together where a rule compares them, in one line."""
    page.lines(verdict(report) for report in reports)
    if together.tallies:
        page.line(f"{_TOGETHER}: {', '.join(outcome_in_words(together.findings, together.tallies))}")


def verdict(report: CheckReport) -> str:
    """The outcome in one line."""
    parts = outcome_in_words(report.findings, report.tallies)
    if report.oddities:
        parts.append(count(len(report.oddities), "oddity", "oddities"))
    if report.faults:
        parts.append(count(len(report.faults), "fault") + " of its text")
    if report.crashes:
        parts.append(count(len(report.crashes), "failure") + " of our own")
    return f"{report.file}: {', '.join(parts)}"


def _write_top(page: Page, report: CheckReport) -> None:
    head = report.head
    page.line((report.file, "bold"))
    about = [head[key] for key in ("holder", "facility", "game") if key in head]
    version = [f"{key} {head[key]}" for key in ("version", "status", "dated", "effective", "until") if key in head]
    for line in (about, version):
        if line:
            page.line(f"  {', '.join(line)}")
    if report.chapter:
        page.line(f"  judged by chapter {report.chapter}, the law as of {report.as_of}")
    if report.provisional:
        page.line("  ", ("provisional", "yellow"), f": {report.provisional}")
    if report.sha256:
        page.line((f"  sha256 {report.sha256}", "dim"))


def _write_fault(page: Page, report: CheckReport, fault: Fault, word: str) -> None:
    page.line()
    page.line(
        (f"{report.file}:{fault.line}:{fault.column}: ", "bold"),
        (word, STYLES.get(word, STYLES["error"])),
        " ",
        (fault.kind, "cyan"),
        f": {fault.message}",
    )
    write_source(page, report.lines, fault.line, fault.column, fault.end_line, fault.end_column)


def _write_end(page: Page, report: CheckReport, left_out: int, verbose: bool) -> None:
    tallies = report.tallies
    if not report.chapter or not (tallies or left_out):
        page.line(("not judged", "bold red"), ": no rule could be asked of this file")
    else:
        write_tallies(page, tallies, verbose=verbose)
        if left_out:
            page.line(f"  {count(left_out, 'rule')} of the chapter left out (--select, --ignore)")
        write_missing(page, tallies, every=verbose)
    clean = not (report.faults or report.crashes or any(one.outcome is Outcome.FAIL for one in report.findings))
    page.line((verdict(report), "bold green" if clean else "bold red"))
