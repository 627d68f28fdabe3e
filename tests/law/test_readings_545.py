"""The register of chapter 545: doubts that must stand in it, and which of them are settled."""

import pytest

from validator.law.readings import load_readings

BY_ID = {reading.id: reading for reading in load_readings("545")}


@pytest.mark.parametrize(
    "name",
    [
        "clockwise-from-the-highest-number",
        "each-dealer-shuffles",
        "which-reshuffle",
        "call-presupposed",
        "in-lieu-of-how-much",
        "who-deals-when-players-turn",
        "shoe-offered-anew",
        "passing-by-a-dealer-curator",
        "both-designate-the-dealer",
        "two-dealers-pay",
        "closest-counterclockwise",
        "cover-card-and-the-hand",
        "rounding-of-vigorish",
        "face-up-card-value",
        "disclosed-later",
        "part-of-a-cent",
    ],
)
def test_what_the_text_leaves_open_is_open(name: str) -> None:
    assert BY_ID[name].open


@pytest.mark.parametrize(
    "name",
    [
        "table-1-restored",
        "dealers-hand",
        "player-named-in-the-definition-of-curator",
        "fewer-places-than-ten",
        "banker-loses-on-a-tie",
        "right-of-the-curator",
        "curator-who-leaves",
        "burn-with-a-ten",
        "natural-of-either-hand",
        "banker-stays-on-six-and-seven",
        "odds-of-1-to-1-are-no-floor",
        "tie-odds-for-one",
        "ten-cards-from-either-end",
        "rounding-of-another-share",
        "hand-and-round",
    ],
)
def test_what_every_honest_reading_condemns_or_clears_is_settled(name: str) -> None:
    assert not BY_ID[name].open


def test_the_doubts_that_only_one_reading_leaves_are_fewer_than_the_open_ones() -> None:
    still_open = [reading for reading in BY_ID.values() if reading.open]
    assert len(still_open) > len(BY_ID) - len(still_open)
