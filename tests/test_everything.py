"""The export of everything judged: the same bytes for the same code, and whatever changes is told by its field."""

import gzip
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.everything import judged, law, rules
from tests.everything.__main__ import main
from tests.everything.generated import in_disorder
from tests.everything.inputs import Input, distinct, read_inputs, write_inputs
from tests.everything.lines import Line, blocks_of, fields_of
from tests.everything.recorder import ROOT
from tests.log.test_examples import SIBLINGS
from tests.places import in_log
from validator.chapters.registry import chapter_play
from validator.core.engine.engines import Choice
from validator.core.engine.kernel import MISSING
from validator.core.finding import Finding
from validator.core.rule import FacilityRule, FilingRule, PlayRule
from validator.law.facts import Facts, load_facts
from validator.law.versions import law_of
from validator.replay.filings import Submission
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

SUBMISSIONS = ROOT / "submissions"
CHAPTER = "633a"
UNREADABLE = 'chapter: ["633a"'
RULE = "insurance-over-half"

JUDGED_BY_NONE = ("unreadable", "unreadable filing", "together")
"""Hints of inputs of which no rule of the chapter says a word."""

Said = Callable[..., tuple[int, str]]


def text(name: str) -> str:
    return (SUBMISSIONS / name).read_text(encoding="utf-8")


def few() -> list[Input]:
    """An input of each kind, with findings and facts that are missing."""
    filing, other, log = text("633a-shoe.yaml"), text("633a-two-shoes.yaml"), text("demo/log.jsonl")
    return [
        Input("check", (text("demo/bad.yaml"),), hint="bad"),
        Input("check", (UNREADABLE,), hint="unreadable"),
        Input("replay", (filing,), (log,), hint="demo"),
        Input("replay", (filing,), (in_disorder(log, 5),), date(2015, 1, 1), hint="in disorder"),
        Input("replay", (), (log,), hint="no filing"),
        Input("replay", (UNREADABLE,), (log,), hint="unreadable filing"),
        Input("together", (filing, other), hint="together"),
    ]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("everything") / "inputs.gz"
    write_inputs(path, few())
    return path


@pytest.fixture(scope="module")
def before(kept: Path) -> Path:
    path = kept.parent / "before.txt"
    assert main(["-o", str(path), "--inputs", str(kept), "--chapter", CHAPTER]) == 0
    return path


@pytest.fixture(autouse=True)
def _rules_anew() -> Iterator[None]:
    """Rules changed by a test are asked for again, and so they are after it."""
    judged._rules.cache_clear()
    yield
    judged._rules.cache_clear()


@pytest.fixture
def against(before: Path, kept: Path, capsys: pytest.CaptureFixture[str]) -> Said:
    def say(*more: str) -> tuple[int, str]:
        code = main(["--against", str(before), "--inputs", str(kept), "--chapter", CHAPTER, *more])
        return code, capsys.readouterr().out

    return say


def test_the_same_code_gives_the_same_bytes(before: Path, kept: Path, tmp_path: Path) -> None:
    """Whatever the seed of hashes, the time zone, the locale, the folder and the number of processes."""
    packed = tmp_path / "after.txt.gz"
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "tests.everything",
        "-o",
        packed,
        "--inputs",
        kept,
        "--chapter",
        CHAPTER,
        "-j",
        "2",
    ]
    apart = {"PYTHONHASHSEED": "4711", "TZ": "Asia/Tokyo", "LC_ALL": "C", "PYTHONPATH": str(ROOT)}
    subprocess.run(command, cwd=tmp_path, env={**os.environ, **apart}, check=True)
    assert gzip.decompress(packed.read_bytes()) == before.read_bytes()


def test_lines_are_sorted_and_tell_all_that_was_asked_for(before: Path) -> None:
    lines = before.read_bytes().decode("utf-8").removesuffix("\n").split("\n")
    assert lines == sorted(lines)
    assert {line.count("\t") for line in lines} == {3}
    subjects = {line.partition("\t")[0] for line in lines}
    judged_by_it = {one.name for one in few() if one.hint not in JUDGED_BY_NONE}
    assert subjects > judged_by_it
    of_law = {f"{kind} {CHAPTER}" for kind in ("chapter", "section", "paragraph", "duty", "reading", "fact")}
    assert subjects - judged_by_it == of_law | {f"rule {CHAPTER} filing", f"rule {CHAPTER} play"}


def test_nothing_differs(against: Said) -> None:
    assert against() == (0, "nothing differs\n")


def planted(monkeypatch: pytest.MonkeyPatch, change: Callable[[tuple[PlayRule, ...]], object]) -> None:
    """Let the chapter have other rules on play."""
    asked = rules.rules_of

    def other(chapter: str, side: str) -> object:
        return change(chapter_play(law_of(chapter)).rules) if side == "play" else asked(chapter, side)

    monkeypatch.setattr("tests.everything.rules.rules_of", other)


