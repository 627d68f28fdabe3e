"""Surrender, § 590.9, on rounds judged by hand."""

import pytest

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_bet import case, finding

CHAPTER = "590"
TWO = "bet 1 1000\n{}bet 2 1000\ncards 1 TH 6D / 2 TC 9S / dealer {}\n"
LOW = TWO.format("", "8C TD")
HIGH = TWO.format("", "KC 8D")
OVER = "2 stand\nturn\npay 2 1000\nclear"
HALF = "collect 1 500\nreturn 1 500\n"
ON_CARDS = '{"kind": "wager-moved", "wager": 1, "dest": "on-cards"}\n'

CASES = (
    case(
        CHAPTER,
        "half collected and half returned at once",
        LOW + "1 surrender\n" + HALF + OVER,
        keeps=(
            "surrender-half-wrong",
            "surrender-not-settled-at-once",
            "surrender-after-third-card",
            "blackjack-surrendered",
        ),
    ),
    case(
        CHAPTER,
        "a cent more than half collected",
        LOW + "1 surrender\ncollect 1 501\n*return 1 499\n" + OVER,
        finds=(finding(CHAPTER, "surrender-half-wrong", "surrender(a)(1)", -1, "P1"),),
    ),
    case(
        CHAPTER,
        "half of an odd amount",
        LOW.replace("bet 1 1000", "bet 1 1001") + "1 surrender\ncollect 1 501\nreturn 1 500\n" + OVER,
        keeps=("surrender-half-wrong",),
    ),
    case(
        CHAPTER,
        "settled after the next player",
        LOW + "1 surrender\n2 stand\n*collect 1 500\nreturn 1 500\nturn\npay 2 1000\nclear",
        finds=(finding(CHAPTER, "surrender-not-settled-at-once", "surrender(a)(1)"),),
    ),
    case(
        CHAPTER,
        "against a king, the wager on the cards, settled after the reader",
        HIGH + "1 surrender\n" + ON_CARDS + "peek no-blackjack\n" + HALF + OVER,
        keeps=("surrender-not-settled-after-reader", "surrender-wrong-after-reader", "surrendered-wager-not-on-cards"),
    ),
    case(
        CHAPTER,
        "against a king, the wager not on the cards",
        HIGH + "*1 surrender\npeek no-blackjack\n" + HALF + OVER,
        finds=(finding(CHAPTER, "surrendered-wager-not-on-cards", "surrender(a)(2)"),),
    ),
    case(
        CHAPTER,
        "against a king, settled when the hole card is turned",
        HIGH + "1 surrender\n" + ON_CARDS + "peek no-blackjack\n2 stand\nturn\n*" + HALF + "pay 2 1000\nclear",
        finds=(finding(CHAPTER, "surrender-not-settled-after-reader", "surrender(a)(2)"),),
    ),
    case(
        CHAPTER,
        "against a dealer's Blackjack, the whole collected",
        TWO.format("", "KC AD")
        + "1 surrender\n"
        + ON_CARDS
        + "peek blackjack\nturn\ncollect 1 1000\ncollect 2 1000\nclear",
        keeps=("surrender-wrong-after-reader",),
    ),
    case(
        CHAPTER,
        "against a dealer's Blackjack, half returned",
        TWO.format("", "KC AD")
        + "1 surrender\n"
        + ON_CARDS
        + "peek blackjack\nturn\ncollect 1 500\n*return 1 500\ncollect 2 1000\nclear",
        finds=(finding(CHAPTER, "surrender-wrong-after-reader", "surrender(a)(2)", 500, "the house"),),
    ),
    case(
        CHAPTER,
        "in his turn, after the reader",
        HIGH + "peek no-blackjack\n1 surrender\n" + HALF + OVER,
        keeps=("surrender-not-settled-after-reader",),
    ),
    case(
        CHAPTER,
        "after a third card",
        LOW + "1 hit 2C\n*1 surrender\n" + HALF + OVER,
        finds=(finding(CHAPTER, "surrender-after-third-card", "surrender(a)", 500, "the house"),),
    ),
    case(
        CHAPTER,
        "after a decision to stand",
        LOW + "1 stand\n*1 surrender\n" + HALF + OVER,
        finds=(finding(CHAPTER, "surrender-after-other-decision", "surrender(a)", 500, "the house"),),
    ),
    case(
        CHAPTER,
        "of a Blackjack",
        LOW.replace("TH 6D", "AH KD") + "*1 surrender\n" + HALF + OVER,
        finds=(finding(CHAPTER, "blackjack-surrendered", "surrender(a)", noted=True),),
    ),
    case(
        CHAPTER,
        "of a split hand",
        "bet 1 1000\ncards 1 8H 8D / dealer 8C TD\n1 free-split 11 1000\n1 gets 6S\n*1 surrender\n"
        + HALF
        + "11 gets TC\n11 stand\nturn\ncollect 11 0\nclear",
        finds=(finding(CHAPTER, "surrender-of-split-hand", "surrender(a)"),),
    ),
    case(
        CHAPTER,
        "the Push 22 Wager beside it settled at once",
        TWO.format("push 1 500\n", "8C TD") + "1 surrender\n" + HALF + "*collect 1p 500\n" + OVER,
        finds=(finding(CHAPTER, "push-22-settled-with-surrender", "surrender(a)", noted=True),),
    ),
    case(
        CHAPTER,
        "the Push 22 Wager beside it waits",
        TWO.format("push 1 500\n", "8C TD")
        + "1 surrender\n"
        + HALF
        + "2 stand\nturn\ncollect 1p 500\npay 2 1000\nclear",
        keeps=("push-22-settled-with-surrender",),
    ),
    case(
        CHAPTER,
        "beside Insurance, each settled",
        "bet 1 1000\ncards 1 TH 6D / dealer AC 8D\n"
        '{"kind": "offer", "what": "insurance"}\n'
        "1 insurance 500\n1 surrender\n" + ON_CARDS + "peek no-blackjack\ncollect 1i 500\n" + HALF + "clear",
        keeps=("insurance-not-settled-beside-surrender", "surrender-wrong-after-reader"),
    ),
    case(
        CHAPTER,
        "beside Insurance that is never settled",
        "bet 1 1000\ncards 1 TH 6D / dealer AC 8D\n"
        '{"kind": "offer", "what": "insurance"}\n'
        "1 insurance 500\n1 surrender\n" + ON_CARDS + "peek no-blackjack\n" + HALF + "clear\n**end",
        finds=(
            finding(CHAPTER, "losing-insurance-not-collected", "8(d)", 500, "the house"),
            finding(CHAPTER, "insurance-not-settled-beside-surrender", "surrender(b)"),
        ),
    ),
    case(
        CHAPTER,
        "the settlement is not recorded",
        LOW + "1 surrender\n" + OVER,
        undeclared=("collect", "pay", "return"),
        missing=(("surrender-not-settled-at-once", "when the wager was settled"),),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_surrender(case: Case) -> None:
    """What is found, to the cent, and what is kept."""
    case.holds()
