"""§§ 541.8(a), 541.12(b), 541.13(a), (c) and (f), 541.14(e): every stake has its end, and every row of money is judged."""

import json

import pytest

from tests.games.baccarat.cases import Case, Finds, breaks, filing

PLAYER = "cards 9C 3D KC 5D\ncalled\nresult player\n"
BANKER = "cards KH KD 7C 8H\ncalled\nresult banker\n"
TIE = "cards KH AS 6D 5D\ncalled\nresult tie\n"
EMPTY = "cards 2C 3D KC 4D\nempty\n"
OFF = '{"kind": "wager-withdrawn", "wager": 3}\n'
ON_TIES = filing(vigorish__type="tie", vigorish__percent='"25%"')
UNFILED = filing(vigorish__type="", vigorish__percent="")
SETTLED = "what was collected and paid"
ODDS = "player-wager-paid-at-wrong-odds"
LOST = "losing-player-wager-not-collected"
KEPT = "void-banker-wager-not-returned"


def called(what: str) -> str:
    """A round that is called void, and why."""
    return f'cards 9C 3D KC 5D\n{{"kind": "void-round", "what": "{what}"}}\n'


def row(kind: str, **columns: object) -> str:
    """A row that names its wager by an id of its own."""
    return json.dumps({"kind": kind} | columns)


RETURNS = (
    Case(
        "a collection undone",
        (
            f"bet 3p 1000\n{PLAYER}collect 3p 1000\nreturn 3p 1000\npay 3p 1000",
            f"bet 3p 1000\n{TIE}collect 3p 1000\nreturn 3p 1000",
        ),
        keeps=(ODDS, "void-player-wager-not-returned", "void-player-wager-left"),
    ),
    Case(
        "a collection not undone",
        (f"bet 3p 1000\n{PLAYER}collect 3p 1000\n*pay 3p 1000",),
        breaks(ODDS, "541.13(a)", -1000, "P3"),
    ),
    Case(
        "a stake returned twice",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000\nreturn 3p 1000\n*return 3p 1000",),
        breaks(ODDS, "541.13(a)", 1000, "the house"),
    ),
    Case(
        "a cent beyond the stake returned to a winner",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000\n*return 3p 1001",),
        breaks(ODDS, "541.13(a)", 1, "the house"),
    ),
    Case(
        "the stake returned before the winnings are paid",
        (f"bet 3p 1000\n{PLAYER}return 3p 1000\npay 3p 1000",),
        keeps=(ODDS,),
    ),
    Case(
        "half of a winner's stake returned",
        (f"bet 3p 1000\n{PLAYER}*pay 3p 1000\nreturn 3p 500",),
        breaks(ODDS, "541.13(a)", -500, "P3"),
    ),
    Case(
        "half of a winner's stake returned, returns recorded sometimes",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000\nreturn 3p 500",),
        missing=((ODDS, SETTLED),),
        undeclared=("return",),
    ),
    Case(
        "winnings paid twice",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000\n*pay 3p 1000",),
        breaks(ODDS, "541.13(a)", 1000, "the house"),
    ),
    Case(
        "a loser's stake given back",
        (f"bet 3p 1000\n{BANKER}collect 3p 1000\n*return 3p 1000",),
        breaks(LOST, "541.8(a)(2)(ii)", 1000, "the house"),
    ),
    Case(
        "more than a loser's stake given back",
        (f"bet 3p 1000\n{BANKER}*return 3p 1500",),
        breaks(LOST, "541.8(a)(2)(ii)", 1500, "the house"),
    ),
    Case(
        "a loser's stake given back and then paid",
        (f"bet 3p 1000\n{BANKER}return 3p 1000\n*pay 3p 1000",),
        breaks(LOST, "541.8(a)(2)(ii)", 2000, "the house"),
    ),
    Case(
        "a loser's stake collected twice",
        (f"bet 3p 1000\n{BANKER}collect 3p 1000\n*collect 3p 1000",),
        breaks(LOST, "541.8(a)(2)(ii)", -1000, "P3"),
    ),
    Case(
        "a loser's stake collected in two rows",
        (f"bet 3p 1000\n{BANKER}collect 3p 400\ncollect 3p 600",),
        keeps=(LOST,),
    ),
    Case(
        "a winner that was collected, returns recorded sometimes",
        (f"bet 3p 1000\n{PLAYER}collect 3p 1000\npay 3p 1000",),
        missing=((ODDS, SETTLED),),
        undeclared=("return",),
    ),
    Case(
        "a return without an amount",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000\n" + row("return", wager=3),),
        missing=((ODDS, SETTLED),),
    ),
    Case(
        "money after the round's end counts",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000\n" + row("round-end") + "\n*pay 3p 1000",),
        breaks(ODDS, "541.13(a)", 1000, "the house"),
    ),
)

