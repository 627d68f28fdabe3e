"""The importer for games of the package engine-blackjack, and what the replay says of them, class by class."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from validator.core.data import data_folder
from validator.log.importers import Row, SourceUnusable, find_importer
from validator.log.importers.engine_blackjack import IMPORTER, convert
from validator.log.read.reader import read_log
from validator.log.writing import write_jsonl
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

SOURCE = Path(__file__).parents[1] / "data" / "engine-blackjack-rounds.jsonl"
FILING = data_folder("submissions") / "633a-shoe.yaml"


@pytest.fixture(scope="module")
def source() -> list[dict[str, Any]]:
    return [json.loads(line) for line in SOURCE.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> ReplayReport:
    return replayed(list(convert(SOURCE)), tmp_path_factory.mktemp("engine-blackjack") / "log.jsonl")


def replayed(rows: list[Row], log: Path) -> ReplayReport:
    write_jsonl(log, rows)
    return replay_logs([log], load_filings([FILING]), "interpreted")


def acts(found: dict[str, Any]) -> list[str]:
    return [act["type"] for act in found["history"]]


def test_it_is_found_by_its_name() -> None:
    assert find_importer("engine-blackjack") is IMPORTER


def test_every_row_follows_the_schema(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    write_jsonl(log, list(convert(SOURCE)))
    assert read_log(log).faults == []


def test_the_money_is_that_of_the_source(source: list[dict[str, Any]]) -> None:
    rows = list(convert(SOURCE))
    for number, found in enumerate(source, 1):
        cents: Counter[str] = Counter()
        for row in rows:
            if row.get("round") == number and "cents" in row:
                cents[str(row["kind"])] += int(str(row["cents"]))
        insurance = found["sideBetsInfo"].get("insurance", {"risk": 0, "win": 0})
        assert cents["wager"] == round(found["finalBet"] * 100)
        assert cents["return"] + cents["pay"] == round(
            (found["wonOnRight"] + found["wonOnLeft"] + insurance["win"]) * 100
        )
        assert cents["return"] + cents["collect"] == cents["wager"]


def test_the_shipped_filing_judges_it_at_once_and_says_that_the_table_is_not_known(report: ReplayReport) -> None:
    (period,) = report.periods
    assert (period.under.by, period.under.chapter) == ("filing and law", "633a")
    assert period.under.one_of == ("BJ-101", "BJ-102", "BJ-103")
    assert report.unjudged == []


def test_the_engine_breaks_three_paragraphs_and_no_others(report: ReplayReport, source: list[dict[str, Any]]) -> None:
    """A surrender is settled only after the dealer's hole card; both split hands get their second cards at once."""
    found = Counter((one.rule, one.citation, one.outcome.value) for one in report.findings)
    surrenders = sum("SURRENDER" in acts(one) for one in source)
    played_on = sum("SPLIT" in acts(one) and acts(one)[acts(one).index("SPLIT") + 1] != "SHOWDOWN" for one in source)
    assert (
        found["surrender-not-settled-at-once", "633a.9(a)(1)", "fail"]
        + found["surrender-not-settled-as-filed", "633a.9(a)(2)", "review"]
        == surrenders
    )
    assert found["split-hands-interleaved", "633a.11(b)", "fail"] == played_on > 0
    assert {rule for rule, _, _ in found} == {
        "surrender-not-settled-at-once",
        "surrender-not-settled-as-filed",
        "split-hands-interleaved",
    }


def test_a_blackjack_paid_too_little_is_found(source: list[dict[str, Any]], tmp_path: Path) -> None:
    found = next(one for one in source if one["handInfo"]["right"]["playerHasBlackjack"] and one["wonOnRight"] > 0)
    found = json.loads(json.dumps(found))
    rounds = tmp_path / "rounds.jsonl"
    rounds.write_text(json.dumps(found), encoding="utf-8")
    assert replayed(list(convert(rounds)), tmp_path / "log.jsonl").findings == []
    found["wonOnRight"] = found["initialBet"] * 2.2
    rounds.write_text(json.dumps(found), encoding="utf-8")
    (finding,) = replayed(list(convert(rounds)), tmp_path / "log.jsonl").findings
    assert (finding.rule, finding.overpaid_cents) == ("blackjack-paid-at-wrong-odds", -found["initialBet"] * 30)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (
            lambda found: found.update(stage="player-turn-right"),
            "the game is at the stage 'player-turn-right', not done",
        ),
        (lambda found: found["dealerCards"].pop(), "the hands do not follow from the history"),
        (lambda found: found["history"][0]["payload"]["sideBets"].update(luckyLucky=5), "the side bet luckyLucky"),
        (lambda found: found["history"].append({"type": "FOLD", "ts": 1}), "'FOLD' is no act of a history"),
    ],
)
def test_a_line_that_does_not_fit_is_refused(
    change: Callable[[dict[str, Any]], object], words: str, source: list[dict[str, Any]], tmp_path: Path
) -> None:
    found = json.loads(json.dumps(source[0]))
    change(found)
    rounds = tmp_path / "rounds.jsonl"
    rounds.write_text(json.dumps(found) + "\n", encoding="utf-8")
    with pytest.raises(SourceUnusable, match=f"line 1: .*{words}"):
        list(convert(rounds))
