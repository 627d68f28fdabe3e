"""Makes many faults at once in lawful play, each apart from the others: which of them a rule finds, and finds alone.

A fault that is found there is then made alone. So many more places can be looked at than could be judged one by one.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from validator.core.finding import Outcome, event_of
from validator.proof.faults.applied import AppliedFault
from validator.proof.faults.rewritten import rows_with
from validator.proof.faults.trial import Play, first_of, judge_rows

_APART = 1
"""Segments of play on either side of a fault in which no other is made."""

_MOST_AT_A_TIME = 60
"""Faults that are made at once at most: one may hide the other, as both are in the same shoe."""

_FEWEST = 4
"""Faults for which a whole segment of play is worth judging."""

_BATCHES = 4
"""Times that one segment of play is judged, with other faults."""


@dataclass
class Batch:
    """Faults that are made at once: whose each segment of play is."""

    owners: dict[int, AppliedFault] = field(default_factory=dict)
    made: list[AppliedFault] = field(default_factory=list)

    def takes(self, applied: AppliedFault, stretches: range) -> bool:
        """Make this one too, where it is far enough from the others."""
        if len(self.made) >= _MOST_AT_A_TIME or any(one in self.owners for one in stretches):
            return False
        self.owners |= dict.fromkeys(stretches, applied)
        self.made.append(applied)
        return True

    def owner(self, stretch: int) -> AppliedFault | None:
        """The fault made nearest to a segment of play, at it or before it."""
        if stretch in self.owners:
            return self.owners[stretch]
        before = max((one for one in self.owners if one < stretch), default=None)
        return None if before is None else self.owners[before]


class GroupResult(IntEnum):
    """What is seen of a fault that is made with others, the worst first."""

    NOT_FOUND = 0
    BESIDE_OTHERS = 1
    """The rule finds it several times, or near it something else is accused as a cause of its own."""
    ALONE = 2


def screened(
    play: Play, rule: str, faults: Sequence[AppliedFault], also: frozenset[str] = frozenset()
) -> dict[int, GroupResult]:
    """Of faults in one segment of play those made with others, by identity, and whether the rule finds them.

    Rules that may be found beside it, ``also``, are not looked at.
    """
    found: dict[int, GroupResult] = {}
    for batch in [one for one in batches_of(play, faults) if len(one.made) >= _FEWEST][:_BATCHES]:
        report = judge_rows(
            rows_with(play.scene, [one.work for one in batch.made]), play.filings, play.chapter, play.lines
        )
        new = [one for one in report.findings if (one.rule, event_of(one)) not in play.noted]
        mine: Counter[int] = Counter()
        others: set[int] = set()
        for finding in first_of(report.findings, new):
            place = min(len(play.rows) - 1, max(0, event_of(finding) // 10 - 1))
            owner = id(batch.owner(play.scene.stretch_number(place)))
            if finding.rule == rule:
                mine[owner] += 1
            elif finding.outcome is Outcome.FAIL and finding.rule not in also:
                others.add(owner)
        for one in map(id, batch.made):
            alone = mine[one] == 1 and one not in others
            found[one] = (
                GroupResult.ALONE if alone else GroupResult.BESIDE_OTHERS if mine[one] else GroupResult.NOT_FOUND
            )
    return found


def batches_of(play: Play, faults: Iterable[AppliedFault]) -> list[Batch]:
    """The faults as they can be made at once."""
    batches: list[Batch] = []
    for applied in faults:
        numbers = [play.scene.stretch_number(place) for place in applied.work.places()]
        stretches = range(min(numbers) - _APART, max(numbers) + _APART + 1)
        if not any(batch.takes(applied, stretches) for batch in batches):
            batches.append(Batch())
            batches[-1].takes(applied, stretches)
    return batches
