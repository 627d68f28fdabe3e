"""§ 551.12: splitting pairs."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.games.blackjack.cases import Case, breaks

PAIR = "bet 1 1000\ncards 1 8H 8D / dealer 9C 9S\n"
ONCE = PAIR + "1 split 11 1000\n1 gets 3C\n1 stand\n11 gets 9D\n11 stand\nturn\ncollect 1 1000\ncollect 11 1000"
TWICE = PAIR + "1 split 11 1000\n1 gets 8C\n1 split 12 1000\n1 gets 3C\n1 stand\n12 gets 2C\n12 stand\n11 gets {}\n"
LOST = "11 stand\nturn\ncollect 1 1000\ncollect 12 1000\ncollect 11 1000"
MISREAD = (
    "bet 1 1000\ncards 1 8H 8D / dealer KC AS\npeek no-blackjack\n1 split 11 1000\n1 gets 3C\n1 stand\n11 gets 9D\n"
    "11 stand\nturn\ncollect 1 1000\n"
)

CASES = (
    spanish(
        "a pair split",
        ONCE,
        keeps=(
            *("split-of-unlike-cards", "split-after-two-cards", "split-wager-not-equal", "split-without-wager"),
            *("split-hands-interleaved", "split-hand-without-second-card", "no-decision-on-split-hand"),
            "more-split-hands-than-allowed",
        ),
    ),
    spanish(
        "a king and a jack split",
        ONCE.replace("8H 8D", "KH JD").replace("1 gets 3C", "1 gets 4C").replace("11 gets 9D", "11 gets 4D"),
        keeps=("split-of-unlike-cards",),
    ),
    spanish(
        "a 9 and a king split",
        "bet 1 1000\ncards 1 9H KD / dealer 9C 9S\n*1 split 11 1000\n1 gets 3C\n1 stand\n11 gets 4D\n11 stand\nturn\n"
        "collect 1 1000\ncollect 11 1000",
        finds=breaks("split-of-unlike-cards", "551.12(a)"),
    ),
    spanish(
        "aces split, and drawn to",
        "bet 1 1000\ncards 1 AH AD / dealer 9C 9S\n1 split 11 1000\n1 gets 3C\n1 hit 2C\n1 stand\n11 gets 2D\n11 hit 3D\n"
        "11 stand\nturn\ncollect 1 1000\ncollect 11 1000",
        keeps=("split-of-unlike-cards",),
    ),
    spanish(
        "a hand of three cards split",
        "bet 1 1000\ncards 1 8H 8D / dealer 9C 9S\n1 hit 2C\n*1 split 11 1000\n1 stand\n11 gets 4D\n11 stand\nturn\n"
        "collect 1 1000\ncollect 11 1000",
        finds=breaks("split-after-two-cards", "551.12(a)"),
    ),
    spanish(
        "with a smaller wager",
        ONCE.replace(
            "1 split 11 1000",
            '1 split 11\n*{"kind": "wager", "wager": 11, "seat": 1, "player": "P1", "hand": 11, "what": "split",'
            ' "cents": 999, "by": "chips"}',
        ).replace("collect 11 1000", "collect 11 999"),
        finds=breaks("split-wager-not-equal", "551.12(a)", 1, "the house"),
    ),
    spanish(
        "split into three",
        TWICE.format("9D") + LOST,
        keeps=("more-split-hands-than-allowed",),
    ),
    spanish(
        "split into four",
        TWICE.format("8S") + "*11 split 13 1000\n11 gets 9D\n11 stand\n13 gets 9H\n13 stand\nturn\ncollect 1 1000\n"
        "collect 12 1000\ncollect 11 1000\ncollect 13 1000",
        finds=breaks("more-split-hands-than-allowed", "551.12(c)"),
    ),
    spanish(
        "aces split into four",
        (
            TWICE.format("AS") + "*11 split 13 1000\n11 gets 6D\n11 stand\n13 gets 6H\n13 stand\nturn\ncollect 1 1000\n"
            "collect 12 1000\ncollect 11 1000\ncollect 13 1000"
        )
        .replace("8H 8D", "AH AD")
        .replace("8C", "AC"),
        finds=breaks("more-split-hands-than-allowed", "551.12(c)"),
    ),
    spanish(
        "without a wager",
        PAIR + "1 split 11\n1 gets 3C\n1 stand\n11 gets 9D\n11 stand\nturn\ncollect 1 1000\nclear\n*end",
        finds=breaks("split-without-wager", "551.12(a)"),
    ),
    spanish(
        "play returns to the first hand",
        PAIR + "1 split 11 1000\n1 gets 3C\n*11 gets 9D\n1 stand\n11 stand\nturn\ncollect 1 1000\ncollect 11 1000",
        finds=breaks("split-hands-interleaved", "551.12(b)"),
    ),
    spanish(
        "no second card",
        PAIR + "1 split 11 1000\n1 gets 3C\n1 stand\nturn\ncollect 1 1000\n*collect 11 1000",
        finds=breaks("split-hand-without-second-card", "551.12(b)"),
    ),
    spanish(
        "no decision on a split hand",
        PAIR + "1 split 11 1000\n1 gets 3C\n1 stand\n11 gets 9D\nturn\ncollect 1 1000\n*collect 11 1000",
        finds=breaks("no-decision-on-split-hand", "551.12(c)"),
    ),
    # (d)
    spanish(
        "against a Blackjack of a misread reader: one wager",
        MISREAD + "return 11 1000",
        keeps=("split-wager-kept-against-dealer-blackjack",),
    ),
    spanish(
        "against a Blackjack of a misread reader: both wagers",
        MISREAD + "*collect 11 1000",
        finds=breaks("split-wager-kept-against-dealer-blackjack", "551.12(d)", -1000, "P1"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()
