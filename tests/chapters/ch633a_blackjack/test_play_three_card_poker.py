"""The Three Card Poker Wager (§ 633a.6(e)(9), 7(g)(8), 13(k)) on rounds judged by hand."""

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

WHAT = "three-card-poker"
WRONG = ("three-card-poker-paid-wrong", "633a.13(k)")
CORNER = ("three-card-poker-ace-between-king-and-two", "633a.6(e)(9)")
A, B = offers(WHAT, "A"), offers(WHAT, "B")

CASES = (
    *rows(
        WHAT,
        B,
        WRONG,
        (
            ("5H 7H", "6H", 15_000),
            ("AH 2H", "3H", 15_000),
            ("QH KH", "AH", 15_000),
            ("TH QH", "JH", 15_000),
            ("8H 8D", "8C", 10_000),
            ("8H 8H", "8H", 10_000),
            ("5H 7D", "6C", 5_000),
            ("3H AD", "2C", 5_000),
            ("KH QD", "AC", 5_000),
            ("9H TD", "8C", 5_000),
            ("9H TD", "JC", 5_000),
            ("2H 9H", "KH", 2_500),
            ("8H 8H", "9H", 2_500),
        ),
    ),
    *rows(
        WHAT,
        A,
        WRONG,
        (("5H 7H", "6H", 4_500), ("8H 8D", "8C", 4_500), ("5H 7D", "6C", 4_500), ("2H 9H", "KH", 4_500)),
    ),
    *losers(
        WHAT,
        B,
        "losing-three-card-poker-paid",
        "633a.6(e)(9)",
        (
            ("8H 8D", "9C"),
            ("5H 6D", "8C"),
            ("5H 7H", "9C"),
            ("KH 2D", "AC"),
            ("AH 2D", "4C"),
            ("JH AD", "KC"),
            ("8H 9D", "5C"),
        ),
    ),
    collected(WHAT, B, "three-card-poker-not-paid", "633a.7(g)(8)", ("5H 7D", "6C", 5_000)),
    *moments(WHAT, B, "three-card-poker", "6H 3D"),
    *gaps(WHAT, B, WRONG[0], "6H 8D"),
    Case(
        "a straight flush paid as a straight",
        one(WHAT, "5H 7H", paid(5_000, mark="*"), "6H"),
        breaks(*WRONG, -10_000, "P1"),
        filing=B,
    ),
    # (e)(9): "may not be combined with any other sequence of cards (for example: king, ace and 2)"
    Case("king, ace and 2 collected", one(WHAT, "KH 2D", lost(), "AC"), filing=B, keeps=(CORNER[0],)),
    Case(
        "king, ace and 2 paid as a straight",
        one(WHAT, "KH 2D", paid(5_000, mark="*"), "AC"),
        breaks(*CORNER, 5_500, "the house"),
        filing=B,
    ),
    Case(
        "king, ace and 2 of one suit are a flush",
        one(WHAT, "KC 2C", paid(2_500), "AC"),
        filing=B,
        keeps=(CORNER[0], WRONG[0]),
    ),
    Case(
        "king, ace and 2 of one suit paid as a straight flush",
        one(WHAT, "KC 2C", paid(15_000, mark="*"), "AC"),
        breaks(*CORNER, 12_500, "the house"),
        filing=B,
    ),
    Case(
        "the hole card taken for the up card",
        one(WHAT, "8H 9D", paid(5_000, mark="*"), "5C", "7S"),
        breaks("losing-three-card-poker-paid", "633a.6(e)(9)", 5_500, "the house"),
        filing=B,
    ),
    # 13(k): "in one of the following pay tables selected by the certificate holder"
    *(
        Case(
            f"taken with {letter or 'no'} paytable",
            (f"bet 1 1000\n*{side(1, WHAT)}\ncards 1 6H 3D / dealer 7C 8D\n{lost()}\n{surrendered()}\nturn\nclear",),
            breaks("three-card-poker-without-paytable", "633a.13(k)"),
            filing=offers(WHAT, letter),
        )
        for letter in ("", "C")
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rounds(case: Case) -> None:
    case.holds()
