"""Rounds dealt like those of examples: lawful, with the cards and the decisions that are given."""

import pytest

from validator.examples import Rounds
from validator.proof.faults.arranged import arranged_of
from validator.proof.faults.plays import plays_of
from validator.proof.faults.scene import Scene
from validator.submission.samples import sound_filings

CARDS = "cards 1 8H 8D / 0 6C ?; split 11 1; deal 1 5S; deal 11 KC seat=1; expose 0 9D; deal 0 4H"
DOUBLED = (
    "wager 1 2000; cards 1 6H 5D / 0 6C ?; wager 11 2000 double-down seat=1 hand=1; deal 1 9C; expose 0 KD; deal 0 KH"
)


def test_an_example_gives_cards_and_decisions() -> None:
    [split] = arranged_of(Rounds((CARDS,)), "633a", "blackjack")
    [box] = split.boxes
    assert (box.first, box.drawn, box.acts) == (("8H", "8D"), ("5S", "KC"), (("split",), ()))
    assert split.dealer == ("6C", "9D", "4H")
    [doubled] = arranged_of(Rounds((DOUBLED,)), "633a", "blackjack")
    assert (doubled.boxes[0].stake, doubled.boxes[0].acts) == (2_000, (("double",),))


def test_what_breaks_the_rule_is_not_decided() -> None:
    [late] = arranged_of(Rounds(("cards 1 5H 4D / 0 6C ?; deal 1 2C\n* choice 1 surrender",)), "633a", "blackjack")
    assert late.boxes[0].acts == (("hit",),)


@pytest.mark.parametrize(("chapter", "main"), [("633a", "blackjack"), ("551", "spanish-21"), ("590", "blackjack")])
def test_rounds_are_dealt_as_they_are_given(chapter: str, main: str) -> None:
    play = next(iter(plays_of(chapter, sound_filings(chapter)[2:3], 1)))
    dealt = play.arranged(arranged_of(Rounds((CARDS, DOUBLED)), chapter, main))
    assert dealt is not None and not dealt.accused
    scene = Scene(dealt.rows, own=True)
    firsts = [scene.cards(one.start, hand, until=False)[:1] for one in scene.stretches for hand in one.hands if hand]
    assert firsts.count(["8H"]) > 1 and firsts.count(["6H"]) > 1


HANDS = "wager 3 5000 player seat=3; wager 4 2500 tie seat=4; wager-withdrawn 4; cards 1 2H 3C / 2 9D KS; deal 1 4C"


def test_two_hands_are_given_as_they_are_drawn_with_the_wagers_on_them() -> None:
    [given] = arranged_of(Rounds((HANDS,)), "541", "")
    assert given.cards == ("2H", "9D", "3C", "KS", "4C")
    assert [(one.type, one.seat, one.withdrawn) for one in given.wagers] == [("player", 3, False), ("tie", 4, True)]


@pytest.mark.parametrize("chapter", ["541", "543", "545"])
def test_two_hands_are_dealt_as_they_are_given(chapter: str) -> None:
    play = next(iter(plays_of(chapter, sound_filings(chapter)[:1], 1)))
    dealt = play.arranged(arranged_of(Rounds((HANDS,)), chapter, ""))
    assert dealt is not None and not dealt.accused
    scene = Scene(dealt.rows, own=False)
    hands = [[scene.cards(one.start, hand, until=False)[:2] for hand in (1, 2)] for one in scene.stretches if one.hands]
    assert hands.count([["2H", "3C"], ["9D", "KS"]]) > 1
    assert sum(row["kind"] == "wager-withdrawn" for row in dealt.rows) > 1


def test_a_table_is_dealt_as_ever_where_nothing_is_given() -> None:
    play = next(iter(plays_of("633a", sound_filings("633a")[:1], 1)))
    assert play.arranged(()) is None
