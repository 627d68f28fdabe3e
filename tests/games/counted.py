"""What a replay counted of a rule, in short, and in what words it told a finding; logs in parts, or with lost rows."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ruamel.yaml import YAML

from tests.scratch import scratch
from validator.chapters.registry import played
from validator.core.finding import LogPlace
from validator.law.dated import laws_of
from validator.law.version import text_from
from validator.log.notation import Written, lines_of, written
from validator.replay import replay_logs
from validator.replay_filings import load_filings
from validator.replay_report import ReplayReport

_LOST: Final = 999
_NEXT_FILE: Final = 998
_MARKS: Final = {"lost": f"verify hand={_LOST}", "next file": f"verify hand={_NEXT_FILE}"}


def counted(report: ReplayReport, rule: str) -> str:
    """How often a rule ended in which way: "2 passed, 1 not applicable, 1 lacks: the dealer's first card".

    "never" where it was not asked at all.
    """
    tally = report.tally(rule)
    ways = (
        (tally.passed, "passed"),
        (tally.failed, "failed"),
        (tally.for_review, "for review"),
        (tally.not_applicable, "not applicable"),
        *((number, f"lacks: {fact}") for fact, number in sorted(tally.missing.items())),
    )
    return ", ".join(f"{number} {way}" for number, way in ways if number) or "never"


def worded(report: ReplayReport, rule: str) -> list[str]:
    """What is said of each finding under a rule."""
    return [one.message for one in report.findings if one.rule == rule]


def found_at(report: ReplayReport, rule: str) -> list[int]:
    """The events to which the findings under a rule point."""
    return [one.where.event for one in report.findings if one.rule == rule and isinstance(one.where, LogPlace)]


def judged(text: str, chapter: str) -> tuple[ReplayReport, list[int]]:
    """What comes of a text in the notation of ``validator/log/notation.py``, and the acts marked by a star.

    A line ``lost`` is a row that cannot be read, as is an act with a number out of its range; with ``next file`` the log goes on in another file.
    """
    said = "\n".join(_MARKS.get(line, line) for line in lines_of(text))
    log = written(said, chapter, played(chapter).main_wager)
    files: list[list[str]] = [[]]
    for line in log.lines():
        hand = json.loads(line).get("hand")
        if hand == _NEXT_FILE:
            files.append([])
        else:
            files[-1].append('{"table": "T-1", "seq": what' if hand == _LOST else line)
    folder = scratch()
    logs = [Path(folder, f"part-{number}.jsonl") for number in range(len(files))]
    for file, lines in zip(logs, files, strict=True):
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    filing = Path(folder, "filing.yaml")
    filing.write_text(json.dumps(_filed(log)), encoding="utf-8")
    return replay_logs(logs, load_filings([filing]), "interpreted"), log.marked


def _filed(log: Written) -> dict[str, object]:
    """The filing that a text tells of, in force from the first day of its chapter."""
    filed: dict[str, object] = {"chapter": log.chapter}
    filed["head"] = {"version": "1", "effective": text_from(laws_of(log.chapter)[0].text).isoformat()}
    for path, value in log.filed.items():
        section, _, name = path.partition(".")
        named = filed.setdefault(section, {})
        assert isinstance(named, dict)
        named[name] = YAML(typ="safe").load(value)
    return filed


@dataclass(frozen=True)
class Counted:
    """A small log, and what is counted of one rule in it, at which acts it is found broken.

    Where told, also in what words, and from which acts (None: from no other) the findings follow.
    """

    name: str
    of: str
    log: str
    counted: str
    says: tuple[str, ...] | None = None
    roots: tuple[int | None, ...] | None = None

    def holds(self) -> None:
        """Replay the log and hold what comes of the rule against this."""
        chapter, rule = self.of.split()
        report, marked = judged(self.log, chapter)
        assert {fault.kind for _, fault in report.faults} <= {"bad-json", "out-of-range"}
        assert counted(report, rule) == self.counted
        assert found_at(report, rule) == marked
        assert self.says is None or worded(report, rule) == list(self.says)
        roots = [one.root and one.root.event for one in report.findings if one.rule == rule]
        assert self.roots is None or roots == list(self.roots)


def counted_in(file: Path) -> list[Counted]:
    """The logs of a file."""
    return [Counted(**one) for one in YAML(typ="safe").load(file.read_text(encoding="utf-8"))]
