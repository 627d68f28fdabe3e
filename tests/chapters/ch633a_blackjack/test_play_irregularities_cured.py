"""§ 633a.14: the finer points of each cure, each broken once and kept once in a round that differs in nothing else."""

import pytest

from tests.chapters.ch633a_blackjack.irregular import (
    DEALT,
    DEALT_TWO,
    LOST,
    LOST_2,
    ONE,
    PAID,
    PAID_2,
    TURN,
    TWO,
    Case,
    broken,
    log,
    noted,
)
from tests.chapters.ch633a_blackjack.shoelog import BATCHES, DOUBLE

STOOD = "choice hand=1 what=stand"
EXPOSED = "card-misdealt what=exposed card=8H face=up source=shoe dest=layout"
REFUSED = "card-refused hand=1 seat=1 card=8H"
HIT_2 = "choice hand=2 what=hit"
DEALER_DRAWS = (TURN, "cards 0:9H^", PAID, LOST_2)

EXPOSED_CARDS = [
    Case(
        "exposed, dealt as the next card",
        log(ONE, TWO, DEALT_TWO, STOOD, EXPOSED, HIT_2, "cards 2:8H", *DEALER_DRAWS),
        kept=("another-card-before-exposed", "exposed-card-discarded"),
    ),
    Case(
        "exposed, another card first",
        log(ONE, TWO, DEALT_TWO, STOOD, EXPOSED, HIT_2, "@x cards 2:7H", *DEALER_DRAWS),
        broken("another-card-before-exposed", "633a.14(c)", "x"),
    ),
    Case(
        "refused by one, dealt to the next",
        log(ONE, TWO, DEALT_TWO, EXPOSED, REFUSED, HIT_2, "cards 2:8H", *DEALER_DRAWS),
        kept=("exposed-card-passed-on", "card-after-refusing-one"),
    ),
    Case(
        "refused by one, another card to the next",
        log(ONE, TWO, DEALT_TWO, EXPOSED, REFUSED, HIT_2, "@x cards 2:7H", TURN, "cards 0:8H^", PAID, PAID_2),
        noted("exposed-card-passed-on", "633a.14(c)", "x"),
    ),
    Case(
        "refused, and the dealer cannot use it: racked",
        log(ONE, DEALT, STOOD, EXPOSED.replace("layout", "rack"), REFUSED, TURN, PAID),
        kept=("refused-card-not-racked",),
    ),
    Case(
        "refused, and the dealer cannot use it: into the shoe again",
        log(ONE, DEALT, STOOD, "@x " + EXPOSED.replace("layout", "shoe"), REFUSED, TURN, PAID),
        broken("refused-card-not-racked", "633a.14(c)", "x"),
    ),
    Case(
        "refused, and the log does not say where it ended",
        log(ONE, DEALT, STOOD, EXPOSED, REFUSED, TURN, PAID),
        missing=("refused-card-not-racked",),
    ),
]

MISSED_SELF = "card-misdealt hand=0 what=skipped"
DEALERS_OWN = [
    Case(
        "dealer misses his first card, makes it up behind the players' two",
        log(ONE, TWO, "cards 1:10H 2:5H", MISSED_SELF, "cards 1:9D 2:4D 0:9C 0:8S", STOOD, TURN, PAID, LOST_2),
        kept=("missed-dealer-card-dealt-early", "dealer-card-made-up-late"),
    ),
    Case(
        "dealer misses his first card, makes it up between the players' second cards",
        log(ONE, TWO, "cards 1:10H 2:5H", MISSED_SELF, "cards 1:9D", "@x cards 0:9C", "cards 2:4D 0:8S", STOOD, TURN),
        broken("missed-dealer-card-dealt-early", "633a.14(e)", "x"),
    ),
    Case(
        "dealer misses his first card, a player doubles before his second: late",
        log(
            ONE,
            "cards 1:5H",
            MISSED_SELF,
            "cards 1:4D 0:9C",
            "choice hand=1 what=hit",
            "cards 1:10C",
            "@x cards 0:8S",
            PAID,
        ),
        broken("dealer-card-made-up-late", "633a.14(e)", "x"),
    ),
]

SKIPPED = "card-misdealt hand=1 what=skipped"
FIVE_FOUR = "cards 1:5H 0:9C 1:4D 0:8S"
FIVE_FOUR_TWO = "cards 1:5H 2:5C 3:6C 0:9C 1:4D 2:4S 3:4H 0:8S"
ASKS = "choice hand=1 what=hit"
THREE = "wager wager=3 what=blackjack seat=3 hand=3 player=C cents=1000"
HIT_3 = "choice hand=3 what=hit"
LATE = "choice hand=1 what=late-card"
DEAD = "choice hand=1 what=dead-hand"
VOID = "void-hand hand=1 what=missed-card"
BACK = "return wager=1 cents=1000"
ONE_SHORT = "cards 1:10H 2:10D 0:9C 1:9D 0:8S"
HAS_ONE = "choice hand=2 what=late-card"

