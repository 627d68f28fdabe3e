"""Splitting pairs in Free Bet Blackjack (§§ 672a.10, 590.11) on rounds judged by hand."""

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_bet import case, finding, one

BOTH_WON = "pay 1 1000\npay 11 1000"
PLAYED = "1 gets TS\n1 stand\n11 gets KC\n11 stand"
"""Both hands of a split pair of 8s come to 18, as the dealer's."""
TIED = "return 1 1000\ncollect 11 0"
FOUR = "1 free-split 11 1000\n1 gets 8S\n1 free-split 12 1000\n1 gets 8C\n1 free-split 13 1000\n"
OTHERS = "13 gets TC\n13 stand\n12 gets TD\n12 stand\n11 gets TH\n11 stand"
FOUR_TIED = "return 1 1000\ncollect 13 0\ncollect 12 0\ncollect 11 0"


def split(name: str, new: str) -> str:
    """A free split, the row that forms the new hand marked."""
    return f"*{name} free-split {new} 1000"


def splits(chapter: str) -> tuple[Case, ...]:
    """Free splits and splits with a wager: which pairs, with what, and how many hands."""
    return (
        case(
            chapter,
            "two 8s, free",
            one("8H 8D", f"1 free-split 11 1000\n{PLAYED}", TIED),
            keeps=(
                "split-of-unlike-cards",
                "split-after-two-cards",
                "split-free-without-lammer",
                "wager-on-free-split",
                "more-split-hands-than-allowed",
                "more-split-hands-of-player",
                "lammer-laid-with-first-hand",
                "no-decision-on-split-hand",
                "split-hand-without-second-card",
                "split-hands-interleaved",
            ),
        ),
        case(
            chapter,
            "two aces, free, each drawing",
            one("AH AD", "1 free-split 11 1000\n1 gets 2S\n1 hit 5C\n1 stand\n11 gets 7C\n11 stand", TIED),
        ),
        case(
            chapter,
            "a king and a 10 with an equal wager",
            one("KH TD", "1 split 11 1000\n1 gets 8S\n1 stand\n11 gets 8C\n11 stand", "return 1 1000\nreturn 11 1000"),
            keeps=("tens-split-with-lammer", "split-wager-not-equal", "split-without-wager"),
        ),
        case(
            chapter,
            "a king and a 10 with a lammer",
            one("KH TD", f"{split('1', '11')}\n1 gets QS\n1 stand\n11 gets QC\n11 stand", BOTH_WON),
            finds=(finding(chapter, "tens-split-with-lammer", "10(b)(1)", 1000, "the house"),),
        ),
        case(
            chapter,
            "two kings with nothing",
            one("KH KD", "1 split 11\n1 gets QS\n1 stand\n11 gets QC\n11 stand", "pay 1 1000") + "\n*end",
            finds=(finding(chapter, "split-without-wager", "10(b)(1)"),),
        ),
        case(
            chapter,
            "two kings for a cent less",
            one(
                "KH KD",
                "*lays 11 split 999\n1 split 11\n1 gets 8S\n1 stand\n11 gets 8C\n11 stand",
                "return 1 1000\nreturn 11 999",
            ),
            finds=(finding(chapter, "split-wager-not-equal", "10(b)(1)"),),
        ),
        case(
            chapter,
            "two kings for a cent more",
            one(
                "KH KD",
                "*lays 11 split 1001\n1 split 11\n1 gets 8S\n1 stand\n11 gets 8C\n11 stand",
                "return 1 1000\nreturn 11 1001",
            ),
            finds=(finding(chapter, "split-wager-not-equal", "10(b)(1)"),),
        ),
        case(
            chapter,
            "two 8s with a wager",
            one("8H 8D", f"*1 split 11 1000\n{PLAYED}", "return 1 1000\nreturn 11 1000"),
            finds=(finding(chapter, "wager-on-free-split", "10(b)(2)", noted=True),),
        ),
        case(
            chapter,
            "two 8s with nothing",
            one("8H 8D", f"*1 split 11\n{PLAYED}", "return 1 1000"),
            finds=(finding(chapter, "split-free-without-lammer", "10(b)(2)(i)"),),
        ),
        case(
            chapter,
            "whether a lammer was laid is not recorded",
            one("8H 8D", f"1 split 11\n{PLAYED}", "return 1 1000"),
            undeclared=("wager",),
            missing=(("split-free-without-lammer", "all wagers and lammers of the round, and the cards split"),),
        ),
        case(
            chapter,
            "the lammer laid with the first hand",
            one(
                "8H 8D", f"1 free-split\nlays 1f free-bet 1000\n*1 moves 11\n{PLAYED}", "return 1 1000\ncollect 1f 0"
            ).replace(
                "1 free-split\n", '{"kind": "choice", "hand": 1, "seat": 1, "player": "P1", "what": "free-split"}\n'
            ),
            finds=(finding(chapter, "lammer-laid-with-first-hand", "10(b)(2)(ii)"),),
        ),
        case(
            chapter,
            "an 8 and a 9",
            one(
                "8H 9D",
                f"{split('1', '11')}\n1 gets TS\n1 stand\n11 gets TC\n11 stand",
                "return 1 1000\npay 11 1000",
            ),
            finds=(finding(chapter, "split-of-unlike-cards", "10(a)"),),
        ),
        case(
            chapter,
            "after a third card",
            one(
                "4H 4D",
                f"1 hit 4S\n{split('1', '11')}\n1 stand\n11 gets TS\n11 hit 4C\n11 stand",
                "collect 1 1000\ncollect 11 0",
            ),
            finds=(finding(chapter, "split-after-two-cards", "10(a)"),),
        ),
        case(
            chapter,
            "four hands",
            one("8H 8D", f"{FOUR}1 gets TS\n1 stand\n{OTHERS}", FOUR_TIED),
            keeps=("more-split-hands-than-allowed",),
        ),
        case(
            chapter,
            "five hands",
            one(
                "8H 8D",
                f"{FOUR}1 gets 8C\n{split('1', '14')}\n1 gets TS\n1 stand\n14 gets KS\n14 stand\n{OTHERS}",
                "return 1 1000\npay 14 1000\ncollect 13 0\ncollect 12 0\ncollect 11 0",
            ),
            finds=(finding(chapter, "more-split-hands-than-allowed", "10(d)", 1000, "the house"),),
        ),
        case(
            chapter,
            "five hands of one player on two boxes",
            "bet 1 1000\nbet 2 1000 player=P1\ncards 1 8H 8D / 2 8S 8C / dealer 8C TD\n"
            "1 free-split 11 1000\n1 gets 8S\n1 free-split 12 1000\n1 gets TS\n1 stand\n12 gets TC\n12 stand\n"
            "11 gets TH\n11 stand\nlays 21 free-bet 1000 player=P1\n*2 moves 21\n2 gets TD\n2 stand\n"
            "21 gets KD\n21 stand\nturn\n"
            "return 2 1000\ncollect 21 0\nreturn 1 1000\ncollect 12 0\ncollect 11 0\nclear",
            finds=(finding(chapter, "more-split-hands-of-player", "10(d)", noted=True),),
        ),
        case(
            chapter,
            "the second hand dealt to before the first is played",
            one("8H 8D", "1 free-split 11 1000\n1 gets TS\n*11 gets KC\n1 stand\n11 stand", TIED),
            finds=(finding(chapter, "split-hands-interleaved", "10(c)"),),
        ),
        case(
            chapter,
            "no second card",
            one("8H 8D", "1 free-split 11 1000\n1 gets TS\n1 stand", "return 1 1000\n*collect 11 0"),
            finds=(finding(chapter, "split-hand-without-second-card", "10(c)"),),
        ),
        case(
            chapter,
            "no decision on the second hand",
            one("8H 8D", "1 free-split 11 1000\n1 gets TS\n1 stand\n11 gets KC", "return 1 1000\n*collect 11 0"),
            finds=(finding(chapter, "no-decision-on-split-hand", "10(d)"),),
        ),
    )


