"""§ 633a.7(a), (c) and (e) for a single shoe: filling, the removed card, new dealers and the cover card."""

import pytest

from tests.chapters.ch633a_blackjack.shoelog import (
    BATCHES,
    CONTINUOUS,
    DOUBLE,
    FROM_HAND,
    RECORDED,
    Case,
    check,
    dealt,
    row,
)
from tests.said import play_rules

NEW_SHOE = [row("shuffle", by="dealer"), row("cut", by="player", seat=1, n=150), row("load-shoe", by="dealer")]
BURN = row("burn", what="new-shoe", source="shoe", dest="rack")
RESHUFFLED = [
    row("shoe-emptied", source="shoe", dest="rack"),
    row("shuffle", by="dealer", what="cover-card"),
    row("cut", by="player", seat=1, n=150),
    row("load-shoe", by="dealer"),
    BURN,
]


FIRST_DEALER = row("dealer-arrives", by="dealer:D1")
FROM_THE_LEFT = row("determinant", round=1, source="shoe-left", card="5H", dest="hand", hand=1, seat=1)
REST_FROM_THE_LEFT = row("deal", round=1, hand=0, card="9D", source="shoe-left")


def cover(number: int, **columns: object) -> dict[str, object]:
    return row("cover-card", round=number, source="shoe", dest="side", n=78, **columns)


NOT_READ = row("shuffel")
ROUTINE = [row("shuffle", by="dealer", what="routine"), *NEW_SHOE[1:], BURN]

