"""§ 685a.6 to 685a.12: wagers, dealing, the dealer's 22, odds and irregularities as a filing states them."""

import pytest

from tests.chapters.filings import outcome

SUITED, UNSUITED = "matching-card-of-the-same-suit", "matching-card-of-a-different-suit"


def match(says: str, decks: int = 6) -> str:
    return f"cards: {{decks: {decks}}}\noptional_wagers: {{match-the-dealer: {{{says}}}}}"


def pays(hand: str, odds: str, decks: int) -> str:
    return match(f"pays: {{{hand}: {odds}}}", decks)


def barred(says: str) -> str:
    return f"wagers: {{entry_after_shuffle: prohibited, {says}}}"


def player_by_player(says: str) -> str:
    return f"dealing: {{settlement_order: player-by-player, {says}}}"


SHOE = "cards: {dealing: shoe}"
ASKED_FOR = "approvals: {shoe_location: {submitted: 2021-01-05}}\n"

CASES = [
    ("cash-wagers", "wagers: {instruments: [cash]}", "broken"),
    ("cash-wagers", "wagers: {instruments: [value-chips, plaques]}", "kept"),
    (
        "verbal-wagers-unconfirmed",
        "wagers: {instruments: [value-chips], verbal_wagers_confirmed: false}",
        "not applicable",
    ),
    (
        "verbal-wagers-unconfirmed",
        "wagers: {instruments: [verbal-with-cash], verbal_wagers_confirmed: false}",
        "broken",
    ),
    (
        "verbal-wagers-unconverted",
        "wagers: {instruments: [value-chips], verbal_wagers_converted: false}",
        "not applicable",
    ),
    ("entry-barred-to-others", barred("entry_prohibited_for: others-too"), "broken"),
    ("entry-barred-to-others", barred("entry_prohibited_for: patrons-who-did-not-wager"), "kept"),
    ("entry-barred-to-others", "wagers: {entry_after_shuffle: permitted}", "not applicable"),
    ("entry-barred-beyond-reshuffle", barred("entry_prohibited_until: [permission]"), "broken"),
    ("entry-barred-beyond-reshuffle", barred("entry_prohibited_until: [reshuffle]"), "kept"),
    ("late-wagers", "wagers: {accepted_until: first-card}", "kept"),
    ("play-without-bet-wager", "wagers: {bet_wager_required: true}", "kept"),
    ("unknown-optional-wager", "optional_wagers: {lucky-ladies: {}}", "broken"),
    ("unknown-optional-wager", "optional_wagers: {match-the-dealer: {}}", "kept"),
    ("match-the-dealer-decks", match("", 4), "broken"),
    ("match-the-dealer-decks", match("", 5), "broken"),
    ("match-the-dealer-decks", match("", 6), "kept"),
    ("match-the-dealer-decks", match("", 7), "broken"),
    ("match-the-dealer-decks", match("", 8), "kept"),
    ("match-the-dealer-decks", "cards: {decks: 4}", "not applicable"),
    ("match-the-dealer-decks", "optional_wagers: {match-the-dealer: {}}", "not checkable"),
    ("adjacent-boxes-unspecified", "", "broken"),
    ("more-adjacent-boxes-than-positions", "wagers: {adjacent_boxes: 4}\ntable: {positions: 5}", "kept"),
    ("more-adjacent-boxes-than-positions", "wagers: {adjacent_boxes: 5}\ntable: {positions: 5}", "kept"),
    ("more-adjacent-boxes-than-positions", "wagers: {adjacent_boxes: 6}\ntable: {positions: 5}", "broken"),
    ("more-adjacent-boxes-than-positions", "wagers: {adjacent_boxes: 6}", "not checkable"),
    ("cards-dealt-from-the-hand", "cards: {dealing: continuous-shuffler}", "kept"),
    ("continuous-shuffler-for-a-shoe", "cards: {dealing: continuous-shuffler}", "noted"),
    ("continuous-shuffler-for-a-shoe", "cards: {dealing: shoe, shuffler: continuous}", "kept"),
    ("no-dealing-shoe", "cards: {dealing: shoe, shoe: none}", "broken"),
    ("no-dealing-shoe", "cards: {dealing: shoe, shoe: single}", "kept"),
    ("no-dealing-shoe", "cards: {dealing: continuous-shuffler, shoe: none}", "not applicable"),
    ("shoe-off-the-table", "table: {shoe_on_table: true}", "kept"),
    ("shoe-location-unapproved", SHOE, "broken"),
    ("shoe-location-unapproved", ASKED_FOR + SHOE, "kept"),
    ("shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shuffler: continuous}", "not applicable"),
    ("self-shuffling-shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shuffler: continuous}", "noted"),
    ("dealer-first-card-not-up", "dealing: {dealer_first_card: none}", "broken"),
    ("second-match-unpaid", match("both_cards_paid: false"), "broken"),
    ("second-match-unpaid", match("both_cards_paid: true"), "kept"),
    ("second-match-unpaid", "cards: {decks: 6}", "not applicable"),
    ("tens-match-by-value", match("tens_match: any-ten-value"), "broken"),
    ("tens-match-by-value", match("tens_match: identical-cards-only"), "kept"),
    ("insurance-withheld", "insurance: {offered: false, even_money: true}", "broken"),
    ("insurance-withheld", "insurance: {offered: true}", "kept"),
    ("even-money-offered", "insurance: {even_money: false}", "kept"),
    ("even-money-odds", "insurance: {even_money_pays: 6 to 5}", "broken"),
    ("hole-card-seen-at-the-reader", "dealing: {hole_card_seen_at_the_reader: false}", "kept"),
    ("two-large-cards-not-exposed", "dealing: {hole_card_exposed_if_both_large: true}", "kept"),
    ("cards-after-dealer-blackjack", "dealing: {cards_after_dealer_blackjack: false}", "kept"),
    ("blackjack-tie-not-returned", "dealing: {blackjack_ties: paid}", "broken"),
    ("decisions-in-another-order", "dealing: {decisions_in_order: farthest-left-clockwise}", "kept"),
    ("surrender-permitted", "surrender: {offered: false}", "kept"),
    ("surrender-permitted", "", "not checkable"),
    ("drawing-limited", "dealing: {draw_below_21_limited: false}", "kept"),
    ("dealer-stands-elsewhere", "dealing: {dealer_stands_on: 16}", "broken"),
    ("dealer-hits-soft-17", "dealing: {dealer_hits_soft_17: false}", "kept"),
    ("dealer-draws-on-22", "dealing: {dealer_draws_on_22: false}", "kept"),
    ("dealer-spared-drawing", "dealing: {dealer_draws_when_decided: true}", "kept"),
    ("total-of-21-unpaid", "dealing: {against_22: {total_of_21: lost}}", "broken"),
    ("dealer-22-not-returned", "dealing: {against_22: {others: paid}}", "broken"),
    ("busted-hand-returned-against-22", "dealing: {against_22: {over_21: paid}}", "kept"),
    ("busted-hand-paid-against-22", "dealing: {against_22: {over_21: returned}}", "kept"),
    ("dealer-over-at-another-total", "dealing: {players_win_when_dealer_over: 23}", "broken"),
    ("player-over-at-another-total", "dealing: {players_lose_over: 20}", "broken"),
    ("settlement-order-unspecified", "", "broken"),
    ("settlement-order-unknown", "dealing: {settlement_order: collect-then-pay}", "kept"),
    ("losing-wagers-not-into-inventory", player_by_player("losing_wagers_into_inventory: false"), "broken"),
    ("losing-wagers-not-into-inventory", player_by_player("losing_wagers_into_inventory: true"), "kept"),
    ("losing-wagers-not-into-inventory", "dealing: {settlement_order: collect-then-pay}", "not applicable"),
    ("winners-paid-with-losing-chips", player_by_player("winners_paid_from_losing_chips: true"), "broken"),
    ("players-touch-cards", "dealing: {players_touch_cards: false}", "kept"),
    ("insurance-on-other-cards", "insurance: {offered_on: [ace, king]}", "broken"),
    ("insurance-on-other-cards", "insurance: {offered_on: [ace]}", "kept"),
    ("insurance-wins-on-other-cards", 'insurance: {wins_on: [king, queen, jack, "10"]}', "kept"),
    ("insurance-line-missing", "layout: {insurance_line: true}", "kept"),
    ("insurance-above-maximum", "insurance: {maximum: 1/3}", "kept"),
    ("insurance-above-maximum", "insurance: {maximum: 2/3}", "broken"),
    ("insurance-limited-further", "insurance: {maximum: 1/3}", "noted"),
    ("insurance-limited-further", "insurance: {maximum: 2/3}", "kept"),
    ("insurance-not-rounded-up", "insurance: {rounded_up_to_next_chip: true}", "kept"),
    ("double-down-on-some-totals", "double_down: {on: some-totals-only}", "noted"),
    ("double-down-maximum-over-original", "double_down: {maximum: 1/2}", "kept"),
    ("double-down-maximum-over-original", "double_down: {maximum: 3/2}", "broken"),
    ("double-down-limited-further", "double_down: {maximum: 3/2}", "kept"),
    ("double-down-cards", "double_down: {additional_cards: 0}", "broken"),
    ("splitting-by-rank-only", "splitting: {on: identical-rank}", "noted"),
    ("split-wager-unequal", "splitting: {wager: none}", "broken"),
    ("too-many-splits", "splitting: {additional_splits: 1}", "broken"),
    ("too-many-splits", "", "not checkable"),
    ("split-aces-drawn-to", "splitting: {split_aces_one_card: true}", "kept"),
    ("split-aces-doubled", "splitting: {split_aces_may_double: false}", "kept"),
    ("blackjack-odds", "payouts: {blackjack: 3 for 2}", "broken"),
    ("insurance-odds", "payouts: {insurance: 3 to 1}", "broken"),
    ("match-the-dealer-six-deck-odds", pays(SUITED, "11 to 1", 6), "kept"),
    ("match-the-dealer-six-deck-odds", pays(SUITED, "14 to 1", 6), "broken"),
    ("match-the-dealer-six-deck-odds", pays(UNSUITED, "3 to 1", 6), "broken"),
    ("match-the-dealer-six-deck-odds", pays(SUITED, "14 to 1", 8), "kept"),
    ("match-the-dealer-eight-deck-odds", pays(SUITED, "14 to 1", 8), "kept"),
    ("match-the-dealer-eight-deck-odds", pays(SUITED, "11 to 1", 8), "broken"),
    ("match-the-dealer-eight-deck-odds", pays(UNSUITED, "4 to 1", 8), "broken"),
    ("match-the-dealer-eight-deck-odds", pays(SUITED, "11 to 1", 6), "kept"),
    ("refused-card-kept", "irregularities: {refused_card: dealer-then-discard-rack}", "kept"),
    ("wrong-range-cured-otherwise", "irregularities: {wrong_range: continue}", "kept"),
    ("wrong-range-cured-otherwise", "irregularities: {wrong_range: dead-and-returned}", "kept"),
    (
        "busted-bets-kept-from-dead-hands",
        "irregularities: {wrong_range: either, wrong_range_busted_hands: kept}",
        "broken",
    ),
    (
        "busted-bets-kept-from-dead-hands",
        "irregularities: {wrong_range: continue, wrong_range_busted_hands: kept}",
        "not applicable",
    ),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_wagers_dealing_odds_and_irregularities(rule: str, text: str, ended: str) -> None:
    assert outcome("685a", rule, text) == ended
