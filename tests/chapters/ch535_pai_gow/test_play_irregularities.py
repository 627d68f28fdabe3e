"""§ 535.12(a)-(f): invalid rolls, miscounted dice, exposed tiles, void hands and rounds."""

from dataclasses import replace

import pytest

from tests.chapters.ch535_pai_gow.cases import FILED, Case, Finds, breaks
from tests.said import play_rules

FLAT = "roll-not-flat-not-called"
FELL = "roll-fallen-out-not-called"
RESHAKE = "dice-not-reshaken"
RESHAKE_FALLEN = "fallen-dice-not-reshaken"
LITTLE = "dice-reshaken-too-little"
BY_DEALER = "dice-reshaken-by-dealer-for-bank"
MISCOUNT = "miscounted-round-not-void"
COUNT = "round-after-wrong-count"
MISCOUNT_KEPT = "miscounted-rounds-wager-kept"
MISCOUNT_LEFT = "miscounted-rounds-wager-not-returned"
MISCOUNT_MIX = "tiles-not-reshuffled-after-miscount"
OPTION = "exposed-tile-option-not-given"
DECISION = "hand-voided-without-decision"
HAND_KEPT = "void-hands-wager-kept"
HAND_LEFT = "void-hands-wager-not-returned"
SECOND = "other-wager-of-player-who-voided"
ANOTHER = "hand-voided-after-anothers-exposure"
OF_BANK = "tile-of-bank-exposed"
EXPOSED = "round-with-exposed-tile-not-void"
EXPOSED_KEPT = "void-rounds-wager-kept"
EXPOSED_LEFT = "void-rounds-wager-not-returned"
EXPOSED_MIX = "tiles-not-reshuffled-after-exposure"
NO_GROUND = "round-voided-without-ground"
HAND_NO_GROUND = "hand-voided-without-ground"
MISSET = "round-voided-for-wrong-setting"

HEAD = "bet 1 5000\nbet 3 2000\nclosed\nshake 3\nlid\n"
VALID = "dice 236\ntotal 11\ndeal"
NOT_FLAT = "dice 236 what=not-flat"
FALLEN = "dice 23 what=fell-out"
NO_ROLL = '{"kind": "no-roll", "what": "not-flat", "by": "dealer"}'
NO_ROLL_FALLEN = '{"kind": "no-roll", "what": "fell-out", "by": "dealer"}'
BANKED = "bank 3\ncheck 3 40000\nbet 1 5000\nclosed\nstyle ordinary\nshake 3\nlid\n"

WRONG = f"{HEAD}dice 654\ntotal 14\ndeal from 5\ngather\n"
VOID_COUNT = '{"kind": "void-round", "what": "dice-miscount"}\n'
VOID_TILE = '{"kind": "void-round", "what": "tile-exposed"}\n'
VOID = '{"kind": "void-round", "what": "irregularity"}\n'
BACK = "return 1 5000\nreturn 3 2000"

BEGIN = "bet 1 5000\nbet 3 2000\n"
DEALING = f"{HEAD}dice 236\ntotal 11\ndeal\ngather\n"
SETS = "sets 1\nsets 3\n"
DEALER = "dealer 6-6 6-6 / 5-6 2-2\n"
SHOWN_1 = "show 1 1-1 3-3 / 2-6 3-4\nsays 1 lose\ncollect 1 5000\ntake 1\n"
SHOWN_3 = "show 3 1-5 3-3 / 2-5 4-6\nsays 3 lose\ncollect 3 2000\ntake 3\n"
PLAYED = f"{SETS}{DEALER}{SHOWN_1}{SHOWN_3}"
TILE_1 = '{"kind": "expose", "hand": 1, "seat": 1, "card": "6-6", "by": "dealer"}'
TILE_1_PLAYER = TILE_1.replace("dealer", "player:P1")
WHOLE_1 = '{"kind": "expose", "hand": 1, "seat": 1, "by": "dealer"}'
TILE_1_UNKNOWN = '{"kind": "expose", "hand": 1, "seat": 1, "card": "6-6"}'
TILE_3 = '{"kind": "expose", "hand": 3, "seat": 3, "card": "6-6", "by": "dealer"}'
TILE_0 = '{"kind": "expose", "hand": 0, "seat": 0, "card": "6-6", "by": "dealer"}'
TILE_2 = '{"kind": "expose", "seat": 2, "card": "6-6", "by": "dealer"}'
TILE_DEAD = '{"kind": "card-misdealt", "what": "exposed", "dest": "dead-hand", "card": "1-6"}'
PLAYS_ON = '{"kind": "choice", "what": "play-on", "hand": 1, "seat": 1, "player": "P1"}'
VOIDS = '{"kind": "choice", "what": "void", "hand": 1, "seat": 1, "player": "P1"}'
VOID_HAND = '{"kind": "void-hand", "hand": 1, "seat": 1, "what": "tile-exposed"}'
REST = f"sets 3\n{DEALER}{SHOWN_3}"

