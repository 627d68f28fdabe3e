"""§ 633a.14: each irregularity with the cure prescribed, and with another."""

import pytest

from tests.chapters.ch633a_blackjack.irregular import (
    DEALT,
    DEALT_TWO,
    LOST,
    LOST_2,
    ONE,
    PAID,
    RULES,
    SECOND_ROW,
    TURN,
    TWO,
    Case,
    broken,
    log,
    noted,
)
from tests.chapters.ch633a_blackjack.shoelog import BATCHES, DOUBLE
from tests.games.blackjack.playrows import judged, said

CASES = [
    Case("face up, racked", log(ONE, "@x card-face-up card=5D source=shoe dest=rack", DEALT, PAID)),
    Case(
        "face up, used",
        log(ONE, "@x card-face-up card=10H source=shoe dest=hand", DEALT, PAID),
        broken("face-up-card-dealt", "633a.14(a)", "x"),
    ),
    Case(
        "face up, left on the layout",
        log(ONE, "@x card-face-up card=5D source=shoe dest=layout", DEALT, PAID),
        broken("face-up-card-not-put-away", "633a.14(a)", "x"),
    ),
    Case(
        "face up, first laid down and then racked",
        log(ONE, "card-face-up card=5D source=shoe dest=layout", f"move-card ref={SECOND_ROW} dest=rack", DEALT, PAID),
    ),
    Case(
        "unexposed, used as the next card",
        log(
            ONE,
            TWO,
            DEALT_TWO,
            "choice hand=1 what=stand",
            "card-misdealt what=drawn-in-error card=8H face=down source=shoe dest=layout",
            "choice hand=2 what=hit",
            "cards 2:8H",
            TURN,
            "cards 0:9H^",
            PAID,
            LOST_2,
        ),
    ),
    Case(
        "unexposed, discarded",
        log(
            ONE,
            TWO,
            DEALT_TWO,
            "choice hand=1 what=stand",
            "@x card-misdealt what=drawn-in-error card=8H face=down source=shoe dest=rack",
            "choice hand=2 what=hit",
            "cards 2:7H",
            TURN,
            "cards 0:9H^",
            PAID,
            LOST_2,
        ),
        broken("unexposed-card-discarded", "633a.14(b)", "x"),
    ),
    Case(
        "unexposed, another card first",
        log(
            ONE,
            TWO,
            DEALT_TWO,
            "choice hand=1 what=stand",
            "card-misdealt what=drawn-in-error card=8H face=down source=shoe dest=layout",
            "choice hand=2 what=hit",
            "@x cards 2:7H",
            TURN,
            "cards 0:9H^",
            PAID,
            LOST_2,
        ),
        broken("another-card-before-unexposed", "633a.14(b)", "x"),
    ),
    Case(
        "exposed, discarded unrefused",
        log(
            ONE,
            TWO,
            DEALT_TWO,
            "choice hand=1 what=stand",
            "@x card-misdealt what=exposed card=8H face=up source=shoe dest=rack",
            "choice hand=2 what=hit",
            "cards 2:7H",
            TURN,
            "cards 0:9H^",
            PAID,
            LOST_2,
        ),
        broken("exposed-card-discarded", "633a.14(c)", "x"),
    ),
    Case(
        "exposed, refused, racked, dealer draws none",
        log(
            ONE,
            DEALT,
            "choice hand=1 what=stand",
            "card-misdealt what=exposed card=8H face=up source=shoe dest=rack",
            "card-refused hand=1 seat=1 card=8H",
            TURN,
            PAID,
        ),
    ),
    Case(
        "exposed, refused, racked, and the dealer draws another",
        log(
            ONE,
            "cards 1:10H 0:7C 1:9D 0:5S",
            "choice hand=1 what=stand",
            "card-misdealt what=exposed card=6C face=up source=shoe dest=rack",
            "card-refused hand=1 seat=1 card=6C",
            TURN,
            "@x cards 0:9H^",
            LOST,
        ),
        broken("refused-card-passed-over", "633a.14(c)", "x"),
    ),
    Case(
        "refused, and another card dealt to him",
        log(
            ONE,
            TWO,
            DEALT_TWO,
            "choice hand=1 what=hit",
            "card-misdealt what=exposed card=8H face=up source=shoe dest=layout",
            "card-refused hand=1 seat=1 card=8H",
            "choice hand=2 what=hit",
            "cards 2:8H",
            "choice hand=1 what=hit",
            "@x cards 1:3H",
            TURN,
            "cards 0:9H^",
            PAID,
            LOST_2,
        ),
        broken("card-after-refusing-one", "633a.14(c)", "x"),
    ),
    Case(
        "drawn on 17, racked",
        log(
            ONE,
            DEALT,
            "choice hand=1 what=stand",
            TURN,
            "card-misdealt what=drawn-in-error hand=0 card=4D face=up dest=rack",
            PAID,
        ),
    ),
    Case(
        "drawn on 17, kept with the hand",
        log(
            ONE,
            DEALT,
            "choice hand=1 what=stand",
            TURN,
            "@x card-misdealt what=drawn-in-error hand=0 card=4D face=up dest=hand",
            PAID,
        ),
        broken("overdrawn-card-not-racked", "633a.14(d)", "x"),
    ),
    Case(
        "dealer's second card after an additional card",
        log(ONE, "cards 1:5H 0:9C 1:4D", "choice hand=1 what=hit", "cards 1:10C", "@x cards 0:8S", PAID),
        broken("dealer-card-made-up-late", "633a.14(e)", "x"),
    ),
    Case(
        "dealer never had a second card",
        log(ONE, "cards 1:10H 0:9C 1:9D", "choice hand=1 what=stand", PAID, "@x round-end"),
        broken("dealer-cards-not-made-up", "633a.14(e)", "x"),
    ),
    Case(
        "one card only, and collected",
        log(ONE, TWO, "cards 1:10H 2:10D 0:9C 1:9D 0:8S", "choice hand=1 what=stand", TURN, PAID, "@x " + LOST_2),
        broken("one-card-hand-settled", "633a.14(g)", "x", -1000),
    ),
    Case(
        "one card only, second dealt last",
        log(
            ONE,
            TWO,
            "cards 1:10H 2:10D 0:9C 1:9D 0:8S 2:9H",
            "choice hand=1 what=stand",
            "choice hand=2 what=stand",
            TURN,
            PAID,
        ),
    ),
    Case(
        "wrong side, called dead",
        log(ONE, DEALT, "@x void-round what=incorrect-side", "return wager=1 cents=1000"),
        broken("round-from-wrong-side-voided", "633a.14(h)", "x"),
        DOUBLE,
    ),
    Case(
        "too few cards, called dead",
        log(ONE, DEALT, "@x void-round what=insufficient-cards", "return wager=1 cents=1000"),
        broken("round-not-completed", "633a.14(f)", "x"),
    ),
    Case(
        "called dead for something else",
        log(ONE, DEALT, "@x void-round what=misdeal", "return wager=1 cents=1000"),
        noted("round-voided-without-ground", "633a.14(j)(1)", "x"),
    ),
    Case(
        "reader misused, hands dead, wager returned",
        log(ONE, DEALT, "peek what=nothing", "void-round what=hole-card-seen", "return wager=1 cents=1000"),
    ),
    Case(
        "reader misused, hands dead, wager kept",
        log(ONE, DEALT, "peek what=nothing", "void-round what=hole-card-seen", "@x " + LOST),
        broken("dead-hands-wager-kept", "633a.14(j)(1)", "x", -1000),
    ),
    Case(
        "missed card, hand dead, wager returned",
        log(
            ONE,
            "cards 1:5H 0:9C 1:4D 0:8S",
            "choice hand=1 what=hit",
            "card-misdealt hand=1 what=skipped",
            "choice hand=1 what=dead-hand",
            "void-hand hand=1 what=missed-card",
            "return wager=1 cents=1000",
        ),
    ),
    Case(
        "missed card, hand dead, wager collected",
        log(
            ONE,
            "cards 1:5H 0:9C 1:4D 0:8S",
            "choice hand=1 what=hit",
            "card-misdealt hand=1 what=skipped",
            "choice hand=1 what=dead-hand",
            "void-hand hand=1 what=missed-card",
            "@x " + LOST,
        ),
        broken("missed-card-wager-kept", "633a.14(i)", "x", -1000),
    ),
    Case(
        "missed card dealt after the hole card",
        log(
            ONE,
            "cards 1:5H 0:9C 1:4D 0:8S",
            "choice hand=1 what=hit",
            "card-misdealt hand=1 what=skipped",
            TURN,
            "choice hand=1 what=late-card",
            "@x cards 1:10C",
            PAID,
        ),
        broken("late-card-after-hole-card", "633a.14(i)", "x"),
    ),
    Case(
        "card reader fails in mid-round, and another round",
        log(
            ONE,
            "cards 1:5H 0:9C 1:4D 0:8S",
            "- device what=malfunction by=card-reader",
            "choice hand=1 what=hit",
            "@y cards 1:10C",
            PAID,
            "round 2",
            ONE,
            "@x cards 1:10H",
            "cards 0:9C 1:9D 0:8S",
            PAID,
        ),
        [
            *noted("round-finished-without-card-reader", "633a.14(k)", "y"),
            *broken("dealt-without-card-reader", "633a.14(k)", "x"),
        ],
    ),
    Case(
        "card reader replaced before the next round",
        log(
            ONE,
            DEALT,
            PAID,
            "- device what=malfunction by=card-reader",
            "- device what=replaced by=card-reader",
            "round 2",
            ONE,
            DEALT,
            PAID,
        ),
    ),
    Case(
        "jam, then loaded",
        log(
            "- decks back=red n=6",
            "- device what=jam by=shuffler",
            "@x - load-shoe back=red by=dealer",
            ONE,
            DEALT,
            PAID,
        ),
        broken("failed-shuffle-not-repeated", "633a.14(l)", "x"),
        BATCHES,
    ),
    Case(
        "jam on the other batch, this one shuffled before",
        log(
            "- shuffle by=shuffler back=red",
            "- device what=jam by=shuffler",
            "- load-shoe back=red by=dealer",
            ONE,
            DEALT,
            PAID,
        ),
        filing=BATCHES,
    ),
    Case(
        "shuffled by hand without a sign",
        log("- device what=malfunction by=shuffler", "@x - shuffle by=dealer back=red", ONE, DEALT, PAID),
        broken("shuffled-otherwise-without-sign", "633a.14(m)", "x"),
        BATCHES,
    ),
    Case(
        "shuffled by hand behind a sign",
        log(
            "- device what=malfunction by=shuffler",
            "- device what=sign-placed by=shuffler",
            "- shuffle by=dealer back=red",
            ONE,
            DEALT,
            PAID,
        ),
        filing=BATCHES,
    ),
]

