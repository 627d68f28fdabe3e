"""The rounds of a table's log are the same in lists and in arrays."""

from typing import Any

import numpy
from hypothesis import given, strategies as st

from validator.log.codes import KIND_DEAL, KIND_ROUND_END, KIND_ROUND_START, NOT_RECORDED
from validator.replay.round_bounds import RoundBounds, find_rounds

ROWS = st.tuples(
    st.sampled_from((KIND_ROUND_START, KIND_DEAL, KIND_DEAL, KIND_ROUND_END)), st.sampled_from((1, 2, 3, NOT_RECORDED))
)


def in_arrays(kinds: list[int], numbers: list[int]) -> list[RoundBounds]:
    arrays: list[Any] = [numpy.array(column, dtype=numpy.int64) for column in (kinds, numbers)]
    return [*find_rounds(*arrays)]


@given(st.lists(ROWS, max_size=12))
def test_rounds_are_the_same_in_lists_and_in_arrays(rows: list[tuple[int, int]]) -> None:
    kinds, numbers = [kind for kind, _ in rows], [number for _, number in rows]
    assert [*find_rounds(kinds, numbers)] == in_arrays(kinds, numbers)


@given(st.lists(st.sampled_from((1, 2, 3)), max_size=6))
def test_whole_rounds_are_found_with_their_first_and_last_rows(numbers: list[int]) -> None:
    kinds = [kind for _ in numbers for kind in (KIND_ROUND_START, KIND_DEAL, KIND_ROUND_END)]
    every = [number for number in numbers for _ in range(3)]
    expected = [RoundBounds(3 * i, 3 * i + 2, number, started=True, over=True) for i, number in enumerate(numbers)]
    assert in_arrays(kinds, every) == expected


def test_rows_between_rounds_belong_to_none() -> None:
    kinds = [KIND_DEAL, KIND_ROUND_START, KIND_ROUND_END, KIND_DEAL, KIND_DEAL, KIND_ROUND_END]
    numbers = [NOT_RECORDED, 4, 4, NOT_RECORDED, 7, 7]
    assert in_arrays(kinds, numbers) == [RoundBounds(1, 2, 4, started=True, over=True), RoundBounds(4, 5, 7, over=True)]


def test_two_rounds_of_one_number_are_torn() -> None:
    kinds, numbers = [KIND_DEAL, KIND_DEAL, KIND_DEAL], [1, 2, 1]
    assert find_rounds(kinds, numbers).any_torn
    assert not find_rounds(kinds, [1, 2, 3]).any_torn
    assert not find_rounds([KIND_ROUND_START] * 2, [NOT_RECORDED] * 2).any_torn
