"""Small tables with an optional wager beside the Blackjack Wager, for tests of the wagers that wait for the dealer."""

from collections.abc import Iterable

from tests.games.blackjack.playrows import judged
from validator.chapters.registry import chapter_play
from validator.core.finding import Finding
from validator.law.versions import law_of
from validator.replay.report import ReplayReport

RECORDED = (
    "wager collect pay return deal deal.card peek choice expose muck cleared verify meter meter-reset "
    "meter-contribution payout-documented magic-card lucky-position wager-handled wager-changed split"
)
"""What these tables declare to record always."""

Said = tuple[str, str, str | int, int | None]


def table(rows: str, *, never: Iterable[str] = (), meter: str = "") -> str:
    """A table whose seats rise clockwise, its declarations, and ``rows`` in the notation of playrows."""
    declared = " ".join(word for word in RECORDED.split() if word not in never)
    return f"always {declared}\n- table-open what=633a\n- positions what=clockwise n=6\n{meter}\n{rows}"


def told(notation: str, filing: str, about: str) -> list[Said]:
    """Rule, paragraph, label and cents of each finding of the rules whose id holds ``about``; noted ones begin with ~."""
    return told_of(*judged_table(notation, filing), about)


def judged_table(notation: str, filing: str) -> tuple[ReplayReport, dict[int, str]]:
    """The report on a table, and the labels of its events by their number."""
    report, log = judged(notation, filing)
    return report, {number: label for label, number in log.labels.items()}


def told_of(report: ReplayReport, labels: dict[int, str], about: str) -> list[Said]:
    """The findings of a report whose rule's id holds ``about``."""
    return [
        (
            ("~" if finding.reading else "") + finding.rule,
            finding.citation,
            labels.get(event(finding), event(finding)),
            finding.overpaid_cents,
        )
        for finding in sorted(report.findings, key=event)
        if about in finding.rule
    ]


def event(finding: Finding) -> int:
    """The number of the event that a finding points to."""
    assert not hasattr(finding.where, "path")
    return finding.where.event


def lacks(notation: str, filing: str, rule: str) -> dict[str, int]:
    """The facts that a rule lacked, by how often."""
    assert rule in {one.id for one in chapter_play(law_of("633a")).rules}
    report, _ = judged(notation, filing)
    return dict(report.tally(rule).missing)


def kept(notation: str, filing: str, rule: str) -> int:
    """How often a rule was judged and kept."""
    report, _ = judged(notation, filing)
    return report.tally(rule).passed
