"""The facts of chapter 685a: its ranges, odds and paytables, spot by spot."""

from tests.law.test_facts import printed_tables
from validator.core.odds import Odds
from validator.law.facts import load_facts

FACTS = load_facts("685a")


def ids(name: str) -> list[str]:
    return [item.id for item in FACTS.listing(name)]


def test_every_rank_lies_in_one_range() -> None:
    ranks = ids("small_range") + ids("medium_range") + ids("large_range")
    assert len(ranks) == len(set(ranks)) == 13
    lists = ("range_lights", "range_area_inscriptions", "hole_card_ranges", "reader_range_lights")
    assert all(ids(name) == ["small", "medium", "large"] for name in lists)
    assert FACTS.number("range_areas") == len(ids("hole_card_ranges"))


def test_the_dealer_stands_on_17_to_22_and_goes_over_above_22() -> None:
    stands_on = [int(points) for points in ids("dealer_stands_on")]
    assert stands_on == list(range(FACTS.number("dealer_draws_until"), FACTS.number("dealer_highest_score") + 1))
    assert [FACTS["player_wins_when_dealer_over"].allows(points) for points in (21, 22, 23)] == [False, False, True]
    assert FACTS.number("highest_score") == FACTS.number("dealer_push_paid_points") == 21
    assert FACTS.number("dealer_push_points") == FACTS.number("dealer_settles_if_not_points") == 22


def test_bet_blackjack_and_insurance() -> None:
    assert FACTS.odds("blackjack_pays") == FACTS.odds("inscription_blackjack_pays") == Odds(3, 2, "to")
    assert FACTS.odds("winning_wager_pays") == Odds(1, 1, "to")
    assert FACTS.odds("insurance_pays") == FACTS.odds("inscription_insurance_pays") == Odds(2, 1, "to")
    assert FACTS.fraction("insurance_maximum") == (1, 2)
    assert set(ids("insurance_wins_on")) == set(ids("large_range")) - {"ace"}


def test_match_the_dealer_pays_by_decks_and_is_for_those_decks_only() -> None:
    six, eight = FACTS.paytables("match-the-dealer")
    assert six.pays("matching-card-of-the-same-suit") == Odds(11, 1, "to")
    assert six.pays("matching-card-of-a-different-suit") == Odds(4, 1, "to")
    assert eight.pays("matching-card-of-the-same-suit") == Odds(14, 1, "to")
    assert eight.pays("matching-card-of-a-different-suit") == Odds(3, 1, "to")
    assert [six.decks.allows(decks) for decks in (5, 6, 7, 8)] == [False, True, False, False]
    assert ids("match_the_dealer_decks") == ["6", "8"]
    assert ids("decks_permitted") == ids("batch_decks_permitted") == ["4", "5", "6", "8"]
    assert len(printed_tables("685a")) == 2


def test_a_pair_is_split_once() -> None:
    assert FACTS.number("splits_maximum") + 1 == FACTS.number("split_hands_maximum") == FACTS.number("split_hands")
    assert FACTS.number("split_aces_cards") == 1
    assert ids("double_down_faces") == ["up"]
