"""The register of chapter 590: doubts that must stand in it, and which of them are settled."""

import pytest

from validator.law.readings import load_readings

BY_ID = {reading.id: reading for reading in load_readings("590")}


@pytest.mark.parametrize(
    "name",
    [
        "between-expiry-and-rescission",
        "both-over-21-with-other-totals",
        "both-over-21-with-the-same-total",
        "bust-collected-at-once",
        "dealer-draws-without-effect",
        "dealer-has-17",
        "double-shoe-that-the-chapter-lacks",
        "even-money-without-a-grant",
        "later-split-hand-over-21",
        "push-22-for-each-box",
        "push-22-of-a-surrendered-hand",
        "remaining-wagers-against-a-22",
        "surrender-before-or-after-the-reader",
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
        "change-of-cards-as-an-exception",
        "collected-and-not-called-lost",
        "dealer-over-21-draws-no-more",
        "doubling-for-less",
        "free-resplits",
        "highest-row-only",
        "holder-restricts-player-choices",
        "insurance-before-a-surrender-is-settled",
        "one-card-on-split-aces",
        "pay-of-the-additional-wager",
        "push-22-of-a-hand-over-21",
        "reshuffled-before-the-first-play",
        "suite-for-suit",
        "ten-cards-from-either-end",
        "tucked-where-no-lammer-lies",
        "value-of-a-lammer",
    ],
)
def test_what_every_honest_reading_condemns_or_clears_is_settled(name: str) -> None:
    assert not BY_ID[name].open


ONLY_HERE = {
    "amendments-that-are-not-known",
    "between-expiry-and-rescission",
    "change-of-cards-as-an-exception",
    "reshuffled-before-the-first-play",
    "missing-words-of-idle-table",
    "collected-and-not-called-lost",
    "even-money-without-a-grant",
    "surrender-after-split",
    "surrender-of-a-blackjack",
    "push-22-of-a-surrendered-hand",
    "insurance-before-a-surrender-is-settled",
    "surrender-before-or-after-the-reader",
    "cards-of-a-surrendered-hand",
    "tucked-where-no-lammer-lies",
    "suite-for-suit",
}
ONLY_IN_THE_SUCCESSOR = {
    "surrender-notice-by-sign",
    "six-or-eight-deck-shoes",
    "two-shoes-of-cards",
    "insurance-or-even-money",
    "how-far-the-dealer-draws-for-push-22",
    "even-money-without-insurance",
    "when-even-money-is-paid",
    "even-money-and-push-22-against-a-dealer-blackjack",
    "which-hand-contains-the-lammer",
}


def test_the_same_doubt_has_the_same_name_in_the_chapter_that_replaced_this_one() -> None:
    successor = {reading.id: reading for reading in load_readings("672a")}
    assert set(BY_ID) - set(successor) == ONLY_HERE
    assert set(successor) - set(BY_ID) == ONLY_IN_THE_SUCCESSOR
    shared = set(BY_ID) & set(successor)
    assert [name for name in sorted(shared) if BY_ID[name].open != successor[name].open] == []
