"""A finding as papers print it: what, where, the law's words, expected and observed, amounts, reading."""

from collections.abc import Iterator, Sequence

from validator.core.finding import FilingPlace, Finding, Outcome
from validator.law.versions import Amendments, law_of
from validator.report.finding_text import amounts_of, root_of, word_of
from validator.report.judgment import ReportedFinding, Terms
from validator.report.page import shown
from validator.report.papers.paper import Cell, Line, Role
from validator.report.words import cited


def finding_lines(finding: Finding, source: Sequence[str] = (), amendments: Amendments = ()) -> Cell:
    """The lines of a paper on a finding; ``source`` are the lines of the filing or log that it points to."""
    return tuple(_told(finding, source, amendments))


def standing_lines(told: ReportedFinding | None, terms: Terms) -> Iterator[Line]:
    """That a finding does not count, by whose word and why; nothing of one that is new, or None."""
    if told is None or told.counts:
        return
    if told.suppression is None:
        yield Line(f"Known: it stands in the baseline {shown(terms.baseline)}", "review")
    else:
        reason, approver = shown(told.suppression.reason), shown(told.suppression.approver)
        until = f", until {told.suppression.until}" if told.suppression.until else ""
        yield Line(f"Suppressed by {shown(terms.configuration)}: {reason}; approved by {approver}{until}", "review")


def finding_role(finding: Finding) -> Role:
    """How the head of a finding is set: as a failure, or as for review."""
    return "review" if finding.outcome is Outcome.REVIEW else "fail"


def _told(finding: Finding, source: Sequence[str], amendments: Amendments) -> Iterator[Line]:
    yield Line(f"{word_of(finding)}: {finding.message}", finding_role(finding))
    where = finding.where
    at = f" ({where.path})" if isinstance(where, FilingPlace) and where.path else ""
    yield Line(f"{where}{at}; rule {finding.rule}", "dim")
    if 1 <= where.line <= len(source) and not (isinstance(where, FilingPlace) and where.cell):
        yield Line(f"{where.line:>5} | {source[where.line - 1]}", "code")
    yield Line(cited(finding.citation), "strong")
    yield Line(finding.quote, "quote")
    if finding.expected:
        yield Line(f"expected: {finding.expected}")
    if finding.observed:
        yield Line(f"observed: {finding.observed}")
    for words in (amounts_of(finding), root_of(finding)):
        if words:
            yield Line(words, "strong")
    yield Line(f"judged by the law as of {finding.as_of}", "dim")
    if finding.provisional:
        yield Line(f"provisional: {finding.provisional}", "dim")
    if finding.outcome is Outcome.REVIEW:
        yield from open_lines(finding, amendments)


def open_lines(finding: Finding, amendments: Amendments) -> Iterator[Line]:
    """Why a finding for review is not accused: the doubt about the text and its readings, or a waiver."""
    readings = law_of(finding.chapter, finding.as_of, amendments).readings
    reading = next((one for one in readings if one.id == finding.reading), None)
    if reading is None:
        yield Line("not accused: the filing names a waiver of the paragraph")
        return
    yield Line(f"not accused, the text is open: {reading.doubt}")
    for choice in reading.readings:
        mark = "preferred" if choice.id == reading.preferred else "set aside" if choice.rejected else "possible"
        yield Line(f"- {choice.says} ({mark})")
