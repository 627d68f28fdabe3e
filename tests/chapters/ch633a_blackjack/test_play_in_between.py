"""The In Between Wager (§ 633a.6(e)(3), 7(g)(3), 13(e)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.sides import collected, gaps, losers, lost, moments, offers, one, paid, rows
from tests.games.blackjack.cases import Case, Finds, breaks, logs

WHAT = "in-between"
FILED = offers("in-between")
WRONG = ("in-between-paid-wrong", "633a.13(e)")
ACE = "in-between-ace-ranked-otherwise"


def noted(settled: int) -> tuple[Finds, ...]:
    """The finding on an amount that one order of ranks allows, and its difference from the ace above the king."""
    short = "the house" if settled > 0 else "P1" if settled else None
    return breaks(ACE, "633a.7(g)(3)(i)", settled or None, short, noted=True)


CASES = (
    *rows(
        WHAT,
        FILED,
        WRONG,
        (
            ("8H 8D", "8C", 15_000),
            ("AH AD", "AC", 15_000),
            ("7H 9D", "8C", 5_000),
            ("9D 7H", "8C", 5_000),
            ("TH QD", "JC", 5_000),
            ("7H TD", "8C", 3_000),
            ("7H TD", "9C", 3_000),
            ("7H JD", "8C", 2_000),
            ("7H JD", "TC", 2_000),
            ("7H QD", "8C", 500),
            ("2H KD", "3C", 500),
            ("2H KD", "QC", 500),
        ),
    ),
    *losers(
        WHAT,
        FILED,
        "losing-in-between-paid",
        "633a.6(e)(3)",
        (
            ("7H 9D", "7C"),
            ("7H 9D", "9C"),
            ("7H 9D", "6C"),
            ("7H 9D", "TC"),
            ("7H 8D", "7C"),
            ("8H 8D", "7C"),
            ("8H 8D", "9C"),
            ("TH JD", "QC"),
        ),
    ),
    collected(WHAT, FILED, "in-between-not-paid", "633a.7(g)(3)(i)", ("7H 9D", "8C", 5_000)),
    collected(WHAT, FILED, "triple-match-not-paid", "633a.7(g)(3)(ii)", ("8H 8D", "8C", 15_000)),
    *moments(WHAT, FILED, "in-between", "6H 7D"),
    *gaps(WHAT, FILED, WRONG[0], "6H 9D"),
    Case(
        "a two-card spread paid as one of one card",
        one(WHAT, "7H TD", paid(5_000, mark="*"), "8C"),
        breaks(*WRONG, 2_000, "the house"),
        filing=FILED,
    ),
    # "No order of ranks is given": the ace above the king, or below the 2
    Case("ace and 9 with a 5, ace low", one(WHAT, "AH 9D", paid(500, mark="*"), "5C"), noted(1_000), filing=FILED),
    Case("ace and 9 with a 5, ace high", one(WHAT, "AH 9D", lost(mark="*"), "5C"), noted(0), filing=FILED),
    Case(
        "ace and 9 with a 5, paid as neither order has it",
        one(WHAT, "AH 9D", paid(5_000, mark="*"), "5C"),
        breaks("losing-in-between-paid", "633a.6(e)(3)", 5_500, "the house"),
        filing=FILED,
    ),
    Case(
        "ace and jack with a queen, ace high", one(WHAT, "AH JD", paid(3_000, mark="*"), "QC"), noted(0), filing=FILED
    ),
    Case("ace and jack with a queen, ace low", one(WHAT, "AH JD", lost(mark="*"), "QC"), noted(-3_500), filing=FILED),
    Case(
        "ace and 2 with a 2 lose in every order",
        one(WHAT, "AH 2D", lost(), "2C"),
        filing=FILED,
        keeps=("losing-in-between-paid",),
    ),
    Case(
        "an ace up beyond both cards", one(WHAT, "7H 9D", lost(), "AC"), filing=FILED, keeps=("losing-in-between-paid",)
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rounds(case: Case) -> None:
    case.holds()
