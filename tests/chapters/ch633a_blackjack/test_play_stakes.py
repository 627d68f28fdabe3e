"""The end of every stake of § 633a.6(e), and rows that move money on wagers that the round does not have."""

import json

import pytest

from tests.chapters.ch633a_blackjack.sides import lost, offers, side, surrendered
from tests.games.blackjack.playlog import replay
from tests.games.blackjack.rounds import table
from tests.games.blackjack.told import told

BEYOND = "collected-beyond-the-stake"
LEFT, UNKNOWN, WITHDRAWN = "stake-left-unsettled", "money-on-unknown-wager", "paid-on-withdrawn-wager"
LOSERS = (
    "match-the-dealer",
    "in-between",
    "royal-match-21",
    "bet-the-set-21",
    "kings-bounty",
    "three-card-poker",
    "house-money",
    "straight-jack-progressive",
    "hit-and-run-progressive",
    "bad-beat-progressive",
    "twenty-point-bonus",
)
NAMES = {"twenty-point-bonus": "lucky-ladies"}
PAYTABLES = {"royal-match-21": "C", "bet-the-set-21": "C", "three-card-poker": "A"}
ROUND = "bet 1 1000\n{wager}\ncards 1 KH 7D / dealer 5C TD\n{early}\n1 stand\nturn\ndealer 3S 18\n{late}\ncollect 1 1000\nclear"


def told_of_money(what: str, settled: str) -> list[str]:
    """The rules by which a losing wager's settlement is accused, that on its moment and order left out."""
    late = what.endswith("progressive") and what != "straight-jack-progressive"
    round_ = ROUND.format(wager=side(1, what), early="" if late else settled, late=settled if late else "")
    log, _ = table(round_)
    report = replay(log, offers(NAMES.get(what, what), PAYTABLES.get(what, "")))
    assert report.faults == []
    return [finding.rule for finding in report.findings if finding.overpaid_cents or finding.rule == LEFT]


@pytest.mark.parametrize("what", LOSERS)
def test_an_optional_wager_that_is_never_settled(what: str) -> None:
    assert len(told_of_money(what, "")) == 1
    assert told_of_money(what, lost()) == []


@pytest.mark.parametrize("what", LOSERS)
def test_an_optional_wager_that_is_settled_twice(what: str) -> None:
    assert len(told_of_money(what, f"{lost()}\n{lost()}")) == 1
    assert len(told_of_money(what, f"{lost()}\nreturn 401 500")) == 1
    assert len(told_of_money(what, f"{lost()}\nreturn 401 200")) == 1


def test_money_on_a_wager_of_another_round() -> None:
    round_ = f"bet 1 1000\ncards 1 TH 7D / dealer 5C TD\n{surrendered()}\nturn\n*pay 2 1000\nclear"
    assert told(UNKNOWN, "633a", round_).cents == (1000,)


def test_the_rest_of_a_round_accuses_nobody() -> None:
    """Rows of a round whose beginning the log does not have: no wager of it was seen."""
    log, _ = table("bet 1 1000\ncards 1 TH 7D / dealer 5C TD\n1 stand\nturn\ndealer 2C 17\nreturn 1 1000\nclear")
    report = replay([row for row in log if json.loads(row)["kind"] not in ("wager", "round-start")])
    assert report.tally(UNKNOWN).missing == {"every wager of the round": 1}


@pytest.mark.parametrize(
    ("settled", "cents"), (("collect 1 1001", -1), ("collect 1 1000", None), ("collect 1 1000\ncollect 1 1", -1))
)
def test_more_collected_than_was_wagered_on_cards_that_nobody_saw(settled: str, cents: int | None) -> None:
    round_ = f"bet 1 1000\ncards 1 ? ? / dealer 5C TD\n1 stand\nturn\ndealer 2C 17\n*{settled}\nclear".replace(
        "*collect 1 1000\n", "collect 1 1000\n*"
    )
    said = told(BEYOND, "633a", round_)
    assert said.cents == (() if cents is None else (cents,))
    assert said.tally.passed == (1 if cents is None else 0)


def test_a_wager_taken_back_and_collected() -> None:
    round_ = """bet 1 1000
cards 1 TH 7D / dealer 5C TD
{"kind": "wager-withdrawn", "wager": 1, "by": "player"}
1 stand
turn
dealer 3C 18
collect 1 1000
clear"""
    said = told(WITHDRAWN, "633a", round_)
    assert said.cites == ()
    assert said.tally.not_applicable == 1


def test_a_bonus_on_a_wager_that_has_one_is_judged_there() -> None:
    bonus = "bonus-on-another-wager"
    round_ = ROUND.format(wager=side(1, "bad-beat-progressive"), early="", late="pay 401 500 what=magic-card-bonus")
    said = told(bonus, "633a", round_)
    assert said.cites == ()
    assert said.tally.passed == 1
