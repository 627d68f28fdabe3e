"""What ``floorperson import`` does to files: it writes a log whole or not at all, and over nothing unasked."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from validator.log import writing
from validator.log.read.reader import read_log

SOURCES = Path(__file__).parents[1] / "data"


def source(folder: Path, lines: int = 3, more: str = "") -> Path:
    path = folder / "rounds.jsonl"
    text = (SOURCES / "blackjack21-rounds.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)[:lines]
    path.write_text("".join(text) + more, encoding="utf-8", newline="\n")
    return path


def imported(floorperson: Floorperson, rounds: Path, log: Path, *options: str) -> Any:
    return floorperson("import", "blackjack21", rounds, "-o", log, *options)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("form", ["jsonl", "csv", "parquet", "jsonl.gz", "csv.gz"])
def test_a_log_is_written_whole_and_not_over_another_unasked(
    floorperson: Floorperson, tmp_path: Path, form: str
) -> None:
    if form == "parquet":
        pytest.importorskip("pyarrow")
    rounds, log = source(tmp_path), tmp_path / f"log.{form}"
    assert imported(floorperson, rounds, log).code == 0
    assert read_log(log).faults == []
    written = log.read_bytes()
    assert (written[:2] == b"\x1f\x8b") == form.endswith("gz")
    source(tmp_path, lines=1)
    ended = imported(floorperson, rounds, log)
    assert (ended.code, ended.out) == (2, "")
    assert f"{log} is there already; nothing was written; --force writes over a log that is there" in ended.err
    assert log.read_bytes() == written
    assert imported(floorperson, rounds, log, "--force").code == 0
    assert log.read_bytes() != written
    assert names(tmp_path) == sorted([log.name, "rounds.jsonl"])


@pytest.mark.parametrize("engine", ["blackjack21", "baccarat-engine"])
def test_the_same_source_gives_the_same_log_in_every_process(tmp_path: Path, engine: str) -> None:
    def log_under(seed: str) -> bytes:
        log = tmp_path / f"{seed}.jsonl"
        command = [sys.executable, "-m", "validator", "import", engine, str(SOURCES / f"{engine}-rounds.jsonl")]
        apart = {**os.environ, "PYTHONHASHSEED": seed}
        subprocess.run([*command, "-o", str(log)], env=apart, check=True, capture_output=True)
        return log.read_bytes()

    assert log_under("1") == log_under("2")


@pytest.mark.parametrize("form", ["jsonl", "csv", "parquet"])
@pytest.mark.parametrize("there", [False, True])
def test_an_import_that_fails_leaves_nothing_and_spoils_nothing(
    floorperson: Floorperson, tmp_path: Path, form: str, there: bool
) -> None:
    if form == "parquet":
        pytest.importorskip("pyarrow")
    rounds, log = source(tmp_path, more="{}\n"), tmp_path / f"log.{form}"
    if there:
        log.write_text("what stood there\n", encoding="utf-8")
    ended = imported(floorperson, rounds, log, "--force")
    assert ended.code == 2
    assert f"rounds.jsonl, line 4: it lacks 'players'; nothing was written to {log.as_posix()}" in ended.err
    assert names(tmp_path) == sorted(["rounds.jsonl", *([log.name] if there else [])])
    assert not there or log.read_text(encoding="utf-8") == "what stood there\n"


def test_a_source_with_a_line_in_another_encoding_is_refused_with_the_line(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    rounds = source(tmp_path)
    rounds.write_bytes(rounds.read_bytes() + b'{"name": "Jos\xe9"}\n')
    ended = imported(floorperson, rounds, tmp_path / "log.jsonl")
    assert ended.code == 2
    assert "rounds.jsonl, line 4: it is not UTF-8" in ended.err


def test_a_missing_source_empties_no_log(floorperson: Floorperson, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text("what stood there\n", encoding="utf-8")
    ended = imported(floorperson, tmp_path / "missing.jsonl", log, "--force")
    assert ended.code == 2
    assert "missing.jsonl: No such file or directory; nothing was written to" in ended.err
    assert log.read_text(encoding="utf-8") == "what stood there\n"
    assert imported(floorperson, tmp_path / "missing.jsonl", tmp_path / "new.jsonl").code == 2
    assert names(tmp_path) == ["log.jsonl"]


def test_the_source_is_never_the_target(floorperson: Floorperson, tmp_path: Path) -> None:
    rounds = source(tmp_path)
    before = rounds.read_bytes()
    link = tmp_path / "link.jsonl"
    os.link(rounds, link)
    for target in (rounds, link):
        ended = imported(floorperson, rounds, target, "--force")
        assert ended.code == 2
        assert "is the source itself; write the log to another file" in ended.err
        assert rounds.read_bytes() == before


def test_a_folder_is_never_written_over(floorperson: Floorperson, tmp_path: Path) -> None:
    (tmp_path / "log.jsonl").mkdir()
    ended = imported(floorperson, source(tmp_path), tmp_path / "log.jsonl", "--force")
    assert ended.code == 2
    assert "log.jsonl is no file to write to; nothing was written" in ended.err
    assert names(tmp_path) == ["log.jsonl", "rounds.jsonl"]


def test_an_import_that_is_interrupted_leaves_nothing(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(path: Path, rows: Any, own: Any) -> None:
        path.write_text(str(next(rows)), encoding="utf-8")
        raise KeyboardInterrupt

    monkeypatch.setattr(writing, "write_jsonl", interrupted)
    assert imported(floorperson, source(tmp_path), tmp_path / "log.jsonl").code == 130
    assert names(tmp_path) == ["rounds.jsonl"]


@pytest.mark.parametrize("importer", ["blackjack21", "baccarat-engine"])
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("[" * 50000 + "]" * 50000, "nested too deep"),
        ("[" * 900 + "]" * 900, "a nested value is no dict"),
        ('{"shoe": 1, "round": 1, "a": "\\ud800"}', "half a surrogate pair"),
    ],
)
def test_a_line_that_no_source_holds_is_said_to_be_unusable(
    floorperson: Floorperson, tmp_path: Path, importer: str, line: str, why: str
) -> None:
    rounds = tmp_path / "rounds.jsonl"
    rounds.write_text(line + "\n", encoding="utf-8")
    ended = floorperson("import", importer, rounds, "-o", tmp_path / "log.jsonl")
    assert ended.code == 2
    assert "rounds.jsonl, line 1: " in ended.err
    assert why in ended.err


@pytest.mark.skipif(os.name == "nt", reason="pipes are those of POSIX")
def test_a_pipe_is_no_source(floorperson: Floorperson, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "rounds.jsonl")
    ended = imported(floorperson, tmp_path / "rounds.jsonl", tmp_path / "log.jsonl")
    assert ended.code == 2
    assert "rounds.jsonl: a pipe, no file; nothing was written" in ended.err
