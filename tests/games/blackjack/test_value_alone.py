"""Cards of which the log tells what they count and no more: totals are judged, pairs and paytables are not."""

import pytest

from tests.games.blackjack.cases import Case, breaks
from tests.games.blackjack.rounds import filing

ROUND = "bet 1 1000\n{more}cards 1 {cards} / dealer {up} {hole}\n{then}turn {turned}\n{settled}\nclear"
PEEK = "peek no-blackjack\n"
STAND = f"{PEEK}1 stand\n"
LOSING = "losing-wager-not-collected"
CARDS = "the cards of the hands"


def round_(cards: str, up: str, turned: str, settled: str, then: str = STAND, hole: str = "?", more: str = "") -> str:
    return ROUND.format(cards=cards, up=up, hole=hole, turned=turned, then=then, settled=settled, more=more)


CASES = (
    Case("18 loses to 20", (round_("X? 8?", "X?", "X?", "collect 1 1000"),), keeps=(LOSING, "dealer-stood-short")),
    Case(
        "18 that loses to 20 is paid",
        (round_("X? 8?", "X?", "X?", "*pay 1 1000"),),
        breaks(LOSING, "633a.7(r)", 2000, "the house"),
    ),
    Case(
        "18 that loses to 20 is paid, the hole card told when it was dealt",
        (round_("X? 8?", "9?", "AH", "*pay 1 1000", hole="A?", then="1 stand\n"),),
        breaks(LOSING, "633a.7(r)", 2000, "the house"),
    ),
    Case(
        "a Blackjack of an ace and a card of value 10, paid even",
        (round_("A? X?", "6?", "X?", "", then="announce 1 blackjack\n*pay 1 1000\nremove 1\n"),),
        breaks("blackjack-paid-at-wrong-odds", "633a.13(a)", -500, "P1"),
    ),
    Case(
        "Insurance against a card of value 10",
        (round_("9? 7?", "X?", "7?", "collect 1 1000", then=f"*1 insurance 500\n{STAND}collect 1i 500\n"),),
        breaks("insurance-without-ace", "633a.8(a)"),
    ),
    Case(
        "two cards of value 10, split",
        (
            round_(
                "X? X?",
                "6?",
                "X?",
                "dealer 5? 21\ncollect 1 1000\ncollect 11 1000",
                then="1 split 11 1000\n1 gets 7?\n1 stand\n11 gets 8?\n11 stand\n",
            ),
        ),
        keeps=("split-of-unlike-cards", LOSING),
    ),
    Case(
        "two cards of value 10 against one: whether they match is not known",
        (round_("X? X?", "X?", "X?", "return 1 1000", more="match 1 500\n", then=f"collect 1m 500\n{STAND}"),),
        filing=filing(**{"optional_wagers__match-the-dealer": "{}"}),
        missing=(("match-the-dealer-paid-wrong-with-six-decks", CARDS),),
    ),
    Case(
        "where the decks hold no 10s it may be a 10 that was left in them",
        (round_("X? 8?", "X?", "X?", "pay 1 1000"),),
        chapter="551",
        filing=filing("551"),
        missing=(("winning-wager-paid-at-wrong-odds", CARDS), ("dealer-stood-short", "the dealer's cards")),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    case.holds()
