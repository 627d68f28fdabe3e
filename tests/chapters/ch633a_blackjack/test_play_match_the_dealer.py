"""The Match-the-Dealer Wager (§ 633a.6(e)(2), 7(g)(2), 13(d)) on rounds judged by hand."""

import pytest

from tests.games.blackjack.cases import Case, Finds, breaks, logs
from tests.games.blackjack.rounds import filing

OFFERED = {"optional_wagers__match-the-dealer": "{}"}


def decks(number: int) -> str:
    """The filing of a game with so many decks that offers the wager."""
    return filing(cards_decks=str(number), **OFFERED)


SIX, EIGHT = "match-the-dealer-paid-wrong-with-six-decks", "match-the-dealer-paid-wrong-with-eight-decks"


def match(cards: str, settled: str, up: str = "8C", end: str = "collect 1 1000") -> tuple[str, ...]:
    """One player with $10 on the game and $5 on a match with the dealer's up card."""
    return (f"bet 1 1000\nmatch 1 500\ncards 1 {cards} / dealer {up} TD\n{settled}\n1 stand\nturn\n{end}\nclear",)


def paid(cents: int, mark: str = "") -> str:
    """The wager is paid and returned."""
    return f"pay 1m {cents}\n{mark}return 1m 500"


TWO = """
bet 1 1000
match 1 500
bet 2 1000
match 2 500
cards 1 8H 6D / 2 9S 5C / dealer 8C TD
{}
clear
"""
PLAY = "1 stand\n2 stand\nturn\ncollect 2 1000\ncollect 1 1000"
REST = "1 stand\nturn\ncollect 1 1000"
TENS = "bet 1 1000\nmatch 1 500\ncards 1 {} / dealer JC 8D\n{}\npeek no-blackjack\n1 stand\nturn\n{}\nclear"

