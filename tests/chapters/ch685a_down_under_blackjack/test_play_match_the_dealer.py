"""The Match-the-Dealer Wager in play: §§ 685a.6(e), 685a.7(f) and (g), 685a.11(c)."""

import pytest

from tests.chapters.ch685a_down_under_blackjack.down_under import case, finding
from tests.games.blackjack.cases import Case

SIX, EIGHT = "match-the-dealer-paid-wrong-with-six-decks", "match-the-dealer-paid-wrong-with-eight-decks"
LATE = "match-the-dealer-settled-at-wrong-time"


def match(cards: str, settled: str, up: str = "8C", end: str = "collect 1 1000", play: str = "1 stand") -> str:
    """A player with $10 on the game and $5 on a match, against a dealer of 18 or more."""
    return (
        f"bet 1 1000\nmatch 1 500\ncards 1 {cards} / dealer {up} TD\n{settled}\nrange large\n{play}\nturn\n{end}\nclear"
    )


def pays(cents: int, mark: str = "") -> str:
    """The wager is paid and given back."""
    return f"{mark}pay 1m {cents}\nreturn 1m 500"


def tens(cards: str, settled: str) -> str:
    """The same against a jack and an 8."""
    return match(cards, settled, "JC", "return 1 1000").replace("TD\n", "8D\n").replace("range large", "range medium")


TWO = "bet 1 1000\nmatch 1 500\nbet 2 1000\nmatch 2 500\ncards 1 8H 6D / 2 9S 5C / dealer 8C TD\n{}\nclear"
PLAY = "range large\n1 stand\n2 stand\nturn\ncollect 2 1000\ncollect 1 1000"
ACE = "bet 1 1000\nmatch 1 500\ncards 1 9H 6D / dealer AC 7D\n{}\nrange medium\n1 stand\nturn\ncollect 1 1000\nclear"

CASES = (
    case(
        "unsuited, 4 to 1",
        match("8H 6D", pays(2000)),
        keeps=(
            SIX,
            "match-the-dealer-not-paid",
            LATE,
            "match-the-dealer-not-offered",
            "match-the-dealer-without-paytable",
            "optional-wager-without-blackjack-wager",
        ),
    ),
    case("suited, 11 to 1", match("8C 6D", pays(5500)), keeps=(SIX,)),
    case("two unsuited", match("8H 8D", pays(4000)), keeps=("match-the-dealer-paid-for-one-card",)),
    case("one of each", match("8C 8D", pays(7500))),
    case("two suited", match("8C 8C", pays(11000))),
    case("the second card alone", match("6D 8H", pays(2000))),
    case(
        "at the odds for eight decks",
        match("8H 6D", pays(1500).replace("return", "*return")),
        finds=[finding(SIX, "11(c)", -500, "P1")],
    ),
    case(
        "a cent below", match("8H 6D", pays(1999).replace("return", "*return")), finds=[finding(SIX, "11(c)", -1, "P1")]
    ),
    case(
        "a cent above",
        match("8H 6D", pays(2001).replace("return", "*return")),
        finds=[finding(SIX, "11(c)", 1, "the house")],
    ),
    case(
        "two paid as one",
        match("8H 8D", pays(2000).replace("return", "*return")),
        finds=[finding("match-the-dealer-paid-for-one-card", "7(f)", -2000, "P1")],
    ),
    case("eight decks: unsuited, 3 to 1", match("8H 6D", pays(1500)), cards_decks="8", keeps=(EIGHT,)),
    case("eight decks: suited, 14 to 1", match("8C 6D", pays(7000)), cards_decks="8", keeps=(EIGHT,)),
    case(
        "eight decks, at the odds for six",
        match("8C 6D", pays(5500).replace("return", "*return")),
        finds=[finding(EIGHT, "11(c)", -1500, "P1")],
        cards_decks="8",
    ),
    *(
        case(
            f"{number} decks",
            match("9H 6D", "collect 1m 500").replace("match 1", "*match 1"),
            finds=[finding("match-the-dealer-without-paytable", "6(e)")],
            cards_decks=number,
        )
        for number in ("4", "5")
    ),
    case(
        "decks not filed",
        match("8H 6D", pays(2000)),
        missing=((SIX, "the decks that the filing names"),),
        cards_decks="",
    ),
    case(
        "the filing does not offer it",
        match("9H 6D", "collect 1m 500").replace("match 1", "*match 1"),
        finds=[finding("match-the-dealer-not-offered", "6(e)")],
        changed={"optional_wagers__match-the-dealer": ""},
    ),
    case(
        "without a Bet Wager",
        'bet 2 1000\n{"kind": "wager", "wager": 301, "seat": 1, "player": "P1", "what": "match-the-dealer", "cents": 500}\n'
        "cards 2 TS 9D / dealer 8C TD\nrange large\n2 stand\nturn\npay 2 1000\nclear".replace('{"kind"', '*{"kind"', 1),
        finds=[finding("optional-wager-without-blackjack-wager", "6(e)")],
    ),
    case(
        "no match collected",
        match("9H 6D", "collect 1m 500"),
        keeps=("losing-match-the-dealer-paid", "losing-match-the-dealer-not-collected", "match-of-unlike-tens-paid"),
    ),
    case(
        "no match paid",
        match("9H 6D", "*pay 1m 2000"),
        finds=[finding("losing-match-the-dealer-paid", "7(f)", 2500, "the house")],
    ),
    case(
        "no match returned",
        match("9H 6D", "*return 1m 500"),
        finds=[finding("losing-match-the-dealer-not-collected", "7(f)", 500, "the house")],
    ),
    case(
        "a match not paid",
        match("8H 6D", "*collect 1m 500"),
        finds=[finding("match-the-dealer-not-paid", "7(f)", -2500, "P1")],
    ),
    case("a jack and a jack", tens("JH 8H", pays(2000)), keeps=(SIX,)),
    case(
        "a jack and a queen",
        tens("QH 8H", "*pay 1m 2000"),
        finds=[finding("match-of-unlike-tens-paid", "7(f)", 2500, "the house")],
    ),
    # 7(f): the moment and the order
    case(
        "settled after the reader",
        match("8H 6D", "").replace("range large", f"range large\n{pays(2000, '*')}"),
        finds=[finding(LATE, "7(f)")],
    ),
    case(
        "settled after additional cards",
        match("9H 4D", "", play="1 hit 2C\n*collect 1m 500\n1 stand"),
        finds=[finding(LATE, "7(f)")],
    ),
    case(
        "from the right",
        TWO.format(f"collect 2m 500\npay 1m 2000\n{PLAY}"),
        keeps=("match-the-dealer-out-of-seat-order",),
    ),
    case(
        "from the left",
        TWO.format(f"pay 1m 2000\n*collect 2m 500\n{PLAY}"),
        finds=[finding("match-the-dealer-out-of-seat-order", "7(f)")],
    ),
    case(
        "whose turn it was is not known",
        TWO.format(f"pay 1m 2000\ncollect 2m 500\n{PLAY}"),
        missing=(
            ("match-the-dealer-out-of-seat-order", "the position, and the direction in which positions are numbered"),
        ),
        direction="",
    ),
    case(
        "before Insurance",
        ACE.format("collect 1m 500\noffer insurance"),
        keeps=("insurance-offered-before-match-the-dealer",),
    ),
    case(
        "after Insurance was offered",
        ACE.format("*offer insurance\ncollect 1m 500"),
        finds=[finding("insurance-offered-before-match-the-dealer", "7(g)")],
    ),
)


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.name)
def test_match_the_dealer(one: Case) -> None:
    one.holds()
