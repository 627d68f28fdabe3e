"""§ 633a.7(d), 633a.7(e)(2) and (3), 633a.3(c): the double shoe."""

import pytest

from tests.chapters.ch633a_blackjack.shoelog import DOUBLE, RECORDED, Case, Part, Row, check, row

NO_RED = DOUBLE.replace(", suits: [hearts, diamonds]", "").replace(", suits: [spades, clubs]", "")


def drawn(number: int, card: str, source: str, dest: str) -> Row:
    """A determinant card; the hand's first card where it goes to the hand."""
    to = {"hand": 1, "seat": 1} if dest == "hand" else {}
    return row("determinant", round=number, card=card, source=source, dest=dest, **to)


def rest(number: int, source: str, first: bool = True, **columns: object) -> list[Row]:
    """The other cards of a round; ``first`` where the player has his first card already."""
    order = [(0, "9D"), (1, "9H"), (0, "8D")] if first else [(1, "10S"), (0, "9D"), (1, "9H"), (0, "8D")]
    return [row("deal", round=number, hand=to, card=card, source=source, **columns) for to, card in order]


LEFT: list[Part] = [drawn(1, "5H", "shoe-left", "hand"), rest(1, "shoe-left")]
RIGHT: list[Part] = [drawn(1, "5S", "shoe-left", "segregated"), rest(1, "shoe-right", first=False)]
WRONG_SIDE = row("card-misdealt", round=1, what="wrong-side", source="shoe-right")
VOIDED = row("void-round", round=1, what="incorrect-side")
COVER = row("cover-card", round=1, source="shoe-right", dest="side", n=40)
EMPTIED = row("shoe-emptied", source="shoe-right", dest="rack")
SHUFFLED = row("shuffle", by="dealer", what="cover-card", source="shoe-right")
CUT = row("cut", by="player", seat=1)
FILLED = row("load-shoe", by="dealer", dest="shoe-right")
NEXT: list[Part] = [drawn(2, "6H", "shoe-left", "hand"), rest(2, "shoe-left")]

COVER_LEFT = {**COVER, "source": "shoe-left"}
EMPTIED_LEFT: list[Row] = [{**EMPTIED, "source": "shoe-left"}, {**EMPTIED, "source": "segregated-left"}]
SHUFFLED_LEFT = {**SHUFFLED, "source": "shoe-left"}
DIRECTED_LEFT = {**SHUFFLED_LEFT, "what": "floorperson-direction"}
FILLED_LEFT = {**FILLED, "dest": "shoe-left"}
DECKS = [
    row("decks", dest="shoe-left", back="red", n=4),
    row("decks", dest="shoe-right", back="blue", n=4),
]
REFILLED = [DIRECTED_LEFT, CUT, FILLED_LEFT, {**SHUFFLED, "what": "floorperson-direction"}, CUT, FILLED]
THEN_COVER: list[Part] = [
    FILLED_LEFT,
    drawn(2, "6H", "shoe-left", "hand"),
    {**COVER_LEFT, "round": 2},
    rest(2, "shoe-left"),
    EMPTIED_LEFT[0],
    SHUFFLED_LEFT,
]
BOTH: list[Part] = [*RIGHT, COVER_LEFT, COVER]

