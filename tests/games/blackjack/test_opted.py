"""Missed cards made good: at the player's option, once, and what tells that he was asked."""

import pytest

from tests.games.blackjack.told import CHAPTERS, told

UNASKED, SECOND, TWO = "missed-card-made-good-unasked", "second-card-made-up-unasked", "two-cards-for-a-missed-one"
BETS = "bet 1 1000\nbet 3 1000\n"
MISSED = '{{"kind": "card-misdealt", "hand": {0}, "seat": {0}, "what": "skipped"}}\n'
DEAD = '{"kind": "void-hand", "hand": 1, "seat": 1, "what": "missed-card"}\n'
HOLE = "dealer ? face=down\n"


def played(chapter: str, acts: str) -> str:
    """A round in which the players act as told."""
    reader = "range large\n" if chapter == "685a" else ""
    return BETS + f"cards 1 4H 6D / 3 JC 9D / dealer 6S TD\n{reader}{acts}turn\n"


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "acts",
    (
        "1 hit\n" + MISSED.format(1) + "1 gets 8H\n1 stand\n3 stand\n",
        "1 hit\n" + MISSED.format(1) + "3 stand\n1 hit 8H\n1 stand\n",
        "1 hit\n" + MISSED.format(1) + "3 stand\n1 late-card\n1 gets 8H\n1 stand\n",
        "1 hit\n" + MISSED.format(1) + "3 stand\n1 stand\n",
        "1 stand\n3 hit\n" + MISSED.format(3) + "3 gets 2H\n3 stand\n",
        "1 hit\n" + MISSED.format(1) + "3 stand\n" + DEAD + "1 dead-hand\n",
    ),
)
def test_asked_or_dealt_in_his_turn(chapter: str, acts: str) -> None:
    assert told(UNASKED, chapter, played(chapter, acts)).events == ()


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("act", ("*1 gets 8H\n1 stand\n", "*" + DEAD))
def test_not_asked(chapter: str, act: str) -> None:
    round_ = played(chapter, "1 hit\n" + MISSED.format(1) + "3 stand\n" + act)
    said = told(UNASKED, chapter, round_)
    assert said.events == said.marked
    assert told(UNASKED, chapter, round_, undeclared=("choice",)).events == ()


def dealt(seconds: str) -> str:
    """A round in which the second cards are dealt as told."""
    return BETS + "1 gets 4H\n3 gets JC\ndealer 6S\n" + seconds


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_second_card_made_up(chapter: str) -> None:
    said = told(SECOND, chapter, dealt(MISSED.format(1) + "3 gets 9D\n*1 gets 6D\n" + HOLE))
    assert said.events == said.marked
    for lawful in (
        MISSED.format(1) + "3 gets 9D\n1 late-card\n1 gets 6D\n" + HOLE,
        MISSED.format(1) + "1 gets 6D\n3 gets 9D\n" + HOLE,
        "1 gets 6D\n" + MISSED.format(3) + "3 gets 9D\n" + HOLE,
    ):
        assert told(SECOND, chapter, dealt(lawful)).events == ()
    round_ = dealt(MISSED.format(1) + "3 gets 9D\n1 gets 6D\n" + HOLE)
    assert told(SECOND, chapter, round_, undeclared=("choice",)).events == ()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_two_cards_at_once(chapter: str) -> None:
    made_up = MISSED.format(1) + "3 gets 9D\n1 late-card\n1 gets 6D\n"
    said = told(TWO, chapter, dealt(made_up + "*1 gets 2D\n" + HOLE))
    assert said.events == said.marked
    assert "dealer-card-made-up-late" not in said.others
    assert told(TWO, chapter, dealt(made_up + HOLE + "1 hit 2D\n")).events == ()
