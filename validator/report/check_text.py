"""The report on checked filings, as text: the findings first."""

from collections.abc import Mapping, Sequence

from validator.core.finding import FilingPlace, Outcome, Tally
from validator.filing.check import CheckReport
from validator.law.versions import Amendments
from validator.report.finding_text import labelled, write_grounds, write_head, write_source
from validator.report.formats import Manner
from validator.report.judgment import CheckedFilings, ReportedFinding, Standing, ToldClash
from validator.report.page import NoWrap, Page, StyledText
from validator.report.tally_text import left_open, write_missing, write_tallies
from validator.report.terms_text import in_full, more_of, options_from, outcome_in_words, write_closing, write_terms
from validator.report.words import STYLES, count
from validator.submission.fault import Fault

_TOGETHER = "the filings together"
FILES_NAMED = 4
"""Files that a line names; the others it counts."""


def write_checked(page: Page, judgment: CheckedFilings, manner: Manner) -> None:
    """Write the findings, then three lines: what was judged, what was not and why, and what came of it."""
    if judgment.interrupted:
        page.line(
            ("interrupted", "bold red"),
            f": {len(judgment.filings)} of {count(judgment.given, 'filing')} judged; of the others nothing is said, "
            "nor of all together",
            hang=2,
        )
        page.line()
    lines = {report.file: report.lines for report in judgment.reports}
    for report in judgment.reports:
        _write_faults(page, lines, [(report.file, fault) for fault in report.faults], "error", manner)
        _write_faults(page, lines, [(report.file, crash) for crash in report.crashes], "our own fault", manner)
    new = tuple(told for told in judgment.arranged if told.counts)
    if manner.statistics:
        from validator.report.statistics_text import write_statistics

        write_statistics(page, [told.finding for told in new])
    else:
        _write_findings(page, lines, new, judgment.amendments, manner)
    odd = [(report.file, oddity) for report in judgment.reports for oddity in report.oddities]
    _write_faults(page, lines, odd, "review", manner)
    _write_clashes(page, [one for one in judgment.clashes if one.standing is Standing.NEW], manner)
    write_terms(page, judgment, manner)
    if manner.verbose:
        _write_details(page, judgment)
    if judgment.amendments:
        from validator.report.proposals import write_proposals

        write_proposals(page, judgment)
    write_closing(page, closing_of_check(judgment), clean=is_check_clean(judgment))


def closing_of_check(judgment: CheckedFilings) -> tuple[str, str, str]:
    """The closing lines: what was judged and by which law; what was not judged and why; the result."""
    return _judged(judgment) + options_from(judgment.terms), _not_judged(judgment), _in_all(judgment)


def _judged(judgment: CheckedFilings) -> str:
    reports = [report for report in judgment.reports if report.chapter and report.tallies]
    tallies = [tally for report in reports for tally in report.tallies] + judgment.together.tallies
    asked = f"{count(len(tallies), 'rule')} asked {count(sum(tally.applications for tally in tallies), 'time')}"
    if not reports:
        return "nothing"
    if len(judgment.filings) == 1:
        (report,) = reports
        why = f"; provisional: {report.provisional}" if report.provisional else ""
        return f"{report.file} by Chapter {report.chapter}, the law as of {report.as_of}: {asked}{why}"
    chapters: dict[str, int] = {}
    for report in reports:
        chapters[report.chapter] = chapters.get(report.chapter, 0) + 1
    by = ", ".join(
        chapter if number == 1 else f"{chapter} ({number:,})" for chapter, number in sorted(chapters.items())
    )
    days = sorted({report.as_of for report in reports if report.as_of is not None})
    law = f", the law as of {days[0]}" + (f" to {days[-1]}, each by its own day" if len(days) > 1 else "")
    words = f"{count(len(reports), 'filing')} by {'Chapter' if len(chapters) == 1 else 'Chapters'} {by}{law}: {asked}"
    if judgment.together.tallies or judgment.calendar.tables:
        words += f"; together, and {count(judgment.calendar.tables, 'table')} in order"
    provisional = [report.file for report in reports if report.provisional]
    return words + (f"; provisional: {_files(provisional)} (-v says why)" if provisional else "")


