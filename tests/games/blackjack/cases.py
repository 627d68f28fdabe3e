"""Cases judged by hand from the text: a table's rounds and what a reader of the law finds in them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.games.blackjack.playlog import event_of, replay
from tests.games.blackjack.rounds import filing, table
from validator.core.finding import Outcome


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
    that do not apply.
    """

    name: str
    rounds: tuple[str, ...]
    finds: tuple[Finds, ...] = ()
    keeps: tuple[str, ...] = ()
    missing: tuple[tuple[str, str], ...] = ()
    spared: tuple[str, ...] = ()
    filing: str = field(default_factory=filing)
    never: tuple[str, ...] = ()
    undeclared: tuple[str, ...] = ()
    direction: str = "clockwise"
    from_hand: bool = False
    chapter: str = "633a"

    def log(self) -> tuple[list[str], list[int]]:
        """The log as JSON lines, and the events of the findings."""
        return table(
            *self.rounds,
            never=self.never,
            undeclared=self.undeclared,
            direction=self.direction,
            from_hand=self.from_hand,
            chapter=self.chapter,
        )

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
