"""Findings counted by rule, instead of listed."""

from collections.abc import Iterable
from dataclasses import dataclass

from validator.core.finding import Finding
from validator.core.money import format_cents
from validator.report.finding_text import word_of
from validator.report.page import Page
from validator.report.words import STYLES, cited


@dataclass(slots=True)
class RuleCount:
    """How many findings one rule has under one paragraph, and the cents overpaid, underpaid and cost in them."""

    rule: str
    citation: str
    word: str
    title: str
    findings: int = 0
    overpaid: int = 0
    underpaid: int = 0
    cost: int = 0

    @property
    def money(self) -> str:
        """The sums in words; "" where no money is at stake."""
        sums = (("overpaid", self.overpaid), ("underpaid", self.underpaid), ("cost", self.cost))
        return ", ".join(f"{what} {format_cents(cents)}" for what, cents in sums if cents)


def count_by_rule(findings: Iterable[Finding]) -> list[RuleCount]:
    """The findings counted by rule and paragraph, the most frequent first."""
    found: dict[tuple[str, str, str], RuleCount] = {}
    for finding in findings:
        word = word_of(finding)
        key = finding.rule, finding.citation, word
        one = found.setdefault(key, RuleCount(finding.rule, finding.citation, word, finding.title))
        one.findings += 1
        one.overpaid += max(0, finding.overpaid_cents or 0)
        one.underpaid += max(0, -(finding.overpaid_cents or 0))
        one.cost += finding.cost_cents or 0
    return sorted(found.values(), key=lambda one: (-one.findings, one.rule, one.citation))


def write_statistics(page: Page, findings: Iterable[Finding]) -> None:
    """Write a line for each rule: how many, how grave, its paragraph, its title, the money."""
    rows = count_by_rule(findings)
    if not rows:
        return
    cells = [(f"{one.findings:,}", one.word, one.rule, cited(one.citation)) for one in rows]
    widths = [max(len(page.carried(row[place])) for row in cells) for place in range(4)]
    for one, (number, word, rule, law) in zip(rows, cells, strict=True):
        page.line(
            f"{number:>{widths[0]}}  ",
            (f"{word:<{widths[1]}}", STYLES[word]),
            "  ",
            (f"{rule:<{widths[2]}}", "cyan"),
            f"  {page.carried(law):<{widths[3]}}  {one.title}" + (f" ({one.money})" if one.money else ""),
        )
    page.line()
