"""§ 551.16(c) to (f), (h) and (i): cards drawn, dealt or missed in error."""

import pytest

from tests.chapters.ch551_spanish_21.misdealt import (
    ALWAYS,
    BACK,
    BACK_2,
    CARDS,
    CARDS_2,
    END,
    ERROR,
    HIT,
    LOST,
    LOST_2,
    ONE,
    REFUSED,
    STAND,
    TURN,
    TWO,
    WON,
    WON_2,
    one,
    two,
)
from tests.chapters.ch551_spanish_21.rows import Rows, broken, noted

NEXT = HIT.format(2) + "cards 2:8H\n" + STAND.format(2) + TURN
OTHER = HIT.format(2) + "cards 2:7H\n" + STAND.format(2) + TURN
CASES_CD = (
    Rows(
        "unexposed, used as the next card",
        two(ERROR.format("drawn-in-error", "down", "layout"), NEXT, WON, "return wager=2 cents=1000\n"),
        kept=("unexposed-card-discarded", "another-card-before-unexposed"),
    ),
    Rows(
        "unexposed, discarded",
        two("@x " + ERROR.format("drawn-in-error", "down", "rack"), OTHER, LOST_2, WON),
        broken("unexposed-card-discarded", "551.16(c)"),
    ),
    Rows(
        "unexposed, another card first",
        two(ERROR.format("drawn-in-error", "down", "layout"), OTHER.replace("cards", "@x cards"), LOST_2, WON),
        broken("another-card-before-unexposed", "551.16(c)"),
    ),
    Rows(
        "exposed, dealt as the next",
        two(ERROR.format("exposed", "up", "layout"), NEXT, WON, BACK_2),
        kept=("exposed-card-discarded", "another-card-before-exposed"),
    ),
    Rows(
        "exposed, discarded unrefused",
        two("@x " + ERROR.format("exposed", "up", "rack"), OTHER, LOST_2, WON),
        broken("exposed-card-discarded", "551.16(d)"),
    ),
    Rows(
        "exposed, another card first",
        two(ERROR.format("exposed", "up", "layout"), OTHER.replace("cards", "@x cards"), LOST_2, WON),
        broken("another-card-before-exposed", "551.16(d)"),
    ),
    Rows(
        "exposed, refused by the player, placed in the rack",
        two(ERROR.format("exposed", "up", "rack"), REFUSED.format(2), STAND.format(2), TURN, LOST_2, WON),
        kept=("refused-card-not-racked",),
    ),
    Rows(
        "exposed, refused, put into the shoe again",
        two("@x " + ERROR.format("exposed", "up", "shoe"), REFUSED.format(2), STAND.format(2), TURN, LOST_2, WON),
        broken("refused-card-not-racked", "551.16(d)"),
    ),
    Rows(
        "refused, and another card dealt to him",
        two(
            ERROR.format("exposed", "up", "rack"),
            REFUSED.format(2),
            HIT.format(2),
            "@x cards 2:8C\n",
            STAND.format(2),
            TURN,
            WON,
            BACK_2,
        ),
        broken("card-after-refusing-one", "551.16(d)"),
        kept=("exposed-card-discarded",),
    ),
    Rows(
        "refused by one, dealt to the next",
        ALWAYS
        + "round 1\n"
        + ONE
        + TWO
        + "cards 1:5C 2:5H 0:9C 1:4D 2:4H 0:8S\n"
        + HIT.format(1)
        + ERROR.format("exposed", "up", "layout")
        + REFUSED.format(1)
        + STAND.format(1)
        + NEXT
        + LOST
        + BACK_2
        + END,
        kept=("exposed-card-passed-on",),
    ),
    Rows(
        "refused by one, another card dealt to the next",
        ALWAYS
        + "round 1\n"
        + ONE
        + TWO
        + "cards 1:5C 2:5H 0:9C 1:4D 2:4H 0:8S\n"
        + HIT.format(1)
        + ERROR.format("exposed", "up", "layout")
        + REFUSED.format(1)
        + STAND.format(1)
        + OTHER.replace("cards", "@x cards")
        + LOST
        + LOST_2
        + END,
        noted("exposed-card-passed-on", "551.16(d)"),
    ),
)

