"""§ 551.16(g), (i) and (j) to (m): too few cards, dead hands, devices out of order."""

import pytest

from tests.chapters.ch551_spanish_21.misdealt import (
    ALWAYS,
    BACK,
    CARDS,
    HIT,
    LOST,
    ONE,
    STAND,
    TURN,
    WON,
    again,
    one,
)
from tests.chapters.ch551_spanish_21.rows import BURN, Rows, broken, noted
from tests.chapters.ch551_spanish_21.spanish import filed

AUTOMATED = filed(cards__shuffler="automated")
SHUFFLE = "shuffle what=insufficient-cards by=dealer\n"
CUT = "cut-offered seat=1 player=P1 what=refused\ncut by=dealer n=80\n"
CARD = "burn what=reshuffled-mid-round source=shoe dest=rack face=down\n"
FIRST, REST = "cards 1:JH 0:9C\n", "cards 1:9D 0:8S\n"
PLAYED = STAND.format(1) + TURN + WON
FAILS = "- device what=malfunction by={0}\n"
REPLACED = "- device what=replaced by={0}\n"
TABLE_CUT = "- cut-offered seat=1 player=P1 what=refused\n- cut by=dealer n=100\n- cover-card-inserted n=100\n"
LOAD = "- load-shoe by=dealer back=red\n"


def emptied(*rows: str) -> str:
    """A round in whose deal the cards run out, and ``rows`` follow."""
    return ALWAYS + one(FIRST, *rows, PLAYED)


