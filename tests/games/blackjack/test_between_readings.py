"""Amounts where readings part: between two of them the preferred one says who is short, beyond them all the nearest."""

import pytest

from tests.games.blackjack.told import told

BLACKJACK = "bet 1 1000\ncards 1 AH JD / dealer 9C KS\nannounce 1 21\ncall\nturn\n*{}\nclear"
LARGE = """bet 1 1000
cards 1 KH QD / dealer 9C 5S
range small
1 split 11 1000
1 gets QS
1 stand
11 gets 3S
11 stand
turn
dealer 8C 22
{}
return 11 1000
clear"""


@pytest.mark.parametrize(("settled", "cents"), (("pay 1 1200", -300), ("pay 1 1499", -1), ("pay 1 1600", 100)))
def test_a_blackjack_paid_at_no_odds_of_551(settled: str, cents: int) -> None:
    said = told("blackjack-paid-at-wrong-odds", "551", BLACKJACK.format(settled))
    assert said.cites == ("551.6(f)",)
    assert said.cents == (cents,)
    assert said.short == ("P1" if cents < 0 else "the house",)


@pytest.mark.parametrize("settled", ("pay 1 1500", "pay 1 1000"))
def test_a_blackjack_paid_by_a_reading_of_551(settled: str) -> None:
    assert told("blackjack-paid-at-wrong-odds", "551", BLACKJACK.format(settled)).cites == ()
    noted = told("blackjack-paid-even-against-another-total", "551", BLACKJACK.format(settled))
    assert noted.noted == ((True,) if settled == "pay 1 1000" else ())


@pytest.mark.parametrize(
    ("settled", "rule", "cents"),
    (
        ("*pay 1 600", "not-returned-against-dealers-22", 600),
        ("*pay 1 1200", "winning-wager-paid-at-wrong-odds", 200),
        ("*collect 1 300", "not-returned-against-dealers-22", -300),
    ),
)
def test_large_cards_of_a_split_hand_of_685a(settled: str, rule: str, cents: int) -> None:
    said = told(rule, "685a", LARGE.format(settled))
    assert said.cents == (cents,)
    assert said.events == said.marked


@pytest.mark.parametrize("chapter", ("551", "633a"))
@pytest.mark.parametrize(
    ("settled", "cents"), (("collect 1d 300", -300), ("collect 1d 1200", -200), ("pay 1d 300", 300))
)
def test_a_busted_double_against_a_blackjack_found_late(chapter: str, settled: str, cents: int) -> None:
    round_ = f"bet 1 1000\ncards 1 6H 6D / dealer AC KS\n1 double 1000 KD\nturn\ncollect 1 1000\n*{settled}\nclear"
    rule = "double-down-kept-against-dealer-blackjack" if cents < 0 else "losing-wager-not-collected"
    said = told(rule, chapter, round_)
    assert said.cents == (cents,)
