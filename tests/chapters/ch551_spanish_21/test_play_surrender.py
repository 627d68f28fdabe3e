"""§ 551.9: surrender."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.games.blackjack.cases import Case, breaks

LOW = "bet 1 2000\ncards 1 JH 6D / dealer 6C KS\n"
HALF = "collect 1 1000\nreturn 1 1000\n"
KING = "bet 1 2000\ncards 1 JH 6D / dealer KC 8S\npeek no-blackjack\n"
MOVED = '{"kind": "wager-moved", "wager": 1, "dest": "on-cards"}\n'
NATURAL = "bet 1 2000\ncards 1 JH 6D / dealer AC KS\n1 surrender\n" + MOVED + "peek blackjack\nturn\n"

CASES = (
    spanish(
        "against a low card, settled at once",
        LOW + "1 surrender\n" + HALF + "turn",
        keeps=("surrender-not-settled-at-once", "surrender-half-wrong"),
    ),
    spanish(
        "against a low card, settled after the next player",
        "bet 1 2000\nbet 2 1000\ncards 1 JH 6D / 2 JD 8H / dealer 6C KS\n1 surrender\n2 stand\n*collect 1 1000\n"
        "return 1 1000\nturn\ndealer 2D 18\nreturn 2 1000",
        finds=breaks("surrender-not-settled-at-once", "551.9(a)(1)"),
    ),
    spanish(
        "a cent too much collected",
        LOW + "1 surrender\ncollect 1 1001\n*return 1 999\nturn",
        finds=breaks("surrender-half-wrong", "551.9(a)(1)", -1, "P1"),
    ),
    spanish(
        "half of an odd wager, up or down",
        "bet 1 2001\nbet 2 2001\ncards 1 JH 6D / 2 JD 6H / dealer 6C KS\n1 surrender\ncollect 1 1000\nreturn 1 1001\n"
        "2 surrender\ncollect 2 1001\nreturn 2 1000\nturn",
        keeps=("surrender-half-wrong",),
    ),
    spanish(
        "against a king, settled when the second card is turned",
        KING + "1 surrender\n" + MOVED + "turn\n" + HALF,
        keeps=(
            *("surrender-settled-before-hole-card", "surrender-wrong-when-hole-card-revealed"),
            *("surrendered-wager-not-on-cards",),
        ),
    ),
    spanish(
        "against a king, settled before the second card is turned",
        KING + "1 surrender\n" + MOVED + "*collect 1 1000\nreturn 1 1000\nturn",
        finds=breaks("surrender-settled-before-hole-card", "551.9(a)(2)"),
    ),
    spanish(
        "surrendered before the reader, half collected when no Blackjack is revealed",
        "bet 1 2000\ncards 1 JH 6D / dealer KC 8S\n1 surrender\n" + MOVED + "peek no-blackjack\nturn\n" + HALF,
        keeps=("surrender-settled-before-hole-card",),
    ),
    spanish(
        "against a Blackjack, all collected",
        NATURAL + "collect 1 2000",
        keeps=("surrender-wrong-when-hole-card-revealed",),
    ),
    spanish(
        "against a Blackjack, half collected",
        NATURAL + "collect 1 1000\n*return 1 1000",
        finds=breaks("surrender-wrong-when-hole-card-revealed", "551.9(a)(2)", 1000, "the house"),
    ),
    spanish(
        "the wager not placed on the cards",
        KING + "*1 surrender\nturn\n" + HALF,
        finds=breaks("surrendered-wager-not-on-cards", "551.9(a)(2)"),
    ),
    spanish(
        "after a third card",
        LOW + "1 hit 2C\n*1 surrender\n" + HALF + "turn",
        finds=breaks("surrender-after-third-card", "551.9(a)", 1000, "the house"),
    ),
    spanish(
        "after standing",
        LOW + "1 stand\n*1 surrender\n" + HALF + "turn",
        finds=breaks("surrender-after-other-decision", "551.9(a)", 1000, "the house"),
    ),
    spanish(
        "at the announcement",
        LOW + "1 surrender\n" + HALF + "turn",
        keeps=("surrender-after-third-card", "surrender-after-other-decision", "surrender-of-split-hand"),
    ),
    spanish(
        "a split hand",
        "bet 1 2000\ncards 1 8H 8D / dealer 6C KS\n1 split 11 2000\n1 gets KC\n*1 surrender\n"
        + HALF
        + "11 gets KD\n11 stand\nturn\ndealer 2D 18\nreturn 11 2000",
        finds=breaks("surrender-of-split-hand", "551.9(a)"),
    ),
    spanish(
        "a Blackjack",
        "bet 1 2000\ncards 1 AH KD / dealer 6C KS\n*1 surrender\n" + HALF + "turn",
        finds=breaks("surrender-of-blackjack", "551.9(a)", noted=True),
    ),
    spanish("no Blackjack", LOW + "1 surrender\n" + HALF + "turn", keeps=("surrender-of-blackjack",)),
    # (b)
    spanish(
        "Insurance settled beside it",
        "bet 1 2000\ncards 1 JH 6D / dealer AC 8S\n1 insurance 1000\n1 surrender\n"
        + MOVED
        + "peek no-blackjack\ncollect 1i 1000\nturn\n"
        + HALF,
        keeps=("insurance-not-settled-beside-surrender",),
    ),
    spanish(
        "Insurance not settled beside it",
        "bet 1 2000\ncards 1 JH 6D / dealer AC 8S\n1 insurance 1000\n1 surrender\n"
        + MOVED
        + "peek no-blackjack\nturn\n"
        + HALF
        + "clear\n**end",
        finds=(
            *breaks("insurance-not-settled-beside-surrender", "551.9(b)"),
            *breaks("losing-insurance-not-collected", "551.10(d)", 1000, "the house"),
        ),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()
