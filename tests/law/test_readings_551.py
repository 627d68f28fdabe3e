"""The register of chapter 551: doubts that must stand in it, and which of them are settled."""

import pytest

from validator.law.facts import load_facts
from validator.law.readings import load_readings

BY_ID = {reading.id: reading for reading in load_readings("551")}


@pytest.mark.parametrize(
    "name",
    [
        "aces-identical-in-value",
        "approximately-one-quarter",
        "between-expiry-and-rescission",
        "blackjack-against-less-than-21",
        "both-over-21-with-the-same-total",
        "collect-and-pay",
        "dealer-draws-without-effect",
        "dealers-exposed-card",
        "decks-of-two-batches",
        "fifty-dollars-for-each-player-or-box",
        "how-much-the-device-lifts",
        "match-of-rank-or-value",
        "others-where-the-winner-gets-nothing",
        "round-after-dealer-blackjack",
        "surrender-before-or-after-the-reader",
        "ten-dealt-unnoticed",
        "wagers-of-a-void-round",
        "when-to-rescue",
    ],
)
def test_what_the_text_leaves_open_is_open(name: str) -> None:
    assert BY_ID[name].open


@pytest.mark.parametrize(
    "name",
    [
        "blackjack-after-split",
        "blackjack-against-dealer-blackjack",
        "bonus-instead-of-even-money",
        "bonus-odds-on-split-hands",
        "dealer-blackjack-against-21",
        "decks-of-48-each",
        "doubled-hand-of-five-cards",
        "doubling-on-more-than-two-cards",
        "match-maximum-unfiled",
        "match-odds-floor",
        "mixed-suits",
        "number-of-splits",
        "odds-are-no-floor",
        "odds-of-the-doubled-wager",
        "rescue-at-21",
        "seven-decks",
        "shuffled-under-the-opening-section",
        "soft-17",
        "spades-and-the-fixed-payout",
        "two-card-21-of-a-split-hand-against-dealer-21",
        "wager-left-until-the-card-is-revealed",
    ],
)
def test_what_every_honest_reading_condemns_or_clears_is_settled(name: str) -> None:
    assert not BY_ID[name].open


def test_the_doubts_that_a_fact_names_are_registered() -> None:
    notes = [fact.note for fact in load_facts("551").values() if "the reading " in fact.note]
    named = {note.partition("the reading ")[2].rstrip(".") for note in notes}
    assert named == {
        "approximately-one-quarter",
        "blackjack-against-less-than-21",
        "collect-and-pay",
        "doubling-on-more-than-two-cards",
    }
    assert named <= set(BY_ID)


def test_the_doubts_that_only_one_reading_leaves_are_fewer_than_the_open_ones() -> None:
    still_open = [reading for reading in BY_ID.values() if reading.open]
    assert len(still_open) > len(BY_ID) - len(still_open)
