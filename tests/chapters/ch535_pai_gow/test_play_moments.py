"""Chapter 535 read through once more: moments, orders of acts, acts done twice, and rows that say little.

Half of the rounds are lawful. Each is judged by the text alone; a star stands before the act that a finding points to.
"""

import json

import pytest

from tests.chapters.ch535_pai_gow.banked import HANDS, HOUSE, banked, plain
from tests.chapters.ch535_pai_gow.cases import Case, Finds, breaks


def row(kind: str, **columns: object) -> str:
    """One row of the log."""
    return json.dumps({"kind": kind} | columns)


def between(*lines: str) -> str:
    """What happens between two rounds."""
    return "\n".join(("between", *lines))


def one_by_one(seat: int, words: str) -> str:
    """The hands of a seat turned up tile by tile, then read."""
    shown = [row("expose", hand=seat, seat=seat, card=word) for word in words.replace("/", "").split()]
    return "\n".join((*shown, f"lie {seat} {words}"))


BETS = {1: 1000, 2: 1000, 4: 1000, 6: 1000}
REST = {seat: cents for seat, cents in BETS.items() if seat != 1}
START = plain(BETS)
BANK = banked(1, REST, 1000)
COVERED = banked(1, REST, covered=True)

PLAIN = plain({1: 1000, 2: 1000})
HEAD = "bet 1 1000\nbet 2 1000\n"
ROLL = "closed\nshake 3\nlid\ndice 236\ntotal 11\n"
SHAKE = row("dice-shake", n=1, by="dealer") + "\n"
AFTER = "gather\n" + SHAKE + "sets 1\nsets 2\n"
TAIL = PLAIN.split("begin 236\n")[1]
SPELLED = HEAD + ROLL + "deal\n" + AFTER + TAIL
TIED = (
    f"bet 4 1000\nbet 6 1000\nbegin 236\ndealer {HOUSE}\nshow 4 {HANDS[4]}\nsays 4 tie\nreturn 4 1000\ntake 4\n"
    f"show 6 {HANDS[6]}\nsays 6 win\npay 6 1000\nvig 6 50\nreturn 6 1000\ntake 6\nclear"
)
GIVEN_UP = (
    f"bet 1 1000\nbet 2 1000\nbegin 236\ndealer {HOUSE}\nsurrender 1\ncollect 1 1000\ntake 1\n"
    f"show 2 {HANDS[2]}\nsays 2 win\npay 2 1000\nvig 2 50\nreturn 2 1000\ntake 2\nclear"
)
TWO_AREAS = (
    f"bet 2 1000\nbet 3 1000 of 2\nbegin 236\ndealer {HOUSE}\nshow 2 {HANDS[2]}\nsays 2 win\nshow 3 {HANDS[3]}\n"
    "says 3 win\npay 2 1000\npay 3 1000\nvig 2 50\nvig 3 50\nreturn 2 1000\nreturn 3 1000\ntake 2\ntake 3\nclear"
)
MISCOUNTED = (
    "bet 1 1000\nbet 2 1000\nclosed\nshake 3\nlid\ndice 126\ntotal 10\ndeal from 1\n"
    + row("void-round", what="dice-miscount")
    + "\nreturn 1 1000\nreturn 2 1000\nclear"
)
SHOWN = HEAD + ROLL + "deal\n" + row("expose", hand=1, seat=1, card="1-3", by="dealer") + "\n"
PLAYS_ON = row("choice", what="play-on", hand=1, seat=1, player="P1") + "\n"
REROLLED = SPELLED.replace("dice 236\ntotal 11\n", "dice 126\nshake 3\nlid\ndice 236\ntotal 11\n")

SET = row("tile-set", n=32)
INSPECTED = row("inspection", what="tiles", n=0, by="dealer")
VERIFIED = row("verify", by="floorperson")
SPREAD = row("spread", n=16, face="up", by="dealer")
CAME = row("player-arrives", player="P1", seat=1)
OPENED = between(SET, INSPECTED, VERIFIED, SPREAD, CAME)
IDLE, PLAY = row("idle", what="start"), row("idle", what="end")

