"""Files that cannot be read, among others: they are told, nothing waits for them, and the others are judged."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.core.files import NotAFile, named, near, open_file

GOOD = data_folder("submissions") / "633a-shoe.yaml"
LOG = data_folder("submissions") / "demo" / "log.jsonl"
posix = pytest.mark.skipif(os.name == "nt", reason="pipes, devices and names of any byte are those of POSIX")


def copied(source: Path, folder: Path, name: str) -> Path:
    path = folder / name
    path.write_bytes(source.read_bytes())
    return path


@posix
def test_pipes_devices_folders_and_links_to_nowhere_are_told_and_the_others_judged(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    copied(GOOD, tmp_path, "a.yaml")
    os.mkfifo(tmp_path / "b.yaml")
    (tmp_path / "c.yaml").symlink_to("/dev/zero")
    (tmp_path / "d.yaml").symlink_to("nowhere")
    ended = floorperson("check", tmp_path, "-v")
    assert ended.code == 2
    for name, why in (("b", "a pipe, no file"), ("c", "a device, no file"), ("d", "No such file or directory")):
        place = f"{(tmp_path / name).as_posix()}.yaml:1:1"
        assert f"{place}: error cannot-be-read: cannot be opened: {why}" in ended.out
    assert f"{(tmp_path / 'a.yaml').as_posix()}: 0 findings\n" in ended.out
    document = json.loads(floorperson("check", tmp_path, "--format", "json").out)
    assert [[fault["kind"] for fault in filing["faults"]] for filing in document["filings"]] == [
        [],
        *[["cannot-be-read"]] * 3,
    ]


@posix
def test_a_pipe_alone_is_no_input(floorperson: Floorperson, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "log.jsonl")
    for command in ("check", "replay"):
        ended = floorperson(command, tmp_path / "log.jsonl")
        assert (ended.code, ended.out) == (2, "")
        assert "cannot be opened: a pipe, no file" in ended.err
    with pytest.raises(NotAFile, match="a folder, no file"):
        open_file(tmp_path)


def test_a_name_too_long_costs_nothing_of_the_others(floorperson: Floorperson) -> None:
    ended = floorperson("check", "n" * 300, GOOD, "-v")
    assert ended.code == 2
    assert ":1:1: error cannot-be-read: cannot be opened: " in ended.out
    assert f"\n{near(GOOD).as_posix()}: 0 findings\n" in ended.out


def test_a_folder_without_permission_costs_nothing_of_the_others(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scandir = os.scandir

    def refuse(path: Any = ".") -> Any:
        if os.fspath(path) == str(tmp_path):
            raise PermissionError(13, "Permission denied", str(tmp_path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)
    ended = floorperson("check", tmp_path, GOOD, "-v")
    assert ended.code == 2
    assert "error cannot-be-read: the folder cannot be opened: Permission denied" in ended.out
    assert f"\n{near(GOOD).as_posix()}: 0 findings\n" in ended.out


@posix
def test_no_name_moves_or_colours_what_a_terminal_shows(floorperson: Floorperson, tmp_path: Path) -> None:
    odd = copied(GOOD, tmp_path, "a\x1b[31m\r\u202eb.yaml")
    no_text = tmp_path / os.fsdecode(b"\xff.yaml")
    no_text.write_bytes(GOOD.read_bytes())
    ended = floorperson("check", odd, no_text, "-v")
    assert "a<U+001B>[31m<U+000D><U+202E>b.yaml: 0 findings" in ended.out
    assert "\\xff.yaml: 0 findings" in ended.out
    assert named(no_text).endswith("/\\xff.yaml")
    document = json.loads(floorperson("check", no_text, "--format", "json").out)
    assert document["filings"][0]["file"] == named(no_text)
    missing = floorperson("check", tmp_path / "\x1b[31m.yaml")
    assert "<U+001B>[31m.yaml: cannot be opened" in missing.err
    assert "\x1b" not in ended.out + missing.err + floorperson("check", "--\x1b[31m").err


def test_a_log_that_cannot_be_read_costs_nothing_of_the_others(floorperson: Floorperson, tmp_path: Path) -> None:
    utf_16 = tmp_path / "b.jsonl"
    utf_16.write_text('{"table":"BJ-1","seq":1,"kind":"table-open"}\n', encoding="utf-16")
    alone = floorperson("replay", LOG, "-s", GOOD)
    ended = floorperson("replay", LOG, utf_16, tmp_path / "missing.jsonl", "-s", GOOD)
    assert alone.code == 1
    assert ended.code == 2
    assert f"error log-unusable: {utf_16} is in UTF-16" in ended.out
    assert "missing.jsonl: cannot be opened: No such file" in ended.out
    assert ended.out.splitlines()[-1].startswith("3 rounds replayed, ")
    assert ended.out.splitlines()[-1].endswith(", 2 logs unreadable")
    document = json.loads(floorperson("replay", LOG, utf_16, "-s", GOOD, "--format", "json").out)
    assert [(fault["kind"], fault["line"]) for fault in document["row_faults"]] == [("log-unusable", 0)]


def test_logs_of_which_none_can_be_read_are_unusable(floorperson: Floorperson, tmp_path: Path) -> None:
    utf_16 = tmp_path / "b.jsonl"
    utf_16.write_text("{}\n", encoding="utf-16")
    ended = floorperson("replay", utf_16)
    assert (ended.code, ended.out) == (2, "")
    assert "is in UTF-16" in ended.err


def test_what_follows_a_lost_log_is_judged_as_if_rows_were_lost(tmp_path: Path) -> None:
    from validator.log.codes import KIND_UNREADABLE
    from validator.log.read.reader import batches

    (whole,) = batches(LOG)
    (after,) = batches(LOG, gap=True)
    for table, columns in whole.tables.items():
        assert after.tables[table].kind == [KIND_UNREADABLE, *columns.kind]


def test_a_filing_that_cannot_be_opened_judges_no_rounds_and_lets_no_other_judge_them(floorperson: Floorperson) -> None:
    ended = floorperson("replay", LOG, "-s", GOOD, "-s", "missing.yaml")
    assert (ended.code, ended.out) == (2, "")
    assert "missing.yaml: cannot be opened" in ended.err
