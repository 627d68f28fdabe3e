"""Where chapter 672a asks what Chapter 633a asks, both find the same in the small logs of its tests."""

import pytest

from tests.games.blackjack.like_633a import MODULES, differences

DIFFERS = {
    "table-with-too-many-positions": "633a.2(a) allows seven positions, this chapter six",
    "wager-of-another-kind": "the optional wagers of 633a.6(e) are none of this chapter's",
    "hole-card-not-turned": "on a dealer's Blackjack no decisions are made, after which it would be turned",
    "losing-wager-not-collected": "hands over 21, and wagers against a dealer's Blackjack, have paragraphs of their own",
    "dealer-drew-without-effect": "with a lost wager still on the table it is open whether the dealer's hand has an effect",
    "blackjack-paid-at-no-lawful-moment": "a Blackjack is paid in its turn alone",
    "decks-other-than-filed": "eleven and twelve decks are no numbers that 672a.3(a) permits",
}
"""Rules by which the chapters part, and why."""


@pytest.mark.parametrize("module", MODULES)
def test_finds_what_633a_finds(module: str) -> None:
    """Event and outcome of every finding, but for the rules by which the chapters part."""
    assert differences("672a", module, frozenset(DIFFERS)) == {}


def test_the_chapters_part_by_each_rule_that_is_excepted() -> None:
    """No exception that nothing needs."""
    parted = set()
    for module in MODULES:
        for theirs, own in differences("672a", module, frozenset()).values():
            parted |= {rule for rule, _, _ in (*theirs, *own)}
    assert parted == set(DIFFERS)
