"""Withdraws findings that rest on rows of a kind of which one came late, after they were made.

Of the last rounds of a log the rows are held back, so that a row that comes late finds its round
(validator/replay/pending_rows.py). One that comes later than that, or in another batch, finds it judged.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from validator.chapters.registry import ChapterPlay
from validator.core.finding import Finding, LogPlace
from validator.law.evidence import load_rests_on
from validator.log.codes import NOT_RECORDED
from validator.log.columns import Columns
from validator.log.records import Recording
from validator.log.vocabulary import KINDS
from validator.replay.checkability import OF_ROUND, Gate, of_kind
from validator.replay.data_gaps import Doubt, Doubts
from validator.replay.events import distinct
from validator.replay.line_numbers import line_of, log_of
from validator.replay.stray_rows import Stray, less_known

_WORDS = {code: word for word, code in KINDS.items()}


class LateRow(NamedTuple):
    """A row that came after its round was judged, and the rules that rest on rows of its kind.

    Its findings stand in the logs ``since`` one in which rounds are numbered so, up to ``log``, where the row stands on
    ``line``. ``rules`` are their ids, ``fact`` is what is missing for them.
    """

    chapter: str
    table: str
    number: int
    since: str
    log: str
    line: int
    rules: frozenset[str]
    fact: str

    def withdraws(self, finding: Finding) -> bool:
        """Whether a finding on the round rests on what came late."""
        return finding.chapter == self.chapter and finding.rule in self.rules


def came_late(
    logs: Sequence[str],
    table: str,
    events: Columns,
    strays: Sequence[Stray],
    play: ChapterPlay,
    recording: Recording,
    since: str,
) -> Iterator[LateRow]:
    """What rows out of place withdraw of rounds that were judged before these events, once for each round and kind."""
    here = distinct(events.round) if strays else ()
    resting: dict[int, frozenset[str]] = {}
    for number, kind, place in {(one.number, one.kind): (one.number, one.kind, one.place) for one in strays}.values():
        if number in here:
            continue
        if kind not in resting:
            resting[kind] = _resting_on(play, kind, recording)
        log, line = logs[log_of(events.line[place])], line_of(events.line[place])
        fact = of_kind(_WORDS[kind]) if kind != NOT_RECORDED else OF_ROUND
        yield LateRow(play.chapter, table, number, since, log, line, resting[kind], fact)


def _resting_on(play: ChapterPlay, kind: int, recording: Recording) -> frozenset[str]:
    """The rules that rest on rows of a kind; where it cannot be told (NOT_RECORDED) all that need more than one row."""
    if kind == NOT_RECORDED:
        return frozenset(rule.id for rule in play.rules) - set(load_rests_on(play.chapter).alone)
    known, less = (
        Gate(play, Doubt(), one, Doubts(), law=False).silenced()
        for one in (recording, less_known(recording, frozenset({kind})))
    )
    return frozenset(rule.id for rule in play.rules if rule.number in less.keys() - known.keys())


class Withdrawals:
    """Which of some findings rest on rows that came late; ``order`` are the places of the logs."""

    def __init__(self, came: Iterable[LateRow], order: Mapping[str, int]) -> None:
        self._order = order
        self._of_round: dict[tuple[str, int], list[LateRow]] = {}
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

    def _came_to(self, finding: Finding) -> list[LateRow]:
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
