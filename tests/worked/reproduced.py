"""Reproductions of wrong verdicts: logs and filings, what must and must not be said of them, and whether it is.

``expect.yaml`` lists the cases, ``open.yaml`` those that are not judged so yet. A case is a log ``<case>.jsonl`` under
the filing ``<case>.yaml`` or the one that it names, or a filing alone (``kind: check``). ``must`` names citations (or
rules) at or beneath which something must be broken, an inner list any one of several; with ``noted_ok`` a note, with
``fault_ok`` a fault of the input will do. ``must_not`` names citations and rules of which nothing may be broken, ``*``
any, ``other`` any but those of ``must`` and ``may``. Of the events of ``not_at`` nothing may be said; ``says`` and
``says_not`` are words that some message holds, or none. What the rules of ``follows`` find must be said to follow from
an earlier act.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.quick_yaml import load
from validator.core.citation import BadCitation, Citation
from validator.core.finding import Finding, LogPlace, Outcome
from validator.filing.check import judge_filing
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs

FOLDER = Path(__file__).parent / "reproductions"


@dataclass(frozen=True, slots=True)
class Expected:
    """A case of ``expect.yaml``, its fields as said above; ``why`` gives the words of the law."""

    case: str
    kind: str
    why: str
    filing: str = ""
    must: Sequence[str | Sequence[str]] = ()
    may: Sequence[str] = ()
    must_not: Sequence[str | Sequence[str]] = ()
    not_at: Sequence[int] = ()
    says: Sequence[str] = ()
    says_not: Sequence[str] = ()
    follows: Sequence[str] = ()
    noted_ok: bool = False
    fault_ok: bool = False

    @property
    def filed(self) -> Path:
        """The filing."""
        return FOLDER / (self.filing or f"{self.case}.yaml")

    @property
    def log(self) -> Path:
        """The log."""
        return FOLDER / f"{self.case}.jsonl"


@dataclass(slots=True)
class Verdict:
    """What is found in a case, and how many faults its input has."""

    findings: list[Finding] = field(default_factory=list)
    faults: int = 0


def expected(listed: str = "expect.yaml") -> dict[str, Expected]:
    """All cases of a list by name; raises TypeError where one has a field that is not known."""
    return {one["case"]: Expected(**one) for one in load(FOLDER / listed)}


def judge(case: Expected) -> Verdict:
    """What the program finds in a case; raises what it raises."""
    if case.kind == "check":
        checked = judge_filing(case.filed)
        return Verdict(list(checked.findings), len(checked.faults) + len(checked.crashes))
    report = replay_logs([case.log], load_filings([case.filed]), "interpreted")
    return Verdict(list(report.findings), len(report.faults))


def is_at(place: str, finding: Finding) -> bool:
    """Whether a finding is of the rule ``place``, or at that paragraph or beneath it."""
    if place == finding.rule:
        return True
    try:
        return Citation.parse(place).holds(Citation.parse(finding.citation))
    except BadCitation:
        return False


def alternatives(entry: str | Sequence[str]) -> Sequence[str]:
    """The places of an entry."""
    return (entry,) if isinstance(entry, str) else entry


def wrongs(case: Expected, verdict: Verdict) -> list[str]:
    """What is not as it must be, in words; empty where all is."""
    broken = [one for one in verdict.findings if one.outcome is Outcome.FAIL]
    told = verdict.findings if case.noted_ok else broken
    found = []
    for entry in case.must:
        places = alternatives(entry)
        if not any(is_at(place, one) for place in places for one in told) and not (case.fault_ok and verdict.faults):
            found.append(f"nothing is broken at {' or '.join(places)}")
    named = [place for entry in (*case.must, *case.may) for place in alternatives(entry)]
    for place in (place for entry in case.must_not for place in alternatives(entry)):
        for one in broken:
            other = place == "other" and not any(is_at(mine, one) for mine in named)
            if place == "*" or other or is_at(place, one):
                found.append(f"wrongly broken: {one.citation} {one.rule}: {one.message}")
    for one in verdict.findings:
        if isinstance(one.where, LogPlace) and one.where.event in case.not_at:
            found.append(f"said of event {one.where.event}: {one.citation} {one.rule}: {one.message}")
    for rule in case.follows:
        roots = [one.root for one in verdict.findings if one.rule == rule]
        if not roots or None in roots:
            found.append(f"{rule} does not follow from an earlier act")
    messages = [f"{one.message} (expected {one.expected}, observed {one.observed})" for one in verdict.findings]
    found += [f"no message says {words!r}" for words in case.says if not any(words in one for one in messages)]
    found += [f"{one!r} says {words!r}" for words in case.says_not for one in messages if words in one]
    return found
