"""§ 535.7: how, where and by whom wagers are made, and that they stand once wagering is closed."""

from dataclasses import replace

import pytest

from tests.chapters.ch535_pai_gow.cases import Case, breaks
from tests.chapters.ch535_pai_gow.playlog import replay
from tests.said import play_rules

CHIPS = "wager-not-in-chips"
VERBAL = "verbal-cash-wager"
AREA = "wager-off-the-betting-areas"
SECOND = "second-patron-on-area"
UNNAMED = "wager-the-chapter-does-not-name"
LIMITS = "wager-outside-posted-limits"
SEATED = "wager-by-player-not-seated"
LEFT = "player-left-during-round"
LEFT_LATER = "player-left-before-others-were-settled"
PLACED = "wager-after-no-more-bets"
INCREASED = "wager-increased-after-no-more-bets"
REDUCED = "wager-reduced-after-no-more-bets"
WITHDRAWN = "wager-withdrawn-after-no-more-bets"

POSTED = (
    'between\n{"kind": "posted-limits", "what": "minimum", "cents": 2000}\n'
    '{"kind": "posted-limits", "what": "maximum", "cents": 100000}'
)
ARRIVALS = 'between\n{"kind": "records", "what": "player-arrives", "by": "always"}\n'
P1 = '{"kind": "player-arrives", "player": "P1", "seat": 1}'
P2 = '{"kind": "player-arrives", "player": "P2", "seat": 2}'
LEAVES = '{"kind": "player-leaves", "player": "P1", "seat": 1}'
SHOWN = "dealer 6-6 6-6 / 5-6 2-2\nshow 1 1-1 3-3 / 2-6 3-4\nsays 1 lose\ncollect 1 5000\ntake 1\n"
OTHER = "show 2 1-5 3-3 / 2-5 4-6\nsays 2 lose\ncollect 2 5000\ntake 2"
BOTH = "bet 1 5000\nbet 2 5000\nbegin 236\n"
CHANGE = '{{"kind": "wager-changed", "wager": 1, "cents": {}}}'
TAKE_BACK = '{"kind": "wager-withdrawn", "wager": 1}'

