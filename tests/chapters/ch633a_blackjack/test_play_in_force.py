"""Rounds from before Chapter 633a was in force; the days of every chapter: tests/chapters/test_play_in_force.py."""

import pytest

from tests.games.blackjack.playrows import judged, said

RULE = "dealt-before-chapter-in-force"


@pytest.mark.parametrize(
    ("at", "found"),
    [
        ("2012-05-18T23:59:59-04:00", [(RULE, "633a Source", "first", None, "fail")]),
        ("2012-05-19T00:00:00-04:00", []),
    ],
)
def test_the_law_of_the_round_is_that_of_its_first_event(at: str, found: list[object]) -> None:
    report, log = judged(f"- table-open what=633a\n@first round-start at={at}\nround-end at=2012-05-19T00:02:00-04:00")
    assert said(report, log, frozenset({RULE})) == found
