"""The importer for rounds of the package baccarat-engine, and what the replay says of them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from validator.filing.check import judge_filing
from validator.log.importers import Row, SourceUnusable, find_importer, importer_names
from validator.log.importers.baccarat_engine import IMPORTER, convert
from validator.log.read.reader import read_log
from validator.log.writing import write_jsonl
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

DATA = Path(__file__).parents[1] / "data"
SOURCE = DATA / "baccarat-engine-rounds.jsonl"
FILING = DATA / "baccarat-engine-filing.yaml"

ROUNDS = 3_000


@pytest.fixture(scope="module")
def source() -> list[dict[str, Any]]:
    return [json.loads(line) for line in SOURCE.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> ReplayReport:
    return replayed(list(convert(SOURCE)), tmp_path_factory.mktemp("baccarat") / "log.jsonl")


def replayed(rows: list[Row], log: Path) -> ReplayReport:
    write_jsonl(log, rows)
    return replay_logs([log], load_filings([FILING]), "interpreted")


def test_every_row_follows_the_schema(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    write_jsonl(log, list(convert(SOURCE)))
    assert read_log(log).faults == []


def test_it_is_found_by_its_name() -> None:
    assert "baccarat-engine" in importer_names()
    assert find_importer("baccarat-engine") is IMPORTER


def test_the_filing_is_sound() -> None:
    report = judge_filing(FILING)
    assert (report.faults, report.findings) == ((), ())


def test_the_engine_keeps_the_chapter_in_all_that_it_shows(report: ReplayReport) -> None:
    assert report.rounds == ROUNDS
    assert report.findings == []


def test_every_third_card_is_judged(report: ReplayReport, source: list[dict[str, Any]]) -> None:
    players = sum(len(line["player"]) > 2 for line in source)
    bankers = sum(len(line["banker"]) > 2 for line in source)
    assert 0 < players < ROUNDS and 0 < bankers < ROUNDS
    judged = {tally.rule: tally.judged for tally in report.tallies if tally.citation.startswith("541.11")}
    assert sum(judged.values()) > ROUNDS


def test_every_card_drawn_is_counted_from_one_filling_to_the_next(
    report: ReplayReport, source: list[dict[str, Any]]
) -> None:
    dealt = sum(len(line["drawn"]) for line in source)
    burned = sum(1 + len(line["burn"]["cards"]) for line in source if "burn" in line)
    tally = report.tally("card-beyond-decks", "541")
    assert (tally.passed, tally.missing) == (dealt + burned, {})


def test_a_card_beyond_the_decks_is_found(source: list[dict[str, Any]], tmp_path: Path) -> None:
    """The rounds of the first shoe are dealt a second time out of it."""
    shoe = [line for line in source if line["shoe"] == 1]
    again = [{name: value for name, value in line.items() if name != "burn"} for line in shoe]
    lines = [*shoe, *({**line, "round": len(shoe) + line["round"]} for line in again)]
    path = tmp_path / "source.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)) + "\n", encoding="utf-8")
    found = replayed(list(convert(path)), tmp_path / "log.jsonl").findings
    assert [(one.rule, one.citation, one.observed) for one in found] == [("card-beyond-decks", "541.3(a)", "9")]


def test_what_the_engine_does_not_record_is_not_checkable(report: ReplayReport) -> None:
    assert report.tally("dealt-without-no-more-bets", "541").missing == {'the announcement of "no more bets"': ROUNDS}
    assert report.tally("initial-card-face-down", "541").passed == 0


def drawn_anew(change: Callable[[dict[str, Any]], None], source: list[dict[str, Any]], folder: Path) -> ReplayReport:
    """The replay of the first round that has no third card, changed."""
    line = json.loads(
        json.dumps(next(one for one in source if len(one["drawn"]) == 4 and one["result"]["natural"] == "none"))
    )
    change(line)
    path = folder / "source.jsonl"
    path.write_text(json.dumps(line) + "\n", encoding="utf-8")
    return replayed(list(convert(path)), folder / "log.jsonl")


def test_a_third_card_against_the_table_is_found(source: list[dict[str, Any]], tmp_path: Path) -> None:
    def draw(line: dict[str, Any]) -> None:
        line["banker"].append("2c")
        line["drawn"].append("2c")

    found = {finding.rule for finding in drawn_anew(draw, source, tmp_path).findings}
    assert found == {"banker-hand-drawn-on-stay"}


def test_a_wrong_result_is_found(source: list[dict[str, Any]], tmp_path: Path) -> None:
    def turn(line: dict[str, Any]) -> None:
        line["result"]["outcome"] = "banker" if line["result"]["outcome"] == "player" else "player"

    (finding,) = drawn_anew(turn, source, tmp_path).findings
    assert finding.citation.startswith("541.12")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda line: line.pop("banker"), "'banker'"),
        (lambda line: line.update(shoe="1"), "'1' is no int"),
        (lambda line: line["drawn"].append("2c"), "another number of cards"),
        (lambda line: line["player"].reverse(), "the two hands are not the cards drawn"),
    ],
)
def test_a_line_that_does_not_fit_is_refused(
    change: Callable[[dict[str, Any]], object], words: str, source: list[dict[str, Any]], tmp_path: Path
) -> None:
    line = json.loads(json.dumps(source[0]))
    change(line)
    path = tmp_path / "source.jsonl"
    path.write_text(json.dumps(line) + "\n", encoding="utf-8")
    with pytest.raises(SourceUnusable, match=f"line 1: .*{words}"):
        list(convert(path))
