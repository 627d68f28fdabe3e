"""What each way through the house imports: the path of a filing no numeric library, rooms no other room."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from validator.core.data import data_folder
from validator.law.chapters import HELD
from validator.law.law_file import FILES, law_file

ROOT = Path(__file__).parents[2]
NUMERIC = {"numba", "numpy", "pyarrow", "llvmlite", "pandas"}

PROBE = """
import sys
from validator.cli import main
code = main(sys.argv[1:])
print("MODULES", *sorted(sys.modules), file=sys.stderr)
raise SystemExit(code)
"""


@pytest.fixture(scope="module", autouse=True)
def _packed() -> None:
    """What is read for the first time is held against its models, which are pydantic's; afterwards it is not."""
    for chapter in HELD:
        for name in FILES:
            law_file(data_folder("rules_text") / chapter / name)


def imported(*arguments: str) -> tuple[int, set[str]]:
    """Exit code of a run of the command line in a fresh process, and the modules it imported."""
    ended = subprocess.run(
        [sys.executable, "-c", PROBE, *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return ended.returncode, set(ended.stderr.partition("MODULES")[2].split())


def test_checking_one_filing_imports_nothing_that_it_does_not_need() -> None:
    code, modules = imported("check", "submissions/633a-shoe.yaml")
    assert code == 0
    assert "validator.filing.check" in modules
    assert modules & (NUMERIC | {"pydantic", "rich", "markdown_it", "jsonschema", "attr", "fractions"}) == set()
    assert modules & {"validator.law.readings", "validator.law.duties", "validator.law.models"} == set()
    assert modules & {"validator.submission.syntax", "validator.report.baseline", "validator.replay.run"} == set()


@pytest.mark.parametrize("name", ["541-shoe", "551-shoe", "590-shoe", "633a-shoe", "672a-shoe", "685a-shoe"])
def test_checking_one_filing_imports_no_judge_of_rounds(name: str) -> None:
    code, modules = imported("check", f"submissions/{name}.yaml")
    assert code == 0
    assert "validator.filing.check" in modules
    assert "validator.games" not in modules


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["check", "submissions/demo/bad.yaml"], 1),
        (["check", "submissions/demo/bad.yaml", "--format", "json"], 1),
        (["check", "submissions/633a-shoe.yaml", "--select", "633a.13"], 0),
    ],
)
def test_no_way_of_checking_imports_a_numeric_library(arguments: list[str], code: int) -> None:
    ended, modules = imported(*arguments)
    assert ended == code
    assert modules & NUMERIC == set()


@pytest.mark.parametrize("arguments", [["law", "633a.11(c)"], ["rules"], ["explain", "more-positions-than-seats"]])
def test_reading_the_law_and_the_rules_imports_no_numeric_library(arguments: list[str]) -> None:
    code, modules = imported(*arguments)
    assert code == 0
    assert modules & (NUMERIC | {"pydantic", "rich"}) == set()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--help"], 0),
        (["law", "633a.11(c)"], 0),
        (["rules"], 0),
        (["check", "submissions/demo/bad.yaml"], 1),
        (["replay", "submissions/demo/log.jsonl", "--engine", "interpreted"], 1),
    ],
)
def test_what_proofreads_schemas_is_imported_by_no_run(arguments: list[str], code: int) -> None:
    ended, modules = imported(*arguments)
    assert ended == code
    assert modules & {"jsonschema", "referencing", "attrs"} == set()


def test_interpreted_replay_imports_no_numeric_library() -> None:
    log, filing = "submissions/demo/log.jsonl", "submissions/633a-shoe.yaml"
    code, modules = imported("replay", log, "--submission", filing, "--engine", "interpreted")
    assert code == 1
    assert modules & NUMERIC == set()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--help"], 0),
        (["serve", "--help"], 0),
        (["check", "submissions/demo/bad.yaml"], 1),
        (["replay", "submissions/demo/log.jsonl", "--engine", "interpreted"], 1),
        (["law", "633a.11(c)"], 0),
    ],
)
def test_no_command_but_the_workbench_imports_a_server(arguments: list[str], code: int) -> None:
    ended, modules = imported(*arguments)
    assert ended == code
    assert modules & {"starlette", "uvicorn", "python_multipart", "multipart", "anyio", "validator.web"} == set()


WATCHED = """
import sys
class Watch:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("pyspark", "py4j"):
            raise SystemExit(f"{name} is imported")
sys.meta_path.insert(0, Watch())
import validator, validator.api
validator.api.replay_log("submissions/demo/log.jsonl", "submissions/633a-shoe.yaml").to_dicts()
"""


def test_the_library_imports_no_cluster() -> None:
    command = [sys.executable, "-c", WATCHED]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_the_contract_on_rooms_names_every_room() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (rooms,) = (contract for contract in contracts if contract["type"] == "independence")
    chapters = ROOT / "validator" / "chapters"
    folders = [path.name for path in chapters.glob("ch[0-9]*") if (path / "__init__.py").is_file()]
    assert sorted(rooms["modules"]) == sorted(f"validator.chapters.{name}" for name in folders)