@pytest.mark.parametrize(
    ("field", "value"),
    [("title", "Another title"), ("severity", "info"), ("quote", "words of ours"), ("needs", {"the moon": MISSING})],
)
def test_a_changed_field_of_a_rule_is_told(
    field: str, value: object, against: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    (rule,) = [one for one in rules.rules_of(CHAPTER, "play") if one.id == RULE]
    old = getattr(rule, field)
    changed: dict[str, Any] = {field: value}
    planted(monkeypatch, lambda all_: tuple(replace(one, **changed) if one.id == RULE else one for one in all_))
    code, said = against("--only", "rule")
    assert code == 1
    before, after = ("; ".join(one) if isinstance(one, dict) else str(one) for one in (old, value))
    assert said.splitlines() == [
        "1 differences",
        f"    rule play: {field} differs: 1, of 1 rule or entry, in 1 subject",
        f"differs: rule {CHAPTER} play: {RULE}, {field}",
        f"    before: {before}",
        f"    after:  {after}",
    ]


def test_a_rule_that_is_gone_is_told(against: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    planted(monkeypatch, lambda all_: tuple(one for one in all_ if one.id != RULE))
    code, said = against("--only", "rule")
    assert code == 1
    assert said.splitlines()[1:3] == [
        "    rule play: the whole gone: 1, of 1 rule or entry, in 1 subject",
        f"gone: rule {CHAPTER} play: {RULE}",
    ]


def test_a_moved_slot_is_no_difference(against: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    planted(monkeypatch, lambda all_: tuple(replace(one, number=one.number + 1) for one in all_))
    assert against("--only", "rule") == (0, "nothing differs\n")


def test_a_changed_value_of_a_fact_is_told(against: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = load_facts(CHAPTER)
    name = next(name for name, fact in facts.items() if fact.unit == "cents")
    changed = {**facts, name: replace(facts[name], value=12345)}
    monkeypatch.setattr(law, "load_facts", lambda chapter: Facts(chapter, changed))
    code, said = against("--only", "fact")
    assert code == 1
    assert said.splitlines()[2:] == [
        f"differs: fact {CHAPTER}: {name}, value",
        f"    before: {facts[name].value}",
        "    after:  12345",
    ]


def spoiled(monkeypatch: pytest.MonkeyPatch, change: Callable[[ReplayReport, list[Finding]], object]) -> None:
    """Let the replay of the demonstration's log, under its filing, say something else."""

    def other(
        logs: list[Path], filings: list[Submission], engine: Choice, as_of: date | None, *, as_if_approved: bool
    ) -> ReplayReport:
        report = replay_logs(logs, filings, engine, as_of, as_if_approved=as_if_approved)
        if filings and (engine, as_of) == ("interpreted", None):
            findings = [*report.findings]
            change(report, findings)
            report.findings = findings
        return report

    monkeypatch.setattr(judged, "replay_logs", other)


def test_a_cent_is_told(against: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def change(_: ReplayReport, findings: list[Finding]) -> None:
        place, cents = next(
            (at, one.overpaid_cents) for at, one in enumerate(findings) if one.overpaid_cents is not None
        )
        findings[place] = findings[place]._replace(overpaid_cents=cents + 1)

    spoiled(monkeypatch, change)
    code, said = against("--only", "replay")
    lines = said.splitlines()
    assert code == 1
    assert lines[:2] == [
        "1 differences",
        "    replay: finding overpaid_cents differs: 1, of 1 rule or entry, in 1 subject",
    ]
    old, new = (int(line.split()[-1]) for line in lines[3:])
    assert new == old + 1


def test_a_missing_fact_is_told(against: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def change(report: ReplayReport, _: list[Finding]) -> None:
        tally = next(one for one in report.tallies if one.missing)
        tally.missing["the moon"] = 2

    spoiled(monkeypatch, change)
    code, said = against("--only", "replay")
    lines = said.splitlines()
    assert code == 1
    assert lines[1] == "    replay: tally missing differs: 1, of 1 rule or entry, in 1 subject"
    assert lines[2].endswith(", missing the moon")
    assert lines[3:] == ["    before: 0", "    after:  2"]


@pytest.mark.parametrize("change", ["added", "gone"])
def test_a_finding_more_or_less_is_told(change: str, against: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def spoil(_: ReplayReport, findings: list[Finding]) -> None:
        first = findings[0]
        if change == "gone":
            del findings[0]
        else:
            findings.append(first._replace(where=in_log(first)._replace(event=99_999)))

    spoiled(monkeypatch, spoil)
    code, said = against("--only", "replay")
    lines = said.splitlines()
    assert code == 1
    assert lines[1] == f"    replay: finding {change}: 1, of 1 rule or entry, in 1 subject"
    assert lines[2].startswith(f"{change}: replay ") and " (demo): finding 633a " in lines[2]
    assert "message: " in lines[3]


def test_a_title_other_than_the_rules_is_told_of_the_finding(against: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def change(_: ReplayReport, findings: list[Finding]) -> None:
        findings[0] = findings[0]._replace(title="Another title")

    spoiled(monkeypatch, change)
    code, said = against("--only", "replay")
    assert code == 1
    assert said.splitlines()[3:] == ["    before: (not told)", "    after:  Another title"]


def test_what_cannot_be_read_is_told_without_the_folder_it_lay_in() -> None:
    of_hint = {one.hint: fields_of(judged.judge(one)) for one in few() if one.hint in JUDGED_BY_NONE}
    crash = of_hint["unreadable filing"]["crash", "ValueError"]
    assert crash == "filing.yaml: this filing cannot be read; run floorperson check filing.yaml"
    assert of_hint["unreadable"]["fault 0001", "line"] == "1"
    assert of_hint["together"]["calendar", "tables"]


def test_inputs_that_are_new_or_gone_are_told_by_their_hint(
    before: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.gz"
    write_inputs(other, [*few()[1:], Input("check", (text("633a-shoe.yaml"),), hint="sound")])
    assert main(["--against", str(before), "--inputs", str(other), "--chapter", CHAPTER, "--only", "check"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert sorted(line.strip() for line in lines[1:3]) == [
        "check added: 1, in 1 subject",
        "check gone: 1, in 1 subject",
    ]
    assert sorted((line.split(":")[0], line.rpartition(" ")[2]) for line in lines[3:]) == [
        ("added", "(sound)"),
        ("gone", "(bad)"),
    ]


def test_the_differences_listed_are_limited(against: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    planted(monkeypatch, lambda all_: ())
    code, said = against("--only", "rule", "--most", "3")
    lines = said.splitlines()
    assert code == 1
    assert [line.split(":")[0] for line in lines if not line.startswith(" ")][1:-1] == ["gone", "gone", "gone"]
    assert lines[-1].endswith(" more")


def test_inputs_are_named_by_what_they_hold(kept: Path) -> None:
    assert distinct(read_inputs(kept)) == distinct(few())
    one = few()[0]
    assert replace(one, hint="elsewhere").name == one.name
    assert replace(one, as_of=date(2015, 1, 1)).name != one.name
    assert replace(one, filings=(one.filings[0] + "\n",)).name != one.name
    assert distinct([replace(one, hint="b"), replace(one, hint="a")])[one.name].hint == "a"


def test_what_tests_judge_is_recorded_as_it_is_judged_from_its_texts(tmp_path: Path) -> None:
    """Interpreted, although these tests leave the engine open; and each under the test's own name."""
    out = tmp_path / "recorded"
    test = "tests/log/test_examples.py::test_a_siblings_example_is_of_its_chapter_and_lawful"
    command = [sys.executable, "-m", "tests.everything.recorder", str(out), test]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True, capture_output=True)
    found: list[judged.Recorded] = pickle.loads(out.read_bytes())
    assert {one.input.hint for one in found} == {f"{test}[{name}]" for name in SIBLINGS}
    assert {one.input.logs for one in found} == {(text(f"logs/{name}-example.jsonl"),) for name in SIBLINGS}
    assert [one.block.lines() for one in found] == [judged.judge(one.input).lines() for one in found]


def test_a_line_is_a_line() -> None:
    line = Line("a", "b", "c", "tab\tline\nback\\slash\x00\x85\u2028")
    assert line.text() == "a\tb\tc\ttab\\tline\\nback\\\\slash\\x00\\x85\\u2028"
    (block,) = blocks_of([line, Line("a", "b", "d", "")])
    assert fields_of(block) == {("b", "c"): "tab\\tline\\nback\\\\slash\\x00\\x85\\u2028", ("b", "d"): ""}
    with pytest.raises(ValueError, match="told twice"):
        list(blocks_of([line, line]))


@pytest.mark.parametrize("kind", [FilingRule, FacilityRule, PlayRule])
def test_every_field_of_a_rule_is_told_or_put_into_words(kind: type) -> None:
    of_kind = [one for side in rules.SIDES for one in rules.rules_of("541", side) if type(one) is kind]
    told = {field for one in of_kind for field, _ in rules.told_of(one, load_facts("541"))}
    wanted = {one.name for one in fields(kind)} - rules.OF_MACHINE
    named = {field.partition(".")[0] for field in told}
    assert wanted <= named
    in_words = set() if kind is PlayRule else {"checks"}
    assert named - wanted == in_words | {one.name for one in fields(kind)} & {"when", "proof"}


def test_an_export_that_is_none_is_refused(tmp_path: Path, kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("rule 633a play\tno value\n", encoding="utf-8")
    assert main(["--against", str(bad), "--only", "rule", "--chapter", CHAPTER]) == 2
    assert "bad.txt:1: 2 columns, not four" in capsys.readouterr().err
    assert main(["--against", str(tmp_path / "none.txt"), "--only", "rule", "--chapter", CHAPTER]) == 2
