"""Columns held as arrays answer what lists would."""

from random import Random

import pytest

from validator.log.codes import (
    BY_DEALER,
    BY_STRIDE,
    BY_SUPERVISOR,
    KIND_DEAL,
    KIND_DEALER_ARRIVES,
    KIND_ROUND_END,
    KIND_ROUND_START,
    NONE,
    NOT_RECORDED,
)
from validator.log.columns import Columns
from validator.replay.events import round_begins
from validator.replay.round_bounds import find_rounds
from validator.replay.staffing import Attendance, Crew

numpy = pytest.importorskip("numpy")
arrays = pytest.importorskip("validator.log.fast.arrays")


@pytest.mark.parametrize(
    "values",
    [[], [3], [0, 1, 2, 5, 8, 13, 21, 34, 55], [*range(2, 40, 3)], [*range(-3, 9)], [*range(4_000, 9_000, 400)]],
)
def test_places_of_some_values(values: list[int]) -> None:
    column = [NONE, NOT_RECORDED, *range(70), 4_000, 8_800, 1 << 40]
    assert arrays.places_of_values(numpy.array(column), values) == [i for i, one in enumerate(column) if one in values]


@pytest.mark.parametrize("most", [7, 9_000])
def test_each_value_counts_once_for_a_round(most: int) -> None:
    random = Random(most)
    rounds = sorted(random.choices(range(60), k=300))
    values = random.choices(range(NONE, most), k=300)
    found = arrays.once(numpy.array(rounds), numpy.array(values)).tolist()
    assert sorted(found) == sorted(value for _, value in set(zip(rounds, values, strict=True)))


def test_steps_of_one_are_counted() -> None:
    assert arrays.count_steps_of_one(numpy.array([1, 2, 3, 5, 4, 5, 5])) == 3


@pytest.mark.parametrize("seed", range(60))
def test_rounds_are_found_alike(seed: int) -> None:
    random = Random(seed)
    kinds = random.choices([KIND_ROUND_START, KIND_DEAL, KIND_ROUND_END], [1, 4, 1], k=40)
    numbers = [random.choice([NOT_RECORDED, i // 9, i // 9]) for i in range(40)]
    assert [*find_rounds(numpy.array(kinds), numpy.array(numbers))] == [*find_rounds(kinds, numbers)]


@pytest.mark.parametrize("seed", range(60))
def test_where_rounds_begin_and_who_is_named_is_found_alike(seed: int) -> None:
    random = Random(seed)
    rows = [dict.fromkeys(Columns._fields, NOT_RECORDED) for _ in range(60)]
    number = 0
    for row in rows:
        kinds = [KIND_ROUND_START, KIND_DEAL, KIND_ROUND_END, KIND_DEALER_ARRIVES]
        row["kind"] = random.choices(kinds, [2, 6, 1, 1])[0]
        number = random.choice([number, number, number, number + 1, max(0, number - 1)])
        row["round"] = random.choice([NOT_RECORDED, number, number, number])
        if random.random() < 0.7:
            row["by"] = BY_STRIDE * random.randrange(1, 3) + random.choice([BY_DEALER, BY_DEALER, BY_SUPERVISOR])
    as_lists = Columns(*([row[name] for row in rows] for name in Columns._fields))
    as_arrays = Columns(*(numpy.array(column) for column in as_lists))
    assert round_begins(as_arrays) == round_begins(as_lists)
    ones, others = (Attendance(Crew(), events) for events in (as_lists, as_arrays))
    firsts = [one.first for one in find_rounds(as_lists.kind, as_lists.round)]
    for role in (BY_DEALER, BY_SUPERVISOR):
        assert others.rounds_of(role, firsts) == ones.rounds_of(role, firsts)
        assert [others.who(role, place) for place in range(60)] == [ones.who(role, place) for place in range(60)]