def _not_judged(judgment: CheckedFilings) -> str:
    parts = []
    unread = [
        one.report.file
        for one in judgment.filings
        if not one.report.chapter or not (one.report.tallies or one.left_out)
    ]
    if unread:
        parts.append(f"no rule could be asked of {'this file' if len(judgment.filings) == 1 else _files(unread)}")
    unchosen = [one.report.file for one in judgment.filings if one.left_out and not one.report.tallies]
    if unchosen:
        parts.append(f"no rule that is chosen could be asked of {_files(unchosen)}")
    if judgment.interrupted:
        parts.append(f"{count(judgment.given - len(judgment.filings), 'filing')}, as Ctrl-C came")
    tallies = [tally for report in judgment.reports for tally in report.tallies] + judgment.together.tallies
    parts += left_open(tallies)
    left_out = sum(one.left_out for one in judgment.filings)
    if left_out:
        parts.append(f"{count(left_out, 'rule')} left out (--select, --ignore)")
    if judgment.calendar.untold:
        parts.append(f"{count(len(judgment.calendar.untold), 'filing')} not put in order")
    if judgment.terms.excluded:
        parts.append(f"{count(len(judgment.terms.excluded), 'file')} excluded")
    return "; ".join(parts) or "nothing; every rule was asked and answered"


def _in_all(judgment: CheckedFilings) -> str:
    what = judgment.reports[0].file if len(judgment.filings) == 1 else count(len(judgment.filings), "filing")
    return _verdict(what, judgment.reports, judgment.arranged, judgment.clashes, judgment.together.tallies)


def _verdict(
    what: str,
    reports: Sequence[CheckReport],
    told: Sequence[ReportedFinding],
    clashes: Sequence[ToldClash] = (),
    together: Sequence[Tally] = (),
) -> str:
    """What came of filings, in one line."""
    tallies = [tally for report in reports for tally in report.tallies]
    parts = outcome_in_words(told, clashes, [*tallies, *together])
    oddities = sum(len(report.oddities) for report in reports)
    faults, crashes = sum(len(report.faults) for report in reports), sum(len(report.crashes) for report in reports)
    if oddities:
        parts.append(count(oddities, "oddity", "oddities"))
    if faults:
        parts.append(f"{count(faults, 'fault')} of {'its' if len(reports) == 1 else 'their'} text")
    if crashes:
        parts.append(f"{count(crashes, 'failure')} of our own")
    provisional = sum(bool(report.provisional) for report in reports)
    if provisional:
        parts.append("provisional" if len(reports) == 1 else f"{provisional:,} provisional")
    return f"{what}: {', '.join(parts)}"


def is_check_clean(judgment: CheckedFilings) -> bool:
    """Whether nothing new fails and every filing could be read and judged."""
    if judgment.interrupted or any(report.faults or report.crashes for report in judgment.reports):
        return False
    if any(one.standing is Standing.NEW for one in judgment.clashes):
        return False
    return not any(told.counts and told.finding.outcome is Outcome.FAIL for told in judgment.arranged)


def _files(files: Sequence[str]) -> str:
    more = f" and {len(files) - FILES_NAMED:,} more" if len(files) > FILES_NAMED else ""
    return ", ".join(files[:FILES_NAMED]) + more


def _write_findings(
    page: Page,
    lines: Mapping[str, tuple[str, ...]],
    told: Sequence[ReportedFinding],
    amendments: Amendments,
    manner: Manner,
) -> None:
    shown, rest = in_full(told, lambda one: one.finding.rule, manner)
    for one in shown:
        finding, where = one.finding, one.finding.where
        write_head(page, str(where), finding)
        if isinstance(where, FilingPlace) and not where.cell:
            write_source(page, lines[where.file], where.line, where.column, where.end_line, where.end_column)
        write_grounds(page, finding, amendments)
        page.line()
    more_of(page, rest, lambda one: str(one.finding.where))


