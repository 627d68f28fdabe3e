"""What a file is said to be rests on its content; what is hostile is told, and nothing of it is run or followed."""

import gzip
import os
import shlex
import shutil
import zipfile
from pathlib import Path

import click
import pytest
from typer.main import get_command

from tests.command_line import Floorperson
from validator.cli import app
from validator.core.data import data_folder
from validator.intake.identify import Identified, identify

SUBMISSIONS = data_folder("submissions")
DATA = Path(__file__).parents[1] / "data"
LOG, FILING = SUBMISSIONS / "demo" / "log.jsonl", SUBMISSIONS / "633a-shoe.yaml"
AMENDMENT = 'chapter: "633a"\neffective: "2026-01-01"\ntitle: Another limit\ntext: []\n'


def written(folder: Path, name: str, content: str | bytes) -> Identified:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return identify(path)


@pytest.mark.parametrize("path", sorted(SUBMISSIONS.glob("*.yaml")), ids=lambda path: path.stem)
def test_a_filing_is_one_of_its_chapter_whatever_it_is_called(path: Path, tmp_path: Path) -> None:
    found = written(tmp_path, "handed-in.txt", path.read_bytes())
    assert (found.kind, found.chapter) == ("filing", path.stem.partition("-")[0])
    assert "floorperson check" in found.steps[0]


@pytest.mark.parametrize("path", sorted((SUBMISSIONS / "logs").iterdir()), ids=lambda path: path.stem)
def test_a_log_is_one(path: Path) -> None:
    found = identify(path)
    assert (found.kind, found.size) == ("log", path.stat().st_size)


def test_a_packed_log_is_one(tmp_path: Path) -> None:
    assert written(tmp_path, "log.jsonl.gz", gzip.compress(LOG.read_bytes())).kind == "log"


def test_a_log_in_csv_or_parquet_is_one(tmp_path: Path) -> None:
    assert written(tmp_path, "log.csv", "seq,table,round,kind\n1,BJ-101,1,round-start\n").kind == "log"
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    columns = {"table": ["BJ-101"], "seq": [1], "kind": ["round-start"]}
    parquet.write_table(arrow.table(columns), tmp_path / "log.parquet")
    assert identify(tmp_path / "log.parquet").kind == "log"
    parquet.write_table(arrow.table({"player": ["A"], "won": [5]}), tmp_path / "rounds.parquet")
    assert identify(tmp_path / "rounds.parquet").kind == "rounds"


def test_a_log_whose_name_replay_does_not_know_is_told_to_be_renamed(tmp_path: Path) -> None:
    found = written(tmp_path, "log.txt", LOG.read_bytes())
    assert (found.kind, found.steps) == ("log", ())
    assert ".jsonl" in found.says


@pytest.mark.parametrize("ending", ["xlsx", "docx"])
def test_a_form_is_a_filing_and_any_other_office_file_is_not(
    ending: str, tmp_path: Path, floorperson: Floorperson
) -> None:
    form = tmp_path / f"form.{ending}"
    assert floorperson("init", "551", "-o", form).code == 0
    assert identify(form).kind == "form"
    if ending == "xlsx":
        from openpyxl import Workbook

        Workbook().save(form)
        assert identify(form).kind == "workbook"
    else:
        from docx import Document

        Document().save(str(form))
        assert identify(form).kind == "document"


@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("cardsharp-rounds.csv", "rounds"),
        ("cardsharp.map.yaml", "map"),
        ("jackblack-rounds.jsonl", "source"),
        ("studio-replay-invented.jsonl", "source"),
        ("record-py21.py", "something else"),
    ],
)
def test_sources_and_maps(file: str, kind: str) -> None:
    assert identify(DATA / file).kind == kind


def test_an_amendment_and_reports(tmp_path: Path, floorperson: Floorperson) -> None:
    assert written(tmp_path, "amendment.yaml", AMENDMENT).kind == "amendment"
    for form in ("json", "json-lines"):
        report = floorperson("replay", LOG, "-s", FILING, "--no-config", "--format", form).out
        assert written(tmp_path, "report.json", report).kind == "report", form


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "empty"),
        (b" \n\n", "empty"),
        (b"%PDF-1.7\n%x", "document"),
        (b"{\\rtf1 words}", "document"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "document"),
        (b"PK\x03\x04 and then nothing", "document"),
        (b"\x00\x01\x02\x03", "something else"),
        (b"MZ\x90\x00", "something else"),
        (b"just some words", "something else"),
        (b"[" * 200_000, "something else"),
        (b"a: &a [x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b]\n", "something else"),
        (b"\xff\xfec\x00h\x00a\x00", "something else"),
        (b"\x1f\x8bnot packed at all", "something else"),
        (b"PAR1 and nothing else", "something else"),
    ],
)
def test_what_is_none_of_these_is_told(content: bytes, kind: str, tmp_path: Path) -> None:
    assert written(tmp_path, "file.dat", content).kind == kind


def test_a_filing_whose_text_is_broken_is_still_to_be_checked(tmp_path: Path) -> None:
    found = written(tmp_path, "filing.yaml", "chapter: [\nhead: }\n")
    assert (found.kind, found.steps) == ("filing", (f"floorperson check {tmp_path}/filing.yaml",))


def test_an_archive_that_unpacks_to_much_is_not_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "large.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("../../outside.txt", "x")
        archive.writestr("xl/workbook.xml", b"\0" * (1 << 26))
    assert identify(path).kind == "workbook"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["large.xlsx"]
    assert not (tmp_path.parent / "outside.txt").exists()


@pytest.mark.skipif(os.name != "posix", reason="links, pipes and devices are those of POSIX")
def test_links_that_lead_out_pipes_devices_and_folders_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "case"
    folder.mkdir()
    shutil.copy(FILING, tmp_path / "outside.yaml")
    shutil.copy(FILING, folder / "inside.yaml")
    (folder / "out").symlink_to(tmp_path / "outside.yaml")
    (folder / "in").symlink_to("inside.yaml")
    (folder / "device").symlink_to("/dev/zero")
    (folder / "nowhere").symlink_to("missing")
    (folder / "loop").symlink_to("loop")
    os.mkfifo(folder / "pipe")
    refused = {name: identify(folder / name, folder).kind for name in ("out", "device", "nowhere", "loop", "pipe", ".")}
    assert set(refused.values()) == {"not readable"}
    assert identify(folder / "in", folder).kind == "filing"
    assert identify(Path("no\0name")).kind == "not readable"
    assert identify(folder / ("x" * 300)).kind == "not readable"


def test_each_step_is_a_command_line_that_there_is(tmp_path: Path, floorperson: Floorperson) -> None:
    """Each names a command and options of it; names of files are words of a shell."""
    group = get_command(app)
    assert isinstance(group, click.Group)
    form = tmp_path / "form.xlsx"
    floorperson("init", "551", "-o", form)
    found = [identify(path) for path in (FILING, LOG, form, *sorted(DATA.iterdir()))]
    found.append(written(tmp_path, "a b;c.yaml", AMENDMENT))
    found.append(written(tmp_path, "note.txt", "words"))
    found.append(written(tmp_path, "scan.pdf", b"%PDF-1.7"))
    context = click.Context(group)
    for step in (step for one in found for step in one.steps):
        program, name, *words = shlex.split(step)
        command = group.get_command(context, name)
        assert program == "floorperson" and command is not None, step
        command.make_context(name, words)
