"""The register of chapter 672a: doubts that must stand in it, and which of them are settled."""

import pytest

from validator.law.readings import load_readings

BY_ID = {reading.id: reading for reading in load_readings("672a")}


@pytest.mark.parametrize(
    "name",
    [
        "both-over-21-with-other-totals",
        "both-over-21-with-the-same-total",
        "bust-collected-at-once",
        "dealer-draws-without-effect",
        "dealer-has-17",
        "double-shoe-that-the-chapter-lacks",
        "even-money-without-insurance",
        "insurance-or-even-money",
        "later-split-hand-over-21",
        "push-22-for-each-box",
        "remaining-wagers-against-a-22",
        "two-shoes-of-cards",
        "unit-of-insurance",
        "verbal-wager-with-cash",
        "wagered-double-on-a-hard-nine-to-eleven",
    ],
)
def test_what_the_text_leaves_open_is_open(name: str) -> None:
    assert BY_ID[name].open


@pytest.mark.parametrize(
    "name",
    [
        "ace-in-a-hard-nine",
        "aces-identical-in-value",
        "blackjack-after-split",
        "blackjack-paid-before-a-22",
        "cards-of-a-22",
        "dealer-over-21-draws-no-more",
        "doubling-for-less",
        "even-money-and-push-22-against-a-dealer-blackjack",
        "free-resplits",
        "highest-row-only",
        "holder-restricts-player-choices",
        "how-far-the-dealer-draws-for-push-22",
        "one-card-on-split-aces",
        "pay-of-the-additional-wager",
        "push-22-of-a-hand-over-21",
        "six-or-eight-deck-shoes",
        "surrender-notice-by-sign",
        "ten-cards-from-either-end",
        "value-of-a-lammer",
        "which-hand-contains-the-lammer",
    ],
)
def test_what_every_honest_reading_condemns_or_clears_is_settled(name: str) -> None:
    assert not BY_ID[name].open
