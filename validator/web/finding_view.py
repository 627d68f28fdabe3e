"""A finding as the pages show it."""

from collections.abc import Sequence
from typing import NamedTuple

from validator.core.finding import GRAVITY, FilingPlace, Finding, LogPlace, Outcome, Tally
from validator.law.versions import Amendments
from validator.report.finding_text import amounts_of, root_of, word_of
from validator.report.judgment import ReportedFinding
from validator.report.papers.findings import open_lines
from validator.report.totals import Totals, add_up

OUTCOMES = {
    Outcome.FAIL: "fails",
    Outcome.REVIEW: "for review",
    Outcome.NOT_CHECKABLE: "not checkable",
    Outcome.PASS: "kept",
    Outcome.NOT_APPLICABLE: "not applicable",
}
"""How an outcome is called in a table of rules."""


class FindingShown(NamedTuple):
    """A finding with its place among those of the page, its severity in a word, and what it says besides.

    ``why_open`` are the lines that say why what is for review is not accused; ``round`` is -1 outside of rounds.
    """

    number: int
    told: ReportedFinding
    word: str
    place: str
    line: int
    table: str
    round: int
    amounts: str
    root: str
    why_open: tuple[str, ...]

    @property
    def finding(self) -> Finding:
        """What was found."""
        return self.told.finding


class TallyTable(NamedTuple):
    """The rules by what came of them; ``totals`` are those of rules and of the times that they were asked."""

    totals: Totals
    groups: tuple[tuple[str, tuple[Tally, ...]], ...]


def shown_finding(number: int, told: ReportedFinding, amendments: Amendments) -> FindingShown:
    """A finding as a page shows it."""
    finding, where = told.finding, told.finding.where
    open_ = open_lines(finding, amendments) if finding.outcome is Outcome.REVIEW else ()
    return FindingShown(
        number=number,
        told=told,
        word=word_of(finding),
        place=str(where),
        line=0 if isinstance(where, FilingPlace) and where.cell else where.line,
        table=where.table if isinstance(where, LogPlace) else "",
        round=where.round if isinstance(where, LogPlace) else -1,
        amounts=amounts_of(finding),
        root=root_of(finding),
        why_open=tuple(line.words for line in open_),
    )


def tally_table(tallies: Sequence[Tally]) -> TallyTable:
    """The rules by their gravest outcome, those never asked last."""
    groups = [(OUTCOMES[outcome], tuple(one for one in tallies if one.outcome is outcome)) for outcome in GRAVITY]
    groups.append(("never asked", tuple(one for one in tallies if one.outcome is None)))
    return TallyTable(add_up(tallies), tuple((word, held) for word, held in groups if held))
