"""``floorperson import rounds`` as it is typed."""

import gzip
import hashlib
import io
import json
import sys
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from tests.log.rounds.test_faults import HEADER, MAP, ROW


def written(folder: Path, columns: str = MAP, data: str = HEADER + ROW) -> tuple[Path, Path]:
    source, path = folder / "rounds.csv", folder / "map.yaml"
    source.write_text(data, encoding="utf-8")
    path.write_text(columns, encoding="utf-8")
    return source, path


def test_rounds_are_converted_and_what_was_done_is_said(floorperson: Floorperson, tmp_path: Path) -> None:
    source, columns = written(tmp_path)
    for form in ("jsonl", "csv"):
        log = tmp_path / f"log.{form}"
        ended = floorperson("import", "rounds", source, "--map", columns, "-o", log)
        assert ended.code == 0
        assert f"log.{form}: written from" in ended.out
        assert "1 row read: 1 hand" in ended.out
        assert "  1 round of 1 table: " in ended.out
        assert "1 round replayed, 0 findings" in floorperson("replay", log).out


def test_rows_left_out_make_the_exit_code_2_and_the_log_is_written(floorperson: Floorperson, tmp_path: Path) -> None:
    source, columns = written(tmp_path, data=f"{HEADER}{ROW}2,1,10,KH ZZ,10C 8S,20,N\n")
    log = tmp_path / "log.jsonl"
    ended = floorperson("import", "rounds", source, "--map", columns, "-o", log)
    assert ended.code == 2
    assert 'column Cards: 1 value names no card, at row 3, "KH ZZ"' in ended.out
    assert "1 row is left out, wholly or in part, for what could not be read" in ended.out
    assert log.exists()


def test_a_faulty_map_writes_nothing_and_shows_the_place(floorperson: Floorperson, tmp_path: Path) -> None:
    source, columns = written(tmp_path, MAP.replace("stake: Bet", "stake: Bets"))
    ended = floorperson("import", "rounds", source, "--map", columns, "-o", tmp_path / "log.jsonl")
    assert ended.code == 2
    assert 'map.yaml:9:10: error unknown-column: the source has no column "Bets"; did you mean "Bet"?' in ended.out
    assert "     9 |   stake: Bets\n       |          ^^^^" in ended.out
    assert "map.yaml cannot be used; nothing was written to" in ended.err
    assert not (tmp_path / "log.jsonl").exists()


def test_a_source_of_which_no_round_can_be_read_writes_nothing(floorperson: Floorperson, tmp_path: Path) -> None:
    source, columns = written(tmp_path, data=f"{HEADER}1,1,10,ZZ,10C 8S,20,N\n")
    ended = floorperson("import", "rounds", source, "--map", columns, "-o", tmp_path / "log.jsonl")
    assert ended.code == 2
    assert 'column Cards: 1 value names no card, at row 2, "ZZ"' in ended.out
    assert "no round of" in ended.err
    assert not (tmp_path / "log.jsonl").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rounds", "SOURCE", "-o", "LOG"], "needs a map of the columns, --map MAP.yaml"),
        (["blackjack21", "SOURCE", "--map", "MAP", "-o", "LOG"], "--map and --guess are for the importer rounds"),
        (
            ["rounds", "SOURCE", "--map", "MAP", "-o", "SOURCE", "--force"],
            "a log is a file .jsonl, .csv or .parquet|itself",
        ),
        (["rounds", "SOURCE", "--map", "MAP", "-o", "log.txt"], "log.txt: a log is a file .jsonl, .csv or .parquet"),
        (["rounds", "SOURCE", "--map", "missing.yaml", "-o", "LOG"], "missing.yaml: No such file"),
        (["rounds", "SOURCE", "--map", ".", "-o", "LOG"], ".: a folder, no file"),
        (["rounds", "missing.csv", "--map", "MAP", "-o", "LOG"], "missing.csv: No such file"),
    ],
)
def test_a_wrong_command_says_what_is_wrong(
    floorperson: Floorperson, tmp_path: Path, arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source, columns = written(tmp_path)
    before = source.read_bytes()
    named = {"SOURCE": source, "MAP": columns, "LOG": tmp_path / "log.jsonl"}
    ended = floorperson("import", *(named.get(one, one) for one in arguments))
    assert ended.code == 2
    assert any(word in ended.err for word in words.split("|"))
    assert source.read_bytes() == before
    assert not (tmp_path / "log.jsonl").exists()


@pytest.mark.parametrize("text", ["", "- a list", "bare text"])
def test_what_is_no_map_is_told_how_to_get_one(floorperson: Floorperson, tmp_path: Path, text: str) -> None:
    source, columns = written(tmp_path, text)
    ended = floorperson("import", "rounds", source, "--map", columns, "-o", tmp_path / "log.jsonl")
    assert ended.code == 2
    assert "--guess writes a first one" in ended.out
    assert "filing" not in ended.out.replace("empty-filing", "")


def test_a_packed_file_and_standard_input_are_sources(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, columns = written(tmp_path)
    packed = tmp_path / "rounds.csv.gz"
    packed.write_bytes(gzip.compress(source.read_bytes()))
    assert floorperson("import", "rounds", packed, "--map", columns, "-o", tmp_path / "a.jsonl").code == 0
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(source.read_bytes())))
    assert floorperson("import", "rounds", "-", "--map", columns, "-o", tmp_path / "b.jsonl").code == 0
    (first, *others), (other, *further) = ((tmp_path / f"{name}.jsonl").read_text().splitlines() for name in "ab")
    assert others == further
    for opened, path, name in ((first, packed, "rounds.csv.gz"), (other, source, "standard input")):
        told = json.loads(opened)
        assert (told["x-source"], told["x-source-sha256"]) == (name, hashlib.sha256(path.read_bytes()).hexdigest())
