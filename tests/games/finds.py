"""What a reader of the law finds in rounds of a table, held against what a replay finds."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tests.places import in_log
from validator.core.finding import Finding, Outcome
from validator.replay.report import ReplayReport


@dataclass(frozen=True)
class Finds:
    """One finding: rule, paragraph, cents and who was short.

    The cents are what was paid less what was due (positive: the house paid too much), or what the wrong act cost.
    """

    rule: str
    cite: str
    cents: int | None = None
    short: str | None = None
    noted: bool = False


def breaks(
    rule: str, cite: str, cents: int | None = None, short: str | None = None, noted: bool = False
) -> tuple[Finds, ...]:
    """One finding, alone."""
    return (Finds(rule, cite, cents, short, noted),)


def told(finding: Finding) -> Finds:
    """What a finding says, in short."""
    cents = finding.cost_cents if finding.overpaid_cents is None else finding.overpaid_cents
    return Finds(finding.rule, finding.citation, cents, finding.short, finding.outcome is Outcome.REVIEW)


def event_of(finding: Finding) -> int:
    """The event that a finding on a log points to."""
    return in_log(finding).event


def hold(report: ReplayReport, marked: Sequence[int], finds: Sequence[Finds], only: Collection[str] = ()) -> None:
    """Hold what is found against ``finds``, which point to the events ``marked``; ``only`` under rules named, if any."""
    assert [fault for _, fault in report.faults] == []
    found = [(event_of(one), told(one)) for one in report.findings if not only or one.rule in only]
    expected = list(zip(marked, finds, strict=False))
    wrong = [f"found {pair}" for pair in found if pair not in expected]
    wrong += [f"not found {pair}" for pair in expected if pair not in found]
    assert not wrong, "\n".join(wrong)
    assert len(found) == len(expected) == len(marked) == len(finds)


def hold_tallies(
    report: ReplayReport, keeps: Sequence[str], missing: Sequence[tuple[str, str]], spared: Sequence[str]
) -> None:
    """Hold that rules were judged and kept, lacked a fact, or do not apply."""
    for rule in keeps:
        assert report.tally(rule).passed > 0, f"{rule} was never judged and kept"
    for rule, fact in missing:
        assert report.tally(rule).missing.get(fact, 0) > 0, f"{rule}: {report.tally(rule)}"
    for rule in spared:
        assert report.tally(rule).not_applicable > 0, f"{rule}: {report.tally(rule)}"
