"""§§ 541.8 to 541.12 and 541.14: wagers, dealing, third cards, settlement and irregularities as filed."""

import pytest

from tests.chapters.filings import outcome

CASES = [
    ("unknown-wager", "wagers: {offered: [banker, player, tie, banker-pair]}", "broken"),
    ("unknown-wager", "wagers: {offered: [banker]}", "kept"),
    ("banker-wager-not-offered", "wagers: {offered: [player, tie]}", "noted"),
    ("player-wager-not-offered", "wagers: {offered: [banker, tie]}", "noted"),
    ("tie-bet-not-offered", "wagers: {offered: [banker, player]}", "noted"),
    ("tie-bet-not-offered", "wagers: {offered: [banker, player, tie]}", "kept"),
    ("banker-wager-lost-on-tie", "wagers: {banker_on_tie: charged}", "kept"),
    ("banker-wager-charged-on-tie", "wagers: {banker_on_tie: charged}\nvigorish: {type: winnings}", "broken"),
    ("banker-wager-charged-on-tie", "wagers: {banker_on_tie: charged}\nvigorish: {type: tie}", "not applicable"),
    ("cash-wagers", "wagers: {instruments: [chips, verbal-with-cash]}", "kept"),
    ("cash-wagers", "wagers: {instruments: [cash]}", "broken"),
    ("initial-dealing-unselected", "", "broken"),
    ("initial-dealing-unselected", "dealing: {initial_cards: otherwise}", "kept"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: face-up}", "kept"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: to-players}", "broken"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: both}", "not applicable"),
    ("cards-drawn-with-the-right-hand", "dealing: {initial_cards: face-up, drawn_with: right-hand}", "noted"),
    (
        "cards-drawn-with-the-right-hand",
        "dealing: {initial_cards: face-down, drawn_with: right-hand}",
        "not applicable",
    ),
    ("bankers-cards-misplaced", "dealing: {initial_cards: face-down, bankers_cards_kept: otherwise}", "broken"),
    ("bankers-cards-misplaced", "dealing: {initial_cards: face-up, bankers_cards_kept: otherwise}", "not applicable"),
    ("bankers-cards-misplaced", "dealing: {bankers_cards_kept: otherwise}", "not checkable"),
    ("hands-after-last-hand-call", "dealing: {hands_after_last_hand_call: 0}", "broken"),
    ("last-hand-unannounced", "cards: {shuffler: continuous}\ndealing: {last_hand_announced: false}", "not applicable"),
    ("natural-from-another-count", "third_cards: {natural_from: 7}", "broken"),
    ("player-stays-elsewhere", "third_cards: {player_stays_from: 7}", "broken"),
    ("banker-table-otherwise", "third_cards: {banker_table: {five: S S S D D D D D S S}}", "broken"),
    ("banker-table-otherwise", "third_cards: {banker_table: {six: S S S S D D D D S S}}", "broken"),
    ("banker-table-otherwise", "third_cards: {natural_from: 8}", "not applicable"),
    ("vigorish-after-payment", "dealing: {vigorish_before_payment: netted}", "kept"),
    ("not-reshuffled-after-void-round", "irregularities: {cards_after_a_void_round: replaced}", "broken"),
    ("face-up-card-used", "irregularities: {face_up_card_in_shoe: not-used}", "kept"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_rule_on_play_as_filed(rule: str, text: str, ended: str) -> None:
    assert outcome("541", rule, text) == ended
