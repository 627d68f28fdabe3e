"""Rows about the table that bear no number are put to the round within which they stand, in lists and in arrays."""

from typing import Any

import numpy
import pytest
from hypothesis import given, strategies as st

from validator.log.codes import (
    KIND_BURN,
    KIND_DEAL,
    KIND_RECORDS,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WAGER,
    NOT_RECORDED,
    RECORD_STRIDE,
)
from validator.log.columns import Columns
from validator.log.records import ALWAYS, Recording
from validator.replay.placement import marks_beginnings, numbered_by_marks, open_round, placed

START, CARD, BURN, END, WAGER = KIND_ROUND_START, KIND_DEAL, KIND_BURN, KIND_ROUND_END, KIND_WAGER
NONE = NOT_RECORDED

ROWS = st.tuples(
    st.sampled_from((START, CARD, BURN, END, KIND_UNREADABLE, KIND_RECORDS)), st.sampled_from((1, 2, NONE, NONE))
)


def array_of(column: list[int]) -> Any:
    """The column as an array, which whoever takes a list of integers takes too."""
    return numpy.array(column, dtype=numpy.int64)


def events(rows: list[tuple[int, int]], *, arrays: bool = False) -> Columns:
    blank = Columns(*([NONE] * len(rows) for _ in Columns._fields))
    found = blank._replace(kind=[kind for kind, _ in rows], round=[number for _, number in rows])
    return Columns(*(array_of(column) for column in found)) if arrays else found


def numbers(
    rows: list[tuple[int, int]],
    goes_on: int = NONE,
    *,
    opened: bool = False,
    closed: bool = False,
    arrays: bool = False,
) -> list[int]:
    return placed(events(rows, arrays=arrays), goes_on, opened=opened, closed=closed).lists().round


@given(st.lists(ROWS, max_size=12), st.sampled_from((NONE, 1)), st.booleans(), st.booleans())
def test_rows_are_placed_the_same_in_lists_and_in_arrays(
    rows: list[tuple[int, int]], on: int, opened: bool, closed: bool
) -> None:
    in_lists = numbers(rows, on, opened=opened, closed=closed)
    assert in_lists == numbers(rows, on, opened=opened, closed=closed, arrays=True)
    assert open_round(events(rows), on) == open_round(events(rows, arrays=True), on)


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([(START, 1), (BURN, NONE), (CARD, 1), (END, 1)], [1, 1, 1, 1]),
        ([(START, 1), (CARD, 1), (END, 1), (BURN, NONE), (START, 2)], [1, 1, 1, NONE, 2]),
        ([(CARD, 1), (BURN, NONE), (CARD, 2)], [1, NONE, 2]),
        ([(CARD, 1), (END, 1), (BURN, NONE), (CARD, 1)], [1, 1, NONE, 1]),
        ([(CARD, 1), (BURN, NONE), (START, 1), (CARD, 1)], [1, NONE, 1, 1]),
        ([(START, 1), (KIND_UNREADABLE, NONE), (KIND_RECORDS, NONE), (CARD, 1)], [1, NONE, NONE, 1]),
        ([(START, 1), (CARD, NONE), (END, 1)], [1, NONE, 1]),
    ],
    ids=[
        "within",
        "between rounds",
        "between rounds without marks",
        "after the end of the round",
        "before another round of the same number",
        "lost, or about the log",
        "of a round, but of which is not said",
    ],
)
def test_a_row_stands_within_a_round_whose_rows_surround_it(rows: list[tuple[int, int]], found: list[int]) -> None:
    assert numbers(rows) == found


def test_a_round_that_is_known_not_to_be_over_is_still_dealt_at_the_end() -> None:
    rows = [(START, 1), (CARD, 1), (BURN, NONE)]
    assert numbers(rows) == [1, 1, NONE]
    assert numbers(rows, closed=True) == [1, 1, 1]
    assert numbers([*rows[:2], (END, 1), (BURN, NONE)], closed=True) == [1, 1, 1, NONE]
    assert numbers([*rows[:2], (KIND_UNREADABLE, NONE), (BURN, NONE)], closed=True) == [1, 1, NONE, NONE]


