"""§§ 535.10(g) to (k), 535.11(n) to (q): every stake has its end, and every row of money is judged."""

import pytest

from tests.chapters.ch535_pai_gow.banked import HANDS, banked, plain
from tests.chapters.ch535_pai_gow.cases import Case, Finds, breaks

PLAIN = plain({1: 10000, 2: 5000, 3: 4000, 4: 2500, 5: 8000, 6: 3000})
SHORT = banked(3, {1: 1000, 2: 5000, 4: 2500, 6: 3000}, 4000, offers="offer 1\noffer 2")
SURPLUS = banked(3, {1: 10000, 2: 5000, 4: 2500, 5: 8000, 6: 3000}, 4000, offers="offer 1\noffer 2")
FROM_BANK = '{"kind": "center-add", "source": "bank", "cents": 11000}'
FROM_TABLE = '{"kind": "center-add", "source": "table-inventory", "cents": 11000}'
UNCOUNTED = '{"kind": "bank-checked", "what": "sufficient-chips", "seat": 3, "player": "P3"}'
WAGERED = '{"kind": "bank-checked", "what": "wagered-last", "seat": 3, "player": "P3"}'
ODDS = "winning-wager-paid-at-wrong-odds"
LOST = "losing-wager-not-collected"
TIED = "tie-by-high-hand-not-returned"
TAKEN_BACK = '{"kind": "wager-withdrawn", "wager": 2}'
ABSENT = frozenset({"paid-without-wager", "taken-without-wager"})


def changed(text: str, *pairs: tuple[str, str]) -> str:
    """A round in which some lines, each once, read otherwise."""
    for line, other in pairs:
        assert line in text, line
        text = text.replace(line, other, 1)
    return text


def row(kind: str, wager: int, cents: int | None = None) -> str:
    """A row of money on the wager of an id."""
    amount = "" if cents is None else f', "cents": {cents}'
    return f'{{"kind": "{kind}", "wager": {wager}{amount}}}'


