"""The facts of chapter 633a: its paytables, odds and wagers, spot by spot."""

from tests.law.test_facts import printed_tables
from validator.core.odds import MeterShare, Odds
from validator.law.facts import Paytable, load_facts

FACTS = load_facts("633a")


def test_more_than_sixty_rows_are_printed() -> None:
    assert len(printed_tables("633a")) > 60


def test_the_twelve_optional_wagers_have_areas_and_paytables() -> None:
    wagers = [item.id for item in FACTS.listing("optional_wagers")]
    assert [item.cite for item in FACTS.listing("optional_wagers")] == [f"633a.6(e)({n})" for n in range(1, 13)]
    assert {table.wager for fact in FACTS.values() if isinstance(table := fact.value, Paytable)} == set(wagers)
    areas = {item.id for item in FACTS.listing("betting_areas")}
    assert set(wagers) - areas == {"bad-beat-progressive"}


def test_blackjack_insurance_and_even_money() -> None:
    assert FACTS.odds("blackjack_pays") == Odds(3, 2, "to")
    assert FACTS.odds("winning_wager_pays") == FACTS.odds("even_money_pays") == Odds(1, 1, "to")
    assert FACTS.odds("insurance_pays") == FACTS.odds("inscription_insurance_pays") == Odds(2, 1, "to")
    assert FACTS.fraction("insurance_maximum") == (1, 2)


def test_match_the_dealer_pays_by_decks() -> None:
    six, eight = FACTS.paytables("match-the-dealer")
    assert six.pays("matching-card-of-the-same-suit") == Odds(11, 1, "to")
    assert eight.pays("matching-card-of-a-different-suit") == Odds(3, 1, "to")
    assert [six.decks.allows(decks) for decks in (5, 6, 7)] == [False, True, False]


def test_hit_and_run_pays_for_one_and_straight_jack_to_one() -> None:
    (hit_and_run,) = FACTS.paytables("hit-and-run-progressive")
    (straight_jack,) = FACTS.paytables("straight-jack-progressive")
    assert hit_and_run.pays("seven-cards") == Odds(200, 1, "for")
    assert straight_jack.pays("five-card-straight") == Odds(200, 1, "to")
    assert straight_jack.pays("six-card-straight-with-another-ace") == MeterShare(10, Odds(200, 1, "to"))


def test_a_wager_with_two_paytables_gives_both() -> None:
    assert [table.name for table in FACTS.paytables("royal-match-21")] == ["A", "B", "C", "D", "E"]
    assert FACTS.paytable("royal_match_21_paytable_c").pays("suited-match") == Odds.parse("2.5 to 1")
    assert FACTS.paytables("free-bet") == ()
