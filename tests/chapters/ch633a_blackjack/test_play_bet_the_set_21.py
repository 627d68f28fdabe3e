"""The Bet the Set 21 Wager (§ 633a.6(e)(5), 7(g)(5), 13(g)) on rounds judged by hand."""

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
from tests.games.blackjack.rounds import filing

WHAT = "bet-the-set-21"
ONE = ("bet-the-set-21-paid-wrong-with-one-deck", "633a.13(g)(1)")
TWO = ("bet-the-set-21-paid-wrong-with-two-decks", "633a.13(g)(2)")
MORE = ("bet-the-set-21-paid-wrong-with-more-decks", "633a.13(g)(3)")
UNPAID = "bet-the-set-21-without-paytable"

A, B, C, D = (offers(WHAT, letter, decks) for letter, decks in (("A", 1), ("B", 2), ("C", 6), ("D", 8)))


def taken(filed: str, finds: bool) -> Case:
    """A wager taken under a filing, and collected."""
    star = "*" if finds else ""
    return Case(
        f"taken under {filed.split('bet-the-set-21')[-1].strip()} with {filed.split('decks: ')[1][:2]}decks",
        (f"bet 1 1000\n{star}{side(1, WHAT)}\ncards 1 6H 7D / dealer 7C 8D\n{lost()}\n{surrendered()}\nturn\nclear",),
        breaks(UNPAID, "633a.13(g)") if finds else (),
        filing=filed,
        keeps=() if finds else (UNPAID,),
    )


CASES = (
    *rows(WHAT, A, ONE, (("8H 8D", "7C", 7_500),)),
    *rows(WHAT, B, TWO, (("8H 8H", "7C", 12_500), ("8H 8D", "7C", 5_000))),
    *rows(WHAT, C, MORE, (("KH KH", "7C", 7_500), ("KH KD", "7C", 5_000), ("AH AD", "7C", 5_000))),
    *rows(WHAT, D, MORE, (("8H 8H", "7C", 6_000), ("8H 8D", "7C", 5_000))),
    *losers(WHAT, C, "losing-bet-the-set-21-paid", "633a.6(e)(5)", (("KH TH", "7C"), ("8H 9H", "7C"), ("8H 6D", "8C"))),
    collected(WHAT, C, "bet-the-set-21-not-paid", "633a.7(g)(5)", ("8H 8D", "7C", 5_000)),
    *moments(WHAT, C, "bet-the-set-21", "6H 7D"),
    *gaps(WHAT, A, ONE[0], "8H 8D"),
    Case(
        "a suited pair paid by the other paytable",
        one(WHAT, "8H 8H", paid(7_500, mark="*")),
        breaks(*MORE, 1_500, "the house"),
        filing=D,
    ),
    Case(
        "a suited pair paid as a pair",
        one(WHAT, "8H 8H", paid(5_000, mark="*")),
        breaks(*MORE, -2_500, "P1"),
        filing=C,
    ),
    # 13(g): "in one of the following pay tables selected by the certificate holder"
    taken(C, False),
    taken(offers(WHAT, "", 6), True),
    taken(offers(WHAT, "C", 3), True),
    taken(offers(WHAT, "C", 4), False),
    taken(offers(WHAT, "B", 6), True),
    taken(offers(WHAT, "B", 1), True),
    taken(offers(WHAT, "A", 2, cards_shoe="double"), False),
    Case(
        "no filing of the wager",
        (f"bet 1 1000\n*{side(1, WHAT)}\ncards 1 6H 7D / dealer 7C 8D\n{lost()}\n{surrendered()}\nturn\nclear",),
        breaks("bet-the-set-21-not-offered", "633a.6(e)(5)"),
        filing=filing(),
        missing=((UNPAID, "the paytable that the filing selects"),),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rounds(case: Case) -> None:
    case.holds()