PLAYERS = [
    Case(
        "one card only, the second opted for and dealt",
        log(ONE, TWO, ONE_SHORT, HAS_ONE, "cards 2:9H", STOOD, "choice hand=2 what=stand", TURN, PAID, PAID_2),
        kept=("one-card-option-not-followed",),
    ),
    Case(
        "one card only, the second opted for and not dealt",
        log(ONE, TWO, ONE_SHORT, "@x " + HAS_ONE, STOOD, TURN, PAID, "return wager=2 cents=1000"),
        broken("one-card-option-not-followed", "633a.14(g)", "x"),
    ),
    Case(
        "one card only, the second opted for, and the log need not hold every card",
        log(ONE, TWO, ONE_SHORT, HAS_ONE, STOOD, TURN, PAID, "return wager=2 cents=1000").replace(" deal ", " "),
        missing=("one-card-option-not-followed", "one-card-hand-settled"),
    ),
    Case(
        "missed card dealt after all others have theirs",
        log(
            *(ONE, TWO, THREE, FIVE_FOUR_TWO, ASKS, SKIPPED, HIT_2, "cards 2:10C", HIT_3, "cards 3:9S"),
            *(LATE, "cards 1:10D", TURN, PAID, PAID_2),
        ),
        kept=("late-card-before-others", "late-card-after-hole-card", "missed-card-option-not-followed"),
    ),
    Case(
        "missed card dealt between the others' cards",
        log(
            *(ONE, TWO, THREE, FIVE_FOUR_TWO, ASKS, SKIPPED, HIT_2, "cards 2:10C", LATE, "@x cards 1:10D"),
            *(HIT_3, "cards 3:9S", TURN, PAID, PAID_2),
        ),
        broken("late-card-before-others", "633a.14(i)", "x"),
    ),
    Case(
        "missed card dealt at once, before anybody else acts",
        log(
            *(ONE, TWO, THREE, FIVE_FOUR_TWO, ASKS, SKIPPED, "cards 1:10D", HIT_2, "cards 2:10C"),
            *(HIT_3, "cards 3:9S", TURN, PAID, PAID_2),
        ),
        kept=("late-card-before-others",),
    ),
    Case(
        "missed card neither dealt nor the hand dead",
        log(ONE, FIVE_FOUR, ASKS, "@x " + SKIPPED, TURN, LOST),
        broken("missed-card-not-made-good", "633a.14(i)", "x"),
    ),
    Case(
        "missed card, and the player stands instead",
        log(ONE, FIVE_FOUR, ASKS, SKIPPED, STOOD, TURN, LOST),
    ),
    Case(
        "missed card, hand dead by his choice",
        log(ONE, FIVE_FOUR, ASKS, SKIPPED, DEAD, VOID, BACK),
        kept=("missed-card-not-made-good", "missed-card-option-not-followed", "missed-card-wager-kept"),
    ),
    Case(
        "missed card, a dead hand opted for, the card dealt",
        log(ONE, FIVE_FOUR, ASKS, SKIPPED, DEAD, "@x cards 1:10D", TURN, PAID),
        broken("missed-card-option-not-followed", "633a.14(i)", "x"),
    ),
    Case(
        "missed card, the card opted for, the hand dead",
        log(ONE, FIVE_FOUR, ASKS, SKIPPED, "@x " + LATE, VOID, BACK),
        broken("missed-card-option-not-followed", "633a.14(i)", "x"),
    ),
    Case(
        "missed card after a Double Down Wager, hand dead, both wagers back",
        log(
            *(ONE, FIVE_FOUR, "choice hand=1 what=double"),
            "wager wager=11 what=double-down seat=1 hand=1 player=A cents=1000",
            *(SKIPPED, DEAD, VOID, BACK, "return wager=11 cents=1000"),
        ),
        kept=("missed-card-wager-kept", "missed-card-further-wager-kept"),
    ),
    Case(
        "missed card after a Double Down Wager, hand dead, that wager kept",
        log(
            *(ONE, FIVE_FOUR, "choice hand=1 what=double"),
            "wager wager=11 what=double-down seat=1 hand=1 player=A cents=1000",
            *(SKIPPED, DEAD, VOID, BACK, "@x collect wager=11 cents=1000"),
        ),
        noted("missed-card-further-wager-kept", "633a.14(i)", "x", 1000),
    ),
    Case(
        "hand dead for want of cards",
        log(ONE, TWO, "cards 1:10H 0:9C 1:9D 0:8S", "void-hand hand=2 what=no-cards-dealt", STOOD, TURN, PAID),
        kept=("hand-voided-without-ground",),
    ),
    Case(
        "hand dead for a mistake in dealing",
        log(ONE, DEALT, "@x void-hand hand=1 what=misdeal", BACK),
        noted("hand-voided-without-ground", "633a.14(g)", "x"),
    ),
    Case(
        "hand dead for a mistake in dealing, and its wager kept",
        log(ONE, DEALT, "@x void-hand hand=1 what=misdeal", "@y " + LOST),
        [
            *noted("hand-voided-without-ground", "633a.14(g)", "x"),
            *noted("voided-wager-kept", "633a.14(j)(1)", "y", 1000),
        ],
    ),
    Case(
        "all hands dead for a mistake in dealing, and the wagers kept",
        log(ONE, DEALT, "@x void-round what=misdeal", "@y " + LOST),
        [
            *noted("round-voided-without-ground", "633a.14(j)(1)", "x"),
            *noted("voided-wager-kept", "633a.14(j)(1)", "y", 1000),
        ],
    ),
    Case(
        "all hands dead for a mistake in dealing, and the wagers returned",
        log(ONE, DEALT, "@x void-round what=misdeal", BACK),
        noted("round-voided-without-ground", "633a.14(j)(1)", "x"),
        kept=("voided-wager-kept",),
    ),
    Case(
        "hand dead while a card is asked for, no reason recorded",
        log(ONE, FIVE_FOUR, ASKS, "void-hand hand=1", BACK),
        missing=("hand-voided-without-ground",),
    ),
]