ONE = (
    Case(
        "every wager collected by mistake and given back",
        (
            changed(
                PLAIN,
                ("return 4 2500", "collect 4 2500\nreturn 4 2500"),
                ("show 6", "collect 2 5000\nreturn 2 5000\nshow 6"),
                ("return 2 5000\ntake", "take"),
            ),
        ),
        keeps=(ODDS, TIED, "tie-not-returned"),
    ),
    Case(
        "a winner's stake returned twice",
        (changed(PLAIN, ("return 2 5000", "return 2 5000\n*return 2 5000")),),
        breaks(ODDS, "535.10(k)", 5000, "the house"),
    ),
    Case(
        "half of a winner's stake returned",
        (changed(PLAIN, ("pay 2 5000", "*pay 2 5000"), ("return 2 5000", "return 2 2500")),),
        breaks(ODDS, "535.10(k)", -2500, "P2"),
    ),
    Case(
        "half of a winner's stake returned, returns recorded sometimes",
        (changed(PLAIN, ("return 2 5000", "return 2 2500")),),
        missing=((ODDS, "the settlement"),),
        undeclared=("return",),
    ),
    Case(
        "winnings paid twice, their vigorish once",
        (changed(PLAIN, ("pay 2 5000", "pay 2 5000\n*pay 2 5000")),),
        breaks(ODDS, "535.10(k)", 5000, "the house"),
    ),
    Case(
        "half of a tied stake returned",
        (changed(PLAIN, ("return 4 2500", "*return 4 1250")),),
        breaks(TIED, "535.10(h)(1)", -1250, "P4"),
    ),
    Case(
        "a tied stake returned beyond its amount",
        (changed(PLAIN, ("return 4 2500", "*return 4 2600")),),
        breaks(TIED, "535.10(h)(1)", 100, "the house"),
    ),
    Case(
        "a loser's stake given back",
        (changed(PLAIN, ("collect 5 8000", "collect 5 8000\n*return 5 8000")),),
        breaks(LOST, "535.10(g)", 8000, "the house"),
    ),
    Case(
        "a loser's stake collected twice",
        (changed(PLAIN, ("collect 5 8000", "collect 5 8000\n*collect 5 8000")),),
        breaks(LOST, "535.10(g)", -8000, "P5"),
    ),
    Case(
        "a second collection put elsewhere",
        (changed(PLAIN, ("collect 5 8000", "collect 5 4000\n*collect 5 4000 dest=center")),),
        breaks("losing-wager-not-to-inventory", "535.10(g)"),
    ),
    Case(
        "a return without an amount",
        (changed(PLAIN, ("return 2 5000", row("return", 2))),),
        missing=((ODDS, "the amounts"),),
    ),
    Case(
        "paid and collected on no wager",
        (changed(PLAIN, ("take 6", f"take 6\n*{row('pay', 77, 900)}\n*{row('collect', 78, 500)}")),),
        (
            Finds("paid-without-wager", "535.10(k)", 900, "the house"),
            Finds("taken-without-wager", "535.10(g)", -500, "the player"),
        ),
    ),
    Case(
        "paid on no wager, wagers recorded sometimes",
        (changed(PLAIN, ("take 6", f"take 6\n{row('pay', 77, 900)}")),),
        missing=(("paid-without-wager", "the wagers placed in the round"),),
        undeclared=("wager",),
    ),
    Case(
        "paid on no wager, no amount recorded",
        (changed(PLAIN, ("take 6", f"take 6\n{row('pay', 77)}")),),
        missing=(("paid-without-wager", "the amounts"),),
    ),
    Case(
        "paid outside of every round",
        (PLAIN, f"between\n{row('pay', 2, 900)}"),
        missing=(("paid-without-wager", "the round to which the money belongs"),),
    ),
    Case(
        "returned outside of every round",
        (PLAIN, f"between\n{row('return', 2, 900)}"),
        missing=(("paid-without-wager", "the round to which the money belongs"),),
    ),
    Case(
        "a wager taken back in time, and paid as if it stood",
        (changed(PLAIN, ("begin", f"{TAKEN_BACK}\nbegin"), ("pay 2", "*pay 2"), ("return 2 5000\n", "")),),
        breaks("paid-without-wager", "535.10(k)", 5000 - 250, "the house"),
        about=ABSENT,
    ),
    Case(
        "a wager taken back too late, and paid as it would have been due",
        (changed(PLAIN, ("dealer", f"{TAKEN_BACK}\ndealer"), ("return 2 5000\n", "")),),
        about=ABSENT,
    ),
    Case(
        "nothing but vigorish taken on a wager that was taken back in time",
        (changed(PLAIN, ("begin", f"{TAKEN_BACK}\nbegin"), ("pay 2 5000\nvig", "*vig"), ("return 2 5000\n", "")),),
        breaks("taken-without-wager", "535.10(g)", -250, "P2"),
        about=ABSENT,
    ),
    Case(
        "the rest of a payment after the others were paid",
        (changed(PLAIN, ("pay 2 5000", "pay 2 4000"), ("pay 6 3000", "pay 6 3000\npay 2 1000")),),
        keeps=("paid-out-of-order", ODDS),
        about=frozenset({"paid-out-of-order", ODDS}),
    ),
    Case(
        "a round called void for another reason, a winner collected and charged vigorish",
        (
            changed(
                PLAIN,
                ("show 1", '{"kind": "void-round", "what": "misdeal"}\nshow 1'),
                ("pay 2 5000\nvig 2 250\nreturn 2 5000", "*collect 2 5000\nvig 2 250"),
            ),
        ),
        breaks("wager-called-void-settled-otherwise", "535.12(c)", -5250, "P2", noted=True),
        about=frozenset({"wager-called-void-settled-otherwise"}),
    ),
    Case(
        "a round called void for another reason, a wager taken back before",
        (
            changed(
                PLAIN,
                ("begin", f"{TAKEN_BACK}\nbegin"),
                ("show 1", '{"kind": "void-round", "what": "misdeal"}\nshow 1'),
                ("pay 2 5000\nvig 2 250\nreturn 2 5000\n", ""),
            ),
        ),
        about=frozenset({"wager-called-void-settled-otherwise", "wager-called-void-left"}),
    ),
    Case(
        "a round called void for another reason, and settled by its hands",
        (changed(PLAIN, ("show 1", '*{"kind": "void-round", "what": "misdeal"}\nshow 1')),),
        breaks("round-voided-without-ground", "535.12(c)", noted=True),
        keeps=("wager-called-void-settled-otherwise",),
    ),
    Case(
        "a round called void for another reason, a winner collected",
        (
            changed(
                PLAIN,
                ("show 1", '*{"kind": "void-round", "what": "misdeal"}\nshow 1'),
                ("pay 2 5000\nvig 2 250\nreturn 2 5000", "*collect 2 5000"),
            ),
        ),
        (
            Finds("round-voided-without-ground", "535.12(c)", noted=True),
            Finds("wager-called-void-settled-otherwise", "535.12(c)", -5000, "P2", noted=True),
        ),
    ),
)

