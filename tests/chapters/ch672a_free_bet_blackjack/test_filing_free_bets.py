"""§§ 672a.9 to 672a.11: doubling and splitting, free or with a wager, and what is paid."""

import pytest

from tests.chapters.filings import outcome

CASES = [
    ("busted-split-hand-not-collected", "splitting: {busted_first_hand_without_lammer: collected}", "pass"),
    ("busted-split-hand-not-tucked", "splitting: {busted_first_hand_with_lammer: tucked}", "pass"),
    ("double-down-on-some-totals", "double_down: {on: some-totals-only}", "fail"),
    ("double-down-on-some-totals", "double_down: {on: any-two-cards}", "pass"),
    ("free-double-down-withheld", 'double_down: {free_on: ["8", "9", "10", "11"]}', "pass"),
    ("free-double-down-on-other-totals", 'double_down: {free_on: ["9", "10", "11", "12"]}', "fail"),
    ("free-double-down-on-other-totals", 'double_down: {free_on: ["10", "11"]}', "pass"),
    ("double-down-maximum-over-original", "double_down: {maximum: 11/10}", "fail"),
    ("double-down-maximum-over-original", "double_down: {maximum: 1/2}", "pass"),
    ("double-down-limited-further", "double_down: {maximum: 99/100}", "review"),
    ("double-down-limited-further", "double_down: {maximum: 11/10}", "pass"),
    ("double-down-cards", "double_down: {additional_cards: 0}", "fail"),
    ("splitting-by-rank-only", "splitting: {on: identical-rank}", "fail"),
    ("tens-split-free", "splitting: {free_on: all-but-ten-values}", "pass"),
    ("free-split-withheld", "splitting: {free_on: none}", "fail"),
    ("free-split-withheld", "splitting: {free_on: all-pairs}", "pass"),
    ("too-many-split-hands", "splitting: {hands_maximum: 4}", "pass"),
    ("too-many-split-hands", "splitting: {hands_maximum: 3}", "pass"),
    ("too-few-split-hands", "splitting: {hands_maximum: 4}", "pass"),
    ("too-few-split-hands", "splitting: {hands_maximum: 5}", "pass"),
    ("winning-wager-odds", "payouts: {winning_wager: 19 to 20}", "fail"),
    ("lammer-odds", "payouts: {lammer: 1 to 1}", "pass"),
    ("blackjack-odds", "payouts: {blackjack: 3 for 2}", "fail"),
    ("push-22-paytable-unselected", "optional_wagers: {push-22: {}}", "fail"),
    ("push-22-paytable-unselected", "optional_wagers: {push-22: {paytable: A}}", "pass"),
    ("push-22-paytable-unselected", "", "not applicable"),
    ("push-22-paytable-unknown", 'optional_wagers: {push-22: {paytable: "C: 60/20/8"}}', "fail"),
    ("push-22-paytable-unknown", "optional_wagers: {push-22: {paytable: B}}", "pass"),
    ("push-22-paytable-a-odds", "optional_wagers: {push-22: {paytable: A, pays: {other-22: 8 to 1}}}", "pass"),
    ("push-22-paytable-a-odds", "optional_wagers: {push-22: {paytable: A, pays: {other-22: 7 to 1}}}", "fail"),
    ("push-22-paytable-a-odds", "optional_wagers: {push-22: {paytable: A, pays: {same-suit-22: 50 for 1}}}", "fail"),
    (
        "push-22-paytable-a-odds",
        "optional_wagers: {push-22: {paytable: B, pays: {other-22: 8 to 1}}}",
        "not applicable",
    ),
    ("push-22-paytable-b-odds", "optional_wagers: {push-22: {paytable: B, pays: {other-22: 8 to 1}}}", "fail"),
    ("push-22-paytable-b-odds", "optional_wagers: {push-22: {paytable: B, pays: {other-22: 7 to 1}}}", "pass"),
    ("push-22-paytable-b-odds", "optional_wagers: {push-22: {paytable: B, pays: {same-color-22: 20 to 1}}}", "pass"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_free_bets_and_payouts(rule: str, text: str, ended: str) -> None:
    assert outcome("672a", rule, text) == ended
