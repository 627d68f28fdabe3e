"""§§ 551.6(f) to (h), 551.7 and 551.10(c): odds, fixed payouts and the Match-The-Dealer Wager, around every figure."""

import pytest

from tests.chapters.filings import outcome
from validator.check import check_filing

PAYS = "payouts: {{{0}: {1}}}"
BONUS = "payouts: {{bonuses: {{{0}: {1}}}}}"
FIXED = "additional_payouts: {{{0}: {1}}}"
MATCH = "optional_wagers: {{match-the-dealer: {{{0}: {1}}}}}"
ODDS = "cards: {{decks: {0}}}\noptional_wagers: {{match-the-dealer: {{pays: {{matching-card-of-the-same-suit: {1}}}}}}}"
OTHER_SUIT = (
    "cards: {{decks: {0}}}\noptional_wagers: {{match-the-dealer: {{pays: {{matching-card-of-a-different-suit: {1}}}}}}}"
)
UNKNOWN_DECKS = "optional_wagers: {{match-the-dealer: {{pays: {{matching-card-of-the-same-suit: {0}}}}}}}"

# Each listed hand with odds below, at and above those of the law.
BONUSES = {
    "six-seven-eight-mixed-suits": ("7 to 5", "3 to 2", "8 to 5"),
    "six-seven-eight-same-suit": ("3 to 2", "2 to 1", "5 to 2"),
    "six-seven-eight-spades": ("2 to 1", "3 to 1", "4 to 1"),
    "three-sevens-mixed-suits": ("1 to 1", "3 to 2", "2 to 1"),
    "three-sevens-same-suit": ("3 to 2", "2 to 1", "3 to 1"),
    "three-sevens-spades": ("2 to 1", "3 to 1", "5 to 1"),
    "five-card-21": ("1 to 1", "3 to 2", "2 to 1"),
    "six-card-21": ("3 to 2", "2 to 1", "3 to 1"),
    "seven-card-21": ("2 to 1", "3 to 1", "4 to 1"),
}

# Each amount of § 551.6(h) below, at and above that of the law.
AMOUNTS = {
    "additional-payout-for-a-small-wager": ("small_wager", '"999.99"', '"1,000.00"', "1001"),
    "additional-payout-small-wager-from": ("small_wager_from", "4", "5", "10"),
    "additional-payout-for-a-large-wager": ("large_wager", "2500", "5000", "10000"),
    "additional-payout-large-wager-from": ("large_wager_from", '"24.99"', "25", "26"),
    "additional-payout-to-others": ("other_players", "49", '"50.00"', "51"),
}

