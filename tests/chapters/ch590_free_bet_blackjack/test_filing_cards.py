"""§§ 590.3 to 590.5: cards, opening and shuffle, below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome

CASES = [
    ("no-decks", "cards: {decks: 0}", "fail"),
    ("no-decks", "cards: {decks: 1}", "pass"),
    ("no-decks", "cards: {decks: 2}", "pass"),
    ("too-few-decks-for-the-shuffler", "cards: {decks: 1, shuffler: automated}", "fail"),
    ("too-few-decks-for-the-shuffler", "cards: {decks: 2, shuffler: automated}", "pass"),
    (
        "too-few-decks-for-the-shuffler",
        "cards: {shuffler: automated, decks: 1, batches: [{decks: 1, back: red}, {decks: 1, back: blue}]}",
        "pass",
    ),
    ("too-few-decks-for-the-shuffler", "cards: {decks: 1, shuffler: continuous}", "not applicable"),
    ("number-card-value", "cards: {values: {number_cards: face-value}}", "pass"),
    (
        "declined-cut-left-out",
        "shuffle: {cut_declined_by_all: otherwise}\ncards: {shuffler: continuous}",
        "not applicable",
    ),
    ("cut-passed-on-otherwise", "shuffle: {cut_direction: counterclockwise}", "pass"),
    ("recut-by-another", "shuffle: {recut_by: last-cutter-or-next-entitled}", "pass"),
    ("no-cover-card", "cards: {cover_cards: 0, shuffler: automated}", "not applicable"),
    ("two-batches-without-cover-card", "cards: {cover_cards: 0, shuffler: automated}", "review"),
    ("two-batches-without-cover-card", "cards: {cover_cards: 0, shuffler: manual}", "not applicable"),
    ("no-cover-card", "cards: {cover_cards: 0, shuffler: continuous}", "not applicable"),
    ("self-shuffled-without-cover-card", "cards: {cover_cards: 0, shuffler: in-shoe}", "review"),
    ("self-shuffled-without-cover-card", "cards: {cover_cards: 0, shuffler: manual}", "not applicable"),
    ("batches-not-two", "cards: {shuffler: automated, batches: [{decks: 6, back: red}]}", "fail"),
    (
        "batches-not-two",
        "cards: {shuffler: automated-into-shoe, decks: 6, batches: [{decks: 6, back: red}, {decks: 6, back: blue}]}",
        "pass",
    ),
    ("batches-not-two", "cards: {shuffler: automated}", "not checkable"),
    ("batches-not-two", "cards: {shuffler: manual}", "not applicable"),
    (
        "batches-unequal",
        "cards: {shuffler: automated, decks: 6, batches: [{decks: 6, back: red}, {decks: 8, back: blue}]}",
        "fail",
    ),
    (
        "batches-unequal",
        "cards: {shuffler: automated, decks: 6, batches: [{decks: 6, back: red}, {decks: 6, back: blue}]}",
        "pass",
    ),
    (
        "batches-of-one-color",
        "cards: {shuffler: automated, decks: 6, batches: [{decks: 6, back: Red}, {decks: 6, back: red}]}",
        "fail",
    ),
    (
        "batches-of-one-color",
        "cards: {shuffler: continuous, decks: 6, batches: [{decks: 6, back: red}, {decks: 6, back: red}]}",
        "not applicable",
    ),
    ("batches-of-different-design", "cards: {shuffler: automated, same_design: false}", "fail"),
    ("batch-not-stored-in-shuffler", "cards: {shuffler: automated, batch_stored_in_shuffler: false}", "fail"),
    ("batches-not-alternated", "cards: {shuffler: automated, batches_alternate: true}", "pass"),
    (
        "batch-unlike-the-shoe",
        "cards: {shuffler: automated, decks: 12, batches: [{decks: 6, back: red}, {decks: 6, back: blue}]}",
        "fail",
    ),
    (
        "batch-unlike-the-shoe",
        "cards: {shuffler: automated, decks: 6, batches: [{decks: 6, back: red}, {decks: 6, back: blue}]}",
        "pass",
    ),
    ("batches-mixed-in-rack", "cards: {shuffler: automated, batches_mixed_in_rack: true}", "fail"),
    ("cards-changed-too-seldom", "cards: {change_every_hours: 25}", "fail"),
    ("face-card-value", "cards: {values: {queen: 11}}", "fail"),
    ("ace-value", "cards: {values: {ace_low: 2}}", "fail"),
    ("ace-value", "cards: {values: {ace_high: 11}}", "pass"),
    ("cards-not-washed", "opening: {washed: false}\ncards: {preshuffled: 603a.16(v)}", "not applicable"),
    ("cards-not-in-fans", "opening: {spread_in_fans_by_deck: false}\ncards: {preshuffled: no}", "fail"),
    ("batches-spread-together", "opening: {batches_kept_apart: false}\ncards: {shuffler: automated}", "fail"),
    (
        "batches-spread-together",
        "opening: {batches_kept_apart: false}\ncards: {shuffler: continuous}",
        "not applicable",
    ),
    ("not-shuffled-before-play", "shuffle: {before_play: false}\ncards: {preshuffled: 603a.16(u)}", "not applicable"),
    ("cut-not-offered", "shuffle: {cut_offered: false}\ncards: {shuffler: automated-into-shoe}", "not applicable"),
    ("cut-not-offered", "shuffle: {cut_offered: false}\ncards: {shuffler: continuous}", "not applicable"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 9}", "fail"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 11}", "pass"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 24/100}", "fail"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/3}", "pass"),
    (
        "idle-cards-not-reshuffled",
        "shuffle: {idle_cards_reshuffled: false}\ncards: {shuffler: automated}",
        "not applicable",
    ),
    (
        "idle-cards-not-put-into-shuffler",
        "shuffle: {idle_cards_reshuffled: false}\ncards: {shuffler: automated}",
        "fail",
    ),
    ("continuous-device-unapproved", "cards: {shuffler: continuous}", "fail"),
    (
        "continuous-device-unapproved",
        "cards: {shuffler: in-shoe}\napprovals: {continuous_device: {reference: BGL-1}}",
        "pass",
    ),
    ("continuous-device-unapproved", "cards: {shuffler: automated}", "pass"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_cards_opening_and_shuffle(rule: str, text: str, ended: str) -> None:
    assert outcome("590", rule, text) == ended
