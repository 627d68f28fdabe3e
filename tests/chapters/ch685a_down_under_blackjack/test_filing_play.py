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
    ("cash-wagers", "wagers: {instruments: [cash]}", "fail"),
    ("cash-wagers", "wagers: {instruments: [value-chips, plaques]}", "pass"),
    (
        "verbal-wagers-unconfirmed",
        "wagers: {instruments: [value-chips], verbal_wagers_confirmed: false}",
        "not applicable",
    ),
    (
        "verbal-wagers-unconfirmed",
        "wagers: {instruments: [verbal-with-cash], verbal_wagers_confirmed: false}",
        "fail",
    ),
    (
        "verbal-wagers-unconverted",
        "wagers: {instruments: [value-chips], verbal_wagers_converted: false}",
        "not applicable",
    ),
    ("entry-barred-to-others", barred("entry_prohibited_for: others-too"), "fail"),
    ("entry-barred-to-others", barred("entry_prohibited_for: patrons-who-did-not-wager"), "pass"),
    ("entry-barred-to-others", "wagers: {entry_after_shuffle: permitted}", "not applicable"),
    ("entry-barred-beyond-reshuffle", barred("entry_prohibited_until: [permission]"), "fail"),
    ("entry-barred-beyond-reshuffle", barred("entry_prohibited_until: [reshuffle]"), "pass"),
    ("late-wagers", "wagers: {accepted_until: first-card}", "pass"),
    ("play-without-bet-wager", "wagers: {bet_wager_required: true}", "pass"),
    ("unknown-optional-wager", "optional_wagers: {lucky-ladies: {}}", "fail"),
    ("unknown-optional-wager", "optional_wagers: {match-the-dealer: {}}", "pass"),
    ("match-the-dealer-decks", match("", 4), "fail"),
    ("match-the-dealer-decks", match("", 5), "fail"),
    ("match-the-dealer-decks", match("", 6), "pass"),
    ("match-the-dealer-decks", match("", 7), "fail"),
    ("match-the-dealer-decks", match("", 8), "pass"),
    ("match-the-dealer-decks", "cards: {decks: 4}", "not applicable"),
    ("match-the-dealer-decks", "optional_wagers: {match-the-dealer: {}}", "not checkable"),
    ("adjacent-boxes-unspecified", "", "fail"),
    ("more-adjacent-boxes-than-positions", "wagers: {adjacent_boxes: 4}\ntable: {positions: 5}", "pass"),
    ("more-adjacent-boxes-than-positions", "wagers: {adjacent_boxes: 5}\ntable: {positions: 5}", "pass"),
    ("more-adjacent-boxes-than-positions", "wagers: {adjacent_boxes: 6}\ntable: {positions: 5}", "fail"),
    ("more-adjacent-boxes-than-positions", "wagers: {adjacent_boxes: 6}", "not checkable"),
    ("cards-dealt-from-the-hand", "cards: {dealing: continuous-shuffler}", "pass"),
    ("continuous-shuffler-for-a-shoe", "cards: {dealing: continuous-shuffler}", "review"),
    ("continuous-shuffler-for-a-shoe", "cards: {dealing: shoe, shuffler: continuous}", "pass"),
    ("no-dealing-shoe", "cards: {dealing: shoe, shoe: none}", "fail"),
    ("no-dealing-shoe", "cards: {dealing: shoe, shoe: single}", "pass"),
    ("no-dealing-shoe", "cards: {dealing: continuous-shuffler, shoe: none}", "not applicable"),
    ("shoe-off-the-table", "table: {shoe_on_table: true}", "pass"),
    ("shoe-location-unapproved", SHOE, "fail"),
    ("shoe-location-unapproved", ASKED_FOR + SHOE, "pass"),
    ("shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shuffler: continuous}", "not applicable"),
    ("self-shuffling-shoe-not-burned", "dealing: {burn_after_loading: false}\ncards: {shuffler: continuous}", "review"),
    ("dealer-first-card-not-up", "dealing: {dealer_first_card: none}", "fail"),
    ("second-match-unpaid", match("both_cards_paid: false"), "fail"),
    ("second-match-unpaid", match("both_cards_paid: true"), "pass"),
    ("second-match-unpaid", "cards: {decks: 6}", "not applicable"),
    ("tens-match-by-value", match("tens_match: any-ten-value"), "fail"),
    ("tens-match-by-value", match("tens_match: identical-cards-only"), "pass"),
    ("insurance-withheld", "insurance: {offered: false, even_money: true}", "fail"),
    ("insurance-withheld", "insurance: {offered: true}", "pass"),
    ("even-money-offered", "insurance: {even_money: false}", "pass"),
    ("even-money-odds", "insurance: {even_money_pays: 6 to 5}", "fail"),
    ("hole-card-seen-at-the-reader", "dealing: {hole_card_seen_at_the_reader: false}", "pass"),
    ("two-large-cards-not-exposed", "dealing: {hole_card_exposed_if_both_large: true}", "pass"),
    ("cards-after-dealer-blackjack", "dealing: {cards_after_dealer_blackjack: false}", "pass"),
    ("blackjack-tie-not-returned", "dealing: {blackjack_ties: paid}", "fail"),
    ("decisions-in-another-order", "dealing: {decisions_in_order: farthest-left-clockwise}", "pass"),
    ("surrender-permitted", "surrender: {offered: false}", "pass"),
    ("surrender-permitted", "", "not checkable"),
    ("drawing-limited", "dealing: {draw_below_21_limited: false}", "pass"),
    ("dealer-stands-elsewhere", "dealing: {dealer_stands_on: 16}", "fail"),
    ("dealer-hits-soft-17", "dealing: {dealer_hits_soft_17: false}", "pass"),
    ("dealer-draws-on-22", "dealing: {dealer_draws_on_22: false}", "pass"),
    ("dealer-spared-drawing", "dealing: {dealer_draws_when_decided: true}", "pass"),
    ("total-of-21-unpaid", "dealing: {against_22: {total_of_21: lost}}", "fail"),
    ("dealer-22-not-returned", "dealing: {against_22: {others: paid}}", "fail"),
    ("busted-hand-returned-against-22", "dealing: {against_22: {over_21: paid}}", "pass"),
    ("busted-hand-paid-against-22", "dealing: {against_22: {over_21: returned}}", "pass"),
    ("dealer-over-at-another-total", "dealing: {players_win_when_dealer_over: 23}", "fail"),
    ("player-over-at-another-total", "dealing: {players_lose_over: 20}", "fail"),
    ("settlement-order-unspecified", "", "fail"),
    ("settlement-order-unknown", "dealing: {settlement_order: collect-then-pay}", "pass"),
    ("losing-wagers-not-into-inventory", player_by_player("losing_wagers_into_inventory: false"), "fail"),
    ("losing-wagers-not-into-inventory", player_by_player("losing_wagers_into_inventory: true"), "pass"),
    ("losing-wagers-not-into-inventory", "dealing: {settlement_order: collect-then-pay}", "not applicable"),
    ("winners-paid-with-losing-chips", player_by_player("winners_paid_from_losing_chips: true"), "fail"),
    ("players-touch-cards", "dealing: {players_touch_cards: false}", "pass"),
    ("insurance-on-other-cards", "insurance: {offered_on: [ace, king]}", "fail"),
    ("insurance-on-other-cards", "insurance: {offered_on: [ace]}", "pass"),
    ("insurance-wins-on-other-cards", 'insurance: {wins_on: [king, queen, jack, "10"]}', "pass"),
    ("insurance-line-missing", "layout: {insurance_line: true}", "pass"),
    ("insurance-above-maximum", "insurance: {maximum: 1/3}", "pass"),
    ("insurance-above-maximum", "insurance: {maximum: 2/3}", "fail"),
    ("insurance-limited-further", "insurance: {maximum: 1/3}", "review"),
    ("insurance-limited-further", "insurance: {maximum: 2/3}", "pass"),
    ("insurance-not-rounded-up", "insurance: {rounded_up_to_next_chip: true}", "pass"),
    ("double-down-on-some-totals", "double_down: {on: some-totals-only}", "review"),
    ("double-down-maximum-over-original", "double_down: {maximum: 1/2}", "pass"),
    ("double-down-maximum-over-original", "double_down: {maximum: 3/2}", "fail"),
    ("double-down-limited-further", "double_down: {maximum: 3/2}", "pass"),
    ("double-down-cards", "double_down: {additional_cards: 0}", "fail"),
    ("splitting-by-rank-only", "splitting: {on: identical-rank}", "review"),
    ("split-wager-unequal", "splitting: {wager: none}", "fail"),
    ("too-many-splits", "splitting: {additional_splits: 1}", "fail"),
    ("too-many-splits", "", "not checkable"),
    ("split-aces-drawn-to", "splitting: {split_aces_one_card: true}", "pass"),
    ("split-aces-doubled", "splitting: {split_aces_may_double: false}", "pass"),
    ("blackjack-odds", "payouts: {blackjack: 3 for 2}", "fail"),
    ("insurance-odds", "payouts: {insurance: 3 to 1}", "fail"),
    ("match-the-dealer-six-deck-odds", pays(SUITED, "11 to 1", 6), "pass"),
    ("match-the-dealer-six-deck-odds", pays(SUITED, "14 to 1", 6), "fail"),
    ("match-the-dealer-six-deck-odds", pays(UNSUITED, "3 to 1", 6), "fail"),
    ("match-the-dealer-six-deck-odds", pays(SUITED, "14 to 1", 8), "pass"),
    ("match-the-dealer-eight-deck-odds", pays(SUITED, "14 to 1", 8), "pass"),
    ("match-the-dealer-eight-deck-odds", pays(SUITED, "11 to 1", 8), "fail"),
    ("match-the-dealer-eight-deck-odds", pays(UNSUITED, "4 to 1", 8), "fail"),
    ("match-the-dealer-eight-deck-odds", pays(SUITED, "11 to 1", 6), "pass"),
    ("refused-card-kept", "irregularities: {refused_card: dealer-then-discard-rack}", "pass"),
    ("wrong-range-cured-otherwise", "irregularities: {wrong_range: continue}", "pass"),
    ("wrong-range-cured-otherwise", "irregularities: {wrong_range: dead-and-returned}", "pass"),
    (
        "busted-bets-kept-from-dead-hands",
        "irregularities: {wrong_range: either, wrong_range_busted_hands: kept}",
        "fail",
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
