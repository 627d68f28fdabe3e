"""The facts of chapter 551: decks, odds, floors and fixed payouts, below, at and above."""

from validator.core.odds import Odds
from validator.law.facts import load_facts

FACTS = load_facts("551")


def test_decks_cards_and_values() -> None:
    assert [item.id for item in FACTS.listing("decks_permitted")] == ["6", "8"]
    ranks = FACTS.number("number_card_highest") - FACTS.number("number_card_lowest") + 1 + len("JQKA")
    assert FACTS.number("cards_per_deck") == ranks * len("shdc")
    assert FACTS.number("number_card_highest") < FACTS.number("face_card_value") == FACTS.number("blackjack_ten_value")
    assert FACTS["table_betting_positions"].allows(7) and not FACTS["table_betting_positions"].allows(8)
    assert FACTS["cut_depth_minimum"].allows(10) and not FACTS["cut_depth_minimum"].allows(9)
    assert FACTS.fraction("cover_card_depth_minimum") == (1, 4)


def test_the_dealer_stands_and_the_player_stops() -> None:
    stands = [int(item.id) for item in FACTS.listing("dealer_stands_on")]
    assert stands == list(range(FACTS.number("dealer_draws_until"), FACTS.number("highest_score") + 1))
    assert FACTS["player_may_draw_below"].allows(20) and not FACTS["player_may_draw_below"].allows(21)
    assert FACTS["rescue_points_maximum"].allows(21) and not FACTS["rescue_points_maximum"].allows(22)


def test_a_blackjack_beats_a_21_of_two_cards_and_a_longer_21_only_a_longer_one() -> None:
    assert FACTS["blackjack_beats_cards_minimum"].allows(2)
    for name in ("player_21_beats_in_cards_more_than", "player_21_beats_dealer_cards_more_than"):
        assert FACTS[name].allows(3) and not FACTS[name].allows(2)


def test_the_odds_of_the_hands_that_pay_more() -> None:
    odds = {
        name.removeprefix("bonus_"): FACTS[name].value for name in FACTS if name.endswith("_pays") and "bonus" in name
    }
    three_to_two, two, three = Odds(3, 2, "to"), Odds(2, 1, "to"), Odds(3, 1, "to")
    assert odds == {
        "678_mixed_suits_pays": three_to_two,
        "678_same_suit_pays": two,
        "678_spades_pays": three,
        "777_mixed_suits_pays": three_to_two,
        "777_same_suit_pays": two,
        "777_spades_pays": three,
        "21_five_cards_pays": three_to_two,
        "21_six_cards_pays": two,
        "21_seven_cards_pays": three,
    }
    assert {FACTS[f"bonus_{name}"].relation for name in odds} == {"exactly"}
    assert len(FACTS.listing("bonus_hands")) == len(odds)
    assert FACTS["bonus_21_seven_cards"].allows(8) and not FACTS["bonus_21_six_cards"].allows(7)


def test_odds_of_the_basic_wager() -> None:
    assert FACTS.odds("blackjack_pays") == FACTS.odds("inscription_blackjack_pays") == Odds(3, 2, "to")
    assert FACTS.odds("winning_wager_pays") == FACTS.odds("doubled_wager_pays") == Odds(1, 1, "to")
    assert FACTS.odds("insurance_pays") == FACTS.odds("inscription_insurance_pays") == Odds(2, 1, "to")


def test_the_second_cards_on_which_insurance_wins_or_loses_are_all_there_are() -> None:
    wins, loses = ([item.id for item in FACTS.listing(f"insurance_{ends}_on")] for ends in ("wins", "loses"))
    assert not set(wins) & set(loses)
    assert sorted(wins + loses) == sorted(["ace", "king", "queen", "jack", *map(str, range(2, 10))])


def test_the_fixed_payouts_go_by_the_original_wager() -> None:
    low, below, high = (
        FACTS[f"additional_payout_{name}"] for name in ("low_wager_minimum", "low_wager_below", "high_wager_minimum")
    )
    assert low.allows(500) and not low.allows(499)
    assert below.allows(2499) and not below.allows(2500)
    assert high.allows(2500) and not high.allows(2499)
    payouts = [FACTS.number(f"additional_payout_{name}") for name in ("low", "high", "others")]
    assert payouts == [100000, 500000, 5000]


def test_the_odds_of_match_the_dealer_are_floors_for_each_number_of_decks() -> None:
    tables = {table.decks.at_least: table for table in FACTS.paytables("match-the-dealer")}
    floors = {
        decks: (str(table.pays("matching-card-of-a-different-suit")), str(table.pays("matching-card-of-the-same-suit")))
        for decks, table in tables.items()
    }
    assert floors == {6: ("4 to 1", "9 to 1"), 8: ("3 to 1", "12 to 1")}
    assert {FACTS[f"match_the_dealer_paytable_{word}_decks"].relation for word in ("six", "eight")} == {"at_least"}
    assert FACTS["match_the_dealer_minimum"].allows(100) and not FACTS["match_the_dealer_minimum"].allows(99)


def test_a_pair_is_split_once_and_once_more() -> None:
    assert FACTS.number("split_hands_maximum") == FACTS.number("split_hands") + FACTS.number("resplits_maximum")
