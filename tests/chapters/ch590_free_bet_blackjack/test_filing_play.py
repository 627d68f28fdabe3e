"""§§ 590.6 to 590.9, and irregularities: wagers, dealing, settlement, Insurance and surrender."""

import pytest

from tests.chapters.filings import outcome

CASES = [
    ("surrender-withheld", "surrender: {offered: true}", "kept"),
    ("surrendered-share", "surrender: {share_kept: 1/2}", "kept"),
    ("surrendered-share", "surrender: {share_kept: 2/3}", "broken"),
    ("surrender-procedure-unknown", "surrender: {settlement: after-the-card-reader}", "broken"),
    ("dealer-does-not-draw-for-push-22", "optional_wagers: {push-22: {dealer_draws: true}}", "kept"),
    ("even-money-offered", "insurance: {even_money: false}", "kept"),
    ("even-money-on-other-cards", "", "not applicable"),
    ("hole-card-seen-at-the-reader", "dealing: {hole_card_seen_at_the_reader: false}", "kept"),
    ("hole-card-turned-early-as-filed", "dealing: {hole_card_turned: after-the-players}", "kept"),
    ("insurance-wins-on-other-cards", 'insurance: {wins_on: ["10", jack, queen, king]}', "kept"),
    ("insurance-wins-on-other-cards", 'insurance: {wins_on: ["10", jack, queen, king, ace]}', "broken"),
    ("cash-wagers", "wagers: {instruments: [value-chips, cash]}", "broken"),
    ("cash-wagers", "wagers: {instruments: [value-chips, verbal-with-cash]}", "kept"),
    ("verbal-wagers-accepted", "wagers: {instruments: [value-chips, verbal-with-cash]}", "noted"),
    ("verbal-wagers-accepted", "wagers: {instruments: [plaques]}", "kept"),
    ("entry-barred-to-others", "wagers: {entry_after_shuffle: prohibited, entry_prohibited_for: others-too}", "broken"),
    (
        "entry-barred-beyond-reshuffle",
        "wagers: {entry_after_shuffle: prohibited, entry_prohibited_until: [later]}",
        "broken",
    ),
    (
        "entry-barred-beyond-reshuffle",
        "wagers: {entry_after_shuffle: prohibited, entry_prohibited_until: [reshuffle]}",
        "kept",
    ),
    (
        "entry-barred-beyond-reshuffle",
        "wagers: {entry_after_shuffle: permitted, entry_prohibited_until: [later]}",
        "not applicable",
    ),
    ("unknown-optional-wager", "optional_wagers: {lucky-ladies: {}}", "broken"),
    ("unknown-optional-wager", "optional_wagers: {push-22: {}}", "kept"),
    ("unknown-optional-wager", "", "not applicable"),
    ("adjacent-boxes-unspecified", "", "broken"),
    ("push-22-wins-on-another-total", "optional_wagers: {push-22: {wins_on: 22}}", "kept"),
    ("push-22-wins-on-another-total", "optional_wagers: {push-22: {wins_on: 23}}", "broken"),
    ("push-22-wins-on-another-total", "", "not applicable"),
    ("cards-dealt-from-the-hand", "cards: {dealing: shoe}", "kept"),
    ("no-dealing-shoe", "cards: {shoe: single}", "kept"),
    ("no-dealing-shoe", "cards: {shoe: none, shuffler: in-shoe}", "broken"),
    ("no-dealing-shoe", "cards: {shoe: none, shuffler: continuous}", "not applicable"),
    ("no-dealing-shoe-beside-the-device", "cards: {shoe: none, shuffler: continuous}", "noted"),
    ("no-dealing-shoe-beside-the-device", "cards: {shoe: single, shuffler: continuous}", "kept"),
    ("no-dealing-shoe-beside-the-device", "cards: {shoe: none, shuffler: manual}", "not applicable"),
    ("shoe-location-unapproved", "cards: {dealing: shoe}", "broken"),
    ("shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shuffler: continuous}", "not applicable"),
    ("self-shuffling-shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shuffler: continuous}", "noted"),
    ("dealer-first-card-not-up", "dealing: {dealer_first_card: none}", "broken"),
    ("card-reader-used-otherwise", 'dealing: {card_reader_used_for: ["10", jack, queen, king, ace]}', "kept"),
    ("card-reader-used-otherwise", "dealing: {card_reader_used_for: [ace, 10-value]}", "kept"),
    ("card-reader-used-otherwise", 'dealing: {card_reader_used_for: [ace, 10-value, "9"]}', "broken"),
    ("dealer-stands-elsewhere", "dealing: {dealer_stands_on: 16}", "broken"),
    ("dealer-22-not-returned", "dealing: {dealer_22: returned}", "kept"),
    ("settlement-order-unspecified", "", "broken"),
    ("settlement-order-unspecified", "dealing: {settlement_order: collect-then-pay}", "kept"),
    (
        "settling-starts-elsewhere",
        "dealing: {settlement_starts: otherwise, settlement_order: player-by-player}",
        "not applicable",
    ),
    (
        "player-by-player-starts-elsewhere",
        "dealing: {settlement_starts: otherwise, settlement_order: player-by-player}",
        "broken",
    ),
    (
        "player-by-player-starts-elsewhere",
        "dealing: {settlement_starts: otherwise, settlement_order: collect-then-pay}",
        "not applicable",
    ),
    (
        "player-by-player-direction",
        "dealing: {settlement_direction: clockwise, settlement_order: player-by-player}",
        "broken",
    ),
    (
        "player-by-player-direction",
        "dealing: {settlement_direction: counterclockwise, settlement_order: player-by-player}",
        "kept",
    ),
    (
        "losing-wagers-not-into-inventory",
        "dealing: {settlement_order: player-by-player, losing_wagers_into_inventory: false}",
        "broken",
    ),
    (
        "winners-paid-with-losing-chips",
        "dealing: {settlement_order: player-by-player, winners_paid_from_losing_chips: true}",
        "broken",
    ),
    (
        "winners-paid-with-losing-chips",
        "dealing: {settlement_order: collect-then-pay, winners_paid_from_losing_chips: true}",
        "not applicable",
    ),
    ("insurance-on-other-cards", "insurance: {offered_on: [ace, king]}", "broken"),
    ("insurance-on-other-cards", "insurance: {offered_on: [ace]}", "kept"),
    ("insurance-above-maximum", "insurance: {maximum: 49/100}", "kept"),
    ("insurance-above-maximum", "insurance: {maximum: 51/100}", "broken"),
    ("insurance-limited-further", "insurance: {maximum: 49/100}", "noted"),
    ("insurance-limited-further", "insurance: {maximum: 51/100}", "kept"),
    ("insurance-not-rounded-up", "insurance: {rounded_up_to_next_chip: true}", "kept"),
    ("insurance-not-rounded-up", "", "not checkable"),
    ("insurance-wins-on-other-cards", "insurance: {wins_on: [ace, 10-value]}", "broken"),
    ("dealt-from-a-double-shoe", "cards: {shoe: single}", "kept"),
    ("misused-reader-hands-dead", "irregularities: {reader_used_wrongly: continue}", "kept"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_wagers_and_dealing(rule: str, text: str, ended: str) -> None:
    assert outcome("590", rule, text) == ended
