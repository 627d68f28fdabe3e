"""Chapter 545 as filed: what differs from its siblings, and each limit below, at and above."""

import pytest

from tests.chapters.filings import outcome
from validator.chapters.registry import facility_rules, filing_rules

DEALT = "dealing: {{initial_cards: {0}, {1}}}"
HANDED = "dealing: {{initial_cards: {0}}}\nhanding: {{{1}}}"
ROUNDED = "vigorish: {{percent: {0}, rounding: {1}, rounding_to: '{2}'}}"
DEFERRED = "vigorish: {{type: winnings, collected: deferred, deferred_until: [{0}]}}"

CASES = [
    ("fewer-positions-than-seats", "table: {positions: 9}", "fail"),
    ("fewer-positions-than-seats", "table: {positions: 10}", "pass"),
    ("more-positions-than-seats", "table: {positions: 14}", "pass"),
    ("more-positions-than-seats", "table: {positions: 15}", "fail"),
    ("tip-box-misplaced", "table: {tip_box: dealer-side-across-one-dealer}", "not applicable"),
    ("boxes-beside-one-dealer", "table: {tip_box: elsewhere}", "pass"),
    ("tie-inscription-odds", "layout: {inscriptions: {tie: TIE PAYS 8 TO 1}}\npayouts: {tie: 9 to 1}", "fail"),
    ("vigorish-areas-unlike-seats", "table: {positions: 14}\nlayout: {vigorish_areas: 12}", "fail"),
    ("vigorish-areas-unlike-seats", "table: {positions: 14}\nlayout: {vigorish_areas: 14}", "pass"),
    ("too-many-decks", "cards: {decks: 7}", "pass"),
    ("cards-washed-once", "cards: {preshuffled: true}\nshuffle: {washed_before_shuffle: false}", "not applicable"),
    ("shuffled-by-some-dealers", "shuffle: {each_dealer_shuffles: true}", "pass"),
    ("reshuffle-cut-to-another", "shuffle: {reshuffle_cut_first_offered: last-curator}", "pass"),
    ("reshuffle-cut-to-another", "shuffle: {reshuffle_cut_first_offered: highest-number}", "not applicable"),
    ("reshuffle-cut-from-the-highest-number", "shuffle: {reshuffle_cut_first_offered: last-curator}", "pass"),
    ("cut-too-shallow", "shuffle: {cut_depth_cards: 9}", "fail"),
    ("shuffled-by-a-device", "cards: {shuffler: automated, preshuffled: true}", "not applicable"),
    ("shoe-offered-to-another", "curator: {first_offered: seat-one}", "pass"),
    ("shoe-offered-around-otherwise", "curator: {offer_direction: clockwise}", "not applicable"),
    ("shoe-offered-clockwise", "curator: {offer_direction: counterclockwise}", "pass"),
    ("acceptor-not-curator", "curator: {who: dealer-always}", "not applicable"),
    ("dealer-always-curator", "curator: {who: player-who-accepts}", "pass"),
    ("dealer-always-curator", "table: {positions: 14}", "not checkable"),
    ("shoe-kept-after-a-loss", "curator: {passes_after_a_loss: true}", "pass"),
    ("banker-wager-charged-on-tie", "wagers: {banker_on_tie: charged}\nvigorish: {type: tie}", "fail"),
    ("banker-wager-charged-on-tie", "wagers: {banker_on_tie: returned}", "pass"),
    ("tie-vigorish-forbidden", "vigorish: {type: tie}", "fail"),
    ("tie-vigorish-forbidden", "vigorish: {type: winnings}", "pass"),
    ("tie-vigorish-forbidden", "vigorish: {percent: 5%}", "not checkable"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: to-players}", "pass"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: face-up}", "fail"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: both}", "not applicable"),
    ("initial-dealing-otherwise", "table: {positions: 14}", "not checkable"),
    ("points-announced-otherwise", "dealing: {points_announced: banker-then-player}", "not applicable"),
    ("bankers-points-announced-first", DEALT.format("to-players", "points_announced: not-announced"), "not applicable"),
    ("handed-hands-unannounced", DEALT.format("to-players", "points_announced: banker-then-player"), "fail"),
    ("third-cards-uninstructed", DEALT.format("to-players", "third_cards_instructed: false"), "not applicable"),
    ("last-hand-unannounced", DEALT.format("to-players", "last_hand_announced: false"), "not applicable"),
    ("third-card-procedure-left-out", DEALT.format("to-players", "last_hand_announced: false"), "review"),
    ("third-card-procedure-left-out", DEALT.format("to-players", "third_cards_instructed: false"), "review"),
    ("third-card-procedure-left-out", DEALT.format("to-players", "hands_after_last_hand_call: 2"), "review"),
    ("third-card-procedure-left-out", DEALT.format("to-players", "hands_after_last_hand_call: 1"), "pass"),
    ("third-card-procedure-left-out", DEALT.format("face-down", "last_hand_announced: false"), "not applicable"),
    ("bankers-third-card-handed-first", DEALT.format("to-players", "third_card_order: banker-then-player"), "review"),
    ("third-cards-face-down", DEALT.format("face-down", "third_card_lies: face-down"), "fail"),
    ("handed-third-cards-face-up", DEALT.format("to-players", "third_card_lies: face-up"), "fail"),
    ("too-many-third-cards", DEALT.format("to-players", "third_cards_per_hand: 2"), "fail"),
    ("unwagered-hand-handed-out", HANDED.format("to-players", "hand_without_a_wager: otherwise"), "fail"),
    ("unwagered-hand-handed-out", HANDED.format("face-down", "hand_without_a_wager: otherwise"), "not applicable"),
    ("handed-to-another", HANDED.format("to-players", "handed_to: otherwise"), "fail"),
    ("equal-wagers-by-the-nearer-side", HANDED.format("to-players", "equal_wagers: nearest-on-either-side"), "review"),
    ("settling-direction", "dealing: {settlement_direction: descending-in-each-half}", "not applicable"),
    ("settling-in-halves", "dealing: {settlement_direction: descending}", "pass"),
    ("tie-odds-unfiled", "", "review"),
    ("vigorish-rounded-to-another-coin", ROUNDED.format("4%", "up", "0.20"), "pass"),
    ("vigorish-rounded-to-another-coin", ROUNDED.format("4%", "up", "0.25"), "fail"),
    ("vigorish-rounded-to-another-coin", ROUNDED.format("5%", "up", "0.25"), "pass"),
    ("vigorish-rounded-to-another-coin", ROUNDED.format("5%", "up", "0.20"), "fail"),
    ("vigorish-rounded-to-another-coin", ROUNDED.format("5%", "up", "0.05"), "fail"),
    ("vigorish-rounded-to-another-coin", ROUNDED.format("5%", "up", "0.01"), "pass"),
    ("vigorish-rounded-to-another-coin", ROUNDED.format("5%", "none", "0.20"), "not applicable"),
    ("vigorish-rounded-to-another-coin", "vigorish: {rounding: up, rounding_to: '0.25'}", "not checkable"),
    ("vigorish-collection-unselected", "vigorish: {percent: 5%}", "fail"),
    ("vigorish-deferred-beyond-leaving", DEFERRED.format("new-shoe"), "fail"),
    ("vigorish-deferred-to-a-reshuffle", DEFERRED.format("reshuffle, player-leaves"), "review"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_rule_on_filings(rule: str, text: str, ended: str) -> None:
    assert outcome("545", rule, text) == ended


def test_it_has_no_approval_of_dimensions_and_no_vigorish_on_ties_to_specify() -> None:
    ids = {rule.id for rule in filing_rules("545")}
    assert not ids & {"dimensions-unapproved", "tie-vigorish-percentage", "initial-dealing-unselected"}
    assert [rule.id for rule in facility_rules("545")] == ["vigorish-percentages-differ"]
