"""§ 633a.13: odds, paytables, meters and the maximum payout, below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome


def wager(name: str, says: str, decks: int = 6, shoe: str = "single") -> str:
    return f"optional_wagers: {{{name}: {{{says}}}}}\ncards: {{decks: {decks}, shoe: {shoe}}}"


def meter(name: str, says: str) -> str:
    return wager(name, f"meter: {{{says}}}")


def limit(amount: str, most: str, wagers: str = "kings-bounty") -> str:
    return f"max_payout: {{amount: {amount}, max_wager: {most}}}\noptional_wagers: {{{wagers}: {{}}}}"


CASES = [
    ("blackjack-odds", "payouts: {blackjack: 3 for 2}", "fail"),
    ("lucky-ladies-odds", wager("lucky-ladies", "pays: {any-20: 4 to 1}"), "pass"),
    ("lucky-ladies-odds", wager("lucky-ladies", "pays: {any-20: 5 to 1}"), "fail"),
    ("lucky-ladies-odds", wager("lucky-ladies", ""), "not applicable"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 5), "fail"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 6), "pass"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 7), "fail"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 8), "pass"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 12, "double"), "pass"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 10, "double"), "fail"),
    ("match-the-dealer-decks-of-a-double-shoe", wager("match-the-dealer", "", 12, "double"), "review"),
    ("match-the-dealer-decks-of-a-double-shoe", wager("match-the-dealer", "", 8, "double"), "review"),
    ("match-the-dealer-decks-of-a-double-shoe", wager("match-the-dealer", "", 8), "pass"),
    (
        "match-the-dealer-six-deck-odds",
        wager("match-the-dealer", "pays: {matching-card-of-the-same-suit: 11 to 1}"),
        "pass",
    ),
    (
        "match-the-dealer-six-deck-odds",
        wager("match-the-dealer", "pays: {matching-card-of-the-same-suit: 14 to 1}"),
        "fail",
    ),
    (
        "match-the-dealer-eight-deck-odds",
        wager("match-the-dealer", "pays: {matching-card-of-the-same-suit: 14 to 1}", 8),
        "pass",
    ),
    ("royal-match-21-paytable-unselected", wager("royal-match-21", ""), "fail"),
    ("royal-match-21-paytable-unselected", wager("royal-match-21", "paytable: D"), "pass"),
    ("royal-match-21-paytable-unknown", wager("royal-match-21", "paytable: F"), "fail"),
    ("single-deck-royal-match-paytable", wager("royal-match-21", "paytable: A", 1), "pass"),
    ("single-deck-royal-match-paytable", wager("royal-match-21", "paytable: B", 2), "fail"),
    ("single-deck-royal-match-paytable", wager("royal-match-21", "paytable: C", 2), "not applicable"),
    ("multiple-deck-royal-match-paytable", wager("royal-match-21", "paytable: E", 1), "fail"),
    ("multiple-deck-royal-match-paytable", wager("royal-match-21", "paytable: E", 2), "pass"),
    ("royal-match-21-paytable-c-odds", wager("royal-match-21", "paytable: C, pays: {suited-match: 5 to 2}"), "pass"),
    (
        "royal-match-21-paytable-c-odds",
        wager("royal-match-21", 'paytable: C, pays: {crown-treasure: "1,000 to 1"}'),
        "fail",
    ),
    ("bet-the-set-21-decks", wager("bet-the-set-21", "paytable: C", 3), "fail"),
    ("bet-the-set-21-decks", wager("bet-the-set-21", "paytable: C", 2), "pass"),
    ("bet-the-set-21-decks", wager("bet-the-set-21", "paytable: C", 4), "pass"),
    ("four-deck-bet-the-set-paytable", wager("bet-the-set-21", "paytable: C", 3), "pass"),
    ("four-deck-bet-the-set-paytable", wager("bet-the-set-21", "paytable: D", 2), "fail"),
    ("four-deck-bet-the-set-paytable", wager("bet-the-set-21", "paytable: D", 4), "pass"),
    ("two-deck-bet-the-set-paytable", wager("bet-the-set-21", "paytable: B", 2), "pass"),
    ("two-deck-bet-the-set-paytable", wager("bet-the-set-21", "paytable: B", 4), "fail"),
    (
        "bet-the-set-21-paytable-a-odds",
        wager("bet-the-set-21", "paytable: A, pays: {suited-pair: 25 to 1}", 1),
        "fail",
    ),
    ("bet-the-set-21-paytable-of-a-double-shoe", wager("bet-the-set-21", "paytable: C", 6, "double"), "review"),
    ("super-match-decks", wager("super-match", "", 4), "fail"),
    ("three-card-poker-paytable-unselected", wager("three-card-poker", ""), "fail"),
    ("three-card-poker-paytable-a-odds", wager("three-card-poker", "paytable: A, pays: {flush: 9 to 1}"), "pass"),
    ("three-card-poker-paytable-a-odds", wager("three-card-poker", "paytable: A, pays: {flush: 5 to 1}"), "fail"),
    ("house-money-single-deck-odds", wager("house-money", "pays: {two-card-straight-flush: 5 to 1}", 1), "pass"),
    ("house-money-multiple-deck-odds", wager("house-money", "pays: {two-card-straight-flush: 5 to 1}", 6), "fail"),
    ("house-money-multiple-deck-odds", wager("house-money", "pays: {two-card-straight-flush: 4 to 1}", 2), "pass"),
    ("house-money-portion", wager("house-money", "portion: 0%"), "fail"),
    ("house-money-portion", wager("house-money", "portion: 0.01%"), "pass"),
    ("house-money-portion", wager("house-money", "portion: 100%"), "pass"),
    ("house-money-portion", wager("house-money", "portion: 100.01%"), "fail"),
    ("bad-beat-odds", wager("bad-beat-progressive", "pays: {blackjack: 10 for 1}"), "pass"),
    ("bad-beat-odds", wager("bad-beat-progressive", "pays: {blackjack: 9 to 1}"), "pass"),
    ("bad-beat-odds", wager("bad-beat-progressive", "pays: {blackjack: 10 to 1}"), "fail"),
    ("hit-and-run-odds", wager("hit-and-run-progressive", "pays: {five-cards: 8 to 1}"), "fail"),
    ("straight-jack-odds", wager("straight-jack-progressive", "pays: {two-card-straight: 3 for 1}"), "fail"),
    ("bad-beat-progressive-rate-unspecified", wager("bad-beat-progressive", ""), "fail"),
    ("bad-beat-progressive-rate-zero", meter("bad-beat-progressive", "rate: 0%"), "review"),
    ("bad-beat-progressive-rate-zero", meter("bad-beat-progressive", "rate: 0.01%"), "pass"),
    ("bad-beat-progressive-initial-too-low", meter("bad-beat-progressive", 'initial: "4,999.99"'), "fail"),
    ("bad-beat-progressive-initial-too-low", meter("bad-beat-progressive", "initial: 5000"), "pass"),
    ("bad-beat-progressive-reset-too-low", meter("bad-beat-progressive", 'reset: "5,000.01"'), "pass"),
    ("bad-beat-progressive-reset-unspecified", meter("bad-beat-progressive", "initial: 5000"), "fail"),
    ("hit-and-run-progressive-reset-too-low", meter("hit-and-run-progressive", 'reset: "999.99"'), "fail"),
    ("hit-and-run-progressive-reset-too-low", meter("hit-and-run-progressive", "reset: 1000"), "pass"),
    ("straight-jack-progressive-initial-too-low", meter("straight-jack-progressive", "initial: 4999"), "fail"),
    ("bad-beat-verified-late", wager("bad-beat-progressive", "verified_from: 100 for 1"), "pass"),
    ("bad-beat-verified-late", wager("bad-beat-progressive", "verified_from: 50 for 1"), "pass"),
    ("bad-beat-verified-late", wager("bad-beat-progressive", "verified_from: 100 to 1"), "fail"),
    (
        "bad-beat-positions-unequipped",
        wager("bad-beat-progressive", "equipped_positions: 5") + "\ntable: {positions: 6}",
        "fail",
    ),
    (
        "bad-beat-positions-unequipped",
        wager("bad-beat-progressive", "equipped_positions: 6") + "\ntable: {positions: 6}",
        "pass",
    ),
    ("crown-treasure-without-royal-match", "bonuses: {crown_treasure: true}", "fail"),
    ("crown-treasure-without-royal-match", "bonuses: {crown_treasure: false}", "pass"),
    (
        "crown-treasure-without-royal-match",
        "bonuses: {crown_treasure: true}\n" + wager("royal-match-21", "paytable: C"),
        "not applicable",
    ),
    ("magic-card-without-bad-beat", "bonuses: {magic_card: true}", "fail"),
    ("max-payout-too-low", limit('"24,999.99"', "1"), "fail"),
    ("max-payout-too-low", limit("25000", "1"), "pass"),
    ("max-payout-below-one-win", limit("25000", "25"), "pass"),
    ("max-payout-below-one-win", limit("25000", '"25.01"'), "fail"),
    ("max-payout-below-one-win", limit("200000", "200", "lucky-ladies"), "pass"),
    ("max-payout-below-one-win", "max_payout: {amount: 25000}", "not checkable"),
    ("max-payout-below-all-wins", limit("50000", "25") + "\nwagers: {adjacent_boxes: 2}", "pass"),
    ("max-payout-below-all-wins", limit("49999", "25") + "\nwagers: {adjacent_boxes: 2}", "review"),
    ("max-payout-below-all-wins", limit("24999", "25") + "\nwagers: {adjacent_boxes: 2}", "pass"),
    ("max-payout-unwarranted", limit("25000", "1", "in-between"), "fail"),
    ("max-payout-on-other-wagers", "max_payout: {applies_to: [three-card-poker]}", "fail"),
    ("max-payout-on-lucky-ladies-or-royal-match", "max_payout: {applies_to: [royal-match-21]}", "review"),
    ("max-payout-on-lucky-ladies-or-royal-match", "max_payout: {applies_to: [kings-bounty]}", "pass"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_odds_paytables_meters_and_maximum(rule: str, text: str, ended: str) -> None:
    assert outcome("633a", rule, text) == ended
