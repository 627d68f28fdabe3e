"""A card drawn in error, not exposed: which row uses it or puts it away."""

import pytest

from tests.games.blackjack.told import CHAPTERS, told

RACKED, PASSED = "unexposed-card-discarded", "another-card-before-unexposed"
DRAWN = '{"kind": "card-misdealt", "what": "drawn-in-error", "face": "down", "source": "shoe", "dest": "layout"}\n'
MOVED = '{"kind": "move-card", "source": "layout", "dest": "rack"}\n'
FOUND = '{"kind": "card-face-up", "card": "5D", "source": "shoe", "dest": "layout"}\n'


def played(chapter: str, acts: str) -> str:
    """A round in which the player acts as told."""
    reader = "range large\n" if chapter == "685a" else ""
    return f"bet 1 1000\ncards 1 4H 6D / dealer 6S TD\n{reader}1 hit\n{acts}1 stand\nturn\n"


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_moved_to_the_rack_before_another_is_dealt(chapter: str) -> None:
    said = told(RACKED, chapter, played(chapter, "*" + DRAWN + MOVED + "1 gets 8H source=shoe\n"))
    assert said.events == said.marked


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "acts",
    (
        DRAWN + "1 gets 8H source=layout\n" + MOVED,
        DRAWN + MOVED + "1 gets 8H source=layout\n",
        DRAWN + MOVED + "1 gets 8H source=\n",
        FOUND + DRAWN + MOVED + "1 gets 8H source=shoe\n",
        DRAWN + MOVED.replace("}", ', "hand": 1}') + "1 gets 8H source=shoe\n",
    ),
)
def test_another_card_may_have_been_moved(chapter: str, acts: str) -> None:
    said = told(RACKED, chapter, played(chapter, acts))
    assert said.events == ()
    assert PASSED not in said.others
