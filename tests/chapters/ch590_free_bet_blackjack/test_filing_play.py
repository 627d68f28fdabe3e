"""§§ 590.6 to 590.9, and irregularities: wagers, dealing, settlement, Insurance and surrender."""

import pytest

from tests.chapters.filings import outcome

CASES = [
    ("surrender-withheld", "surrender: {offered: true}", "pass"),
    ("surrendered-share", "surrender: {share_kept: 1/2}", "pass"),
    ("surrendered-share", "surrender: {share_kept: 2/3}", "fail"),
    ("surrender-procedure-unknown", "surrender: {settlement: after-the-card-reader}", "fail"),
    ("dealer-does-not-draw-for-push-22", "optional_wagers: {push-22: {dealer_draws: true}}", "pass"),
    ("even-money-offered", "insurance: {even_money: false}", "pass"),
    ("even-money-on-other-cards", "", "not applicable"),
    ("hole-card-seen-at-the-reader", "dealing: {hole_card_seen_at_the_reader: false}", "pass"),
    ("hole-card-turned-early-as-filed", "dealing: {hole_card_turned: after-the-players}", "pass"),
    ("insurance-wins-on-other-cards", 'insurance: {wins_on: ["10", jack, queen, king]}', "pass"),
    ("insurance-wins-on-other-cards", 'insurance: {wins_on: ["10", jack, queen, king, ace]}', "fail"),
    ("cash-wagers", "wagers: {instruments: [value-chips, cash]}", "fail"),
    ("cash-wagers", "wagers: {instruments: [value-chips, verbal-with-cash]}", "pass"),
    ("verbal-wagers-accepted", "wagers: {instruments: [value-chips, verbal-with-cash]}", "review"),
    ("verbal-wagers-accepted", "wagers: {instruments: [plaques]}", "pass"),
    ("entry-barred-to-others", "wagers: {entry_after_shuffle: prohibited, entry_prohibited_for: others-too}", "fail"),
    (
        "entry-barred-beyond-reshuffle",
        "wagers: {entry_after_shuffle: prohibited, entry_prohibited_until: [later]}",
        "fail",
    ),
    (
        "entry-barred-beyond-reshuffle",
        "wagers: {entry_after_shuffle: prohibited, entry_prohibited_until: [reshuffle]}",
        "pass",
    ),
    (
        "entry-barred-beyond-reshuffle",
        "wagers: {entry_after_shuffle: permitted, entry_prohibited_until: [later]}",
        "not applicable",
    ),
    ("unknown-optional-wager", "optional_wagers: {lucky-ladies: {}}", "fail"),
    ("unknown-optional-wager", "optional_wagers: {push-22: {}}", "pass"),
    ("unknown-optional-wager", "", "not applicable"),
    ("adjacent-boxes-unspecified", "", "fail"),
    ("push-22-wins-on-another-total", "optional_wagers: {push-22: {wins_on: 22}}", "pass"),
    ("push-22-wins-on-another-total", "optional_wagers: {push-22: {wins_on: 23}}", "fail"),
    ("push-22-wins-on-another-total", "", "not applicable"),
    ("cards-dealt-from-the-hand", "cards: {dealing: shoe}", "pass"),
    ("no-dealing-shoe", "cards: {shoe: single}", "pass"),
    ("no-dealing-shoe", "cards: {shoe: none, shuffler: in-shoe}", "fail"),
    ("no-dealing-shoe", "cards: {shoe: none, shuffler: continuous}", "not applicable"),
    ("no-dealing-shoe-beside-the-device", "cards: {shoe: none, shuffler: continuous}", "review"),
    ("no-dealing-shoe-beside-the-device", "cards: {shoe: single, shuffler: continuous}", "pass"),
    ("no-dealing-shoe-beside-the-device", "cards: {shoe: none, shuffler: manual}", "not applicable"),
    ("shoe-location-unapproved", "cards: {dealing: shoe}", "fail"),
    ("shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shuffler: continuous}", "not applicable"),
    ("self-shuffling-shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shuffler: continuous}", "review"),
    ("dealer-first-card-not-up", "dealing: {dealer_first_card: none}", "fail"),
    ("card-reader-used-otherwise", 'dealing: {card_reader_used_for: ["10", jack, queen, king, ace]}', "pass"),
    ("card-reader-used-otherwise", "dealing: {card_reader_used_for: [ace, 10-value]}", "pass"),
    ("card-reader-used-otherwise", 'dealing: {card_reader_used_for: [ace, 10-value, "9"]}', "fail"),
    ("dealer-stands-elsewhere", "dealing: {dealer_stands_on: 16}", "fail"),
    ("dealer-22-not-returned", "dealing: {dealer_22: returned}", "pass"),
    ("settlement-order-unspecified", "", "fail"),
    ("settlement-order-unspecified", "dealing: {settlement_order: collect-then-pay}", "pass"),
    (
        "settling-starts-elsewhere",
        "dealing: {settlement_starts: otherwise, settlement_order: player-by-player}",
        "not applicable",
    ),
    (
        "player-by-player-starts-elsewhere",
        "dealing: {settlement_starts: otherwise, settlement_order: player-by-player}",
        "fail",
    ),
    (
        "player-by-player-starts-elsewhere",
        "dealing: {settlement_starts: otherwise, settlement_order: collect-then-pay}",
        "not applicable",
    ),
    (
        "player-by-player-direction",
        "dealing: {settlement_direction: clockwise, settlement_order: player-by-player}",
        "fail",
    ),
    (
        "player-by-player-direction",
        "dealing: {settlement_direction: counterclockwise, settlement_order: player-by-player}",
        "pass",
    ),
    (
        "losing-wagers-not-into-inventory",
        "dealing: {settlement_order: player-by-player, losing_wagers_into_inventory: false}",
        "fail",
    ),
    (
        "winners-paid-with-losing-chips",
        "dealing: {settlement_order: player-by-player, winners_paid_from_losing_chips: true}",
        "fail",
    ),
    (
        "winners-paid-with-losing-chips",
        "dealing: {settlement_order: collect-then-pay, winners_paid_from_losing_chips: true}",
        "not applicable",
    ),
    ("insurance-on-other-cards", "insurance: {offered_on: [ace, king]}", "fail"),
    ("insurance-on-other-cards", "insurance: {offered_on: [ace]}", "pass"),
    ("insurance-above-maximum", "insurance: {maximum: 49/100}", "pass"),
    ("insurance-above-maximum", "insurance: {maximum: 51/100}", "fail"),
    ("insurance-limited-further", "insurance: {maximum: 49/100}", "review"),
    ("insurance-limited-further", "insurance: {maximum: 51/100}", "pass"),
    ("insurance-not-rounded-up", "insurance: {rounded_up_to_next_chip: true}", "pass"),
    ("insurance-not-rounded-up", "", "not checkable"),
    ("insurance-wins-on-other-cards", "insurance: {wins_on: [ace, 10-value]}", "fail"),
    ("dealt-from-a-double-shoe", "cards: {shoe: single}", "pass"),
    ("misused-reader-hands-dead", "irregularities: {reader_used_wrongly: continue}", "pass"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_wagers_and_dealing(rule: str, text: str, ended: str) -> None:
    assert outcome("590", rule, text) == ended
