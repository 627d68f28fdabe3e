"""The facts of chapter 672a: odds, paytables, and what is free and what is wagered."""

from validator.core.odds import Odds
from validator.law.facts import load_facts

FACTS = load_facts("672a")


def ids(name: str) -> list[str]:
    return [item.id for item in FACTS.listing(name)]


def test_blackjack_insurance_even_money_and_lammers() -> None:
    assert FACTS.odds("blackjack_pays") == FACTS.odds("inscription_blackjack_pays") == Odds(3, 2, "to")
    assert FACTS.odds("winning_wager_pays") == FACTS.odds("free_bet_lammer_pays") == Odds(1, 1, "to")
    assert FACTS.odds("even_money_pays") == Odds(1, 1, "to")
    assert FACTS.odds("insurance_pays") == FACTS.odds("inscription_insurance_pays") == Odds(2, 1, "to")
    assert FACTS.fraction("insurance_maximum") == (1, 2)
    assert not [name for name in FACTS if name.startswith("surrender_") and name != "surrender_notice_displays"]


def test_the_two_paytables_of_push_22_differ_in_the_last_row_alone() -> None:
    first, second = FACTS.paytables("push-22")
    assert [first.name, second.name] == ids("push_22_paytables") == ["A", "B"]
    hands = ["same-suit-22", "same-color-22", "other-22"]
    assert list(first.rows) == list(second.rows) == hands
    assert [first.pays(hand) for hand in hands] == [Odds(50, 1, "to"), Odds(20, 1, "to"), Odds(8, 1, "to")]
    assert [hand for hand in hands if first.pays(hand) != second.pays(hand)] == ["other-22"]
    assert second.pays("other-22") == Odds(7, 1, "to")


def test_every_22_of_the_chapter_is_the_same_number() -> None:
    names = [name for name in FACTS if "push" in name and FACTS[name].unit == "points" and "over" not in name]
    assert len(names) == 6
    assert {FACTS.number(name) for name in names} == {22}
    assert FACTS.number("dealer_draws_for_push_22_players_over") == FACTS.number("highest_score")


def test_six_decks_or_eight_and_nothing_between() -> None:
    assert ids("decks_permitted") == ["6", "8"]
    assert FACTS["table_betting_positions"].allows(6) and not FACTS["table_betting_positions"].allows(7)
    assert FACTS["card_change_hours"].allows(24) and not FACTS["card_change_hours"].allows(25)


def test_a_double_down_is_free_exactly_where_no_wager_is_granted() -> None:
    assert ids("free_double_down_on") == ids("wagered_double_down_not_on") == ["9", "10", "11"]


def test_a_split_is_wagered_exactly_for_cards_of_value_ten() -> None:
    assert ids("wagered_split_cards") == ["10", "jack", "queen", "king"]
    assert FACTS.number("wagered_split_ten_value") == FACTS.number("free_split_not_ten_value")
    assert FACTS["split_hands_maximum"].allows(4) and not FACTS["split_hands_maximum"].allows(5)


def test_the_dealer_stands_on_every_total_from_17_to_the_highest_score() -> None:
    stands = [int(item) for item in ids("dealer_stands_on")]
    assert stands == list(range(FACTS.number("dealer_draws_until"), FACTS.number("highest_score") + 1))
    assert stands[0] == FACTS.number("inscription_dealer_stands_on") == FACTS.number("dealer_overdraw_points")
    assert stands[0] - 1 == FACTS.number("inscription_dealer_draws_to")
