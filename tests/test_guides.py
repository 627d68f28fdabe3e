"""The guides in docs/ say what is true: their commands run, and print what is shown; their filings and logs are read."""

import re
import shlex
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from tests.law.test_amendments import FOLDER
from validator.core.data import data_folder
from validator.core.packed import parse_yaml
from validator.filing.check import judge_filing
from validator.law_review.amendments import read_amendments

ROOT = Path(__file__).parents[1]
GUIDES = ("reviewer", "casino", "auditor", "developer", "filing", "log", "speed", "amendments")
BLOCK = re.compile(r"(?:<!-- (?P<mark>[^>]*) -->\n)?```(?P<language>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block of a guide; ``mark`` is the remark above it, "" where there is none."""

    language: str
    mark: str
    text: str

    @property
    def code(self) -> int:
        return int(self.mark.removeprefix("ends with ")) if self.mark.startswith("ends with ") else 0

    def commands(self) -> Iterator[tuple[list[str], list[str]]]:
        """Each command with the lines that it is shown to print."""
        for part in re.split(r"^\$ ", self.text, flags=re.MULTILINE)[1:]:
            command, *shown = part.rstrip("\n").split("\n")
            yield shlex.split(command), [line for line in shown if line]


def text_of(guide: str) -> str:
    return (ROOT / "docs" / f"{guide}.md").read_text(encoding="utf-8")


def blocks(guide: str) -> list[Block]:
    return [Block(found["language"], found["mark"] or "", found["text"]) for found in BLOCK.finditer(text_of(guide))]


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own beside the filings and logs that come with the program."""
    shutil.copytree(data_folder("submissions"), tmp_path / "submissions")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", StringIO())
    return tmp_path


@pytest.mark.parametrize("guide", GUIDES)
def test_the_commands_run_and_print_what_is_shown(guide: str, floorperson: Floorperson, at_home: Path) -> None:
    ran = 0
    for block in blocks(guide):
        if block.mark.startswith(("log: ", "file: ")):
            (at_home / block.mark.partition(": ")[2]).write_text(block.text, encoding="utf-8")
        if block.language != "console":
            continue
        codes = []
        for (program, *arguments), shown in block.commands():
            assert program == "floorperson"
            ended = floorperson(*arguments)
            codes.append(ended.code)
            assert ended.code in (0, block.code), (arguments, ended.err)
            lines = ended.out.splitlines()
            assert [line for line in shown if line not in lines] == [], arguments
            assert ended.out, arguments
            ran += 1
        assert block.code in codes, block.text
    assert ran


def test_the_amendments_shown_fit_the_law_and_are_those_that_are_tested(tmp_path: Path) -> None:
    shown = [block.text for block in blocks("amendments") if block.language == "yaml"]
    for name, text in zip(AMENDMENTS, shown, strict=True):
        said: Any = parse_yaml(text)
        whole: Any = parse_yaml((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))
        for key in said.keys() & {"text", "duties"}:
            assert [entry for entry in map(_single, said[key]) if entry not in map(_single, whole[key])] == []
        for fact, entry in said.get("facts", {}).items():
            assert whole["facts"][fact] == entry
        file = tmp_path / f"{name}.yaml"
        head = "" if "chapter" in said else 'chapter: "633a"\neffective: 2026-01-01\ntitle: A trial\n'
        file.write_text(head + text, encoding="utf-8")
        assert len(read_amendments([file])) == 1


AMENDMENTS = ("suited-20-at-8-to-1", "at-least-6-to-5", "no-verbal-wagers", "batches-of-one-color")


def _single(entry: dict[str, object]) -> dict[str, object]:
    return {key: " ".join(value.split()) if isinstance(value, str) else value for key, value in entry.items()}


def test_without_splits_declared_the_payment_of_the_guide_is_not_checkable(
    floorperson: Floorperson, at_home: Path
) -> None:
    (log,) = [block for block in blocks("log") if block.mark.startswith("log: ")]
    rows = [line for line in log.text.splitlines() if '"what": "split"' not in line]
    Path("round.jsonl").write_text("\n".join(rows) + "\n", encoding="utf-8")
    command = ("replay", "round.jsonl", "-v", "--submission", "submissions/633a-shoe.yaml", "--select", "633a.13")
    ended = floorperson(*command)
    assert ended.code == 0
    assert "blackjack-paid-at-wrong-odds" in ended.out.partition("not checkable, by what is missing")[2]


def test_the_head_shown_is_one_that_is_read() -> None:
    (head,) = [block for block in blocks("filing") if block.text.startswith("chapter:")]
    report = judge_filing(head.text, name="filing.yaml")
    assert report.faults == ()
    assert report.head["version"] == "2015-4"


def test_the_lines_of_the_template_shown_are_those_of_the_template(floorperson: Floorperson) -> None:
    (shown,) = [block for block in blocks("filing") if block.text.startswith("#table:")]
    lines = floorperson("init", "633a", "--shoe", "double").out.splitlines()
    assert [line for line in shown.text.splitlines() if line not in lines] == []


PLACES = {
    "odds": "payouts: {{blackjack: {}}}",
    "a share of a meter": "optional_wagers: {{bad-beat-progressive: {{pays: {{blackjack: {}}}}}}}",
    "money": "max_payout: {{amount: {}}}",
    "a percentage": "optional_wagers: {{house-money: {{portion: {}}}}}",
    "a fraction": "insurance: {{maximum: {}}}",
    "a date": "head: {{dated: {}}}",
    "a truth value": "cards: {{identical: {}}}",
    "a chapter or paragraph": "waivers: [{{paragraph: {}, reference: W-1}}]",
}


@pytest.mark.parametrize("what", PLACES)
def test_values_are_read_as_the_table_says(what: str) -> None:
    (row,) = re.findall(rf"^\| {what} \| (.*) \| (.*) \|$", text_of("filing"), re.MULTILINE)
    good, bad = (re.findall(r"`([^`]+)`", cell) for cell in row)
    assert good
    assert bad
    for value in good:
        assert faults(what, value) == (), value
    for value in bad:
        assert faults(what, value), value


def faults(what: str, value: str) -> tuple[object, ...]:
    return judge_filing(f'chapter: "633a"\n{PLACES[what].format(value)}\n', name="filing.yaml").faults


@pytest.mark.parametrize("guide", GUIDES)
def test_the_pages_and_files_it_names_are_there(guide: str) -> None:
    text = text_of(guide)
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (ROOT / "docs" / target).is_file(), target
    for place in re.findall(r"`((?:rules_text|schemas|submissions|validator|tests)/[\w/.-]*)`", text):
        assert (ROOT / place).exists(), place


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_is_short(guide: str) -> None:
    assert len(text_of(guide).splitlines()) < 120


@pytest.mark.parametrize("guide", GUIDES)
def test_the_options_it_names_are_those_of_the_commands(guide: str, floorperson: Floorperson) -> None:
    listed = floorperson("--help").out.partition("Judge:\n")[2]
    commands = re.findall(r"^  ([a-z]+)  +\S", listed, re.MULTILINE)
    known = set(re.findall(r"--[a-z-]+", "".join(floorperson(command, "--help").out for command in commands)))
    prose = BLOCK.sub("", text_of(guide))
    named = set(re.findall(r"`(--[a-z-]+)[^`]*`", prose))
    assert named - {"--"} <= known
