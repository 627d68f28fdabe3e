"""One wrong act is told once: what follows from it, settled as the cards or the wager then lay, is no second offence."""

import pytest

from tests.games.blackjack.rounds import DAYS, MAIN
from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

CHAPTERS = tuple(DAYS)


def found(text: str, chapter: str) -> dict[str, Outcome]:
    """What is found in rounds written in short at a table of ``chapter``, by rule."""
    report = replayed(written(text, chapter, MAIN.get(chapter, "blackjack")), law_of(chapter))
    assert report.faults == []
    return {one.rule: one.outcome for one in report.findings}


RAISED = """always collect pay return wager-changed split void-hand void-round switch
wager 1 1000 player=P1; cards 1 JH 9D / 0 6C ?; wager-changed 1 3000 by=player:P1; choice 1 stand
expose 0 JS; deal 0 {}"""


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("card", "settled", "second"),
    [
        ("5C", "collect 1 1000; return 1 2000", False),
        ("5C", "collect 1 3000", False),
        ("5C", "collect 1 2000", True),
        ("9C", "pay 1 1000; return 1 3000", False),
        ("9C", "pay 1 3000; return 1 3000", False),
        ("9C", "pay 1 2000; return 1 3000", True),
    ],
)
def test_a_wager_that_its_player_raised(chapter: str, card: str, settled: str, second: bool) -> None:
    rules = found(RAISED.format(card) + "\n" + settled, chapter)
    assert rules.pop("wager-altered-before-decision") is Outcome.FAIL
    assert bool(rules) is second


DREW = """always move-card choice void-hand void-round switch split
wager 1 1000; cards 1 7H 7D / 0 6C ?; choice 1 hit; deal 1 7S; choice 1 hit; deal 1 2S
{}
"""


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("rest", ["collect 1 1000; expose 0 JS", "expose 0 JS; deal 0 5C; collect 1 1000"])
def test_a_hand_over_the_limit_by_a_card_dealt_on_21(chapter: str, rest: str) -> None:
    rules = found(DREW.format(rest), chapter)
    assert rules.pop("draw-on-21") is Outcome.FAIL
    assert set(rules.values()) <= {Outcome.REVIEW}
    assert "won-hand-paid-early" not in rules


DEALER = """always collect pay return move-card split void-hand void-round switch
wager 1 1000; cards 1 JH 9D / 0 {} ?; choice 1 stand; expose 0 JS; deal 0 9C
{}"""


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("up", "settled", "outcome"),
    [
        ("KC", "pay 1 1000", Outcome.REVIEW),
        ("KC", "return 1 1000", Outcome.FAIL),
        ("KC", "collect 1 1000", None),
        ("7C", "collect 1 1000", Outcome.FAIL),
    ],
)
def test_a_card_that_the_dealer_drew_on_20_or_on_17(
    chapter: str, up: str, settled: str, outcome: Outcome | None
) -> None:
    rules = found(DEALER.format(up, settled), chapter)
    assert rules.pop("dealer-drew-on-standing-total") is Outcome.FAIL
    assert (outcome is Outcome.REVIEW) is ("settled-by-a-card-not-due" in rules)
    assert (outcome is Outcome.FAIL) is (Outcome.FAIL in rules.values())


FOUND = "cards 1 JH 9D / 0 6C ?; card-face-up 5D source=shoe dest=removed"


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("always card-damaged card-removed\n" + FOUND, True),
        (FOUND, False),
        ("always card-damaged card-removed\n" + FOUND + "; card-damaged 5D", False),
    ],
)
def test_a_card_found_face_up_and_taken_out_of_use(chapter: str, text: str, broken: bool) -> None:
    assert ("face-up-card-not-put-away" in found(text, chapter)) is broken


MATCH = """filed optional_wagers.match-the-dealer.odds_shown layout; filed cards.decks 6; filed cards.shoe single
always collect pay return wager-changed split void-hand void-round
wager 1 2000 player=P1; wager 3 500 match-the-dealer hand=1 seat=1 player=P1; cards 1 JH 9D / 0 6C ?
wager-changed 3 1500 by=player:P1; {}"""


@pytest.mark.parametrize("chapter", ("551", "633a", "685a"))
@pytest.mark.parametrize("settled", ["collect 3 500; return 3 1000", "collect 3 1500"])
def test_an_optional_wager_that_its_player_raised(chapter: str, settled: str) -> None:
    assert found(MATCH.format(settled), chapter) == {"wager-altered-before-decision": Outcome.FAIL}


def test_an_optional_wager_that_its_player_raised_and_the_dealer_paid() -> None:
    rules = found(MATCH.format("pay 3 500"), "685a")
    assert rules == {"wager-altered-before-decision": Outcome.FAIL, "losing-match-the-dealer-paid": Outcome.FAIL}
