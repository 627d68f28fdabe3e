"""§§ 535.8(d), 535.9(a), 535.11(k): which tiles each position receives, and in which order."""

from dataclasses import replace

import pytest

from tests.chapters.ch535_pai_gow.cases import BARE, FILED, Case, Finds, breaks
from tests.chapters.ch535_pai_gow.playlog import replay
from tests.chapters.ch535_pai_gow.rounds import PLACES, delivery, table
from tests.said import play_rules
from validator.chapters.ch535_pai_gow.play_options import STYLES

ORDER = "positions-dealt-out-of-order"
ORDER_BANK = "positions-dealt-out-of-order-with-bank"
NOT_DEALT = "position-not-dealt"
NOT_DEALT_BANK = "position-not-dealt-with-bank"
START = "ordinary-tiles-wrong-at-start"
LATER = "ordinary-tiles-wrong-later"
WITH_BANK = "tiles-wrong-with-bank"
NOT_FILED = "delivery-style-not-filed"
CHANGED = "delivery-style-changed"

HEAD = "bet 1 5000\nclosed\nshake 3\nlid\ndice 234\ntotal 9\n"
BANKED = "bank 3\ncheck 3 40000\nbet 1 5000\nclosed\nstyle {}\nshake 3\nlid\ndice 144\ntotal 9\n"
REST = 'gather\n{"kind": "dice-shake", "n": 1, "by": "dealer"}\nsets 1'
GIVEN = ("dealer", "1", "2", "3", "4", "5", "6", "dead")
MARK = '{"kind": "marker-placed", "what": "dealer-tiles", "seat": 0}'


def deal(style: str = "ordinary", swapped: tuple[int, int] | None = None, star: int = -1) -> str:
    """The tiles given position by position from the dealer on; the tiles of two turns may be exchanged."""
    tiles = delivery(style)
    if swapped:
        one, other = swapped
        tiles[one], tiles[other] = tiles[other], tiles[one]
    lines = []
    for turn, (place, four) in enumerate(zip(GIVEN, tiles, strict=True)):
        first, *others = [str(tile) for tile in four]
        lines += [f"{'*' * (turn == star)}give {place} {first}", f"give {place} {' '.join(others)}"]
        if turn == 0:
            lines.append(MARK)
    return "\n".join(lines)


def wrong(style: str, turn: int) -> tuple[str, str]:
    """Rule and paragraph on the tiles of a turn, from the words of the bindings."""
    names = ["at-start", "next", "third", "fourth", "later"]
    prefix = {"house-way-left": "house-way"}.get(style, style)
    rules = play_rules("535", "play_delivery_styles")
    cites = {id: rule.cite for id, rule in rules.items() if id.startswith(f"{prefix}-tiles")}
    wanted = [f"{prefix}-tiles-wrong-{name}" for name in names[turn : turn + 1]]
    if style in ("ordinary", "house-way-left") and turn > 0:
        wanted = [f"{prefix}-tiles-wrong-later"]
    if style.startswith("cup-say") and turn > 1:
        wanted = [f"{prefix}-tiles-wrong-later"]
    if turn > 3:
        wanted = [f"{prefix}-tiles-wrong-later"]
    if style == "jung-quat" and turn in (2, 3):
        wanted = ["jung-quat-tiles-wrong-from-new-center"]
    if style == "chee-yee" and turn in (2, 3):
        wanted = ["chee-yee-tiles-wrong-from-new-ends"]
    if style.startswith("dragon-head") and turn == 3:
        wanted = [f"{prefix}-tiles-wrong-third"]
    return wanted[0], cites[wanted[0]]


SWAPS = [(style, turn) for style in STYLES for turn in range(PLACES - 1)]

