"""What a table of findings does not tell: that it has no row of something is no pass."""

import sys

from validator.core.finding import Outcome
from validator.report.judgment import CheckedFilings, Judgment
from validator.report.page import shown
from validator.report.totals import add_up
from validator.report.words import count


def warn_of_untold(judgment: Judgment) -> None:
    """Say on standard error what was not judged, where anything was not: a table of findings has no row for it."""
    untold = untold_of(judgment)
    if untold:
        besides = ", ".join(untold)
        words = f"floorperson: the table holds findings alone; besides: {besides}; --format full tells of them"
        print(shown(words), file=sys.stderr)


def untold_of(judgment: Judgment) -> list[str]:
    """What was not judged, or not wholly, each in a few words."""
    found = []
    if judgment.interrupted:
        found.append("interrupted")
    if isinstance(judgment, CheckedFilings):
        tallies = [tally for report in judgment.reports for tally in report.tallies] + judgment.together.tallies
        faults = sum(len(report.faults) for report in judgment.reports)
        crashes = sum(len(report.crashes) for report in judgment.reports)
        found += [count(faults, "fault in the text of filings", "faults in the text of filings")] * bool(faults)
        found += [count(crashes, "rule of ours that failed", "rules of ours that failed")] * bool(crashes)
        clashes = len(judgment.clashes)
        found += [count(clashes, "clash between filings", "clashes between filings")] * bool(clashes)
    else:
        report = judgment.report
        tallies = report.tallies
        rows = sum(fault.line > 0 for _, fault in report.faults)
        logs = len(report.faults) - rows
        alone = sum(period.rounds for period in report.uncovered)
        faults = sum(map(len, judgment.filing_faults.values()))
        found += [count(rows, "unreadable row")] * bool(rows)
        found += [f"{count(logs, 'log')} unreadable, or its rest"] * bool(logs)
        found += [f"{count(alone, 'round')} under none of the filings given"] * bool(alone)
        found += [count(faults, "fault in the text of filings", "faults in the text of filings")] * bool(faults)
        found += report.unjudged
    unchecked = add_up(tallies).rules[Outcome.NOT_CHECKABLE]
    found += [f"{count(unchecked, 'rule')} not checkable"] * bool(unchecked)
    return found