ACCEPTED = row("bank-offered", what="accepted", seat=1, player="P1")
DEALER = f"dealer {HANDS[3]}\n"
BANKER = f"show 1 {HOUSE}\n"
assert DEALER + BANKER + "says 0 win\n" in BANK

BANK_SPELLED = BANK.replace(
    "begin 236 ordinary\n",
    f"closed\nstyle ordinary\nshake 3\nlid\ndice 236\ntotal 11\ndeal in ordinary\ngather\n{SHAKE}"
    "sets 1\nsets 2\nsets 4\nsets 6\n",
)
BECOMES_IT = row("bank", seat=1, player="P1")
SHORT = row("bank-checked", what="sufficient-chips", seat=1, player="P1", cents=2500)
LOST_TWO = (
    f"bet 2 1000\nbet 3 1000 of 2\nbet 5 1000\nbegin 236\ndealer {HOUSE}\nshow 2 {HANDS[1]}\nshow 3 {HANDS[3]}\n"
    f"says 2 lose\nsays 3 win\ncollect 2 1000\ntake 2\nshow 5 {HANDS[5]}\nsays 5 lose\ncollect 5 1000\ntake 5\n"
    "pay 3 1000\nvig 3 50\nreturn 3 1000\ntake 3\nclear"
)
ALL_SHOWN = (
    f"bet 1 1000\nbet 5 1000\nbegin 236\ndealer {HOUSE}\nshow 1 {HANDS[1]}\n*says 1 lose\nshow 5 {HANDS[5]}\nsays 5 lose\n"
    "collect 1 1000\ntake 1\ncollect 5 1000\ntake 5\nclear"
)

LOST = (
    ALL_SHOWN.replace("*", "")
    .replace("collect 1 1000\ntake 1\n", "")
    .replace("show 5", "collect 1 1000\ntake 1\nshow 5")
)


def moved(text: str, line: str, before: str) -> str:
    """A round in which the first line that reads so stands before another."""
    assert f"\n{line}\n" in text
    assert before in text
    return text.replace(f"\n{line}\n", "\n", 1).replace(before, f"{line}\n{before}", 1)


