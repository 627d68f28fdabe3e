"""Wagers on the first cards are settled right after the deal: what may stand between, and what may not."""

import pytest

from tests.places import in_log
from validator.chapters.registry import played
from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

RULE = "match-the-dealer-settled-at-wrong-time"
CITED = {"551": "551.7(d)", "633a": "633a.7(g)", "685a": "685a.7(f)"}
FILED = {
    "551": 'filed optional_wagers.match-the-dealer.pays {"matching-card-of-the-same-suit": "9 to 1", '
    '"matching-card-of-a-different-suit": "4 to 1"}\n',
    "633a": "filed cards.dealing shoe\nfiled optional_wagers.match-the-dealer {}\n",
    "685a": "filed optional_wagers.match-the-dealer {}\n",
}
BETS = "always pay\nwager 1 1000; wager 301 500 match-the-dealer seat=1 hand=1; cards 1 9H TD / 0 8C ?"
SETTLED = "collect 301 500"


def said(rule: str, chapter: str, text: str) -> list[tuple[str, Outcome, int]]:
    """What a rule says of a text: the paragraph, how it ends and the event."""
    report = replayed(written(text, chapter, played(chapter).main_wager), law_of(chapter))
    assert report.faults == []
    return [(one.citation, one.outcome, in_log(one).event) for one in report.findings if one.rule == rule]


@pytest.mark.parametrize("chapter", CITED)
@pytest.mark.parametrize(
    "act", ("choice 1 stand", "choice 1 double", "deal 1 2C", "peek", "collect 1 1000", "choice 1 stand; expose 0 KD")
)
def test_settled_once_the_game_went_on(chapter: str, act: str) -> None:
    text = f"{FILED[chapter]}{BETS}; {act}; {SETTLED}"
    settled = written(text, chapter, played(chapter).main_wager).rows[-2]["seq"]
    assert said(RULE, chapter, text) == [(CITED[chapter], Outcome.FAIL, settled)]


@pytest.mark.parametrize("chapter", CITED)
@pytest.mark.parametrize("act", ("announce 1 19", "verify 1", "handle-cards 1 by=player", "choice 1 no-insurance"))
def test_what_is_no_act_of_the_game(chapter: str, act: str) -> None:
    assert said(RULE, chapter, f"{FILED[chapter]}{BETS}; {act}; {SETTLED}; choice 1 stand") == []


def test_a_hole_card_seen_in_error_is_no_turn_of_the_dealer() -> None:
    assert said(RULE, "633a", f"{FILED['633a']}{BETS}; expose 0 KD; {SETTLED}; choice 1 stand") == []


HAND = "filed cards.dealing hand\nfiled optional_wagers.match-the-dealer {}\n" + BETS.replace("9H TD", "9Hv TDv")


def test_from_the_hand_it_is_noted() -> None:
    assert said(RULE, "633a", f"{HAND}; choice 1 stand; {SETTLED}") == []
    noted = said("optional-wager-settled-late-from-the-hand", "633a", f"{HAND}; choice 1 stand; {SETTLED}")
    assert [(cite, outcome) for cite, outcome, _ in noted] == [("633a.7(g)", Outcome.REVIEW)]


OFFERED = "insurance-offered-before-optional-wagers"
WAITS = (
    ("filed optional_wagers.lucky-ladies {}", "twenty-point-bonus", "QH QH", False),
    ("filed optional_wagers.lucky-ladies {}", "twenty-point-bonus", "QH QD", True),
    ("filed optional_wagers.kings-bounty {}", "kings-bounty", "KS KS", False),
    ("filed optional_wagers.house-money {}", "house-money", "8H 8D", False),
    ("filed optional_wagers.house-money {}", "house-money", "8H 2D", True),
    ("filed optional_wagers.straight-jack-progressive {}", "straight-jack-progressive", "8H 9D", False),
    ("filed optional_wagers.straight-jack-progressive {}", "straight-jack-progressive", "8H 2D", True),
    ("filed optional_wagers.royal-match-21.paytable C", "royal-match-21", "KH QH", True),
    ("filed optional_wagers.hit-and-run-progressive {}", "hit-and-run-progressive", "8H 2D", False),
    ("filed optional_wagers.bad-beat-progressive {}", "bad-beat-progressive", "8H 2D", False),
)


@pytest.mark.parametrize(("filed", "what", "cards", "due"), WAITS)
def test_insurance_offered_before_a_wager_that_is_due(filed: str, what: str, cards: str, due: bool) -> None:
    bets = f"wager 1 1000; wager 401 500 {what} seat=1 hand=1; cards 1 {cards} / 0 AS ?"
    text = f"{filed}\n{bets}; offer 1 insurance; collect 401 500; peek"
    offer = written(text, "633a", played("633a").main_wager).rows[-4]["seq"]
    assert said(OFFERED, "633a", text) == ([("633a.7(h)", Outcome.FAIL, offer)] if due else [])
