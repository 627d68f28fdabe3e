"""docs/importers.md: its example is run as it stands."""

import json
import re
import sys
from itertools import takewhile
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.log import importers

PAGE = Path(__file__).parents[1] / "docs" / "importers.md"
FILING = data_folder("submissions") / "541-shoe.yaml"


def block(name: str) -> str:
    """The block of code behind a mark."""
    found = re.search(rf"<!-- {name} -->\n```\w+\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None, name
    return found[1]


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The importer installed, and a folder with its source and a filing."""
    module = ModuleType("evening_baccarat")
    exec(compile(block("importer"), "evening_baccarat.py", "exec"), module.__dict__)
    monkeypatch.setitem(sys.modules, "evening_baccarat", module)
    point = SimpleNamespace(value="evening_baccarat:IMPORTER", load=lambda: module.IMPORTER)
    monkeypatch.setattr(importers, "_installed", lambda: {"evening-baccarat": point})
    monkeypatch.chdir(tmp_path)
    Path("rounds.csv").write_text(block("sample"), encoding="utf-8")
    Path("filing.yaml").write_bytes(FILING.read_bytes())
    return tmp_path


def test_the_example_is_some_forty_lines() -> None:
    lines = [line for line in block("importer").splitlines() if line.strip()]
    assert 35 <= len(lines) <= 50


def test_what_the_page_shows_is_what_is_printed(evening: Path, floorperson: Floorperson) -> None:
    shown = block("run").splitlines()
    commands = [line.removeprefix("$ floorperson ").split() for line in shown if line.startswith("$")]
    first = floorperson(*commands[0])
    assert (first.code, first.err) == (0, "")
    assert first.out.splitlines()[:2] == shown[1:3]
    ended = floorperson(*commands[1], "--format", "json")
    (finding,) = json.loads(ended.out)["findings"]
    assert (finding["place"]["round"], finding["outcome"]) == (4, "fail")
    assert finding["rule"] == "result-announced-wrongly"
    assert f"`{finding['rule']}`" in PAGE.read_text(encoding="utf-8")


def test_it_is_listed_and_recognised(evening: Path, floorperson: Floorperson) -> None:
    assert "evening-baccarat  CSV with the columns shift" in floorperson("import", "--list").out
    ended = floorperson("import", "jackblack", "rounds.csv", "-o", "log.jsonl")
    assert "this looks like what the importer evening-baccarat takes" in ended.err


def test_a_line_that_is_no_round_is_refused(evening: Path, floorperson: Floorperson) -> None:
    with Path("rounds.csv").open("a", encoding="utf-8") as file:
        file.write("evening,5,7S KC,4H 3D,house\n")
    ended = floorperson("import", "evening-baccarat", "rounds.csv", "-o", "log.jsonl")
    assert ended.code == 2
    assert "rounds.csv, line 6: this is no round: shift evening, round 5, player 7S KC" in ended.err


@pytest.mark.parametrize(
    ("name", "filing"),
    [
        ("engine-blackjack", data_folder("submissions") / "633a-shoe.yaml"),
        ("jackblack", PAGE.parents[1] / "tests" / "data" / "jackblack-filing.yaml"),
    ],
)
def test_what_the_engines_are_said_to_break_is_what_is_found(
    name: str, filing: Path, floorperson: Floorperson, tmp_path: Path
) -> None:
    table = PAGE.read_text(encoding="utf-8").partition("| engine | rule |")[2]
    rows = table.splitlines()
    start = next(i for i, row in enumerate(rows) if row.startswith(f"| {name} "))
    own = [rows[start], *takewhile(lambda row: row.startswith("| |"), rows[start + 1 :])]
    said = {rule for row in own for rule in re.findall(r"`([a-z0-9-]+)`", row)}
    log = tmp_path / "log.jsonl"
    source = PAGE.parents[1] / "tests" / "data" / f"{name}-rounds.jsonl"
    assert floorperson("import", name, source, "-o", log).code == 0
    findings = json.loads(floorperson("replay", log, "-s", filing, "--format", "json").out)["findings"]
    assert {one["rule"] for one in findings if one["outcome"] == "fail"} <= said