EIGHT = FILED + (
    "house_way: {steps: [{prefer: supreme-pair}, {prefer: highest-pair}, {prefer: value, number: 9}, "
    "{prefer: value, number: 8}]}\n"
)

CASES = (
    Case(
        "an invalid roll by the law",
        (f"{HEAD}{NOT_FLAT}\n{NO_ROLL}\nshake 3\nlid\n{VALID}",),
        keeps=(FLAT, RESHAKE, LITTLE),
    ),
    Case("dice not flat, not called", (f"{HEAD}*{NOT_FLAT}\ntotal 11\ndeal",), breaks(FLAT, "535.12(a)")),
    Case(
        "dice not flat, reshaken without a call",
        (f"{HEAD}*{NOT_FLAT}\nshake 3\nlid\n{VALID}",),
        breaks(FLAT, "535.12(a)"),
        keeps=(RESHAKE,),
    ),
    Case(
        "calls recorded sometimes",
        (f"{HEAD}{NOT_FLAT}\nshake 3\nlid\n{VALID}",),
        missing=((FLAT, "the call of the invalid roll"),),
        undeclared=("no-roll",),
    ),
    Case("a die fell out, not called", (f"{HEAD}*{FALLEN}\ntotal 11\ndeal",), breaks(FELL, "535.12(b)")),
    Case(
        "a die fell out, by the law",
        (f"{HEAD}{FALLEN}\n{NO_ROLL_FALLEN}\nshake 3\nlid\n{VALID}",),
        keeps=(FELL, RESHAKE_FALLEN),
    ),
    Case("not reshaken", (f"{HEAD}dice 236\n{NO_ROLL}\n*dice 246\ntotal 12\ndeal",), breaks(RESHAKE, "535.12(a)")),
    Case("delivered after an invalid roll", (f"{HEAD}dice 236\n{NO_ROLL}\n*give 2 11",), breaks(RESHAKE, "535.12(a)")),
    Case(
        "not reshaken after a die fell out",
        (f"{HEAD}{FALLEN}\n{NO_ROLL_FALLEN}\n*lid\n{VALID}",),
        breaks(RESHAKE_FALLEN, "535.12(b)"),
    ),
    Case(
        "shaking recorded sometimes",
        (f"{HEAD}dice 236\n{NO_ROLL}\nlid\n{VALID}",),
        missing=((RESHAKE, "the shaking of the dice"),),
        undeclared=("dice-shake",),
    ),
    Case(
        "reshaken once",
        (f"{HEAD}dice 236\n{NO_ROLL}\n*shake 1\nlid\n{VALID}",),
        breaks(LITTLE, "535.12(a)", noted=True),
        keeps=(RESHAKE,),
    ),
    Case(
        "reshaken by the dealer while a player is the bank",
        (f"{BANKED}dice 236\n{NO_ROLL}\n*shake 3 by=dealer\nlid\n{VALID}",),
        breaks(BY_DEALER, "535.12(a)", noted=True),
    ),
    Case("reshaken by the bank", (f"{BANKED}dice 236\n{NO_ROLL}\nshake 3\nlid\n{VALID}",), keeps=(BY_DEALER,)),
    Case("no invalid roll", (f"{HEAD}{VALID}",), spared=(MISCOUNT,), keeps=(COUNT,)),
    Case(
        "a hand that was never set turned up in its turn",
        (f"{DEALING}sets 3\n{DEALER}{WHOLE_1}\ncollect 1 5000\ntake 1\n{SHOWN_3}",),
        spared=(EXPOSED,),
    ),
    Case(
        "a whole hand turned up by the dealer before it was set",
        (f"{DEALING}*{WHOLE_1}\n{PLAYED}",),
        breaks(OPTION, "535.12(d)"),
    ),
    Case(
        "no tile of the bank exposed",
        (f"{BANKED}dice 144\ntotal 9\ndeal\ngather\nsets 1\nsets 3",),
        keeps=(OF_BANK,),
    ),
    Case(
        "calls and shaking after a fallen die recorded sometimes",
        (f"{HEAD}{FALLEN}\nshake 3\nlid\n{VALID}", f"{HEAD}{FALLEN}\n{NO_ROLL_FALLEN}\nlid\n{VALID}"),
        missing=((FELL, "the call of the invalid roll"), (RESHAKE_FALLEN, "the shaking of the dice")),
        undeclared=("no-roll", "dice-shake"),
    ),
    Case(
        "how often the dice were shaken again is not recorded",
        (f"{HEAD}dice 236\n{NO_ROLL}\nshake 3 n=\nlid\n{VALID}",),
        missing=((LITTLE, "how often the dice were shaken"),),
    ),
    Case(
        "amounts not recorded",
        (
            f"{WRONG}{VOID_COUNT}{BACK}",
            f"{DEALING}{TILE_0}\n{VOID_TILE}{BACK}",
            f"{DEALING}{TILE_1}\n{VOIDS}\n{VOID_HAND}\nreturn 1 5000\n{REST}",
        ),
        missing=((MISCOUNT_KEPT, "the amounts"), (EXPOSED_KEPT, "the amounts"), (HAND_KEPT, "the amounts")),
        never=("wager.cents",),
    ),
    Case(
        "returns recorded sometimes, after an exposed tile",
        (f"{DEALING}{TILE_0}\n{VOID_TILE}", f"{DEALING}{TILE_1}\n{VOIDS}\n{VOID_HAND}\n{REST}"),
        missing=((EXPOSED_LEFT, "the returning of wagers"), (HAND_LEFT, "the returning of wagers")),
        undeclared=("return",),
    ),
    Case(
        "mixing recorded sometimes, after void rounds",
        (
            f"{WRONG}{VOID_COUNT}{BACK}",
            f"raw\n{DEALING}{TILE_0}\n{VOID_TILE}{BACK}",
            f"raw\n{HEAD}dice 234\ntotal 9\ndeal",
        ),
        missing=((MISCOUNT_MIX, "the mixing of the tiles"), (EXPOSED_MIX, "the mixing of the tiles")),
        undeclared=("mix",),
    ),
    Case(
        "a hand voided, exposures recorded sometimes",
        (f"{DEALING}{VOIDS}\n{VOID_HAND}\nreturn 1 5000\n{REST}",),
        missing=((HAND_NO_GROUND, "what happened before"),),
        undeclared=("expose",),
    ),
    Case(
        "wrong total and deal, void by the law",
        (f"{WRONG}{VOID_COUNT}{BACK}",),
        keeps=(MISCOUNT, MISCOUNT_KEPT, MISCOUNT_LEFT, NO_GROUND),
    ),
    Case(
        "wrong total and deal, played on",
        (WRONG.replace("total", "*total") + PLAYED,),
        breaks(MISCOUNT, "535.12(c)"),
    ),
    Case(
        "wrong total and deal, played on, voiding recorded sometimes",
        (WRONG.replace("total", "*total") + PLAYED,),
        breaks(MISCOUNT, "535.12(c)"),
        undeclared=("void-round",),
    ),
    Case(
        "wrong total and deal, nothing known of the rest",
        (WRONG,),
        missing=((MISCOUNT, "whether the round was void"),),
        undeclared=("void-round",),
    ),
    Case("wrong total, right deal", (f"{HEAD}dice 654\ntotal 14\ndeal from 6\ngather\n{PLAYED}",), spared=(MISCOUNT,)),
    Case("off by eight", (f"{HEAD}dice 236\ntotal 3\ndeal from 2\ngather\n{PLAYED}",), spared=(MISCOUNT,)),
    Case(
        "positions not numbered",
        (WRONG,),
        missing=((MISCOUNT, "the dice, their total and the positions"),),
        direction="",
    ),
    Case(
        "right total, wrong count, played on",
        (f"{HEAD}dice 654\ntotal 15\n*give 5 11\ngive 5 12 13 14",),
        breaks(COUNT, "535.12(c)", noted=True),
    ),
    Case(
        "right total, wrong count, void",
        (f"{HEAD}dice 654\ntotal 15\n*give 5 11\ngive 5 12 13 14\n{VOID_COUNT}{BACK}",),
        breaks(COUNT, "535.12(c)", noted=True),
        keeps=(NO_GROUND,),
    ),
    Case(
        "a wager of a miscounted round collected",
        (f"{WRONG}{VOID_COUNT}*collect 1 5000\nreturn 3 2000",),
        breaks(MISCOUNT_KEPT, "535.12(c)", -5000, "P1"),
    ),
    *(
        Case(
            f"a wager of a round that may be void: {act}",
            (f"{WRONG}{act} 1 5000\nreturn 3 2000",),
            missing=((MISCOUNT, "whether the round was void"),),
            undeclared=("void-round",),
        )
        for act in ("collect", "pay")
    ),
    Case(
        "a wager of a miscounted round returned in part",
        (f"{WRONG}{VOID_COUNT}*return 1 4000\nreturn 3 2000",),
        breaks(MISCOUNT_KEPT, "535.12(c)", -1000, "P1"),
    ),
    Case(
        "a wager of a miscounted round paid",
        (f"{WRONG}{VOID_COUNT}return 1 5000\n*pay 1 5000\nreturn 3 2000",),
        breaks(MISCOUNT_KEPT, "535.12(c)", 5000, "the house"),
    ),
    Case(
        "a wager of a miscounted round left",
        (f"{WRONG}*{VOID_COUNT}return 3 2000",),
        breaks(MISCOUNT_LEFT, "535.12(c)"),
        keeps=(MISCOUNT_LEFT,),
    ),
    Case(
        "returns recorded sometimes",
        (f"{WRONG}{VOID_COUNT}",),
        missing=((MISCOUNT_LEFT, "the returning of wagers"),),
        undeclared=("return",),
    ),
    Case("mixed after a miscount", (f"{WRONG}{VOID_COUNT}{BACK}", f"{HEAD}{VALID}"), keeps=(MISCOUNT_MIX,)),
    Case(
        "not mixed after a miscount",
        (f"{WRONG}{VOID_COUNT}{BACK}", f"raw\n{HEAD}dice 234\ntotal 9\n*give dealer 11\ngive dealer 12 13 14"),
        breaks(MISCOUNT_MIX, "535.12(c)"),
    ),
    Case("the player plays on", (f"{DEALING}{TILE_1}\n{PLAYS_ON}\n{PLAYED}",), keeps=(OPTION,), spared=(EXPOSED,)),
    Case(
        "the player voids",
        (f"{DEALING}{TILE_1}\n{VOIDS}\n{VOID_HAND}\nreturn 1 5000\n{REST}",),
        keeps=(DECISION, HAND_KEPT, HAND_LEFT, HAND_NO_GROUND, SECOND),
    ),
    Case("no option given", (f"{DEALING}*{TILE_1}\n{PLAYED}",), breaks(OPTION, "535.12(d)")),
    Case(
        "a tile delivered face up, no option given",
        (f"{HEAD}dice 234\ntotal 9\ngive dealer 11 12 13 14\n*give 1 21 face=up\ngive 1 22 23 24",),
        breaks(OPTION, "535.12(d)"),
    ),
    Case(
        "decisions recorded sometimes",
        (f"{DEALING}{TILE_1}\n{PLAYED}",),
        missing=((OPTION, "the decision of the player"),),
        undeclared=("choice",),
    ),
    Case(
        "voided without being asked",
        (f"{DEALING}{TILE_1}\n*{VOID_HAND}\nreturn 1 5000\n{REST}",),
        breaks(DECISION, "535.12(d)"),
    ),
    Case(
        "the wager of a voided hand collected",
        (f"{DEALING}{TILE_1}\n{VOIDS}\n{VOID_HAND}\n*collect 1 5000\n{REST}",),
        breaks(HAND_KEPT, "535.12(d)", -5000, "P1"),
    ),
    Case(
        "the wager of a voided hand left",
        (f"{DEALING}{TILE_1}\n{VOIDS}\n*{VOID_HAND}\n{REST}",),
        breaks(HAND_LEFT, "535.12(d)"),
    ),
    Case(
        "a player on two areas voids one hand",
        (
            f"{DEALING.replace('bet 3 2000', 'bet 2 2000 of 1').replace('gather', 'gather 3 4 5 6')}"
            f"{TILE_1}\n{VOIDS}\n*{VOID_HAND}\nreturn 1 5000\nsets 2\n{DEALER}",
        ),
        breaks(SECOND, "535.12(d)", noted=True),
    ),
    Case("the player exposed his own tile and plays on", (f"{DEALING}{TILE_1_PLAYER}\n{PLAYED}",), keeps=(ANOTHER,)),
    Case(
        "the player exposed his own tile and the hand was voided",
        (f"{DEALING}*{TILE_1_PLAYER}\n{VOIDS}\n{VOID_HAND}\nreturn 1 5000\n{REST}",),
        breaks(ANOTHER, "535.12(d)", noted=True),
    ),
    Case(
        "who exposed the tile is not recorded",
        (f"{DEALING}{TILE_1_UNKNOWN}\n{PLAYED}",),
        missing=((OPTION, "who exposed the tile"),),
    ),
    Case(
        "hands exposed in their turn, tile by tile",
        (f"{DEALING}{SETS}{DEALER}{TILE_1}\n{SHOWN_1}{SHOWN_3}",),
        spared=(EXPOSED,),
    ),
    Case(
        "a tile of the bank exposed",
        (f"{BANKED}dice 144\ntotal 9\ndeal\ngather\n*{TILE_3}\nsets 1\nsets 3",),
        breaks(OF_BANK, "535.12(d)", noted=True),
    ),
    Case(
        "a tile of the dealer exposed, void by the law",
        (f"{DEALING}{TILE_0}\n{VOID_TILE}{BACK}",),
        keeps=(EXPOSED, EXPOSED_KEPT, EXPOSED_LEFT, NO_GROUND),
    ),
    Case("a tile of the dealer exposed, played on", (f"{DEALING}*{TILE_0}\n{PLAYED}",), breaks(EXPOSED, "535.12(e)")),
    Case(
        "a tile of the dealer exposed between two players' settings",
        (f"{DEALING}sets 1\n*{TILE_0}\nsets 3\n{DEALER}{SHOWN_1}{SHOWN_3}",),
        breaks(EXPOSED, "535.12(e)"),
    ),
    Case(
        "the dealer's tiles turned in due course",
        (f"{DEALING}{SETS}{TILE_0}\n{DEALER}{SHOWN_1}{SHOWN_3}",),
        spared=(EXPOSED,),
    ),
    Case(
        "a tile of the Dead Hand exposed, void by the law",
        (f"{DEALING}{TILE_DEAD}\n{VOID_TILE}{BACK}",),
        keeps=(EXPOSED, NO_GROUND),
    ),
    Case(
        "a tile of the Dead Hand exposed, played on",
        (f"{DEALING}*{TILE_DEAD}\n{PLAYED}",),
        breaks(EXPOSED, "535.12(e)"),
    ),
    Case(
        "a tile of an empty position exposed, played on",
        (f"{DEALING}*{TILE_2}\n{PLAYED}",),
        breaks(EXPOSED, "535.12(e)"),
    ),
    Case("the Dead Hand turned up when all is settled", (f"{DEALING}{PLAYED}{TILE_2}",), spared=(EXPOSED,)),
    Case(
        "an exposed tile, voiding recorded sometimes",
        (f"{DEALING}{TILE_0}",),
        missing=((EXPOSED, "whether the round was void"),),
        undeclared=("void-round",),
    ),
    Case(
        "an exposed tile where wagers are recorded sometimes",
        (f"{DEALING}{TILE_2}\n{PLAYED}",),
        missing=((EXPOSED, "whose the tile was"),),
        undeclared=("wager",),
    ),
    Case(
        "a wager of a round void by a tile collected",
        (f"{DEALING}{TILE_0}\n{VOID_TILE}*collect 1 5000\nreturn 3 2000",),
        breaks(EXPOSED_KEPT, "535.12(e)", -5000, "P1"),
    ),
    Case(
        "a wager of a round void by a tile left",
        (f"{DEALING}{TILE_0}\n*{VOID_TILE}return 1 5000",),
        breaks(EXPOSED_LEFT, "535.12(e)"),
    ),
    Case(
        "mixed after an exposed tile", (f"{DEALING}{TILE_0}\n{VOID_TILE}{BACK}", f"{HEAD}{VALID}"), keeps=(EXPOSED_MIX,)
    ),
    Case(
        "not mixed after an exposed tile",
        (
            f"{DEALING}{TILE_0}\n{VOID_TILE}{BACK}",
            f"raw\n{HEAD}dice 234\ntotal 9\n*give dealer 11\ngive dealer 12 13 14",
        ),
        breaks(EXPOSED_MIX, "535.12(e)"),
    ),
    Case("void for another reason", (f"{DEALING}*{VOID}{BACK}",), breaks(NO_GROUND, "535.12(c)", noted=True)),
    Case(
        "void for a tile, exposures recorded sometimes",
        (f"{DEALING}{VOID_TILE}{BACK}",),
        missing=((NO_GROUND, "what happened before"),),
        undeclared=("expose",),
    ),
    Case(
        "a hand voided without any exposed tile",
        (f"{DEALING}{VOIDS}\n*{VOID_HAND}\nreturn 1 5000\n{REST}",),
        breaks(HAND_NO_GROUND, "535.12(d)", noted=True),
    ),
    Case(
        "void because the dealer set his hands otherwise than filed",
        (f"{DEALING}{SETS}dealer 5-6 1-5 / 1-6 1-3\n*{VOID}{BACK}",),
        breaks(MISSET, "535.12(f)"),
        filing=EIGHT,
    ),
    Case(
        "void for another reason after the dealer set as filed",
        (f"{DEALING}{SETS}dealer 5-6 1-6 / 1-5 1-3\n*{VOID}{BACK}",),
        breaks(NO_GROUND, "535.12(c)", noted=True),
        keeps=(MISSET,),
        filing=EIGHT,
    ),
)

ABOUT = frozenset(
    play_rules(
        "535",
        "pai_gow.rolls",
        "pai_gow.voiding",
        "pai_gow.exposed",
        "pai_gow.looking",
        also=("tiles-not-reshuffled-after-exposure", "tiles-not-reshuffled-after-miscount"),
    )
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    replace(case, about=ABOUT).holds()


def test_finds_are_compared() -> None:
    """A case whose star stands elsewhere does not hold."""
    wrong = replace(next(case for case in CASES if case.name == "no option given"), finds=(Finds(OPTION, "535.12(e)"),))
    with pytest.raises(AssertionError):
        replace(wrong, about=ABOUT).holds()
