"""Wagers for which a lammer lies: none in a chapter without free bets, and no other than double and split in one with."""

import pytest

from tests.games.blackjack.told import CHAPTERS, told

RULE = "wager-made-by-lammer"
CITES = {"551": "551.6(e)", "590": "590.6(a)", "633a": "633a.6(a)", "672a": "672a.6(a)", "685a": "685a.6(a)"}
FREE = ("590", "672a")
CHIPS = [chapter for chapter in CHAPTERS if chapter not in FREE]

DOUBLED = """bet 1 1000
cards 1 6S 4D / dealer 7H 8C
1 double
*lays {lays}
1 gets 9C
turn
dealer TD 25
pay 1 1000
{settled}
clear"""


@pytest.mark.parametrize("chapter", CHIPS)
@pytest.mark.parametrize("lays", ("1d double-down 1000 by=lammer", "1f free-bet 1000", "1f free-bet 1000 by="))
@pytest.mark.parametrize(("settled", "cents"), (("pay {} 1000", 1000), ("return {} 1000", None)))
def test_a_double_by_a_lammer(chapter: str, lays: str, settled: str, cents: int | None) -> None:
    said = told(RULE, chapter, DOUBLED.format(lays=lays, settled=settled.format(lays[:2])))
    assert said.cites == (CITES[chapter],)
    assert said.events == said.marked
    assert said.cents == (cents,)
    assert said.short == ("the house" if cents else None,)


@pytest.mark.parametrize("chapter", CHIPS)
def test_a_double_in_chips(chapter: str) -> None:
    said = told(RULE, chapter, DOUBLED.format(lays="1d double-down 1000", settled="pay 1d 1000"))
    assert said.cites == ()
    assert said.tally.passed == 2


@pytest.mark.parametrize("chapter", FREE)
def test_a_free_double_lies_where_it_may(chapter: str) -> None:
    said = told(RULE, chapter, DOUBLED.format(lays="1f free-bet 1000", settled="pay 1f 1000"))
    assert said.cites == ()
    assert said.tally.not_applicable == 1


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_wager_on_which_a_hand_is_played(chapter: str) -> None:
    round_ = "*bet 1 1000 by={}\ncards 1 TS 9D / dealer 7H TC\n1 stand\nturn\npay 1 1000\nclear"
    assert told(RULE, chapter, round_.format("lammer")).cites == (CITES[chapter],)
    assert told(RULE, chapter, round_.format("plaques")).cites == ()
    assert told(RULE, chapter, round_.format("")).tally.missing == {"how the wager was made": 1}
