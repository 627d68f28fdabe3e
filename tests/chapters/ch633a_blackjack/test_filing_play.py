"""§§ 633a.6 to 633a.12: wagers, dealing, the choices of players and the variations."""

import pytest

from tests.chapters.filings import outcome

SUITS = "cards: {{shoe: double, sides: {{left: {{suits: [{0}]}}, right: {{suits: [{1}]}}}}}}"

CASES = [
    ("cash-wagers", "wagers: {instruments: [value-chips, cash]}", "fail"),
    ("cash-wagers", "wagers: {instruments: [value-chips, verbal-with-cash]}", "pass"),
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
    ("unknown-optional-wager", "optional_wagers: {lucky-lucky: {}}", "fail"),
    ("unknown-optional-wager", "optional_wagers: {in-between: {}}", "pass"),
    ("unknown-optional-wager", "", "not applicable"),
    ("adjacent-boxes-unspecified", "", "fail"),
    ("super-match-without-switch", "optional_wagers: {super-match: {}}", "fail"),
    (
        "super-match-without-switch",
        "optional_wagers: {super-match: {}}\nvariations: {blackjack-switch: {}}",
        "not applicable",
    ),
    ("super-match-area-at-switch", "variations: {blackjack-switch: {}}\nlayout: {areas: [blackjack]}", "review"),
    ("super-match-area-at-switch", "variations: {blackjack-switch: {}}\nlayout: {areas: [super-match]}", "pass"),
    ("hand-dealing-not-selected", "cards: {dealing: hand}", "fail"),
    ("hand-dealing-not-selected", "cards: {dealing: hand}\nvariations: {dealt-from-the-hand: {}}", "not applicable"),
    ("hand-dealing-not-selected", "cards: {dealing: shoe}", "pass"),
    ("shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shoe: double}", "not applicable"),
    ("self-shuffling-shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shuffler: continuous}", "review"),
    ("suits-not-designated", "cards: {shoe: double}", "fail"),
    ("suits-not-designated", "cards: {shoe: single}", "not applicable"),
    ("suits-designated-otherwise", SUITS.format("hearts, spades", "diamonds, clubs"), "fail"),
    ("suits-designated-otherwise", SUITS.format("clubs, spades", "diamonds, hearts"), "pass"),
    ("suits-designated-otherwise", SUITS.format("hearts", "spades, clubs"), "fail"),
    ("player-cards-face-down", "dealing: {player_cards: face-down}\ncards: {dealing: hand}", "not applicable"),
    ("card-reader-used-otherwise", 'dealing: {card_reader_used_for: ["10", jack, queen, king, ace]}', "pass"),
    ("dealer-stands-elsewhere", "dealing: {dealer_stands_on: 16}", "fail"),
    ("blackjack-payment-unstated", "", "review"),
    ("blackjack-payment-unstated", "dealing: {blackjack_paid: immediately}", "pass"),
    ("blackjack-paid-at-another-time", "dealing: {blackjack_paid: tomorrow}", "fail"),
    ("settlement-order-unspecified", "", "fail"),
    ("settlement-order-unspecified", "dealing: {settlement_order: collect-then-pay}", "pass"),
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
    (
        "players-touch-cards",
        "dealing: {players_touch_cards: true}\nvariations: {dealt-from-the-hand: {}}",
        "not applicable",
    ),
    ("insurance-on-other-cards", 'insurance: {offered_on: [ace, king, queen, jack, "10"]}', "fail"),
    ("insurance-on-other-cards", "insurance: {offered_on: [ace]}", "pass"),
    ("insurance-above-maximum", "insurance: {maximum: 1/3}", "pass"),
    ("insurance-above-maximum", "insurance: {maximum: 51/100}", "fail"),
    ("even-money-not-selected", "insurance: {even_money: false, even_money_pays: 1 to 1}", "fail"),
    ("even-money-not-selected", "insurance: {even_money_on: [ace]}", "fail"),
    ("even-money-not-selected", "insurance: {even_money: true, even_money_on: [ace]}", "pass"),
    ("even-money-not-selected", "", "pass"),
    ("switch-not-specified", "head: {game: Blackjack}", "pass"),
    ("hand-dealt-from-a-continuous-shuffler", "cards: {dealing: hand, shuffler: continuous}", "review"),
    ("hand-dealt-from-a-continuous-shuffler", "cards: {dealing: hand, shuffler: automated}", "pass"),
    ("surrender-withheld", "surrender: {offered: false}\nvariations: {blackjack-switch: {}}", "not applicable"),
    ("surrender-at-blackjack-switch", "surrender: {offered: true}\nvariations: {blackjack-switch: {}}", "review"),
    ("surrendered-share", "surrender: {share_kept: 1/2}", "pass"),
    ("surrendered-share", "surrender: {share_kept: 3/4}", "fail"),
    ("surrender-procedure-unstated", "surrender: {offered: false}", "not applicable"),
    (
        "half-returned-after-card-reader",
        "surrender: {settlement: after-the-card-reader, against_dealer_blackjack: half}",
        "fail",
    ),
    (
        "half-returned-despite-blackjack",
        "surrender: {settlement: after-the-card-reader, against_dealer_blackjack: half}",
        "not applicable",
    ),
    ("double-down-maximum-over-original", "double_down: {maximum: 101/100}", "fail"),
    ("double-down-on-some-totals", "double_down: {on: some-totals-only}", "review"),
    ("additional-splits-unspecified", "", "fail"),
    ("additional-splits-of-aces-unspecified", "splitting: {additional_splits: 3}", "review"),
    (
        "additional-splits-of-aces-unspecified",
        "splitting: {additional_splits: 3, additional_splits_of_aces: 3}",
        "pass",
    ),
    ("switch-wagers", "variations: {blackjack-switch: {wagers: 2}}", "pass"),
    ("switch-wagers", "", "not applicable"),
    ("too-many-decks-in-the-hand", "cards: {dealing: hand, decks: 2}", "pass"),
    ("too-many-decks-in-the-hand", "cards: {dealing: hand, decks: 3}", "fail"),
    ("too-many-decks-in-the-hand", "cards: {dealing: shoe, decks: 3}", "not applicable"),
    ("too-many-decks-in-two-batches", "cards: {dealing: hand, decks: 2, batches: [{decks: 2}, {decks: 2}]}", "review"),
    ("hand-dealt-without-shuffler", "cards: {dealing: hand, shuffler: manual}", "fail"),
    ("hand-dealt-without-shuffler", "cards: {dealing: hand, shuffler: automated}", "pass"),
    ("wrong-side-round-void", "irregularities: {wrong_side_of_shoe: void}\ncards: {shoe: double}", "fail"),
    ("wrong-side-round-void", "irregularities: {wrong_side_of_shoe: void}\ncards: {shoe: single}", "not applicable"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_wagers_dealing_and_choices(rule: str, text: str, ended: str) -> None:
    assert outcome("633a", rule, text) == ended
