"""Lawful play with wrong payments, and its unreadable cells, are what they are said to be."""

from random import Random

import pytest

from tests.less.changes import RUBBISH
from tests.less.dirty import GAMES, PLANTED, plant, round_of, run, spoil

ROUNDS = 40


@pytest.mark.parametrize("chapter", GAMES)
def test_the_whole_log_shows_each_wrong_payment_and_nothing_else(chapter: str) -> None:
    play = GAMES[chapter](ROUNDS, 1)
    assert len({round_of(row) for row in play.rows} - {None}) >= ROUNDS
    told = list(run(chapter, ROUNDS, 1))
    of_whole = [words for _, words in told[: next(place for place, (_, words) in enumerate(told) if "1 in" in words)]]
    assert of_whole == []
    assert sum(": table" in words and "cents" in words for _, words in told) >= PLANTED


def test_a_payment_is_wrong_in_each_of_some_rounds_and_all_else_stays() -> None:
    lawful = GAMES["633a"](ROUNDS, 2).rows
    wrong = GAMES["633a"](ROUNDS, 2).rows
    planted = plant(wrong, Random(2), 5)
    changed = [(one, other) for one, other in zip(lawful, wrong, strict=True) if one != other]
    assert {
        (round_of(other), other["seq"]): int(str(other["cents"])) - int(str(one["cents"])) for one, other in changed
    } == {(where, event): cents for where, (event, cents) in planted.items()}
    assert len(planted) == len(changed) == 5
    assert all(one["kind"] == "pay" and {**one, "cents": 0} == {**other, "cents": 0} for one, other in changed)


@pytest.mark.parametrize("column", ["card", "cents"])
def test_one_cell_in_a_hundred_is_unreadable(column: str) -> None:
    rows = GAMES["633a"](ROUNDS, 3).rows
    spoiled, rounds = spoil(rows, column, Random(3))
    changed = [(one, other) for one, other in zip(rows, spoiled, strict=True) if one != other]
    told = sum(row.get(column) not in (None, "none") for row in rows)
    assert 0 < len(changed) < told // 30
    assert {round_of(one) for one, _ in changed} == rounds
    assert all(other == {**one, column: f"{RUBBISH}{one[column]}"} for one, other in changed)