CASES = [
    *(
        Case(
            f"dealt out of {place}",
            [dealt(1, row("deal", round=1, hand=1, card="2C", source=place), source="shoe")],
            [("card-not-from-shoe", "633a.7(a)", "deal:1#3", True)],
        )
        for place in ("bucket", "stack", "storage", "segregated", "segregated-left", "segregated-right")
    ),
    *(
        Case(f"filled by {device}", [NEW_SHOE[:2], row("load-shoe", by=device), BURN], kept=["shoe-filled-by-another"])
        for device in ("device", "shoe", "continuous-shuffler")
    ),
    Case(
        "an unreadable row may have been the shuffle after the cover card",
        [NEW_SHOE, BURN, dealt(1, cover(1)), NOT_READ, dealt(2), dealt(3)],
        missing=["round-after-cover-card"],
    ),
    Case(
        "shuffled by routine though no cover card had come",
        [NEW_SHOE, BURN, dealt(1), ROUTINE, dealt(2)],
        [("reshuffled-without-order", "633a.5(f)", "shuffle#2", False)],
    ),
    Case(
        "an unreadable row may have been the cover card before a shuffle by routine",
        [NEW_SHOE, BURN, dealt(1), NOT_READ, ROUTINE, dealt(2)],
        missing=["reshuffled-without-order"],
    ),
    Case("first card removed", [NEW_SHOE, BURN, dealt(1)], kept=["no-card-removed-from-new-shoe"]),
    Case(
        "first card not removed",
        [NEW_SHOE, dealt(1), dealt(2)],
        [("no-card-removed-from-new-shoe", "633a.7(c)", "deal:1", True)],
    ),
    Case(
        "first card not removed, and removals not recorded",
        [NEW_SHOE, dealt(1)],
        missing=["no-card-removed-from-new-shoe"],
        recorded=["shuffle", "cut", "load-shoe"],
    ),
    Case(
        "an unreadable row may have been the removal",
        [NEW_SHOE, row("shuffel"), dealt(1)],
        missing=["no-card-removed-from-new-shoe"],
    ),
    Case(
        "removed card kept on the layout",
        [NEW_SHOE, row("burn", what="new-shoe", source="shoe", dest="layout"), dealt(1)],
        [("removed-card-not-in-rack", "633a.7(c)", "burn", True)],
    ),
    Case(
        "nothing removed from a continuous shuffler",
        [row("load-shoe", by="dealer"), dealt(1, source="continuous-shuffler")],
        [("no-card-removed-from-continuous-shuffler", "633a.7(c)", "deal:1", False)],
        filing=CONTINUOUS,
    ),
    Case(
        "a card removed from a continuous shuffler",
        [row("load-shoe", by="dealer"), BURN, dealt(1, source="continuous-shuffler")],
        kept=["no-card-removed-from-continuous-shuffler"],
        filing=CONTINUOUS,
    ),
    Case(
        "new dealer removes a card",
        [
            NEW_SHOE,
            BURN,
            dealt(1),
            row("dealer-arrives", by="dealer:D2"),
            row("burn", what="new-dealer", dest="rack"),
            dealt(2),
        ],
        kept=["no-card-removed-by-new-dealer"],
    ),
    Case(
        "new dealer removes none",
        [NEW_SHOE, BURN, dealt(1), row("dealer-arrives", by="dealer:D2"), dealt(2), dealt(3)],
        [("no-card-removed-by-new-dealer", "633a.7(c)", "deal:2", True)],
    ),
    Case(
        "another dealer deals without a row for his coming",
        [NEW_SHOE, BURN, dealt(1, by="dealer:D1"), dealt(2, by="dealer:D2"), dealt(3, by="dealer:D2")],
        [("no-card-removed-by-new-dealer", "633a.7(c)", "deal:2", True)],
    ),
    Case(
        "the dealer who deals already is announced again",
        [
            NEW_SHOE,
            row("dealer-arrives", by="dealer:D1"),
            BURN,
            dealt(1),
            row("dealer-arrives", by="dealer:D1"),
            dealt(2),
        ],
        kept=["no-card-removed-by-new-dealer"],
    ),
    Case(
        "one card serves a new dealer at a new shoe",
        [row("dealer-arrives", by="dealer:D1"), NEW_SHOE, BURN, dealt(1)],
        kept=["no-card-removed-by-new-dealer", "no-card-removed-from-new-shoe"],
    ),
    Case(
        "new dealer in the middle of a round removes a card before the next",
        [
            NEW_SHOE,
            BURN,
            dealt(1, row("dealer-arrives", round=1, by="dealer:D2")),
            row("burn", what="new-dealer", dest="rack"),
            dealt(2),
        ],
        [("no-card-removed-by-new-dealer", "633a.7(c)", "deal:1#3", True)],
    ),
    Case(
        "new dealer in the middle of a round never removes a card",
        [NEW_SHOE, BURN, dealt(1, row("dealer-arrives", round=1, by="dealer:D2")), dealt(2)],
        [("no-card-removed-by-new-dealer", "633a.7(c)", "deal:1#3", True)],
    ),
    Case(
        "new dealer at a double shoe",
        [
            row("dealer-arrives", by="dealer:D2"),
            FROM_THE_LEFT,
            REST_FROM_THE_LEFT,
        ],
        [("new-dealer-with-double-shoe", "633a.7(c)", "determinant", False)],
        filing=DOUBLE,
    ),
    Case(
        "the dealer who opens the table at a double shoe",
        [row("table-open", what="633a"), FIRST_DEALER, NEW_SHOE, FROM_THE_LEFT, REST_FROM_THE_LEFT],
        filing=DOUBLE,
    ),
    Case(
        "the dealer who relieves him before a card is dealt",
        [row("table-open", what="633a"), FIRST_DEALER, NEW_SHOE, row("dealer-arrives", by="dealer:D2"), FROM_THE_LEFT],
        [("new-dealer-with-double-shoe", "633a.7(c)", "determinant", False)],
        filing=DOUBLE,
    ),
    Case(
        "removed before each round, dealt from the hand",
        [row("dealer-arrives", by="dealer:D2"), dealt(1, source="deck-in-hand")],
        filing=FROM_HAND,
    ),
    Case("dealt from the shoe", [dealt(1, source="shoe")], kept=["dealt-from-the-hand-unfiled", "card-not-from-shoe"]),
    Case(
        "dealt from the hand",
        [dealt(1, source="deck-in-hand")],
        [("dealt-from-the-hand-unfiled", "633a.7(a)", "deal:1", True)],
    ),
    Case("where from is not recorded", [dealt(1)], missing=["dealt-from-the-hand-unfiled", "card-not-from-shoe"]),
    Case(
        "a card from the discard rack",
        [dealt(1, row("deal", round=1, hand=1, card="2C", source="rack"), source="shoe")],
        [("card-not-from-shoe", "633a.7(a)", "deal:1#3", True)],
    ),
    Case(
        "a card drawn in error used from the layout",
        [dealt(1, row("deal", round=1, hand=1, card="2C", source="layout"), source="shoe")],
        kept=["card-not-from-shoe"],
    ),
    Case(
        "shoe out of place",
        [row("shoe-position", what="out-of-place"), dealt(1)],
        [("shoe-out-of-place", "633a.7(a)", "deal:1", True)],
        recorded=(*RECORDED, "shoe-position"),
    ),
    Case(
        "shoe out of place, and not known whether it was put back",
        [row("shoe-position", what="out-of-place"), dealt(1)],
        missing=["shoe-out-of-place"],
    ),
    Case("shoe in place", [row("shoe-position", what="approved-place"), dealt(1)], kept=["shoe-out-of-place"]),
    Case(
        "filled by the floorperson",
        [NEW_SHOE[:2], row("load-shoe", by="floorperson"), BURN, dealt(1)],
        [("shoe-filled-by-another", "633a.7(a)", "load-shoe", True)],
    ),
    Case(
        "filled by the shuffler", [NEW_SHOE[:2], row("load-shoe", by="shuffler"), BURN], kept=["shoe-filled-by-another"]
    ),
    Case(
        "cover card, hand completed, cards collected and reshuffled",
        [NEW_SHOE, BURN, dealt(1, cover(1)), RESHUFFLED, dealt(2), dealt(3)],
        kept=[
            "round-after-cover-card",
            "cards-not-racked-at-cover-card",
            "shoe-refilled-unshuffled",
            "cover-card-put-back",
        ],
    ),
    Case(
        "another round after the cover card, and a third",
        [NEW_SHOE, BURN, dealt(1, cover(1)), dealt(2), dealt(3)],
        [
            ("round-after-cover-card", "633a.7(e)", "deal:2", True),
        ],
    ),
    Case(
        "another round after the cover card, shuffles not recorded",
        [NEW_SHOE, BURN, dealt(1, cover(1)), dealt(2)],
        missing=["round-after-cover-card"],
        recorded=["burn", "load-shoe"],
    ),
    Case(
        "cover card at the beginning of a round, which is completed",
        [NEW_SHOE, BURN, dealt(1), row("cover-card", dest="side"), dealt(2), RESHUFFLED, dealt(3)],
        kept=["round-after-cover-card"],
    ),
    Case(
        "a second round after the cover card at the beginning of one",
        [NEW_SHOE, BURN, dealt(1), row("cover-card", dest="side"), dealt(2), dealt(3)],
        [
            ("round-after-cover-card", "633a.7(e)", "deal:3", True),
        ],
    ),
    Case(
        "cover card at the beginning of a round, reshuffled at once",
        [NEW_SHOE, BURN, dealt(1), row("cover-card", dest="side"), RESHUFFLED, dealt(2)],
        [("reshuffled-at-once", "633a.7(e)", "shuffle#2", False)],
        kept=["round-after-cover-card"],
    ),
    Case(
        "filled again after the cover card without a shuffle",
        [NEW_SHOE, BURN, dealt(1, cover(1)), RESHUFFLED[0], RESHUFFLED[2:], dealt(2), dealt(3)],
        [
            ("shoe-refilled-unshuffled", "633a.7(e)(3)", "load-shoe#2", True),
        ],
    ),
    Case(
        "cards behind the cover card not placed in the rack",
        [NEW_SHOE, BURN, dealt(1, cover(1)), RESHUFFLED[1:], dealt(2)],
        [("cards-not-racked-at-cover-card", "633a.7(e)(1)", "deal:2", True)],
    ),
    Case(
        "cards behind the cover card placed elsewhere",
        [NEW_SHOE, BURN, dealt(1, cover(1)), row("shoe-emptied", dest="layout"), RESHUFFLED[1:], dealt(2)],
        [("cards-not-racked-at-cover-card", "633a.7(e)(1)", "deal:2", True)],
    ),
    Case(
        "cover card put into the rack",
        [NEW_SHOE, BURN, dealt(1, row("cover-card", round=1, dest="rack")), RESHUFFLED, dealt(2)],
        [("cover-card-put-back", "633a.7(e)", "cover-card", True)],
    ),
    Case(
        "reshuffled in the same round, when the hand is completed",
        [
            *(NEW_SHOE, BURN, dealt(1, cover(1)), row("cleared", round=1, dest="rack")),
            *(row("shoe-emptied", round=1, dest="rack"), row("shuffle", round=1, by="dealer", what="cover-card")),
            *(RESHUFFLED[2:], dealt(2)),
        ],
        kept=["hand-broken-off-at-cover-card"],
    ),
    Case(
        "reshuffled before the hand is completed",
        [NEW_SHOE, BURN, dealt(1, cover(1), row("shuffle", round=1, by="dealer", what="cover-card")), dealt(2)],
        [
            ("hand-broken-off-at-cover-card", "633a.7(e)", "shuffle#2", True),
            ("cards-not-racked-at-cover-card", "633a.7(e)(1)", "deal:2", True),
        ],
    ),
    Case(
        "reshuffled in mid-round for want of cards, as an irregularity",
        [
            NEW_SHOE,
            BURN,
            dealt(
                1,
                row("cover-card", round=1, dest="side", n=78),
                row("shuffle", round=1, by="dealer", what="insufficient-cards"),
            ),
            RESHUFFLED,
            dealt(2),
        ],
    ),
    Case(
        "two batches take turns at the cover card",
        [
            row("load-shoe", by="dealer", back="red"),
            row("cut", by="dealer"),
            BURN,
            dealt(1),
            row("shuffle", by="shuffler", back="blue"),
            dealt(2, cover(2)),
            row("shoe-emptied", dest="rack"),
            row("cut", by="dealer"),
            row("load-shoe", by="dealer", back="blue"),
            BURN,
            dealt(3),
        ],
        filing=BATCHES,
        kept=[
            "round-after-cover-card",
            "batch-in-play-unshuffled",
            "batch-dealt-twice",
        ],
        recorded=["shuffle", "burn", "load-shoe", "batch-swap", "shoe-emptied", "cut"],
    ),
    Case(
        "the shuffle of the other batch does not answer the cover card",
        [
            row("load-shoe", by="dealer", back="red"),
            row("cut", by="dealer"),
            BURN,
            dealt(1, cover(1)),
            row("shuffle", by="shuffler", back="blue"),
            dealt(2),
        ],
        [
            ("round-after-cover-card", "633a.7(e)", "deal:2", True),
        ],
        filing=BATCHES,
        recorded=["shuffle", "burn", "load-shoe", "batch-swap", "shoe-emptied", "cut"],
    ),
]
LOGS = {case.name: (case.text, case.filing) for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_shoe(case: Case) -> None:
    check(case)


def test_one_act_is_one_finding_that_cites_both_paragraphs() -> None:
    rules = play_rules("633a", "play_shoe", "shoe.shoe", "shoe.burning", "blackjack.shoe_emptied")
    assert rules["round-after-cover-card"].also[0][0] == "633a.5(f)"
    assert rules["shoe-refilled-unshuffled"].also[0][0] == "633a.5(f)"
