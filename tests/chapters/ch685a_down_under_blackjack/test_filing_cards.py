"""§ 685a.3 to 685a.5: cards, batches, opening, shuffle and cut; below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome


def cards(says: str, shuffler: str = "manual") -> str:
    return f"cards: {{shuffler: {shuffler}, {says}}}"


def batches(first: str, second: str, decks: int = 6, shuffler: str = "automated") -> str:
    return cards(f"decks: {decks}, batches: [{{{first}}}, {{{second}}}]", shuffler)


def preshuffled(says: str, under: str = "603a.16(u)") -> str:
    return f"cards: {{preshuffled: {under}}}\n{says}"


def of_decks(first: int, second: int, decks: int) -> str:
    return batches(f"decks: {first}", f"decks: {second}", decks)


def device(approval: str = "", status: str = "submitted", shuffler: str = "continuous") -> str:
    approved = f"approvals: {{continuous_device: {{{approval}}}}}\n" if approval else ""
    return f"{approved}cards: {{shuffler: {shuffler}}}\nhead: {{status: {status}, effective: 2021-08-01}}"


AFTER_USE = device("reference: L-1, date: 2021-08-02")
ON_THE_DAY = device("reference: L-1, date: 2021-08-01")

CASES = [
    *[("decks-not-permitted", cards(f"decks: {decks}"), "kept") for decks in (4, 5, 6, 8)],
    *[("decks-not-permitted", cards(f"decks: {decks}"), "broken") for decks in (0, 1, 3, 7, 9, 10)],
    ("decks-not-permitted", cards("decks: 7", "continuous"), "broken"),
    ("decks-not-permitted", cards("decks: 7", "automated"), "not applicable"),
    ("batched-decks-not-permitted", cards("decks: 7", "automated"), "broken"),
    ("batched-decks-not-permitted", cards("decks: 5", "automated-into-shoe"), "kept"),
    ("batched-decks-not-permitted", of_decks(7, 7, 7), "not applicable"),
    ("batched-decks-not-permitted", cards("decks: 7"), "not applicable"),
    ("batches-of-other-sizes", of_decks(7, 7, 7), "broken"),
    ("batches-of-other-sizes", of_decks(4, 3, 4), "broken"),
    ("batches-of-other-sizes", of_decks(4, 4, 4), "kept"),
    ("batches-of-other-sizes", of_decks(5, 5, 5), "kept"),
    ("batches-of-other-sizes", of_decks(8, 8, 8), "kept"),
    ("batches-of-other-sizes", of_decks(9, 9, 9), "broken"),
    ("batches-of-other-sizes", cards("decks: 6", "automated"), "not checkable"),
    ("batches-of-other-sizes", cards("decks: 7"), "not applicable"),
    ("batches-without-a-device", cards("batches: [{back: red}, {back: blue}]"), "noted"),
    ("batches-without-a-device", cards("batches: [{back: red}]"), "kept"),
    ("batches-without-a-device", cards("batches: []"), "kept"),
    ("batches-without-a-device", cards("decks: 6"), "not checkable"),
    ("batches-without-a-device", of_decks(6, 6, 6), "not applicable"),
    ("cards-not-identical", cards("identical: false"), "broken"),
    ("cards-not-identical", cards("identical: true"), "kept"),
    ("no-cover-card", cards("cover_cards: 0"), "broken"),
    ("no-cover-card", cards("cover_cards: 1"), "kept"),
    ("no-cover-card", cards("cover_cards: 0", "automated"), "not applicable"),
    ("two-batches-without-cover-card", cards("cover_cards: 0", "automated"), "noted"),
    ("two-batches-without-cover-card", cards("cover_cards: 1", "automated"), "kept"),
    ("two-batches-without-cover-card", cards("cover_cards: 0"), "not applicable"),
    ("self-shuffled-without-cover-card", cards("cover_cards: 0", "continuous"), "noted"),
    ("self-shuffled-without-cover-card", cards("cover_cards: 1", "in-shoe"), "kept"),
    ("other-cards-per-deck", cards("cards_per_deck: 48"), "broken"),
    ("other-cards-per-deck", cards("cards_per_deck: 52"), "kept"),
    ("other-cards-per-deck", cards("cards_per_deck: 53"), "broken"),
    ("other-cards-per-deck", cards("cards_per_deck: 48", "automated"), "not applicable"),
    ("batched-other-cards-per-deck", cards("cards_per_deck: 48", "automated"), "noted"),
    ("batched-other-cards-per-deck", cards("cards_per_deck: 52", "automated"), "kept"),
    ("dealt-from-a-double-shoe", cards("shoe: double"), "noted"),
    ("dealt-from-a-double-shoe", cards("shoe: single"), "kept"),
    ("batches-not-two", cards("batches: [{decks: 6}]", "automated"), "broken"),
    ("batches-not-two", cards("batches: [{decks: 6}, {decks: 6}]", "automated-into-shoe"), "kept"),
    ("batches-not-two", cards("batches: [{decks: 6}, {decks: 6}, {decks: 6}]", "automated"), "broken"),
    ("batches-not-two", cards("decks: 6", "automated"), "not checkable"),
    ("batches-not-two", cards("batches: [{decks: 6}]"), "not applicable"),
    ("batches-not-two", cards("batches: [{decks: 6}]", "continuous"), "not applicable"),
    ("reshuffling-shoe-without-two-batches", cards("decks: 6", "in-shoe"), "noted"),
    ("reshuffling-shoe-without-two-batches", cards("batches: [{decks: 6}, {decks: 6}]", "in-shoe"), "kept"),
    ("reshuffling-shoe-without-two-batches", cards("decks: 6", "continuous"), "not applicable"),
    ("batches-dealt-together", of_decks(4, 4, 8), "broken"),
    ("batches-dealt-together", of_decks(4, 4, 4), "kept"),
    ("batch-unlike-the-shoe", of_decks(4, 4, 6), "broken"),
    ("batch-unlike-the-shoe", of_decks(4, 4, 8), "kept"),
    ("batch-unlike-the-shoe", of_decks(4, 4, 4), "kept"),
    ("batches-unequal", of_decks(6, 8, 6), "broken"),
    ("batches-unequal", of_decks(6, 6, 6), "kept"),
    ("batches-of-different-design", cards("same_design: false", "automated"), "broken"),
    ("batches-of-different-design", cards("same_design: true", "automated"), "kept"),
    ("batches-of-different-design", cards("same_design: false"), "not applicable"),
    ("batches-of-one-color", batches("back: Red", "back: red"), "broken"),
    ("batches-of-one-color", batches("back: red", "back: blue"), "kept"),
    ("batch-not-stored-in-shuffler", cards("batch_stored_in_shuffler: false", "automated"), "broken"),
    ("batches-not-alternated", cards("batches_alternate: false", "automated"), "broken"),
    ("batches-not-alternated", cards("batches_alternate: true", "automated"), "kept"),
    ("batches-mixed-in-rack", cards("batches_mixed_in_rack: true", "automated"), "broken"),
    ("batches-mixed-in-rack", cards("batches_mixed_in_rack: false", "automated"), "kept"),
    ("cards-changed-too-seldom", cards("change_every_hours: 23"), "kept"),
    ("cards-changed-too-seldom", cards("change_every_hours: 24"), "kept"),
    ("cards-changed-too-seldom", cards("change_every_hours: 25"), "broken"),
    ("number-card-value", "cards: {values: {number_cards: otherwise}}", "broken"),
    ("number-card-value", "cards: {values: {number_cards: face-value}}", "kept"),
    ("face-card-value", "cards: {values: {queen: 11}}", "broken"),
    ("face-card-value", "cards: {values: {queen: 10}}", "kept"),
    ("ace-value", "cards: {values: {ace_high: 10}}", "broken"),
    ("ace-value", "cards: {values: {ace_high: 11, ace_low: 1}}", "kept"),
    ("ace-limit-of-the-player", "cards: {values: {ace_high_to_player: 20}}", "broken"),
    ("ace-limit-of-the-player", "cards: {values: {ace_high_to_player: 21}}", "kept"),
    ("ace-limit-of-the-player", "cards: {values: {ace_high_to_player: 22}}", "broken"),
    ("ace-limit-of-the-dealer", "cards: {values: {ace_high_to_dealer: 20}}", "broken"),
    ("ace-limit-of-the-dealer", "cards: {values: {ace_high_to_dealer: 21}}", "kept"),
    ("ace-limit-of-the-dealer", "cards: {values: {ace_high_to_dealer: 22}}", "kept"),
    ("ace-limit-of-the-dealer", "cards: {values: {ace_high_to_dealer: 23}}", "broken"),
    ("dealers-ace-reduced-like-the-players", "cards: {values: {ace_high_to_dealer: 21}}", "noted"),
    ("dealers-ace-reduced-like-the-players", "cards: {values: {ace_high_to_dealer: 22}}", "kept"),
    ("cards-not-inspected", "opening: {dealer_inspects: false}", "broken"),
    ("cards-not-inspected", preshuffled("opening: {dealer_inspects: false}"), "not applicable"),
    ("cards-not-inspected", preshuffled("opening: {dealer_inspects: false}", "otherwise"), "broken"),
    ("inspection-not-verified", "opening: {floorperson_verifies: false}", "broken"),
    ("cards-not-spread", "opening: {spread_face_up: false}", "broken"),
    ("cards-not-spread", "opening: {spread_face_up: true}", "kept"),
    ("cards-not-spread", preshuffled("opening: {spread_face_up: false}"), "not applicable"),
    ("preshuffled-cards-not-spread", preshuffled("opening: {spread_face_up: false}"), "broken"),
    ("preshuffled-cards-not-spread", preshuffled("opening: {spread_face_up: false}", "603a.16(v)"), "broken"),
    ("preshuffled-cards-not-spread", preshuffled("opening: {spread_face_up: true}"), "kept"),
    ("preshuffled-cards-not-spread", preshuffled("opening: {spread_face_up: false}", "no"), "not applicable"),
    ("cards-not-in-fans", "opening: {spread_in_fans_by_deck: false}", "broken"),
    ("cards-not-in-fans", preshuffled("opening: {spread_in_fans_by_deck: false}"), "not applicable"),
    ("preshuffled-cards-not-in-fans", preshuffled("opening: {spread_in_fans_by_deck: false}"), "noted"),
    ("preshuffled-cards-not-in-fans", preshuffled("opening: {spread_in_fans_by_deck: true}"), "kept"),
    ("cards-not-washed", "opening: {washed: false}", "broken"),
    ("cards-not-washed", preshuffled("opening: {washed: false}"), "not applicable"),
    ("cards-not-shuffled-at-opening", "opening: {shuffled: false}", "broken"),
    ("batches-spread-together", cards("decks: 6", "automated") + "\nopening: {batches_kept_apart: false}", "broken"),
    (
        "batches-spread-together",
        cards("decks: 6", "continuous") + "\nopening: {batches_kept_apart: false}",
        "not applicable",
    ),
    ("not-shuffled-before-play", "shuffle: {before_play: false}", "broken"),
    ("not-shuffled-before-play", preshuffled("shuffle: {before_play: false}"), "not applicable"),
    ("not-shuffled-after-each-shoe", "shuffle: {after_each_shoe: false}", "broken"),
    ("cut-not-offered", "shuffle: {cut_offered: false}", "broken"),
    ("cut-not-offered", "shuffle: {cut_offered: true}", "kept"),
    ("cut-not-offered", "shuffle: {cut_offered: false}\ncards: {shuffler: continuous}", "not applicable"),
    ("cut-not-offered", "shuffle: {cut_offered: false}\ncards: {shuffler: in-shoe}", "not applicable"),
    ("device-loaded-shoe-not-cut", "shuffle: {cut_offered: false}\ncards: {shuffler: automated-into-shoe}", "noted"),
    ("preshuffled-cards-not-cut", preshuffled("shuffle: {cut_offered: false}"), "noted"),
    ("preshuffled-cards-not-cut", preshuffled("shuffle: {cut_offered: true}"), "kept"),
    ("declined-cut-left-out", "shuffle: {cut_declined_by_all: otherwise}", "broken"),
    ("declined-cut-left-out", "shuffle: {cut_declined_by_all: dealer-cuts}", "kept"),
    ("first-cut-to-another", "shuffle: {cut_first_offered_at_opening: otherwise}", "broken"),
    ("cover-card-cut-to-another", "shuffle: {cut_first_offered_after_cover_card: otherwise}", "broken"),
    ("other-cut-to-another", "shuffle: {cut_first_offered_otherwise: otherwise}", "broken"),
    ("other-cut-to-another", "shuffle: {cut_first_offered_otherwise: farthest-right}", "kept"),
    ("cut-passed-on-otherwise", "shuffle: {cut_direction: clockwise}", "broken"),
    ("cut-passed-on-otherwise", "shuffle: {cut_direction: counterclockwise}", "kept"),
    ("cut-passed-on-otherwise", "shuffle: {cut_direction: clockwise}\ncards: {shuffler: continuous}", "not applicable"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 9}", "broken"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 10}", "kept"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 11}", "kept"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/5}", "broken"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/4}", "kept"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/3}", "kept"),
    ("recut-required-by-others", "shuffle: {recut_required_by: others-too}", "broken"),
    ("recut-required-by-others", "shuffle: {recut_required_by: floorperson-or-above}", "kept"),
    ("recut-by-another", "shuffle: {recut_by: otherwise}", "broken"),
    ("recut-by-another", "shuffle: {recut_by: last-cutter-or-next-entitled}", "kept"),
    ("no-reshuffle-at-cover-card", "shuffle: {reshuffle_at_cover_card: false}", "broken"),
    ("idle-cards-not-spread", "shuffle: {idle_cards_spread: left-in-the-shoe}", "broken"),
    ("idle-cards-face-up", "shuffle: {idle_cards_spread: face-up}", "noted"),
    ("idle-cards-face-up", "shuffle: {idle_cards_spread: face-down}", "kept"),
    ("idle-cards-not-reshuffled", "shuffle: {idle_cards_reshuffled: false}", "broken"),
    ("idle-cards-not-reshuffled", "shuffle: {idle_cards_reshuffled: true}\ncards: {shuffler: automated}", "kept"),
    ("continuous-device-unapproved", device(), "broken"),
    ("continuous-device-unapproved", device("submitted: 2021-06-01"), "kept"),
    ("continuous-device-unapproved", device("submitted: 2021-06-01", "approved"), "broken"),
    ("continuous-device-unapproved", device("reference: L-1", "approved"), "kept"),
    ("continuous-device-unapproved", device(shuffler="in-shoe"), "broken"),
    ("continuous-device-unapproved", device(shuffler="automated"), "kept"),
    ("continuous-device-approved-late", AFTER_USE, "broken"),
    ("continuous-device-approved-late", ON_THE_DAY, "kept"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_cards_opening_and_shuffle(rule: str, text: str, ended: str) -> None:
    assert outcome("685a", rule, text) == ended
