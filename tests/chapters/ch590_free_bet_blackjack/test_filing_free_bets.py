"""§§ 590.10 to 590.12: doubling and splitting, free or with a wager, and what is paid."""

import pytest

from tests.chapters.filings import outcome

CASES = [
    ("busted-split-hand-not-tucked", "splitting: {busted_first_hand_with_lammer: tucked}", "kept"),
    ("busted-split-hand-without-lammer-not-tucked", "splitting: {busted_first_hand_without_lammer: tucked}", "kept"),
    ("double-down-on-some-totals", "double_down: {on: some-totals-only}", "broken"),
    ("double-down-on-some-totals", "double_down: {on: any-two-cards}", "kept"),
    ("free-double-down-withheld", 'double_down: {free_on: ["8", "9", "10", "11"]}', "kept"),
    ("free-double-down-on-other-totals", 'double_down: {free_on: ["9", "10", "11", "12"]}', "broken"),
    ("free-double-down-on-other-totals", 'double_down: {free_on: ["10", "11"]}', "kept"),
    ("double-down-maximum-over-original", "double_down: {maximum: 11/10}", "broken"),
    ("double-down-maximum-over-original", "double_down: {maximum: 1/2}", "kept"),
    ("double-down-limited-further", "double_down: {maximum: 99/100}", "noted"),
    ("double-down-limited-further", "double_down: {maximum: 11/10}", "kept"),
    ("double-down-cards", "double_down: {additional_cards: 0}", "broken"),
    ("splitting-by-rank-only", "splitting: {on: identical-rank}", "broken"),
    ("tens-split-free", "splitting: {free_on: all-but-ten-values}", "kept"),
    ("free-split-withheld", "splitting: {free_on: none}", "broken"),
    ("free-split-withheld", "splitting: {free_on: all-pairs}", "kept"),
    ("too-many-split-hands", "splitting: {hands_maximum: 4}", "kept"),
    ("too-many-split-hands", "splitting: {hands_maximum: 3}", "kept"),
    ("too-few-split-hands", "splitting: {hands_maximum: 4}", "kept"),
    ("too-few-split-hands", "splitting: {hands_maximum: 5}", "kept"),
    ("winning-wager-odds", "payouts: {winning_wager: 19 to 20}", "broken"),
    ("lammer-odds", "payouts: {lammer: 1 to 1}", "kept"),
    ("blackjack-odds", "payouts: {blackjack: 3 for 2}", "broken"),
    ("push-22-paytable-unselected", "optional_wagers: {push-22: {}}", "broken"),
    ("push-22-paytable-unselected", "optional_wagers: {push-22: {paytable: A}}", "kept"),
    ("push-22-paytable-unselected", "", "not applicable"),
    ("push-22-paytable-unknown", 'optional_wagers: {push-22: {paytable: "C: 60/20/8"}}', "broken"),
    ("push-22-paytable-unknown", "optional_wagers: {push-22: {paytable: B}}", "kept"),
    ("push-22-paytable-a-odds", "optional_wagers: {push-22: {paytable: A, pays: {other-22: 8 to 1}}}", "kept"),
    ("push-22-paytable-a-odds", "optional_wagers: {push-22: {paytable: A, pays: {other-22: 7 to 1}}}", "broken"),
    ("push-22-paytable-a-odds", "optional_wagers: {push-22: {paytable: A, pays: {same-suit-22: 50 for 1}}}", "broken"),
    (
        "push-22-paytable-a-odds",
        "optional_wagers: {push-22: {paytable: B, pays: {other-22: 8 to 1}}}",
        "not applicable",
    ),
    ("push-22-paytable-b-odds", "optional_wagers: {push-22: {paytable: B, pays: {other-22: 8 to 1}}}", "broken"),
    ("push-22-paytable-b-odds", "optional_wagers: {push-22: {paytable: B, pays: {other-22: 7 to 1}}}", "kept"),
    ("push-22-paytable-b-odds", "optional_wagers: {push-22: {paytable: B, pays: {same-color-22: 20 to 1}}}", "kept"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_free_bets_and_payouts(rule: str, text: str, ended: str) -> None:
    assert outcome("590", rule, text) == ended
