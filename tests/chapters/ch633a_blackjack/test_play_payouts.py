"""What winning Blackjack Wagers are paid (§ 633a.13(a)) on rounds judged by hand."""

import pytest

from tests.games.blackjack.cases import Case, breaks, logs


def blackjack(stake: int, paid: int, mark: str = "") -> tuple[str, ...]:
    """A Blackjack against the dealer's 6."""
    return (
        f"bet 1 {stake}\ncards 1 AH KD / dealer 6C TD\nannounce 1 blackjack\n"
        f"{mark}pay 1 {paid}\nreturn 1 {stake}\nremove 1\nturn\nclear",
    )


def win(stake: int, settled: str) -> tuple[str, ...]:
    """19 against 18."""
    return (f"bet 1 {stake}\ncards 1 TH 9D / dealer 8C TD\n1 stand\nturn\n{settled}\nclear",)


SPLIT_ACES = (
    "bet 1 1000\ncards 1 AH AD / dealer 8C TD\n1 split 11 1000\n1 gets KS\n1 stand\n"
    "11 gets 7S\n11 stand\nturn\n{}\nreturn 1 1000\nreturn 11 1000\nclear"
)
SPLIT_TENS = (
    "bet 1 1000\ncards 1 KH TD / dealer 8C TD\n1 split 11 1000\n1 gets AS\n1 stand\n"
    "11 gets 8S\n11 stand\nturn\n{}\nreturn 1 1000\nreturn 11 1000\nclear"
)
WRONG, WIN = "blackjack-paid-at-wrong-odds", "winning-wager-paid-at-wrong-odds"

CASES = (
    Case("3 to 2", blackjack(1000, 1500), keeps=(WRONG,)),
    Case("6 to 5", blackjack(1000, 1200, "*"), breaks(WRONG, "633a.13(a)", -300, "P1")),
    Case("even money that nobody chose", blackjack(1000, 1000, "*"), breaks(WRONG, "633a.13(a)", -500, "P1")),
    Case("2 to 1", blackjack(1000, 2000, "*"), breaks(WRONG, "633a.13(a)", 500, "the house")),
    Case("$15 for $10 short by a cent", blackjack(1000, 1499, "*"), breaks(WRONG, "633a.13(a)", -1, "P1")),
    Case("half a cent left out", blackjack(501, 751), keeps=(WRONG,)),
    Case("half a cent given", blackjack(501, 752), keeps=(WRONG,)),
    Case("rounded down to whole dollars", blackjack(501, 700, "*"), breaks(WRONG, "633a.13(a)", -51, "P1")),
    Case("a cent and a half too little", blackjack(501, 750, "*"), breaks(WRONG, "633a.13(a)", -1, "P1")),
    Case("a cent and a half too much", blackjack(501, 753, "*"), breaks(WRONG, "633a.13(a)", 1, "the house")),
    Case("1 to 1", win(1000, "pay 1 1000\nreturn 1 1000"), keeps=(WIN,)),
    Case("a cent short of 1 to 1", win(1000, "*pay 1 999\nreturn 1 1000"), breaks(WIN, "633a.13(a)", -1, "P1")),
    Case(
        "3 to 2 for a hand that is no Blackjack",
        win(1000, "*pay 1 1500\nreturn 1 1000"),
        breaks(WIN, "633a.13(a)", 500, "the house"),
    ),
    Case("winnings in two payments", win(1000, "pay 1 600\npay 1 400\nreturn 1 1000"), keeps=(WIN,)),
    Case(
        "a Double Down Wager wins 1 to 1",
        (
            "bet 1 1000\ncards 1 6H 5D / dealer 8C TD\n1 double 600 9S\nturn\npay 1 1000\n"
            "return 1 1000\n*pay 1d 700\nreturn 1d 600\nclear",
        ),
        breaks(WIN, "633a.13(a)", 100, "the house"),
    ),
    Case("an ace and a king after a split", (SPLIT_ACES.format("pay 1 1000"),), keeps=(WIN,)),
    Case(
        "an ace and a king after a split, paid 3 to 2",
        (SPLIT_ACES.format("*pay 1 1500"),),
        breaks(WIN, "633a.13(a)", 500, "the house"),
    ),
    Case(
        "a king and an ace after a split of 10s, paid 3 to 2",
        (SPLIT_TENS.format("*pay 1 1500"),),
        breaks(WIN, "633a.13(a)", 500, "the house"),
    ),
    Case(
        "payments that are not recorded",
        win(1000, ""),
        never=("pay", "return", "collect"),
        missing=((WIN, "what was collected and paid"),),
    ),
    Case(
        "amounts that are not recorded",
        win(1000, "pay 1 1000\nreturn 1 1000"),
        never=("pay.cents",),
        missing=((WIN, "what was collected and paid"),),
    ),
    Case(
        "stakes that are not recorded",
        win(1000, "pay 1 1000\nreturn 1 1000"),
        never=("wager.cents",),
        missing=((WIN, "the amount of the wager"),),
    ),
    Case(
        "cards that are not recorded",
        win(1000, "pay 1 1000\nreturn 1 1000"),
        never=("deal.card", "expose.card"),
        missing=((WIN, "the cards of the hands"),),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_payouts(case: Case) -> None:
    """Each case holds."""
    case.holds()
