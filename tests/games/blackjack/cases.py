"""Cases judged by hand from the text: a table's rounds and what a reader of the law finds in them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.games.blackjack.playlog import replay
from tests.games.blackjack.rounds import filing, table
from tests.games.finds import Finds as Finds, breaks as breaks, hold, hold_tallies


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
        hold(report, marked, self.finds)
        hold_tallies(report, self.keeps, self.missing, self.spared)


def logs(cases: Iterable[Case]) -> dict[str, str]:
    """The logs of cases by name, as JSON lines."""
    return {case.name: "\n".join(case.log()[0]) for case in cases}
