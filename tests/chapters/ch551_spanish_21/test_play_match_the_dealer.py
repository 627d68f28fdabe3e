"""§ 551.7: the Match-The-Dealer wager from its acceptance to its settlement."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import filed, spanish
from tests.games.blackjack.cases import Case, breaks
from tests.games.blackjack.playlog import replay

BETS = "bet 1 1000\nmatch 1 500\n"
END = "1 stand\nturn\ncollect 1 1000"
SUITED = BETS + "cards 1 9S 4D / dealer 9S KC\n{}\n" + END
UNSUITED = BETS + "cards 1 9H 4D / dealer 9S KC\n{}\n" + END
BOTH = BETS + "cards 1 9S 9D / dealer 9S KC\n{}\n" + END
NONE = BETS + "cards 1 8S 4D / dealer 9S KC\n{}\n" + END
TENS = BETS + "cards 1 KS 4D / dealer QS 8C\n{}\npeek no-blackjack\n" + END
MIXED = BETS + "cards 1 KS QD / dealer QS KC\n{}\npeek no-blackjack\n1 stand\nturn\nreturn 1 1000"


def eight(unsuited: str = "3 to 1", suited: str = "12 to 1") -> str:
    """A filing with eight decks and these odds."""
    return filed().replace("decks: 6", "decks: 8").replace("4 to 1", unsuited).replace("9 to 1", suited)


def six(unsuited: str, suited: str) -> str:
    """A filing with six decks and these odds."""
    return filed().replace("4 to 1", unsuited).replace("9 to 1", suited)


UNFILED = "\n".join(line for line in filed().splitlines() if "match" not in line) + "\n"
NO_ODDS = UNFILED + "optional_wagers: {match-the-dealer: {maximum: 25}}\n"

CASES = (
    # (a), (d), (e)
    spanish(
        "same suit", SUITED.format("pay 1m 4500"), keeps=("match-the-dealer-paid-wrong", "match-the-dealer-not-paid")
    ),
    spanish("other suit", UNSUITED.format("pay 1m 2000"), keeps=("match-the-dealer-paid-wrong",)),
    spanish("both cards", BOTH.format("pay 1m 6500"), keeps=("match-the-dealer-paid-for-one-card",)),
    spanish(
        "same suit paid 8 to 1",
        SUITED.format("*pay 1m 4000"),
        finds=breaks("match-the-dealer-paid-wrong", "551.7(e)", -500, "P1"),
    ),
    spanish(
        "both cards paid as one",
        BOTH.format("*pay 1m 4500"),
        finds=breaks("match-the-dealer-paid-for-one-card", "551.7(a)", -2000, "P1"),
    ),
    spanish(
        "a winner collected",
        SUITED.format("*collect 1m 500"),
        finds=breaks("match-the-dealer-not-paid", "551.7(d)", -5000, "P1"),
    ),
    spanish(
        "no match, collected",
        NONE.format("collect 1m 500"),
        keeps=("losing-match-the-dealer-paid", "losing-match-the-dealer-not-collected"),
    ),
    spanish(
        "no match, paid",
        NONE.format("*pay 1m 2000"),
        finds=breaks("losing-match-the-dealer-paid", "551.7(a)", 2500, "the house"),
    ),
    spanish(
        "no match, returned",
        NONE.format("*return 1m 500"),
        finds=breaks("losing-match-the-dealer-not-collected", "551.7(d)", 500, "the house"),
    ),
    spanish(
        "a king against a queen, collected", TENS.format("collect 1m 500"), keeps=("losing-match-the-dealer-paid",)
    ),
    spanish(
        "a king against a queen of its suit, paid",
        TENS.format("*pay 1m 4500"),
        finds=breaks("match-of-unlike-tens-paid", "551.7(a)", 5000, "the house", noted=True),
    ),
    spanish(
        "a king against a queen, paid at no reading's odds",
        TENS.format("*pay 1m 1000"),
        finds=breaks("losing-match-the-dealer-paid", "551.7(a)", 1500, "the house"),
    ),
    spanish(
        "a queen and a king against a queen, both paid",
        MIXED.format("*pay 1m 6500"),
        finds=breaks("match-of-unlike-tens-paid", "551.7(a)", 4500, "the house", noted=True),
    ),
    spanish("eight decks", SUITED.format("pay 1m 6000"), filing=eight(), keeps=("match-the-dealer-paid-wrong",)),
    spanish(
        "better odds filed",
        SUITED.format("pay 1m 5000"),
        filing=six("5 to 1", "10 to 1"),
        keeps=("match-the-dealer-paid-wrong",),
    ),
    spanish(
        "odds filed as for one",
        SUITED.format("pay 1m 4500"),
        filing=six("5 for 1", "10 for 1"),
        keeps=("match-the-dealer-paid-wrong",),
    ),
    spanish(
        "better odds filed, the least ones paid",
        SUITED.format("*pay 1m 4500"),
        filing=six("5 to 1", "10 to 1"),
        finds=breaks("match-the-dealer-paid-wrong", "551.7(e)", -500, "P1"),
    ),
    spanish(
        "less than the least filed, the least paid",
        SUITED.format("pay 1m 4500"),
        filing=six("4 to 1", "8 to 1"),
        keeps=("match-the-dealer-paid-wrong",),
    ),
    spanish(
        "less than the least filed and paid",
        SUITED.format("*pay 1m 4000"),
        filing=six("4 to 1", "8 to 1"),
        finds=breaks("match-the-dealer-paid-wrong", "551.7(e)", -500, "P1"),
    ),
    spanish(
        "no odds filed, six decks",
        SUITED.format("*pay 1m 4499"),
        filing=NO_ODDS,
        finds=breaks("match-the-dealer-paid-under-floor-with-six-decks", "551.7(e)(1)", -1, "P1"),
        missing=(("match-the-dealer-paid-wrong", "the odds that the filing contains"),),
    ),
    spanish(
        "no odds filed, the least paid",
        SUITED.format("pay 1m 4500"),
        filing=NO_ODDS,
        keeps=("match-the-dealer-paid-under-floor-with-six-decks",),
    ),
    spanish(
        "no odds filed, eight decks",
        UNSUITED.format("*pay 1m 1499"),
        filing=NO_ODDS.replace("decks: 6", "decks: 8"),
        finds=breaks("match-the-dealer-paid-under-floor-with-eight-decks", "551.7(e)(2)", -1, "P1"),
    ),
    spanish(
        "no odds filed, eight decks, the least paid",
        UNSUITED.format("pay 1m 1500"),
        filing=NO_ODDS.replace("decks: 6", "decks: 8"),
        keeps=("match-the-dealer-paid-under-floor-with-eight-decks",),
    ),
    # (b)
    spanish(
        "without a basic wager",
        "bet 2 1000\n*match 1 500\ncards 2 9S 4D / dealer 9S KC\n2 stand\nturn\ncollect 2 1000\nreturn 1m 500",
        finds=breaks("optional-wager-without-blackjack-wager", "551.7(b)"),
    ),
    spanish(
        "$1",
        SUITED.replace("500", "100").format("pay 1m 900"),
        keeps=("match-the-dealer-under-minimum", "optional-wager-without-blackjack-wager"),
    ),
    spanish(
        "99 cents",
        SUITED.replace("*", "").replace("match 1 500", "*match 1 99").format("pay 1m 891"),
        finds=breaks("match-the-dealer-under-minimum", "551.7(b)"),
    ),
    spanish(
        "as much as the basic wager",
        SUITED.replace("500", "1000").format("pay 1m 9000"),
        keeps=("match-the-dealer-over-wager",),
    ),
    spanish(
        "a cent more than the basic wager",
        SUITED.replace("match 1 500", "*match 1 1001").format("pay 1m 9009"),
        finds=breaks("match-the-dealer-over-wager", "551.7(b)(1)"),
    ),
    spanish(
        "more than the wager of its box, within those of both boxes of the player",
        "bet 1 1000\nbet 2 1000 player=P1\n*match 1 1500\ncards 1 9S 4D / 2 JD 5S / dealer 9S KC\npay 1m 13500\n1 stand\n"
        "2 stand\nturn\ncollect 1 1000\ncollect 2 1000",
        finds=breaks("match-the-dealer-over-wager-of-its-box", "551.7(b)(1)", noted=True),
    ),
    spanish(
        "as much as the maximum filed",
        SUITED.replace("bet 1 1000", "bet 1 5000")
        .replace("match 1 500", "match 1 2500")
        .replace("collect 1 1000", "collect 1 5000")
        .format("pay 1m 22500"),
        keeps=("match-the-dealer-over-maximum",),
    ),
    spanish(
        "a cent more than the maximum filed",
        SUITED.replace("bet 1 1000", "bet 1 5000")
        .replace("match 1 500", "*match 1 2501")
        .replace("collect 1 1000", "collect 1 5000")
        .format("pay 1m 22509"),
        finds=breaks("match-the-dealer-over-maximum", "551.7(b)(2)"),
    ),
    spanish(
        "not filed",
        SUITED.replace("match", "*match").format("pay 1m 4500"),
        filing=UNFILED,
        finds=breaks("match-the-dealer-not-offered", "551.7(b)(2)"),
    ),
    spanish("filed", SUITED.format("pay 1m 4500"), keeps=("match-the-dealer-not-offered",)),
    # (c)
    spanish("in chips", SUITED.format("pay 1m 4500"), keeps=("match-the-dealer-not-in-chips",)),
    spanish(
        "by word of mouth alone",
        SUITED.replace("match 1 500", "*match 1 500 by=verbal").format("pay 1m 4500"),
        finds=breaks("match-the-dealer-not-in-chips", "551.7(c)"),
    ),
)
VERBAL = SUITED.replace("match 1 500", "match 1 500 by=verbal-cash")
BY_DEALER = '{"kind": "wager-confirmed", "wager": 301, "by": "dealer"}\n'
BY_FLOOR = '{"kind": "wager-confirmed", "wager": 301, "by": "floorperson"}\n'
CONVERTED = '{"kind": "cash-converted", "wager": 301}\n'
ALWAYS = (
    'between\n{"kind": "records", "what": "wager-confirmed", "by": "always"}\n'
    '{"kind": "records", "what": "cash-converted", "by": "always"}'
)
NEXT = "bet 1 1000\ncards 1 8S KD / dealer 9S KC\n1 stand\nturn\ncollect 1 1000"


def verbal(*said: str, paid: str = "pay 1m 4500") -> str:
    """A verbal match wager with what follows it."""
    return VERBAL.format(paid).replace("cards", "".join(said) + "cards")


SPOKEN = (
    spanish(
        "confirmed by both, converted",
        ALWAYS,
        verbal(BY_DEALER, BY_FLOOR, CONVERTED),
        NEXT,
        keeps=(
            "verbal-match-the-dealer-unconfirmed",
            "match-the-dealer-cash-not-converted",
            "match-the-dealer-cash-unconverted-at-settlement",
        ),
    ),
    spanish(
        "confirmed by the dealer alone",
        ALWAYS,
        verbal(BY_DEALER, CONVERTED).replace("match", "*match"),
        finds=breaks("verbal-match-the-dealer-unconfirmed", "551.7(c)(1)"),
    ),
    spanish(
        "confirmed by nobody",
        ALWAYS,
        verbal(CONVERTED).replace("match", "*match"),
        finds=breaks("verbal-match-the-dealer-unconfirmed", "551.7(c)(1)"),
    ),
    spanish(
        "confirmations not always recorded",
        verbal(BY_DEALER, CONVERTED),
        missing=(("verbal-match-the-dealer-unconfirmed", "who confirmed the wager"),),
    ),
    spanish(
        "converted after the settlement",
        ALWAYS,
        verbal(BY_DEALER, BY_FLOOR, paid="*pay 1m 4500\n" + CONVERTED.strip()),
        NEXT,
        finds=breaks("match-the-dealer-cash-unconverted-at-settlement", "551.7(c)(2)", noted=True),
    ),
)
MOMENTS = (
    spanish("at once", SUITED.format("pay 1m 4500"), keeps=("match-the-dealer-settled-at-wrong-time",)),
    spanish(
        "after an additional card",
        BETS + "cards 1 9S 4D / dealer 9S KC\n1 hit 2C\n*pay 1m 4500\n" + END,
        finds=breaks("match-the-dealer-settled-at-wrong-time", "551.7(d)"),
    ),
    spanish(
        "after the card reader",
        TENS.replace("{}\npeek no-blackjack", "peek no-blackjack\n*collect 1m 500"),
        finds=breaks("match-the-dealer-settled-at-wrong-time", "551.7(d)"),
    ),
    spanish(
        "winners before losers, from the left",
        "bet 1 1000\nmatch 1 500\nbet 2 1000\nmatch 2 500\ncards 1 9S 4D / 2 8S 4D / dealer 9S KC\npay 1m 4500\n"
        "collect 2m 500\n1 stand\n2 stand\nturn\ncollect 1 1000\ncollect 2 1000",
    ),
)


@pytest.mark.parametrize("case", CASES + SPOKEN + MOMENTS, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()


def test_cash_never_converted() -> None:
    """It is noted at the settlement, and accused when the next round begins."""
    case = spanish("never converted", ALWAYS, verbal(BY_DEALER, BY_FLOOR), NEXT)
    report = replay(case.log()[0], case.filing)
    assert [(finding.rule, finding.citation, finding.outcome.value) for finding in report.findings] == [
        ("match-the-dealer-cash-unconverted-at-settlement", "551.7(c)(2)", "review"),
        ("match-the-dealer-cash-not-converted", "551.7(c)(2)", "fail"),
    ]
