"""Columns held as arrays answer what lists would."""

from random import Random

import pytest

from validator.log.codes import KIND_DEAL, KIND_ROUND_END, KIND_ROUND_START, NONE, NOT_RECORDED
from validator.replay_rounds import rounds_of

numpy = pytest.importorskip("numpy")
arrays = pytest.importorskip("validator.log.arrays")


@pytest.mark.parametrize(
    "values", [[], [3], [0, 1, 2, 5, 8, 13, 21, 34, 55], [*range(2, 40, 3)], [*range(-3, 9)], [*range(4_000, 9_000, 400)]]
)
def test_places_of_some_values(values: list[int]) -> None:
    column = [NONE, NOT_RECORDED, *range(70), 4_000, 8_800, 1 << 40]
    assert arrays.places_of(numpy.array(column), values) == [i for i, one in enumerate(column) if one in values]


@pytest.mark.parametrize("most", [7, 9_000])
def test_each_value_counts_once_for_a_round(most: int) -> None:
    random = Random(most)
    rounds = sorted(random.choices(range(60), k=300))
    values = random.choices(range(NONE, most), k=300)
    found = arrays.once(numpy.array(rounds), numpy.array(values)).tolist()
    assert sorted(found) == sorted(value for _, value in set(zip(rounds, values, strict=True)))


def test_steps_of_one_are_counted() -> None:
    assert arrays.steps_of_one(numpy.array([1, 2, 3, 5, 4, 5, 5])) == 3


@pytest.mark.parametrize("seed", range(60))
def test_rounds_are_found_alike(seed: int) -> None:
    random = Random(seed)
    kinds = random.choices([KIND_ROUND_START, KIND_DEAL, KIND_ROUND_END], [1, 4, 1], k=40)
    numbers = [random.choice([NOT_RECORDED, i // 9, i // 9]) for i in range(40)]
    assert [*rounds_of(numpy.array(kinds), numpy.array(numbers))] == [*rounds_of(kinds, numbers)]
