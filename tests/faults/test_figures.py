"""The table of docs/proof.md is of the chapters and rules that there are, and adds up."""

import pytest

from tests.faults.figures import rules_on_play, stated, table
from validator.faults.told import Told
from validator.faults.trial import Grade


def test_the_table_is_of_all_rules_on_play() -> None:
    numbers = stated()
    whole = numbers.pop("all")
    assert {chapter: one[0] for chapter, one in numbers.items()} == rules_on_play()
    assert whole == tuple(map(sum, zip(*numbers.values(), strict=True)))
    for rules, *grades, unasked in numbers.values():
        assert sum(grades) == rules
        assert unasked <= rules - grades[0]


def test_results_of_some_rules_make_no_table() -> None:
    with pytest.raises(ValueError, match="not of all rules on play of 535, 541"):
        table([Told("633a", "no-cut", Grade.PROVED, "", trials=1, most=80, asked=True)])
