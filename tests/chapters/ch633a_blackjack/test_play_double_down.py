"""Double Down Wagers (§ 633a.10) on rounds judged by hand."""

import pytest

from tests.games.blackjack.cases import Case, Finds, breaks, logs
from tests.games.blackjack.rounds import filing


def doubled(acts: str, settled: str, cards: str = "6H 5D", dealer: str = "8C TD") -> tuple[str, ...]:
    """One player doubles down, on 11 unless said otherwise, against the dealer's 18."""
    return (f"bet 1 1000\ncards 1 {cards} / dealer {dealer}\n{acts}\nturn\n{settled}\nclear",)


def won(cents: int) -> str:
    """Both wagers win."""
    return f"pay 1 1000\nreturn 1 1000\npay 1d {cents}\nreturn 1d {cents}"


def blackjack(acts: str, settled: str, cards: str = "6H 5D") -> tuple[str, ...]:
    """The dealer turns up a Blackjack that the card reader did not show."""
    return (f"bet 1 1000\ncards 1 {cards} / dealer TC AD\npeek no-blackjack\n{acts}\nturn\n{settled}\nclear",)


DOUBLED_BY_HAND = (
    '{"kind": "wager", "wager": 101, "seat": 1, "player": "P1", "hand": 1, "what": "double-down", "cents": 1000}'
)