CASES = (
    Case("chips", ("bet 1 5000\nclosed",), keeps=(CHIPS, VERBAL, AREA, SECOND, UNNAMED, PLACED)),
    Case("plaques", ("bet 1 500000 by=plaques\nclosed",), keeps=(CHIPS,)),
    Case("cash", ("*bet 1 5000 by=cash\nclosed",), breaks(CHIPS, "535.7(a)")),
    Case(
        "cash changed into chips in time",
        ('bet 1 5000 by=cash\n{"kind": "cash-converted", "wager": 1}\nclosed',),
        keeps=(CHIPS,),
    ),
    Case(
        "cash changed into chips after the closing",
        ('*bet 1 5000 by=cash\nclosed\n{"kind": "cash-converted", "wager": 1}',),
        breaks(CHIPS, "535.7(a)"),
    ),
    Case("by word of mouth", ("*bet 1 5000 by=verbal\nclosed",), breaks(CHIPS, "535.7(a)")),
    Case(
        "verbal with cash, confirmed and converted after the round",
        (
            '*bet 4 10000 by=verbal-cash\n{"kind": "wager-confirmed", "wager": 4}\nclosed\n'
            '{"kind": "cash-converted", "wager": 4}',
        ),
        breaks(VERBAL, "535.7(a)"),
    ),
    Case("means not recorded", ("bet 1 5000 by=\nclosed",), missing=((CHIPS, "the means of the wager"),)),
    Case("a seventh area", ("*bet 7 5000\nclosed",), breaks(AREA, "535.7(a)")),
    Case("the sixth area", ("bet 6 5000\nclosed",), keeps=(AREA,)),
    Case("seat not recorded", ("bet 6 5000 seat=\nclosed",), missing=((AREA, "the position of the wager"),)),
    Case(
        "a second player on an area",
        ('bet 1 5000\n*{"kind": "wager", "wager": 9, "seat": 1, "player": "P9", "what": "pai-gow", "cents": 100}',),
        breaks(SECOND, "535.7(b)", noted=True),
    ),
    Case(
        "a second wager of the same player on his area",
        ('bet 1 5000\n{"kind": "wager", "wager": 9, "seat": 1, "player": "P1", "what": "pai-gow", "cents": 100}',),
        keeps=(SECOND,),
    ),
    Case("another wager", ("*bet 1 5000 what=other\nclosed",), breaks(UNNAMED, "535.7(a)", noted=True)),
    Case("at the smallest", (POSTED, "bet 1 2000\nclosed"), keeps=(LIMITS,)),
    Case("below the smallest", (POSTED, "*bet 1 1999\nclosed"), breaks(LIMITS, "535.7(a)", noted=True)),
    Case("at the largest", (POSTED, "bet 1 100000\nclosed"), keeps=(LIMITS,)),
    Case("above the largest", (POSTED, "*bet 1 100001\nclosed"), breaks(LIMITS, "535.7(a)", noted=True)),
    Case("nothing posted", ("bet 1 1\nclosed",), missing=((LIMITS, "the posted limits and the amount"),)),
    Case("a seated player", (ARRIVALS + P1, "bet 1 5000\nclosed"), keeps=(SEATED,)),
    Case(
        "a bystander", (ARRIVALS + P1, "bet 1 5000\n*bet 2 5000\nclosed"), breaks(SEATED, "535.7(b)"), keeps=(SEATED,)
    ),
    Case(
        "a player who left and came no more",
        (ARRIVALS + P1, "bet 1 5000\nclosed", f"between\n{LEAVES}", "*bet 1 5000\nclosed"),
        breaks(SEATED, "535.7(b)"),
    ),
    Case(
        "somebody came whose seat is not known",
        (ARRIVALS + P1 + '\n{"kind": "player-arrives", "player": "P2"}', "bet 2 5000\nclosed"),
        missing=((SEATED, "who sits at the table"),),
    ),
    Case("arrivals recorded sometimes", ("bet 1 5000\nclosed",), missing=((SEATED, "who sits at the table"),)),
    Case(
        "left with his wager in play",
        (f"{BOTH}*{LEAVES}\n{SHOWN}{OTHER}",),
        breaks(LEFT, "535.7(b)", noted=True),
    ),
    Case(
        "left after his wager was settled, before that of another",
        (f"{BOTH}{SHOWN}*{LEAVES}\n{OTHER}",),
        breaks(LEFT_LATER, "535.7(b)", noted=True),
        keeps=(LEFT,),
    ),
    Case("left after all was settled", (f"{BOTH}{SHOWN}{OTHER}\n{LEAVES}",), keeps=(LEFT, LEFT_LATER)),
    Case("left between rounds", (f"{BOTH}{SHOWN}{OTHER}", f"between\n{LEAVES}"), spared=(LEFT,)),
    Case("left before tiles were dealt", (f"bet 1 5000\n{LEAVES}\nclosed",), spared=(LEFT,)),
    Case("placed after the closing", ("bet 2 5000\nclosed\n*bet 1 5000",), breaks(PLACED, "535.7(c)"), keeps=(PLACED,)),
    Case(
        "closing not recorded",
        (f"bet 1 5000\n{TAKE_BACK}",),
        missing=(
            (PLACED, 'the announcement of "no more bets"'),
            (WITHDRAWN, 'the announcement of "no more bets"'),
        ),
        never=("no-more-bets",),
    ),
    Case("raised before the closing", (f"bet 1 5000\n{CHANGE.format(6000)}\nclosed",), keeps=(INCREASED,)),
    Case("raised after the closing", (f"bet 1 5000\nclosed\n*{CHANGE.format(6000)}",), breaks(INCREASED, "535.7(c)")),
    Case("lowered before the closing", (f"bet 1 5000\n{CHANGE.format(4000)}\nclosed",), keeps=(REDUCED,)),
    Case("lowered after the closing", (f"bet 1 5000\nclosed\n*{CHANGE.format(4000)}",), breaks(REDUCED, "535.7(c)")),
    Case(
        "raised, then raised after the closing",
        (f"bet 1 5000\n{CHANGE.format(6000)}\nclosed\n*{CHANGE.format(6001)}",),
        breaks(INCREASED, "535.7(c)"),
        keeps=(INCREASED,),
    ),
    Case(
        "amounts not recorded",
        ('bet 1 5000\nclosed\n{"kind": "wager-changed", "wager": 1}',),
        missing=((INCREASED, "the amounts"),),
    ),
    Case("taken back before the closing", (f"bet 1 5000\n{TAKE_BACK}\nclosed",), keeps=(WITHDRAWN,)),
    Case("taken back after the closing", (f"bet 1 5000\nclosed\n*{TAKE_BACK}",), breaks(WITHDRAWN, "535.7(c)")),
    Case(
        "taken back after the round was void",
        (f'bet 1 5000\nclosed\n{{"kind": "void-round", "what": "tile-exposed"}}\n{TAKE_BACK}',),
        spared=(WITHDRAWN,),
    ),
)

ABOUT = frozenset(play_rules("535", "pai_gow.wagers", "pai_gow.seated"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    replace(case, about=ABOUT).holds()


def test_cash_changed_into_chips_just_before_the_log_ends() -> None:
    """Where the closing is not seen, the conversion was in time; and one may still have followed."""
    lines, _ = Case("", ('bet 1 5000 by=cash\n{"kind": "cash-converted", "wager": 1}\nclosed',)).log()
    changed = next(i for i, line in enumerate(lines) if '"kind": "cash-converted"' in line)
    for stop in (changed, changed + 1):
        assert [one for one in replay(lines[:stop]).findings if one.rule == CHIPS] == []
