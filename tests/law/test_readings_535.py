"""The doubts about chapter 535 that must not be lost, and which of them leave an act open."""

import pytest

from validator.law.readings import load_readings

BY_ID = {reading.id: reading for reading in load_readings("535")}


@pytest.mark.parametrize(
    "name",
    [
        "zero-in-the-low-hand",
        "high-hand-by-rank-or-by-place",
        "who-chooses-the-count",
        "two-rules-for-the-dealers-setting",
        "which-pair-to-play",
        "nine-eight-or-seven",
        "supreme-tile-in-the-dealers-hand",
        "rank-of-the-lowest-tile",
        "surrender-against-a-bank",
        "start-of-the-game",
        "who-is-offered-the-bank-first",
        "style-not-filed",
        "rounding-of-the-vigorish",
        "vigorish-wager-by-wager",
        "vigorish-of-winners-against-a-co-bank",
        "half-of-an-odd-amount",
        "who-reshakes",
        "wrong-total-or-wrong-place",
        "exposed-tile-of-the-bank",
    ],
)
def test_what_the_text_leaves_open_is_noted(name: str) -> None:
    assert BY_ID[name].open


@pytest.mark.parametrize(
    "name",
    [
        "tile-list-cross-reference",
        "individual-ranking-cross-reference",
        "highest-tile-cross-reference",
        "surrender-cross-reference",
        "wong-and-gong",
        "zero-of-a-pair",
        "zero-and-the-high-hand",
        "dealer-copies-the-bank",
        "fifteen-matched-and-unmatched-pairs",
        "which-stack-on-which",
        "place-of-the-dead-hand-in-the-count",
        "count-from-the-bank",
        "who-the-co-bank-is",
        "two-areas-not-filed",
        "not-all-flat",
    ],
)
def test_what_every_honest_reading_condemns_is_settled(name: str) -> None:
    assert not BY_ID[name].open


def test_the_same_doubt_has_the_same_name_as_in_blackjack() -> None:
    shared = {reading.id for reading in load_readings("633a")} & BY_ID.keys()
    assert shared == {
        "changing-a-wager-before-the-deal",
        "limits-posted-at-the-table",
        "part-of-a-cent",
        "void-for-another-reason",
        "wager-that-the-chapter-does-not-name",
        "wagers-of-several-patrons-on-one-box",
        "when-24-hours-begin",
        "when-a-table-is-idle",
        "when-a-tie-is-returned",
    }
