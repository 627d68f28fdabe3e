"""The register of chapter 541: doubts that must stand in it, and which of them are settled."""

import pytest

from validator.law.readings import load_readings

BY_ID = {reading.id: reading for reading in load_readings("541")}


@pytest.mark.parametrize(
    "name",
    [
        "batches-for-any-automated-device",
        "card-change-exception",
        "collection-option-unfiled",
        "cover-card-and-the-hand",
        "cover-cards-of-each-batch",
        "clockwise-from-the-highest-number",
        "deadline-of-deferred-vigorish",
        "disclosed-later",
        "face-up-card-value",
        "inspection-of-preshuffled-cards",
        "part-of-a-cent",
        "rounding-of-vigorish",
        "second-cover-card-twice",
        "tie-odds-filed",
        "wagers-without-the-announcement",
        "burn-for-each-shoe",
    ],
)
def test_what_the_text_leaves_open_is_open(name: str) -> None:
    assert BY_ID[name].open


@pytest.mark.parametrize(
    "name",
    [
        "table-1-restored",
        "burn-with-a-ten",
        "color-of-two-batches",
        "returned-or-charged",
        "natural-of-either-hand",
        "banker-stays-on-six-and-seven",
        "odds-of-1-to-1-are-no-floor",
        "tie-odds-for-one",
        "ten-cards-from-either-end",
        "wagers-on-both-hands",
    ],
)
def test_what_every_honest_reading_condemns_or_clears_is_settled(name: str) -> None:
    assert not BY_ID[name].open


def test_the_doubts_that_only_one_reading_leaves_are_fewer_than_the_open_ones() -> None:
    still_open = [reading for reading in BY_ID.values() if reading.open]
    assert len(still_open) > len(BY_ID) - len(still_open)