def test_a_round_that_is_known_to_have_begun_before_the_log_is_dealt_at_its_beginning() -> None:
    rows = [(BURN, NONE), (BURN, NONE), (CARD, 1), (START, 2)]
    assert numbers(rows) == [NONE, NONE, 1, 2]
    assert numbers(rows, opened=True) == [1, 1, 1, 2]
    assert numbers([(BURN, NONE), (START, 1), (CARD, 1)], opened=True) == [NONE, 1, 1]
    lost, opens = (KIND_UNREADABLE, NONE), (KIND_TABLE_OPEN, NONE)
    assert numbers([(BURN, NONE), lost, (BURN, NONE), (CARD, 1)], opened=True) == [NONE, NONE, 1, 1]
    assert numbers([opens, (BURN, NONE), (CARD, 1)], opened=True) == [NONE, NONE, 1]
    assert numbers([opens, (BURN, NONE), (CARD, 1)], 1) == [NONE, 1, 1]


@pytest.mark.parametrize(
    ("declared", "kind", "found"),
    [({KIND_ROUND_START: ALWAYS}, CARD, True), ({}, CARD, False), ({}, START, True)],
    ids=["always recorded", "not recorded", "shown"],
)
def test_where_beginnings_are_marked_a_round_without_one_has_begun(
    declared: dict[int, int], kind: int, found: bool
) -> None:
    recording = Recording({one * RECORD_STRIDE: how for one, how in declared.items()})
    assert marks_beginnings(events([(CARD, 1), (kind, 2)]), recording) == found


def test_a_round_goes_on_in_the_next_log() -> None:
    first, second = [(START, 7), (CARD, 7)], [(BURN, NONE), (CARD, 7), (END, 7)]
    assert open_round(events(first), NONE) == 7
    assert numbers(second, 7) == [7, 7, 7]
    assert numbers(second, 6) == [NONE, 7, 7]
    assert numbers([(BURN, NONE), (START, 7)], 7) == [NONE, 7]
    assert open_round(events(second), 7) == NONE
    assert open_round(events([(BURN, NONE)]), 7) == 7
    assert open_round(events([(END, 6), (CARD, 7)]), NONE) == 7


MARKED = Recording({kind * RECORD_STRIDE: ALWAYS for kind in (START, END)})


@given(st.lists(ROWS, max_size=12))
def test_rounds_are_numbered_by_their_marks_the_same_in_lists_and_in_arrays(rows: list[tuple[int, int]]) -> None:
    in_lists = numbered_by_marks(events(rows), MARKED).round
    assert in_lists == numbered_by_marks(events(rows, arrays=True), MARKED).lists().round


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ([(START, 1), (CARD, NONE), (END, NONE), (CARD, NONE), (START, 2), (CARD, NONE)], [1, 1, 1, NONE, 2, NONE]),
        ([(START, 1), (CARD, NONE), (BURN, NONE), (END, 1)], [1, 1, NONE, 1]),
        ([(START, 1), (CARD, 1), (CARD, NONE), (END, 1)], [1, 1, NONE, 1]),
        ([(START, 1), (CARD, NONE), (KIND_UNREADABLE, NONE), (END, NONE)], [1, NONE, NONE, NONE]),
        ([(START, 1), (WAGER, NONE), (CARD, NONE), (WAGER, NONE), (END, NONE)], [1, NONE, NONE, NONE, NONE]),
        ([(START, NONE), (CARD, NONE), (END, NONE)], [NONE, NONE, NONE]),
    ],
    ids=[
        "between its marks",
        "rows about the table are placed by them",
        "where rows bear numbers, one without is of an unknown round",
        "a mark may be what was lost",
        "a wager placed twice is of two rounds",
        "no number to give",
    ],
)
def test_a_round_whose_beginning_alone_is_numbered_is_known_by_its_marks(
    rows: list[tuple[int, int]], found: list[int]
) -> None:
    assert numbered_by_marks(events(rows), MARKED).round == found
    unmarked = Recording({START * RECORD_STRIDE: ALWAYS})
    assert numbered_by_marks(events(rows), unmarked).round == [number for _, number in rows]