_EMPTY = "- shoe-empty source=shoe"
_MID = "- shuffle what=insufficient-cards by=dealer"
_CUT = "- cut by=dealer n=80"
_BURN = "- burn what=reshuffled-mid-round source=shoe dest=rack face=down"
_LOAD = "- load-shoe by=dealer"
IN_TWO_SIDES = ("determinant card=10H source=shoe-left dest=hand hand=1 seat=1", "cards 0:9C")
RAN_OUT = [
    Case(
        "shoe empty, the discards shuffled, cut and loaded",
        log(ONE, "cards 1:10H 0:9C", _EMPTY, _MID, _CUT, _LOAD, _BURN, "cards 1:9D 0:8S", PAID),
        kept=(
            *("discards-not-shuffled", "no-card-removed-after-emergency-shuffle", "card-removed-face-up"),
            "emergency-stack-not-cut",
        ),
    ),
    Case(
        "double shoe, cards from the wrong side, and the round concluded",
        log(ONE, *IN_TWO_SIDES, "card-misdealt what=wrong-side", "cards 1:9D 0:8S", PAID),
        filing=DOUBLE,
        kept=("round-from-wrong-side-voided",),
    ),
    Case(
        "double shoe, the first card after the reshuffle into the rack",
        log(ONE, *IN_TWO_SIDES, _MID, _CUT, _BURN, "cards 1:9D 0:8S", PAID),
        filing=DOUBLE,
        kept=("card-removed-elsewhere", "no-card-removed-after-emergency-shuffle"),
    ),
    Case(
        "double shoe, the first card after the reshuffle onto the layout",
        log(ONE, *IN_TWO_SIDES, _MID, _CUT, "@x " + _BURN.replace("rack", "layout"), "cards 1:9D 0:8S", PAID),
        broken("card-removed-elsewhere", "633a.14(f)", "x"),
        DOUBLE,
    ),
    Case(
        "shoe empty, others loaded without a shuffle",
        log(ONE, "cards 1:10H 0:9C", _EMPTY, "@x " + _LOAD, _CUT, _BURN, "cards 1:9D 0:8S", PAID),
        broken("discards-not-shuffled", "633a.14(f)", "x"),
    ),
    Case(
        "shoe empty, others loaded, and shuffles need not be recorded",
        log(ONE, "cards 1:10H 0:9C", _EMPTY, _LOAD, _CUT, _BURN, "cards 1:9D 0:8S", PAID).replace(" shuffle ", " "),
        missing=("discards-not-shuffled",),
    ),
    Case(
        "shoe empty, the other batch brought into play",
        log(ONE, "cards 1:10H 0:9C", _EMPTY, "@x - batch-swap back=blue", _CUT, _BURN, "cards 1:9D 0:8S", PAID),
        broken("discards-not-shuffled", "633a.14(f)", "x"),
        BATCHES,
    ),
]

CASES = [*EXPOSED_CARDS, *DEALERS_OWN, *PLAYERS, *RAN_OUT]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_says_what_the_case_says(case: Case) -> None:
    case.holds()
