"""Cases judged by hand from the text: a table's rounds and what a reader of the law finds in them."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from tests.chapters.ch535_pai_gow.playlog import replay
from tests.chapters.ch535_pai_gow.rounds import table
from tests.games.finds import Finds as Finds, breaks as breaks, hold, hold_tallies

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
    about: Collection[str] = ()

    def log(self) -> tuple[list[str], list[int]]:
        """The log as JSON lines, and the events of the findings."""
        return table(*self.rounds, never=self.never, undeclared=self.undeclared, direction=self.direction)

    def holds(self) -> None:
        """Replay the log and hold findings and tallies against what is expected."""
        lines, marked = self.log()
        report = replay(lines, self.filing)
        hold(report, marked, self.finds, self.about)
        hold_tallies(report, self.keeps, self.missing, self.spared)


def logs(cases: Iterable[Case]) -> dict[str, str]:
    """The logs of cases by name, as JSON lines."""
    return {case.name: "\n".join(case.log()[0]) for case in cases}