CASES = [
    Case(
        "matching determinant card is the first card",
        LEFT,
        kept=["no-determinant-card-drawn", "matching-determinant-not-used", "dealt-from-the-wrong-side"],
        filing=DOUBLE,
    ),
    Case(
        "matching determinant card segregated",
        [drawn(1, "5H", "shoe-left", "segregated"), rest(1, "shoe-left", first=False)],
        [("matching-determinant-not-used", "633a.7(d)(2)", "determinant", True)],
        filing=DOUBLE,
    ),
    Case(
        "other determinant card segregated",
        RIGHT,
        kept=["other-determinant-not-segregated", "dealt-from-the-wrong-side"],
        filing=DOUBLE,
    ),
    Case(
        "other determinant card dealt to seat 1",
        [drawn(1, "5S", "shoe-left", "hand"), rest(1, "shoe-right")],
        [("other-determinant-not-segregated", "633a.7(d)(2)", "determinant", True)],
        filing=DOUBLE,
    ),
    Case(
        "only the suit of the determinant card is known",
        [drawn(1, "?S", "shoe-left", "hand"), rest(1, "shoe-right")],
        [("other-determinant-not-segregated", "633a.7(d)(2)", "determinant", True)],
        filing=DOUBLE,
    ),
    Case(
        "suits not designated",
        LEFT,
        missing=["matching-determinant-not-used", "dealt-from-the-wrong-side"],
        filing=NO_RED,
    ),
    Case(
        "no determinant card",
        [rest(1, "shoe-left", first=False)],
        [("no-determinant-card-drawn", "633a.7(d)(1)", "deal:1", True)],
        filing=DOUBLE,
    ),
    Case(
        "determinant cards not recorded",
        [rest(1, "shoe-left", first=False)],
        missing=["no-determinant-card-drawn"],
        filing=DOUBLE,
        recorded=["burn"],
    ),
    Case(
        "wrong side, concluded as if it were the right one",
        [drawn(1, "9D", "shoe-right", "segregated"), rest(1, "shoe-right", first=False), row("round-end", round=1)],
        [("concluded-from-the-wrong-side", "633a.7(d)(1)", "deal:1", False)],
        filing=DOUBLE,
    ),
    Case(
        "wrong side, the last card from the right one",
        [
            *(drawn(1, "9D", "shoe-right", "segregated"), rest(1, "shoe-right", first=False)[:-1]),
            rest(1, "shoe-left", first=False)[-1],
        ],
        [("dealt-from-the-wrong-side", "633a.7(d)(1)", "deal:1", True)],
        filing=DOUBLE,
    ),
    Case(
        "wrong side, of the last card it is not told",
        [
            *(drawn(1, "9D", "shoe-right", "segregated"), rest(1, "shoe-right", first=False)[:-1]),
            rest(1, "shoe", first=False)[-1],
        ],
        [("concluded-from-the-wrong-side", "633a.7(d)(1)", "deal:1", False)],
        filing=DOUBLE,
    ),
    Case(
        "wrong side, said of the round, which is concluded as if it were the right one",
        [drawn(1, "9D", "shoe-right", "segregated"), rest(1, "shoe-right", first=False), WRONG_SIDE],
        filing=DOUBLE,
    ),
    Case(
        "wrong side, said of the round, which is voided",
        [drawn(1, "9D", "shoe-right", "segregated"), rest(1, "shoe-right", first=False), WRONG_SIDE, VOIDED],
        [("dealt-from-the-wrong-side", "633a.7(d)(1)", "deal:1", True)],
        filing=DOUBLE,
    ),
    Case(
        "wrong side in the round after one of which it was said",
        [
            *(drawn(1, "9D", "shoe-right", "segregated"), rest(1, "shoe-right", first=False), WRONG_SIDE),
            *(drawn(2, "9D", "shoe-right", "segregated"), rest(2, "shoe-right", first=False)),
        ],
        [("concluded-from-the-wrong-side", "633a.7(d)(1)", "deal:2", False)],
        filing=DOUBLE,
    ),
    Case(
        "wrong side, round voided",
        [
            drawn(1, "9D", "shoe-right", "segregated"),
            rest(1, "shoe-right", first=False),
            VOIDED,
        ],
        [("dealt-from-the-wrong-side", "633a.7(d)(1)", "deal:1", True)],
        filing=DOUBLE,
    ),
    Case(
        "first card removed as from a single shoe",
        [
            row("shuffle", by="dealer"),
            CUT,
            row("load-shoe", by="dealer", dest="shoe-left"),
            row("burn", what="new-shoe", source="shoe-left", dest="rack"),
            LEFT[0],
            LEFT[1],
        ],
        [("card-removed-from-double-shoe", "633a.7(d)", "burn", True)],
        filing=DOUBLE,
        recorded=(*RECORDED, "dealer-arrives"),
    ),
    Case(
        "nothing removed from a double shoe",
        [row("shuffle", by="dealer"), CUT, row("load-shoe", by="dealer", dest="shoe-left"), *LEFT],
        filing=DOUBLE,
    ),
    Case(
        "cards with their side's backs",
        [
            row("decks", dest="shoe-left", back="red", n=4),
            row("decks", dest="shoe-right", back="blue", n=4),
            LEFT[0],
            rest(1, "shoe-left", back="red"),
        ],
        kept=["card-with-other-back"],
        filing=DOUBLE,
    ),
    Case(
        "a card with the other side's back",
        [
            row("decks", dest="shoe-left", back="red", n=4),
            row("decks", dest="shoe-right", back="blue", n=4),
            LEFT[0],
            rest(1, "shoe-left", back="blue"),
        ],
        [("card-with-other-back", "633a.3(c)", "deal:1", True)],
        filing=DOUBLE,
    ),
    Case(
        "cover card of the right side, that side emptied and shuffled",
        [*RIGHT, COVER, EMPTIED, SHUFFLED, CUT, FILLED, *NEXT],
        kept=["side-not-emptied", "side-not-into-rack", "other-side-shuffled", "round-after-cover-card"],
        filing=DOUBLE,
    ),
    Case(
        "cover card of the right side, that side not emptied",
        [*RIGHT, COVER, SHUFFLED, CUT, FILLED, *NEXT],
        [("side-not-emptied", "633a.7(e)(2)", "shuffle", True)],
        filing=DOUBLE,
    ),
    Case(
        "segregated cards of the side forgotten",
        [
            drawn(1, "5H", "shoe-right", "segregated"),
            rest(1, "shoe-left", first=False),
            {**COVER, "round": 1},
            EMPTIED,
            SHUFFLED,
            CUT,
            FILLED,
            *NEXT,
        ],
        [("side-not-emptied", "633a.7(e)(2)", "shuffle", True)],
        filing=DOUBLE,
    ),
    Case(
        "segregated cards of the side reshuffled with it at a floorperson's direction, before its cover card",
        [*RIGHT, *EMPTIED_LEFT, DIRECTED_LEFT, CUT, *THEN_COVER],
        kept=["side-not-emptied"],
        filing=DOUBLE,
    ),
    Case(
        "segregated cards of the side left out of a reshuffle at a floorperson's direction",
        [*RIGHT, EMPTIED_LEFT[0], DIRECTED_LEFT, CUT, *THEN_COVER],
        [("side-not-emptied", "633a.7(e)(2)", "shuffle#2", True)],
        filing=DOUBLE,
    ),
    *(
        Case(
            f"segregated cards of the side taken away with all others, {name}",
            [*DECKS, *RIGHT, *changed, *REFILLED, *THEN_COVER[1:]],
            [] if kept else [("side-not-emptied", "633a.7(e)(2)", "shuffle#3", True)],
            kept=["side-not-emptied"] if kept else [],
            filing=DOUBLE,
        )
        for name, changed, kept in (
            ("both sides changed", [row("card-change")], True),
            ("that side changed", [row("card-change", back="red")], True),
            ("the other side changed", [row("card-change", back="blue")], False),
            ("decks received for that side", DECKS[:1], True),
        )
    ),
    Case(
        "cards of the side put on the layout",
        [*RIGHT, COVER, {**EMPTIED, "dest": "layout"}, SHUFFLED, CUT, FILLED, *NEXT],
        [("side-not-into-rack", "633a.7(e)(2)", "shoe-emptied", True)],
        filing=DOUBLE,
    ),
    Case(
        "the other side shuffled as well",
        [*RIGHT, COVER, EMPTIED, {**SHUFFLED, "source": "shoe-left"}, SHUFFLED, CUT, FILLED, *NEXT],
        [("other-side-shuffled", "633a.7(e)(3)", "shuffle", True)],
        filing=DOUBLE,
    ),
    Case(
        "the other side shuffled instead",
        [*RIGHT, COVER, EMPTIED, {**SHUFFLED, "source": "shoe-left"}, CUT, *NEXT],
        [
            ("other-side-shuffled", "633a.7(e)(3)", "shuffle", True),
            ("round-after-cover-card", "633a.7(e)", "determinant:2", True),
        ],
        filing=DOUBLE,
    ),
    Case(
        "both cover cards reached, both sides emptied and then both shuffled",
        [*BOTH, *EMPTIED_LEFT, EMPTIED, SHUFFLED_LEFT, SHUFFLED, CUT, FILLED_LEFT, FILLED, *NEXT],
        kept=["side-not-emptied", "other-side-shuffled", "round-after-cover-card"],
        filing=DOUBLE,
    ),
    Case(
        "both cover cards reached, one side after the other emptied, shuffled and filled",
        [*BOTH, EMPTIED, SHUFFLED, CUT, FILLED, *EMPTIED_LEFT, SHUFFLED_LEFT, CUT, FILLED_LEFT, *NEXT],
        kept=["side-not-emptied", "other-side-shuffled", "round-after-cover-card"],
        filing=DOUBLE,
    ),
    Case(
        "one side emptied before the cover card of the other shows",
        [*RIGHT, COVER_LEFT, *EMPTIED_LEFT, COVER, EMPTIED, SHUFFLED_LEFT, SHUFFLED, CUT, FILLED, *NEXT],
        kept=["side-not-emptied"],
        filing=DOUBLE,
    ),
    Case(
        "both cover cards reached, the second side shuffled without being emptied",
        [*BOTH, *EMPTIED_LEFT, SHUFFLED_LEFT, SHUFFLED, CUT, FILLED, *NEXT],
        [("side-not-emptied", "633a.7(e)(2)", "shuffle#2", True)],
        filing=DOUBLE,
    ),
    Case(
        "both cover cards reached, no card behind one of them, the other side not emptied",
        [*RIGHT, {**COVER_LEFT, "n": 40}, {**COVER, "n": 0}, SHUFFLED_LEFT, SHUFFLED, CUT, FILLED, *NEXT],
        [("side-not-emptied", "633a.7(e)(2)", "shuffle", True)],
        filing=DOUBLE,
    ),
    Case(
        "both cover cards reached, one side shuffled only",
        [*BOTH, EMPTIED, SHUFFLED, CUT, FILLED, *NEXT],
        [("round-after-cover-card", "633a.7(e)", "determinant:2", True)],
        filing=DOUBLE,
    ),
    Case(
        "a fifth card alike from one side",
        [
            row("shuffle", by="dealer"),
            CUT,
            *([drawn(n, "5H", "shoe-left", "hand"), *rest(n, "shoe-left")] for n in range(1, 6)),
        ],
        [("card-beyond-side", "633a.3(c)", "determinant:5", True)],
        filing=DOUBLE,
    ),
    Case(
        "four cards alike from one side",
        [
            row("shuffle", by="dealer"),
            CUT,
            *([drawn(n, "5H", "shoe-left", "hand"), *rest(n, "shoe-left")] for n in range(1, 5)),
        ],
        kept=["card-beyond-side"],
        filing=DOUBLE,
    ),
]
LOGS = {case.name: (case.text, case.filing) for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_double_shoe(case: Case) -> None:
    check(case)
