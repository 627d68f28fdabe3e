"""Doubling down in Free Bet Blackjack (§§ 672a.9, 590.10) on rounds judged by hand."""

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_bet import case, finding, one

WON = "pay 1 1000\npay 1f 1000"
LOST = "collect 1 1000\ncollect 1f 0"
KEPT = (
    *("doubled-free-on-another-total", "doubled-free-without-lammer", "double-down-after-two-cards"),
    *("double-down-on-blackjack", "double-down-without-card", "double-down-card-not-sideways"),
)


def free(card: str) -> str:
    """A free double down, its choice marked, and its card."""
    return f"*1 free-double\nlays 1f free-bet 1000\n1 gets {card} what=sideways"


def wagered(cents: int, card: str, name: str = "1") -> str:
    """A double down, its wager marked, and its card."""
    return f"{name} double\n*lays {name}d double-down {cents}\n{name} gets {card} what=sideways"


def doubles(chapter: str) -> tuple[Case, ...]:
    """Free doubles and doubles with a wager: on which totals, with what, and their one card."""
    return (
        case(chapter, "free on a hard 9", one("4H 5D", "1 free-double 1000 TC", WON), keeps=KEPT),
        case(chapter, "free on a hard 10", one("4H 6D", "1 free-double 1000 TC", WON), keeps=KEPT),
        case(chapter, "free on a hard 11", one("4H 7D", "1 free-double 1000 TC", WON), keeps=KEPT),
        case(
            chapter,
            "free on a hard 8",
            one("2H 6D", free("9C"), LOST),
            finds=(finding(chapter, KEPT[0], "9(a)(2)"),),
        ),
        case(
            chapter,
            "free on a hard 12, and paid",
            one("TH 2D", free("9C"), WON),
            finds=(finding(chapter, KEPT[0], "9(a)(2)", 1000, "the house"),),
        ),
        case(
            chapter,
            "free on an ace and an 8, which is no hard 9",
            one("AH 8D", free("AC"), "pay 1 1000\npay 1f 1000"),
            finds=(finding(chapter, KEPT[0], "9(a)(2)", 1000, "the house"),),
        ),
        case(
            chapter,
            "free on an ace and a 9, which is no hard 10",
            one("AH 9D", free("7C"), LOST),
            finds=(finding(chapter, KEPT[0], "9(a)(2)"),),
        ),
        case(
            chapter,
            "no lammer laid for a free double down",
            one("4H 6D", "*1 free-double\n1 gets TC what=sideways", "pay 1 1000"),
            finds=(finding(chapter, KEPT[1], "9(a)(1)"),),
        ),
        case(
            chapter,
            "whether a lammer was laid is not recorded",
            one("4H 6D", "1 free-double\n1 gets TC what=sideways", "pay 1 1000"),
            undeclared=("wager",),
            missing=((KEPT[1], "all wagers and lammers of the round"),),
        ),
        case(
            chapter,
            "a lammer laid and no decision in the log",
            one("TH 2D", "*lays 1f free-bet 1000\n1 gets 9C what=sideways", WON),
            undeclared=("choice",),
            finds=(finding(chapter, KEPT[0], "9(a)(2)", 1000, "the house"),),
        ),
        case(
            chapter,
            "with a wager on a hard 10",
            one("4H 6D", "*1 double\nlays 1d double-down 1000\n1 gets TC what=sideways", "pay 1 1000\npay 1d 1000"),
            finds=(finding(chapter, "wager-on-free-double", "9(a)(1)", noted=True),),
        ),
        case(
            chapter,
            "with a wager on a hard 12",
            one("TH 2D", "1 double 1000 9C", "pay 1 1000\npay 1d 1000"),
            keeps=("doubled-without-wager", "double-down-over-original", "double-down-card-face-down"),
        ),
        case(chapter, "with a wager on a soft 19", one("AH 8D", "1 double 1000 AC", "pay 1 1000\npay 1d 1000")),
        case(
            chapter,
            "for less",
            one("TH 2D", "1 double 999 9C", "pay 1 1000\npay 1d 999"),
            keeps=("double-down-over-original",),
        ),
        case(
            chapter,
            "for a cent more",
            one("TH 2D", wagered(1001, "9C"), "pay 1 1000\npay 1d 1001"),
            finds=(finding(chapter, "double-down-over-original", "9(a)(2)", 1, "the house"),),
        ),
        case(
            chapter,
            "neither a wager nor a lammer on a hard 12",
            one("TH 2D", "*1 double\n1 gets 9C what=sideways", "pay 1 1000"),
            finds=(finding(chapter, "doubled-without-wager", "9(a)(2)"),),
        ),
        case(
            chapter,
            "the card face down",
            one("4H 6D", "1 free-double 1000\n*1 gets TC what=sideways face=down", WON),
            finds=(finding(chapter, "double-down-card-face-down", "9(c)"),),
        ),
        case(
            chapter,
            "the card not sideways",
            one("4H 6D", "1 free-double 1000\n*1 gets TC", WON),
            finds=(finding(chapter, "double-down-card-not-sideways", "9(c)"),),
        ),
        case(
            chapter,
            "no card",
            one("4H 7D", "1 free-double\n*lays 1f free-bet 1000", "*collect 1 1000\n*collect 1f 0")
            .replace("*collect", "collect")
            .replace("*lays", "lays")
            .replace("collect 1f 0", "*collect 1f 0"),
            finds=(finding(chapter, "double-down-without-card", "9(c)"),),
        ),
        case(
            chapter,
            "a second card",
            one("4H 5D", "1 free-double 1000 TC\n*1 gets 2C", WON),
            finds=(finding(chapter, "second-card-after-double-down", "7(j)(2)"),),
        ),
        case(
            chapter,
            "free after a third card",
            one("2H 3D", f"1 hit 4C\n{free('TC')}", WON),
            finds=(finding(chapter, "double-down-after-two-cards", "9(a)"),),
        ),
        case(
            chapter,
            "on a Blackjack",
            one("AH KD", "*1 double\nlays 1d double-down 1000\nannounce 1 blackjack\npay 1 1500\nremove 1", ""),
            finds=(finding(chapter, "double-down-on-blackjack", "9(a)"),),
        ),
        case(
            chapter,
            "free on the lammer hand of a split",
            one(
                "3H 3D",
                "1 free-split 11 1000\n1 gets TS\n1 stand\n11 gets 8C\n11 free-double 1000 KC",
                "collect 1 1000\npay 11 1000\npay 11f 1000",
            ),
            keeps=("doubled-free-on-another-total", "split-free-without-lammer", "lammer-not-paid"),
        ),
        case(
            chapter,
            "free on the hand that keeps the wager",
            one(
                "3H 3D",
                "1 free-split 11 1000\n1 gets 7S\n1 free-double 1000 9C\n11 gets TC\n11 stand",
                "collect 11 0\npay 1 1000\npay 1f 1000",
            ),
            keeps=("doubled-free-on-another-total", "lammer-left-on-loss"),
        ),
        case(
            chapter,
            "with a wager on the lammer hand of a split",
            one(
                "AH AD",
                "1 free-split 11 1000\n1 gets 9S\n1 stand\n11 gets 3C\n11 double 1000 7C",
                "pay 1 1000\npay 11 1000\npay 11d 1000",
            ),
            keeps=("double-down-over-original",),
        ),
        case(
            chapter,
            "with more than the original wager on the lammer hand of a split",
            one(
                "AH AD",
                f"1 free-split 11 1000\n1 gets 9S\n1 stand\n11 gets 3C\n{wagered(1500, '7C', '11')}",
                "pay 1 1000\npay 11 1000\npay 11d 1500",
            ),
            finds=(finding(chapter, "double-down-over-original", "9(a)(2)", 500, "the house"),),
        ),
        case(
            chapter,
            "the cards are not recorded",
            one("4H 6D", "1 free-double 1000 TC", WON),
            never=("deal.card", "expose.card"),
            missing=(("doubled-free-on-another-total", "the cards of the hand"),),
        ),
        case(
            chapter,
            "a wager on 21 in the first two cards of a split hand",
            one(
                "AH AD",
                "1 free-split 11 1000\n1 gets 9S\n1 stand\n11 gets TC\n*11 double\nlays 11d double-down 1000\n11 gets 7C what=sideways",
                "pay 1 1000\nreturn 11d 1000\ncollect 11 0",
            ),
            finds=(finding(chapter, "double-down-on-split-21", "7(j)(1)", noted=True),),
        ),
    )
