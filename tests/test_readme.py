"""README and CONTRIBUTING say what is true: commands run, names exist, the steps name files that are there."""

import re
import shlex
from pathlib import Path

import pytest

from tests.command_line import Floorperson

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CODES = {"submissions/demo/bad.yaml": 1, "submissions/demo/log.jsonl": 1}


def fenced(language: str, text: str) -> list[str]:
    return [block.strip() for block in re.findall(rf"^ *```{language}\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)]


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) < 150


def test_each_of_the_two_commands_is_one_line_with_its_powershell_form_beside() -> None:
    for name, last in (("demo", "floorperson demo"), ("test", "python -m pytest -n auto")):
        found = re.search(
            rf"^<!-- command: {name} -->\n```sh\n(.+)\n```\n\nIn PowerShell:\n\n```powershell\n(.+)\n```$",
            README,
            re.MULTILINE,
        )
        assert found is not None, name
        posix, powershell = found[1], found[2]
        assert posix.startswith("python3 -m venv .venv && ")
        assert posix.endswith(f"/{last}")
        assert powershell.startswith("py -3 -m venv .venv; ")
        assert powershell.endswith("\\" + last.replace("/", "\\") + " }")
        assert "&&" not in powershell, "PowerShell 5 knows no &&"
        assert re.findall(r"pip install (.+?)(?: &&| })", posix) == re.findall(r"pip install (.+?) }", powershell)


@pytest.mark.parametrize(
    "line", [line.removeprefix("$ ") for block in fenced("console", README) for line in block.splitlines()]
)
def test_the_examples_run(floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.chdir(ROOT)
    program, *arguments = shlex.split(line)
    assert program == "floorperson"
    ended = floorperson(*arguments)
    assert ended.code == next((code for name, code in CODES.items() if name in line), 0)
    assert ended.out


def test_every_command_of_the_program_is_in_the_table_and_no_other(floorperson: Floorperson) -> None:
    named = re.findall(r"^\| `floorperson (\w+)", README, re.MULTILINE)
    listed = floorperson("--help").out.partition("Judge:\n")[2]
    assert sorted(named) == sorted(re.findall(r"^  ([a-z]+)  +\S", listed, re.MULTILINE))


def test_the_options_are_those_of_the_commands(floorperson: Floorperson) -> None:
    known = floorperson("check", "--help").out + floorperson("replay", "--help").out
    for option in set(re.findall(r"--[a-z-]+", README.partition("Options of `check`")[2].partition("| exit code")[0])):
        assert option in known


def test_the_files_it_names_are_there() -> None:
    places = re.findall(r"`((?:rules_text|schemas|submissions|validator|tests|\.ci)/[\w/.-]*)`", README + CONTRIBUTING)
    assert len(places) > 15
    for place in places:
        assert (ROOT / place).exists(), place


def test_the_modules_it_runs_are_there() -> None:
    for name in set(re.findall(r"python -m\s+(validator[\w.]*)", CONTRIBUTING)):
        path = ROOT.joinpath(*name.split("."))
        assert path.with_suffix(".py").is_file(), name


def test_the_rule_shown_as_an_example_is_that_of_the_program() -> None:
    block, _, _ = fenced("python", CONTRIBUTING)
    lines = [line.removeprefix("   ") for line in block.splitlines()]
    assert "\n".join(lines) in (ROOT / "validator/chapters/ch633a_blackjack/double_shoe.py").read_text(encoding="utf-8")


def test_the_words_shown_as_an_example_are_those_of_the_program() -> None:
    _, block, _ = fenced("python", CONTRIBUTING)
    lines = [line.removeprefix("   ") for line in block.splitlines()]
    assert "\n".join(lines) in (ROOT / "validator/games/blackjack/insurance.py").read_text(encoding="utf-8")


def test_the_judge_shown_as_an_example_is_that_of_the_program() -> None:
    _, _, block = fenced("python", CONTRIBUTING)
    lines = [line.removeprefix("   ") for line in block.splitlines()]
    judge = (ROOT / "validator/games/blackjack/dealing.py").read_text(encoding="utf-8")
    assert "\n".join(f"    {line}" for line in lines) in judge


def test_the_duty_shown_as_an_example_is_that_of_the_chapter() -> None:
    block, _ = fenced("yaml", CONTRIBUTING)
    lines = [line.removeprefix("   ") for line in block.splitlines()]
    assert "\n".join(lines) in (ROOT / "rules_text/633a/duties.yaml").read_text(encoding="utf-8")


def test_the_rounds_shown_as_an_example_are_those_of_their_rule() -> None:
    _, block = fenced("yaml", CONTRIBUTING)
    lines = [line.removeprefix("   ") for line in block.splitlines()]
    shown = (ROOT / "validator/games/blackjack/insurance.yaml").read_text(encoding="utf-8")
    assert "\n".join(lines) in shown


def test_the_dates_are_those_of_the_text_held() -> None:
    from validator.law.text import load_text

    text = load_text("633a")
    dates = {text.held_from, text.held_until, *(section.held_from for section in text.sections.values())}
    words = " ".join(README.split())
    for date in dates:
        assert date is not None
        assert f"{date:%B} {date.day}, {date.year}" in words


def test_the_ci_takes_its_commands_out_of_this_file() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "for name in demo test long; do" in script
    for block in ("pip install", "pytest\n"):
        assert block not in script
