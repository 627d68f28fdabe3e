"""§§ 535.2(d), 535.5(a), 535.8(a), (b): "no more bets", the dice, their shaking, the lid."""

from dataclasses import replace

import pytest

from tests.chapters.ch535_pai_gow.cases import Case, breaks
from tests.said import play_rules

NONE = "tiles-delivered-without-dice"
NUMBER = "dice-number-wrong"
CLOSED = "no-more-bets-not-announced"
LITTLE = "dice-shaken-too-little"
ANOTHER = "dice-shaken-by-another"
LID = "shaker-uncovered-by-another"

BET = "bet 1 5000\n"
DELIVERED = "dice 234\ntotal 9\ngive dealer 11 12 13 14"
STAR = "dice 234\ntotal 9\n*give dealer 11\ngive dealer 12 13 14"
NO_ROLL = '{"kind": "no-roll", "what": "not-flat", "by": "dealer"}'

CASES = (
    Case(
        "by the law",
        (f"{BET}closed\nshake 3\nlid\n{DELIVERED}",),
        keeps=(NONE, NUMBER, CLOSED, LITTLE, ANOTHER, LID),
    ),
    Case("no dice at all", (f"{BET}closed\n*give dealer 11\ngive dealer 12 13 14",), breaks(NONE, "535.2(d)")),
    Case(
        "dice recorded sometimes",
        (f"{BET}closed\ngive dealer 11",),
        missing=((NONE, "the dice"), (NUMBER, "the dice")),
        undeclared=("dice-shown", "dice-shake"),
    ),
    Case("two dice", (f"{BET}closed\nshake 3\nlid\n*dice 45\ntotal 9\ndeal",), breaks(NUMBER, "535.5(a)")),
    Case("four dice", (f"{BET}closed\nshake 3\nlid\n*dice 1233\ntotal 9\ndeal",), breaks(NUMBER, "535.5(a)")),
    Case("not announced", (f"{BET}shake 3\nlid\n{STAR}",), breaks(CLOSED, "535.8(a)")),
    Case(
        "announced after the first tile",
        (f"{BET}shake 3\nlid\n{STAR}\nclosed",),
        breaks(CLOSED, "535.8(a)"),
        keeps=(LITTLE,),
    ),
    Case(
        "announcements recorded sometimes",
        (f"{BET}shake 3\nlid\n{DELIVERED}",),
        missing=((CLOSED, 'the announcement of "no more bets"'),),
        undeclared=("no-more-bets",),
    ),
    Case("shaken twice", (f"{BET}closed\nshake 2\n*lid\n{DELIVERED}",), breaks(LITTLE, "535.8(a)")),
    Case("shaken four times", (f"{BET}closed\nshake 4\nlid\n{DELIVERED}",), keeps=(LITTLE,)),
    Case("shaken once and twice", (f"{BET}closed\nshake 1\nshake 2\nlid\n{DELIVERED}",), keeps=(LITTLE,)),
    Case("not shaken", (f"{BET}closed\n*lid\n{DELIVERED}",), breaks(LITTLE, "535.8(a)")),
    Case("shaken before the announcement", (f"{BET}shake 3\nclosed\n*lid\n{DELIVERED}",), breaks(LITTLE, "535.8(a)")),
    Case(
        "shaking recorded sometimes",
        (f"{BET}closed\nshake 2\nlid\n{DELIVERED}",),
        missing=((LITTLE, "the shaking of the dice"),),
        undeclared=("dice-shake",),
    ),
    Case(
        "how often is not recorded",
        (f"{BET}closed\nshake 3 n=\nlid\n{DELIVERED}",),
        missing=((LITTLE, "how often the dice were shaken"),),
    ),
    Case(
        "fewer shakes after an invalid roll are another question",
        (f"{BET}closed\nshake 3\nlid\ndice 111\n{NO_ROLL}\nshake 1\nlid\n{DELIVERED}",),
        keeps=(LITTLE,),
    ),
    Case("shaken by a player", (f"{BET}closed\n*shake 3 by=player\nlid\n{DELIVERED}",), breaks(ANOTHER, "535.8(a)")),
    Case(
        "who shook is not recorded",
        (f"{BET}closed\nshake 3 by=\nlid by=\n{DELIVERED}",),
        missing=((ANOTHER, "who shook the dice"), (LID, "who removed the lid")),
    ),
    Case("uncovered by a player", (f"{BET}closed\nshake 3\n*lid by=player\n{DELIVERED}",), breaks(LID, "535.8(b)")),
    Case(
        "a player is the bank",
        (f"bank 3\ncheck 3 40000\n{BET}closed\nstyle ordinary\nshake 3\nlid\ndice 144\ntotal 9\ndeal",),
        keeps=(NONE, NUMBER, CLOSED),
        spared=(LITTLE,),
    ),
    Case("no tiles delivered", (f"{BET}shake 1",), spared=(CLOSED, NONE)),
)

ABOUT = frozenset(play_rules("535", "pai_gow.shaking", also=("no-more-bets-before-stacking",)))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    replace(case, about=ABOUT).holds()
