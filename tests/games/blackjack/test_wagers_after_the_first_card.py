"""A wager taken back, changed or touched once the first card of the round is dealt, though its own box has none yet."""

import pytest

from validator.chapters.registry import PACKAGES, chapter_play, played
from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

RULE = "wager-altered-before-decision"
CHAPTERS = [chapter for chapter in PACKAGES if RULE in {rule.id for rule in chapter_play(law_of(chapter)).rules}]
CITED = {"551": "551.6(i)", "590": "590.6(c)", "633a": "633a.6(c)", "672a": "672a.6(c)", "685a": "685a.6(c)"}
BETS = "always pay\nwager 1 2000; wager 2 2000"
REST = "deal 0 9D; deal 1 3D; deal 0 8Cv"


def said(chapter: str, text: str) -> list[tuple[str, Outcome]]:
    """What the rule says of a text: the paragraph and how it ends."""
    report = replayed(written(text, chapter, played(chapter).main_wager), law_of(chapter))
    assert report.faults == []
    return [(one.citation, one.outcome) for one in report.findings if one.rule == RULE]


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("act", ("wager-withdrawn 2 2000", "wager-withdrawn 2", "wager-changed 2 1000 by=player"))
def test_between_the_first_card_and_its_own_box(chapter: str, act: str) -> None:
    assert said(chapter, f"{BETS}; deal 1 9S; {act}; {REST}") == [(CITED[chapter], Outcome.FAIL)]


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "acts",
    (
        "wager-withdrawn 2 2000 by=player; deal 1 9S; deal 0 9D; deal 1 3D; deal 0 8Cv",
        "deal 1 9S; wager-withdrawn 2 2000 by=dealer; deal 0 9D; deal 1 3D; deal 0 8Cv",
        "deal 1 9S; void-hand 2 no-cards-dealt; wager-withdrawn 2 2000; deal 0 9D; deal 1 3D; deal 0 8Cv",
        "deal 1 9S; deal 0 9D; deal 1 3D; deal 0 8Cv; wager-withdrawn 2 2000",
    ),
)
def test_before_it_by_the_dealer_or_of_a_box_that_was_missed(chapter: str, acts: str) -> None:
    assert said(chapter, f"{BETS}; {acts}") == []
