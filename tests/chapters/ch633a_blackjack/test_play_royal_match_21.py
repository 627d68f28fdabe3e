"""The Royal Match 21 Wager and the Crown Treasure Bonus (§ 633a.6(e)(4), 7(g)(4), 13(f)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.sides import (
    collected,
    gaps,
    losers,
    lost,
    moments,
    offers,
    one,
    paid,
    rows,
    side,
    surrendered,
)
from tests.games.blackjack.cases import Case, breaks, logs

WHAT = "royal-match-21"
ONE = ("royal-match-21-paid-wrong-with-one-deck", "633a.13(f)(1)")
SEVERAL = ("royal-match-21-paid-wrong-with-several-decks", "633a.13(f)(2)")
CROWN = ("crown-treasure-paid-wrong", "633a.13(f)")
EARLY = "royal-match-settled-before-hole-card"
AFTER = "royal-match-settled-after-blackjack-wager"
NOT_DUE = "crown-treasure-not-due"


def table(letter: str, decks: int, crown: str = "true", **changes: str) -> str:
    """The filing with a paytable, and with or without the Crown Treasure Bonus."""
    return offers(WHAT, letter, decks, bonuses__crown_treasure=crown, **changes)


A, B, C, D, E = table("A", 1), table("B", 1), table("C", 6), table("D", 8), table("E", 6)


def royal(settled: str, hole: str = "QS", up: str = "KS", end: str = "return 1 1000") -> tuple[str, ...]:
    """A Royal Match that waits for the hole card; the dealer has 20 with another one, or as ``hole`` makes it."""
    return (
        f"bet 1 1000\n{side(1, WHAT)}\ncards 1 KH QH / dealer {up} {hole}\npeek no-blackjack\n1 stand\nturn\n"
        f"{settled}\n{end}\nclear",
    )


def bonus(cents: int, mark: str = "", won: int = 15_000) -> str:
    """The Royal Match paid at 30 to 1, the bonus, and the stake given back."""
    return f"pay 401 {won}\npay 401 {cents} what=crown-treasure-bonus\n{mark}return 401 500"


CASES = (
    *rows(WHAT, A, ONE, (("KH QH", "7C", 5_000), ("9D 4D", "7C", 1_500))),
    *rows(WHAT, B, ONE, (("QS KS", "7C", 2_500), ("9D 4D", "7C", 1_500))),
    *rows(
        WHAT,
        C,
        SEVERAL,
        (("KH QH", "7C", 15_000), ("9D 4D", "7C", 1_250), ("KH KH", "7C", 1_250), ("KH JH", "7C", 1_250)),
    ),
    *rows(WHAT, D, SEVERAL, (("KH QH", "7C", 12_500), ("9D 4D", "7C", 1_250))),
    *rows(WHAT, E, SEVERAL, (("KH QH", "7C", 25_000), ("9D 4D", "7C", 1_000))),
    *losers(WHAT, C, "losing-royal-match-21-paid", "633a.6(e)(4)", (("9D 4H", "7C"), ("KH KD", "7C"), ("8D 8H", "7C"))),
    collected(WHAT, C, "royal-match-21-not-paid", "633a.7(g)(4)", ("9D 4D", "7C", 1_250)),
    *moments(WHAT, C, "royal-match-21", "6H 7D", always=False),
    *gaps(WHAT, A, ONE[0], "9D 4D"),
    # 2.5 to 1 on an odd number of cents
    *(
        Case(
            f"2.5 to 1 on $5.01 paid {won}",
            one(WHAT, "9D 4D", paid(won, stake=501, mark="*" if finds else ""), cents=501),
            breaks(*SEVERAL, finds, "the house" if finds > 0 else "P1") if finds else (),
            filing=C,
        )
        for won, finds in ((1_251, -1), (1_252, 0), (1_253, 0), (1_254, 2))
    ),
    # "Royal Match - King and queen of the same suit"
    Case(
        "king and queen of two suits paid",
        one(WHAT, "KH QD", paid(15_000, mark="*")),
        breaks("king-and-queen-of-two-suits-paid", "633a.13(f)", 15_500, "the house"),
        filing=C,
    ),
    Case("king and queen of two suits", one(WHAT, "KH QD", lost()), filing=C, keeps=("losing-royal-match-21-paid",)),
    # 13(f): "in one of the following paytables selected by the certificate holder"
    *(
        Case(
            f"taken with paytable {letter or 'none'} and {decks} decks",
            (f"bet 1 1000\n*{side(1, WHAT)}\ncards 1 6H 7D / dealer 7C 8D\n{lost()}\n{surrendered()}\nturn\nclear",),
            breaks("royal-match-21-without-paytable", "633a.13(f)"),
            filing=table(letter, decks),
        )
        for letter, decks in (("", 6), ("C", 1), ("A", 2), ("F", 6))
    ),
    # (g)(4): "settled after the dealer's hole card is exposed but prior to settling the player's Blackjack Wager"
    Case(
        "a Royal Match against a king waits",
        royal(bonus(500_000)),
        filing=C,
        keeps=(EARLY, AFTER, SEVERAL[0], CROWN[0]),
    ),
    Case(
        "a Royal Match against a jack does not wait",
        one(WHAT, "KH QH", paid(15_000), "JC", "9D"),
        filing=C,
        keeps=("royal-match-21-settled-at-wrong-time",),
    ),
    Case(
        "a Suited Match against a king does not wait",
        one(WHAT, "KH JH", paid(1_250), "KC", "9D"),
        filing=C,
        keeps=("royal-match-21-settled-at-wrong-time",),
    ),
    Case(
        "settled before the hole card is exposed",
        one(WHAT, "KH QH", "*pay 401 15000\nreturn 401 500", "QC", "9D"),
        breaks(EARLY, "633a.7(g)(4)"),
        filing=C,
    ),
    Case(
        "settled before the hole card, with no bonus offered",
        one(WHAT, "KH QH", "*pay 401 15000\nreturn 401 500", "QC", "9D"),
        breaks("royal-match-settled-at-once-without-bonus", "633a.7(g)(4)", noted=True),
        filing=table("C", 6, "false"),
    ),
    Case(
        "settled before the hole card, whether a bonus is offered not filed",
        one(WHAT, "KH QH", paid(15_000), "QC", "9D"),
        filing=offers(WHAT, "C", 6),
        missing=((EARLY, "whether the filing offers the Crown Treasure Bonus"),),
    ),
    Case(
        "settled between the reader and the hole card, with no bonus offered",
        (
            f"bet 1 1000\n{side(1, WHAT)}\ncards 1 KH QH / dealer QC 9D\npeek no-blackjack\n*pay 401 15000\n"
            "return 401 500\n1 stand\nturn\npay 1 1000\nclear",
        ),
        breaks(EARLY, "633a.7(g)(4)"),
        filing=table("C", 6, "false"),
    ),
    Case(
        "when the hole card was exposed is not recorded",
        one(WHAT, "KH QH", paid(15_000), "QC", "9D"),
        filing=C,
        never=("expose",),
        missing=((EARLY, "when the hole card was exposed"),),
    ),
    Case(
        "settled after the Blackjack Wager",
        (
            f"bet 1 1000\n{side(1, WHAT)}\ncards 1 KH QH / dealer KS 9D\npeek no-blackjack\n1 stand\nturn\npay 1 1000\n"
            "*pay 401 15000\nreturn 401 500\nclear",
        ),
        breaks(AFTER, "633a.7(g)(4)"),
        filing=C,
    ),
    Case(
        "settled after a surrender",
        (
            f"bet 1 1000\n{side(1, WHAT)}\ncards 1 KH QH / dealer KS 9D\npeek no-blackjack\n{surrendered()}\nturn\n"
            "*pay 401 15000\nreturn 401 500\nclear",
        ),
        breaks("royal-match-settled-after-hand-that-ended-early", "633a.7(g)(4)", noted=True),
        filing=C,
    ),
    # "the player shall be paid a Crown Treasure Bonus ... in addition to the payout for the player's Royal Match"
    Case("bonus and payout in one sum", royal(paid(515_000)), filing=C, keeps=("crown-treasure-not-paid",)),
    Case(
        "bonus and payout in one sum, the hole card not seen",
        (royal(paid(515_000))[0].replace("turn\n", '{"kind": "expose", "hand": 0, "card": "?"}\n', 1),),
        missing=(("crown-treasure-paid-wrong", "the dealer's cards"),),
        filing=C,
    ),
    Case("bonus with the queen up", royal(bonus(500_000), hole="KS", up="QS"), filing=C),
    Case(
        "bonus less the stake",
        royal(bonus(499_500, "*")),
        breaks("crown-treasure-less-the-stake", "633a.13(f)", -500, "P1", noted=True),
        filing=C,
    ),
    Case("bonus of another amount", royal(bonus(50_000, "*")), breaks(*CROWN, -450_000, "P1"), filing=C),
    Case(
        "bonus not paid",
        royal(paid(15_000, mark="*")),
        breaks("crown-treasure-not-paid", "633a.7(g)(4)", -500_000, "P1"),
        filing=C,
    ),
    Case("bonus not offered and not paid", royal(paid(15_000)), filing=table("C", 6, "false"), keeps=(NOT_DUE,)),
    Case(
        "bonus not offered and paid",
        royal(bonus(500_000, "*")),
        breaks(NOT_DUE, "633a.7(g)(4)", 500_000, "the house"),
        filing=table("C", 6, "false"),
    ),
    Case(
        "bonus against king and queen of two suits",
        royal(bonus(500_000, "*"), hole="QD"),
        breaks(NOT_DUE, "633a.7(g)(4)", 500_000, "the house"),
        filing=C,
    ),
    Case("no bonus against king and queen of two suits", royal(paid(15_000), hole="QD"), filing=C, keeps=(NOT_DUE,)),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rounds(case: Case) -> None:
    case.holds()