_MID = "- shuffle what=insufficient-cards by=dealer"
_CUT = "- cut by=dealer n=80"
_BURN = "- burn what=reshuffled-mid-round source=shoe dest=rack face=down"
CASES += [
    Case(
        "reshuffled, cut and burned in mid-round",
        log(ONE, "cards 1:10H 0:9C", _MID, _CUT, _BURN, "cards 1:9D 0:8S", PAID),
    ),
    Case(
        "not burned",
        log(ONE, "cards 1:10H 0:9C", _MID, _CUT, "@x cards 1:9D", "cards 0:8S", PAID),
        broken("no-card-removed-after-emergency-shuffle", "633a.14(f)", "x"),
    ),
    Case(
        "burned face up",
        log(
            ONE, "cards 1:10H 0:9C", _MID, _CUT, "@x " + _BURN.replace("face=down", "face=up"), "cards 1:9D 0:8S", PAID
        ),
        broken("card-removed-face-up", "633a.14(f)", "x"),
    ),
    Case(
        "not cut",
        log(ONE, "cards 1:10H 0:9C", _MID, _BURN, "@x cards 1:9D", "cards 0:8S", PAID),
        broken("emergency-stack-not-cut", "633a.14(f)", "x"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_says_what_the_case_says(case: Case) -> None:
    case.holds()


def test_without_a_record_of_refusals_a_discarded_exposed_card_is_not_judged() -> None:
    case = next(one for one in CASES if one.name == "exposed, discarded unrefused")
    report, log_ = judged(case.notation.replace(" card-refused", ""), case.filing)
    assert said(report, log_, RULES) == []
    assert report.tally("another-card-before-exposed").missing
