"""Small logs in the notation of the rules' examples: all that is found in them, and how often some rules were applied."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from tests.games.finds import Finds, hold
from validator.chapters.registry import played
from validator.core.finding import Finding
from validator.examples import replayed
from validator.law.dated import law_of
from validator.log.notation import Written, written
from validator.replay_report import ReplayReport

LOST = "unreadable"


class WithLost(Written):
    """A log with rows of no kind that is known, of which nothing is declared."""

    def lines(self) -> list[str]:
        """The log as JSON lines."""
        rows = [json.loads(line) for line in Written.lines(self)]
        told = [row["what"] for row in rows if row["kind"] == "records" and row["what"] != LOST]
        return [json.dumps(row | {"what": told[0]} if row.get("what") == LOST else row) for row in rows]


@dataclass(frozen=True)
class Small:
    """A log: ``counts`` says of rules how often each was applied and how that ended, "" for never.

    ``finds`` is all that is found, each with the number of the act that it points to; ``roots`` the acts that findings
    under a rule follow from, ``words`` what they say was expected, and what was observed.
    """

    says: str
    chapter: str
    text: str
    counts: Mapping[str, str] = field(default_factory=dict)
    finds: tuple[tuple[int, Finds], ...] = ()
    roots: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.chapter}: {self.says}"

    def judged(self) -> ReplayReport:
        """What is found in the log; a line "unreadable" of it is a row of no kind that is known."""
        log = written(self.text, self.chapter, played(self.chapter).main_wager)
        report = replayed(WithLost(**{one.name: getattr(log, one.name) for one in fields(log)}), law_of(self.chapter))
        lost = [one for one in report.faults if one[1].kind == "unknown-kind" and LOST in one[1].message]
        assert len(lost) == sum(row["kind"] == LOST for row in log.rows)
        report.faults = [one for one in report.faults if one not in lost]
        return report

    def holds(self) -> None:
        """Hold what is found, and what is counted, against what is expected."""
        report = self.judged()
        hold(report, [event for event, _ in self.finds], [one for _, one in self.finds])
        assert {rule: counted(report, rule, self.chapter) for rule in self.counts} == self.counts
        assert {one.rule: root_of(one) for one in report.findings if one.root} == self.roots
        worded = {one.rule: f"{one.expected} / {one.observed}" for one in report.findings}
        assert {rule: worded[rule] for rule in self.words} == self.words


def counted(report: ReplayReport, rule: str, chapter: str) -> str:
    """How often a rule was applied and how that ended, in words: "2 passed, 1 not applicable"."""
    tally = report.tally(rule, chapter)
    ended = {
        "passed": tally.passed,
        "failed": tally.failed,
        "for review": tally.for_review,
        "not applicable": tally.not_applicable,
        **tally.missing,
    }
    return ", ".join(f"{number} {how}" for how, number in ended.items() if number)


def root_of(finding: Finding) -> int:
    """The act that a finding follows from."""
    assert finding.root is not None
    return finding.root.event
