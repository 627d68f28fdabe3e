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
    *[("decks-not-permitted", cards(f"decks: {decks}"), "pass") for decks in (4, 5, 6, 8)],
    *[("decks-not-permitted", cards(f"decks: {decks}"), "fail") for decks in (0, 1, 3, 7, 9, 10)],
    ("decks-not-permitted", cards("decks: 7", "continuous"), "fail"),
    ("decks-not-permitted", cards("decks: 7", "automated"), "not applicable"),
    ("batched-decks-not-permitted", cards("decks: 7", "automated"), "fail"),
    ("batched-decks-not-permitted", cards("decks: 5", "automated-into-shoe"), "pass"),
    ("batched-decks-not-permitted", of_decks(7, 7, 7), "not applicable"),
    ("batched-decks-not-permitted", cards("decks: 7"), "not applicable"),
    ("batches-of-other-sizes", of_decks(7, 7, 7), "fail"),
    ("batches-of-other-sizes", of_decks(4, 3, 4), "fail"),
    ("batches-of-other-sizes", of_decks(4, 4, 4), "pass"),
    ("batches-of-other-sizes", of_decks(5, 5, 5), "pass"),
    ("batches-of-other-sizes", of_decks(8, 8, 8), "pass"),
    ("batches-of-other-sizes", of_decks(9, 9, 9), "fail"),
    ("batches-of-other-sizes", cards("decks: 6", "automated"), "not checkable"),
    ("batches-of-other-sizes", cards("decks: 7"), "not applicable"),
    ("batches-without-a-device", cards("batches: [{back: red}, {back: blue}]"), "review"),
    ("batches-without-a-device", cards("batches: [{back: red}]"), "pass"),
    ("batches-without-a-device", cards("batches: []"), "pass"),
    ("batches-without-a-device", cards("decks: 6"), "not checkable"),
    ("batches-without-a-device", of_decks(6, 6, 6), "not applicable"),
    ("cards-not-identical", cards("identical: false"), "fail"),
    ("cards-not-identical", cards("identical: true"), "pass"),
    ("no-cover-card", cards("cover_cards: 0"), "fail"),
    ("no-cover-card", cards("cover_cards: 1"), "pass"),
    ("no-cover-card", cards("cover_cards: 0", "automated"), "not applicable"),
    ("two-batches-without-cover-card", cards("cover_cards: 0", "automated"), "review"),
    ("two-batches-without-cover-card", cards("cover_cards: 1", "automated"), "pass"),
    ("two-batches-without-cover-card", cards("cover_cards: 0"), "not applicable"),
    ("self-shuffled-without-cover-card", cards("cover_cards: 0", "continuous"), "review"),
    ("self-shuffled-without-cover-card", cards("cover_cards: 1", "in-shoe"), "pass"),
    ("other-cards-per-deck", cards("cards_per_deck: 48"), "fail"),
    ("other-cards-per-deck", cards("cards_per_deck: 52"), "pass"),
    ("other-cards-per-deck", cards("cards_per_deck: 53"), "fail"),
    ("other-cards-per-deck", cards("cards_per_deck: 48", "automated"), "not applicable"),
    ("batched-other-cards-per-deck", cards("cards_per_deck: 48", "automated"), "review"),
    ("batched-other-cards-per-deck", cards("cards_per_deck: 52", "automated"), "pass"),
    ("dealt-from-a-double-shoe", cards("shoe: double"), "review"),
    ("dealt-from-a-double-shoe", cards("shoe: single"), "pass"),
    ("batches-not-two", cards("batches: [{decks: 6}]", "automated"), "fail"),
    ("batches-not-two", cards("batches: [{decks: 6}, {decks: 6}]", "automated-into-shoe"), "pass"),
    ("batches-not-two", cards("batches: [{decks: 6}, {decks: 6}, {decks: 6}]", "automated"), "fail"),
    ("batches-not-two", cards("decks: 6", "automated"), "not checkable"),
    ("batches-not-two", cards("batches: [{decks: 6}]"), "not applicable"),
    ("batches-not-two", cards("batches: [{decks: 6}]", "continuous"), "not applicable"),
    ("reshuffling-shoe-without-two-batches", cards("decks: 6", "in-shoe"), "review"),
    ("reshuffling-shoe-without-two-batches", cards("batches: [{decks: 6}, {decks: 6}]", "in-shoe"), "pass"),
    ("reshuffling-shoe-without-two-batches", cards("decks: 6", "continuous"), "not applicable"),
    ("batches-dealt-together", of_decks(4, 4, 8), "fail"),
    ("batches-dealt-together", of_decks(4, 4, 4), "pass"),
    ("batch-unlike-the-shoe", of_decks(4, 4, 6), "fail"),
    ("batch-unlike-the-shoe", of_decks(4, 4, 8), "pass"),
    ("batch-unlike-the-shoe", of_decks(4, 4, 4), "pass"),
    ("batches-unequal", of_decks(6, 8, 6), "fail"),
    ("batches-unequal", of_decks(6, 6, 6), "pass"),
    ("batches-of-different-design", cards("same_design: false", "automated"), "fail"),
    ("batches-of-different-design", cards("same_design: true", "automated"), "pass"),
    ("batches-of-different-design", cards("same_design: false"), "not applicable"),
    ("batches-of-one-color", batches("back: Red", "back: red"), "fail"),
    ("batches-of-one-color", batches("back: red", "back: blue"), "pass"),
    ("batch-not-stored-in-shuffler", cards("batch_stored_in_shuffler: false", "automated"), "fail"),
    ("batches-not-alternated", cards("batches_alternate: false", "automated"), "fail"),
    ("batches-not-alternated", cards("batches_alternate: true", "automated"), "pass"),
    ("batches-mixed-in-rack", cards("batches_mixed_in_rack: true", "automated"), "fail"),
    ("batches-mixed-in-rack", cards("batches_mixed_in_rack: false", "automated"), "pass"),
    ("cards-changed-too-seldom", cards("change_every_hours: 23"), "pass"),
    ("cards-changed-too-seldom", cards("change_every_hours: 24"), "pass"),
    ("cards-changed-too-seldom", cards("change_every_hours: 25"), "fail"),
    ("number-card-value", "cards: {values: {number_cards: otherwise}}", "fail"),
    ("number-card-value", "cards: {values: {number_cards: face-value}}", "pass"),
    ("face-card-value", "cards: {values: {queen: 11}}", "fail"),
    ("face-card-value", "cards: {values: {queen: 10}}", "pass"),
    ("ace-value", "cards: {values: {ace_high: 10}}", "fail"),
    ("ace-value", "cards: {values: {ace_high: 11, ace_low: 1}}", "pass"),
    ("ace-limit-of-the-player", "cards: {values: {ace_high_to_player: 20}}", "fail"),
    ("ace-limit-of-the-player", "cards: {values: {ace_high_to_player: 21}}", "pass"),
    ("ace-limit-of-the-player", "cards: {values: {ace_high_to_player: 22}}", "fail"),
    ("ace-limit-of-the-dealer", "cards: {values: {ace_high_to_dealer: 20}}", "fail"),
    ("ace-limit-of-the-dealer", "cards: {values: {ace_high_to_dealer: 21}}", "pass"),
    ("ace-limit-of-the-dealer", "cards: {values: {ace_high_to_dealer: 22}}", "pass"),
    ("ace-limit-of-the-dealer", "cards: {values: {ace_high_to_dealer: 23}}", "fail"),
    ("dealers-ace-reduced-like-the-players", "cards: {values: {ace_high_to_dealer: 21}}", "review"),
    ("dealers-ace-reduced-like-the-players", "cards: {values: {ace_high_to_dealer: 22}}", "pass"),
    ("cards-not-inspected", "opening: {dealer_inspects: false}", "fail"),
    ("cards-not-inspected", preshuffled("opening: {dealer_inspects: false}"), "not applicable"),
    ("cards-not-inspected", preshuffled("opening: {dealer_inspects: false}", "otherwise"), "fail"),
    ("inspection-not-verified", "opening: {floorperson_verifies: false}", "fail"),
    ("cards-not-spread", "opening: {spread_face_up: false}", "fail"),
    ("cards-not-spread", "opening: {spread_face_up: true}", "pass"),
    ("cards-not-spread", preshuffled("opening: {spread_face_up: false}"), "not applicable"),
    ("preshuffled-cards-not-spread", preshuffled("opening: {spread_face_up: false}"), "fail"),
    ("preshuffled-cards-not-spread", preshuffled("opening: {spread_face_up: false}", "603a.16(v)"), "fail"),
    ("preshuffled-cards-not-spread", preshuffled("opening: {spread_face_up: true}"), "pass"),
    ("preshuffled-cards-not-spread", preshuffled("opening: {spread_face_up: false}", "no"), "not applicable"),
    ("cards-not-in-fans", "opening: {spread_in_fans_by_deck: false}", "fail"),
    ("cards-not-in-fans", preshuffled("opening: {spread_in_fans_by_deck: false}"), "not applicable"),
    ("preshuffled-cards-not-in-fans", preshuffled("opening: {spread_in_fans_by_deck: false}"), "review"),
    ("preshuffled-cards-not-in-fans", preshuffled("opening: {spread_in_fans_by_deck: true}"), "pass"),
    ("cards-not-washed", "opening: {washed: false}", "fail"),
    ("cards-not-washed", preshuffled("opening: {washed: false}"), "not applicable"),
    ("cards-not-shuffled-at-opening", "opening: {shuffled: false}", "fail"),
    ("batches-spread-together", cards("decks: 6", "automated") + "\nopening: {batches_kept_apart: false}", "fail"),
    (
        "batches-spread-together",
        cards("decks: 6", "continuous") + "\nopening: {batches_kept_apart: false}",
        "not applicable",
    ),
    ("not-shuffled-before-play", "shuffle: {before_play: false}", "fail"),
    ("not-shuffled-before-play", preshuffled("shuffle: {before_play: false}"), "not applicable"),
    ("not-shuffled-after-each-shoe", "shuffle: {after_each_shoe: false}", "fail"),
    ("cut-not-offered", "shuffle: {cut_offered: false}", "fail"),
    ("cut-not-offered", "shuffle: {cut_offered: true}", "pass"),
    ("cut-not-offered", "shuffle: {cut_offered: false}\ncards: {shuffler: continuous}", "not applicable"),
    ("cut-not-offered", "shuffle: {cut_offered: false}\ncards: {shuffler: in-shoe}", "not applicable"),
    ("device-loaded-shoe-not-cut", "shuffle: {cut_offered: false}\ncards: {shuffler: automated-into-shoe}", "review"),
    ("preshuffled-cards-not-cut", preshuffled("shuffle: {cut_offered: false}"), "review"),
    ("preshuffled-cards-not-cut", preshuffled("shuffle: {cut_offered: true}"), "pass"),
    ("declined-cut-left-out", "shuffle: {cut_declined_by_all: otherwise}", "fail"),
    ("declined-cut-left-out", "shuffle: {cut_declined_by_all: dealer-cuts}", "pass"),
    ("first-cut-to-another", "shuffle: {cut_first_offered_at_opening: otherwise}", "fail"),
    ("cover-card-cut-to-another", "shuffle: {cut_first_offered_after_cover_card: otherwise}", "fail"),
    ("other-cut-to-another", "shuffle: {cut_first_offered_otherwise: otherwise}", "fail"),
    ("other-cut-to-another", "shuffle: {cut_first_offered_otherwise: farthest-right}", "pass"),
    ("cut-passed-on-otherwise", "shuffle: {cut_direction: clockwise}", "fail"),
    ("cut-passed-on-otherwise", "shuffle: {cut_direction: counterclockwise}", "pass"),
    ("cut-passed-on-otherwise", "shuffle: {cut_direction: clockwise}\ncards: {shuffler: continuous}", "not applicable"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 9}", "fail"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 10}", "pass"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 11}", "pass"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/5}", "fail"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/4}", "pass"),
    ("cover-card-too-deep", "shuffle: {cover_card_depth: 1/3}", "pass"),
    ("recut-required-by-others", "shuffle: {recut_required_by: others-too}", "fail"),
    ("recut-required-by-others", "shuffle: {recut_required_by: floorperson-or-above}", "pass"),
    ("recut-by-another", "shuffle: {recut_by: otherwise}", "fail"),
    ("recut-by-another", "shuffle: {recut_by: last-cutter-or-next-entitled}", "pass"),
    ("no-reshuffle-at-cover-card", "shuffle: {reshuffle_at_cover_card: false}", "fail"),
    ("idle-cards-not-spread", "shuffle: {idle_cards_spread: left-in-the-shoe}", "fail"),
    ("idle-cards-face-up", "shuffle: {idle_cards_spread: face-up}", "review"),
    ("idle-cards-face-up", "shuffle: {idle_cards_spread: face-down}", "pass"),
    ("idle-cards-not-reshuffled", "shuffle: {idle_cards_reshuffled: false}", "fail"),
    ("idle-cards-not-reshuffled", "shuffle: {idle_cards_reshuffled: true}\ncards: {shuffler: automated}", "pass"),
    ("continuous-device-unapproved", device(), "fail"),
    ("continuous-device-unapproved", device("submitted: 2021-06-01"), "pass"),
    ("continuous-device-unapproved", device("submitted: 2021-06-01", "approved"), "fail"),
    ("continuous-device-unapproved", device("reference: L-1", "approved"), "pass"),
    ("continuous-device-unapproved", device(shuffler="in-shoe"), "fail"),
    ("continuous-device-unapproved", device(shuffler="automated"), "pass"),
    ("continuous-device-approved-late", AFTER_USE, "fail"),
    ("continuous-device-approved-late", ON_THE_DAY, "pass"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_cards_opening_and_shuffle(rule: str, text: str, ended: str) -> None:
    assert outcome("685a", rule, text) == ended
