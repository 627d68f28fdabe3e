"""Tallies added up in two ways that are never mixed: rules, each counted once, and the times that they were asked."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from validator.core.finding import GRAVITY, Outcome, Tally


class Totals(NamedTuple):
    """What came of rules.

    ``rules`` counts them by their gravest outcome (None: never asked), so that its numbers add up to the number of
    rules; ``times`` counts applications by outcome. ``partly`` of the rules not checkable passed in other
    applications, ``besides`` of those failed or for review were not checkable in others.
    """

    rules: Mapping[Outcome | None, int]
    times: Mapping[Outcome, int]
    partly: int
    besides: int

    @property
    def all_rules(self) -> int:
        """The number of rules."""
        return sum(self.rules.values())

    @property
    def all_times(self) -> int:
        """How often they were asked."""
        return sum(self.times.values())


def add_up(tallies: Iterable[Tally]) -> Totals:
    """The totals of rules of one or several chapters, each with one tally."""
    rules: dict[Outcome | None, int] = dict.fromkeys((*GRAVITY, None), 0)
    times = dict.fromkeys(GRAVITY, 0)
    partly = besides = 0
    for tally in tallies:
        gravest = tally.outcome
        rules[gravest] += 1
        for outcome, number in zip(GRAVITY, tally.ends, strict=True):
            times[outcome] += number
        if gravest is Outcome.NOT_CHECKABLE:
            partly += tally.passed > 0
        else:
            besides += tally.not_checkable > 0
    return Totals(rules, times, partly, besides)
