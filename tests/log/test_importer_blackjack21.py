"""The importer for rounds of the package blackjack21, and what the replay says of them, class by class."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from validator.log.importers import Row, SourceUnusable, find_importer, importer_names
from validator.log.importers.blackjack21 import IMPORTER, convert
from validator.log.read.reader import read_log
from validator.log.vocabulary import KINDS
from validator.log.writing import write_jsonl
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

DATA = Path(__file__).parents[1] / "data"
SOURCE = DATA / "blackjack21-rounds.jsonl"
FILING = DATA / "blackjack21-filing.yaml"

ROUNDS = 2_000
SHOES_CHANGED = 64
DREW_IN_VAIN = 143
"""Rounds in which the dealer drew though every hand was over 21, surrendered or a Blackjack."""
SECOND_HANDS_DEALT_EARLY = 272
"""Boxes in which a split hand was played on after the hand beside it had been given its second card."""


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return list(convert(SOURCE))


@pytest.fixture(scope="module")
def report(rows: list[Row], tmp_path_factory: pytest.TempPathFactory) -> ReplayReport:
    log = tmp_path_factory.mktemp("blackjack21") / "log.jsonl"
    write_jsonl(log, rows)
    return replay_logs([log], load_filings([FILING]), "interpreted")


@pytest.fixture(scope="module")
def source() -> list[dict[str, Any]]:
    return [json.loads(line) for line in SOURCE.read_text(encoding="utf-8").splitlines()]


def total(cards: list[str]) -> int:
    hard = sum(1 if card[0] == "A" else 10 if card[0] in "TJQK" else int(card[0]) for card in cards)
    return hard + 10 if hard <= 11 and any(card[0] == "A" for card in cards) else hard


def drew_in_vain(found: dict[str, Any]) -> bool:
    """Whether the dealer drew though no hand was left that his point count could decide."""
    for player in found["players"]:
        for hand in player["hands"]:
            blackjack = len(player["hands"]) == 1 and len(hand["cards"]) == 2 and total(hand["cards"]) == 21
            if hand["result"] != "SURRENDER" and total(hand["cards"]) <= 21 and not blackjack:
                return False
    return len(found["dealer"]) > 2


def boxes_out_of_order(found: dict[str, Any]) -> int:
    """Players with a split hand that was acted on after the hand formed beside it had its second card."""
    count = 0
    for player in found["players"]:
        hands, passed, formed, broken = [0], set[int](), 1, False
        for name, index, action in found["actions"]:
            if name != player["name"]:
                continue
            broken = broken or hands[index] in passed
            if action == "split":
                passed.add(hands[index])
                hands.insert(index + 1, formed)
                formed += 1
        count += broken
    return count


def test_every_row_follows_the_schema(rows: list[Row], tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    write_jsonl(log, rows)
    reading = read_log(log)
    assert reading.faults == []
    assert len(reading.tables["blackjack21"].seq) == len(rows)
    assert len(set(reading.tables["blackjack21"].round) - {-1}) == ROUNDS


def test_nothing_of_the_source_is_lost(rows: list[Row], source: list[dict[str, Any]]) -> None:
    by_round: dict[object, list[Row]] = {}
    for row in rows:
        if "round" in row:
            by_round.setdefault(row["round"], []).append(row)
    for found in source:
        mine = by_round[found["round"]]
        assert mine[0]["x-shoe"] == found["shoe"]
        assert [row["card"] for row in mine if row["kind"] == "deal"] == [card.upper() for card in found["drawn"]]
        assert [(row["player"], row["what"]) for row in mine if row["kind"] == "choice"] == [
            (name, action) for name, _, action in found["actions"]
        ]
        results = Counter(hand["result"] for player in found["players"] for hand in player["hands"])
        assert Counter(row["x-result"] for row in mine if "x-result" in row) == results
        staked = sum(hand["bet"] for player in found["players"] for hand in player["hands"])
        assert sum(int(str(row["cents"])) for row in mine if row["kind"] == "wager") == staked * 100


def test_nothing_is_made_up(rows: list[Row]) -> None:
    """No payment, time, seat of a player, face or offer stands in the log, and each is declared never recorded."""
    kinds = Counter(str(row["kind"]) for row in rows)
    assert kinds.keys() == {"records", "round-start", "wager", "choice", "deal", "split", "load-shoe", "round-end"}
    assert kinds["load-shoe"] == SHOES_CHANGED
    assert not any(name in row for row in rows for name in ("at", "face", "back", "by") if row["kind"] != "records")
    assert {row.get("seat") for row in rows} == {None, 0}
    declared = {row["what"]: row["by"] for row in rows if row["kind"] == "records"}
    never = (
        "pay",
        "collect",
        "return",
        "burn",
        "shuffle",
        "cut",
        "cover-card",
        "offer",
        "peek",
        "deal.face",
        "deal.at",
    )
    assert {declared[what] for what in never} == {"never"}
    assert declared["deal"] == declared["deal.card"] == "always"
    assert {what for what in declared if "." not in str(what)} == KINDS.keys() - {"records", "unreadable"} | {"table"}
    assert declared["table"] == "never"


def test_the_engine_breaks_two_paragraphs_and_no_others(report: ReplayReport, source: list[dict[str, Any]]) -> None:
    """633a.7(n): the dealer drew without effect; 633a.11(b): both split hands get their second cards at once."""
    assert sum(map(drew_in_vain, source)) == DREW_IN_VAIN
    assert sum(map(boxes_out_of_order, source)) == SECOND_HANDS_DEALT_EARLY
    assert report.faults == [] and report.unjudged == []
    assert report.rounds == ROUNDS
    classes = Counter((found.rule, found.citation, found.outcome.value) for found in report.findings)
    assert classes == {
        ("dealer-drew-without-effect", "633a.7(n)", "fail"): DREW_IN_VAIN,
        ("split-hands-interleaved", "633a.11(b)", "fail"): SECOND_HANDS_DEALT_EARLY,
    }


def test_the_findings_stand_in_the_rounds_that_broke_the_law(
    report: ReplayReport, source: list[dict[str, Any]]
) -> None:
    for rule, breaks in (("dealer-drew-without-effect", drew_in_vain), ("split-hands-interleaved", boxes_out_of_order)):
        broken = Counter({found["round"]: int(breaks(found)) for found in source})
        at = Counter(getattr(found.where, "round", -1) for found in report.findings if found.rule == rule)
        assert at == +broken


@pytest.mark.parametrize(
    "rule",
    [
        "no-card-removed-from-new-shoe",
        "additional-card-face-down",
        "winning-wager-paid-at-wrong-odds",
        "blackjack-cards-not-removed",
        "surrender-not-settled-at-once",
        "hole-card-not-turned",
        "dealer-total-not-announced",
        "cards-not-removed-after-round",
    ],
)
def test_what_the_source_does_not_record_is_not_checkable(report: ReplayReport, rule: str) -> None:
    tally = report.tally(rule)
    assert (tally.passed, tally.failed, tally.for_review) == (0, 0, 0)
    assert sum(tally.missing.values()) > 0


def test_the_importer_is_found_by_its_name() -> None:
    assert "blackjack21" in importer_names()
    assert find_importer("blackjack21") is IMPORTER
    with pytest.raises(
        SourceUnusable, match="there is no importer 'blackjack22'; did you mean blackjack21.*; there are: .*blackjack21"
    ):
        find_importer("blackjack22")


def without_a_card(line: dict[str, Any]) -> None:
    line["drawn"].pop()


def with_a_card_too_many(line: dict[str, Any]) -> None:
    line["drawn"].append("2c")


def with_another_hand(line: dict[str, Any]) -> None:
    line["players"][0]["hands"][0]["cards"][0] = "2c"


def with_another_bet(line: dict[str, Any]) -> None:
    line["players"][0]["hands"][0]["bet"] += 1


def with_an_unknown_action(line: dict[str, Any]) -> None:
    line["actions"].append(["P1", 0, "insure"])


def with_a_stranger(line: dict[str, Any]) -> None:
    line["actions"].append(["P9", 0, "stand"])


def with_a_word_for_a_number(line: dict[str, Any]) -> None:
    line["round"] = "3"


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (without_a_card, "fewer cards"),
        (with_a_card_too_many, "more cards"),
        (with_another_hand, "the hands of P1 do not follow"),
        (with_another_bet, "the hands of P1 do not follow"),
        (with_an_unknown_action, "'insure' is no action"),
        (with_a_stranger, "P9"),
        (with_a_word_for_a_number, "'3' is no int"),
    ],
)
def test_a_line_that_does_not_fit_ends_the_import_with_its_number(
    source: list[dict[str, Any]], spoil: Callable[[dict[str, Any]], None], why: str, tmp_path: Path
) -> None:
    lines = json.loads(json.dumps(source[:3]))
    spoil(lines[1])
    path = tmp_path / "rounds.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(SourceUnusable, match=f"line 2: .*{why}"):
        list(convert(path))


def test_a_file_that_is_not_there_is_unusable(tmp_path: Path) -> None:
    with pytest.raises(SourceUnusable, match="nowhere"):
        list(convert(tmp_path / "nowhere.jsonl"))
