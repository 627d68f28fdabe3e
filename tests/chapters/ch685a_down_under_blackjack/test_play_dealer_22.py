"""§ 685a.7(n)(1): the dealer's 22, and the readings that part at it (§§ 685a.3(d)(3), 685a.7(n)(1))."""

import pytest

from tests.chapters.ch685a_down_under_blackjack.down_under import case, finding
from tests.games.blackjack.cases import Case


def against(
    cards: str, play: str, end: str, dealer: str = "6C TD", drawn: str = "dealer 6S 22", range_: str = "large"
) -> str:
    """A round of one player with $20 against a dealer who comes to 22 (6 10 6)."""
    return f"bet 1 2000\ncards 1 {cards} / dealer {dealer}\nrange {range_}\n{play}\nturn\n{drawn}\n{end}\nclear"


def hard(name: str, cards: str, play: str, end: str, *finds: tuple[str, int | None, str | None, bool]) -> Case:
    """A round against a hard 22; each of ``finds`` is rule, cents, who was short, and whether it is noted."""
    found = [finding(rule, "7(n)(1)", cents, short, noted) for rule, cents, short, noted in finds]
    return case(name, against(cards, play, end), finds=found)


PAID, RETURNED, LOST = "pay 1 2000\nreturn 1 2000", "return 1 2000", "collect 1 2000"
WIN, BACK = "win-against-dealers-22-not-paid", "not-returned-against-dealers-22"
DRAWN, SPLIT = "large-cards-drawn-to-against-22", "large-cards-of-split-hand-against-22"
BUST = "bust-returned-against-dealers-22"

HARD = (
    hard("10-9 returned", "TS 9D", "1 stand", RETURNED),
    hard("10-9 paid", "TS 9D", "1 stand", "*pay 1 2000\nreturn 1 2000", (BACK, 2000, "the house", False)),
    hard("10-9 collected", "TS 9D", "1 stand", "*collect 1 2000", (BACK, -2000, "P1", False)),
    hard("10-9 returned a cent short", "TS 9D", "1 stand", "collect 1 1\n*return 1 1999", (BACK, -1, "P1", False)),
    hard("two tens paid", "TS KD", "1 stand", PAID),
    hard("two tens returned", "TS KD", "1 stand", "*return 1 2000", (WIN, -2000, "P1", False)),
    hard("two tens collected", "QS KD", "1 stand", "*collect 1 2000", (WIN, -4000, "P1", False)),
    hard("two aces not split paid", "AS AD", "1 stand", PAID),
    hard("two aces not split returned", "AS AD", "1 stand", "*return 1 2000", (WIN, -2000, "P1", False)),
    hard("21 of three cards paid", "7S 7D", "1 hit 7H", PAID),
    hard("21 of three cards returned", "7S 7D", "1 hit 7H", "*return 1 2000", (WIN, -2000, "P1", False)),
    hard("soft 21 paid", "AS 2D", "1 hit 8H", PAID),
    hard("20 of three cards that begin with one Large returned", "TS 4D", "1 hit 6H\n1 stand", RETURNED),
    hard("two aces drawn to, returned", "AS AD", "1 hit 5H\n1 stand", "*return 1 2000", (DRAWN, None, None, True)),
    hard("two aces drawn to, paid", "AS AD", "1 hit 5H\n1 stand", "*pay 1 2000", (DRAWN, 2000, "the house", True)),
    hard("two aces drawn to, collected", "AS AD", "1 hit 5H\n1 stand", "*collect 1 2000", (BACK, -2000, "P1", False)),
    hard("over 21 collected at once", "TS 6D", "1 hit 8H\ncollect 1 2000", ""),
    hard("over 21 collected at the end", "TS 6D", "1 hit 8H", LOST),
    hard("over 21 returned", "TS 6D", "1 hit 8H", "*return 1 2000", (BUST, 2000, "the house", True)),
    case(
        "over 21 paid",
        against("TS 6D", "1 hit 8H", "*pay 1 2000"),
        finds=[finding("busted-wager-not-lost", "7(q)(1)", 2000, "the house")],
    ),
    case(
        "two tens paid 3 to 2",
        against("TS KD", "1 stand", "*pay 1 3000"),
        finds=[finding("winning-wager-paid-at-wrong-odds", "11(a)", 1000, "the house")],
    ),
    case(
        "a split hand of two Large cards returned",
        against(
            "KS QD",
            "1 split 11 2000\n1 gets JC\n1 stand\n11 gets 5C\n11 stand",
            "*return 1 2000\nreturn 11 2000",
        ),
        finds=[finding(SPLIT, "7(n)(1)", noted=True)],
    ),
    case(
        "split aces of 21 paid, and 16 returned",
        against("AS AD", "1 split 11 2000\n1 gets KC\n11 gets 5C", "pay 1 2000\nreturn 1 2000\nreturn 11 2000"),
        keeps=(WIN, BACK),
    ),
    case(
        "a doubled 11 that came to 21 paid with its Double Down Wager",
        against("6S 5D", "1 double 2000 TC", "pay 1 2000\npay 1d 2000"),
        keeps=(WIN,),
    ),
    case(
        "a Blackjack was paid 3 to 2 in its turn, whatever the dealer draws",
        against("AS KD", "announce 1 blackjack\npay 1 3000\nreturn 1 2000\nremove 1", ""),
        keeps=("blackjack-paid-at-wrong-odds",),
    ),
    *(
        case(
            f"{name} returned, payments recorded sometimes",
            against(cards, play, returned),
            missing=((rule, "what was collected and paid"),),
            undeclared=("pay",),
        )
        for name, cards, play, returned, rule in (
            ("Large cards drawn to", "AS AD", "1 hit 5H\n1 stand", RETURNED, DRAWN),
            (
                "Large cards of a split hand",
                "KS QD",
                "1 split 11 2000\n1 gets JC\n1 stand\n11 gets 5C\n11 stand",
                f"{RETURNED}\nreturn 11 2000",
                SPLIT,
            ),
        )
    ),
    case(
        "what was settled is not recorded",
        against("TS 9D", "1 stand", ""),
        missing=((BACK, "what was collected and paid"),),
        undeclared=("pay", "collect"),
    ),
)

