"""The facts of chapter 545: limits, odds and vigorish, below, at and above; what differs from its siblings."""

import pytest

from validator.core.odds import Odds
from validator.law.facts import load_facts

FACTS = load_facts("545")


@pytest.mark.parametrize(
    ("name", "allowed", "refused"),
    [
        ("table_betting_positions_minimum", 10, 9),
        ("table_betting_positions", 14, 15),
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
    assert [item.id for item in FACTS.listing("vigorish_deadlines")] == ["new-shoe", "player-leaves"]


@pytest.mark.parametrize(("percent", "cents"), [("4", 20), ("5", 25)])
def test_each_share_has_its_own_step_of_rounding(percent: str, cents: int) -> None:
    assert FACTS.number(f"vigorish_rounding_cents_at_{percent}_percent") == cents
    assert percent in [item.id for item in FACTS.listing("vigorish_percents")]


def test_no_vigorish_on_a_tie() -> None:
    assert [name for name in FACTS if "tie" in name or "void" in name] == ["tie_bet_pays"]


def test_the_cut_begins_at_the_highest_number_or_with_the_last_curator() -> None:
    assert [item.id for item in FACTS.listing("cut_order")] == ["highest-number", "last-curator", "clockwise", "dealer"]
    assert FACTS.number("first_shoe_offer_seat") == 1
