"""A House Money payout laid to the Blackjack Wager by the dealer and told again by a row of the player: it is one sum."""

import pytest

from tests.chapters.ch633a_blackjack.sides import offers
from tests.games.blackjack.told import told

ROUND = """bet 1 1000
lays 1p house-money 500
cards 1 8H 8D / dealer 6C TS
1 add-payout
pay 1p 1500 dest=wager-area
return 1p 500
{changed}
1 stand
turn
dealer TH 26
pay 1 {won}
return 1 {won}
clear"""
CHANGED = '{{"kind": "wager-changed", "wager": 1, "cents": {}, "by": "{}"}}'
AMOUNTS = ("winning-wager-paid-at-wrong-odds", "house-money-entire-wager-not-settled")


@pytest.mark.parametrize("by", ("player", "dealer"))
@pytest.mark.parametrize("rule", AMOUNTS)
def test_a_payout_told_twice_is_one_sum(by: str, rule: str) -> None:
    changed = CHANGED.format(2500, by)
    said = told(rule, "633a", ROUND.format(changed=changed, won=2500), filed=offers("house-money"))
    assert said.cites == ()
    assert said.tally.passed == 1


@pytest.mark.parametrize("changed", ("", CHANGED.format(2500, "player"), CHANGED.format(2500, "dealer")))
def test_the_entire_wager_is_paid(changed: str) -> None:
    said = told(AMOUNTS[0], "633a", ROUND.format(changed=changed, won=1000), filed=offers("house-money"))
    assert said.cents == (-1500,)
    said = told(AMOUNTS[0], "633a", ROUND.format(changed=changed, won=2500), filed=offers("house-money"))
    assert said.cents == ()


LOST = """bet 1 1000 cents=
lays 1p house-money 500
cards 1 8H 8D / dealer 6C TS
1 add-payout
pay 1p 1500 dest=wager-area
return 1p 500
{changed}
1 stand
turn
dealer 4H 20
collect 1 2500
clear"""


@pytest.mark.parametrize("changed", ("", CHANGED.format(2500, "player"), CHANGED.format(2500, "dealer")))
def test_a_wager_told_only_with_the_payout_in_it_is_that_sum(changed: str) -> None:
    """What it was before is not told, and is not needed."""
    said = told("losing-wager-not-collected", "633a", LOST.format(changed=changed), filed=offers("house-money"))
    assert said.cites == ()


def test_a_wager_told_only_with_the_payout_in_it_is_lost_whole() -> None:
    text = LOST.format(changed=CHANGED.format(2500, "dealer")).replace("collect 1 2500", "*collect 1 1000")
    said = told("losing-wager-not-collected", "633a", text, filed=offers("house-money"))
    assert (said.events, said.cents) == (said.marked, (1500,))
