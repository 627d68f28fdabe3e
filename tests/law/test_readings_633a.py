"""The register of chapter 633a: doubts that must stand in it, and which of them are settled."""

import pytest

from validator.law.readings import load_readings

BY_ID = {reading.id: reading for reading in load_readings("633a")}


@pytest.mark.parametrize(
    "name",
    [
        "limit-cross-references",
        "payout-limit-wagers",
        "payout-limit-cross-reference",
        "royal-match-of-either-card",
        "in-between-order-of-ranks",
        "determinate-card",
        "holder-restricts-player-choices",
        "blackjack-after-split",
        "doubling-for-less",
        "number-of-splits",
        "unit-of-insurance",
        "part-of-a-cent",
        "even-money-without-insurance",
        "dealer-must-not-draw",
        "direction-of-collect-then-pay",
        "decks-without-a-paytable",
        "burn-with-continuous-shuffler",
        "double-shoe-with-batch-shuffler",
        "dealer-has-17",
    ],
)
def test_the_known_doubts_are_registered(name: str) -> None:
    assert name in BY_ID


def test_what_every_honest_reading_condemns_is_settled() -> None:
    assert not BY_ID["blackjack-after-split"].open
    assert not BY_ID["decks-without-a-paytable"].open
    assert not BY_ID["hands-under-the-limit"].open
    assert BY_ID["one-card-on-split-aces"].open
    assert BY_ID["double-shoe-with-batch-shuffler"].open
    assert BY_ID["meter-rate-of-zero"].open
