"""The examples of a rule, run: a sound filing changed in one place, two filings, or a round, and what is found in them.

The rounds that break and keep the rules of a module stand beside it, in a file of its name (``play_insurance.yaml``),
in the notation of validator.log.notation. Of several rounds of a rule, one does in each of its chapters.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from difflib import ndiff
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from validator.chapters.registry import played as chapter_played, said_where, words_said
from validator.core.finding import Finding, Outcome
from validator.core.rule_definitions import FacilityCheck, FilingChange, FilingCheck, PlayWords, failing_of
from validator.filing.check import CheckReport, judge_filing
from validator.filing.check_values import bound_named, fact_named
from validator.filing.facility import FacilityReport, check_together
from validator.law.version import text_from
from validator.law.versions import Law, laws_of
from validator.log.notation import NotatedRows, written
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport
from validator.rules.bound import bounds_of
from validator.submission.edit import changed
from validator.submission.samples import sound_filings
from validator.submission.schema import load_schema


@dataclass(frozen=True)
class FilingExample:
    """A sound filing changed as a rule says; ``text`` is the filing changed."""

    law: Law
    rule: str
    sound: Path
    change: FilingChange
    text: str

    @cached_property
    def report(self) -> CheckReport:
        """What is found in the changed filing."""
        return _checked(self.law, self.text, self.sound.name)

    @property
    def difference(self) -> tuple[str, ...]:
        """The lines that differ, those of the sound filing with "- " before them, those changed with "+ "."""
        return _difference(self.sound, self.text)

    @property
    def before(self) -> tuple[str, ...]:
        """The lines of the sound filing that differ, as they stand there."""
        return tuple(line.removeprefix("- ") for line in self.difference if line.startswith("- "))

    @property
    def line(self) -> int:
        """The number, from 1 on, of the first line of the sound filing that differs."""
        pairs = zip(self.sound.read_text(encoding="utf-8").splitlines(), self.text.splitlines(), strict=False)
        return next((number for number, (one, other) in enumerate(pairs, start=1) if one != other), 1)


ANOTHER_TABLE: FilingChange = {"head.version": "another", "head.tables": ["another"]}
"""What makes a sound filing one that stands beside it in the same facility."""


@dataclass(frozen=True, slots=True)
class FacilityExample:
    """A sound filing and one for another table, changed as a rule on both says; ``text`` is the second.

    ``reports`` are what is found in each, ``together`` what is found in both.
    """

    rule: str
    sound: Path
    change: FilingChange
    text: str
    reports: tuple[CheckReport, CheckReport]
    together: FacilityReport

    @property
    def difference(self) -> tuple[str, ...]:
        """The lines in which the two differ, those of the sound filing with "- " before them, the others with "+ "."""
        return _difference(self.sound, self.text)

    @property
    def is_sound_apart(self) -> bool:
        """Whether nothing is found in either of the two filings by itself."""
        return not any(one.faults or one.crashes or one.findings for one in self.reports)


def _difference(sound: Path, text: str) -> tuple[str, ...]:
    lines = ndiff(sound.read_text(encoding="utf-8").splitlines(), text.splitlines())
    return tuple(line.rstrip() for line in lines if line.startswith(("- ", "+ ")))


def breaking_changes(law: Law, rule: str) -> tuple[FilingChange, ...]:
    """The changes that make a sound filing, or two filings of one facility, break the rule; none for a rule on play."""
    asked = words_said(law.chapter, on_play=False).get(rule)
    if not isinstance(asked, FilingCheck | FacilityCheck):
        return ()
    if not asked.fails and isinstance(asked, FilingCheck):
        change = change_that_follows(law, rule, asked)
        return (change,) if change else ()
    return asked.fails if isinstance(asked.fails, tuple) else (asked.fails,)


def change_that_follows(law: Law, rule: str, asked: FilingCheck) -> FilingChange:
    """What makes a sound filing break the rule as its check declares; no change where nothing follows from that."""
    failing, path, facts = failing_of(asked.check), asked.first_path, law.facts
    if failing is None:
        return {}
    words = () if path.endswith("]") else load_schema(law.chapter).words_at(path)
    bounds = bounds_of(rule, asked)
    values = (bound_named(facts, one, "") if one in bounds else fact_named(facts, one, "") for one in asked.facts)
    return failing(path, words, *values)


def failing_examples(law: Law, rule: str) -> Iterator[FilingExample]:
    """Every change that breaks the rule, made in every sound filing that can take it, and judged by a law."""
    for change in breaking_changes(law, rule):
        for sound in sound_filings(law.chapter):
            with suppress(KeyError):
                yield _made(law, rule, sound, change)


def filing_example(law: Law, rule: str) -> FilingExample | None:
    """The first sound filing of the chapter that one of the changes makes break this rule of a law and nothing else."""
    broken = (one for one in failing_examples(law, rule) if _breaks_this_alone(one))
    return next((one for one in broken if not law.amendments or _is_sound(law, one.sound)), None)


def _is_sound(law: Law, sound: Path) -> bool:
    """Whether nothing is found in a filing that is sound by the print."""
    return not _checked(law, sound.read_text(encoding="utf-8"), sound.name).findings


def passing_example(example: FilingExample) -> FilingExample | None:
    """The sound filing of an example with the values with which the rule passes; None where the rule names none."""
    asked = words_said(example.law.chapter, on_play=False)[example.rule]
    if not isinstance(asked, FilingCheck) or not asked.passes:
        return None
    return _made(example.law, example.rule, example.sound, asked.passes)


def _made(law: Law, rule: str, sound: Path, change: FilingChange) -> FilingExample:
    text = changed(sound.read_text(encoding="utf-8"), change)
    return FilingExample(law, rule, sound, change, text)


def _checked(law: Law, text: str, name: str) -> CheckReport:
    """What is found in a filing by a law: that of the print judges it by its own day."""
    return judge_filing(text, law.since, name, law.proposed)


def _breaks_this_alone(example: FilingExample) -> bool:
    clean = not example.report.faults and not example.report.crashes
    return clean and [finding.rule for finding in example.report.findings] == [example.rule]


def facility_example(law: Law, rule: str) -> FacilityExample | None:
    """The first two filings of one facility, each sound by itself, that break this rule on both and no other."""
    tried_together = (one for change in breaking_changes(law, rule) for one in _beside(law, rule, change))
    return next((one for one in tried_together if [found.rule for found in one.together.findings] == [rule]), None)


def kept_together(law: Law, rule: str) -> FacilityExample | None:
    """The first two filings of one facility, each sound by itself, that keep a rule on both and break no other.

    They differ in what the rule says they may differ in.
    """
    asked = words_said(law.chapter, on_play=False).get(rule)
    tried_together = _beside(law, rule, asked.passes) if isinstance(asked, FacilityCheck) else iter(())
    return next((one for one in tried_together if not one.together.findings and _passed(one)), None)


def _passed(example: FacilityExample) -> bool:
    return any(tally.passed for tally in example.together.tallies if tally.rule == example.rule)


def _beside(law: Law, rule: str, change: FilingChange) -> Iterator[FacilityExample]:
    """Each sound filing of the chapter with its like for another table, changed, where both are sound apart."""
    for sound in sound_filings(law.chapter):
        with suppress(KeyError):
            before = sound.read_text(encoding="utf-8")
            text = changed(before, {**ANOTHER_TABLE, **change})
            both = _checked(law, before, sound.name), _checked(law, text, "another.yaml")
            example = FacilityExample(rule, sound, change, text, both, check_together(both))
            if example.is_sound_apart:
                yield example


@dataclass(frozen=True, slots=True)
class Rounds:
    """The rounds that show what a rule on play means, as texts: such as break it, and such as keep it.

    ``also`` are the rules that the act which breaks this one cannot but break too.
    """

    fails: tuple[str, ...] = ()
    passes: tuple[str, ...] = ()
    also: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class RoundExample:
    """A round at a table of a chapter: ``text`` is how it is written, ``report`` what is found in it."""

    rule: str
    text: str
    log: NotatedRows
    report: ReplayReport

    @property
    def found(self) -> tuple[Finding, ...]:
        """What is found under the rule, in the order of the report."""
        return tuple(finding for finding in self.report.findings if finding.rule == self.rule)

    @property
    def accused(self) -> frozenset[str]:
        """The rules under which an act is accused; what is for review for review is not."""
        return frozenset(one.rule for one in self.report.findings if one.outcome is Outcome.FAIL)

    @property
    def is_readable(self) -> bool:
        """Whether all of it was judged."""
        return not self.report.faults and not self.report.unjudged


@cache
def rounds_file(chapter: str, rule: str) -> Path | None:
    """The file beside the module that says what a rule on play is; None for another rule."""
    asked = words_said(chapter, on_play=True).get(rule)
    if not isinstance(asked, PlayWords):
        return None
    return Path(str(import_module(said_where(chapter, asked)).__file__)).with_suffix(".yaml")


def rounds_of(chapter: str, rule: str) -> Rounds:
    """The rounds that a rule on play shows; none of a rule on filings."""
    file = rounds_file(chapter, rule)
    return Rounds() if file is None else read_rounds(file).get(rule, Rounds())


@cache
def read_rounds(file: Path) -> Mapping[str, Rounds]:
    """The example rounds in a file, by rule; none where there is no such file."""
    from ruamel.yaml import YAML

    if not file.is_file():
        return {}
    said = YAML(typ="safe").load(file.read_text(encoding="utf-8"))
    return {
        rule: Rounds(_texts(one.get("fails", [])), _texts(one.get("passes", [])), frozenset(one.get("also", [])))
        for rule, one in said.items()
    }


def _texts(said: str | list[str]) -> tuple[str, ...]:
    return (said,) if isinstance(said, str) else tuple(said)


def round_example(law: Law, rule: str) -> RoundExample | None:
    """The first round that breaks this rule of a law, and accuses of nothing else that could be kept."""
    return next(_breaking(law, rule), None)


def rounds_under(law: Law, rule: str) -> Rounds:
    """The rounds of a rule without those that break it in other chapters alone."""
    said = rounds_of(law.chapter, rule)
    breaking = tuple(one.text for one in _breaking(law, rule)) if len(said.fails) > 1 else ()
    return replace(said, fails=breaking) if breaking else said


def _breaking(law: Law, rule: str) -> Iterator[RoundExample]:
    said = rounds_of(law.chapter, rule)
    played = (one for one in _played(law, rule, said.fails) if one.is_readable and one.found)
    return (one for one in played if one.accused - {rule} == said.also)


def clean_round(law: Law, rule: str) -> RoundExample | None:
    """The first round in which nothing is found, and this rule passes; failing that, the first in which nothing is."""
    played = _played(law, rule, rounds_of(law.chapter, rule).passes)
    clean = [one for one in played if one.is_readable and not one.report.findings]
    return next((one for one in clean if one.report.tally(rule, law.chapter).passed), clean[0] if clean else None)


def _played(law: Law, rule: str, texts: tuple[str, ...]) -> Iterator[RoundExample]:
    return (judged_text(law, rule, text) for text in texts)


def judged_text(law: Law, rule: str, text: str) -> RoundExample:
    """Judge rounds written in short by a law, for one rule; raises NotationError with the line that stands for none."""
    log = written(text, law.chapter, chapter_played(law.chapter).main_wager)
    return RoundExample(rule, text, log, replayed(log, law))


def replayed(log: NotatedRows, law: Law) -> ReplayReport:
    """What is found in a round by a law, under a filing that says what the text says of it.

    The law of the print judges it by its own day.
    """
    return replayed_lines([log.lines()], log, law)


def replayed_lines(logs: Sequence[Sequence[str]], told: NotatedRows, law: Law) -> ReplayReport:
    """What is found in the lines of logs that go on from one to the next, under the filing of which a text tells."""
    from ruamel.yaml import YAML

    filed: dict[str, object] = {"chapter": told.chapter}
    filed["head"] = {"version": "1", "effective": text_from(laws_of(told.chapter)[0].text).isoformat()}
    for path, value in told.filed.items():
        *above, last = path.split(".")
        inner = filed
        for step in above:
            found = inner.setdefault(step, {})
            assert isinstance(found, dict)
            inner = found
        inner[last] = YAML(typ="safe").load(value)
    with TemporaryDirectory() as folder:
        filing = Path(folder, "filing.yaml")
        filing.write_text(json.dumps(filed), encoding="utf-8")
        files = [Path(folder, "round.jsonl"), *(Path(folder, f"{number}.jsonl") for number in range(1, len(logs)))]
        for file, lines in zip(files, logs, strict=True):
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return replay_logs(files, load_filings([filing]), "interpreted", law.since, amendments=law.proposed)
