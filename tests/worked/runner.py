"""Worked cases: rounds, procedures and tables judged by hand from the text of the law, held against what is found.

A file of ``cases`` holds those of a chapter. What the logs share stands at its head: ``table``, the moment at which it
``starts``, the seconds from row to row (``step``), what is ``recorded`` always; then the ``filings`` (a sound one of the
repository, and what is changed in it by path, null to take a field away) and the ``openings`` with which logs begin.

A case has its ``title``, the ``source`` in the law, what is ``told`` of it and ``why`` it ends so, as whoever judged it
wrote that. It is judged by its ``filing`` (the first of the head where none is named, or a list of them) with what is
``filed`` otherwise, and its ``opening`` and ``log``, or each of its ``logs``, in the notation of validator/log/notation.py,
a row a line. Four lines are no rows: ``table T`` begins the rows of another table, ``round 5`` and ``between`` say in
which round the next rows stand, ``at 2010-06-05 20:10:00`` when the next one is written.

What the law demands: ``breach`` names the paragraph that is broken, or several any of which will do; where it is absent,
the case is lawful and nothing may be broken. What is broken at another paragraph must follow from the same act, that is
share its event or its root, or be of a rule that stands in ``beside``. ``misapplied`` are the cents by which the
players got too much in all. ``unsound`` are the rules that the filing itself breaks; ``counts`` the Point Counts and
further cards that hands come to. A case that is not met yet tells why (``unmet``). Those whose id begins with ``more-``
were made up from the text of the chapter where the others do not reach; those with ``text-`` by somebody who knew the
text and the notation alone.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from tests.quick_yaml import BadYaml, filing_of, load
from tests.scratch import scratch
from tests.worked.point_counts import points_differ
from validator.chapters.registry import played
from validator.core.citation import BadCitation, Citation
from validator.core.finding import Finding, LogPlace, Outcome
from validator.filing.check import CheckReport, judge_filing
from validator.filing.facility import check_together
from validator.log.notation import written
from validator.replay.filings import Submission, load_filings
from validator.replay.logs import replay_logs

ROOT = Path(__file__).parents[2]
CASES = Path(__file__).parent / "cases"

FIELDS = frozenset(
    (
        *("id", "title", "source", "told", "why", "unmet", "breach", "misapplied", "beside", "unsound", "counts"),
        *("filing", "filed", "opening", "log", "logs"),
    )
)
"""What a case may say."""

Tree = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Case:
    """A case of a file; ``head`` is what it shares with the others."""

    head: Mapping[str, Any]
    node: Mapping[str, Any]

    def __repr__(self) -> str:
        return self.id

    @property
    def id(self) -> str:
        """Its id, of which there is one."""
        return str(self.node["id"])

    @property
    def title(self) -> str:
        """What it is about."""
        return str(self.node["title"])

    @property
    def chapter(self) -> str:
        """The chapter under which it is played."""
        return str(self.head["chapter"])

    @property
    def breach(self) -> Sequence[str]:
        """The paragraphs any of which is broken; none where it is lawful."""
        found: Sequence[str] = self.node.get("breach", ())
        return found

    @property
    def unmet(self) -> str:
        """Why it is not met yet; "" where it is."""
        return str(self.node.get("unmet", ""))

    @cached_property
    def filings(self) -> tuple[str, ...]:
        """The Rules Submissions, as YAML."""
        named = self.node.get("filing", next(iter(self.head["filings"])))
        stated = [self.head["filings"][name] for name in ([named] if isinstance(named, str) else named)]
        return tuple(filing_text(one, self.node.get("filed", {})) for one in stated)

    @cached_property
    def logs(self) -> tuple[str, ...]:
        """The logs, as JSON lines."""
        opening = self.head["openings"][self.node["opening"]] if "opening" in self.node else ""
        return tuple(self._log(opening + log) for log in self.node.get("logs") or [self.node["log"]])

    def _log(self, text: str) -> str:
        head, start = self.head, datetime.fromisoformat(self.head["starts"])
        table, seq, number, now = head["table"], 0, None, start
        acts: list[str] = []
        places: list[dict[str, object]] = []
        for line in text.splitlines():
            match line.split():
                case ["table", table]:
                    seq, number, now = 0, None, start
                case ["round", digits]:
                    number = int(digits)
                case ["between"]:
                    number = None
                case ["at", day, hour]:
                    now = datetime.fromisoformat(f"{day}T{hour}").replace(tzinfo=start.tzinfo)
                case _:
                    seq += 1
                    place = {"table": table, "seq": seq, "at": now.isoformat()}
                    places.append(place if number is None else place | {"round": number})
                    acts.append(line)
                    now += timedelta(seconds=head["step"])
        rows = written("\n".join(("between", *acts)), self.chapter, played(self.chapter).main_wager).rows
        said = [
            {"table": "venue", "seq": place, "kind": "records", "what": what, "by": "always"}
            for place, what in enumerate(head.get("recorded", "").split(), 1)
        ]
        return "".join(
            json.dumps(row) + "\n" for row in (*said, *(row | place for row, place in zip(rows, places, strict=True)))
        )


@dataclass(frozen=True, slots=True)
class Judged:
    """How a case came out: met, missed or false alarm, and what was expected and found."""

    case: Case
    result: str
    expected: str
    found: str


def load_cases(path: Path) -> list[Case]:
    """The cases of a file; raises ValueError for a file that is not one of cases, and for a field that is not known."""
    try:
        tree = load(path)
    except BadYaml as error:
        raise ValueError(f"{path}: {error}") from error
    if not isinstance(tree, dict) or "cases" not in tree:
        raise ValueError(f"{path}: no cases")
    for node in tree["cases"]:
        if strange := sorted(node.keys() - FIELDS):
            raise ValueError(f"{path}: {node['id']}: {', '.join(strange)} is not known")
    return [Case(tree, node) for node in tree["cases"]]


def all_cases() -> Iterator[Case]:
    """The cases of every chapter."""
    for path in sorted(CASES.glob("*.yaml")):
        yield from load_cases(path)


@cache
def _sound(name: str) -> Tree:
    tree: Tree = load(ROOT / name)
    return tree


def filing_text(stated: Mapping[str, Any], filed: Mapping[str, object]) -> str:
    """A ``sound`` filing with its ``changes``, and with what is ``filed`` otherwise, each by path, as YAML."""
    tree = deepcopy(_sound(stated["sound"]))
    for path, value in (*stated.get("changes", {}).items(), *filed.items()):
        *above, last = path.split(".")
        block = tree
        for step in above:
            block = block[step]
        if value is None:
            del block[last]
        else:
            block[last] = value
    return filing_of(tree)


@cache
def in_force(filings: tuple[str, ...]) -> list[Submission]:
    """The filings, read from files as a replay is given them."""
    paths = [Path(scratch(), f"filing-{number}.yaml") for number in range(len(filings))]
    for path, text in zip(paths, filings, strict=True):
        path.write_text(text, encoding="utf-8")
    return load_filings(paths)


def broken_in(filings: tuple[str, ...]) -> list[str]:
    """The rules that filings break, each by itself."""
    return [one.rule for text in filings for one in judge_filing(text).findings if one.outcome is Outcome.FAIL]


def judge(case: Case) -> Judged:
    """Check the filings, alone and together, replay each log, interpreted, and compare with what the law demands.

    Where there are several logs, the first that is not met counts.
    """
    filed = [judge_filing(text) for text in case.filings]
    judged = [_judge(case, filed, log) for log in case.logs]
    return next((one for one in judged if one.result != "met"), judged[0])


def _judge(case: Case, filed: Sequence[CheckReport], log: str) -> Judged:
    file = Path(scratch(), "log.jsonl")
    file.write_text(log, encoding="utf-8")
    report = replay_logs([file], in_force(case.filings), "interpreted")
    faults = [str(fault) for one in filed for fault in (*one.faults, *one.crashes)]
    faults += [f"{fault.column}: {fault.message}" for _, fault in report.faults] + report.unjudged
    faults += points_differ(case.node.get("counts", {}))
    findings = [finding for one in filed for finding in one.findings]
    findings += [*check_together(filed).findings, *report.findings]
    broken = [one for one in findings if one.outcome is Outcome.FAIL]
    found = "; ".join([*faults, *map(told, broken)]) or "nothing"
    if noted := [told(one) for one in report.findings if one.outcome is Outcome.REVIEW]:
        found += f" (noted: {'; '.join(noted)})"
    if faults:
        return Judged(case, "missed", "a log without faults and the case's counts", found)
    if not case.breach:
        return Judged(case, "false alarm" if broken else "met", "no violation", found)
    expected = " or ".join(case.breach)
    named = [one for one in broken if any(same_paragraph(breach, one.citation) for breach in case.breach)]
    if not named:
        return Judged(case, "missed", expected, found)
    acts = {act for one in named for act in acts_of(one)}
    beside = case.node.get("beside", ())
    if any(one not in named and not acts & acts_of(one) and one.rule not in beside for one in broken):
        return Judged(case, "false alarm", f"{expected} alone", found)
    due, booked = case.node.get("misapplied"), sum(one.overpaid_cents or 0 for one in broken)
    if due is not None and booked != due:
        return Judged(case, "missed", f"{expected}, misapplied {due} cents", f"{found}, misapplied {booked} cents")
    return Judged(case, "met", expected, found)


def same_paragraph(breach: str, citation: str) -> bool:
    """Whether a finding's paragraph is the breach, deeper in it, or a paragraph that holds it."""
    try:
        due, cited = Citation.parse(breach), Citation.parse(citation)
    except BadCitation:
        return False
    return due.holds(cited) or (cited.holds(due) and bool(cited.letters))


def acts_of(one: Finding) -> set[tuple[str, int]]:
    """The table and number of the event that a finding points to, and of the one that it follows from."""
    places = (one.where, one.root)
    return {(place.table, place.event) for place in places if isinstance(place, LogPlace)}


def told(one: Finding) -> str:
    """A finding in short."""
    cents = f" {one.overpaid_cents:+d}" if one.overpaid_cents else ""
    where = f"event {one.where.event}" if isinstance(one.where, LogPlace) else f"filing {one.where.path}"
    return f"{one.citation} {one.rule}{cents} ({where})"