VOID = (
    Case(
        "a void wager left where it lay",
        (f"bet 3p 1000\nbet 4b 1000\n{TIE}**end",),
        (
            Finds("void-player-wager-left", "541.8(a)(2)(iii)", noted=True),
            Finds("void-banker-wager-left", "541.8(a)(1)(iii)(A)", noted=True),
        ),
    ),
    Case(
        "a void wager left where it lay, returns recorded sometimes",
        (f"bet 3p 1000\n{TIE}",),
        missing=(("void-player-wager-left", "what was returned"),),
        undeclared=("return",),
    ),
    Case(
        "a void wager taken back by its player, and by a row of the dealer too",
        (f"bet 3p 1000\n{TIE}{OFF}", f"bet 3p 1000\n{TIE}{OFF}return 3p 1000"),
        keeps=("void-player-wager-not-returned", "void-player-wager-left"),
        spared=("wager-withdrawn-after-no-more-bets",),
    ),
    Case(
        "a void wager returned beyond its stake",
        (f"bet 3p 1000\n{TIE}*return 3p 1100",),
        breaks("void-player-wager-not-returned", "541.8(a)(2)(iii)", 100, "the house"),
    ),
    Case(
        "vigorish on ties in whatever rows",
        (
            f"bet 3b 4000\n{TIE}return 3b 3000",
            f"bet 3b 4000\n{TIE}collect 3b 1000\nreturn 3b 3000",
            f"bet 3b 4000\n{TIE}collect 3b 4000\nreturn 3b 3000",
            f"bet 3b 4000\n{TIE}vig 3b 1000\nreturn 3b 4000",
        ),
        keeps=(KEPT, "tie-vigorish-not-taken", "tie-vigorish-wrong"),
        filing=ON_TIES,
    ),
    Case(
        "half of the stake kept as vigorish on ties",
        (f"bet 3b 4000\n{TIE}*return 3b 2000",),
        breaks("tie-vigorish-wrong", "541.13(f)", -1000, "P3"),
        filing=ON_TIES,
    ),
    Case(
        "a dollar too little kept as vigorish on ties",
        (f"bet 3b 4000\n{TIE}return 3b 3100", "cards *9C 3D KC 5D\ncalled\nresult player"),
        breaks("tie-vigorish-wrong", "541.13(f)", 100, "the house"),
        filing=ON_TIES,
    ),
    Case(
        "the whole stake kept where vigorish on ties is elected",
        (f"bet 3b 4000\n{TIE}*collect 3b 4000",),
        breaks(KEPT, "541.8(a)(1)(iii)(A)", -3000, "P3"),
        spared=("tie-vigorish-not-taken",),
        filing=ON_TIES,
    ),
    Case(
        "a quarter kept where no vigorish on ties is elected",
        (f"bet 3b 4000\n{TIE}*return 3b 3000",),
        breaks(KEPT, "541.8(a)(1)(iii)(A)", -1000, "P3"),
    ),
    Case(
        "a quarter kept where the kind of vigorish is not filed",
        (f"bet 3b 4000\n{TIE}return 3b 3000",),
        missing=((KEPT, "the vigorish that the filing selects"),),
        filing=UNFILED,
    ),
    Case(
        "a quarter kept, returns recorded sometimes",
        (f"bet 3b 4000\n{TIE}return 3b 3000",),
        missing=((KEPT, SETTLED), ("tie-vigorish-not-taken", "the vigorish taken or marked")),
        undeclared=("return",),
        filing=ON_TIES,
    ),
)

