"""The facts of chapter 543: limits, odds and vigorish, below, at and above; the table of the third card."""

import pytest

from validator.core.odds import Odds
from validator.law.facts import load_facts

FACTS = load_facts("543")


@pytest.mark.parametrize(
    ("name", "allowed", "refused"),
    [
        ("table_betting_positions", 9, 10),
        ("decks_minimum", 6, 5),
        ("decks_maximum", 8, 9),
        ("cover_cards", 2, 1),
        ("cut_depth_minimum", 10, 9),
        ("cover_card_depth_minimum", 14, 13),
        ("player_draws_below", 5, 6),
        ("player_stays_from", 6, 5),
        ("banker_draws_to_without_a_third_card", 5, 6),
        ("banker_draws_below", 2, 3),
        ("additional_cards_maximum", 1, 2),
    ],
)
def test_limits_at_and_beyond(name: str, allowed: int, refused: int) -> None:
    assert FACTS[name].allows(allowed)
    assert not FACTS[name].allows(refused)


def test_odds_and_vigorish() -> None:
    assert FACTS.odds("player_wager_pays") == FACTS.odds("banker_wager_pays") == Odds(1, 1, "to")
    assert FACTS.odds("tie_bet_pays") == Odds(8, 1, "to")
    assert FACTS["tie_bet_pays"].relation == "at_least"
    assert [item.words for item in FACTS.listing("vigorish_percents")] == ["4%", "5%"]
    assert FACTS.number("tie_vigorish_percent") == FACTS.number("void_wager_vigorish_percent") == 25
    assert FACTS.number("vigorish_rounding_cents") == 5
    assert [item.id for item in FACTS.listing("vigorish_deadlines")] == ["new-shoe", "player-leaves"]


def test_three_ways_to_deal_the_initial_cards() -> None:
    assert [item.cite for item in FACTS.listing("initial_dealing_options")] == [
        "543.9(c)(1)",
        "543.9(c)(2)",
        "543.9(c)(3)",
    ]


def test_the_table_of_the_third_card_is_that_of_the_siblings() -> None:
    grids = [load_facts(chapter).grid("banker_third_card_table") for chapter in ("541", "543", "545")]
    assert grids[0] == grids[1] == grids[2]
    # The example of 543.11(g), and the one row that the print has kept.
    assert grids[1].at(5, 4) == FACTS.text("table_draw")
    assert " ".join(grids[1].rows[5]) == "S S S S D D D D S S"
