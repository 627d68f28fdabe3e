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
    ("blackjack-odds", "payouts: {blackjack: 3 for 2}", "broken"),
    ("lucky-ladies-odds", wager("lucky-ladies", "pays: {any-20: 4 to 1}"), "kept"),
    ("lucky-ladies-odds", wager("lucky-ladies", "pays: {any-20: 5 to 1}"), "broken"),
    ("lucky-ladies-odds", wager("lucky-ladies", ""), "not applicable"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 5), "broken"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 6), "kept"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 7), "broken"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 8), "kept"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 12, "double"), "kept"),
    ("match-the-dealer-decks", wager("match-the-dealer", "", 10, "double"), "broken"),
    ("match-the-dealer-decks-of-a-double-shoe", wager("match-the-dealer", "", 12, "double"), "noted"),
    ("match-the-dealer-decks-of-a-double-shoe", wager("match-the-dealer", "", 8, "double"), "noted"),
    ("match-the-dealer-decks-of-a-double-shoe", wager("match-the-dealer", "", 8), "kept"),
    (
        "match-the-dealer-six-deck-odds",
        wager("match-the-dealer", "pays: {matching-card-of-the-same-suit: 11 to 1}"),
        "kept",
    ),
    (
        "match-the-dealer-six-deck-odds",
        wager("match-the-dealer", "pays: {matching-card-of-the-same-suit: 14 to 1}"),
        "broken",
    ),
    (
        "match-the-dealer-eight-deck-odds",
        wager("match-the-dealer", "pays: {matching-card-of-the-same-suit: 14 to 1}", 8),
        "kept",
    ),
    ("royal-match-21-paytable-unselected", wager("royal-match-21", ""), "broken"),
    ("royal-match-21-paytable-unselected", wager("royal-match-21", "paytable: D"), "kept"),
    ("royal-match-21-paytable-unknown", wager("royal-match-21", "paytable: F"), "broken"),
    ("single-deck-royal-match-paytable", wager("royal-match-21", "paytable: A", 1), "kept"),
    ("single-deck-royal-match-paytable", wager("royal-match-21", "paytable: B", 2), "broken"),
    ("single-deck-royal-match-paytable", wager("royal-match-21", "paytable: C", 2), "not applicable"),
    ("multiple-deck-royal-match-paytable", wager("royal-match-21", "paytable: E", 1), "broken"),
    ("multiple-deck-royal-match-paytable", wager("royal-match-21", "paytable: E", 2), "kept"),
    ("royal-match-21-paytable-c-odds", wager("royal-match-21", "paytable: C, pays: {suited-match: 5 to 2}"), "kept"),
    (
        "royal-match-21-paytable-c-odds",
        wager("royal-match-21", 'paytable: C, pays: {crown-treasure: "1,000 to 1"}'),
        "broken",
    ),
    ("bet-the-set-21-decks", wager("bet-the-set-21", "paytable: C", 3), "broken"),
    ("bet-the-set-21-decks", wager("bet-the-set-21", "paytable: C", 2), "kept"),
    ("bet-the-set-21-decks", wager("bet-the-set-21", "paytable: C", 4), "kept"),
    ("four-deck-bet-the-set-paytable", wager("bet-the-set-21", "paytable: C", 3), "kept"),
    ("four-deck-bet-the-set-paytable", wager("bet-the-set-21", "paytable: D", 2), "broken"),
    ("four-deck-bet-the-set-paytable", wager("bet-the-set-21", "paytable: D", 4), "kept"),
    ("two-deck-bet-the-set-paytable", wager("bet-the-set-21", "paytable: B", 2), "kept"),
    ("two-deck-bet-the-set-paytable", wager("bet-the-set-21", "paytable: B", 4), "broken"),
    (
        "bet-the-set-21-paytable-a-odds",
        wager("bet-the-set-21", "paytable: A, pays: {suited-pair: 25 to 1}", 1),
        "broken",
    ),
    ("bet-the-set-21-paytable-of-a-double-shoe", wager("bet-the-set-21", "paytable: C", 6, "double"), "noted"),
    ("super-match-decks", wager("super-match", "", 4), "broken"),
    ("three-card-poker-paytable-unselected", wager("three-card-poker", ""), "broken"),
    ("three-card-poker-paytable-a-odds", wager("three-card-poker", "paytable: A, pays: {flush: 9 to 1}"), "kept"),
    ("three-card-poker-paytable-a-odds", wager("three-card-poker", "paytable: A, pays: {flush: 5 to 1}"), "broken"),
    ("house-money-single-deck-odds", wager("house-money", "pays: {two-card-straight-flush: 5 to 1}", 1), "kept"),
    ("house-money-multiple-deck-odds", wager("house-money", "pays: {two-card-straight-flush: 5 to 1}", 6), "broken"),
    ("house-money-multiple-deck-odds", wager("house-money", "pays: {two-card-straight-flush: 4 to 1}", 2), "kept"),
    ("house-money-portion", wager("house-money", "portion: 0%"), "broken"),
    ("house-money-portion", wager("house-money", "portion: 0.01%"), "kept"),
    ("house-money-portion", wager("house-money", "portion: 100%"), "kept"),
    ("house-money-portion", wager("house-money", "portion: 100.01%"), "broken"),
    ("bad-beat-odds", wager("bad-beat-progressive", "pays: {blackjack: 10 for 1}"), "kept"),
    ("bad-beat-odds", wager("bad-beat-progressive", "pays: {blackjack: 9 to 1}"), "kept"),
    ("bad-beat-odds", wager("bad-beat-progressive", "pays: {blackjack: 10 to 1}"), "broken"),
    ("hit-and-run-odds", wager("hit-and-run-progressive", "pays: {five-cards: 8 to 1}"), "broken"),
    ("straight-jack-odds", wager("straight-jack-progressive", "pays: {two-card-straight: 3 for 1}"), "broken"),
    ("bad-beat-progressive-rate-unspecified", wager("bad-beat-progressive", ""), "broken"),
    ("bad-beat-progressive-rate-zero", meter("bad-beat-progressive", "rate: 0%"), "noted"),
    ("bad-beat-progressive-rate-zero", meter("bad-beat-progressive", "rate: 0.01%"), "kept"),
    ("bad-beat-progressive-initial-too-low", meter("bad-beat-progressive", 'initial: "4,999.99"'), "broken"),
    ("bad-beat-progressive-initial-too-low", meter("bad-beat-progressive", "initial: 5000"), "kept"),
    ("bad-beat-progressive-reset-too-low", meter("bad-beat-progressive", 'reset: "5,000.01"'), "kept"),
    ("bad-beat-progressive-reset-unspecified", meter("bad-beat-progressive", "initial: 5000"), "broken"),
    ("hit-and-run-progressive-reset-too-low", meter("hit-and-run-progressive", 'reset: "999.99"'), "broken"),
    ("hit-and-run-progressive-reset-too-low", meter("hit-and-run-progressive", "reset: 1000"), "kept"),
    ("straight-jack-progressive-initial-too-low", meter("straight-jack-progressive", "initial: 4999"), "broken"),
    ("bad-beat-verified-late", wager("bad-beat-progressive", "verified_from: 100 for 1"), "kept"),
    ("bad-beat-verified-late", wager("bad-beat-progressive", "verified_from: 50 for 1"), "kept"),
    ("bad-beat-verified-late", wager("bad-beat-progressive", "verified_from: 100 to 1"), "broken"),
    (
        "bad-beat-positions-unequipped",
        wager("bad-beat-progressive", "equipped_positions: 5") + "\ntable: {positions: 6}",
        "broken",
    ),
    (
        "bad-beat-positions-unequipped",
        wager("bad-beat-progressive", "equipped_positions: 6") + "\ntable: {positions: 6}",
        "kept",
    ),
    ("crown-treasure-without-royal-match", "bonuses: {crown_treasure: true}", "broken"),
    ("crown-treasure-without-royal-match", "bonuses: {crown_treasure: false}", "kept"),
    (
        "crown-treasure-without-royal-match",
        "bonuses: {crown_treasure: true}\n" + wager("royal-match-21", "paytable: C"),
        "not applicable",
    ),
    ("magic-card-without-bad-beat", "bonuses: {magic_card: true}", "broken"),
    ("max-payout-too-low", limit('"24,999.99"', "1"), "broken"),
    ("max-payout-too-low", limit("25000", "1"), "kept"),
    ("max-payout-below-one-win", limit("25000", "25"), "kept"),
    ("max-payout-below-one-win", limit("25000", '"25.01"'), "broken"),
    ("max-payout-below-one-win", limit("200000", "200", "lucky-ladies"), "kept"),
    ("max-payout-below-one-win", "max_payout: {amount: 25000}", "not checkable"),
    ("max-payout-below-all-wins", limit("50000", "25") + "\nwagers: {adjacent_boxes: 2}", "kept"),
    ("max-payout-below-all-wins", limit("49999", "25") + "\nwagers: {adjacent_boxes: 2}", "noted"),
    ("max-payout-below-all-wins", limit("24999", "25") + "\nwagers: {adjacent_boxes: 2}", "kept"),
    ("max-payout-unwarranted", limit("25000", "1", "in-between"), "broken"),
    ("max-payout-on-other-wagers", "max_payout: {applies_to: [three-card-poker]}", "broken"),
    ("max-payout-on-lucky-ladies-or-royal-match", "max_payout: {applies_to: [royal-match-21]}", "noted"),
    ("max-payout-on-lucky-ladies-or-royal-match", "max_payout: {applies_to: [kings-bounty]}", "kept"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_odds_paytables_meters_and_maximum(rule: str, text: str, ended: str) -> None:
    assert outcome("633a", rule, text) == ended
