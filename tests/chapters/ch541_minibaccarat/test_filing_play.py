"""§§ 541.8 to 541.12 and 541.14: wagers, dealing, third cards, settlement and irregularities as filed."""

import pytest

from tests.chapters.filings import outcome

CASES = [
    ("unknown-wager", "wagers: {offered: [banker, player, tie, banker-pair]}", "fail"),
    ("unknown-wager", "wagers: {offered: [banker]}", "pass"),
    ("banker-wager-not-offered", "wagers: {offered: [player, tie]}", "review"),
    ("player-wager-not-offered", "wagers: {offered: [banker, tie]}", "review"),
    ("tie-bet-not-offered", "wagers: {offered: [banker, player]}", "review"),
    ("tie-bet-not-offered", "wagers: {offered: [banker, player, tie]}", "pass"),
    ("banker-wager-lost-on-tie", "wagers: {banker_on_tie: charged}", "pass"),
    ("banker-wager-charged-on-tie", "wagers: {banker_on_tie: charged}\nvigorish: {type: winnings}", "fail"),
    ("banker-wager-charged-on-tie", "wagers: {banker_on_tie: charged}\nvigorish: {type: tie}", "not applicable"),
    ("cash-wagers", "wagers: {instruments: [chips, verbal-with-cash]}", "pass"),
    ("cash-wagers", "wagers: {instruments: [cash]}", "fail"),
    ("initial-dealing-unselected", "", "fail"),
    ("initial-dealing-unselected", "dealing: {initial_cards: otherwise}", "pass"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: face-up}", "pass"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: to-players}", "fail"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: both}", "not applicable"),
    ("cards-drawn-with-the-right-hand", "dealing: {initial_cards: face-up, drawn_with: right-hand}", "review"),
    (
        "cards-drawn-with-the-right-hand",
        "dealing: {initial_cards: face-down, drawn_with: right-hand}",
        "not applicable",
    ),
    ("bankers-cards-misplaced", "dealing: {initial_cards: face-down, bankers_cards_kept: otherwise}", "fail"),
    ("bankers-cards-misplaced", "dealing: {initial_cards: face-up, bankers_cards_kept: otherwise}", "not applicable"),
    ("bankers-cards-misplaced", "dealing: {bankers_cards_kept: otherwise}", "not checkable"),
    ("hands-after-last-hand-call", "dealing: {hands_after_last_hand_call: 0}", "fail"),
    ("last-hand-unannounced", "cards: {shuffler: continuous}\ndealing: {last_hand_announced: false}", "not applicable"),
    ("natural-from-another-count", "third_cards: {natural_from: 7}", "fail"),
    ("player-stays-elsewhere", "third_cards: {player_stays_from: 7}", "fail"),
    ("banker-table-otherwise", "third_cards: {banker_table: {five: S S S D D D D D S S}}", "fail"),
    ("banker-table-otherwise", "third_cards: {banker_table: {six: S S S S D D D D S S}}", "fail"),
    ("banker-table-otherwise", "third_cards: {natural_from: 8}", "not applicable"),
    ("vigorish-after-payment", "dealing: {vigorish_before_payment: netted}", "pass"),
    ("not-reshuffled-after-void-round", "irregularities: {cards_after_a_void_round: replaced}", "fail"),
    ("face-up-card-used", "irregularities: {face_up_card_in_shoe: not-used}", "pass"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_rule_on_play_as_filed(rule: str, text: str, ended: str) -> None:
    assert outcome("541", rule, text) == ended