def _write_faults(
    page: Page, lines: Mapping[str, tuple[str, ...]], told: Sequence[tuple[str, Fault]], word: str, manner: Manner
) -> None:
    shown, rest = in_full(told, lambda one: one[1].kind, manner)
    for file, fault in shown:
        _write_fault(page, file, lines[file], fault, word)
        if word == "review":
            labelled(page, "review", "not accused: no paragraph of the chapters held speaks of this")
        page.line()
    more_of(page, rest, lambda one: one[1].at(one[0]))


def _write_fault(page: Page, file: str, lines: Sequence[str], fault: Fault, word: str) -> None:
    page.line(
        (NoWrap(f"{fault.at(file)}:"), "bold"),
        " ",
        (word, STYLES.get(word, STYLES["error"])),
        " ",
        (fault.kind, "cyan"),
        f": {fault.message}",
        hang=4,
    )
    if not fault.cell:
        write_source(page, lines, fault.line, fault.column, fault.end_line, fault.end_column)


def _write_clashes(page: Page, clashes: Sequence[ToldClash], manner: Manner) -> None:
    if not clashes:
        return
    page.line(("the filings in order", "bold"), " (no paragraph of the chapters held speaks of this)", hang=2)
    shown, rest = in_full(clashes, lambda one: one.clash.kind, manner)
    for one in shown:
        clash = one.clash
        see: tuple[StyledText, ...] = (" (see ", NoWrap(str(clash.other)), ")")
        where = NoWrap(f"{clash.where}:")
        page.line("  ", (where, "bold"), " ", (clash.kind, STYLES["warning"]), f": {clash.message}", *see, hang=4)
    more_of(page, rest, lambda one: str(one.clash.where))
    if not rest:
        page.line()


def _write_details(page: Page, judgment: CheckedFilings) -> None:
    """The head of each filing, the tallies of its rules and what was not checkable; then of all together."""
    for one in judgment.filings:
        _write_head(page, one.report)
        if one.report.tallies:
            write_tallies(page, one.report.tallies)
            write_missing(page, one.report.tallies)
        page.line(_verdict(one.report.file, [one.report], one.told), hang=2)
        page.line()
    if judgment.together.tallies:
        page.line((_TOGETHER, "bold"))
        write_tallies(page, judgment.together.tallies)
        write_missing(page, judgment.together.tallies)
        page.line()
    for words in judgment.calendar.untold:
        page.line(("not put in order", "yellow"), f": {words}", hang=2)
    for file in judgment.terms.excluded:
        page.line(("excluded", "yellow"), ": ", NoWrap(file), hang=2)
    calendar = judgment.calendar
    if calendar.tables:
        page.line(f"{count(calendar.tables, 'table')} put in order, {count(len(calendar.clashes), 'clash', 'clashes')}")
    if calendar.untold or calendar.tables or judgment.terms.excluded:
        page.line()


def _write_head(page: Page, report: CheckReport) -> None:
    head = report.head
    page.line((NoWrap(report.file), "bold"))
    about = [head[key] for key in ("holder", "facility", "game") if key in head]
    version = [f"{key} {head[key]}" for key in ("version", "status", "dated", "effective", "until") if key in head]
    for line in (about, version):
        if line:
            page.line(f"  {', '.join(line)}", hang=4)
    if report.chapter:
        page.line(f"  judged by chapter {report.chapter}, the law as of {report.as_of}")
    if report.provisional:
        page.line("  ", ("provisional", "yellow"), f": {report.provisional}", hang=4)
    if report.sha256:
        page.line((f"  sha256 {report.sha256}", "dim"))