LAWFUL = (
    Case(
        "a loser exposed, announced and collected in his turn",
        (LOST,),
        keeps=(
            "losing-wager-collected-before-exposed",
            "losing-wager-collected-after-next-hand",
            "outcome-announced-before-exposure",
            "outcome-announced-after-settlement",
        ),
    ),
    Case(
        "the shaker shaken once the players' hands are laid down, before the dealer turns his over",
        (SPELLED.replace(SHAKE, "").replace("sets 2\n", f"sets 2\n{SHAKE}"),),
        keeps=("dice-shaken-after-dealer-turned",),
    ),
    Case(
        "a hand voided for a tile exposed by an event that names none",
        (
            SHOWN.replace(', "card": "1-3"', "")
            + row("choice", what="void", hand=1, seat=1, player="P1")
            + "\n"
            + row("void-hand", what="tile-exposed", hand=1, seat=1)
            + f"\nreturn 1 1000\ntake 1\ngather\n{SHAKE}sets 2\ndealer {HOUSE}\nshow 2 {HANDS[2]}\nsays 2 win\n"
            "pay 2 1000\nvig 2 50\nreturn 2 1000\ntake 2\nclear",
        ),
    ),
    Case(
        "a loser collected after the hands of the same player's other area",
        (LOST_TWO,),
        keeps=("losing-wager-collected-after-next-hand", "outcome-announced-late"),
    ),
    Case(
        "the bank offered to the next player while the one who accepts it is short of chips",
        (START, BANK.replace(f"{BECOMES_IT}\n", f"{SHORT}\noffer 2\n{BECOMES_IT}\n")),
        spared=("bank-offered-after-acceptance",),
    ),
    Case(
        "the bank offered in turn until one accepts",
        (START, BANK),
        keeps=("bank-offered-after-acceptance",),
    ),
    Case(
        "a marker put down before the dealer's tiles, and again on them",
        (SPELLED.replace("deal\n", "marker\ndeal\n"),),
        keeps=("dealer-tiles-marked-early",),
    ),
    Case(
        "the bank's hands laid down before the dealer's",
        (START, BANK_SPELLED),
        keeps=("dealer-turned-before-players-set-with-bank", "bank-hands-not-set"),
    ),
    Case("the co-bank's hands laid down by nobody", (START, COVERED), spared=("bank-hands-not-set",)),
    Case("hands exposed tile by tile", (PLAIN.replace(f"show 1 {HANDS[1]}", one_by_one(1, HANDS[1])),)),
    Case("the bank's hands exposed tile by tile", (START, BANK.replace(BANKER, one_by_one(1, HOUSE) + "\n"))),
    Case(
        "vigorish by position alone",
        (PLAIN.replace("vig 2 50", row("vigorish", what="taken", cents=50, seat=2)),),
        keeps=("vigorish-not-taken", "vigorish-wrong", "vigorish-not-with-payout"),
    ),
    Case(
        "vigorish that names nothing",
        (PLAIN.replace("vig 2 50", row("vigorish", what="taken", cents=50)),),
        missing=(("vigorish-not-taken", "the vigorish"),),
    ),
    Case(
        "a winner's vigorish that names nothing beside that of the bank",
        (START, BANK.replace("vig 2 50", row("vigorish", what="taken", cents=50))),
        missing=(("vigorish-not-taken-with-bank", "the vigorish"),),
    ),
    Case(
        "two areas paid, then the vigorish of both, and their tiles",
        (TWO_AREAS,),
        keeps=("vigorish-not-with-payout", "winning-tiles-collected-after-next-payment"),
    ),
    Case(
        "the dealer's wager moved back",
        (
            START,
            BANK.replace(
                "return d 1000 dest=table-inventory",
                row("wager-moved", wager=99, source="on-tiles", dest="table-inventory"),
            ),
        ),
        keeps=("dealer-winning-wager-not-to-inventory",),
    ),
    Case(
        "a bank that is not named",
        (START, BANK.replace(row("bank", seat=1, player="P1"), row("bank"))),
        keeps=("bank-without-offer-accepted",),
    ),
    Case(
        "co-banking told by its marker alone",
        (START, COVERED.replace("cobank 1", row("marker-placed", what="co-bank", seat=1))),
        undeclared=("co-bank",),
        missing=(("co-bank-not-requested", "who asked for it"),),
    ),
    Case("co-banking not recorded", (START, COVERED), never=("co-bank", "marker-placed")),
    Case("an outcome that names nothing", (PLAIN.replace("says 1 lose", row("outcome", what="lose")),)),
    Case(
        "a choice that names one of two areas' player",
        (
            f"bet 2 1000\nbet 3 1000 of 2\nbegin 236\ndealer {HOUSE}\n"
            + row("choice", what="surrender", player="P2")
            + f"\ncollect 3 1000\ntake 3\nshow 2 {HANDS[2]}\nsays 2 win\npay 2 1000\nvig 2 50\nreturn 2 1000\ntake 2\nclear",
        ),
    ),
    Case(
        "stacks gathered by a row that names none",
        (SPELLED.replace("gather\n", row("move-card", dest="dead-hand", face="down") + "\n"),),
        missing=(("empty-position-not-collected", "whether stacks without a wager were collected"),),
    ),
    Case("a wrong total, tiles at the wrong positions, all void and mixed again", (MISCOUNTED, PLAIN)),
    Case(
        "a wrong total in a log that ends before the round may be called void",
        ("unfinished\n" + MISCOUNTED.split('{"kind": "void')[0].rstrip(),),
        missing=(("dice-total-wrong", "whether the round was void by it"),),
    ),
    Case(
        "an invalid roll called and reshaken",
        (
            SPELLED.replace(
                "dice 236\ntotal",
                f"dice 126 what=not-flat\n{row('no-roll', what='not-flat')}\nshake 3\nlid\ndice 236\ntotal",
            ),
        ),
        keeps=("valid-roll-reshaken",),
    ),
    Case("the shaker shaken in two goes", (SPELLED.replace("shake 3", "shake 2\nshake 1"),)),
    Case("a tile exposed, the hand played on", (SHOWN + PLAYS_ON + AFTER + TAIL,), keeps=("decided-after-setting",)),
    Case(
        "a tile not read exposed in the deal, the hands exposed in their time",
        (SHOWN.replace('"card": "1-3"', '"card": "?"') + PLAYS_ON + AFTER + TAIL,),
        keeps=("hands-not-exposed", "hands-exposed-before-dealer-set"),
    ),
    Case(
        "a surrender of the last player after the first hands were exposed",
        (
            TIED.replace(
                f"show 6 {HANDS[6]}\nsays 6 win\npay 6 1000\nvig 6 50\nreturn 6 1000\ntake 6\n",
                "surrender 6\ncollect 6 1000\ntake 6\n",
            ),
        ),
        keeps=("surrender-after-exposure", "surrendered-tiles-collected-late"),
    ),
    Case(
        "a tie returned, and its tiles collected, at the end",
        (TIED.replace("return 4 1000\ntake 4\n", "").replace("take 6\nclear", "take 6\nreturn 4 1000\ntake 4\nclear"),),
        keeps=("tied-tiles-collected-late",),
    ),
    Case("an opening by the paragraph", (OPENED, PLAIN), keeps=("tiles-spread-before-verification",)),
    Case(
        "a second inspection after the tiles were laid out",
        (between(SET, INSPECTED, VERIFIED, SPREAD, INSPECTED, VERIFIED, SPREAD, CAME), PLAIN),
        keeps=("tiles-spread-before-verification",),
    ),
    Case(
        "an idle table",
        (OPENED, PLAIN, between(IDLE, SPREAD, PLAY), PLAIN),
        keeps=("idle-tiles-not-in-all-pairs", "idle-tiles-spread-face-down"),
    ),
    Case(
        "no bank is due after a time without play",
        (OPENED, START, between(IDLE, PLAY), START),
        spared=("bank-not-offered",),
    ),
)

