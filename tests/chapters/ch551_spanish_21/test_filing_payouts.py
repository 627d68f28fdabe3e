"""§§ 551.6(f) to (h), 551.7 and 551.10(c): odds, fixed payouts and the Match-The-Dealer Wager, around every figure."""

import pytest

from tests.chapters.filings import outcome
from tests.places import in_filing
from validator.filing.check import judge_filing

BONUS = "payouts: {{bonuses: {{{0}: {1}}}}}"
FIXED = "additional_payouts: {{{0}: {1}}}"

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
    report = judge_filing('chapter: "551"\nadditional_payouts: {large_wager: 2500}\n', name="filing.yaml")
    (finding,) = [one for one in report.findings if one.rule == "additional-payout-for-a-large-wager"]
    assert (finding.citation, in_filing(finding).path) == ("551.6(h)", "additional_payouts.large_wager")
    assert ("$5,000.00" in finding.message, "$2,500.00" in finding.message) == (True, True)