CASES = (
    # 13(d)(1): six decks: 11 to 1 for each of the same suit, 4 to 1 for each of a different suit
    Case(
        "one card of a different suit",
        match("8H 6D", paid(2000)),
        keeps=(SIX, "match-the-dealer-not-paid", "match-the-dealer-settled-at-wrong-time"),
        filing=decks(6),
    ),
    Case("one card of the same suit", match("8C 6D", paid(5500)), keeps=(SIX,), filing=decks(6)),
    Case("two of different suits", match("8H 8D", paid(4000)), filing=decks(6)),
    Case("one of each", match("8C 8D", paid(7500)), filing=decks(6)),
    Case("two of the same suit", match("8C 8C", paid(11000)), filing=decks(6)),
    Case("the second card alone matches", match("6D 8H", paid(2000)), filing=decks(6)),
    Case(
        "an unsuited match at the odds for eight decks",
        match("8H 6D", paid(1500, "*")),
        breaks(SIX, "633a.13(d)(1)", -500, "P1"),
        filing=decks(6),
    ),
    Case(
        "an unsuited match paid as suited",
        match("8H 6D", paid(5500, "*")),
        breaks(SIX, "633a.13(d)(1)", 3500, "the house"),
        filing=decks(6),
    ),
    # 13(d)(2): eight decks: 14 to 1 and 3 to 1
    Case("eight decks, a different suit", match("8H 6D", paid(1500)), keeps=(EIGHT,), filing=decks(8)),
    Case("eight decks, the same suit", match("8C 6D", paid(7000)), keeps=(EIGHT,), filing=decks(8)),
    Case("eight decks, one of each", match("8C 8D", paid(8500)), keeps=(EIGHT,), filing=decks(8)),
    Case(
        "eight decks, at the odds for six",
        match("8C 6D", paid(5500, "*")),
        breaks(EIGHT, "633a.13(d)(2)", -1500, "P1"),
        filing=decks(8),
    ),
    # 13(d): no other number of decks has a paytable
    *(
        Case(
            f"{number} decks",
            (f"bet 1 1000\n*match 1 500\ncards 1 9H 6D / dealer 8C TD\ncollect 1m 500\n{REST}\nclear",),
            breaks("match-the-dealer-without-paytable", "633a.13(d)"),
            filing=decks(number),
        )
        for number in (4, 7)
    ),
    Case(
        "decks that are not filed",
        match("9H 6D", "collect 1m 500"),
        filing=filing(cards_decks="", **OFFERED),
        missing=(("match-the-dealer-without-paytable", "the decks that the filing names"),),
    ),
    # 7(g)(2): "the player shall be paid for each matching card"
    Case(
        "a match collected",
        match("8H 6D", "*collect 1m 500"),
        breaks("match-the-dealer-not-paid", "633a.7(g)(2)", -2500, "P1"),
        filing=decks(6),
    ),
    Case(
        "a match returned",
        match("8H 6D", "*return 1m 500"),
        breaks("match-the-dealer-not-paid", "633a.7(g)(2)", -2000, "P1"),
        filing=decks(6),
    ),
    Case(
        "two matches paid as one",
        match("8H 8D", paid(2000, "*")),
        breaks("match-the-dealer-paid-for-one-card", "633a.7(g)(2)", -2000, "P1"),
        filing=decks(6),
    ),
    # 7(g)(2): "shall only match an identical card without regard to value"
    Case("a jack and a jack", (TENS.format("JH 6D", paid(2000), "collect 1 1000"),), filing=decks(6)),
    Case("a queen and a jack", (TENS.format("QH 6D", "collect 1m 500", "collect 1 1000"),), filing=decks(6)),
    Case(
        "a queen and a jack, paid",
        (TENS.format("QH 6D", paid(2000, "*"), "collect 1 1000"),),
        breaks("match-of-unlike-tens-paid", "633a.7(g)(2)", 2500, "the house"),
        filing=decks(6),
    ),
    Case(
        "a 10 and a jack of one suit, paid",
        (TENS.format("TC 6D", paid(5500, "*"), "collect 1 1000"),),
        breaks("match-of-unlike-tens-paid", "633a.7(g)(2)", 6000, "the house"),
        filing=decks(6),
    ),
    # 7(g): "collecting all losing wagers"
    Case(
        "no match", match("9H 6D", "collect 1m 500"), keeps=("losing-match-the-dealer-not-collected",), filing=decks(6)
    ),
    Case(
        "no match, returned",
        match("9H 6D", "*return 1m 500"),
        breaks("losing-match-the-dealer-not-collected", "633a.7(g)", 500, "the house"),
        filing=decks(6),
    ),
    Case(
        "no match, paid",
        match("9H 6D", paid(2000, "*")),
        breaks("losing-match-the-dealer-paid", "633a.6(e)(2)", 2500, "the house"),
        filing=decks(6),
    ),
    # 7(g): "prior to any additional cards being dealt or before any card reader device is utilized"
    Case(
        "settled with the Blackjack Wager",
        (
            "bet 1 1000\nmatch 1 500\ncards 1 9H 5D / dealer 8C TD\n1 hit 3S\n1 stand\nturn\n"
            "*collect 1m 500\ncollect 1 1000\nclear",
        ),
        breaks("match-the-dealer-settled-at-wrong-time", "633a.7(g)"),
        filing=decks(6),
    ),
    Case(
        "settled after the reader",
        (
            "bet 1 1000\nmatch 1 500\ncards 1 9H 6D / dealer JC 8D\n*peek no-blackjack\n"
            "*collect 1m 500\n1 stand\nturn\ncollect 1 1000\nclear",
        ),
        (
            Finds("reader-before-optional-wagers", "633a.7(h)"),
            Finds("match-the-dealer-settled-at-wrong-time", "633a.7(g)"),
        ),
        filing=decks(6),
    ),
    Case(
        "settled before the hole card is dealt",
        (
            "bet 1 1000\nmatch 1 500\n1 gets 9H\n"
            '{"kind": "deal", "hand": 0, "seat": 0, "card": "8C", "face": "up", "source": "shoe"}\n'
            "1 gets 6D\n*collect 1m 500\n"
            '{"kind": "deal", "hand": 0, "seat": 0, "card": "?", "face": "down", "source": "shoe"}\n'
            "1 stand\nturn TD\ncollect 1 1000\nclear",
        ),
        breaks("match-the-dealer-settled-at-wrong-time", "633a.7(g)"),
        filing=decks(6),
    ),
    # 7(g): "starting with the player farthest to the dealer's right and continuing ... counterclockwise"
    Case(
        "from the right",
        (TWO.format(f"collect 2m 500\n{paid(2000)}\n{PLAY}"),),
        keeps=("match-the-dealer-out-of-seat-order",),
        filing=decks(6),
    ),
    Case(
        "from the left",
        (TWO.format(f"{paid(2000)}\n*collect 2m 500\n{PLAY}"),),
        breaks("match-the-dealer-out-of-seat-order", "633a.7(g)"),
        filing=decks(6),
    ),
    Case(
        "no direction recorded",
        (TWO.format(f"{paid(2000)}\ncollect 2m 500\n{PLAY}"),),
        filing=decks(6),
        direction="",
        missing=(
            ("match-the-dealer-out-of-seat-order", "the position, and the direction in which positions are numbered"),
        ),
    ),
    # facts that are missing
    Case(
        "payments that are not recorded",
        match("8H 6D", "", end=""),
        filing=decks(6),
        never=("pay", "collect", "return"),
        missing=((SIX, "what was collected and paid"),),
    ),
    Case(
        "cards that are not recorded",
        match("8H 6D", paid(2000)),
        filing=decks(6),
        never=("deal.card", "expose.card"),
        missing=((SIX, "the cards of the hands"),),
    ),
    Case(
        "stakes that are not recorded",
        match("8H 6D", paid(2000)),
        filing=decks(6),
        never=("wager.cents",),
        missing=((SIX, "the amount of the wager"),),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_match_the_dealer(case: Case) -> None:
    """Each case holds."""
    case.holds()
