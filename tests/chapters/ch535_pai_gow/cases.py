"""Cases judged by hand from the text: a table's rounds and what a reader of the law finds in them."""

from collections.abc import Iterable
from dataclasses import dataclass

from tests.chapters.ch535_pai_gow.playlog import event_of, replay
from tests.chapters.ch535_pai_gow.rounds import table
from validator.core.finding import Outcome

FILED = """
chapter: "535"
head: {version: "1", effective: 2010-04-01}
bank: {offered: true, co_banking: true, dealer_wager: last-wager}
wagers: {two_areas: true}
vigorish: {rounding: up}
dealing:
  alternative_styles: [house-way-left, cup-say-right, cup-say-left, jung-quat, chee-yee, pin-say-right, pin-say-left,
    dragon-head-right, dragon-head-left]
"""
"""A filing that selects all that the chapter leaves to it."""

BARE = """
chapter: "535"
head: {version: "1", effective: 2010-04-01}
bank: {offered: false}
wagers: {two_areas: false}
vigorish: {rounding: none}
dealing: {alternative_styles: []}
"""
"""A filing that selects nothing."""


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


@dataclass(frozen=True)
class Case:
    """Rounds of one table and what is found: ``finds`` in the order of the stars in ``rounds``.

    ``keeps`` are rules that must have been judged and kept, ``missing`` the facts that a rule lacked, ``spared`` rules
    that do not apply. ``about`` are the rules whose findings count in rounds that are not played to their end; in all
    others (empty) every finding counts.
    """

    name: str
    rounds: tuple[str, ...]
    finds: tuple[Finds, ...] = ()
    keeps: tuple[str, ...] = ()
    missing: tuple[tuple[str, str], ...] = ()
    spared: tuple[str, ...] = ()
    filing: str = FILED
    never: tuple[str, ...] = ()
    undeclared: tuple[str, ...] = ()
    direction: str = "counterclockwise"
    about: frozenset[str] = frozenset()

    def log(self) -> tuple[list[str], list[int]]:
        """The log as JSON lines, and the events of the findings."""
        return table(*self.rounds, never=self.never, undeclared=self.undeclared, direction=self.direction)

    def holds(self) -> None:
        """Replay the log and hold findings and tallies against what is expected."""
        lines, marked = self.log()
        report = replay(lines, self.filing)
        assert [fault for _, fault in report.faults] == []
        found = [
            (
                event_of(finding),
                Finds(
                    finding.rule,
                    finding.citation,
                    finding.cost_cents if finding.overpaid_cents is None else finding.overpaid_cents,
                    finding.short,
                    finding.outcome is Outcome.REVIEW,
                ),
            )
            for finding in report.findings
            if not self.about or finding.rule in self.about
        ]
        expected = list(zip(marked, self.finds, strict=False))
        told = [f"found {pair}" for pair in found if pair not in expected]
        told += [f"not found {pair}" for pair in expected if pair not in found]
        assert not told, "\n".join(told)
        assert len(found) == len(expected) == len(marked) == len(self.finds)
        for rule in self.keeps:
            assert report.tally(rule).passed > 0, f"{rule} was never judged and kept"
        for rule, fact in self.missing:
            assert report.tally(rule).missing.get(fact, 0) > 0, f"{rule}: {report.tally(rule)}"
        for rule in self.spared:
            assert report.tally(rule).not_applicable > 0, f"{rule}: {report.tally(rule)}"


def breaks(
    rule: str, cite: str, cents: int | None = None, short: str | None = None, noted: bool = False
) -> tuple[Finds, ...]:
    """One finding, alone."""
    return (Finds(rule, cite, cents, short, noted),)


def logs(cases: Iterable[Case]) -> dict[str, str]:
    """The logs of cases by name, as JSON lines."""
    return {case.name: "\n".join(case.log()[0]) for case in cases}
