"""The register of chapter 685a: doubts that must stand in it, which are settled, and the reckonings that it rests on."""

from fractions import Fraction

import pytest

from tests.law.hold_685a import Doubts, hold
from validator.core.odds import Odds
from validator.law.facts import Paytable, load_facts
from validator.law.readings import load_readings
from validator.law.text import load_text

FACTS = load_facts("685a")
BY_ID = {reading.id: reading for reading in load_readings("685a")}


@pytest.mark.parametrize(
    "name",
    [
        "ace-that-makes-22",
        "two-aces-of-the-dealer",
        "continuous-shuffler-as-a-dealing-shoe",
        "pattern-of-preshuffled-cards",
        "even-money-without-a-rule",
        "dealer-draws-with-nothing-open",
        "wagers-over-21-against-22",
        "two-original-large-cards",
        "large-cards-of-a-split-hand",
        "bust-collected-at-once",
        "direction-of-collect-then-pay",
        "one-split-for-each-box",
        "dealer-has-17",
        "whose-choice-after-a-wrong-light",
        "when-the-wrong-spot-matters",
        "wrong-light-as-a-malfunction",
        "part-of-a-cent",
    ],
)
def test_what_the_text_leaves_open_is_open(name: str) -> None:
    assert BY_ID[name].open


@pytest.mark.parametrize(
    "name",
    [
        "blackjack-after-split",
        "lost-word-of-large",
        "soft-value-and-soft-total",
        "preshuffled-cards-spread-all-the-same",
        "blackjack-wager-for-bet-wager",
        "match-of-both-cards",
        "blackjack-and-the-dealers-22",
        "two-aces-of-a-player",
        "odds-against-22",
        "dealer-blackjack-after-play",
        "decisions-on-split-aces",
        "decks-without-a-paytable",
    ],
)
def test_what_every_honest_reading_condemns_is_settled(name: str) -> None:
    assert not BY_ID[name].open


NOTICE = " ".join(load_text("685a").notes["Explanation"].split())


def match_the_dealer(table: Paytable, each_card: bool) -> Fraction:
    """What the house holds of a Match-the-Dealer Wager, exactly; each matching card paid, or the better one only."""
    decks = table.decks.at_least
    left = decks * FACTS.number("cards_per_deck") - 1
    suited, unsuited = decks - 1, 3 * decks
    pays = [(0, left - suited - unsuited)]
    for row, count in (("matching-card-of-the-same-suit", suited), ("matching-card-of-a-different-suit", unsuited)):
        odds = table.pays(row)
        assert isinstance(odds, Odds)
        pays.append((odds.numerator, count))
    worth = Fraction(0)
    for place, (one, first) in enumerate(pays):
        for other, (two, second) in enumerate(pays):
            chance = Fraction(first, left) * Fraction(second - (place == other), left - 1)
            worth += chance * ((one + two if each_card else max(one, two)) or -1)
    return -worth


def test_the_hold_that_the_notice_gives_for_match_the_dealer_is_that_of_each_card_paid() -> None:
    assert "the hold percentage ranges from 3.67% to 4.06%" in NOTICE
    tables = FACTS.paytables("match-the-dealer")
    each, once = ([match_the_dealer(table, each_card=way) for table in tables] for way in (True, False))
    assert [round(held * 10000) for held in each] == [406, 367]
    assert all(held > Fraction(5, 100) for held in once)


def test_the_hold_that_the_notice_gives_for_the_base_game_is_that_of_an_ace_counted_as_one() -> None:
    assert "a hold percentage of between 0.43% and 0.49% for required wagers" in NOTICE
    most, push = FACTS.number("highest_score"), FACTS.number("dealer_push_points")
    counts_one = hold(Doubts(dealer_ace_to=most, over_returned=False))
    counts_eleven = hold(Doubts(dealer_ace_to=push, over_returned=False))
    assert [round(held * 10000) for held in (counts_one, counts_eleven)] == [50, 35]
    assert hold(Doubts(dealer_ace_to=most, over_returned=True)) < 0
    assert hold(Doubts(dealer_ace_to=push, over_returned=True)) < 0
