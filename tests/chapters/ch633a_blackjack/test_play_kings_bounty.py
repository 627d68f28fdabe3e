"""The King's Bounty Wager (§ 633a.6(e)(6), 7(g)(6), 13(h)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.sides import (
    collected,
    gaps,
    losers,
    moments,
    offers,
    one,
    paid,
    rows,
    side,
    surrendered,
)
from tests.games.blackjack.cases import Case, breaks, logs
from validator.replay.checkability import OF_CARDS

WHAT = "kings-bounty"
FILED = offers(WHAT)
WRONG = ("kings-bounty-paid-wrong", "633a.13(h)")
EARLY = "kings-of-spades-settled-before-reader"
OTHERS = "kings-of-spades-settled-before-others"
LATE = "kings-of-spades-settled-after-further-cards"
REMOVED = "kings-of-spades-settled-after-cards-were-removed"
APART = "kings-of-spades-settled-apart-from-blackjack-wager"

BOTH_SURRENDER = f"{surrendered(1)}\n{surrendered(2)}\nturn"


def kings(settled: str, up: str = "AC 9S", rest: str = BOTH_SURRENDER) -> tuple[str, ...]:
    """Two kings of spades at seat 1, another 20 at seat 2."""
    return (
        f"bet 1 1000\n{side(1, WHAT)}\nbet 2 1000\n{side(2, WHAT)}\n"
        f"cards 1 KS KS / 2 KH TD / dealer {up}\n{settled}\n{rest}\nclear",
    )


CASES = (
    *rows(
        WHAT,
        FILED,
        WRONG,
        (
            ("KS KS", "7C", 100_000),
            ("KH KH", "7C", 25_000),
            ("KC KC", "7C", 25_000),
            ("QS QS", "7C", 12_500),
            ("JH JH", "7C", 12_500),
            ("TD TD", "7C", 12_500),
            ("KS QS", "7C", 4_500),
            ("AC 9C", "7C", 4_500),
            ("KH KD", "7C", 3_000),
            ("KS KC", "7C", 3_000),
            ("QH QD", "7C", 2_000),
            ("KH TD", "7C", 2_000),
            ("AH 9D", "7C", 2_000),
        ),
    ),
    *losers(
        WHAT,
        FILED,
        "losing-kings-bounty-paid",
        "633a.6(e)(6)",
        (("KS 9S", "7C"), ("AS 8S", "7C"), ("AS AS", "7C")),
    ),
    collected(WHAT, FILED, "kings-bounty-not-paid", "633a.7(g)(6)", ("KH KD", "7C", 3_000)),
    *moments(WHAT, FILED, "kings-bounty", "6H 7D", always=False),
    *gaps(WHAT, FILED, WRONG[0], "KH TD"),
    Case(
        "queens of two suits paid as kings",
        one(WHAT, "QH QD", paid(3_000, mark="*")),
        breaks(*WRONG, 1_000, "the house"),
        filing=FILED,
    ),
    Case(
        "kings of hearts paid as kings of spades",
        one(WHAT, "KH KH", paid(100_000, mark="*")),
        breaks(*WRONG, 75_000, "the house"),
        filing=FILED,
    ),
    # (g)(6): "shall be settled after all other King's Bounty Wagers"
    Case(
        "kings of spades against an ace wait",
        kings(f"{paid(2_000, 2)}\npeek no-blackjack\n{paid(100_000)}"),
        filing=FILED,
        keeps=(OTHERS, EARLY, LATE, WRONG[0]),
    ),
    Case(
        "kings of spades paid before another wager",
        kings(f"*pay 401 100000\nreturn 401 500\n{paid(2_000, 2)}\npeek no-blackjack"),
        breaks(OTHERS, "633a.7(g)(6)"),
        filing=FILED,
    ),
    Case(
        "paid in another order on cards of which one is not seen",
        (kings(f"pay 401 100000\nreturn 401 500\n{paid(2_000, 2)}\npeek no-blackjack")[0].replace("KS", "?S", 1),),
        missing=(("kings-bounty-out-of-seat-order", OF_CARDS),),
        filing=FILED,
    ),
    Case(
        "kings of spades paid before the reader",
        kings(f"{paid(2_000, 2)}\n*pay 401 100000\nreturn 401 500\npeek no-blackjack"),
        breaks(EARLY, "633a.7(g)(6)"),
        filing=FILED,
    ),
    # (g)(6)(i): "the player shall be paid before any other cards are dealt"
    Case(
        "kings of spades paid after another card",
        kings(
            f"{paid(2_000, 2)}\npeek no-blackjack",
            "TC 9S",
            "1 stand\n2 hit AC\n*pay 401 100000\nreturn 401 500\nturn\npay 1 1000\npay 2 1000",
        ),
        breaks(LATE, "633a.7(g)(6)(i)"),
        filing=FILED,
    ),
    # (g)(6)(ii): "the player shall be paid when the player's Blackjack Wager is collected"
    Case(
        "kings of spades and dealer Blackjack",
        kings(
            f"{paid(2_000, 2)}\npeek blackjack\nturn\ncollect 2 1000\ncollect 1 1000\n{paid(500_000)}",
            "AC KD",
            "announce 0 21",
        ),
        filing=FILED,
        keeps=(REMOVED, APART, WRONG[0]),
    ),
    Case(
        "kings of spades and dealer Blackjack, paid as without",
        kings(
            f"{paid(2_000, 2)}\npeek blackjack\nturn\ncollect 2 1000\ncollect 1 1000\n{paid(100_000, mark='*')}",
            "AC KD",
            "announce 0 21",
        ),
        breaks(*WRONG, -400_000, "P1"),
        filing=FILED,
    ),
    Case(
        "kings of spades paid after another player's wager was collected",
        kings(
            f"{paid(2_000, 2)}\npeek blackjack\nturn\ncollect 1 1000\ncollect 2 1000\n*pay 401 500000\nreturn 401 500",
            "AC KD",
            "announce 0 21",
        ),
        breaks(APART, "633a.7(g)(6)(ii)", noted=True),
        filing=FILED,
    ),
    Case(
        "kings of spades paid after the cards were removed",
        kings(
            f"{paid(2_000, 2)}\npeek blackjack\nturn\ncollect 2 1000\ncollect 1 1000\nremove 1\n*pay 401 500000\n"
            "return 401 500",
            "AC KD",
            "announce 0 21",
        ),
        breaks(REMOVED, "633a.7(g)(6)(ii)"),
        filing=FILED,
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rounds(case: Case) -> None:
    case.holds()
