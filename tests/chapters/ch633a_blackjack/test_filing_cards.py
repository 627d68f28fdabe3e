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
    ("no-decks", "cards: {decks: 0}", "broken"),
    ("no-decks", "cards: {decks: 1}", "kept"),
    ("no-decks", "cards: {decks: 0, shoe: double}", "not applicable"),
    ("no-cover-card", "cards: {cover_cards: 0, shuffler: automated}", "not applicable"),
    ("two-batches-without-cover-card", "cards: {cover_cards: 0, shuffler: automated}", "noted"),
    ("two-batches-without-cover-card", "cards: {cover_cards: 0, shuffler: manual}", "not applicable"),
    ("no-cover-card", "cards: {cover_cards: 0, shuffler: continuous}", "not applicable"),
    ("self-shuffled-without-cover-card", "cards: {cover_cards: 0, shuffler: continuous}", "noted"),
    ("too-few-decks-for-the-shuffler", "cards: {shuffler: automated, decks: 1}", "broken"),
    ("too-few-decks-for-the-shuffler", "cards: {shuffler: automated, decks: 2}", "kept"),
    ("too-few-decks-for-the-shuffler", TWO.format("automated", 1, 1, "red", 1, "blue"), "kept"),
    ("too-few-decks-for-the-shuffler", "cards: {shuffler: continuous, decks: 1}", "not applicable"),
    ("too-few-decks-for-the-shuffler", "cards: {shuffler: manual, decks: 1}", "not applicable"),
    ("batches-not-two", "cards: {shuffler: automated, batches: [{decks: 6, back: red}]}", "broken"),
    ("batches-not-two", TWO.format("automated-into-shoe", 6, 6, "red", 6, "blue"), "kept"),
    ("batches-unequal", TWO.format("automated", 6, 6, "red", 8, "blue"), "broken"),
    ("batches-unequal", TWO.format("automated", 6, 6, "red", 6, "blue"), "kept"),
    ("batches-of-one-color", TWO.format("automated", 6, 6, "Red", 6, "red"), "broken"),
    ("batches-of-one-color", TWO.format("automated", 6, 6, "red", 6, "blue"), "kept"),
    ("batches-of-one-color", TWO.format("continuous", 6, 6, "red", 6, "red"), "not applicable"),
    ("batch-unlike-the-shoe", TWO.format("automated", 12, 6, "red", 6, "blue"), "broken"),
    ("batch-unlike-the-shoe", TWO.format("automated", 6, 6, "red", 6, "blue"), "kept"),
    ("too-few-decks-for-the-double-shoe", "cards: {shoe: double, decks: 1}", "broken"),
    ("too-few-decks-for-the-double-shoe", "cards: {shoe: double, decks: 2}", "kept"),
    ("sides-unequal", SIDES.format(8, 5, "red", 3, "blue"), "broken"),
    ("sides-unequal", SIDES.format(8, 4, "red", 4, "blue"), "kept"),
    ("sides-unequal", "cards: {shoe: double, decks: 7}", "broken"),
    ("sides-of-one-color", SIDES.format(8, 4, "red", 4, "red"), "broken"),
    ("sides-of-one-color", SIDES.format(8, 4, "red", 4, "blue"), "kept"),
    ("sides-do-not-add-up", SIDES.format(6, 4, "red", 4, "blue"), "broken"),
    ("double-shoe-cover-cards", "cards: {shoe: double, cover_cards: 1}", "broken"),
    ("double-shoe-cover-cards", "cards: {shoe: double, cover_cards: 2}", "kept"),
    ("double-shoe-with-two-batches", "cards: {shoe: double, shuffler: automated}", "noted"),
    ("double-shoe-with-two-batches", "cards: {shoe: double, shuffler: continuous}", "kept"),
    ("cards-changed-too-seldom", "cards: {change_every_hours: 25}", "broken"),
    ("cards-changed-too-seldom", "cards: {change_every_hours: 24, dealing: hand}", "not applicable"),
    ("hand-dealt-cards-changed-too-seldom", "cards: {change_every_hours: 4, dealing: hand}", "kept"),
    ("hand-dealt-cards-changed-too-seldom", "cards: {change_every_hours: 5, dealing: hand}", "broken"),
    ("face-card-value", "cards: {values: {ace_high: 11}}", "kept"),
    ("ace-value", "cards: {values: {ace_low: 1, ace_high: 11}}", "kept"),
    ("cards-not-washed", "opening: {washed: false}\ncards: {preshuffled: no}", "broken"),
    ("cards-not-washed", "opening: {washed: false}\ncards: {preshuffled: 603a.16(u)}", "not applicable"),
    ("cards-not-washed", "opening: {washed: false}\ncards: {preshuffled: otherwise}", "broken"),
    ("batches-spread-together", "opening: {batches_kept_apart: false}\ncards: {shuffler: automated}", "broken"),
    (
        "batches-spread-together",
        "opening: {batches_kept_apart: false}\ncards: {shuffler: continuous}",
        "not applicable",
    ),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 9}", "broken"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 11}", "kept"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 9}\ncards: {shuffler: continuous}", "not applicable"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 2/8}", "kept"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/3}", "kept"),
    ("cut-not-offered", "shuffle: {cut_offered: false}\ncards: {shuffler: in-shoe}", "not applicable"),
    ("preshuffled-cards-not-cut", "shuffle: {cut_offered: false}\ncards: {preshuffled: 603a.16(v)}", "noted"),
    ("continuous-device-unapproved", "cards: {shuffler: continuous}", "broken"),
    ("continuous-device-unapproved", "cards: {shuffler: in-shoe}", "broken"),
    ("continuous-device-unapproved", "cards: {shuffler: automated}", "kept"),
    (
        "continuous-device-unapproved",
        "cards: {shuffler: continuous}\napprovals: {continuous_device: {reference: BGL-1}}",
        "kept",
    ),
    (
        "continuous-device-approved-late",
        LATE.format("2015-08-02"),
        "broken",
    ),
    (
        "continuous-device-approved-late",
        LATE.format("2015-08-01"),
        "kept",
    ),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_cards_opening_and_shuffle(rule: str, text: str, ended: str) -> None:
    assert outcome("633a", rule, text) == ended
