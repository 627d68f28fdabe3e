"""The number of betting positions that a table is declared to have: below, at and above what its chapter says."""

import pytest

from validator.chapters.registry import PACKAGES, played
from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

MANY, FEW = "table-with-too-many-positions", "table-with-too-few-positions"
CITED = {chapter: f"{chapter}.2(a)" for chapter in PACKAGES} | {"551": "551.2(b)(2)"}
MOST = {
    "535": 6,
    "541": 7,
    "543": 9,
    "545": 14,
    "551": 7,
    "590": 6,
    "633a": 7,
    "672a": 6,
    "685a": 6,
}
LEAST = {"535": 6, "545": 10}


def said(chapter: str, text: str) -> list[tuple[str, str, Outcome]]:
    """What the rules on the number of positions say of a text."""
    report = replayed(written(text, chapter, played(chapter).main_wager), law_of(chapter))
    assert report.faults == []
    return [(one.rule, one.citation, one.outcome) for one in report.findings if one.rule in (MANY, FEW)]


@pytest.mark.parametrize("chapter", MOST)
def test_above(chapter: str) -> None:
    assert said(chapter, f"between\npositions {MOST[chapter] + 1} clockwise") == [(MANY, CITED[chapter], Outcome.FAIL)]


@pytest.mark.parametrize("chapter", MOST)
def test_at_the_limit(chapter: str) -> None:
    assert said(chapter, f"between\npositions {MOST[chapter]} clockwise") == []


@pytest.mark.parametrize("chapter", MOST)
def test_below(chapter: str) -> None:
    found = [(FEW, CITED[chapter], Outcome.FAIL)] if chapter in LEAST else []
    assert said(chapter, f"between\npositions {LEAST.get(chapter, 2) - 1} clockwise") == found


@pytest.mark.parametrize("chapter", MOST)
def test_how_many_is_not_told(chapter: str) -> None:
    assert said(chapter, "between\npositions clockwise") == []


@pytest.mark.parametrize("chapter", ("590", "672a", "685a"))
def test_a_wager_beyond_the_positions_declared(chapter: str) -> None:
    bets = "round; wager 1 2000; wager 7 2000 seat=7 hand=7"
    assert said(chapter, f"between; positions 6 clockwise\n{bets}") == [(MANY, CITED[chapter], Outcome.FAIL)]
    assert said(chapter, bets) == []


@pytest.mark.parametrize("chapter", ("590", "672a", "685a"))
def test_cards_dealt_to_seven_follow_from_the_table(chapter: str) -> None:
    seven = "; ".join(f"deal {seat} QC" for seat in range(1, 8))
    text = f"between; positions 7 clockwise\nround; {seven}; deal 0 8C; {seven}; deal 0 8Dv"
    report = replayed(written(text, chapter, played(chapter).main_wager), law_of(chapter))
    found = {one.rule: one for one in report.findings}
    assert found["too-many-positions-dealt"].root == found[MANY].where
