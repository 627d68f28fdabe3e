"""The register of chapter 543: doubts that must stand in it, and which of them are settled."""

import pytest

from validator.law.readings import load_readings

BY_ID = {reading.id: reading for reading in load_readings("543")}


@pytest.mark.parametrize(
    "name",
    [
        "clockwise-from-the-highest-number",
        "second-cover-card-twice",
        "burn-for-each-shoe",
        "inspection-of-preshuffled-cards",
        "shuffle-by-a-device",
        "nobody-wagers-on-the-hand",
        "closest-counterclockwise",
        "highest-wager-of-a-player",
        "cover-card-and-the-hand",
        "rounding-of-vigorish",
        "collection-option-unfiled",
        "face-up-card-value",
        "disclosed-later",
        "part-of-a-cent",
        "tie-odds-filed",
        "how-new-are-new-decks",
        "players-who-handle-cards",
    ],
)
def test_what_the_text_leaves_open_is_open(name: str) -> None:
    assert BY_ID[name].open


@pytest.mark.parametrize(
    "name",
    [
        "table-1-restored",
        "bucket-of-a-minibaccarat-table",
        "cross-reference-to-minibaccarat",
        "until-the-players-hand",
        "returned-or-charged",
        "burn-with-a-ten",
        "natural-of-either-hand",
        "banker-stays-on-six-and-seven",
        "odds-of-1-to-1-are-no-floor",
        "tie-odds-for-one",
        "ten-cards-from-either-end",
        "wagers-on-both-hands",
        "hand-and-round",
        "time-of-the-tie-vigorish",
    ],
)
def test_what_every_honest_reading_condemns_or_clears_is_settled(name: str) -> None:
    assert not BY_ID[name].open


def test_the_doubts_that_only_one_reading_leaves_are_fewer_than_the_open_ones() -> None:
    still_open = [reading for reading in BY_ID.values() if reading.open]
    assert len(still_open) > len(BY_ID) - len(still_open)
