"""The importers for two studios' game histories, on invented rounds: no export was ever there to try them on."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.command_line import Floorperson
from validator.core.data import data_folder
from validator.log.importers import Row, SourceUnusable
from validator.log.importers.studio import HISTORY, REPLAY
from validator.log.importers.survey import with_tables_named
from validator.log.read.reader import read_log
from validator.log.writing import write_jsonl
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

DATA = Path(__file__).parents[1] / "data"
SOURCES = {
    "studio-history": DATA / "studio-history-invented.jsonl",
    "studio-replay": DATA / "studio-replay-invented.jsonl",
}
IMPORTERS = {"studio-history": HISTORY, "studio-replay": REPLAY}
FILINGS = [data_folder("submissions") / name for name in ("541-shoe.yaml", "633a-shoe.yaml")]
BOTH = pytest.mark.parametrize("name", IMPORTERS)

Object = dict[str, Any]


def rounds_of(name: str) -> list[Object]:
    return [json.loads(line) for line in SOURCES[name].read_text(encoding="utf-8").splitlines()]


def converted(name: str, rounds: list[Object], folder: Path) -> list[Row]:
    source = folder / "rounds.jsonl"
    source.write_text("".join(json.dumps(one) + "\n" for one in rounds), encoding="utf-8")
    return list(IMPORTERS[name].convert(source))


def replayed(rows: list[Row], folder: Path) -> ReplayReport:
    log = folder / "log.jsonl"
    write_jsonl(log, with_tables_named(rows, ["bac-9=MB-201", "sbj-2=BJ-101"]))
    return replay_logs([log], load_filings(FILINGS), "interpreted")


def declared(rows: list[Row], table: str) -> dict[object, object]:
    return {row["what"]: row["by"] for row in rows if row["kind"] == "records" and row["table"] == table}


@BOTH
def test_every_row_follows_the_schema(name: str, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    write_jsonl(log, IMPORTERS[name].convert(SOURCES[name]))
    assert read_log(log).faults == []


@BOTH
def test_sound_rounds_are_judged_by_the_shipped_filings_and_not_accused(name: str, tmp_path: Path) -> None:
    report = replayed(list(IMPORTERS[name].convert(SOURCES[name])), tmp_path)
    assert report.findings == [] and report.unjudged == []
    assert report.tally("player-wager-paid-at-wrong-odds", "541").passed > 0
    assert report.tally("banker-wager-paid-at-wrong-odds", "541").passed > 0


@BOTH
@pytest.mark.parametrize(
    ("code", "payout", "rule", "citation", "cents"),
    [
        ("BAC_Player", 75, "player-wager-paid-at-wrong-odds", "541.13(a)", 2500),
        ("BAC_Tie", 60, "tie-paid-short", "541.13(b)", -3000),
        ("BAC_Banker", 150, "banker-wager-paid-at-wrong-odds", "541.13(c)", -4500),
    ],
)
def test_a_wager_paid_wrong_is_found_with_its_cents(
    name: str, code: str, payout: int, rule: str, citation: str, cents: int, tmp_path: Path
) -> None:
    rounds = rounds_of(name)
    won = {"BAC_Player": 0, "BAC_Tie": 2, "BAC_Banker": 3}[code]
    (bet,) = [
        one
        for who in rounds[won]["participants"]
        for one in who["bets"]
        if one["code"] == code and one["payout"] > one["stake"]
    ]
    bet["payout"] = payout
    (finding,) = replayed(converted(name, rounds, tmp_path), tmp_path).findings
    assert (finding.rule, finding.overpaid_cents) == (rule, cents)
    assert finding.citation == citation


def test_rounds_of_several_boxes_with_side_bets_and_surrender_are_not_accused(tmp_path: Path) -> None:
    """Which wager backs which hand is recorded only where there is one hand: else nothing is said of either."""
    rows = list(HISTORY.convert(DATA / "studio-boxes-invented.jsonl"))
    assert {row.get("hand") for row in rows if row["kind"] == "wager" and row["round"] == 1} == {None}
    assert {row.get("hand") for row in rows if row["kind"] == "wager" and row["round"] == 3} == {1, None}
    assert declared(rows, "sbj-2")["wager.hand"] == "sometimes"
    log = tmp_path / "log.jsonl"
    write_jsonl(log, with_tables_named(rows, ["BJ-101"]))
    report = replay_logs([log], load_filings(FILINGS), "interpreted")
    assert report.findings == [] and report.rounds == 6


@BOTH
def test_nothing_of_the_source_is_lost(name: str) -> None:
    rows = list(IMPORTERS[name].convert(SOURCES[name]))
    words = {str(value) for row in rows for value in row.values()} | {
        str(row["cents"]) for row in rows if "cents" in row
    }
    text = " ".join(words)
    known = {
        "result",
        "participants",
        "table",
        "dealer",
        "hands",
        "bets",
        "decisions",
        "cards",
        "player",
        "banker",
        "dealerHand",
    }
    numbers = {"score"}

    def told(value: Any, key: str) -> None:
        if isinstance(value, dict):
            for inner, one in value.items():
                told(one, inner)
        elif isinstance(value, list):
            for one in value:
                told(one, key)
        elif key in ("stake", "payout", "wager", "card", "cards", "outcome", "type", "code") or key in known | numbers:
            return
        else:
            assert str(value) in text, key

    for found in rounds_of(name):
        told(found, "")


def test_what_the_second_studio_logs_besides_becomes_rows(tmp_path: Path) -> None:
    rows = list(REPLAY.convert(SOURCES["studio-replay"]))
    kinds = {
        kind: [row for row in rows if row["kind"] == kind]
        for kind in ("burn", "move-card", "cancel", "split", "no-more-bets")
    }
    assert [row["card"] for row in kinds["burn"]] == ["4S"] and "at" in kinds["burn"][0]
    assert [(row["card"], row["x-cancelled"]) for row in kinds["move-card"]] == [("QS", "card")]
    (cancel,) = kinds["cancel"]
    (undone,) = [row for row in rows if row["seq"] == cancel["ref"] and row["table"] == cancel["table"]]
    assert (undone["kind"], undone["what"], undone["x-cancelled"]) == ("choice", "hit", "action")
    assert [(row["hand"], row["ref"], row["card"]) for row in kinds["split"]] == [(2, 1, "8C")]
    assert len(kinds["no-more-bets"]) == len(rounds_of("studio-replay"))
    dealt = [row for row in rows if row["kind"] == "deal"]
    assert all("at" in row for row in dealt)


@BOTH
def test_the_order_of_acts_is_declared_never_recorded_and_columns_as_they_are_there(name: str, tmp_path: Path) -> None:
    rounds = rounds_of(name)
    for who in rounds[0]["participants"]:
        del who["bets"][0]["placedOn"]
    rows = converted(name, rounds, tmp_path)
    told = declared(rows, "bac-9")
    assert told["seq"] == told["deal.face"] == told["shuffle"] == told["vigorish"] == "never"
    assert told["deal.card"] == told["wager.cents"] == told["pay"] == "always"
    assert told["wager.at"] == "sometimes"
    assert told["deal.at"] == ("always" if name == "studio-replay" else "never")
    assert "choice.hand" in declared(rows, "sbj-2")


@BOTH
def test_payouts_that_are_missing_are_not_taken_for_losses(name: str, tmp_path: Path) -> None:
    rounds = rounds_of(name)
    del rounds[0]["participants"][0]["bets"][0]["payout"]
    rows = converted(name, rounds, tmp_path)
    assert declared(rows, "bac-9")["pay"] == "sometimes"
    assert replayed(rows, tmp_path).findings == []


@BOTH
def test_an_unknown_plain_field_is_kept_in_every_form_of_log(
    name: str, tmp_path: Path, floorperson: Floorperson
) -> None:
    rounds = rounds_of(name)
    rounds[0]["mood"] = "calm"
    rounds[0]["participants"][0]["bets"][0]["boost"] = 3
    rounds[4]["result"]["hands"]["hand1"]["lucky"] = True
    rows = converted(name, rounds, tmp_path)
    assert [row["x-mood"] for row in rows if "x-mood" in row] == ["calm"]
    assert [row["x-boost"] for row in rows if "x-boost" in row] == [3]
    assert [row["kind"] for row in rows if "x-lucky" in row] == ["deal"]
    log = tmp_path / "log.csv"
    assert floorperson("import", name, tmp_path / "rounds.jsonl", "-o", log).code == 0
    with log.open(encoding="utf-8", newline="") as file:
        assert [row["x-mood"] for row in csv.DictReader(file) if row["x-mood"]] == ["calm"]
    assert read_log(log).faults == []


def at_the_round(found: Object) -> None:
    found["jackpots"] = []


def at_a_participant(found: Object) -> None:
    found["participants"][0]["loyalty"] = {"tier": 2}


def at_a_bet(found: Object) -> None:
    found["participants"][0]["bets"][0]["legs"] = [1]


def at_the_result(found: Object) -> None:
    found["result"]["sides"] = {"a": 1}


def with_another_status(found: Object) -> None:
    found["status"] = "Pending"


def with_a_fraction_of_a_cent(found: Object) -> None:
    found["participants"][0]["bets"][0]["stake"] = 0.001


def with_no_card(found: Object) -> None:
    found["result"]["player"]["cards"][0] = "1S"


@BOTH
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (at_the_round, "the field jackpots is unknown and holds a list"),
        (at_a_participant, "the field participants.loyalty is unknown and holds an object"),
        (at_a_bet, "the field participants.bets.legs is unknown and holds a list"),
        (at_the_result, "the field result.sides is unknown and holds an object"),
        (with_another_status, "the status 'Pending' is none that says a round was played out or called off"),
        (with_a_fraction_of_a_cent, "0.001 is no whole number of cents"),
        (with_no_card, "'1S' is no card"),
    ],
)
def test_what_cannot_be_kept_is_refused_by_name(
    name: str, change: Callable[[Object], None], words: str, tmp_path: Path
) -> None:
    rounds = rounds_of(name)
    change(rounds[0])
    with pytest.raises(SourceUnusable, match=f"line 1: .*{words}"):
        converted(name, rounds, tmp_path)


def test_a_round_called_off_is_voided_and_not_settled(tmp_path: Path) -> None:
    rounds = rounds_of("studio-history")
    rounds[0]["status"] = "Cancelled"
    rows = converted("studio-history", rounds, tmp_path)
    first = [row["kind"] for row in rows if row.get("round") == 1 and row["table"] == "bac-9"]
    assert "void-round" in first and not {"pay", "collect", "return"} & {*first}
    assert replayed(rows, tmp_path).findings == []


def test_what_the_second_studio_logs_is_not_taken_for_the_first(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("import", "studio-history", SOURCES["studio-replay"], "-o", tmp_path / "log.jsonl")
    assert ended.code == 2
    assert "line 1: the field burnCards is unknown and holds a list" in ended.err
    assert "this looks like what the importer studio-replay takes; try floorperson import studio-replay" in ended.err


@BOTH
def test_an_array_is_taken_as_well_as_lines(name: str, tmp_path: Path) -> None:
    source = tmp_path / "rounds.json"
    source.write_text(json.dumps(rounds_of(name), indent=1), encoding="utf-8")
    assert list(IMPORTERS[name].convert(source)) == list(IMPORTERS[name].convert(SOURCES[name]))


@BOTH
def test_list_and_report_say_that_it_was_never_tried_on_an_export(
    name: str, floorperson: Floorperson, tmp_path: Path
) -> None:
    words = "it follows a description and was never tried on an export"
    listed = floorperson("import", "--list")
    assert listed.code == 0
    (line,) = [line for line in listed.out.splitlines() if line.startswith(name)]
    assert line.endswith(words)
    ended = floorperson("import", name, SOURCES[name], "-o", tmp_path / "log.jsonl")
    assert f"warning: the importer {name}: {words}" in ended.err
