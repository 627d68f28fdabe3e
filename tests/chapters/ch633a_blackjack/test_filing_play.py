"""§§ 633a.6 to 633a.12: wagers, dealing, the choices of players and the variations."""

import pytest

from tests.chapters.filings import outcome

SUITS = "cards: {{shoe: double, sides: {{left: {{suits: [{0}]}}, right: {{suits: [{1}]}}}}}}"

CASES = [
    ("cash-wagers", "wagers: {instruments: [value-chips, cash]}", "broken"),
    ("cash-wagers", "wagers: {instruments: [value-chips, verbal-with-cash]}", "kept"),
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
    ("unknown-optional-wager", "optional_wagers: {lucky-lucky: {}}", "broken"),
    ("unknown-optional-wager", "optional_wagers: {in-between: {}}", "kept"),
    ("unknown-optional-wager", "", "not applicable"),
    ("adjacent-boxes-unspecified", "", "broken"),
    ("super-match-without-switch", "optional_wagers: {super-match: {}}", "broken"),
    (
        "super-match-without-switch",
        "optional_wagers: {super-match: {}}\nvariations: {blackjack-switch: {}}",
        "not applicable",
    ),
    ("super-match-area-at-switch", "variations: {blackjack-switch: {}}\nlayout: {areas: [blackjack]}", "noted"),
    ("super-match-area-at-switch", "variations: {blackjack-switch: {}}\nlayout: {areas: [super-match]}", "kept"),
    ("hand-dealing-not-selected", "cards: {dealing: hand}", "broken"),
    ("hand-dealing-not-selected", "cards: {dealing: hand}\nvariations: {dealt-from-the-hand: {}}", "not applicable"),
    ("hand-dealing-not-selected", "cards: {dealing: shoe}", "kept"),
    ("shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shoe: double}", "not applicable"),
    ("self-shuffling-shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shuffler: continuous}", "noted"),
    ("suits-not-designated", "cards: {shoe: double}", "broken"),
    ("suits-not-designated", "cards: {shoe: single}", "not applicable"),
    ("suits-designated-otherwise", SUITS.format("hearts, spades", "diamonds, clubs"), "broken"),
    ("suits-designated-otherwise", SUITS.format("clubs, spades", "diamonds, hearts"), "kept"),
    ("suits-designated-otherwise", SUITS.format("hearts", "spades, clubs"), "broken"),
    ("player-cards-face-down", "dealing: {player_cards: face-down}\ncards: {dealing: hand}", "not applicable"),
    ("card-reader-used-otherwise", 'dealing: {card_reader_used_for: ["10", jack, queen, king, ace]}', "kept"),
    ("dealer-stands-elsewhere", "dealing: {dealer_stands_on: 16}", "broken"),
    ("blackjack-payment-unstated", "", "noted"),
    ("blackjack-payment-unstated", "dealing: {blackjack_paid: immediately}", "kept"),
    ("blackjack-paid-at-another-time", "dealing: {blackjack_paid: tomorrow}", "broken"),
    ("settlement-order-unspecified", "", "broken"),
    ("settlement-order-unspecified", "dealing: {settlement_order: collect-then-pay}", "kept"),
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
    (
        "players-touch-cards",
        "dealing: {players_touch_cards: true}\nvariations: {dealt-from-the-hand: {}}",
        "not applicable",
    ),
    ("insurance-on-other-cards", 'insurance: {offered_on: [ace, king, queen, jack, "10"]}', "broken"),
    ("insurance-on-other-cards", "insurance: {offered_on: [ace]}", "kept"),
    ("insurance-above-maximum", "insurance: {maximum: 1/3}", "kept"),
    ("insurance-above-maximum", "insurance: {maximum: 51/100}", "broken"),
    ("even-money-not-selected", "insurance: {even_money: false, even_money_pays: 1 to 1}", "broken"),
    ("even-money-not-selected", "insurance: {even_money_on: [ace]}", "broken"),
    ("even-money-not-selected", "insurance: {even_money: true, even_money_on: [ace]}", "kept"),
    ("even-money-not-selected", "", "kept"),
    ("switch-not-specified", "head: {game: Blackjack}", "kept"),
    ("hand-dealt-from-a-continuous-shuffler", "cards: {dealing: hand, shuffler: continuous}", "noted"),
    ("hand-dealt-from-a-continuous-shuffler", "cards: {dealing: hand, shuffler: automated}", "kept"),
    ("surrender-withheld", "surrender: {offered: false}\nvariations: {blackjack-switch: {}}", "not applicable"),
    ("surrender-at-blackjack-switch", "surrender: {offered: true}\nvariations: {blackjack-switch: {}}", "noted"),
    ("surrendered-share", "surrender: {share_kept: 1/2}", "kept"),
    ("surrendered-share", "surrender: {share_kept: 3/4}", "broken"),
    ("surrender-procedure-unstated", "surrender: {offered: false}", "not applicable"),
    (
        "half-returned-after-card-reader",
        "surrender: {settlement: after-the-card-reader, against_dealer_blackjack: half}",
        "broken",
    ),
    (
        "half-returned-despite-blackjack",
        "surrender: {settlement: after-the-card-reader, against_dealer_blackjack: half}",
        "not applicable",
    ),
    ("double-down-maximum-over-original", "double_down: {maximum: 101/100}", "broken"),
    ("double-down-on-some-totals", "double_down: {on: some-totals-only}", "noted"),
    ("additional-splits-unspecified", "", "broken"),
    ("additional-splits-of-aces-unspecified", "splitting: {additional_splits: 3}", "noted"),
    (
        "additional-splits-of-aces-unspecified",
        "splitting: {additional_splits: 3, additional_splits_of_aces: 3}",
        "kept",
    ),
    ("switch-wagers", "variations: {blackjack-switch: {wagers: 2}}", "kept"),
    ("switch-wagers", "", "not applicable"),
    ("too-many-decks-in-the-hand", "cards: {dealing: hand, decks: 2}", "kept"),
    ("too-many-decks-in-the-hand", "cards: {dealing: hand, decks: 3}", "broken"),
    ("too-many-decks-in-the-hand", "cards: {dealing: shoe, decks: 3}", "not applicable"),
    ("too-many-decks-in-two-batches", "cards: {dealing: hand, decks: 2, batches: [{decks: 2}, {decks: 2}]}", "noted"),
    ("hand-dealt-without-shuffler", "cards: {dealing: hand, shuffler: manual}", "broken"),
    ("hand-dealt-without-shuffler", "cards: {dealing: hand, shuffler: automated}", "kept"),
    ("wrong-side-round-void", "irregularities: {wrong_side_of_shoe: void}\ncards: {shoe: double}", "broken"),
    ("wrong-side-round-void", "irregularities: {wrong_side_of_shoe: void}\ncards: {shoe: single}", "not applicable"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_wagers_dealing_and_choices(rule: str, text: str, ended: str) -> None:
    assert outcome("633a", rule, text) == ended
