"""§ 535.13: a player who wagers on two betting areas."""

from dataclasses import replace

import pytest

from tests.chapters.ch535_pai_gow.cases import BARE, FILED, Case, breaks
from tests.chapters.ch535_pai_gow.playlog import event_of, replay
from tests.said import play_rules

PERMITTED = "two-areas-not-permitted"
MANY = "too-many-areas"
ADJACENT = "areas-not-adjacent"
MIXED = "tiles-of-two-areas-mixed"
LARGER = "larger-wager-not-set-first"
ROTATION = "equal-wagers-not-set-in-rotation"
CHANGED = "hand-of-two-areas-changed"

UNSTATED = 'chapter: "535"\nhead: {version: "1", effective: 2010-04-01}\n'
DEALT = "closed\nshake 3\nlid\ndice 236\ntotal 11\ndeal\ngather\n"
EQUAL = f"bet 2 5000\nbet 3 5000 of 2\n{DEALT}"
LARGER_THIRD = f"bet 2 5000\nbet 3 6000 of 2\n{DEALT}"
TILES = {2: ("6-6", "1-5", "2-2", "3-4"), 3: ("1-1", "4-6", "5-6", "2-5")}
KNOWN = "bet 2 5000\nbet 3 5000 of 2\nclosed\n" + "\n".join(
    f"give {seat} {seat}{layer} card={tile}" for seat, four in TILES.items() for layer, tile in enumerate(four, 1)
)


def exposed(seat: int, tiles: str) -> str:
    """A hand exposed, which is marked, and its tiles as they lie, the high hand first."""
    halves = ("high", "high", "low", "low")
    laid = [
        f'{{"kind": "set-hand", "hand": {seat}, "what": "{half}", "card": "{tile}"}}'
        for half, tile in zip(halves, tiles.split(), strict=True)
    ]
    return "\n".join((f'*{{"kind": "expose", "hand": {seat}}}', *laid))


CASES = (
    Case("one area", ("bet 2 5000\nbet 3 5000\nclosed",), spared=(PERMITTED,)),
    Case("two adjacent areas", ("bet 2 5000\nbet 3 5000 of 2\nclosed",), keeps=(PERMITTED, MANY, ADJACENT)),
    Case("two areas, not filed", ("bet 2 5000\n*bet 3 5000 of 2",), breaks(PERMITTED, "535.13(a)"), filing=BARE),
    Case(
        "nothing filed on two areas",
        ("bet 2 5000\nbet 3 5000 of 2",),
        missing=((PERMITTED, "whether the filing permits two areas"),),
        filing=UNSTATED,
    ),
    Case("three areas", ("bet 2 5000\nbet 3 5000 of 2\n*bet 4 5000 of 2",), breaks(MANY, "535.13(a)")),
    Case("two areas apart", ("bet 2 5000\n*bet 4 5000 of 2",), breaks(ADJACENT, "535.13(a)")),
    Case("the first and the sixth", ("bet 1 5000\n*bet 6 5000 of 1",), breaks(ADJACENT, "535.13(a)")),
    Case("in falling order", ("bet 3 5000\nbet 2 5000 of 3",), keeps=(ADJACENT,)),
    Case(
        "one of two wagers taken back",
        ('bet 2 5000\nbet 4 5000 of 2\n{"kind": "wager-withdrawn", "wager": 4}\nclosed',),
        spared=(PERMITTED,),
    ),
    Case("two wagers on one area", ("bet 2 5000\nbet 9 5000 of 2 seat=2 hand=2",), spared=(PERMITTED,)),
    Case("equal wagers in rotation", (f"{EQUAL}sets 2\nsets 3",), keeps=(ROTATION, CHANGED)),
    Case("equal wagers the other way", (f"{EQUAL}*sets 3\nsets 2",), breaks(ROTATION, "535.13(b)")),
    Case(
        "equal wagers, numbers from the dealer's left",
        (f"{EQUAL}sets 3\nsets 2",),
        keeps=(ROTATION,),
        direction="clockwise",
    ),
    Case(
        "numbering not recorded",
        (f"{EQUAL}sets 3\nsets 2",),
        missing=((ROTATION, "how positions are numbered"),),
        direction="",
    ),
    Case("the larger wager first", (f"{LARGER_THIRD}sets 3\nsets 2",), keeps=(LARGER,)),
    Case("the smaller wager first", (f"{LARGER_THIRD}*sets 2\nsets 3",), breaks(LARGER, "535.13(b)")),
    Case(
        "amounts not recorded",
        (f"{LARGER_THIRD}sets 2\nsets 3",),
        missing=((LARGER, "the amounts"),),
        never=("wager.cents",),
    ),
    Case(
        "setting not recorded",
        (EQUAL,),
        missing=((ROTATION, "the setting of the hands"), (CHANGED, "the setting of the hands")),
        never=("hands-set",),
    ),
    Case("the first hand set again", (f"{EQUAL}sets 2\nsets 3\n*sets 2",), breaks(CHANGED, "535.13(b)")),
    Case(
        "each hand with its own tiles",
        (f"{KNOWN}\nsets 2\nsets 3\nshow 2 6-6 1-5 / 2-2 3-4\nshow 3 1-1 4-6 / 5-6 2-5",),
        keeps=(MIXED,),
    ),
    Case(
        "tiles exchanged between the two hands",
        (f"{KNOWN}\nsets 2\nsets 3\n{exposed(2, '1-1 1-5 2-2 3-4')}\n{exposed(3, '6-6 4-6 5-6 2-5')}",),
        (*breaks(MIXED, "535.13(b)"), *breaks(MIXED, "535.13(b)")),
    ),
    Case(
        "tiles not recorded",
        (f"{EQUAL}sets 2\nsets 3",),
        missing=((MIXED, "the tiles as dealt and as set"),),
    ),
)

ABOUT = frozenset(play_rules("535", "pai_gow.two_areas"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    replace(case, about=ABOUT).holds()


def test_the_order_of_hands_on_areas_apart_follows_from_the_second_wager() -> None:
    """§ 535.13(b) orders the hands of two adjacent areas; on others there may be no second wager."""
    lines, (second,) = Case("", (f"bet 2 5000\n*bet 4 6000 of 2\n{DEALT}sets 2\nsets 4",)).log()
    found = {one.rule: one for one in replay(lines, FILED).findings if one.rule in (ADJACENT, LARGER)}
    assert event_of(found[ADJACENT]) == second and found[ADJACENT].root is None
    root = found[LARGER].root
    assert root is not None and root.event == second
