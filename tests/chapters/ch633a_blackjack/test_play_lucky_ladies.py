"""The Lucky Ladies Twenty Point Bonus Wager (§ 633a.6(e)(1), 7(g)(1), 13(c)) on rounds judged by hand."""

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
from tests.games.blackjack.playlog import replay
from tests.games.blackjack.rounds import table

WHAT = "twenty-point-bonus"
FILED = offers("lucky-ladies")
WRONG = ("twenty-point-bonus-paid-wrong", "633a.13(c)")
EARLY = "queens-of-hearts-settled-before-reader"
OTHERS = "queens-of-hearts-settled-before-others"
LATE = "queens-of-hearts-settled-after-further-cards"
REMOVED = "queens-of-hearts-settled-after-cards-were-removed"
APART = "queens-of-hearts-settled-apart-from-blackjack-wager"

QUEENS = "1 QH QH / 2 KH TD"


def queens(settled: str, up: str = "TC 9S", rest: str = "", deal: str = QUEENS) -> tuple[str, ...]:
    """Two queens of hearts at seat 1, another 20 at seat 2, against a 10 or an ace."""
    return (
        f"bet 1 1000\n{side(1, WHAT)}\nbet 2 1000\n{side(2, WHAT)}\ncards {deal} / dealer {up}\n{settled}\n"
        f"{rest or f'{surrendered(1)}{chr(10)}{surrendered(2)}{chr(10)}turn'}\nclear",
    )


def against_blackjack(settled: str) -> tuple[str, ...]:
    """Two queens of hearts at seat 1 and nothing else, against an ace and a king."""
    return (f"bet 1 1000\n{side(1, WHAT)}\ncards 1 QH QH / dealer AC KS\npeek blackjack\nturn\n{settled}\nclear",)