BROKEN = (
    Case(
        "the bank exposed before the dealer formed his hands",
        (START, BANK.replace(DEALER + BANKER, "*" + row("expose", hand=1, seat=1) + f"\nlie 1 {HOUSE}\n" + DEALER)),
        breaks("bank-exposed-before-dealer-set", "535.11(n)"),
    ),
    Case(
        "a player exposed before the dealer's wager was decided",
        (
            START,
            BANK.replace("says 0 win\n", "").replace(
                f"show 2 {HANDS[2]}\n", f"*{row('expose', hand=2, seat=2)}\nlie 2 {HANDS[2]}\nsays 0 win\n"
            ),
        ),
        breaks("hands-exposed-before-dealers-wager", "535.11(o)"),
    ),
    Case(
        "the bank first offered past the one who then has it",
        (START, banked(1, REST, 1000, offers="*offer 2")),
        breaks("bank-offers-not-begun-at-right", "535.11(c)"),
        about=frozenset({"bank-offers-not-begun-at-right"}),
    ),
    Case(
        "another's payout between a payout and its vigorish",
        (TWO_AREAS.replace(" of 2", "").replace("vig 2 50", "*vig 2 50").replace("take 2", "*take 2"),),
        (
            Finds("vigorish-not-with-payout", "535.10(k)"),
            Finds("winning-tiles-collected-after-next-payment", "535.10(j)", noted=True),
        ),
    ),
    Case(
        "a wrong total, one wager not returned",
        (MISCOUNTED.replace("return 2 1000\n", "").replace('{"kind": "void', '*{"kind": "void'), PLAIN),
        breaks("miscounted-rounds-wager-not-returned", "535.12(c)"),
    ),
    Case(
        "a wrong total, tiles at the right positions",
        (MISCOUNTED.split("total 10")[0] + "*total 10\ndeal\n" + AFTER + TAIL,),
        breaks("dice-total-wrong", "535.8(b)"),
    ),
    Case(
        "a roll shaken again for another total",
        (REROLLED.replace("\nshake 3\nlid\ndice 236", "\n*shake 3\nlid\ndice 236"),),
        breaks("valid-roll-reshaken", "535.8(b)"),
    ),
    Case(
        "the tiles of a loser collected after the winner was paid",
        (moved(PLAIN, "take 1", "clear").replace("take 1", "*take 1"),),
        breaks("losing-tiles-collected-late", "535.10(g)"),
    ),
    Case(
        "the tiles of a loser collected after the next hands were exposed",
        (moved(PLAIN, "take 1", "says 2 win").replace("take 1", "*take 1"),),
        breaks("losing-tiles-collected-after-next-hand", "535.10(g)", noted=True),
    ),
    Case(
        "the tiles of a loser collected before his wager",
        (moved(PLAIN, "take 1", "collect 1").replace("take 1", "*take 1"),),
        breaks("losing-tiles-collected-before-wager", "535.10(g)"),
    ),
    Case(
        "the tiles of a tie collected after the next hand",
        (moved(TIED, "take 4", "says 6 win").replace("take 4", "*take 4"),),
        breaks("tied-tiles-collected-late", "535.10(i)"),
    ),
    Case(
        "the tiles of a surrender collected after the next hand",
        (moved(GIVEN_UP, "take 1", "says 2 win").replace("take 1", "*take 1"),),
        breaks("surrendered-tiles-collected-late", "535.10(e)"),
    ),
    Case(
        "a decision on an exposed tile after the hands were set",
        (SHOWN + AFTER + "*" + PLAYS_ON + TAIL,),
        breaks("decided-after-setting", "535.12(d)", noted=True),
    ),
    Case(
        "half of a hand exposed",
        (
            PLAIN.replace(
                f"show 1 {HANDS[1]}",
                row("expose", hand=1, seat=1, card="1-3")
                + "\n"
                + row("expose", hand=1, seat=1, card="1-4")
                + f"\nlie 1 {HANDS[1]}",
            )
            + "\n*end",
        ),
        breaks("hands-not-exposed", "535.10(f)"),
    ),
    Case(
        "the inspection verified after the tiles were laid out",
        (between(SET, INSPECTED, SPREAD, "*" + VERIFIED, CAME), PLAIN),
        breaks("tiles-spread-before-verification", "535.6(b)"),
    ),
    Case(
        "tiles of an idle table face down",
        (OPENED, PLAIN, between(IDLE, "*" + SPREAD.replace('"up"', '"down"'), PLAY), PLAIN),
        breaks("idle-tiles-spread-face-down", "535.6(g)"),
    ),
    Case(
        "tiles of an idle table in fifteen pairs",
        (OPENED, PLAIN, between(IDLE, "*" + SPREAD.replace("16", "15"), PLAY), PLAIN),
        breaks("idle-tiles-not-in-all-pairs", "535.6(g)"),
    ),
    Case(
        "tiles mixed by a player",
        (between("*" + row("mix", n=8, by="player"), row("stack", n=32, by="dealer")), "raw\n" + PLAIN),
        breaks("tiles-mixed-by-another", "535.6(d)"),
    ),
    Case(
        "a die that fell out, and a total of it",
        (SPELLED.replace("dice 236", "*dice 23 what=fell-out").replace("deal\n", "deal from 2\n"),),
        breaks("roll-fallen-out-not-called", "535.12(b)"),
        missing=(("dice-total-wrong", "the dice"),),
    ),
    Case(
        "all hands exposed, then all losers announced and collected",
        (ALL_SHOWN.replace("*says 1 lose\n", "").replace("says 5", "*says 1 lose\nsays 5"),),
        breaks("outcome-announced-late", "535.10(f)", noted=True),
        keeps=("losing-wager-collected-after-next-hand",),
    ),
    Case(
        "a loser announced in his turn and collected at the end",
        (ALL_SHOWN.replace("*", "").replace("collect 1", "*collect 1"),),
        breaks("losing-wager-collected-after-next-hand", "535.10(g)"),
    ),
    Case(
        "a wager collected before its hands were exposed",
        (moved(LOST, "collect 1 1000", "show 1").replace("collect 1", "*collect 1"),),
        breaks("losing-wager-collected-before-exposed", "535.10(g)"),
    ),
    Case(
        "a wager collected before its hands were exposed, whose player may have left",
        (moved(LOST, "collect 1 1000", "show 1"),),
        missing=(("losing-wager-collected-after-payment", "whether the player left"),),
        undeclared=("player-leaves",),
    ),
    Case(
        "an outcome announced before the hands were exposed",
        (moved(LOST, "says 1 lose", "show 1").replace("says 1", "*says 1"),),
        breaks("outcome-announced-before-exposure", "535.10(f)"),
    ),
    Case(
        "an outcome announced after the wager was collected",
        (moved(LOST, "collect 1 1000", "says 1").replace("says 1", "*says 1"),),
        breaks("outcome-announced-after-settlement", "535.10(f)"),
    ),
    Case(
        "the tiles of a tie collected before its wager was returned",
        (moved(TIED, "take 4", "return 4").replace("take 4", "*take 4"),),
        breaks("tied-tiles-collected-before-return", "535.10(i)"),
    ),
    Case(
        "the shaker shaken at the end of the round",
        (SPELLED.replace(SHAKE, "").replace("clear", f"*{SHAKE}clear"),),
        breaks("dice-shaken-after-dealer-turned", "535.8(f)"),
    ),
    Case(
        "the bank offered to a further player after one accepted",
        (START, BANK.replace(f"{BECOMES_IT}\n", f"*offer 2\n{BECOMES_IT}\n")),
        breaks("bank-offered-after-acceptance", "535.11(c)"),
    ),
    Case(
        "the bank's hands laid down after the dealer's",
        (
            START,
            BANK_SPELLED.replace("sets 1\n", "")
            .replace(DEALER, f"*{row('hands-set', hand=0, seat=0, face='up', by='dealer')}\n{DEALER}")
            .replace(BANKER, f"sets 1\n{BANKER}"),
        ),
        breaks("dealer-turned-before-players-set-with-bank", "535.11(n)"),
    ),
    Case(
        "the bank's hands never laid down",
        (
            START,
            BANK_SPELLED.replace("sets 1\n", "").replace(BANKER, f"*{row('expose', hand=1, seat=1)}\nlie 1 {HOUSE}\n"),
        ),
        breaks("bank-hands-not-set", "535.10(a)"),
    ),
    Case(
        "a player asked again before others were asked at all",
        (START, banked(1, REST, 1000, offers=f"offer 1\noffer 2\n**{ACCEPTED}")),
        (
            Finds("player-not-offered-bank", "535.11(c)"),
            Finds("player-not-offered-bank", "535.11(c)"),
        ),
    ),
)


@pytest.mark.parametrize("case", LAWFUL, ids=lambda case: case.name)
def test_lawful(case: Case) -> None:
    """Nothing is found."""
    case.holds()


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_broken(case: Case) -> None:
    """What is wrong is found, and nothing else."""
    case.holds()
