"""A card drawn in error at the end of a round, not exposed, and discarded: until what act it is due as the next card."""

import pytest

from validator.chapters.registry import PACKAGES, chapter_play, played
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

RULE = "unexposed-card-not-kept"
CHAPTERS = [chapter for chapter in PACKAGES if RULE in {rule.id for rule in chapter_play(law_of(chapter)).rules}]
DRAWN = """
round
cards 2 5H 4D / 0 9C 8Sv
card-misdealt 2 drawn-in-error ? face=down source=shoe dest=rack
{acts}
round
deal 2 7H
deal 0 9D
deal 2 4S
deal 0 8Cv
"""
OTHER_CARDS = (
    *(
        "shuffle by=dealer",
        "load-shoe by=dealer",
        "batch-swap",
        "shoe-emptied",
        "card-change",
        "table-close",
        "table-open",
    ),
    "burn 3C new-dealer dest=rack",
)


def found(chapter: str, acts: str) -> bool:
    """Whether the card is missed, with those acts between it and the next one dealt."""
    log = written(DRAWN.format(acts=acts), chapter, played(chapter).main_wager)
    report = replayed(log, law_of(chapter))
    assert report.faults == []
    return RULE in {one.rule for one in report.findings}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_it_is_due_in_the_next_round(chapter: str) -> None:
    assert found(chapter, "")


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_of_a_round_called_void_nothing_is_due(chapter: str) -> None:
    assert not found(chapter, "void-round insufficient-cards")


@pytest.mark.parametrize("act", OTHER_CARDS)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_other_cards_may_come_first(chapter: str, act: str) -> None:
    assert not found(chapter, f"between\n{act}")
