"""The wheel holds all that the program needs: built, installed outside the checkout, and run there."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from validator.law.law_file import pack_all

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.long


def run(*command: object, cwd: Path) -> "subprocess.CompletedProcess[str]":
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built of the source distribution, as whoever has no checkout builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    built = run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    assert built.returncode == 0, built.stderr
    (sources_only,) = folder.glob("floorperson-*.tar.gz")
    with tarfile.open(sources_only) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    built = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=unpacked)
    assert built.returncode == 0, built.stderr
    (found,) = folder.glob("floorperson-*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's folder in a new environment; other projects' packages come from the one that runs the tests."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=False)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    place = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).stdout.strip()
    dependencies = sysconfig.get_path("purelib")
    Path(place, "dependencies.pth").write_text(dependencies + "\n", encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python]
    ended = run(*pip, "install", "--no-index", "--no-deps", wheel, cwd=home)
    assert ended.returncode == 0, ended.stderr
    return scripts


def test_the_wheel_holds_law_schemas_and_filings_and_nothing_beside_the_package(wheel: Path, tmp_path: Path) -> None:
    names = ZipFile(wheel).namelist()
    for name in (
        "rules_text/633a/text.md",
        "rules_text/633a/facts.yaml",
        "rules_text/633a/duties.yaml",
        "rules_text/633a/readings.yaml",
        "schemas/633a.yaml",
        "schemas/round-log.yaml",
        "submissions/633a-shoe.yaml",
        "submissions/demo/log.jsonl",
    ):
        assert f"validator/_data/{name}" in names
    assert "validator/py.typed" in names
    pack_all(tmp_path)
    packed = {f"validator/_data/packed/{path.name}" for path in tmp_path.iterdir()}
    assert {name for name in names if name.startswith("validator/_data/packed/")} == packed
    assert "validator/games/blackjack/insurance.yaml" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"validator", "floorperson"}


def test_the_installed_program_checks_a_packed_filing(installed: Path, tmp_path: Path) -> None:
    where = run(installed / "python", "-c", "import validator; print(validator.__file__)", cwd=tmp_path).stdout.strip()
    assert Path(where).is_relative_to(installed.parent)
    filing = Path(where).parent / "_data" / "submissions" / "633a-shoe.yaml"
    ended = run(installed / "floorperson", "check", filing, cwd=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.splitlines()[-1] == f"{filing.as_posix()}: 0 findings"


READ_ALL = """
import sys
from validator.core import packed
from validator.law import bindings, chapters, duties, evidence, facts, in_force, readings, siblings
from validator.submission.schema import load_schema
def parsed(source):
    raise AssertionError(source)
packed.parse_yaml = parsed
for chapter in chapters.HELD:
    facts.load_facts(chapter), duties.load_duties(chapter), readings.load_readings(chapter), load_schema(chapter)
    bindings.load_bindings(chapter), in_force.load_in_force(chapter), evidence.load_rests_on(chapter)
for family in siblings.families():
    siblings.load_family(family)
print("pydantic" in sys.modules)
"""


def test_the_installed_program_reads_no_yaml_of_its_own(installed: Path, tmp_path: Path) -> None:
    ended = run(installed / "python", "-c", READ_ALL, cwd=tmp_path)
    assert (ended.stdout.strip(), ended.stderr) == ("False", "")


def test_the_installed_program_runs_its_demonstration_and_prints_the_law(installed: Path, tmp_path: Path) -> None:
    ended = run(installed / "floorperson", "demo", cwd=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert "double-down-over-original" in ended.stdout
    ended = run(installed / "floorperson", "law", "633a.11(c)", cwd=tmp_path)
    assert "the player shall indicate his decision to stand, draw or" in ended.stdout


def test_the_installed_program_writes_a_template_in_an_empty_folder(installed: Path, tmp_path: Path) -> None:
    ended = run(installed / "floorperson", "init", "633a", "--shoe", "double", "-o", "mine.yaml", cwd=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["633a.schema.json", "mine.yaml"]
    ended = run(installed / "floorperson", "check", "mine.yaml", cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    ended = run(installed / "floorperson", "todo", "mine.yaml", cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "  drop_box: dealer-side; against § 633a.2(e): elsewhere, none; 2 rules wait; § 633a.2(e)" in ended.stdout