CARDS_3 = "cards 1:5C 0:9C 1:4D 0:8S\n"
MISSED = HIT.format(1) + "card-misdealt hand=1 what=skipped\n"
DEAD = "choice hand=1 what=dead-hand\n"
VOIDED = "void-hand hand=1 what=missed-card\n"
LATE = "choice hand=1 what=late-card\n"
CASES_E = (
    Rows(
        "drawn on 17, in the rack",
        ALWAYS
        + one(
            CARDS, STAND.format(1), TURN, "card-misdealt what=drawn-in-error hand=0 card=4D face=up dest=rack\n", WON
        ),
        kept=("overdrawn-card-not-racked",),
    ),
    Rows(
        "drawn on 17, kept with the hand",
        ALWAYS
        + one(
            CARDS, STAND.format(1), TURN, "@x card-misdealt what=drawn-in-error hand=0 card=4D face=up dest=hand\n", WON
        ),
        broken("overdrawn-card-not-racked", "551.16(e)"),
    ),
    Rows(
        "the dealer's first card made up after the players' two",
        ALWAYS
        + one("cards 1:JH\ncard-misdealt hand=0 what=skipped\ncards 1:9D 0:9C 0:8S\n", STAND.format(1), TURN, WON),
        kept=("missed-dealer-card-dealt-early",),
    ),
    Rows(
        "the dealer's first card made up between the players' second cards",
        ALWAYS
        + "round 1\n"
        + ONE
        + TWO
        + "cards 1:JH 2:5H\ncard-misdealt hand=0 what=skipped\ncards 1:9D\n@x cards 0:9C\ncards 2:4D 0:8S\n"
        + STAND.format(1)
        + STAND.format(2)
        + TURN
        + LOST_2
        + WON
        + END,
        broken("missed-dealer-card-dealt-early", "551.16(f)") + broken("up-card-out-of-turn", "551.8(d)(2)"),
    ),
    Rows(
        "the dealer's second card after an additional card",
        ALWAYS
        + one("cards 1:5H 0:9C 1:4D\n", HIT.format(1), "cards 1:JC\n@x cards 0:8S\n", STAND.format(1), TURN, WON),
        broken("dealer-card-made-up-late", "551.16(f)"),
    ),
    Rows(
        "the dealer never had a second card",
        ALWAYS + one("cards 1:JH 0:9C 1:9D\n", STAND.format(1), WON).replace("round-end", "@x round-end"),
        broken("dealer-cards-not-made-up", "551.16(f)"),
    ),
    # (h)
    Rows(
        "no card to a box, its wager collected",
        ALWAYS + "round 1\n" + ONE + TWO + CARDS + STAND.format(1) + TURN + "@x " + LOST_2 + WON + END,
        broken("box-without-cards-settled", "551.16(h)"),
    ),
    Rows(
        "no card to a box, its wager returned, cards in the next deal",
        ALWAYS
        + "round 1\n"
        + ONE
        + TWO
        + CARDS
        + STAND.format(1)
        + TURN
        + BACK_2
        + WON
        + END
        + "round 2\n"
        + ONE
        + TWO
        + CARDS_2
        + STAND.format(1)
        + STAND.format(2)
        + TURN
        + LOST_2
        + WON
        + END,
        kept=("box-without-cards-settled", "left-out-of-next-deal"),
    ),
    Rows(
        "no card to a box in two deals in a row",
        ALWAYS
        + "round 1\n"
        + ONE
        + TWO
        + CARDS
        + STAND.format(1)
        + TURN
        + BACK_2
        + WON
        + END
        + "round 2\n"
        + ONE
        + TWO
        + "cards 1:JH 0:9C 1:9D\n@x cards 0:8S\n"
        + STAND.format(1)
        + TURN
        + BACK_2
        + WON
        + END,
        broken("left-out-of-next-deal", "551.16(h)"),
    ),
    Rows(
        "one card only, and decided",
        ALWAYS
        + "round 1\n"
        + ONE
        + TWO
        + "cards 1:JH 2:JD 0:9C 1:9D 0:8S\n"
        + STAND.format(1)
        + TURN
        + "@x "
        + LOST_2
        + WON
        + END,
        broken("one-card-hand-settled", "551.16(h)"),
    ),
    Rows(
        "one card only, the second dealt after the others'",
        ALWAYS
        + "round 1\n"
        + ONE
        + TWO
        + "cards 1:JH 2:JD 0:9C 1:9D 0:8S\nchoice hand=2 what=late-card\ncards 2:9H\n"
        + STAND.format(1)
        + STAND.format(2)
        + TURN
        + WON_2
        + WON
        + END,
        kept=("one-card-hand-settled",),
    ),
    Rows(
        "one card only, the second asked for and not dealt",
        ALWAYS
        + "round 1\n"
        + ONE
        + TWO
        + "cards 1:JH 2:JD 0:9C 1:9D 0:8S\n@x choice hand=2 what=late-card\n"
        + STAND.format(1)
        + TURN
        + BACK_2
        + WON
        + END,
        broken("one-card-option-not-followed", "551.16(h)"),
    ),
    # (i)
    Rows(
        "missed, the hand dead, the wager returned",
        ALWAYS + one(CARDS_3, MISSED, DEAD, VOIDED, TURN, BACK),
        kept=(
            "missed-card-not-made-good",
            "missed-card-wager-kept",
            "missed-card-option-not-followed",
            "hand-voided-without-ground",
        ),
    ),
    Rows(
        "missed, the hand dead, the wager collected",
        ALWAYS + one(CARDS_3, MISSED, DEAD, VOIDED, "@x " + LOST),
        broken("missed-card-wager-kept", "551.16(i)"),
    ),
    Rows(
        "missed, dealt before the hole card is revealed",
        ALWAYS + one(CARDS_3, MISSED, LATE, "cards 1:JC\n", STAND.format(1), TURN, WON),
        kept=("late-card-after-hole-card", "late-card-before-others"),
    ),
    Rows(
        "missed, dealt after the hole card is revealed",
        ALWAYS + one(CARDS_3, MISSED, "@b " + TURN, "@a " + LATE, "@x cards 1:JC\n", WON),
        broken("late-card-after-hole-card", "551.16(i)") + broken("hole-card-turned-early", "551.8(h)", "b"),
    ),
    Rows(
        "missed, dealt before another player's card",
        ALWAYS
        + "round 1\n"
        + ONE
        + TWO
        + "cards 1:5C 2:5H 0:9C 1:4D 2:4H 0:8S\n"
        + MISSED
        + HIT.format(2)
        + "cards 2:2C\n"
        + LATE
        + "@x cards 1:JC\n"
        + HIT.format(2)
        + "cards 2:8C\n"
        + STAND.format(2)
        + TURN
        + WON_2
        + WON
        + END,
        broken("late-card-before-others", "551.16(i)"),
    ),
    Rows(
        "missed, and forgotten",
        ALWAYS + one(CARDS_3, "@a choice hand=1 what=hit\n@x card-misdealt hand=1 what=skipped\n", TURN, LOST),
        broken("missed-card-not-made-good", "551.16(i)") + broken("asked-card-not-dealt", "551.8(g)", "a"),
    ),
    Rows(
        "missed, the card asked for, the hand called dead",
        ALWAYS + one(CARDS_3, MISSED, "@x " + LATE, VOIDED, BACK),
        broken("missed-card-option-not-followed", "551.16(i)"),
    ),
    Rows(
        "a hand called dead for another reason",
        ALWAYS + one(CARDS, "@x void-hand hand=1 what=misdeal\n", TURN, BACK),
        noted("hand-voided-without-ground", "551.16(i)"),
    ),
)
CASES = (*CASES_CD, *CASES_E)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Rows) -> None:
    """Findings, paragraphs and events are those expected; the twins are judged and kept."""
    case.holds()
