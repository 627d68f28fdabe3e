"""What is due on main wagers: every chapter's table says it of every wager, by rules of the chapter."""

import pytest

from validator.chapters.registry import chapter_play
from validator.core.engine.option_rows import read_options
from validator.games.blackjack.options import BLACKJACK_PAYS, EVEN_MONEY_PAYS, WIN_PAYS, Options
from validator.games.blackjack.tables.due import (
    APART,
    BY_UP_CARD,
    COUNTED,
    DEALERS,
    DUE_AS,
    FIELDS,
    HANDS,
    LOST,
    LOST_OR_RETURNED,
    LOST_UNLESS_DEALER_OVER,
    NOT_FINISHED,
    NOT_KNOWN,
    OF_A_SPLIT,
    PART_TAKEN,
    RETURNED,
    RETURNED_OR_LOST,
    REVIEW,
    RULE,
    UNPAID,
    UNWON,
    WAGERS,
)
from validator.law.facts import load_facts
from validator.law.versions import law_of

CHAPTERS = ("551", "590", "633a", "672a", "685a")
OPEN = {LOST_OR_RETURNED, RETURNED_OR_LOST}
UNJUDGED = {APART, NOT_FINISHED, NOT_KNOWN}
WON = {BLACKJACK_PAYS, EVEN_MONEY_PAYS, WIN_PAYS}


def entries(chapter: str) -> list[tuple[int, ...]]:
    due = read_options(Options, chapter_play(law_of(chapter)).options(None, load_facts(chapter))).due
    places = range(0, len(HANDS) * len(WAGERS) * len(DEALERS) * FIELDS, FIELDS)
    return [tuple(due[at + field] for field in range(FIELDS)) for at in places]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_each_wager_has_an_entry(chapter: str) -> None:
    due = {entry[DUE_AS] for entry in entries(chapter)}
    assert due <= {LOST, RETURNED, LOST_UNLESS_DEALER_OVER, *OPEN, *UNJUDGED, *WON}
    assert {LOST, RETURNED, WIN_PAYS, BLACKJACK_PAYS, NOT_KNOWN} - due <= (
        {BLACKJACK_PAYS} if chapter == "551" else set()
    )


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_each_entry_names_rules_of_the_chapter(chapter: str) -> None:
    bound = {rule.number: rule for rule in chapter_play(law_of(chapter)).rules}
    for entry in entries(chapter):
        assert entry[COUNTED] in bound
        if entry[DUE_AS] in UNJUDGED:
            continue
        assert entry[RULE] in bound
        assert entry[PART_TAKEN] in bound
        assert not bound[entry[RULE]].reading
        assert entry[UNWON] in {-1, entry[RULE]}
        assert entry[OF_A_SPLIT] == -1 or entry[OF_A_SPLIT] in bound
        if entry[DUE_AS] in OPEN:
            assert bound[entry[REVIEW]].reading
        if entry[DUE_AS] in WON:
            assert entry[UNPAID] == BY_UP_CARD or entry[UNPAID] in bound
