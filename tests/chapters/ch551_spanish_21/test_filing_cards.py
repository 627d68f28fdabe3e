"""§§ 551.3 to 551.5, 551.8(a) and 551.15: cards, opening, shuffle, idle tables and devices, around every limit."""

import pytest

from tests.chapters.filings import outcome

TWO = "cards: {{shuffler: automated, decks: {0}, batches: [{{decks: {1}, back: {2}}}, {{decks: {3}, back: {4}}}]}}"
STORED = "cards: {{shuffler: {0}, batches_in_shuffler: {1}}}\nshuffle: {{stored_batch_spread: {2}}}\napprovals: {{{3}}}"
DEVICE = (
    "cards: {{shuffler: {0}}}\napprovals: {{continuous_device: {1}, continuous_procedures: {1}}}\nhead: {{status: {2}}}"
)
ROUND = "cards: {{shuffler: {0}}}\ndealing: {{{1}}}"

CASES = [
    ("decks-not-permitted", "cards: {decks: 5}", "fail"),
    ("decks-not-permitted", "cards: {decks: 6}", "pass"),
    ("decks-not-permitted", "cards: {decks: 7}", "fail"),
    ("decks-not-permitted", "cards: {decks: 8}", "pass"),
    ("decks-not-permitted", "cards: {decks: 9}", "fail"),
    ("decks-not-permitted", "cards: {decks: 4, shuffler: continuous}", "fail"),
    ("decks-not-permitted", TWO.format(6, 6, "red", 6, "red"), "pass"),
    ("decks-not-permitted", TWO.format(4, 4, "red", 4, "red"), "pass"),
    ("decks-not-permitted", TWO.format(5, 5, "red", 5, "red"), "fail"),
    ("decks-not-permitted", TWO.format(6, 6, "red", 7, "red"), "fail"),
    ("decks-not-permitted", "", "not checkable"),
    ("decks-of-both-batches", TWO.format(4, 4, "red", 4, "red"), "review"),
    ("decks-of-both-batches", TWO.format(3, 3, "red", 3, "red"), "review"),
    ("decks-of-both-batches", TWO.format(8, 8, "red", 8, "red"), "pass"),
    ("decks-of-both-batches", TWO.format(5, 5, "red", 5, "red"), "pass"),
    ("decks-of-both-batches", "cards: {decks: 4}", "not checkable"),
    ("decks-of-both-batches", "cards: {decks: 4, shuffler: automated}", "not applicable"),
    ("cards-not-identical", "cards: {identical: true}", "pass"),
    ("batches-of-two-colors", TWO.format(8, 8, "red", 8, "blue"), "review"),
    ("batches-of-two-colors", "cards: {shuffler: manual}", "not applicable"),
    ("other-cards-per-deck", "cards: {cards_per_deck: 47}", "fail"),
    ("other-cards-per-deck", "cards: {cards_per_deck: 48}", "pass"),
    ("tens-left-in", "cards: {tens_removed: true}", "pass"),
    ("no-cover-card", "cards: {cover_cards: 2}", "pass"),
    ("no-cover-card", "cards: {cover_cards: 0, shuffler: continuous}", "not applicable"),
    ("self-shuffled-without-cover-card", "cards: {cover_cards: 0, shuffler: in-shoe}", "review"),
    ("self-shuffled-without-cover-card", "cards: {cover_cards: 1, shuffler: in-shoe}", "pass"),
    ("self-shuffled-without-cover-card", "cards: {cover_cards: 0, shuffler: automated}", "not applicable"),
    ("face-card-value", "cards: {values: {king: 10, queen: 10, jack: 11}}", "fail"),
    ("ace-value", "cards: {values: {ace_high: 10, ace_low: 1}}", "fail"),
    ("ace-value", "cards: {values: {ace_high: 11, ace_low: 1}}", "pass"),
    ("cards-dealt-from-the-hand", "cards: {dealing: shoe}", "pass"),
    ("cards-dealt-from-the-hand", "cards: {dealing: hand, shuffler: continuous}", "not applicable"),
    ("no-dealing-shoe", "cards: {shoe: none, dealing: hand}", "not applicable"),
    ("no-dealing-shoe", "cards: {shoe: single}", "pass"),
    ("cards-not-inspected", "opening: {dealer_inspects: false}\ncards: {preshuffled: true}", "not applicable"),
    ("preshuffled-cards-not-inspected", "opening: {dealer_inspects: false}\ncards: {preshuffled: true}", "review"),
    ("preshuffled-cards-not-inspected", "opening: {washed: true}\ncards: {preshuffled: true}", "pass"),
    ("preshuffled-cards-not-inspected", "opening: {washed: false}\ncards: {preshuffled: false}", "not applicable"),
    ("tens-removed-by-another", "opening: {tens_removed_by: dealer-and-floorperson}", "pass"),
    ("tens-not-torn", "opening: {tens_torn: true}", "pass"),
    ("inspection-not-verified", "opening: {floorperson_verifies: true}", "pass"),
    ("cards-not-in-fans", "opening: {spread_in_fans_by_deck: false}\ncards: {preshuffled: true}", "not applicable"),
    ("cards-not-washed", "opening: {washed: true}", "pass"),
    ("not-shuffled-before-play", "shuffle: {before_play: false}\ncards: {preshuffled: true}", "not applicable"),
    ("not-shuffled-before-play", "shuffle: {before_play: false}\ncards: {shuffler: automated}", "fail"),
    ("not-shuffled-before-play", "shuffle: {before_play: false}\ncards: {shuffler: continuous}", "not applicable"),
    ("not-shuffled-after-each-shoe", "shuffle: {after_each_shoe: false}\ncards: {preshuffled: true}", "fail"),
    ("not-shuffled-after-each-shoe", "shuffle: {after_each_shoe: true}", "pass"),
    ("cut-not-offered", "shuffle: {cut_offered: true}", "pass"),
    ("cut-not-offered", "shuffle: {cut_offered: false}\ncards: {shuffler: automated}", "not applicable"),
    ("device-shuffled-cards-not-cut", "shuffle: {cut_offered: false}\ncards: {shuffler: automated}", "review"),
    ("device-shuffled-cards-not-cut", "shuffle: {cut_offered: false}\ncards: {shuffler: automated-into-shoe}", "review"),
    ("preshuffled-cards-not-cut", "shuffle: {cut_offered: false}\ncards: {preshuffled: true}", "review"),
    ("preshuffled-cards-not-cut", "shuffle: {cut_offered: false}\ncards: {preshuffled: false}", "not applicable"),
    (
        "other-cut-to-another",
        "shuffle: {cut_first_offered_otherwise: otherwise}\ncards: {shuffler: in-shoe}",
        "not applicable",
    ),
    ("cut-offered-counterclockwise", "shuffle: {cut_direction: clockwise}", "pass"),
    ("cut-offered-out-of-turn", "shuffle: {cut_direction: counterclockwise}", "pass"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 9}", "fail"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 11}", "pass"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 6/25}", "review"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/3}", "pass"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 0/1}", "review"),
    ("recut-by-another", "shuffle: {recut_by: next-person-entitled}", "pass"),
    ("idle-cards-not-spread", "shuffle: {idle_cards_spread: face-up}", "pass"),
    ("idle-cards-not-turned-up", "shuffle: {idle_cards_spread: face-down, idle_cards_turned_up: false}", "fail"),
    (
        "idle-cards-not-turned-up",
        "shuffle: {idle_cards_spread: face-up, idle_cards_turned_up: false}",
        "not applicable",
    ),
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
    (
        "stored-batch-not-spread-on-request",
        "cards: {shuffler: automated}\nshuffle: {stored_batch_spread: false, stored_batch_spread_on_request: false}",
        "fail",
    ),
    (
        "stored-batch-not-spread-on-request",
        "cards: {shuffler: automated}\nshuffle: {stored_batch_spread: true, stored_batch_spread_on_request: false}",
        "not applicable",
    ),
    ("several-stored-batches", STORED.format("automated", 1, "false", ""), "pass"),
    ("several-stored-batches", STORED.format("automated", 2, "false", ""), "fail"),
    ("several-stored-batches", STORED.format("automated", 2, "true", ""), "not applicable"),
    ("stored-batch-storage-unapproved", STORED.format("automated", 1, "false", ""), "fail"),
    ("stored-batch-storage-unapproved", STORED.format("manual", 1, "false", ""), "not applicable"),
    ("stored-batch-storage-unapproved", STORED.format("automated", 1, "true", ""), "not applicable"),
    (
        "stored-batch-storage-unapproved",
        STORED.format("automated", 1, "false", "shuffler_storage: {reference: B-5, by: bureau-of-gaming-operations}"),
        "pass",
    ),
    (
        "stored-batch-storage-unapproved",
        STORED.format("automated", 1, "false", "shuffler_storage: {reference: B-5, by: executive-director}"),
        "fail",
    ),
    ("stored-batch-procedures-unapproved", STORED.format("automated", 1, "false", ""), "fail"),
    (
        "stored-batch-procedures-unapproved",
        STORED.format("automated", 1, "false", "shuffler_procedures: {reference: B-6}"),
        "pass",
    ),
    ("continuous-device-unapproved", DEVICE.format("continuous", "{}", "draft"), "fail"),
    ("continuous-device-unapproved", DEVICE.format("in-shoe", "{reference: B-8}", "approved"), "pass"),
    ("continuous-device-unapproved", DEVICE.format("continuous", "{submitted: 2010-05-01}", "submitted"), "pass"),
    ("continuous-device-unapproved", DEVICE.format("continuous", "{submitted: 2010-05-01}", "approved"), "fail"),
    ("continuous-device-unapproved", DEVICE.format("automated", "{}", "draft"), "not applicable"),
    ("continuous-procedures-unapproved", DEVICE.format("continuous", "{}", "draft"), "fail"),
    ("continuous-procedures-unapproved", DEVICE.format("continuous", "{reference: B-8}", "draft"), "pass"),
    (
        "continuous-device-approved-by-another",
        DEVICE.format("continuous", "{by: bureau-of-gaming-laboratory-operations}", "draft"),
        "review",
    ),
    (
        "continuous-device-approved-by-another",
        DEVICE.format("continuous", "{by: bureau-of-gaming-operations}", "draft"),
        "pass",
    ),
    (
        "continuous-procedures-approved-by-another",
        DEVICE.format("continuous", "{by: executive-director}", "draft"),
        "review",
    ),
    (
        "continuous-procedures-approved-by-another",
        DEVICE.format("continuous", "{reference: B-8}", "draft"),
        "not applicable",
    ),
    ("self-shuffled-round-otherwise", ROUND.format("continuous", "card_reader_used_for: [ace]"), "review"),
    ("self-shuffled-round-otherwise", ROUND.format("in-shoe", "cards_collected_direction: clockwise"), "review"),
    ("self-shuffled-round-otherwise", ROUND.format("in-shoe", "dealers_card_announced: false"), "review"),
    (
        "self-shuffled-round-otherwise",
        ROUND.format("in-shoe", "first_player: otherwise, player_cards: face-down"),
        "pass",
    ),
    ("self-shuffled-round-otherwise", ROUND.format("manual", "dealers_card_announced: false"), "not applicable"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_cards_opening_shuffle_and_devices(rule: str, text: str, ended: str) -> None:
    assert outcome("551", rule, text) == ended