BANKED = (
    Case(
        "the second row of a payment out of the table inventory",
        (
            PLAIN,
            changed(
                SHORT,
                ("pay 6 3000", "pay 6 1000\n*pay 6 2000 source=table-inventory"),
                (FROM_BANK, FROM_BANK.replace("11000", "9000")),
            ),
        ),
        breaks("paid-from-elsewhere-than-center", "535.11(o)", 2000, "the house"),
    ),
    Case(
        "both rows of a payment out of the center",
        (PLAIN, changed(SHORT, ("pay 6 3000", "pay 6 1000\npay 6 2000"))),
        keeps=("paid-from-elsewhere-than-center",),
    ),
    Case(
        "the house puts in all that lacks though the bank has the chips",
        (PLAIN, changed(SHORT, (FROM_BANK, f"*{FROM_TABLE}"))),
        breaks("bank-paid-in-too-little", "535.11(o)", 11000, "the house"),
    ),
    Case(
        "the house puts in all that lacks, the bank's chips not recorded",
        (PLAIN, changed(SHORT, (FROM_BANK, f"*{FROM_TABLE}"), ("check 3 100000", f"{WAGERED}\n{UNCOUNTED}"))),
        breaks("shortfall-paid-by-house", "535.11(o)", 11000, "the house", noted=True),
    ),
    Case(
        "the house puts in what did not lack",
        (PLAIN, changed(SHORT, (FROM_BANK, f"{FROM_BANK}\n*{FROM_TABLE}"))),
        breaks("table-paid-in-too-much", "535.11(o)", 11000, "the house"),
    ),
    Case(
        "a loser's stake given back out of the bank's money",
        (PLAIN, changed(SURPLUS, ("collect 5 8000", "collect 5 8000\n*return 5 8000"))),
        breaks(LOST, "535.10(g)", 8000, "P3"),
        about=frozenset({LOST}),
    ),
)


def lost(act: str) -> tuple[str, str]:
    """A round in which the dealer loses to the bank, and what is done with his wager."""
    text = SURPLUS.replace(f"dealer {HANDS[3]}", "dealer 5-6 2-6 / 5-5 1-5")
    text = changed(text, ("says 0 win", f"says 0 lose\n{act}"))
    text = changed(text, ("pay d 4000 dest=table-inventory\nreturn d 4000 dest=table-inventory\n", ""))
    for amount, other in (("6000", "14000"), ('"cents": 300', '"cents": 700'), ("5700", "13300")):
        text = text.replace(amount, other)
    return PLAIN, text


MOVED = '{"kind": "wager-moved", "wager": 99, "source": "on-tiles", "dest": "center"}'
DEALERS = (
    Case(
        "the dealer's losing wager returned to the inventory",
        lost("*return d 4000 dest=table-inventory"),
        breaks("dealer-losing-wager-not-moved", "535.11(n)", 4000, "P3"),
        about=frozenset({"dealer-losing-wager-not-moved", LOST, "dealer-losing-wager-not-to-center"}),
    ),
    Case(
        "the dealer's losing wager moved to the center",
        lost(MOVED),
        keeps=("dealer-losing-wager-not-moved", "bank-given-wrong-surplus"),
    ),
    Case(
        "the dealer's losing wager moved to the center, and collected there in another row",
        lost(f"{MOVED}\ncollect d 4000 dest=center"),
        keeps=("dealer-losing-wager-not-moved", "bank-given-wrong-surplus"),
    ),
)


@pytest.mark.parametrize("case", (*ONE, *BANKED, *DEALERS), ids=lambda case: case.name)
def test_stakes(case: Case) -> None:
    case.holds()
