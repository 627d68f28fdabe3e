"""What came of a filing, as its page shows it."""

from typing import NamedTuple

from validator.filing.check import CheckReport
from validator.report.closing import closing_on_paper
from validator.report.judgment import CheckedFilings
from validator.submission.fault import Fault
from validator.web.finding_view import FindingShown, TallyTable, shown_finding, tally_table


class FilingLine(NamedTuple):
    """A line of a filing, with the numbers of the findings that point to it and what is wrong with its text."""

    number: int
    source: str
    findings: tuple[FindingShown, ...]
    is_faulty: bool


class FilingView(NamedTuple):
    """What the page of a filing shows.

    ``faults`` and ``oddities`` stand with their places; ``lines`` is empty for a form, whose lines nobody has seen.
    """

    report: CheckReport
    closing: tuple[tuple[str, str], ...]
    findings: tuple[FindingShown, ...]
    faults: tuple[tuple[str, str, Fault], ...]
    clashes: tuple[str, ...]
    lines: tuple[FilingLine, ...]
    tallies: TallyTable


def filing_view(judgment: CheckedFilings) -> FilingView:
    """What the page shows of one filing that was judged."""
    (report,) = judgment.reports
    findings = tuple(
        shown_finding(number, told, judgment.amendments) for number, told in enumerate(judgment.arranged, 1)
    )
    told = (("error", report.faults), ("our own fault", report.crashes), ("review", report.oddities))
    return FilingView(
        report=report,
        closing=tuple(closing_on_paper(judgment, "below")),
        findings=findings,
        faults=tuple((word, one.at(report.file), one) for word, held in told for one in held),
        clashes=tuple(one.clash.message for one in judgment.clashes),
        lines=tuple(_lines(report, findings)),
        tallies=tally_table([*report.tallies, *judgment.together.tallies]),
    )


def _lines(report: CheckReport, findings: tuple[FindingShown, ...]) -> list[FilingLine]:
    if report.typed is not None and report.typed.filing.cells:
        return []
    at: dict[int, list[FindingShown]] = {}
    for one in findings:
        at.setdefault(one.line, []).append(one)
    faulty = {fault.line for fault in (*report.faults, *report.oddities)}
    return [
        FilingLine(number, source, tuple(at.get(number, ())), number in faulty)
        for number, source in enumerate(report.lines, 1)
    ]