CASES = (
    Case(
        "the ordinary procedure",
        (f"{HEAD}{deal()}\n{REST}",),
        keeps=(START, LATER, ORDER, NOT_DEALT),
        spared=(NOT_FILED,),
    ),
    *(
        Case(
            f"{style}, the tiles of turns {turn} and {turn + 1} exchanged",
            (f"{HEAD}indicate {style}\n{deal(style, (turn, turn + 1), turn)}\n{REST}",),
            breaks(*wrong(style, turn)),
            keeps=(ORDER, NOT_DEALT),
        )
        for style, turn in SWAPS
    ),
    *(
        Case(f"{style} by the law", (f"{HEAD}indicate {style}\n{deal(style)}\n{REST}",), keeps=(wrong(style, 0)[0],))
        for style in STYLES
    ),
    *(
        Case(
            f"{style} while a player is the bank",
            (f"{BANKED.format(style)}deal in {style}\n{REST}",),
            keeps=(WITH_BANK, ORDER_BANK, NOT_DEALT_BANK),
        )
        for style in STYLES
    ),
    Case(
        "another style than the selected one, while a player is the bank",
        (f"{BANKED.format('jung-quat')}*give 3 11\ngive 3 12 13 14",),
        breaks(WITH_BANK, "535.11(k)"),
    ),
    Case(
        "no style chosen or indicated, and not the ordinary one dealt, while a player is the bank",
        (f"{BANKED.replace('style {}' + chr(10), '')}*give 3 21\ngive 3 12 13 14",),
        breaks(WITH_BANK, "535.11(k)"),
        about=frozenset({WITH_BANK}),
    ),
    Case(
        "no style chosen or indicated, which the log need not show, while a player is the bank",
        (f"{BANKED.replace('style {}' + chr(10), '')}give 3 21\ngive 3 12 13 14",),
        missing=((WITH_BANK, "the style of delivery"),),
        undeclared=("delivery-chosen",),
        about=frozenset({WITH_BANK}),
    ),
    Case(
        "the order of the four tiles of a position does not matter",
        (f"{HEAD}{deal().replace('give 1 21', 'give 1 24').replace('give 1 22 23 24', 'give 1 23 22 21')}\n{REST}",),
        keeps=(LATER,),
    ),
    Case(
        "a tile of the next stack among the four",
        (f"{HEAD}give dealer 11 12 13\n*give dealer 21",),
        breaks(START, "535.8(d)"),
    ),
    Case(
        "a fifth tile to a position",
        (f"{HEAD}give dealer 11 12 13 14\n{MARK}\n*give dealer 21",),
        breaks(START, "535.8(d)"),
    ),
    Case(
        "clockwise",
        (f"{HEAD}give dealer 11 12 13 14\n{MARK}\n*give dead 21\ngive dead 22 23 24\ngive 6 31 32 33 34",),
        breaks(ORDER, "535.8(d)"),
        keeps=(LATER,),
    ),
    Case(
        "clockwise from the bank",
        (f"{BANKED.format('ordinary')}give 3 11 12 13 14\n*give 2 21\ngive 2 22 23 24",),
        breaks(ORDER_BANK, "535.11(k)"),
        keeps=(WITH_BANK,),
    ),
    Case(
        "order with numbers from the dealer's left",
        (f"{HEAD}give dealer 11 12 13 14\n{MARK}\ngive 6 21 22 23 24\ngive 5 31 32 33 34",),
        keeps=(ORDER,),
        direction="clockwise",
    ),
    Case(
        "numbering not recorded",
        (f"{HEAD}give dealer 11 12 13 14\n{MARK}\ngive 6 21 22 23 24",),
        missing=((ORDER, "how positions are numbered"),),
        keeps=(LATER,),
        direction="",
    ),
    Case(
        "an empty position passed over",
        (
            f"{HEAD}give dealer 11 12 13 14\n{MARK}\ngive 1 21 22 23 24\n*give 3 31\ngive 3 32 33 34\n"
            "give 4 41 42 43 44\ngive 5 51 52 53 54\ngive 6 61 62 63 64\n*give dead 71 72 73 74\n"
            'gather 3 4 5 6\n{"kind": "dice-shake", "n": 1, "by": "dealer"}\nsets 1',
        ),
        (Finds(ORDER, "535.8(d)"), Finds(NOT_DEALT, "535.8(d)")),
    ),
    Case(
        "places in the stacks not recorded",
        (f"{HEAD}{deal()}\n{REST}",),
        missing=((START, "the places of the tiles in the stacks"),),
        keeps=(ORDER, NOT_DEALT),
        never=("deliver.n",),
    ),
    Case(
        "positions not recorded",
        (f'{HEAD}{{"kind": "deliver", "n": 11}}',),
        missing=((START, "the positions of the tiles"), (ORDER, "the positions of the tiles")),
    ),
    Case(
        "styles recorded sometimes, none seen",
        (f"{HEAD}{deal('jung-quat')}\n{REST}",),
        missing=((START, "the style of delivery"),),
        undeclared=("delivery-indicated",),
    ),
    Case(
        "styles recorded sometimes, none filed",
        (f"{HEAD}{deal('jung-quat', star=0)}\n{REST}",),
        breaks(START, "535.8(d)"),
        undeclared=("delivery-indicated",),
        filing=BARE,
    ),
    Case(
        "a style that is not filed",
        (f"{HEAD}*indicate jung-quat\n{deal('jung-quat')}\n{REST}",),
        breaks(NOT_FILED, "535.9(a)"),
        filing=BARE,
    ),
    Case(
        "styles not stated in the filing",
        (f"{HEAD}indicate jung-quat\n{deal('jung-quat')}\n{REST}",),
        missing=((NOT_FILED, "the styles of delivery that the filing specifies"),),
        filing='chapter: "535"\nhead: {version: "1", effective: 2010-04-01}\n',
    ),
    Case(
        "a filed style",
        (f"{HEAD}indicate jung-quat\n{deal('jung-quat')}\n{REST}",),
        keeps=(NOT_FILED,),
    ),
    Case(
        "one alternative after another, the ordinary procedure between them",
        (
            f"{HEAD}indicate jung-quat\n{deal('jung-quat')}\n{REST}",
            f"{HEAD}{deal()}\n{REST}",
            f"{HEAD}*indicate chee-yee\n{deal('chee-yee')}\n{REST}",
            f"{HEAD}indicate chee-yee\n{deal('chee-yee')}\n{REST}",
        ),
        breaks(CHANGED, "535.9(a)", noted=True),
        keeps=(CHANGED, NOT_FILED),
    ),
    Case("no tiles delivered", (HEAD,), spared=(START, ORDER), filing=FILED),
)


ABOUT = frozenset(play_rules("535", "play_delivery_styles", "pai_gow.delivery"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    replace(case, about=ABOUT).holds()


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("start", range(PLACES))
def test_every_style_from_every_place(style: str, start: int) -> None:
    """Delivered by the law from each place on, no style is accused."""
    dice = {0: "234", 1: "235", 2: "236", 3: "246", 4: "256", 5: "266", 6: "366", 7: "466"}[start]
    lines, _ = table(f"bet 1 5000\nbegin {dice} {style}")
    report = replay(lines, FILED)
    assert [finding.rule for finding in report.findings if finding.rule in ABOUT] == []
    assert report.tally(wrong(style, 0)[0]).passed > 0
