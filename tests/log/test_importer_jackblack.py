"""The importer for rounds of the package jackblack, and what the replay says of them, class by class."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from validator.filing.check import judge_filing
from validator.log.importers import Row, SourceUnusable, find_importer
from validator.log.importers.jackblack import IMPORTER, convert
from validator.log.read.reader import read_log
from validator.log.writing import write_jsonl
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

DATA = Path(__file__).parents[1] / "data"
SOURCE = DATA / "jackblack-rounds.jsonl"
FILING = DATA / "jackblack-filing.yaml"


@pytest.fixture(scope="module")
def source() -> list[dict[str, Any]]:
    return [json.loads(line) for line in SOURCE.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> ReplayReport:
    return replayed(list(convert(SOURCE)), tmp_path_factory.mktemp("jackblack") / "log.jsonl")


def replayed(rows: list[Row], log: Path) -> ReplayReport:
    write_jsonl(log, rows)
    return replay_logs([log], load_filings([FILING]), "interpreted")


def total(cards: list[str]) -> int:
    hard = sum(1 if card[0] == "A" else 10 if card[0] in "TJQK" else int(card[0]) for card in cards)
    return hard + 10 if hard <= 11 and any(card[0] == "A" for card in cards) else hard


def is_blackjack(cards: list[str]) -> bool:
    return len(cards) == 2 and total(cards) == 21


def told(found: dict[str, Any], what: str) -> list[list[Any]]:
    return [event for event in found["events"] if event[0] == what]


def naturals_against_none(found: dict[str, Any]) -> int:
    """Blackjacks that win: the engine gives half of the stake for them, or all of it where the dealer broke."""
    split = {event[1] for event in told(found, "split")}
    won = not is_blackjack(found["dealer"])
    return sum(won for name, hands in found["hands"].items() if name not in split and is_blackjack(hands[0]))


def insurance_that_wins(found: dict[str, Any]) -> int:
    """Insurance against a dealer's Blackjack: the engine gives as much as was staked, the law twice that."""
    return len(told(found, "insurance-back"))


def turns_skipped(found: dict[str, Any]) -> int:
    """Hands of which nothing was asked as the one before was doubled and broke: the engine counts on past them.

    Where the dealer has a Blackjack there is nothing to decide.
    """
    if is_blackjack(found["dealer"]):
        return 0
    acted = {(event[1], event[2]) for event in told(found, "decision")}
    split = {event[1] for event in told(found, "split")}
    return sum(
        (name, 0) not in acted and not is_blackjack(hands[0])
        for name, hands in found["hands"].items()
        if name not in split
    )


def drawn_without_effect(found: dict[str, Any]) -> int:
    """Whether the dealer drew for nobody; a Double Down card may lie face down, of which the engine does not tell."""
    split = {event[1] for event in told(found, "split")}
    doubled = {(event[1], event[2]) for event in told(found, "decision") if event[3] == "double down"}
    open_hands = [
        cards
        for name, hands in found["hands"].items()
        for number, cards in enumerate(hands)
        if (total(cards) <= 21 or (name, number) in doubled) and not (name not in split and is_blackjack(cards))
    ]
    return int(len(found["dealer"]) > 2 and not open_hands)


def splits(found: dict[str, Any]) -> int:
    """The engine takes the stake of a pair that is split once more for the hand that stays."""
    return len(told(found, "split"))


def test_it_is_found_by_its_name() -> None:
    assert find_importer("jackblack") is IMPORTER


