"""``floorperson simulate``: a log of lawful play, the same for the same seed, and what it exercises."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from tests.simulate.dealing import SUBMISSIONS

SHOE = SUBMISSIONS / "633a-shoe.yaml"


def dealt(floorperson: Floorperson, log: Path, *more: object) -> Any:
    return floorperson("simulate", "--submission", SHOE, "--hours", 1, "-o", log, *more)


def test_the_log_is_written_and_what_it_exercises_is_told(floorperson: Floorperson, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    ended = dealt(floorperson, log, "--tables", 2)
    assert (ended.code, ended.err) == (0, "")
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert {row["table"] for row in rows} == {"BJ-101", "BJ-102"}
    rounds = sum(row["kind"] == "round-end" for row in rows)
    assert f"  2 tables, {rounds} rounds, {len(rows):,} events, 1 hour each\n" in ended.out
    assert "exercised" in ended.out
    assert "§ 633a.12(b)(3) “then place the deck or decks of cards and the cover card in either hand”" in ended.out
    assert "§ 633a.7(f)(1) " not in ended.out
    assert floorperson("replay", log, "--submission", SHOE).code == 0


def test_the_same_seed_gives_the_same_log_and_another_another(floorperson: Floorperson, tmp_path: Path) -> None:
    logs = [tmp_path / name for name in ("one.jsonl", "two.jsonl", "other.jsonl")]
    for log, seed in zip(logs, (3, 3, 4), strict=True):
        assert dealt(floorperson, log, "--seed", seed, "--no-duties").code == 0
    one, two, other = (log.read_bytes() for log in logs)
    assert one == two != other


def test_rare_paths_are_taken_where_they_are_asked_for(floorperson: Floorperson, tmp_path: Path) -> None:
    log = tmp_path / "log.csv"
    ended = dealt(floorperson, log, "--often", "irregularities,awards", "--no-duties")
    assert ended.code == 0
    assert "duties" not in ended.out
    assert log.read_text(encoding="utf-8").count("card-misdealt") > 2


def test_columns_that_no_kind_requires_are_left_out(floorperson: Floorperson, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    assert dealt(floorperson, log, "--without", "round,face", "--no-duties").code == 0
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    about_the_table = {row["kind"] for row in rows if "round" not in row}
    assert {"shuffle", "burn", "table-open"} <= about_the_table
    assert not {"round-start", "deal", "pay", "round-end"} & about_the_table
    assert not any("face" in row for row in rows)
    assert not any(row["kind"] == "records" and row["what"].endswith(".face") for row in rows)
    assert floorperson("replay", log, "--submission", SHOE).code == 0


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--often", "thunder"], "--often: 'thunder' is not one of irregularities, dealers, "),
        (
            ["--without", "hand"],
            "--without: 'hand' is not one of at, round, seat, player, card, face, source, back, which",
        ),
        (["--tables", "4"], "is for BJ-101, BJ-102, BJ-103: write --tables 3, or leave head.tables out of the filing"),
        (["--tables", "0"], "Invalid value for '--tables'"),
    ],
)
def test_what_cannot_be_dealt_is_refused(floorperson: Floorperson, tmp_path: Path, more: list[str], said: str) -> None:
    log = tmp_path / "log.jsonl"
    ended = dealt(floorperson, log, *more)
    assert ended.code == 2
    assert said in " ".join(ended.err.split())
    assert not log.exists()


def test_another_ending_is_no_log_and_one_that_is_there_is_not_written_over(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    ended = dealt(floorperson, tmp_path / "log.txt")
    assert ended.code == 2
    assert "a log is a file .jsonl, .csv or .parquet" in ended.err
    log = tmp_path / "log.jsonl"
    log.write_text("mine", encoding="utf-8")
    ended = dealt(floorperson, log, "--no-duties")
    assert ended.code == 2
    assert "nothing was written; --force writes over a log that is there" in ended.err
    assert log.read_text(encoding="utf-8") == "mine"
    assert dealt(floorperson, log, "--no-duties", "--force").code == 0


def test_a_filing_with_faults_is_refused_with_what_is_wrong_with_it(floorperson: Floorperson, tmp_path: Path) -> None:
    filing, log = tmp_path / "filing.yaml", tmp_path / "log.jsonl"
    filing.write_text(SHOE.read_text(encoding="utf-8").replace("decks: 6 #", "decks: six #"), encoding="utf-8")
    ended = floorperson("simulate", "-s", filing, "-o", log)
    assert ended.code == 2
    assert "filing.yaml:" in ended.err
    assert "nothing can be dealt under it; floorperson check " in ended.err
    ended = floorperson("simulate", "-s", tmp_path / "none.yaml", "-o", log)
    assert ended.code == 2
    assert "No such file" in ended.err


def test_what_is_found_under_a_filing_that_the_law_does_not_allow_is_the_filings_fault(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    bad = SUBMISSIONS / "demo/bad.yaml"
    ended = floorperson("simulate", "-s", bad, "--hours", 4, "-o", tmp_path / "log.jsonl")
    assert ended.code == 1
    assert "  the filing itself is not sound: floorperson check " in ended.out