def busts(chapter: str) -> tuple[Case, ...]:
    """The first hand of a split that goes over 21, which the two chapters treat alike only where a lammer lies."""
    in_590 = chapter == "590"
    deal = "1 gets 6S\n1 hit KC\n{}11 gets KC\n11 stand"
    free = "1 free-split 11 1000\n" + deal
    tens = "1 split 11 1000\n" + deal
    alike = (
        case(
            chapter,
            "tucked after a free split",
            one("8H 8D", free.format("tuck 1\n"), "collect 1 1000\ncollect 11 0"),
            keeps=("free-bust-not-tucked", "tucked-hand-collected-at-once", "tucked-cards-removed-early"),
        ),
        case(
            chapter,
            "collected at once after a free split",
            one("8H 8D", free.format("*collect 1 1000\nremove 1\n"), "collect 11 0"),
            finds=(finding(chapter, "tucked-hand-collected-at-once", "10(c)" if in_590 else "10(c)(2)"),),
        ),
        case(
            chapter,
            "neither tucked nor collected after a free split",
            one("8H 8D", free.format("").replace("1 hit KC", "*1 hit KC"), "collect 1 1000\ncollect 11 0"),
            finds=(finding(chapter, "free-bust-not-tucked", "10(c)" if in_590 else "10(c)(2)"),),
        ),
        case(
            chapter,
            "whether cards were tucked is not recorded",
            one("8H 8D", free.format(""), "collect 1 1000\ncollect 11 0"),
            undeclared=("tuck",),
            missing=(("free-bust-not-tucked", "the tucking of cards"),),
        ),
        case(
            chapter,
            "untucked before the settlement",
            one("8H 8D", free.format("tuck 1\n*remove 1\n"), "collect 1 1000\ncollect 11 0"),
            finds=(finding(chapter, "tucked-cards-removed-early", "10(c)" if in_590 else "10(c)(2)"),),
        ),
    )
    if in_590:
        return (
            *alike,
            case(
                chapter,
                "tucked after a split with a wager",
                one("KH QD", tens.format("tuck 1\n"), "collect 1 1000\npay 11 1000"),
                keeps=("wagered-bust-not-tucked",),
            ),
            case(
                chapter,
                "not tucked after a split with a wager",
                one("KH QD", tens.format("").replace("1 hit KC", "*1 hit KC"), "collect 1 1000\npay 11 1000"),
                finds=(finding(chapter, "wagered-bust-not-tucked", "10(c)"),),
            ),
        )
    return (
        *alike,
        case(
            chapter,
            "collected at once after a split with a wager",
            one("KH QD", tens.format("collect 1 1000\nremove 1\n"), "pay 11 1000"),
            keeps=("wagered-bust-left-lying", "wagered-bust-not-racked"),
        ),
        case(
            chapter,
            "left lying after a split with a wager",
            one("KH QD", tens.format("remove 1\n*"), "collect 1 1000\npay 11 1000"),
            finds=(finding(chapter, "wagered-bust-left-lying", "10(c)(1)"),),
        ),
        case(
            chapter,
            "the cards left after a split with a wager",
            one("KH QD", tens.format("collect 1 1000\n*"), "pay 11 1000"),
            finds=(finding(chapter, "wagered-bust-not-racked", "10(c)(1)"),),
        ),
        case(
            chapter,
            "what is collected is not recorded",
            one("KH QD", tens.format("remove 1\n"), "pay 11 1000"),
            undeclared=("collect", "muck"),
            missing=(("wagered-bust-left-lying", "what was collected"),),
        ),
    )
