"""§ 551.8(f) and (g), § 551.12(c) and § 551.13(a): point totals announced, decisions in turn, cards drawn."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.games.blackjack.cases import Case, Finds, breaks

TWO = "bet 1 1000\nbet 2 1000\ncards 1 JH 5D / 2 JD 6H / dealer 9C 9S\n"
LOST = "collect 1 1000\ncollect 2 1000"
ALL = TWO + "announce 1 15\n1 hit 2C\nannounce 1 17\n1 stand\nannounce 2 16\n2 stand\ncall\nturn\n" + LOST
PAIR = (
    "bet 1 1000\ncards 1 8H 8D / dealer 9C 9S\nannounce 1 16\n1 split 11 1000\n1 gets 3C\nannounce 1 11\n1 stand\n"
    "11 gets 9D\nannounce 11 17\n11 stand\ncall\nturn\ncollect 1 1000\ncollect 11 1000"
)
SOFT = (
    "bet 1 1000\ncards 1 AH 6D / dealer 9C 9S\nannounce 1 {}\n1 hit 5C\nannounce 1 {}\n1 stand\ncall\nturn\n"
    "collect 1 1000"
)
DRAW = "bet 1 1000\ncards 1 {} / dealer 9C 9S\n{}\nturn\n{}"


def told(name: str, text: str, finds: tuple[Finds, ...] = (), keeps: tuple[str, ...] = ()) -> Case:
    """A case under a log that always records what the dealer announces."""
    return spanish(name, text, finds=finds, keeps=keeps, undeclared=())


CASES = (
    told(
        "all totals announced",
        ALL,
        keeps=("point-total-not-announced", "new-point-total-not-announced", "point-totals-out-of-order"),
    ),
    told(
        "the first total not announced",
        ALL.replace("announce 1 15\n1 hit", "*1 hit\n1 gets"),
        finds=breaks("point-total-not-announced", "551.8(f)"),
    ),
    told(
        "the new total not announced",
        ALL.replace("1 hit 2C\nannounce 1 17", "*1 hit 2C"),
        finds=breaks("new-point-total-not-announced", "551.8(g)"),
    ),
    told(
        "the new total announced only after the next player was dealt to",
        ALL.replace("1 hit 2C\nannounce 1 17\n1 stand\n", "*1 hit 2C\n1 stand\n").replace(
            "2 stand", "2 stand\nannounce 1 17"
        ),
        finds=breaks("new-point-total-not-announced", "551.8(g)"),
    ),
    told(
        "announced from the dealer's right",
        TWO + "announce 2 16\n*announce 1 15\n1 stand\n2 stand\ncall\nturn\n" + LOST,
        finds=breaks("point-totals-out-of-order", "551.8(f)"),
    ),
    spanish(
        "announcements not always recorded",
        TWO + "1 stand\n2 stand\nturn\n" + LOST,
        missing=(("point-total-not-announced", "a record of announcements"),),
    ),
    told(
        "a player's Blackjack needs no decision",
        "bet 1 1000\ncards 1 AH KD / dealer 9C 9S\nannounce 1 blackjack\ncall\nturn\npay 1 1500",
        keeps=("point-total-not-announced",),
    ),
    spanish(
        "nothing is announced after a dealer's Blackjack",
        "bet 1 1000\ncards 1 JH 5D / dealer AC KS\npeek blackjack\nturn\ncollect 1 1000",
        undeclared=(),
        spared=("point-total-not-announced",),
    ),
    # 12(c)
    told(
        "split hands announced",
        PAIR,
        keeps=("split-point-total-not-announced", "no-decision-on-split-hand", "number-card-misvalued"),
    ),
    told(
        "a split hand not announced",
        PAIR.replace("1 gets 3C\nannounce 1 11", "*1 gets 3C"),
        finds=breaks("split-point-total-not-announced", "551.12(c)"),
    ),
    # 3(b): what is announced
    told("a soft total, then a hard one", SOFT.format(17, 12), keeps=("ace-counted-low", "ace-counted-high")),
    told("the hard total of a soft hand", SOFT.format(7, 12)),
    told(
        "a wrong total of a soft hand",
        SOFT.replace("announce 1 {}", "*announce 1 {}", 1).format(16, 12),
        finds=breaks("point-total-misannounced", "551.8(f)"),
    ),
    told(
        "an ace counted high where it may not be",
        SOFT.replace("5C\nannounce", "5C\n*announce").format(17, 22),
        finds=breaks("ace-counted-high", "551.3(b)(3)"),
    ),
    told(
        "two aces announced wrong",
        SOFT.replace("AH 6D", "AH AD").replace("announce 1 {}", "*announce 1 {}", 1).format(22, 17),
        finds=breaks("ace-counted-low", "551.3(b)(3)"),
    ),
    told(
        "a face card misvalued",
        ALL.replace("JH 5D", "JH KD")
        .replace("announce 1 15\n1 hit 2C\nannounce 1 17\n", "*announce 1 19\n")
        .replace(LOST, "collect 2 1000\npay 1 1000"),
        finds=breaks("point-total-misannounced", "551.8(f)"),
    ),
    told(
        "two face cards misvalued alike",
        ALL.replace("JH 5D", "JH KD")
        .replace("announce 1 15\n1 hit 2C\nannounce 1 17\n", "*announce 1 18\n")
        .replace(LOST, "collect 2 1000\npay 1 1000"),
        finds=breaks("face-card-misvalued", "551.3(b)(2)"),
    ),
    told(
        "totals of face and number cards right",
        ALL.replace("JH 5D", "JH KD")
        .replace("announce 1 15\n1 hit 2C\nannounce 1 17\n", "announce 1 20\n")
        .replace(LOST, "collect 2 1000\npay 1 1000"),
        keeps=("face-card-misvalued",),
    ),
    # (f), (g)
    spanish(
        "decided out of turn",
        TWO + "*2 stand\n1 stand\nturn\n" + LOST,
        finds=breaks("decision-out-of-turn", "551.8(f)"),
    ),
    spanish("decided in turn", TWO + "1 stand\n2 stand\nturn\n" + LOST, keeps=("decision-out-of-turn",)),
    spanish(
        "no decision",
        TWO + "1 stand\nturn\n" + LOST + "\n*end",
        finds=breaks("no-decision-taken", "551.8(f)"),
    ),
    spanish(
        "a card not asked for",
        DRAW.format("JH 5D", "*1 gets 2C\n1 stand", "collect 1 1000"),
        finds=breaks("card-not-asked-for", "551.8(g)"),
    ),
    spanish(
        "a card asked for",
        DRAW.format("JH 5D", "1 hit 2C\n1 stand", "collect 1 1000"),
        keeps=("card-not-asked-for", "additional-card-face-down", "asked-card-not-dealt", "no-decision-taken"),
    ),
    spanish(
        "a card face down",
        DRAW.format("JH 5D", "*1 hit 2C face=down\n1 stand", "collect 1 1000"),
        finds=breaks("additional-card-face-down", "551.8(g)"),
    ),
    # 13(a)
    spanish(
        "a card asked for and not dealt",
        DRAW.format("JH 5D", "*1 hit", "collect 1 1000"),
        finds=breaks("asked-card-not-dealt", "551.8(g)"),
    ),
    spanish(
        "a card on a hand over 21",
        DRAW.format("JH 5D", "1 hit KC\n*1 hit 2C", "collect 1 1000"),
        finds=breaks("draw-after-bust", "551.13(a)"),
    ),
    spanish(
        "a card on 21",
        DRAW.format("JH 5D", "1 hit 6C\n*1 hit 2C", "pay 1 1000"),
        finds=breaks("draw-on-21", "551.13(a)(1)"),
    ),
    spanish(
        "a card on a soft 21",
        DRAW.format("AH 5D", "1 hit 5C\n*1 hit 2C", "pay 1 1000"),
        finds=breaks("draw-on-21", "551.13(a)(1)"),
    ),
    spanish(
        "a card on Blackjack",
        DRAW.format("AH KD", "*1 hit 2C", "pay 1 1500"),
        finds=breaks("draw-on-blackjack", "551.13(a)(1)"),
    ),
    spanish(
        "a second card after doubling",
        "bet 1 1000\ncards 1 6H 5D / dealer 9C 9S\n1 double 1000 2C\n*1 hit 8C\nturn\ncollect 1 1000\ncollect 1d 1000",
        finds=breaks("second-card-after-double-down", "551.13(a)(2)"),
    ),
    spanish(
        "cards up to 20, and one after doubling",
        "bet 1 1000\nbet 2 1000\ncards 1 6H 5D / 2 6C 4D / dealer 9C 9S\n1 double 1000 2C\n2 hit KC\n2 stand\nturn\n"
        "collect 1 1000\ncollect 1d 1000\npay 2 1000",
        keeps=("draw-on-21", "draw-on-blackjack", "draw-after-bust", "second-card-after-double-down"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()
