"""§ 551.11: doubling down and rescue."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.games.blackjack.cases import Case, breaks

DOUBLE = "bet 1 2000\ncards 1 6H 5D / dealer 9C KS\n{}\nturn\n{}"
WON = "pay 1 2000\npay 1d 2000"
RESCUED = "bet 1 2000\ncards 1 6H 5D / dealer 9C KS\n1 double 1000 4C\n1 rescue\n{}\nturn"
FORFEITED = "withdraw 1d\ncollect 1 2000"
DOUBLED = (
    '{"kind": "wager", "wager": 101, "seat": 1, "player": "P1", "hand": 1, "what": "double-down", "cents": %s,'
    ' "by": "chips"}\n'
)
TWO = (
    "bet 1 2000\nbet 2 1000\ncards 1 6H 5D / 2 JD KH / dealer 9C KS\n1 double 1000 4C\n2 stand\n*1 rescue\nwithdraw 1d\n"
    "turn\ncollect 1 2000\npay 2 1000"
)

CASES = (
    spanish(
        "for as much",
        DOUBLE.format("1 double 2000 9D", WON),
        keeps=(
            *("double-down-over-original", "double-down-on-blackjack", "double-down-after-two-cards"),
            *("double-down-card-face-down", "double-down-card-not-sideways"),
        ),
    ),
    spanish("for less", DOUBLE.format("1 double 1 9D", "pay 1 2000\npay 1d 1"), keeps=("double-down-over-original",)),
    spanish(
        "for a cent more",
        DOUBLE.format("1 double\n{}1 gets 9D what=sideways", "pay 1 2000\npay 1d 2001").format("*" + DOUBLED % 2001),
        finds=breaks("double-down-over-original", "551.11(a)", 1, "the house"),
    ),
    spanish(
        "on Blackjack",
        "bet 1 2000\ncards 1 AH KD / dealer 9C KS\n*1 double\n" + DOUBLED % 2000 + "turn\npay 1 3000\nreturn 1d 2000",
        finds=breaks("double-down-on-blackjack", "551.11(a)"),
    ),
    spanish(
        "on three cards",
        DOUBLE.format("1 hit 2C\n*1 double\n{}1 gets 7D what=sideways", WON).format(DOUBLED % 2000),
        finds=breaks("double-down-after-two-cards", "551.11(a)"),
    ),
    spanish(
        "without its card",
        "bet 1 2000\ncards 1 6H 5D / dealer 9C KS\n1 double\n"
        + DOUBLED % 2000
        + "turn\ncollect 1 2000\n*collect 1d 2000",
        finds=breaks("double-down-without-card", "551.11(a)"),
    ),
    spanish(
        "the card face down",
        DOUBLE.format("*1 double 2000 9D face=down", WON),
        finds=breaks("double-down-card-face-down", "551.11(a)"),
    ),
    spanish(
        "the card not sideways",
        DOUBLE.format("*1 double 2000 9D what=none", WON),
        finds=breaks("double-down-card-not-sideways", "551.11(a)"),
    ),
    spanish(
        "on 21 after a split",
        "bet 1 2000\ncards 1 AH AD / dealer 9C KS\n1 split 11 2000\n1 gets KC\n*1 double\n"
        + DOUBLED % 2000
        + "1 gets 2D what=sideways\n11 gets 8D\n11 stand\nturn\ncollect 1 2000\ncollect 1d 2000\nreturn 11 2000",
        finds=breaks("double-down-on-split-21", "551.13(a)(1)", noted=True),
    ),
    # (c)
    spanish(
        "against a Blackjack of a misread reader: the original wager only",
        "bet 1 2000\ncards 1 6H 5D / dealer KC AS\npeek no-blackjack\n1 double 2000 8D\nturn\ncollect 1 2000\n"
        "return 1d 2000",
        keeps=("double-down-kept-against-dealer-blackjack",),
    ),
    spanish(
        "against a Blackjack of a misread reader: both wagers",
        "bet 1 2000\ncards 1 6H 5D / dealer KC AS\npeek no-blackjack\n1 double 2000 8D\nturn\ncollect 1 2000\n"
        "*collect 1d 2000",
        finds=breaks("double-down-kept-against-dealer-blackjack", "551.11(c)", -2000, "P1"),
    ),
    spanish(
        "over 21 against such a Blackjack: both wagers",
        "bet 1 2000\ncards 1 6H 9D / dealer KC AS\npeek no-blackjack\n1 double 2000 8D\nturn\ncollect 1 2000\n"
        "*collect 1d 2000",
        finds=breaks("busted-double-down-against-dealer-blackjack", "551.11(c)", -2000, "P1", noted=True),
    ),
    spanish(
        "over 21 against such a Blackjack: the original wager only",
        "bet 1 2000\ncards 1 6H 9D / dealer KC AS\npeek no-blackjack\n1 double 2000 8D\nturn\ncollect 1 2000\n"
        "return 1d 2000",
        keeps=("busted-double-down-against-dealer-blackjack",),
    ),
    # (d)
    spanish(
        "rescued",
        RESCUED.format(FORFEITED),
        keeps=(
            *("rescue-without-additional-card", "rescue-over-limit", "rescue-late"),
            *("rescued-original-not-forfeited", "rescued-double-not-taken-back"),
        ),
    ),
    spanish(
        "rescued, told by the wager taken back alone",
        RESCUED.replace("1 rescue\n", "").format(FORFEITED),
        keeps=("rescue-over-limit", "rescued-original-not-forfeited"),
    ),
    spanish(
        "rescued, the hand of the Double Down Wager told by its position",
        RESCUED.replace(
            "1 double 1000 4C\n1 rescue\n",
            (
                '{{"kind": "choice", "hand": 1, "seat": 1, "player": "P1", "what": "double"}}\n'
                '{{"kind": "wager", "wager": 101, "seat": 1, "player": "P1", "what": "double-down", "cents": 1000, '
                '"by": "chips"}}\n1 gets 4C what=sideways\n'
            ),
        ).format("withdraw 1d\ncollect 1 2000"),
        keeps=("rescue-over-limit", "rescued-original-not-forfeited"),
    ),
    spanish(
        "rescued, the Double Down Wager given back by the dealer",
        RESCUED.format("collect 1 2000\nreturn 1d 1000"),
        keeps=("rescued-double-not-taken-back",),
    ),
    spanish(
        "rescued at 21",
        RESCUED.replace("4C", "KC").format(FORFEITED),
        keeps=("rescue-over-limit",),
    ),
    spanish(
        "rescued at 22",
        RESCUED.replace("6H 5D", "7H 5D").replace("4C\n1 rescue", "KC\n*1 rescue").format(FORFEITED),
        finds=breaks("rescue-over-limit", "551.11(d)", 1000, "the house"),
    ),
    spanish(
        "rescued before the card",
        "bet 1 2000\ncards 1 6H 5D / dealer 9C KS\n1 double 1000\n*1 rescue\n1 gets 4C what=sideways\nturn\n"
        "collect 1 2000\nreturn 1d 1000",
        finds=breaks("rescue-without-additional-card", "551.11(d)"),
    ),
    spanish(
        "rescued without having doubled",
        "bet 1 2000\ncards 1 6H 5D / dealer 9C KS\n*1 rescue\nturn\ncollect 1 2000",
        finds=breaks("rescue-without-additional-card", "551.11(d)"),
    ),
    spanish(
        "the original wager returned and the other kept",
        RESCUED.format("*return 1 2000\n*collect 1d 1000"),
        finds=(
            *breaks("rescued-original-not-forfeited", "551.11(d)", 2000, "the house"),
            *breaks("rescued-double-not-taken-back", "551.11(d)", -1000, "P1"),
        ),
    ),
    spanish(
        "half of the original wager kept by the player",
        RESCUED.format("withdraw 1d\n*collect 1 1000"),
        finds=breaks("rescued-original-not-forfeited", "551.11(d)", 1000, "the house"),
    ),
    spanish("rescued after the next player", TWO, finds=breaks("rescue-late", "551.11(d)", noted=True)),
    spanish(
        "a split hand rescued: its own wager is forfeited",
        "bet 1 2000\ncards 1 6H 6D / dealer 9C KS\n1 split 11 2000\n1 gets 5C\n1 stand\n11 gets 5D\n11 double 1000 4C\n"
        "11 rescue\nwithdraw 11d\ncollect 11 2000\nturn\ncollect 1 2000",
        keeps=("rescued-original-not-forfeited",),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()
