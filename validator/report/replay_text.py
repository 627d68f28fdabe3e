"""The report on replayed logs, as text: the findings first."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from validator.core.finding import Finding, LogPlace, Outcome
from validator.log.columns import RowFault
from validator.replay.periods import JudgingBasis
from validator.replay.report import ReplayReport
from validator.report.finding_text import write_grounds, write_head
from validator.report.formats import Manner
from validator.report.judged_text import approval, write_judged
from validator.report.judgment import ReplayedLogs, ReportedFinding, new_findings
from validator.report.page import NoWrap, Page, StyledText
from validator.report.reach_text import write_reached
from validator.report.source_text import gaps_between_logs, met, write_joins, write_shown
from validator.report.tally_text import left_open, write_missing, write_tallies
from validator.report.terms_text import in_full, more_of, options_from, outcome_in_words, write_closing, write_terms
from validator.report.words import STYLES, count
from validator.submission.fault import Fault

FAULTS_SHOWN = 10
"""Unreadable rows of a log that the text shows one by one."""

_FILINGS_NAMED = 3
_REASONS_NAMED = 3


def write_replayed(page: Page, judgment: ReplayedLogs, manner: Manner) -> None:
    """Write the findings, what the logs show, then three lines: what was judged, what was not and why, what came of it.

    Where ``manner.statistics`` counts findings, the counts stand alone before the three lines.
    """
    report = judgment.report
    if report.interrupted:
        page.line(
            ("interrupted", "bold red"),
            ": this is what was judged until then; of the rest nothing is said",
            hang=2,
        )
        page.line()
    if manner.statistics:
        from validator.report.statistics_text import write_statistics

        write_statistics(page, new_findings(judgment))
    else:
        _write_findings(page, report, (told for told in judgment.arranged if told.counts), manner)
    write_reached(page, report.reached, every=manner.every)
    _write_unread(page, report, judgment.filing_faults, manner)
    write_joins(page, report.joins)
    write_terms(page, judgment, manner)
    if manner.verbose:
        _write_details(page, judgment)
    if not manner.statistics:
        write_shown(page, report.shown, report.tallies, report.origins, every=manner.verbose)
    if judgment.amendments:
        from validator.report.proposals import write_proposals

        write_proposals(page, judgment)
    write_closing(page, closing_of_replay(judgment), clean=is_replay_clean(judgment))


def is_replay_clean(judgment: ReplayedLogs) -> bool:
    """Whether nothing new fails and nothing of the logs was left aside."""
    report = judgment.report
    left = report.faults or report.unjudged or report.uncovered or report.interrupted or judgment.terms.narrowed
    return not left and not any(told.counts and told.finding.outcome is Outcome.FAIL for told in judgment.arranged)


def closing_of_replay(judgment: ReplayedLogs) -> tuple[str, str, str]:
    """The closing lines: what was judged, under which filing and law; what was not judged and why; the result."""
    return _judged(judgment.report) + options_from(judgment.terms), _not_judged(judgment), _in_all(judgment)


def _judged(report: ReplayReport) -> str:
    by: dict[tuple[str, str], int] = {}
    for period in report.periods:
        under = period.under
        if period.rounds and under.judged:
            key = under.filing, _in_force(under, given=bool(report.filings))
            by[key] = by.get(key, 0) + period.rounds
    if not report.rounds or not by:
        return "no round"
    tables = sum(map(len, report.tables.values()))
    words = [f"{count(rounds, 'round')} {words}" for (_, words), rounds in list(by.items())[:_FILINGS_NAMED]]
    if len(by) > _FILINGS_NAMED:
        words.append(f"{sum(list(by.values())[_FILINGS_NAMED:]):,} rounds under others (-v: which)")
    law = f"the law as of {report.as_of} (--as-of)" if report.as_of is not None else "the law of the day of each round"
    days = [day for period in report.periods for day in (period.first_day, period.last_day) if day is not None]
    when = "" if not days else f", {min(days)}" if min(days) == max(days) else f", {min(days)} to {max(days)}"
    chapters = [chapter for chapter in report.tables]
    of = f"{'Chapter' if len(chapters) == 1 else 'Chapters'} {', '.join(chapters)}"
    if any(period.under.chapter_asked for period in report.periods):
        of += " (--chapter; the log does not say it)"
    why = report.provisional
    provisional = f"; provisional: {why[0]}{' (and more: -v)' if len(why) > 1 else ''}" if why else ""
    return (
        f"{'; '.join(words)}; by {of}, {law}; {count(tables, 'table')}{when}, {count(report.events, 'event')}"
        f"{met(report.joins)}, {report.engine}{provisional}"
    )


def _in_force(under: JudgingBasis, *, given: bool) -> str:
    """What judged, in words: a filing, its version and whether its approval is shown, or the law alone and why."""
    called = f"; the log calls the filing in force {under.called}" if under.called else ""
    if not under.filing:
        return "by the law alone" + (f" ({under.why})" if given else "") + called
    version = f", version {under.version}" if under.version else ""
    tables = " or ".join(under.one_of)
    which = "; the source does not record which table it was; judged as one of the filing's: " if tables else ""
    return f"under {under.filing}{version}, {approval(under.status)}{called}{which}{tables}"


def _not_judged(judgment: ReplayedLogs) -> str:
    report = judgment.report
    unjudged = report.unjudged + [
        f"{period.log}: table {period.table}: {period.under.why}"
        for period in report.periods
        if not (period.rounds or period.under.judged)
    ]
    parts = unjudged[:_REASONS_NAMED]
    if len(unjudged) > _REASONS_NAMED:
        parts.append(f"and {len(unjudged) - _REASONS_NAMED:,} more stretches of rounds (-v: which)")
    if report.faults:
        parts.append(f"{count(len(report.faults), 'row or log', 'rows or logs')} that cannot be read")
    parts += gaps_between_logs(report.joins)
    if not report.filings and report.rounds:
        parts.append("what a filing selects, as no filing is given")
    parts += left_open(report.tallies)
    if judgment.left_out:
        parts.append(f"{count(judgment.left_out, 'rule')} left out (--select, --ignore)")
    if judgment.terms.excluded:
        parts.append(f"{count(len(judgment.terms.excluded), 'file')} excluded")
    return "; ".join(parts) or "nothing; every rule that the rounds called for was answered"


def _in_all(judgment: ReplayedLogs) -> str:
    report = judgment.report
    parts = [f"{count(report.rounds, 'round')} replayed"]
    alone = sum(period.rounds for period in report.uncovered)
    if report.uncovered:
        parts.append(f"{alone:,} of them under none of the filings given")
    parts += outcome_in_words(judgment.arranged, (), report.tallies)
    if judgment.terms.narrowed:
        parts.append("findings told in part")
    logs = sum(not fault.line for _, fault in report.faults)
    if len(report.faults) > logs:
        parts.append(f"{count(len(report.faults) - logs, 'row')} unreadable")
    if logs:
        parts.append(f"{count(logs, 'log')} unreadable")
    if report.unjudged:
        left = f"{count(report.rounds_left, 'round')} not judged" if report.rounds_left else "some rounds not judged"
        parts.append(left if report.rounds or report.rounds_left else "no round judged")
    if any(one.is_provisional for one in report.periods):
        parts.append("provisional")
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


def _write_findings(page: Page, report: ReplayReport, told: Iterable[ReportedFinding], manner: Manner) -> None:
    shown, rest = in_full(told, lambda one: one.finding.rule, manner)
    drawn: set[tuple[str, str, int]] = set()
    for key, findings in groupby((one.finding for one in shown), _round_of):
        _write_round(page, report, *key, list(findings), again=key in drawn)
        drawn.add(key)
    more_of(page, rest, lambda one: _short_place(_place(one.finding)))


def _short_place(where: LogPlace) -> str:
    return f"{where.table} round {where.round}" if where.round >= 0 else f"{where.table} event {where.event}"


def _write_round(
    page: Page, report: ReplayReport, log: str, table: str, number: int, findings: Sequence[Finding], *, again: bool
) -> None:
    where = f"round {number} of " if number >= 0 else ""
    page.line((NoWrap(f"{log}: {where}table {table}"), "bold underline"))
    for line in () if again else report.pictures.get((log, table, number), ()):
        page.line("  ", *page.cards(line))
    for finding in findings:
        place = _place(finding)
        write_head(page, f"{place.file}:{place.line}: event {place.event}", finding)
        write_grounds(page, finding, report.amendments)
    page.line()


def _write_unread(
    page: Page, report: ReplayReport, filing_faults: Mapping[str, Sequence[Fault]], manner: Manner
) -> None:
    some = False
    for file, faults in filing_faults.items():
        if faults:
            what = f"{count(len(faults), 'fault')} of its text; what they spoil is not checkable"
            error = ("error", STYLES["error"])
            page.line((NoWrap(f"{file}:"), "bold"), " ", error, f": {what}; floorperson check {file}", hang=4)
            some = True
    unread = sorted(report.faults, key=lambda told: told[1].line > 0)
    shown = len(unread) if manner.every else FAULTS_SHOWN
    for log, fault in unread[:shown]:
        place: tuple[StyledText, ...] = ((NoWrap(f"{log}:{fault.line}:"), "bold"), " ") if fault.line else ()
        page.line(
            *place,
            ("error", STYLES["error"]),
            " ",
            (fault.kind, "cyan"),
            f": {_fault_words(fault)}",
            hang=4,
        )
    kinds: dict[str, int] = {}
    for _, fault in unread[shown:]:
        kinds[fault.kind] = kinds.get(fault.kind, 0) + 1
    for kind, number in kinds.items():
        page.line(f"and {number:,} more of ", (kind, "cyan"), "; --all", hang=4)
    if some or unread:
        page.line()


def _write_details(page: Page, judgment: ReplayedLogs) -> None:
    """The logs and filings, under what each period was judged, the tallies of rules and what was not checkable."""
    report = judgment.report
    tables = "; ".join(f"chapter {chapter}: {count(len(names), 'table')}" for chapter, names in report.tables.items())
    page.line((", ".join(report.logs), "bold"), hang=2)
    page.line(
        f"  {count(report.rounds, 'round')}, {count(report.events, 'event')}"
        + (f", {tables}" if tables else "")
        + (f", {report.engine}" if report.engine else "")
    )
    if report.filings:
        page.line(f"  {count(len(report.filings), 'filing')} given: {', '.join(report.filings)}", hang=4)
    else:
        page.line("  judged without a filing: what a filing selects is not checkable")
    write_judged(page, report)
    for words in report.unjudged:
        page.line(("not judged", "bold yellow"), f": {words}", hang=2)
    for file in judgment.terms.excluded:
        page.line(("excluded", "yellow"), ": ", NoWrap(file), hang=2)
    write_tallies(page, report.tallies)
    write_missing(page, report.tallies)
    _write_provisional(page, report.findings)
    page.line()


def _fault_words(fault: RowFault) -> str:
    column = f"column {fault.column}: " if fault.column else ""
    table = f" (table {fault.table})" if fault.table else ""
    return f"{column}{fault.message}{table}"


def _write_provisional(page: Page, findings: Sequence[Finding]) -> None:
    """Once for each section and reason: which findings are judged by a text that is not that of their date."""
    reasons: dict[str, int] = {}
    for finding in findings:
        if finding.provisional:
            why = finding.provisional
            reasons[why] = reasons.get(why, 0) + 1
    for why, number in reasons.items():
        page.line(("provisional", "yellow"), f": {count(number, 'finding')}: {why}")
