"""Under what each table's rounds were judged, as text."""

from datetime import date

from validator.replay.periods import JudgingBasis, Period
from validator.replay.report import ReplayReport
from validator.report.finding_text import labelled
from validator.report.page import Page
from validator.report.words import count


def write_judged(page: Page, report: ReplayReport) -> None:
    """Write, for each table and period, which filing, version and law judged it, or why none did."""
    if not report.periods:
        return
    page.line(("judged under", "bold"))
    for period in report.periods:
        page.line(f"  {_which(period, report)}")
        _write_filing(page, period.under, given=bool(report.filings))
        _write_law(page, period.under, report.as_of)


def _which(period: Period, report: ReplayReport) -> str:
    """Log (where there are several), table, rounds and days, in words."""
    log = f"{period.log}: " if len(report.logs) > 1 else ""
    rounds = count(period.rounds, "round") if period.rounds else "no round"
    first, last = period.first_round, period.last_round
    if period.rounds and first is not None and last is not None:
        rounds = f"round {first}" if first == last else f"rounds {first} to {last}"
        rounds += "" if period.rounds == last - first + 1 else f" ({period.rounds:,})"
    days = "no day recorded"
    if period.first_day is not None:
        same = period.first_day == period.last_day
        days = f"{period.first_day}" if same else f"{period.first_day} to {period.last_day}"
    return f"{log}table {period.table}, {rounds}, {days}"


def _write_filing(page: Page, under: JudgingBasis, *, given: bool) -> None:
    called = f"; the log calls the filing in force {under.called}" if under.called else ""
    if not under.judged:
        labelled(page, "", ("not judged", "bold yellow"), f": {under.why}")
    elif not under.filing:
        none = ("none judged", "bold yellow") if given else "none judged"
        labelled(page, "filing", none, f": {under.why}; the law alone judges{called}")
    else:
        version = f", version {under.version}" if under.version else ""
        labelled(page, "filing", f"{under.filing}{version}, {approval(under.status)}{called}")
        if under.one_of:
            tables = " or ".join(under.one_of)
            labelled(page, "", "the source does not record which table it was; judged as one of the filing's: ", tables)


def approval(status: str) -> str:
    """What the status that a filing states of itself shows of its approval, in words."""
    match status:
        case "approved":
            return "approved"
        case "draft":
            return "a draft, judged by as if it were approved"
        case "unfinished":
            return "unfinished, judged by as if it were approved"
        case "submitted":
            return "submitted; approval is not shown"
        case _:
            return "of no status stated; approval is not shown"


def _write_law(page: Page, under: JudgingBasis, as_of: date | None) -> None:
    if under.law is None:
        return
    until = f" to {under.law.until}" if under.law.until is not None else " on"
    day = f"as of {as_of} (--as-of)" if as_of is not None else "of the day of each round"
    asked = " (--chapter; the log does not say it)" if under.chapter_asked else ""
    words = f"Chapter {under.chapter}{asked} {day}, by its text held from {under.law.since}{until}"
    labelled(page, "law", words)
    if under.law.provisional:
        labelled(page, "", ("provisional", "yellow"), f": {under.law.provisional}")