CASES = (
    # (g)
    Rows(
        "reshuffled, cut, and the first card into the rack face down",
        emptied(SHUFFLE, CUT, CARD, REST),
        kept=(
            "emergency-stack-not-cut",
            "no-card-removed-after-emergency-shuffle",
            "card-removed-face-up",
            "removed-card-not-in-rack",
        ),
    ),
    Rows(
        "no card removed",
        emptied(SHUFFLE, CUT, "@x " + REST),
        broken("no-card-removed-after-emergency-shuffle", "551.16(g)"),
    ),
    Rows(
        "the card removed face up",
        emptied(SHUFFLE, CUT, "@x " + CARD.replace("down", "up"), REST),
        broken("card-removed-face-up", "551.16(g)"),
    ),
    Rows(
        "the card removed left on the layout",
        emptied(SHUFFLE, CUT, "@x " + CARD.replace("rack", "layout"), REST),
        broken("removed-card-not-in-rack", "551.8(c)"),
    ),
    Rows("not cut", emptied(SHUFFLE, CARD, "@x " + REST), broken("emergency-stack-not-cut", "551.16(g)")),
    Rows(
        "shoe empty, others loaded without a shuffle",
        emptied("- shoe-empty source=shoe\n@x - load-shoe by=dealer\n", REST),
        broken("discards-not-shuffled", "551.16(g)"),
    ),
    Rows(
        "called dead for want of cards",
        ALWAYS + one(CARDS, "@x void-round what=insufficient-cards\n", BACK),
        broken("round-not-completed", "551.16(g)"),
    ),
    # (i)
    Rows(
        "missed after a double, hand dead, the Double Down Wager kept",
        ALWAYS
        + one(
            "cards 1:5H 0:9C 1:4D 0:8S\nchoice hand=1 what=double\n"
            "wager wager=2 what=double-down seat=1 hand=1 player=P1 cents=1000\n"
            "card-misdealt hand=1 what=skipped\nchoice hand=1 what=dead-hand\nvoid-hand hand=1 what=missed-card\n",
            BACK,
            "@x collect wager=2 cents=1000\n",
        ),
        noted("missed-card-further-wager-kept", "551.16(i)"),
    ),
    Rows(
        "missed after a double, hand dead, both wagers returned",
        ALWAYS
        + one(
            "cards 1:5H 0:9C 1:4D 0:8S\nchoice hand=1 what=double\n"
            "wager wager=2 what=double-down seat=1 hand=1 player=P1 cents=1000\n"
            "card-misdealt hand=1 what=skipped\nchoice hand=1 what=dead-hand\nvoid-hand hand=1 what=missed-card\n",
            BACK,
            "return wager=2 cents=1000\n",
        ),
        kept=("missed-card-further-wager-kept",),
    ),
    # (j), (k)
    Rows(
        "the shuffler jams, shuffled again",
        ALWAYS
        + "- device what=jam by=shuffler\n- shuffle by=shuffler back=red\n"
        + TABLE_CUT
        + LOAD
        + BURN
        + one(CARDS, PLAYED),
        kept=("failed-shuffle-not-repeated",),
        filing=AUTOMATED,
    ),
    Rows(
        "the shuffler jams, loaded all the same",
        ALWAYS + "- device what=jam by=shuffler\n" + TABLE_CUT + "@x " + LOAD + BURN + one(CARDS, PLAYED),
        broken("failed-shuffle-not-repeated", "551.16(j)"),
        filing=AUTOMATED,
    ),
    Rows(
        "shuffled by hand once the shuffler is removed",
        ALWAYS
        + FAILS.format("shuffler")
        + "- device what=removed-from-use by=shuffler\n- shuffle by=dealer\n"
        + TABLE_CUT
        + LOAD
        + BURN
        + one(CARDS, PLAYED),
        kept=("shuffled-otherwise-with-device-at-table",),
        filing=AUTOMATED,
    ),
    Rows(
        "shuffled by hand with the shuffler at the table",
        ALWAYS + FAILS.format("shuffler") + "@x - shuffle by=dealer\n" + TABLE_CUT + LOAD + BURN + one(CARDS, PLAYED),
        broken("shuffled-otherwise-with-device-at-table", "551.16(k)"),
        filing=AUTOMATED,
    ),
    # (l)
    Rows(
        "the reader misused, the hands dead, the wager returned",
        ALWAYS + one(CARDS, "@x peek what=nothing\nvoid-round what=hole-card-seen\n", BACK),
        broken("card-reader-used-without-cause", "551.16(l)"),
        kept=("dead-hands-wager-kept", "round-voided-without-ground"),
    ),
    Rows(
        "the reader misused, the hands dead, the wager kept",
        ALWAYS + one(CARDS, "@y peek what=nothing\nvoid-round what=hole-card-seen\n@x " + LOST),
        broken("dead-hands-wager-kept", "551.16(l)(1)") + broken("card-reader-used-without-cause", "551.16(l)", "y"),
    ),
    Rows(
        "called dead for something else, the wager returned",
        ALWAYS + one(CARDS, "@x void-round what=misdeal\n", BACK),
        noted("round-voided-without-ground", "551.16(l)(1)"),
        kept=("voided-wager-kept",),
    ),
    Rows(
        "called dead for something else, the wager kept",
        ALWAYS + one(CARDS, "@x void-round what=misdeal\n@y " + LOST),
        noted("round-voided-without-ground", "551.16(l)(1)") + noted("voided-wager-kept", "551.16(l)(1)", "y"),
    ),
    # (m)
    Rows(
        "the reader fails, and is replaced before the next round",
        ALWAYS + one(CARDS, PLAYED) + FAILS.format("card-reader") + REPLACED.format("card-reader") + again(),
        kept=("dealt-without-card-reader",),
    ),
    Rows(
        "the reader fails, and another round",
        ALWAYS + one(CARDS, PLAYED) + FAILS.format("card-reader") + again().replace("cards", "@x cards"),
        broken("dealt-without-card-reader", "551.16(m)"),
    ),
    Rows(
        "the reader fails in the middle of a round, which is finished",
        ALWAYS
        + "round 1\n"
        + ONE
        + "cards 1:5C 0:9C 1:4D 0:8S\n"
        + FAILS.format("card-reader")
        + HIT.format(1)
        + "@x cards 1:JC\n"
        + PLAYED
        + "round-end\n",
        noted("round-finished-without-card-reader", "551.16(m)"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Rows) -> None:
    """Findings, paragraphs and events are those expected; the twins are judged and kept."""
    case.holds()
