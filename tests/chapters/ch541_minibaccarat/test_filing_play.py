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
    ("banker-wager-lost-on-tie", "wagers: {banker_on_tie: lost}", "broken"),
    ("banker-wager-lost-on-tie", "wagers: {banker_on_tie: charged}", "kept"),
    ("banker-wager-charged-on-tie", "wagers: {banker_on_tie: charged}", "broken"),
    ("banker-wager-charged-on-tie", "wagers: {banker_on_tie: charged}\nvigorish: {type: winnings}", "broken"),
    ("banker-wager-charged-on-tie", "wagers: {banker_on_tie: charged}\nvigorish: {type: tie}", "not applicable"),
    ("player-wager-lost-on-tie", "wagers: {player_on_tie: lost}", "broken"),
    ("cash-wagers", "wagers: {instruments: [chips, verbal-with-cash]}", "kept"),
    ("cash-wagers", "wagers: {instruments: [cash]}", "broken"),
    ("verbal-wagers-unconfirmed", "wagers: {verbal_wagers_confirmed: false}", "broken"),
    ("late-wagers", "wagers: {accepted_until: later}", "broken"),
    ("wagers-altered", "wagers: {withdrawn_after_no_more_bets: true}", "broken"),
    ("initial-dealing-unselected", "", "broken"),
    ("initial-dealing-unselected", "dealing: {initial_cards: otherwise}", "kept"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: face-up}", "kept"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: face-down}", "kept"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: to-players}", "broken"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: otherwise}", "broken"),
    ("initial-dealing-otherwise", "dealing: {initial_cards: both}", "not applicable"),
    ("both-dealing-options", "dealing: {initial_cards: both}", "noted"),
    ("cards-drawn-with-the-right-hand", "dealing: {initial_cards: face-up, drawn_with: right-hand}", "noted"),
    (
        "cards-drawn-with-the-right-hand",
        "dealing: {initial_cards: face-down, drawn_with: right-hand}",
        "not applicable",
    ),
    ("bankers-cards-misplaced", "dealing: {initial_cards: face-down, bankers_cards_kept: otherwise}", "broken"),
    ("bankers-cards-misplaced", "dealing: {initial_cards: face-up, bankers_cards_kept: otherwise}", "not applicable"),
    ("bankers-cards-misplaced", "dealing: {bankers_cards_kept: otherwise}", "not checkable"),
    ("players-touch-cards", "dealing: {players_touch_cards: true}", "broken"),
    ("points-announced-otherwise", "dealing: {points_announced: not-announced}", "broken"),
    ("too-many-third-cards", "dealing: {third_cards_per_hand: 1}", "kept"),
    ("too-many-third-cards", "dealing: {third_cards_per_hand: 2}", "broken"),
    ("hands-after-last-hand-call", "dealing: {hands_after_last_hand_call: 0}", "broken"),
    ("hands-after-last-hand-call", "dealing: {hands_after_last_hand_call: 1}", "kept"),
    ("hands-after-last-hand-call", "dealing: {hands_after_last_hand_call: 2}", "broken"),
    ("last-hand-unannounced", "cards: {shuffler: continuous}\ndealing: {last_hand_announced: false}", "not applicable"),
    ("natural-from-another-count", "third_cards: {natural_from: 7}", "broken"),
    ("player-stays-elsewhere", "third_cards: {player_stays_from: 6}", "kept"),
    ("player-stays-elsewhere", "third_cards: {player_stays_from: 7}", "broken"),
    ("banker-draws-alone-elsewhere", "third_cards: {banker_draws_to_alone: 6}", "broken"),
    ("banker-table-otherwise", "third_cards: {banker_table: {five: S S S S D D D D S S}}", "kept"),
    ("banker-table-otherwise", "third_cards: {banker_table: {five: S S S D D D D D S S}}", "broken"),
    ("banker-table-otherwise", "third_cards: {banker_table: {six: S S S S D D D D S S}}", "broken"),
    ("banker-table-otherwise", "third_cards: {natural_from: 8}", "not applicable"),
    ("payments-before-collections", "dealing: {settlement_order: otherwise}", "broken"),
    ("vigorish-netted", "dealing: {vigorish_before_payment: netted}", "noted"),
    ("vigorish-after-payment", "dealing: {vigorish_before_payment: netted}", "kept"),
    ("vigorish-after-payment", "dealing: {vigorish_before_payment: after-the-payment}", "broken"),
    ("insufficient-cards-otherwise", "irregularities: {insufficient_cards: otherwise}", "broken"),
    ("not-reshuffled-after-void-round", "irregularities: {cards_after_a_void_round: replaced}", "broken"),
    ("face-up-card-used", "irregularities: {face_up_card_in_shoe: not-used}", "kept"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_rule_on_play_as_filed(rule: str, text: str, ended: str) -> None:
    assert outcome("541", rule, text) == ended
