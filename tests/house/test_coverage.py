"""No duty of a chapter is without a rule, a reason or a plan, and no mark is out of date."""

import pytest

from validator.law.chapters import HELD
from validator.law.coverage import State
from validator.report.coverage_of import coverage_of


@pytest.mark.parametrize("chapter", HELD)
def test_no_duty_is_unexplained(chapter: str) -> None:
    covered = coverage_of(chapter)
    assert [state.duty.cite for state in covered.duties if state.state is State.UNEXPLAINED] == []


@pytest.mark.parametrize("chapter", HELD)
def test_no_mark_is_out_of_date(chapter: str) -> None:
    covered = coverage_of(chapter)
    assert [(state.duty.cite, state.rules) for state in covered.duties if state.outdated] == []
