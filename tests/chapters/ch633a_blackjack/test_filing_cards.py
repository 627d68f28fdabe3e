"""§§ 633a.3 to 633a.5: cards, opening and shuffle, below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome

TWO = "cards: {{shuffler: {0}, decks: {1}, batches: [{{decks: {2}, back: {3}}}, {{decks: {4}, back: {5}}}]}}"
SIDES = (
    "cards: {{shoe: double, decks: {0}, sides: {{left: {{decks: {1}, back: {2}}}, right: {{decks: {3}, back: {4}}}}}}}"
)
LATE = (
    "cards: {{shuffler: continuous}}\napprovals: {{continuous_device: {{date: {0}}}}}\nhead: {{effective: 2015-08-01}}"
)

CASES = [
    ("no-decks", "cards: {decks: 0}", "fail"),
    ("no-decks", "cards: {decks: 1}", "pass"),
    ("no-decks", "cards: {decks: 0, shoe: double}", "not applicable"),
    ("no-cover-card", "cards: {cover_cards: 0, shuffler: automated}", "not applicable"),
    ("two-batches-without-cover-card", "cards: {cover_cards: 0, shuffler: automated}", "review"),
    ("two-batches-without-cover-card", "cards: {cover_cards: 0, shuffler: manual}", "not applicable"),
    ("no-cover-card", "cards: {cover_cards: 0, shuffler: continuous}", "not applicable"),
    ("self-shuffled-without-cover-card", "cards: {cover_cards: 0, shuffler: continuous}", "review"),
    ("too-few-decks-for-the-shuffler", "cards: {shuffler: automated, decks: 1}", "fail"),
    ("too-few-decks-for-the-shuffler", "cards: {shuffler: automated, decks: 2}", "pass"),
    ("too-few-decks-for-the-shuffler", TWO.format("automated", 1, 1, "red", 1, "blue"), "pass"),
    ("too-few-decks-for-the-shuffler", "cards: {shuffler: continuous, decks: 1}", "not applicable"),
    ("too-few-decks-for-the-shuffler", "cards: {shuffler: manual, decks: 1}", "not applicable"),
    ("batches-not-two", "cards: {shuffler: automated, batches: [{decks: 6, back: red}]}", "fail"),
    ("batches-not-two", TWO.format("automated-into-shoe", 6, 6, "red", 6, "blue"), "pass"),
    ("batches-unequal", TWO.format("automated", 6, 6, "red", 8, "blue"), "fail"),
    ("batches-unequal", TWO.format("automated", 6, 6, "red", 6, "blue"), "pass"),
    ("batches-of-one-color", TWO.format("automated", 6, 6, "Red", 6, "red"), "fail"),
    ("batches-of-one-color", TWO.format("automated", 6, 6, "red", 6, "blue"), "pass"),
    ("batches-of-one-color", TWO.format("continuous", 6, 6, "red", 6, "red"), "not applicable"),
    ("batch-unlike-the-shoe", TWO.format("automated", 12, 6, "red", 6, "blue"), "fail"),
    ("batch-unlike-the-shoe", TWO.format("automated", 6, 6, "red", 6, "blue"), "pass"),
    ("too-few-decks-for-the-double-shoe", "cards: {shoe: double, decks: 1}", "fail"),
    ("too-few-decks-for-the-double-shoe", "cards: {shoe: double, decks: 2}", "pass"),
    ("sides-unequal", SIDES.format(8, 5, "red", 3, "blue"), "fail"),
    ("sides-unequal", SIDES.format(8, 4, "red", 4, "blue"), "pass"),
    ("sides-unequal", "cards: {shoe: double, decks: 7}", "fail"),
    ("sides-of-one-color", SIDES.format(8, 4, "red", 4, "red"), "fail"),
    ("sides-of-one-color", SIDES.format(8, 4, "red", 4, "blue"), "pass"),
    ("sides-do-not-add-up", SIDES.format(6, 4, "red", 4, "blue"), "fail"),
    ("double-shoe-cover-cards", "cards: {shoe: double, cover_cards: 1}", "fail"),
    ("double-shoe-cover-cards", "cards: {shoe: double, cover_cards: 2}", "pass"),
    ("double-shoe-with-two-batches", "cards: {shoe: double, shuffler: automated}", "review"),
    ("double-shoe-with-two-batches", "cards: {shoe: double, shuffler: continuous}", "pass"),
    ("cards-changed-too-seldom", "cards: {change_every_hours: 25}", "fail"),
    ("cards-changed-too-seldom", "cards: {change_every_hours: 24, dealing: hand}", "not applicable"),
    ("hand-dealt-cards-changed-too-seldom", "cards: {change_every_hours: 4, dealing: hand}", "pass"),
    ("hand-dealt-cards-changed-too-seldom", "cards: {change_every_hours: 5, dealing: hand}", "fail"),
    ("face-card-value", "cards: {values: {ace_high: 11}}", "pass"),
    ("ace-value", "cards: {values: {ace_low: 1, ace_high: 11}}", "pass"),
    ("cards-not-washed", "opening: {washed: false}\ncards: {preshuffled: no}", "fail"),
    ("cards-not-washed", "opening: {washed: false}\ncards: {preshuffled: 603a.16(u)}", "not applicable"),
    ("cards-not-washed", "opening: {washed: false}\ncards: {preshuffled: otherwise}", "fail"),
    ("batches-spread-together", "opening: {batches_kept_apart: false}\ncards: {shuffler: automated}", "fail"),
    (
        "batches-spread-together",
        "opening: {batches_kept_apart: false}\ncards: {shuffler: continuous}",
        "not applicable",
    ),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 9}", "fail"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 11}", "pass"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 9}\ncards: {shuffler: continuous}", "not applicable"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 2/8}", "pass"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/3}", "pass"),
    ("cut-not-offered", "shuffle: {cut_offered: false}\ncards: {shuffler: in-shoe}", "not applicable"),
    ("preshuffled-cards-not-cut", "shuffle: {cut_offered: false}\ncards: {preshuffled: 603a.16(v)}", "review"),
    ("continuous-device-unapproved", "cards: {shuffler: continuous}", "fail"),
    ("continuous-device-unapproved", "cards: {shuffler: in-shoe}", "fail"),
    ("continuous-device-unapproved", "cards: {shuffler: automated}", "pass"),
    (
        "continuous-device-unapproved",
        "cards: {shuffler: continuous}\napprovals: {continuous_device: {reference: BGL-1}}",
        "pass",
    ),
    (
        "continuous-device-approved-late",
        LATE.format("2015-08-02"),
        "fail",
    ),
    (
        "continuous-device-approved-late",
        LATE.format("2015-08-01"),
        "pass",
    ),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_cards_opening_and_shuffle(rule: str, text: str, ended: str) -> None:
    assert outcome("633a", rule, text) == ended