NETTED = (
    Case(
        "vigorish kept back a dollar too low",
        (f"bet 3b 10000\n{BANKER}**pay 3b 9600",),
        (
            Finds("vigorish-kept-back", "541.12(b)", noted=True),
            Finds("vigorish-at-other-rate", "541.13(c)", 100, "the house"),
        ),
        keeps=("banker-wager-paid-at-wrong-odds",),
    ),
    Case(
        "vigorish kept back a dollar too high",
        (f"bet 3b 10000\n{BANKER}**pay 3b 9400",),
        (
            Finds("vigorish-kept-back", "541.12(b)", noted=True),
            Finds("vigorish-at-other-rate", "541.13(c)", -100, "P3"),
        ),
        keeps=("banker-wager-paid-at-wrong-odds",),
    ),
    Case(
        "half of the winnings paid",
        (f"bet 3b 10000\n{BANKER}*pay 3b 5000",),
        breaks("banker-wager-paid-at-wrong-odds", "541.13(c)", -4500, "P3"),
        missing=(("vigorish-not-taken", "the vigorish taken or marked"),),
    ),
    Case(
        "a dollar less than the winnings, vigorish recorded sometimes",
        (f"bet 3b 10000\n{BANKER}*pay 3b 9900",),
        breaks("banker-wager-paid-at-wrong-odds", "541.13(c)", -100, "P3"),
        undeclared=("vigorish",),
    ),
)

ABSENT = (
    Case(
        "paid on no wager",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000\n*" + row("pay", wager=7, cents=5000),),
        breaks("paid-without-wager", "541.12(b)", 5000, "the house"),
    ),
    Case(
        "paid on no wager, and taken back",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000\npay 7p 5000\ncollect 7p 5000",),
        keeps=("paid-without-wager", "taken-without-wager"),
    ),
    Case(
        "paid on no wager, wagers recorded sometimes",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000\npay 7p 5000",),
        missing=(("paid-without-wager", "the wagers placed in the round"),),
        undeclared=("wager",),
    ),
    Case(
        "paid on no wager, no amount recorded",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000\n" + row("pay", wager=7),),
        missing=(("paid-without-wager", "the amounts"),),
    ),
    Case(
        "paid outside of every round",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000", "between\n" + row("pay", wager=3, cents=500)),
        missing=(("paid-without-wager", "the round to which the money belongs"),),
        not_whole=(1,),
    ),
    Case(
        "collected, and vigorish taken, on no wager",
        (
            f"bet 3p 1000\n{PLAYER}*vig 5b 50\npay 3p 1000\n*" + row("collect", wager=7, seat=4, cents=5000),
            f"bet 3p 1000\n{PLAYER}pay 3p 1000\n*" + row("vigorish", what="taken", seat=5, cents=50),
        ),
        (
            Finds("taken-without-wager", "541.12(b)", -50, "seat 5"),
            Finds("taken-without-wager", "541.12(b)", -5000, "seat 4"),
            Finds("taken-without-wager", "541.12(b)", -50, "seat 5"),
        ),
    ),
    Case(
        "returned outside of every round",
        (f"bet 3p 1000\n{PLAYER}pay 3p 1000", "between\n" + row("return", wager=3, cents=500)),
        missing=(("paid-without-wager", "the round to which the money belongs"),),
        not_whole=(1,),
    ),
    Case(
        "vigorish taken of a position whose wager is on the Player's Hand, beside one on the Banker's Hand",
        (
            f"bet 3p 1000\nbet 4b 1000\n{BANKER}collect 3p 1000\nvig 4b 50\npay 4b 1000\n*"
            + row("vigorish", what="taken", seat=3, cents=50),
        ),
        breaks("taken-without-wager", "541.12(b)", -50, "seat 3"),
    ),
    Case(
        "paid on a wager taken back in time",
        (f"bet 3p 1000\nbet 4p 500\n{OFF}{PLAYER}pay 4p 500\n*pay 3p 1000",),
        breaks("paid-without-wager", "541.12(b)", 1000, "the house"),
    ),
    Case(
        "collected on a wager taken back in time",
        (f"bet 3p 1000\nbet 4p 500\n{OFF}{PLAYER}*collect 3p 1000\npay 4p 500",),
        breaks("taken-without-wager", "541.12(b)", -1000, "P3"),
    ),
    Case(
        "a wager taken back in time that a row of the dealer returns too",
        (f"bet 3p 1000\nbet 4p 500\n{OFF}{PLAYER}pay 4p 500\nreturn 3p 1000",),
        keeps=("paid-without-wager", "taken-without-wager"),
    ),
    Case(
        "what a wager was lowered by that a row of the dealer returns too",
        (f"bet 3p 1000\n{row('wager-changed', wager=3, cents=500)}\nreturn 3p 500\n{PLAYER}pay 3p 500\nreturn 3p 500",),
        keeps=(ODDS,),
    ),
    Case(
        "a part of a wager taken back in time",
        (f"bet 3p 1000\n{row('wager-withdrawn', wager=3, cents=400)}\n{PLAYER}*pay 3p 1000",),
        breaks(ODDS, "541.13(a)", 400, "the house"),
    ),
    Case(
        "a loser taken back too late, left at that or collected even so",
        (f"bet 3p 1000\nclose\n*{OFF}{BANKER}", f"bet 3p 1000\nclose\n*{OFF}{BANKER}collect 3p 1000"),
        (
            Finds("wager-withdrawn-after-no-more-bets", "541.8(c)"),
            Finds("wager-withdrawn-after-no-more-bets", "541.8(c)"),
        ),
    ),
)