CASES = (
    # (a): "which may not exceed the amount of his original Blackjack Wager"
    Case(
        "the amount of the wager",
        doubled("1 double 1000 9S", won(1000)),
        keeps=(
            "double-down-over-original",
            "double-down-on-blackjack",
            "double-down-after-two-cards",
            "double-down-without-card",
            "double-down-card-face-not-as-filed",
            "double-down-card-not-sideways",
        ),
    ),
    Case("for less", doubled("1 double 1 9S", won(1)), keeps=("double-down-over-original",)),
    Case(
        "a cent more",
        doubled("*1 double 1001\n1 gets 9S what=sideways", won(1001)),
        breaks("double-down-over-original", "633a.10(a)", 1, "the house"),
    ),
    Case(
        "a cent more, lost",
        doubled("*1 double 1001\n1 gets 6S what=sideways", "collect 1 1000\ncollect 1d 1001"),
        breaks("double-down-over-original", "633a.10(a)", 1, "P1"),
    ),
    Case(
        "a cent more, tied",
        doubled("*1 double 1001\n1 gets 7S what=sideways", "return 1 1000\nreturn 1d 1001"),
        breaks("double-down-over-original", "633a.10(a)"),
    ),
    Case(
        "amounts that are not recorded",
        doubled("1 double 1000 9S", won(1000)),
        never=("wager.cents",),
        missing=(("double-down-over-original", "the amounts of the Double Down Wager and of the wager it doubles"),),
    ),
    # (a): "Except when a player has a Blackjack"
    Case(
        "on a Blackjack",
        (
            "bet 1 1000\ncards 1 AH KD / dealer 8C TD\nannounce 1 blackjack\n*1 double\n"
            f"{DOUBLED_BY_HAND}\n1 gets 9S what=sideways\nturn\n*pay 1 1000\nreturn 1 1000\n"
            "pay 1d 1000\nreturn 1d 1000\nclear",
        ),
        (
            Finds("double-down-on-blackjack", "633a.10(a)"),
            Finds("blackjack-paid-at-wrong-odds", "633a.13(a)", -500, "P1"),
        ),
    ),
    # (a): "on the first two cards dealt to him or the first two cards of any split pair"
    Case(
        "after a third card",
        doubled(f"1 hit 2S\n*1 double\n{DOUBLED_BY_HAND}\n1 gets 6S what=sideways", won(1000), "6H 5D"),
        breaks("double-down-after-two-cards", "633a.10(a)"),
    ),
    Case(
        "the wager placed when its card is known",
        doubled(f"1 double\n1 gets 9S what=sideways\n*{DOUBLED_BY_HAND}", won(1000)),
        breaks("double-down-after-two-cards", "633a.10(a)"),
    ),
    Case(
        "on a split hand",
        doubled(
            "1 split 11 1000\n1 gets 3S\n1 double 1000 9S\n11 gets TS\n11 stand",
            f"{won(1000)}\nreturn 11 1000",
            "8H 8D",
        ),
        keeps=("double-down-after-two-cards", "double-down-over-original"),
    ),
    Case(
        "a cent too much on a split hand",
        doubled(
            "1 split 11 1000\n1 gets 3S\n1 stand\n11 gets 2H\n*11 double 1001\n11 gets 9S what=sideways",
            "collect 1 1000\npay 11 1000\nreturn 11 1000\npay 11d 1001\nreturn 11d 1001",
            "8H 8D",
        ),
        breaks("double-down-over-original", "633a.10(a)", 1, "the house"),
    ),
    Case(
        "on 21 after a split",
        doubled(
            f"1 split 11 1000\n1 gets AS\n*1 double\n{DOUBLED_BY_HAND}\n1 gets 8S what=sideways\n11 gets KS\n11 stand",
            f"{won(1000)}\npay 11 1000\nreturn 11 1000",
            "TH TD",
        ),
        breaks("double-down-on-split-21", "633a.7(k)(1)", noted=True),
    ),
    # (a), (c): "the dealer shall deal the one additional card"
    Case(
        "no card",
        doubled("1 double 1000", "collect 1 1000\n*collect 1d 1000"),
        breaks("double-down-without-card", "633a.10(c)"),
    ),
    Case(
        "cards that the source does not always record",
        doubled("1 double 1000", "collect 1 1000\ncollect 1d 1000"),
        undeclared=("deal",),
        missing=(("double-down-without-card", "every card dealt"),),
    ),
    # (c): "face up or face down and place it sideways on the layout"
    Case(
        "face down as filed",
        doubled("1 double 1000 9S face=down", won(1000)),
        keeps=("double-down-card-face-not-as-filed",),
        filing=filing(double_down_card="down"),
    ),
    Case(
        "face down where up is filed",
        doubled("*1 double 1000 9S face=down", won(1000)),
        breaks("double-down-card-face-not-as-filed", "633a.10(c)", noted=True),
    ),
    Case(
        "no face filed",
        doubled("1 double 1000 9S", won(1000)),
        filing=filing(double_down_card=""),
        missing=(("double-down-card-face-not-as-filed", "the face of the card that the filing selects"),),
    ),
    Case(
        "faces that are not recorded",
        doubled("1 double 1000 9S", won(1000)),
        never=("deal.face",),
        missing=(("double-down-card-face-not-as-filed", "the face of the card"),),
    ),
    Case(
        "not sideways",
        doubled("*1 double 1000 9S what=none", won(1000)),
        breaks("double-down-card-not-sideways", "633a.10(c)"),
    ),
    Case(
        "how cards are placed is not recorded",
        doubled("1 double 1000 9S", won(1000)),
        never=("deal.what",),
        missing=(("double-down-card-not-sideways", "how the card was placed"),),
    ),
    # (b): "collect only the amount of the original Blackjack Wager ... and may not collect the additional Double
    # Down Wager"
    Case(
        "a Blackjack takes the original wager only",
        blackjack("1 double 1000 9S", "collect 1 1000\nreturn 1d 1000"),
        keeps=("double-down-kept-against-dealer-blackjack",),
    ),
    Case(
        "a Blackjack takes both wagers",
        blackjack("1 double 1000 9S", "collect 1 1000\n*collect 1d 1000"),
        breaks("double-down-kept-against-dealer-blackjack", "633a.10(b)", -1000, "P1"),
    ),
    Case(
        "a doubled hand over 21 and a Blackjack",
        blackjack("1 double 1000 9S", "collect 1 1000\n*collect 1d 1000", "TH 5D"),
        breaks("busted-double-down-against-dealer-blackjack", "633a.10(b)", -1000, "P1", noted=True),
    ),
    Case(
        "an ordinary 21 takes both wagers",
        (
            "bet 1 1000\ncards 1 6H 5D / dealer 6C TD\n1 double 1000 9S\nturn\ndealer 5S 21\n"
            "collect 1 1000\ncollect 1d 1000\nclear",
        ),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_double_down(case: Case) -> None:
    """Each case holds."""
    case.holds()
