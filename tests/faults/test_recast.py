"""The cards of a round exchanged for those of an example: an act that was lawful in it is no longer."""

import pytest

from tests.faults.dealt import proved, table
from tests.faults.test_edits import edits, first
from validator.proof.faults.applied import AppliedFault
from validator.proof.faults.edits import Edit
from validator.proof.faults.trial import Grade

SURRENDERED = "wager 4 2000; cards 4 JH 6D / 0 9C 7S; announce 4 16; choice 4 surrender; collect 4 1000; cleared"


def recasts(fails: str) -> list[Edit]:
    return [edit for edit in edits(fails, "cards 1 JH 6D") if edit.recast]


def cards(made: AppliedFault, hand: int) -> list[object]:
    return [row["card"] for row in made.rows if row["kind"] == "deal" and row["hand"] == hand]


def test_the_cards_are_those_of_the_example_and_the_act_stays() -> None:
    made = first(recasts("cards 1 AH KD / 0 8C ?\n* choice 1 surrender")[0], table(SURRENDERED))
    assert cards(made, 4) == ["AH", "KD"]
    assert cards(made, 0) == ["8C", "7S"]
    assert [row["kind"] for row in made.rows] == [row["kind"] for row in table(SURRENDERED).rows]
    assert [row["n"] for row in made.rows if row["kind"] == "announce"] == [21]
    assert all(one.before and one.after for one in made.touched)


def test_a_card_that_lay_face_down_is_another_when_it_is_turned_over() -> None:
    play = table("wager 4 2000; cards 4 JH 6D / 0 9C ?; expose 0 7S\ndeal 0 5C\ncollect 4 2000; cleared")
    made = first(recasts("cards 1 JD 9D / 0 9C ?; expose 0 TS\n* deal 0 2D")[0], play)
    assert [row["card"] for row in made.rows if row["kind"] == "expose"] == ["TS"]


def test_a_hand_of_more_cards_is_not_recast() -> None:
    play = table("wager 4 2000; cards 4 2H 3D / 0 9C 7S; deal 4 4D; choice 4 surrender; collect 4 1000")
    with pytest.raises(pytest.fail.Exception):
        first(recasts("cards 1 AH KD / 0 8C ?\n* choice 1 surrender")[0], play)


def test_a_blackjack_that_was_surrendered_is_found() -> None:
    found = proved("633a", "blackjack-surrendered")
    assert found.grade is Grade.PROVED, found.reason
    assert found.best is not None
    assert [one.rule for one in found.best.roots] == ["blackjack-surrendered"]
