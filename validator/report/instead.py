"""The same logs judged twice: what another filing, another day or a proposed amendment changes of the findings."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from types import MappingProxyType
from typing import Final, NamedTuple

from validator.core.finding import Finding, LogPlace, Tally
from validator.replay.filings import Submission
from validator.replay.report import ReplayReport
from validator.submission.fault import Fault

KEPT: Final = 1_000
"""Findings gone, new and changed, of each the first, that are told one by one."""

_Place = tuple[int, int]
"""The place of a log among those replayed, and a line of it."""


class Side(NamedTuple):
    """One of the two judgings: what came of it, the filings given, and what is wrong with their text, by file."""

    report: ReplayReport
    filings: tuple[Submission, ...] = ()
    faults: Mapping[str, Sequence[Fault]] = MappingProxyType({})

    @property
    def under_a_filing(self) -> int:
        """The rounds that a filing judged."""
        return sum(period.rounds for period in self.report.periods if period.under.by == "filing and law")

    @property
    def in_all(self) -> int:
        """The rounds of the logs, judged or not."""
        return sum(period.rounds for period in self.report.periods)


@dataclass(slots=True)
class FindingSums:
    """Findings and money of a judging, or of a rule in it; ``not_checkable`` applications lacked a fact."""

    findings: int = 0
    overpaid_cents: int = 0
    underpaid_cents: int = 0
    cost_cents: int = 0
    not_checkable: int = 0

    def add(self, finding: Finding) -> None:
        """Take in a finding."""
        overpaid = finding.overpaid_cents or 0
        self.findings += 1
        self.overpaid_cents += max(0, overpaid)
        self.underpaid_cents += max(0, -overpaid)
        self.cost_cents += finding.cost_cents or 0


@dataclass(slots=True)
class RuleSums:
    """What comes of a rule in both judgings."""

    rule: str
    citation: str
    before: FindingSums = field(default_factory=FindingSums)
    after: FindingSums = field(default_factory=FindingSums)


@dataclass(slots=True)
class JudgingComparison:
    """The changes between two judgings of the same logs: how many findings of each kind, and the first of them."""

    before: Side
    after: Side
    sums: tuple[FindingSums, FindingSums] = field(default_factory=lambda: (FindingSums(), FindingSums()))
    rules: list[RuleSums] = field(default_factory=list)
    gone: list[Finding] = field(default_factory=list)
    new: list[Finding] = field(default_factory=list)
    changed: list[tuple[Finding, Finding]] = field(default_factory=list)
    gone_in_all: int = 0
    new_in_all: int = 0
    changed_in_all: int = 0

    @property
    def changes(self) -> bool:
        """Whether any finding is gone, new or changed."""
        return bool(self.gone_in_all or self.new_in_all or self.changed_in_all)

    def take(self, before: Finding | None, after: Finding | None) -> None:
        """Take in a finding of either judging, or of both."""
        if before is None and after is not None:
            self.new_in_all += 1
            self.new += [after] if len(self.new) < KEPT else []
        elif before is not None and after is None:
            self.gone_in_all += 1
            self.gone += [before] if len(self.gone) < KEPT else []
        elif before is not None and after is not None and _said(before) != _said(after):
            self.changed_in_all += 1
            self.changed += [(before, after)] if len(self.changed) < KEPT else []


def compare_judgings(before: Side, after: Side) -> JudgingComparison:
    """What the second judging of the same logs changes; the findings of both are read once, in their order."""
    found = JudgingComparison(before, after)
    rules = _of_tallies(found)
    order = {log: place for place, log in enumerate(before.report.logs)}
    for first, second in _beside(before.report.findings, after.report.findings, order):
        for finding in first:
            found.sums[0].add(finding)
            _of_rule(rules, finding).before.add(finding)
        for finding in second:
            found.sums[1].add(finding)
            _of_rule(rules, finding).after.add(finding)
        for pair in _paired(first, second):
            found.take(*pair)
    found.rules = [one for one in rules.values() if _tells(one)]
    return found


def _beside(
    first: Iterable[Finding], second: Iterable[Finding], order: dict[str, int]
) -> Iterator[tuple[list[Finding], list[Finding]]]:
    """The findings of each line of each log in both judgings, which hold them in the order of logs and lines."""

    def by_line(findings: Iterable[Finding]) -> Iterator[tuple[_Place, list[Finding]]]:
        for place, held in groupby(findings, lambda one: (order.get(one.where.file, len(order)), one.where.line)):
            yield place, list(held)

    one, other = by_line(first), by_line(second)
    left, right = next(one, None), next(other, None)
    while left is not None or right is not None:
        here = min(held[0] for held in (left, right) if held is not None)
        findings: tuple[list[Finding], list[Finding]] = [], []
        if left is not None and left[0] == here:
            findings[0].extend(left[1])
            left = next(one, None)
        if right is not None and right[0] == here:
            findings[1].extend(right[1])
            right = next(other, None)
        yield findings


def _paired(first: Sequence[Finding], second: Sequence[Finding]) -> Iterator[tuple[Finding | None, Finding | None]]:
    """The findings of one line by their table, event and rule, several of one such place in order."""
    left: dict[tuple[object, ...], deque[Finding]] = {}
    for finding in second:
        left.setdefault(_key(finding), deque()).append(finding)
    for finding in first:
        held = left.get(_key(finding))
        yield finding, held.popleft() if held else None
    for held in left.values():
        yield from ((None, finding) for finding in held)


def _key(finding: Finding) -> tuple[object, ...]:
    where = finding.where
    event = (where.file, where.table, where.event) if isinstance(where, LogPlace) else ()
    return finding.chapter, finding.rule, event


def _said(finding: Finding) -> tuple[object, ...]:
    """What makes two findings of one rule at one place differ."""
    amounts = (finding.overpaid_cents, finding.cost_cents, finding.short)
    return finding.outcome, finding.expected, finding.observed, amounts


def _of_rule(rules: dict[tuple[str, str], RuleSums], one: Finding | Tally) -> RuleSums:
    key = one.chapter, one.rule
    if key not in rules:
        rules[key] = RuleSums(one.rule, one.citation)
    return rules[key]


def _of_tallies(found: JudgingComparison) -> dict[tuple[str, str], RuleSums]:
    """The rules in the law's order, each with how often it was not checkable: a finding may be gone for that alone."""
    rules: dict[tuple[str, str], RuleSums] = {}
    for tally in found.before.report.tallies:
        found.sums[0].not_checkable += tally.not_checkable
        _of_rule(rules, tally).before.not_checkable = tally.not_checkable
    for tally in found.after.report.tallies:
        found.sums[1].not_checkable += tally.not_checkable
        _of_rule(rules, tally).after.not_checkable = tally.not_checkable
    return rules


def _tells(one: RuleSums) -> bool:
    return bool(one.before.findings or one.after.findings) or one.before.not_checkable != one.after.not_checkable