CASES = [
    ("winning-wager-odds", PAYS.format("winning_wager", "19 to 20"), "fail"),
    ("winning-wager-odds", PAYS.format("winning_wager", "2 for 1"), "pass"),
    ("winning-wager-odds", PAYS.format("winning_wager", "1 for 1"), "fail"),
    ("blackjack-odds", PAYS.format("blackjack", "2 to 1"), "fail"),
    ("blackjack-against-lower-total-odds", PAYS.format("blackjack_against_lower_total", "1 to 1"), "pass"),
    ("insurance-odds", PAYS.format("insurance", "19 to 10"), "fail"),
    ("insurance-odds", PAYS.format("insurance", "3 to 1"), "fail"),
    ("bonuses-withheld", "bonuses: {offered: true}", "pass"),
    ("bonuses-withheld-on-split-hands", "bonuses: {on_split_hands: true}", "pass"),
    ("bonuses-on-doubled-hands", "bonuses: {on_doubled_hands: false}", "pass"),
    ("additional-payouts-on-doubled-hands", FIXED.format("on_doubled_hands", "false"), "pass"),
    ("additional-payouts-on-split-hands", FIXED.format("on_split_hands", "false"), "pass"),
    ("tens-match-by-value", MATCH.format("tens_match", "identical-cards-only"), "pass"),
    ("second-match-unpaid", "", "not applicable"),
    ("match-the-dealer-minimum-too-low", MATCH.format("minimum", '"0.99"'), "fail"),
    ("match-the-dealer-minimum-too-low", MATCH.format("minimum", "1"), "pass"),
    ("match-the-dealer-maximum-too-low", MATCH.format("maximum", '"0.99"'), "fail"),
    ("match-the-dealer-maximum-too-low", MATCH.format("minimum", "1"), "not applicable"),
    ("match-the-dealer-maximum-unspecified", MATCH.format("minimum", "1"), "fail"),
    ("match-the-dealer-maximum-unspecified", "", "not applicable"),
    ("match-the-dealer-above-main-wager", MATCH.format("limited_to_main_wager", "true"), "pass"),
    ("match-the-dealer-cash-wagers", MATCH.format("instruments", "[cash]"), "fail"),
    (
        "optional-wagers-settled-late",
        MATCH.format("maximum", "5") + "\ndealing: {optional_wagers_settled: after-all-cards}",
        "fail",
    ),
    ("optional-wagers-settled-late", "dealing: {optional_wagers_settled: after-all-cards}", "not applicable"),
    ("match-the-dealer-odds-unspecified", MATCH.format("pays", "{matching-card-of-the-same-suit: 9 to 1}"), "fail"),
    (
        "match-the-dealer-odds-unspecified",
        MATCH.format("pays", "{matching-card-of-the-same-suit: 9 to 1, matching-card-of-a-different-suit: 4 to 1}"),
        "pass",
    ),
    ("match-the-dealer-six-deck-odds", ODDS.format(6, "8 to 1"), "fail"),
    ("match-the-dealer-six-deck-odds", ODDS.format(6, "9 to 1"), "pass"),
    ("match-the-dealer-six-deck-odds", ODDS.format(6, "11 to 1"), "pass"),
    ("match-the-dealer-six-deck-odds", ODDS.format(6, "10 for 1"), "pass"),
    ("match-the-dealer-six-deck-odds", ODDS.format(6, "9 for 1"), "fail"),
    ("match-the-dealer-six-deck-odds", ODDS.format(8, "8 to 1"), "pass"),
    ("match-the-dealer-six-deck-odds", UNKNOWN_DECKS.format("8 to 1"), "not checkable"),
    ("match-the-dealer-six-deck-odds", OTHER_SUIT.format(6, "3 to 1"), "fail"),
    ("match-the-dealer-six-deck-odds", OTHER_SUIT.format(6, "5 for 1"), "pass"),
    ("match-the-dealer-eight-deck-odds", ODDS.format(8, "11 to 1"), "fail"),
    ("match-the-dealer-eight-deck-odds", ODDS.format(8, "12 to 1"), "pass"),
    ("match-the-dealer-eight-deck-odds", ODDS.format(8, "13 to 1"), "pass"),
    ("match-the-dealer-eight-deck-odds", OTHER_SUIT.format(8, "3 to 1"), "pass"),
    ("match-the-dealer-eight-deck-odds", OTHER_SUIT.format(8, "2 to 1"), "fail"),
    ("match-the-dealer-odds-below-both-lists", UNKNOWN_DECKS.format("8 to 1"), "fail"),
    ("match-the-dealer-odds-below-both-lists", UNKNOWN_DECKS.format("9 to 1"), "pass"),
    ("match-the-dealer-odds-below-both-lists", ODDS.format(4, "8 to 1"), "fail"),
    ("match-the-dealer-odds-below-both-lists", ODDS.format(6, "8 to 1"), "pass"),
    ("match-the-dealer-bearing-on-others", MATCH.format("apart_from_other_wagers", "true"), "pass"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_odds_fixed_payouts_and_the_match(rule: str, text: str, ended: str) -> None:
    assert outcome("551", rule, text) == ended


@pytest.mark.parametrize(("hand", "below", "at", "above"), [(hand, *odds) for hand, odds in BONUSES.items()])
def test_the_odds_of_a_listed_hand_are_neither_more_nor_less(hand: str, below: str, at: str, above: str) -> None:
    ended = [outcome("551", f"bonus-{hand}-odds", BONUS.format(hand, odds)) for odds in (below, at, above)]
    assert ended == ["fail", "pass", "fail"]


@pytest.mark.parametrize(("rule", "field", "below", "at", "above"), [(rule, *each) for rule, each in AMOUNTS.items()])
def test_the_amounts_of_the_fixed_payouts_are_neither_more_nor_less(
    rule: str, field: str, below: str, at: str, above: str
) -> None:
    ended = [outcome("551", rule, FIXED.format(field, amount)) for amount in (below, at, above)]
    assert ended == ["fail", "pass", "fail"]


def test_a_finding_on_a_fixed_payout_names_both_amounts() -> None:
    report = check_filing('chapter: "551"\nadditional_payouts: {large_wager: 2500}\n', name="filing.yaml")
    (finding,) = [one for one in report.findings if one.rule == "additional-payout-for-a-large-wager"]
    assert (finding.citation, finding.where.path) == ("551.6(h)", "additional_payouts.large_wager")
    assert ("$5,000.00" in finding.message, "$2,500.00" in finding.message) == (True, True)
