"""Cards of a table at which nobody played, spread for the first player to come."""

import pytest

from tests.games.blackjack.rounds import MAIN
from validator.core.finding import Outcome, Tally
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

RULE = "idle-cards-spread-face-up"
NOBODY = "idle-cards-spread-face-up-with-nobody-there"
CHAPTERS = ("590", "633a", "672a", "685a")
IDLE = """{says} always player-arrives player-leaves
between; player-arrives player=P1 seat=1
round; deal 1 KS; deal 0 6H; deal 1 9D; deal 0 9C; muck 1; muck 0; cleared
between; player-leaves player=P1 seat=1; idle start; shoe-emptied; {acts}; wash; stack; shuffle idle
round; deal 1 KS; deal 0 6H; deal 1 9D; deal 0 9C
"""
CAME = "player-arrives player=P2 seat=1"


def replay(
    chapter: str, acts: str, says: str = "filed cards.shuffler manual;", rule: str = RULE
) -> tuple[Outcome | None, Tally]:
    """How a rule ends, where it finds anything, and its tally."""
    report = replayed(
        written(IDLE.format(acts=acts, says=says), chapter, MAIN.get(chapter, "blackjack")), law_of(chapter)
    )
    assert report.faults == []
    (tally,) = (one for one in report.tallies if one.rule == rule)
    return next((one.outcome for one in report.findings if one.rule == rule), None), tally


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_spread_for_the_player_who_came_only_where_the_opening_is_completed_again(chapter: str) -> None:
    found, tally = replay(chapter, f"spread down; {CAME}; spread up")
    assert found is (None if chapter == "685a" else Outcome.REVIEW)
    assert tally.passed == (1 if chapter == "685a" else 0)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "acts",
    [f"spread up; {CAME}", "spread down; spread up; " + CAME],
    ids=["never face down", "before a player came"],
)
def test_spread_face_up_while_nobody_is_there(chapter: str, acts: str) -> None:
    assert replay(chapter, acts)[0] is None
    assert replay(chapter, acts, rule=NOBODY)[0] is Outcome.FAIL


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_spread_face_up_where_somebody_may_have_asked(chapter: str) -> None:
    acts = f"{CAME}; spread up"
    assert replay(chapter, acts)[0] is Outcome.REVIEW
    assert replay(chapter, acts, rule=NOBODY)[0] is None


@pytest.mark.parametrize("says", ["filed cards.shuffler manual; sometimes spread;"])
def test_a_first_spread_that_the_log_may_lack(says: str) -> None:
    found, tally = replay("685a", f"{CAME}; spread up", says)
    assert found is None and tally.missing == {"a record of every spread, without unreadable rows": 1}
