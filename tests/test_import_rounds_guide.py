"""The guides to sheets of rounds say what is true: their files are read and commands run, with the output shown."""

import inspect
import re
import shlex
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.log.importers.rounds import custody
from validator.log.importers.rounds.binding import RESULTS
from validator.log.importers.rounds.mapping import PAYOUTS, map_schema

DOCS = Path(__file__).parents[1] / "docs"
GUIDE = (DOCS / "import-rounds.md").read_text(encoding="utf-8")
OF_MAPS = (DOCS / "rounds-map.md").read_text(encoding="utf-8")
CODES = {"--map": 2, "replay": 1}


def files() -> dict[str, str]:
    """The files that it shows, by name."""
    return dict(re.findall(r"^<!-- file: (\S+) -->\n```\w+\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL))


def commands() -> list[tuple[str, list[str]]]:
    """Its commands, each with the lines of output that are shown."""
    found = []
    for block in re.findall(r"^```console\n\$ (.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL):
        command, *shown = block.splitlines()
        found.append((command, shown))
    return found


def unnumbered(text: str) -> str:
    """The text without the numbers of the log's lines, which change as the schema of logs gets more kinds."""
    return re.sub(r":\d+: event \d+:", ":", text)


def test_its_commands_run_and_say_what_it_shows(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sorted(files()) == ["hands.csv", "map.yaml"]
    for name, text in files().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    shipped = data_folder("submissions") / "633a-shoe.yaml"
    (tmp_path / "submissions").mkdir()
    (tmp_path / "submissions" / shipped.name).write_bytes(shipped.read_bytes())
    assert [command.split()[1] for command, _ in commands()] == ["import", "import", "replay"]
    for command, shown in commands():
        program, *arguments = shlex.split(command)
        assert program == "floorperson"
        ended = floorperson(*arguments)
        assert ended.code == next((code for word, code in CODES.items() if word in command), 0)
        lines = iter(unnumbered(ended.out).splitlines())
        for line in shown:
            assert unnumbered(line) in lines, f"{command} does not say next: {line}"


def test_the_settled_map_is_the_first_one_with_its_questions_answered(floorperson: Floorperson, tmp_path: Path) -> None:
    (tmp_path / "hands.csv").write_text(files()["hands.csv"], encoding="utf-8")
    floorperson("import", "rounds", tmp_path / "hands.csv", "--guess", "-o", tmp_path / "first.yaml")
    first = (tmp_path / "first.yaml").read_text(encoding="utf-8")
    settled, attested = files()["map.yaml"].split("attested: ")
    for line in settled.splitlines():
        assert line == "table: BJ-101" or line in first
    for statement in re.findall(r"[a-z-]+", attested):
        assert f"#   - {statement} # ?" in first


def test_the_keys_it_names_are_those_of_the_schema() -> None:
    schema = map_schema()
    known = {key for key, _ in schema.known_keys()}
    for key in re.findall(r"`(\w+):`", GUIDE + OF_MAPS):
        assert key in known, key
    for statement in schema.root["properties"]["attested"]["items"]["enum"]:
        assert f"`{statement}`" in OF_MAPS
    assert set(PAYOUTS) <= known
    assert set(RESULTS) == set(schema.root["properties"]["results"]["properties"])


def test_what_the_first_row_holds_is_named() -> None:
    for column in re.findall(r'"(x-[a-z0-9-]+)"', inspect.getsource(custody)):
        assert f"`{column}`" in GUIDE, column


@pytest.mark.parametrize("page", [GUIDE, OF_MAPS])
def test_its_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([\w./-]+)\)", page):
        assert (DOCS / target).is_file(), target
