"""§ 551.8(h) and § 551.13(b) and (c): "Dealer's Card", the second card turned, drawing and standing."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.games.blackjack.cases import Case, breaks

ONE = "bet 1 1000\ncards 1 JH 8D / dealer 9C {}\n"
TWO = "bet 1 1000\nbet 2 1000\ncards 1 JH 8D / 2 JD 8H / dealer 9C {}\n"
CALLS = 'between\n{"kind": "records", "what": "call", "by": "always"}'

CASES = (
    spanish(
        "Dealer's Card called, then turned",
        CALLS,
        TWO.format("9S") + "1 stand\n2 stand\ncall\nturn\nreturn 1 1000\nreturn 2 1000",
        keeps=("dealers-card-not-announced", "dealers-card-announced-early", "hole-card-not-turned"),
    ),
    spanish(
        "turned without a call",
        CALLS,
        TWO.format("9S") + "1 stand\n2 stand\n*turn\nreturn 1 1000\nreturn 2 1000",
        finds=breaks("dealers-card-not-announced", "551.8(h)"),
    ),
    spanish(
        "called only after the card was turned",
        CALLS,
        TWO.format("9S") + "1 stand\n2 stand\n*turn\ncall\nreturn 1 1000\nreturn 2 1000",
        finds=breaks("dealers-card-not-announced", "551.8(h)"),
    ),
    spanish(
        "calls not always recorded",
        TWO.format("9S") + "1 stand\n2 stand\nturn\nreturn 1 1000\nreturn 2 1000",
        missing=(("dealers-card-not-announced", "a record of what the dealer calls out"),),
    ),
    spanish(
        "called before the second player decided",
        CALLS,
        TWO.format("9S") + "1 stand\n*call\n2 stand\nturn\nreturn 1 1000\nreturn 2 1000",
        finds=breaks("dealers-card-announced-early", "551.8(h)"),
    ),
    spanish(
        "never turned",
        ONE.format("9S") + "1 stand\nreturn 1 1000\nclear\n*end",
        finds=breaks("hole-card-not-turned", "551.8(h)"),
    ),
    spanish(
        "turned before the second player decided",
        TWO.format("9S") + "1 stand\n*turn\n2 stand\nreturn 1 1000\nreturn 2 1000",
        finds=breaks("hole-card-turned-early", "551.8(h)"),
    ),
    spanish(
        "the dealer draws before the second player decides",
        "bet 1 1000\nbet 2 1000\ncards 1 JH 8D / 2 JD 8H / dealer 9C 5S\n1 stand\n*dealer 4D\n2 stand\nturn\n"
        "return 1 1000\nreturn 2 1000",
        finds=breaks("dealer-drew-before-players", "551.8(h)"),
    ),
    spanish(
        "the dealer's total announced",
        ONE.format("5S") + "announce 1 18\n1 stand\nturn\ndealer 4D 18\nreturn 1 1000",
        undeclared=(),
        keeps=(
            *("dealer-total-not-announced", "dealer-total-misannounced", "dealer-card-face-down"),
            *("dealer-drew-before-players", "hole-card-turned-early", "dealer-drew-on-standing-total"),
            *("dealer-stood-short", "dealer-drew-without-effect"),
        ),
    ),
    spanish(
        "the dealer's total not announced",
        ONE.format("5S") + "announce 1 18\n1 stand\nturn\n*dealer 4D\nreturn 1 1000",
        undeclared=(),
        finds=breaks("dealer-total-not-announced", "551.8(h)"),
    ),
    spanish(
        "the dealer's total announced wrong",
        ONE.format("5S") + "1 stand\nturn\ndealer 4D\n*announce 0 19\nreturn 1 1000",
        finds=breaks("dealer-total-misannounced", "551.8(h)"),
    ),
    spanish(
        "a dealer's card face down",
        ONE.format("5S") + "1 stand\nturn\n*dealer 4D face=down\nreturn 1 1000",
        finds=breaks("dealer-card-face-down", "551.8(h)"),
    ),
    # 13(b)
    spanish("the dealer stands on 17", ONE.format("8S") + "1 stand\nturn\npay 1 1000", keeps=("dealer-stood-short",)),
    spanish(
        "the dealer draws on 17",
        ONE.format("8S") + "1 stand\nturn\n*dealer 2D\npay 1 1000",
        finds=breaks("dealer-drew-on-standing-total", "551.13(b)"),
    ),
    spanish(
        "the dealer draws on a soft 17",
        "bet 1 1000\ncards 1 JH 8D / dealer 6C AS\n1 stand\nturn\n*dealer 2D\npay 1 1000",
        finds=breaks("dealer-drew-on-standing-total", "551.13(b)"),
    ),
    spanish(
        "a card drawn on 18 by accident, placed in the rack",
        ONE.format("9S") + "1 stand\nturn\n*dealer 2D dest=rack\nreturn 1 1000",
        finds=breaks("misdrawn-card-racked", "551.16(e)", noted=True),
    ),
    spanish(
        "a card drawn on 17 by accident, placed in the rack",
        ONE.format("8S") + "1 stand\nturn\ndealer 2D dest=rack\npay 1 1000",
        keeps=("misdrawn-card-racked",),
    ),
    # 13(c)
    spanish(
        "the dealer draws with no hand left",
        "bet 1 1000\ncards 1 JH 6D / dealer 9C 5S\n1 hit KD\nturn\n*dealer 4H\ncollect 1 1000",
        finds=breaks("dealer-drew-without-effect", "551.13(c)"),
    ),
    spanish(
        "the dealer draws after a rescue alone",
        "bet 1 1000\ncards 1 6H 5D / dealer 9C 5S\n1 double 1000 2D\n1 rescue\nwithdraw 1d\ncollect 1 1000\nturn\n"
        "*dealer 4H",
        finds=breaks("dealer-drew-without-effect", "551.13(c)"),
    ),
    spanish(
        "the dealer draws against a Blackjack alone",
        "bet 1 1000\ncards 1 AH KD / dealer 9C 5S\nturn\n*dealer 4H\npay 1 1500",
        finds=breaks("dealer-drew-for-won-hands", "551.13(c)", noted=True),
    ),
    spanish(
        "the dealer draws against a long 21 alone",
        "bet 1 1000\ncards 1 JH 5D / dealer 9C 5S\n1 hit 6D\nturn\n*dealer 4H\npay 1 1000",
        finds=breaks("dealer-drew-for-long-21s", "551.13(c)"),
    ),
    spanish(
        "the dealer does not draw against a Blackjack and a long 21",
        "bet 1 1000\nbet 2 1000\ncards 1 JH 5D / 2 AH KD / dealer 9C 5S\n1 hit 6D\nturn\npay 1 1000\npay 2 1500",
        keeps=("hole-card-left-down-without-effect",),
    ),
    spanish(
        "the second card left down with no hand left",
        "bet 1 1000\ncards 1 JH 6D / dealer 9C 5S\n1 hit KD\ncollect 1 1000\nclear\n*end",
        finds=breaks("hole-card-left-down-without-effect", "551.8(h)", noted=True),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()


def test_the_dealer_stands_short() -> None:
    """On 16 he has to draw; the finding points to his last card."""
    case = spanish(
        "stood on 16",
        "bet 1 1000\n*cards 1 JH 8D / dealer 9C 7S\n1 stand\nturn\npay 1 1000",
        finds=breaks("dealer-stood-short", "551.13(b)"),
    )
    case.holds()