CASES = (
    *rows(
        WHAT,
        FILED,
        WRONG,
        (
            ("QH QH", "7C", 100_000),
            ("KH KH", "7C", 12_500),
            ("TC TC", "7C", 12_500),
            ("JS JS", "7C", 12_500),
            ("QD QD", "7C", 12_500),
            ("KH TH", "7C", 5_000),
            ("QH JH", "7C", 5_000),
            ("AC 9C", "7C", 5_000),
            ("9C AC", "7C", 5_000),
            ("AH 9D", "7C", 2_000),
            ("KH QD", "7C", 2_000),
            ("KH KD", "7C", 2_000),
            ("QH QD", "7C", 2_000),
        ),
    ),
    *losers(
        WHAT,
        FILED,
        "losing-twenty-point-bonus-paid",
        "633a.6(e)(1)",
        (("TH 9D", "7C"), ("AH 8D", "7C"), ("AH AD", "7C"), ("9H 9H", "7C")),
    ),
    collected(WHAT, FILED, "twenty-point-bonus-not-paid", "633a.7(g)(1)", ("KH TH", "7C", 5_000)),
    *moments(WHAT, FILED, "twenty-point-bonus", "6H 7D", always=False),
    *gaps(WHAT, FILED, WRONG[0], "KH TH"),
    Case(
        "two queens of diamonds paid as queens of hearts",
        one(WHAT, "QD QD", paid(100_000, mark="*")),
        breaks(*WRONG, 87_500, "the house"),
        filing=FILED,
    ),
    Case(
        "a suited 20 paid as Matched 20",
        one(WHAT, "KH TH", paid(12_500, mark="*")),
        breaks(*WRONG, 7_500, "the house"),
        filing=FILED,
    ),
    Case(
        "two kings of two suits paid as Matched 20",
        one(WHAT, "KH KD", paid(12_500, mark="*")),
        breaks("matched-20-of-two-suits", "633a.13(c)", 10_500, "the house", noted=True),
        filing=FILED,
    ),
    Case(
        "a 20 of three cards",
        (
            f"bet 1 1000\n{side(1, WHAT)}\ncards 1 8H 7D / dealer 7C TD\n{lost()}\n"
            "1 hit 5C\n1 stand\nturn\npay 1 1000\nclear",
        ),
        filing=FILED,
    ),
    Case(
        "a Blackjack has 21",
        (
            f"bet 1 1000\n{side(1, WHAT)}\ncards 1 AH TD / dealer 7C TD\n{lost()}\nannounce 1 blackjack\npay 1 1500\n"
            "remove 1\nturn\nclear",
        ),
        filing=FILED,
    ),
    # (g)(1): "shall be settled after all other Twenty Point Bonus Wagers"
    Case(
        "queens of hearts against a 10 wait",
        queens(f"{paid(2_000, 2)}\npeek no-blackjack\n{paid(100_000)}"),
        filing=FILED,
        keeps=(OTHERS, EARLY, LATE, WRONG[0]),
    ),
    Case(
        "queens of hearts paid before another wager",
        queens(f"*pay 401 100000\nreturn 401 500\n{paid(2_000, 2)}\npeek no-blackjack"),
        breaks(OTHERS, "633a.7(g)(1)"),
        filing=FILED,
    ),
    Case(
        "queens of hearts paid before the reader",
        queens(f"{paid(2_000, 2)}\n*pay 401 100000\nreturn 401 500\npeek no-blackjack"),
        breaks(EARLY, "633a.7(g)(1)"),
        filing=FILED,
    ),
    Case(
        "queens of hearts against a 9 do not wait",
        queens(f"{paid(2_000, 2)}\n{paid(100_000)}", up="9C 8S"),
        filing=FILED,
        keeps=("twenty-point-bonus-settled-at-wrong-time",),
    ),
    # (g)(1)(i): "the player shall be paid before any other cards are dealt"
    Case(
        "queens of hearts paid after another card",
        queens(
            f"{paid(2_000, 2)}\npeek no-blackjack",
            rest="1 stand\n2 hit AC\n*pay 401 100000\nreturn 401 500\nturn\npay 1 1000\npay 2 1000",
        ),
        breaks(LATE, "633a.7(g)(1)(i)"),
        filing=FILED,
    ),
    # 13(c): "Queen of hearts pair and dealer Blackjack | 1,000 to 1"
    # (g)(1)(ii): "the player shall be paid when the player's Blackjack Wager is collected"
    Case(
        "queens of hearts and dealer Blackjack",
        against_blackjack(f"collect 1 1000\n{paid(500_000)}"),
        filing=FILED,
        keeps=(REMOVED, APART, WRONG[0]),
    ),
    Case(
        "queens of hearts and dealer Blackjack, paid as without",
        against_blackjack(f"collect 1 1000\n{paid(100_000, mark='*')}"),
        breaks(*WRONG, -400_000, "P1"),
        filing=FILED,
    ),
    Case(
        "queens of hearts without dealer Blackjack, paid as with",
        queens(f"{paid(2_000, 2)}\npeek no-blackjack\n{paid(500_000, mark='*')}"),
        breaks(*WRONG, 400_000, "the house"),
        filing=FILED,
    ),
    Case(
        "queens of hearts paid after the cards were removed",
        (
            f"bet 1 1000\n{side(1, WHAT)}\ncards 1 QH QH / dealer AC KS\npeek blackjack\nturn\n"
            "collect 1 1000\nremove 1\n*pay 401 500000\nreturn 401 500\nclear",
        ),
        breaks(REMOVED, "633a.7(g)(1)(ii)"),
        filing=FILED,
    ),
    Case(
        "queens of hearts paid after another player's wager was collected",
        queens(
            f"{paid(2_000, 2)}\npeek blackjack\nturn\ncollect 1 1000\ncollect 2 1000\n*pay 401 500000\nreturn 401 500",
            up="AC KS",
            rest="announce 0 21",
        ),
        breaks(APART, "633a.7(g)(1)(ii)", noted=True),
        filing=FILED,
    ),
    Case(
        "whether the dealer had a Blackjack is not known",
        (
            f"bet 1 1000\n{side(1, WHAT)}\ncards 1 QH QH / dealer AC KS\npeek\n{paid(100_000)}\n"
            f"{surrendered()}\nturn ?\nclear",
        ),
        filing=FILED,
        missing=((WRONG[0], "the cards of the hands"), (EARLY, "whether the dealer had a Blackjack")),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rounds(case: Case) -> None:
    case.holds()


def test_from_the_hand_a_settlement_at_the_end_is_noted() -> None:
    settled = "1 hit 2C\n1 stand\nturn\ncollect 401 500\ncollect 1 1000\nclear"
    lines, _ = table(f"bet 1 1000\n{side(1, WHAT)}\ncards 1 6H 7D / dealer 7C TD\n{settled}")
    report = replay(lines, offers("lucky-ladies", decks=2, cards_dealing="hand"))
    (noted,) = [one for one in report.findings if one.citation == "633a.7(g)"]
    assert noted.rule == "optional-wager-settled-late-from-the-hand"
    assert noted.reading == "reader-and-optional-wagers-from-the-hand"
