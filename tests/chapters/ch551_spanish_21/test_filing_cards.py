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
    ("decks-not-permitted", "cards: {decks: 5}", "broken"),
    ("decks-not-permitted", "cards: {decks: 6}", "kept"),
    ("decks-not-permitted", "cards: {decks: 7}", "broken"),
    ("decks-not-permitted", "cards: {decks: 8}", "kept"),
    ("decks-not-permitted", "cards: {decks: 9}", "broken"),
    ("decks-not-permitted", "cards: {decks: 4, shuffler: continuous}", "broken"),
    ("decks-not-permitted", TWO.format(6, 6, "red", 6, "red"), "kept"),
    ("decks-not-permitted", TWO.format(4, 4, "red", 4, "red"), "kept"),
    ("decks-not-permitted", TWO.format(5, 5, "red", 5, "red"), "broken"),
    ("decks-not-permitted", TWO.format(6, 6, "red", 7, "red"), "broken"),
    ("decks-not-permitted", "", "not checkable"),
    ("decks-of-both-batches", TWO.format(4, 4, "red", 4, "red"), "noted"),
    ("decks-of-both-batches", TWO.format(3, 3, "red", 3, "red"), "noted"),
    ("decks-of-both-batches", TWO.format(8, 8, "red", 8, "red"), "kept"),
    ("decks-of-both-batches", TWO.format(5, 5, "red", 5, "red"), "kept"),
    ("decks-of-both-batches", "cards: {decks: 4}", "not checkable"),
    ("decks-of-both-batches", "cards: {decks: 4, shuffler: automated}", "not applicable"),
    ("cards-not-identical", "cards: {identical: true}", "kept"),
    ("batches-of-two-colors", TWO.format(8, 8, "red", 8, "blue"), "noted"),
    ("batches-of-two-colors", "cards: {shuffler: manual}", "not applicable"),
    ("other-cards-per-deck", "cards: {cards_per_deck: 47}", "broken"),
    ("other-cards-per-deck", "cards: {cards_per_deck: 48}", "kept"),
    ("tens-left-in", "cards: {tens_removed: true}", "kept"),
    ("no-cover-card", "cards: {cover_cards: 2}", "kept"),
    ("no-cover-card", "cards: {cover_cards: 0, shuffler: continuous}", "not applicable"),
    ("self-shuffled-without-cover-card", "cards: {cover_cards: 0, shuffler: in-shoe}", "noted"),
    ("self-shuffled-without-cover-card", "cards: {cover_cards: 1, shuffler: in-shoe}", "kept"),
    ("self-shuffled-without-cover-card", "cards: {cover_cards: 0, shuffler: automated}", "not applicable"),
    ("face-card-value", "cards: {values: {king: 10, queen: 10, jack: 11}}", "broken"),
    ("ace-value", "cards: {values: {ace_high: 10, ace_low: 1}}", "broken"),
    ("ace-value", "cards: {values: {ace_high: 11, ace_low: 1}}", "kept"),
    ("cards-dealt-from-the-hand", "cards: {dealing: shoe}", "kept"),
    ("cards-dealt-from-the-hand", "cards: {dealing: hand, shuffler: continuous}", "not applicable"),
    ("no-dealing-shoe", "cards: {shoe: none, dealing: hand}", "not applicable"),
    ("no-dealing-shoe", "cards: {shoe: single}", "kept"),
    ("cards-not-inspected", "opening: {dealer_inspects: false}\ncards: {preshuffled: true}", "not applicable"),
    ("preshuffled-cards-not-inspected", "opening: {dealer_inspects: false}\ncards: {preshuffled: true}", "noted"),
    ("preshuffled-cards-not-inspected", "opening: {washed: true}\ncards: {preshuffled: true}", "kept"),
    ("preshuffled-cards-not-inspected", "opening: {washed: false}\ncards: {preshuffled: false}", "not applicable"),
    ("tens-removed-by-another", "opening: {tens_removed_by: dealer-and-floorperson}", "kept"),
    ("tens-not-torn", "opening: {tens_torn: true}", "kept"),
    ("inspection-not-verified", "opening: {floorperson_verifies: true}", "kept"),
    ("cards-not-in-fans", "opening: {spread_in_fans_by_deck: false}\ncards: {preshuffled: true}", "not applicable"),
    ("cards-not-washed", "opening: {washed: true}", "kept"),
    ("not-shuffled-before-play", "shuffle: {before_play: false}\ncards: {preshuffled: true}", "not applicable"),
    ("not-shuffled-before-play", "shuffle: {before_play: false}\ncards: {shuffler: automated}", "broken"),
    ("not-shuffled-before-play", "shuffle: {before_play: false}\ncards: {shuffler: continuous}", "not applicable"),
    ("not-shuffled-after-each-shoe", "shuffle: {after_each_shoe: false}\ncards: {preshuffled: true}", "broken"),
    ("not-shuffled-after-each-shoe", "shuffle: {after_each_shoe: true}", "kept"),
    ("cut-not-offered", "shuffle: {cut_offered: true}", "kept"),
    ("cut-not-offered", "shuffle: {cut_offered: false}\ncards: {shuffler: automated}", "not applicable"),
    ("device-shuffled-cards-not-cut", "shuffle: {cut_offered: false}\ncards: {shuffler: automated}", "noted"),
    ("device-shuffled-cards-not-cut", "shuffle: {cut_offered: false}\ncards: {shuffler: automated-into-shoe}", "noted"),
    ("preshuffled-cards-not-cut", "shuffle: {cut_offered: false}\ncards: {preshuffled: true}", "noted"),
    ("preshuffled-cards-not-cut", "shuffle: {cut_offered: false}\ncards: {preshuffled: false}", "not applicable"),
    (
        "other-cut-to-another",
        "shuffle: {cut_first_offered_otherwise: otherwise}\ncards: {shuffler: in-shoe}",
        "not applicable",
    ),
    ("cut-offered-counterclockwise", "shuffle: {cut_direction: clockwise}", "kept"),
    ("cut-offered-out-of-turn", "shuffle: {cut_direction: counterclockwise}", "kept"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 9}", "broken"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 11}", "kept"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 6/25}", "noted"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/3}", "kept"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 0/1}", "noted"),
    ("recut-by-another", "shuffle: {recut_by: next-person-entitled}", "kept"),
    ("idle-cards-not-spread", "shuffle: {idle_cards_spread: face-up}", "kept"),
    ("idle-cards-not-turned-up", "shuffle: {idle_cards_spread: face-down, idle_cards_turned_up: false}", "broken"),
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
        "broken",
    ),
    (
        "stored-batch-not-spread-on-request",
        "cards: {shuffler: automated}\nshuffle: {stored_batch_spread: false, stored_batch_spread_on_request: false}",
        "broken",
    ),
    (
        "stored-batch-not-spread-on-request",
        "cards: {shuffler: automated}\nshuffle: {stored_batch_spread: true, stored_batch_spread_on_request: false}",
        "not applicable",
    ),
    ("several-stored-batches", STORED.format("automated", 1, "false", ""), "kept"),
    ("several-stored-batches", STORED.format("automated", 2, "false", ""), "broken"),
    ("several-stored-batches", STORED.format("automated", 2, "true", ""), "not applicable"),
    ("stored-batch-storage-unapproved", STORED.format("automated", 1, "false", ""), "broken"),
    ("stored-batch-storage-unapproved", STORED.format("manual", 1, "false", ""), "not applicable"),
    ("stored-batch-storage-unapproved", STORED.format("automated", 1, "true", ""), "not applicable"),
    (
        "stored-batch-storage-unapproved",
        STORED.format("automated", 1, "false", "shuffler_storage: {reference: B-5, by: bureau-of-gaming-operations}"),
        "kept",
    ),
    (
        "stored-batch-storage-unapproved",
        STORED.format("automated", 1, "false", "shuffler_storage: {reference: B-5, by: executive-director}"),
        "broken",
    ),
    ("stored-batch-procedures-unapproved", STORED.format("automated", 1, "false", ""), "broken"),
    (
        "stored-batch-procedures-unapproved",
        STORED.format("automated", 1, "false", "shuffler_procedures: {reference: B-6}"),
        "kept",
    ),
    ("continuous-device-unapproved", DEVICE.format("continuous", "{}", "draft"), "broken"),
    ("continuous-device-unapproved", DEVICE.format("in-shoe", "{reference: B-8}", "approved"), "kept"),
    ("continuous-device-unapproved", DEVICE.format("continuous", "{submitted: 2010-05-01}", "submitted"), "kept"),
    ("continuous-device-unapproved", DEVICE.format("continuous", "{submitted: 2010-05-01}", "approved"), "broken"),
    ("continuous-device-unapproved", DEVICE.format("automated", "{}", "draft"), "not applicable"),
    ("continuous-procedures-unapproved", DEVICE.format("continuous", "{}", "draft"), "broken"),
    ("continuous-procedures-unapproved", DEVICE.format("continuous", "{reference: B-8}", "draft"), "kept"),
    (
        "continuous-device-approved-by-another",
        DEVICE.format("continuous", "{by: bureau-of-gaming-laboratory-operations}", "draft"),
        "noted",
    ),
    (
        "continuous-device-approved-by-another",
        DEVICE.format("continuous", "{by: bureau-of-gaming-operations}", "draft"),
        "kept",
    ),
    (
        "continuous-procedures-approved-by-another",
        DEVICE.format("continuous", "{by: executive-director}", "draft"),
        "noted",
    ),
    (
        "continuous-procedures-approved-by-another",
        DEVICE.format("continuous", "{reference: B-8}", "draft"),
        "not applicable",
    ),
    ("self-shuffled-round-otherwise", ROUND.format("continuous", "card_reader_used_for: [ace]"), "noted"),
    ("self-shuffled-round-otherwise", ROUND.format("in-shoe", "cards_collected_direction: clockwise"), "noted"),
    ("self-shuffled-round-otherwise", ROUND.format("in-shoe", "dealers_card_announced: false"), "noted"),
    (
        "self-shuffled-round-otherwise",
        ROUND.format("in-shoe", "first_player: otherwise, player_cards: face-down"),
        "kept",
    ),
    ("self-shuffled-round-otherwise", ROUND.format("manual", "dealers_card_announced: false"), "not applicable"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_cards_opening_shuffle_and_devices(rule: str, text: str, ended: str) -> None:
    assert outcome("551", rule, text) == ended
