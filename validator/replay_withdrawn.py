"""Findings that are withdrawn: a row of their round came late, after they were made, and they rest on rows of its kind.

Of the last rounds of a log the rows are held back, so that a row that comes late finds its round
(validator/replay_held.py). One that comes later than that, or in another batch, finds it judged.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from validator.chapters.registry import ChapterPlay
from validator.core.finding import Finding, LogPlace
from validator.log.codes import NOT_RECORDED
from validator.log.records import Recording
from validator.log.vocabulary import KINDS
from validator.replay_doubts import Doubt, Doubts
from validator.replay_gate import OF_ROUND, Gate, of_kind
from validator.replay_strays import less_known

_WORDS = {code: word for word, code in KINDS.items()}


class Late(NamedTuple):
    """Of a round of a table that was judged, which rules rest on rows of a kind of which one came after that.

    Its findings stand in the logs ``since`` one in which rounds are numbered so, up to ``log``, where the row stands on
    ``line``. ``rules`` are their ids, None for all but those in ``alone``: of what kind the row is cannot be told.
    """

    chapter: str
    table: str
    number: int
    since: str
    log: str
    line: int
    rules: frozenset[str] | None
    alone: frozenset[str]
    fact: str

    def withdraws(self, finding: Finding) -> bool:
        """Whether a finding on the round rests on what came late."""
        if finding.chapter != self.chapter:
            return False
        return finding.rule not in self.alone if self.rules is None else finding.rule in self.rules


def late(
    play: ChapterPlay, table: str, number: int, kind: int, recording: Recording, since: str, log: str, line: int
) -> Late:
    """What a row of a kind (NOT_RECORDED: unknown) withdraws that came after its round was judged."""
    gate = Gate(play, Doubt(), less_known(recording, frozenset({kind})), Doubts(), law=False)
    alone = gate.alone
    if kind == NOT_RECORDED:
        return Late(play.chapter, table, number, since, log, line, None, alone, OF_ROUND)
    before = Gate(play, Doubt(), recording, Doubts(), law=False).silenced()
    numbers = gate.silenced().keys() - before.keys()
    rules = frozenset(rule.id for rule in play.rules if rule.number in numbers)
    return Late(play.chapter, table, number, since, log, line, rules, alone, of_kind(_WORDS[kind]))


class Withdrawals:
    """Which of some findings rest on rows that came late; ``order`` are the places of the logs."""

    def __init__(self, came: Iterable[Late], order: Mapping[str, int]) -> None:
        self._order = order
        self._of_round: dict[tuple[str, int], list[Late]] = {}
        for one in came:
            self._of_round.setdefault((one.table, one.number), []).append(one)
        self._roots: dict[LogPlace, str] = {}

    def of(self, findings: Sequence[Finding]) -> list[tuple[Finding, str]]:
        """Those that are withdrawn, each with the fact that is missing.

        What follows in the same round from one that is withdrawn, and from no other, is withdrawn with it.
        """
        if not self._of_round:
            return []
        near = [(finding, self._itself(finding)) for finding in findings if self._came_to(finding)]
        standing = {finding.where for finding, fact in near if not fact}
        self._roots = {_place(finding): fact for finding, fact in near if fact and finding.where not in standing}
        return [(finding, fact) for finding, _ in near if (fact := self.why(finding))]

    def why(self, finding: Finding) -> str:
        """The fact for want of which a finding is withdrawn; "" where it stands."""
        if not self._came_to(finding):
            return ""
        root = self._roots.get(finding.root, "") if finding.root is not None else ""
        return self._itself(finding) or (root if finding.root and finding.root.round == _place(finding).round else "")

    def _itself(self, finding: Finding) -> str:
        return next((one.fact for one in self._came_to(finding) if one.withdraws(finding)), "")

    def _came_to(self, finding: Finding) -> list[Late]:
        """What came late of the round on which a finding is."""
        where = _place(finding)
        at = self._order.get(where.file, -1), where.line
        return [
            one
            for one in self._of_round.get((where.table, where.round), ())
            if (self._order.get(one.since, 0), 0) <= at < (self._order.get(one.log, -1), one.line)
        ]


def _place(finding: Finding) -> LogPlace:
    assert isinstance(finding.where, LogPlace)
    return finding.where
