"""How often a rule of Pai Gow tiles is passed, broken, does not apply or lacks a fact, in small logs."""

from pathlib import Path

import pytest

from tests.games.counted import Counted, counted_in


@pytest.mark.parametrize("one", counted_in(Path(__file__).with_name("counts.yaml")), ids=lambda one: one.name)
def test_what_is_counted(one: Counted) -> None:
    one.holds()