LOW = "6C 5D"
"""The dealer's 6 and 5, to which an ace makes 22 or 12."""


def ace(cards: str, end: str, drawn: str = "*dealer AS 22") -> str:
    """A round against a dealer's 6, 5 and ace, one decision to stand."""
    return against(cards, "1 stand", end, LOW, drawn, "small")


STOOD = finding("dealer-stood-on-ace-22", "3(d)(3)", noted=True)
DREW = finding("dealer-drew-on-ace-22", "3(d)(3)", noted=True)


TURNS = finding("settled-on-ace-22", "3(d)(3)", noted=True)

ACES = (
    case("ace, 6, 5: stands, 18 returned", ace("TS 8D", "*return 1 2000"), finds=[STOOD, TURNS]),
    case("ace, 6, 5: stands, 18 paid as against 12", ace("TS 8D", "*pay 1 2000"), finds=[STOOD, TURNS]),
    case(
        "ace, 6, 5: stands, 18 collected",
        ace("TS 8D", "*collect 1 2000"),
        finds=[STOOD, finding(BACK, "7(n)(1)", -2000, "P1")],
    ),
    case("ace, 6, 5: stands, two tens paid by every reading", ace("TS KD", PAID), finds=[STOOD]),
    case(
        "ace, 6, 5: stands, two tens returned by none",
        ace("TS KD", "*return 1 2000"),
        finds=[STOOD, finding(WIN, "7(n)(1)", -2000, "P1")],
    ),
    case(
        "ace, 6, 5: draws a 7, total 19: 18 collected as against 19",
        ace("TS 8D", "*collect 1 2000", "dealer AS 22\n*dealer 7H 19"),
        finds=[DREW, TURNS],
    ),
    case(
        "ace, 6, 5: draws a 7: 18 returned as against 22",
        ace("TS 8D", "*return 1 2000", "dealer AS 12\n*dealer 7H 19"),
        finds=[DREW, TURNS],
    ),
    case(
        "ace, 6, 5: draws a 7: 18 paid by no reading",
        ace("TS 8D", "*pay 1 2000", "dealer AS 12\n*dealer 7H 19"),
        finds=[DREW, finding("winning-wager-paid-at-wrong-odds", "11(a)", 2000, "the house")],
    ),
    case(
        "ace, 6, 5: draws a 7 and, on 19, once more",
        ace("TS 8D", "*return 1 2000", "dealer AS 12\n*dealer 7H 19\n*dealer 4H 23"),
        finds=[
            DREW,
            finding("dealer-drew-on-standing-total", "7(m)"),
            TURNS,
        ],
    ),
    case(
        "ace, 6, 5: draws a 7 and announces 18",
        ace("TS 8D", "*return 1 2000", "dealer AS 12\n*dealer 7H\n*announce 0 18"),
        finds=[
            DREW,
            finding("dealer-total-misannounced", "7(m)"),
            TURNS,
        ],
    ),
    case(
        "two aces: stands, 18 returned",
        "bet 1 2000\n*cards 1 TS 8D / dealer AC AD\noffer insurance\nrange large\nturn\n1 stand\n*return 1 2000\nclear",
        finds=[
            finding("dealer-stood-on-two-aces", "3(d)(3)", noted=True),
            finding("settled-on-two-aces", "3(d)(3)", noted=True),
        ],
    ),
    case(
        "two aces: draws a 6, total 18, tie returned",
        "bet 1 2000\ncards 1 TS 8D / dealer AC AD\noffer insurance\nrange large\nturn\n1 stand\n*dealer 6H 18\nreturn 1 2000\nclear",
        finds=[finding("dealer-drew-on-two-aces", "3(d)(3)", noted=True)],
    ),
    case(
        "ace, 6, 5: stands, 18 returned, payments recorded sometimes",
        ace("TS 8D", "return 1 2000"),
        finds=[STOOD],
        missing=(("settled-on-ace-22", "what was collected and paid"),),
        undeclared=("pay",),
    ),
    case(
        "every card is not recorded: standing on 22 with an ace is not judged",
        ace("TS KD", PAID, "dealer AS 22"),
        missing=(("dealer-stood-on-ace-22", "every card dealt to the end of the round"),),
        undeclared=("deal",),
    ),
)


CASES = (*HARD, *ACES)


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.name)
def test_dealers_22(one: Case) -> None:
    one.holds()
