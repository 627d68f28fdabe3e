"""Small logs in the notation of the rules' examples, as data: what is found in them, and how rules are counted."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML

from tests.games.counted import counted, worded
from tests.games.finds import Finds, event_of, hold
from validator.chapters.registry import played
from validator.core.finding import Finding
from validator.examples import replayed_lines
from validator.law.versions import law_of
from validator.log.notation import NotatedRows, notation_lines, written
from validator.replay.report import ReplayReport

_UNREADABLE: Final = "unreadable"
_LOST: Final = 999
_NEXT_FILE: Final = 998
_MARKS: Final = {"lost": f"verify hand={_LOST}", "next file": f"verify hand={_NEXT_FILE}"}
_UNREAD: Final = ("bad-json", "out-of-range", "row-out-of-round", "row-of-no-round")


@dataclass(frozen=True)
class Small:
    """A log: ``counts`` says of rules how often each was applied and how that ended.

    In ``log`` a line ``unreadable`` is a row of no kind that is known, ``lost`` one that breaks off; with ``next file``
    the log goes on in another. ``finds`` is all that is found, each with the act (``at``) that it points to; without it
    stars stand before the acts at which the rules counted are broken. ``roots`` are the acts that findings under a rule
    follow from, in order (None: from no other); with ``finds``, those of all rules. ``says`` is what is said of them, in
    order, ``words`` what was expected and what was observed. A finding that tells of a patron or a
    position tells of one of the log.
    """

    name: str
    chapter: str
    log: str
    counts: Mapping[str, str]
    finds: Sequence[Mapping[str, Any]] | None = None
    roots: Mapping[str, Sequence[int | None]] = field(default_factory=dict)
    says: Mapping[str, Sequence[str]] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.chapter}: {self.name}"

    def holds(self) -> None:
        """Hold what is found, and what is counted, against what is expected."""
        report, log = judged(self.log, self.chapter)
        assert {rule: counted(report, rule, self.chapter) for rule in self.counts} == self.counts
        rows = [json.loads(row) for row in log.lines()]
        assert {one.circumstances.patron for one in report.findings} <= {"", *(row.get("player") for row in rows)}
        assert {one.circumstances.seat for one in report.findings} <= {None, *(row.get("seat") for row in rows)}
        if self.finds is None:
            assert [event_of(one) for one in report.findings if one.rule in self.counts] == log.marked
        else:
            found = [dict(one) for one in self.finds]
            hold(report, [one.pop("at") for one in found], [Finds(**one) for one in found])
            assert {one.rule for one in report.findings if one.root} == set(self.roots)
        assert {rule: roots(report.findings, rule) for rule in self.roots} == self.roots
        assert {rule: worded(report, rule) for rule in self.says} == self.says
        expected = {one.rule: f"{one.expected} / {one.observed}" for one in report.findings if one.rule in self.words}
        assert expected == self.words


def small_logs(file: Path) -> list[Small]:
    """The logs of a file."""
    return [Small(**one) for one in YAML(typ="safe").load(file.read_text(encoding="utf-8"))]


def judged(text: str, chapter: str) -> tuple[ReplayReport, NotatedRows]:
    """What comes of a text, of its unread rows as they are meant to be; and the log, with the acts marked by a star."""
    said = [_MARKS.get(line, line) for line in notation_lines(text)]
    log = written("\n".join(said), chapter, played(chapter).main_wager)
    report = replayed_lines(list(_files(log)), log, law_of(chapter))
    unread = [fault for _, fault in report.faults]
    unknown = [one for one in unread if one.kind == "unknown-kind" and _UNREADABLE in one.message]
    assert len(unknown) == said.count(_UNREADABLE)
    assert {one.kind for one in unread if one not in unknown} <= set(_UNREAD)
    report.faults = []
    return report, log


def _files(log: NotatedRows) -> Iterator[list[str]]:
    """The lines of each file of a log; nothing is declared of rows that are unread."""
    rows = [json.loads(line) for line in log.lines()]
    told = [row["what"] for row in rows if row["kind"] == "records" and row["what"] != _UNREADABLE]
    lines: list[str] = []
    for row in rows:
        if row.get("hand") == _NEXT_FILE:
            yield lines
            lines = []
        elif row.get("hand") == _LOST:
            lines.append('{"table": "T-1", "seq": what')
        else:
            lines.append(json.dumps(row | {"what": told[0]} if row.get("what") == _UNREADABLE else row))
    yield lines


def roots(findings: Sequence[Finding], rule: str) -> list[int | None]:
    """The acts that the findings under a rule follow from; None for one that follows from no other."""
    return [one.root and one.root.event for one in findings if one.rule == rule]