VOID_ROUNDS = (
    Case(
        "vigorish kept in a round that lacks cards",
        (f"bet 3b 8000\n{EMPTY}*vig 3b 400\nreturn 3b 8000",),
        breaks("wager-settled-in-void-round", "541.14(e)", -400, "P3"),
    ),
    Case(
        "vigorish given back in a round that lacks cards",
        (f"bet 3b 8000\n{EMPTY}vig 3b 400\nreturn 3b 8400",),
        keeps=("wager-settled-in-void-round", "wager-not-returned-in-void-round"),
    ),
    Case(
        "a wager of a round that lacks cards collected and given back",
        (f"bet 3p 8000\n{EMPTY}collect 3p 8000\nreturn 3p 8000",),
        keeps=("wager-settled-in-void-round", "wager-not-returned-in-void-round"),
    ),
    Case(
        "a wager of a round that lacks cards returned twice",
        (f"bet 3p 8000\n{EMPTY}return 3p 8000\n*return 3p 8000",),
        breaks("wager-settled-in-void-round", "541.14(e)", 8000, "the house"),
    ),
    Case(
        "a round called void for want of cards, a wager collected",
        ("bet 3p 8000\ncards 2C 3D KC 4D\n" + row("void-round", what="insufficient-cards") + "\n*collect 3p 8000",),
        breaks("wager-settled-in-void-round", "541.14(e)", -8000, "P3"),
    ),
    Case(
        "a round called void for another reason, a wager collected that did not lose",
        (f"bet 3p 8000\n*{called('misdeal').strip()}\n*collect 3p 8000".replace("*cards", "cards").replace("{", "*{"),),
        (
            Finds("round-void-for-another-reason", "541.14(e)", noted=True),
            Finds("wager-settled-in-round-called-void", "541.14(e)", -8000, "P3", noted=True),
        ),
    ),
    Case(
        "a round called void for another reason, and settled by its hands",
        (f"bet 3p 8000\n{called('misdeal').replace('{', '*{')}pay 3p 8000",),
        breaks("round-void-for-another-reason", "541.14(e)", noted=True),
        keeps=("wager-settled-in-round-called-void",),
    ),
    Case(
        "a round called void for another reason, a wager left",
        (f"bet 3p 8000\n{called('misdeal').replace('{', '*{')}*end",),
        (
            Finds("round-void-for-another-reason", "541.14(e)", noted=True),
            Finds("wager-left-in-round-called-void", "541.14(e)", -8000, "P3", noted=True),
        ),
    ),
)


@pytest.mark.parametrize("case", (*RETURNS, *VOID, *NETTED, *ABSENT, *VOID_ROUNDS), ids=lambda case: case.name)
def test_stakes(case: Case) -> None:
    case.holds()