def test_every_row_follows_the_schema(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    write_jsonl(log, list(convert(SOURCE)))
    assert read_log(log).faults == []


def test_the_filing_is_sound() -> None:
    found = judge_filing(FILING)
    assert (found.faults, found.findings) == ((), ())


def test_nothing_of_the_source_is_lost(source: list[dict[str, Any]]) -> None:
    rows = list(convert(SOURCE))
    for found in source:
        mine = [row for row in rows if row.get("round") == found["round"]]
        assert [row["card"] for row in mine if row["kind"] == "deal"] == [
            event[3].upper() for event in told(found, "card")
        ]
        assert [row["player"] for row in mine if row["kind"] == "choice"] == [
            event[1] for event in told(found, "decision")
        ]
        staked = sum(event[3] for what in ("bet", "insurance") for event in told(found, what))
        assert sum(int(str(row["cents"])) for row in mine if row["kind"] == "wager") == staked * 100
        back = sum(event[3] for what in ("back", "insurance-back") for event in told(found, what))
        given = sum(int(str(row["cents"])) for row in mine if row["kind"] in ("return", "pay"))
        assert given == back * 100
        kept = sum(int(str(row["cents"])) for row in mine if row["kind"] in ("return", "collect"))
        assert kept == staked * 100


def test_the_table_is_not_made_up() -> None:
    assert {"table": "jackblack", "seq": 1, "kind": "records", "what": "table", "by": "never"} in list(convert(SOURCE))


@pytest.mark.parametrize(
    ("rule", "citation", "breaks"),
    [
        ("blackjack-paid-at-wrong-odds", "633a.13(a)", naturals_against_none),
        ("no-decision-taken", "633a.7(i)(2)", turns_skipped),
        ("dealer-drew-without-effect", "633a.7(n)", drawn_without_effect),
        ("insurance-paid-at-wrong-odds", "633a.13(b)", insurance_that_wins),
        ("wager-after-first-card", "633a.6(c)", splits),
    ],
)
def test_each_breach_of_the_engine_is_found_in_its_round_and_nowhere_else(
    report: ReplayReport,
    source: list[dict[str, Any]],
    rule: str,
    citation: str,
    breaks: Callable[[dict[str, Any]], int],
) -> None:
    found = [one for one in report.findings if one.rule == rule]
    assert {one.citation for one in found} == {citation}
    assert Counter(getattr(one.where, "round", -1) for one in found) == +Counter(
        {one["round"]: breaks(one) for one in source}
    )


def test_what_else_is_found_is_the_engines_settlement_of_doubled_split_and_tied_hands(report: ReplayReport) -> None:
    """It keeps doubled and split stakes and tied Blackjacks against a dealer's Blackjack, the first stake of a pair that
    was split, whatever comes of it, lets a player draw on 21, and deals on though the dealer has a Blackjack."""
    named = {
        "blackjack-paid-at-wrong-odds",
        "no-decision-taken",
        "dealer-drew-without-effect",
        "insurance-paid-at-wrong-odds",
        "wager-after-first-card",
    }
    assert {one.rule for one in report.findings} - named <= {
        "double-down-kept-against-dealer-blackjack",
        "busted-double-down-against-dealer-blackjack",
        "split-wager-kept-against-dealer-blackjack",
        "win-against-busted-dealer-not-paid",
        "tie-not-returned",
        "draw-on-21",
        "card-after-dealer-blackjack",
    }
    assert report.faults == [] and report.unjudged == []


def test_a_blackjack_paid_as_the_law_says_is_not_accused(source: list[dict[str, Any]], tmp_path: Path) -> None:
    found = next(
        one for one in source if naturals_against_none(one) == len(one["hands"]) and not drawn_without_effect(one)
    )
    found = json.loads(json.dumps(found))
    back = told(found, "back")[0]
    stake = told(found, "bet")[0][3]
    rounds = tmp_path / "rounds.jsonl"
    for paid, rules in ((back[3], {"blackjack-paid-at-wrong-odds"}), (stake * 2.5, set())):
        back[3] = paid
        rounds.write_text(json.dumps(found), encoding="utf-8")
        report = replayed(list(convert(rounds)), tmp_path / "log.jsonl")
        assert {one.rule for one in report.findings} == rules


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda found: found.pop("dealer"), "it lacks 'dealer'"),
        (lambda found: found["dealer"].append("2c"), "the hands do not follow from the events"),
        (lambda found: found["events"].append(["fold", "P1", 0]), "'fold' with 0 values is no event"),
        (lambda found: found["events"].append(["bet", "P1", 0, 0.005]), "0.005 is no whole number of cents"),
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
