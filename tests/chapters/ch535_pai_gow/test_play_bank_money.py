"""§ 535.11(n) to (r): the center of the layout, and what becomes of the dealer's wager against the bank."""

import pytest

from tests.chapters.ch535_pai_gow.banked import HANDS, banked, plain
from tests.chapters.ch535_pai_gow.cases import FILED, Case, breaks
from tests.chapters.ch535_pai_gow.playlog import event_of, replay

START = plain({1: 10000, 2: 5000, 3: 4000, 4: 2500, 5: 8000, 6: 3000})
CHIP = 'between\n{"kind": "chip-unit", "cents": 100}'
# Two lose (18,000), two win (8,000), one ties; the dealer wins 4,000.
RICH = {1: 10000, 2: 5000, 4: 2500, 5: 8000, 6: 3000}
# One loses (1,000), two win (8,000).
POOR = {1: 1000, 2: 5000, 4: 2500, 6: 3000}
SURPLUS = banked(3, RICH, 4000, offers="offer 1\noffer 2")
SHORT = banked(3, POOR, 4000, offers="offer 1\noffer 2")
CO_SURPLUS = banked(3, RICH, covered=True, offers="offer 1\noffer 2")
CO_SHORT = banked(3, POOR, covered=True, offers="offer 1\noffer 2")
EXHAUSTED = '{"kind": "center-add", "source": "bank", "cents": 11000}'
FROM_CO_BANK = '{"kind": "center-add", "source": "co-bank", "cents": 3500}'
FROM_TABLE = '{"kind": "center-add", "source": "table-inventory", "cents": 3500}'
TO_TABLE = '{"kind": "center-take", "dest": "table-inventory", "cents": 5000}'
VIGORISH = '{"kind": "vigorish", "what": "taken", "cents": 300}'
TO_BANK = '{"kind": "center-take", "dest": "bank", "cents": 5700}'
CO_VIGORISH = '{"kind": "vigorish", "what": "taken", "cents": 250}'
TO_CO_BANK = '{"kind": "center-take", "dest": "co-bank", "cents": 4750}'
COUNTED = '{"kind": "center-surplus", "cents": 10000}'
VOID = '{"kind": "void-round", "what": "misdeal"}'
MOVEMENTS = "all payments, collections and movements of the center"


def changed(text: str, *pairs: tuple[str, str]) -> tuple[str, str, str]:
    """The table with a round in which some lines read otherwise."""
    for line, other in pairs:
        assert line in text, line
        text = text.replace(line, other)
    return CHIP, START, text


def of(row: str, cents: int) -> str:
    """A row with another amount."""
    return row[: row.rindex(" ")] + f" {cents}}}"


CASES = (
    Case(
        "a full round: the surplus of 6,000 less its vigorish goes to the bank",
        changed(SURPLUS, (VIGORISH, VIGORISH), (TO_BANK, TO_BANK)),
        keeps=(
            *("bank-paid-in-too-little", "bank-paid-in-too-much", "surplus-vigorish-wrong", "bank-given-wrong-surplus"),
            *("bank-given-surplus-before-vigorish", "surplus-taken-before-winners-paid"),
            *(
                "dealer-winning-wager-not-to-inventory",
                "dealer-winnings-not-to-inventory",
                "dealer-winnings-taken-late",
            ),
        ),
    ),
    Case(
        "an exhausted center filled by the bank",
        changed(SHORT, (EXHAUSTED, EXHAUSTED)),
        keeps=("bank-paid-in-too-little", "bank-paid-in-too-much"),
    ),
    Case(
        "the bank pays in a dollar too little",
        changed(SHORT, (EXHAUSTED, "*" + of(EXHAUSTED, 10900))),
        breaks("bank-paid-in-too-little", "535.11(o)"),
    ),
    Case(
        "too little paid in before the round was called void",
        changed(SHORT, (EXHAUSTED, of(EXHAUSTED, 10900)), ("clear", f"{VOID}\nclear")),
        spared=("bank-paid-in-too-little",),
        about=frozenset({"bank-paid-in-too-little"}),
    ),
    Case(
        "too little paid in, payments recorded sometimes",
        changed(SHORT, (EXHAUSTED, of(EXHAUSTED, 10900))),
        missing=(("bank-paid-in-too-little", MOVEMENTS),),
        undeclared=("pay",),
    ),
    Case(
        "the dealer's winning wager left where it lies, the round called void",
        changed(SURPLUS, ("return d 4000 dest=table-inventory\n", ""), ("clear", f"{VOID}\nclear")),
        spared=("dealer-winning-wager-not-to-inventory",),
        about=frozenset({"dealer-winning-wager-not-to-inventory"}),
    ),
    Case(
        "the bank pays in a dollar too much",
        changed(SHORT, (EXHAUSTED, "*" + of(EXHAUSTED, 11100))),
        breaks("bank-paid-in-too-much", "535.11(o)", 100, "P3"),
    ),
    Case(
        "the bank pays in too much and gets the rest back once the winners are paid",
        changed(SHORT, (EXHAUSTED, "*" + of(EXHAUSTED, 18000)), ("\nclear", f"\n{of(TO_BANK, 7000)}\nclear")),
        breaks("bank-paid-in-too-much", "535.11(o)"),
    ),
    Case(
        "the bank gets his change before the winners are paid",
        changed(SHORT, (EXHAUSTED, of(EXHAUSTED, 18000) + "\n" + of(TO_BANK, 7000))),
        keeps=("bank-paid-in-too-much",),
    ),
    Case(
        "the bank pays in where the center is enough",
        changed(SURPLUS, ("show 1", '*{"kind": "center-add", "source": "bank", "cents": 1000}\nshow 1')),
        breaks("bank-paid-in-too-much", "535.11(o)", 1000, "P3"),
    ),
    Case(
        "the house pays in for the bank",
        changed(
            SHORT,
            (EXHAUSTED, of(EXHAUSTED, 5000) + '\n*{"kind": "center-add", "source": "table-inventory", "cents": 6000}'),
        ),
        breaks("bank-paid-in-too-little", "535.11(o)", 6000, "the house"),
    ),
    Case(
        "no vigorish on the surplus",
        changed(SURPLUS, (VIGORISH + "\n", ""), (TO_BANK, of(TO_BANK, 6000)), ("clear", "clear\n*end")),
        breaks("surplus-vigorish-wrong", "535.11(o)", 300, "the house"),
    ),
    Case(
        "vigorish on all that lost",
        changed(SURPLUS, (VIGORISH, "*" + of(VIGORISH, 900)), (TO_BANK, of(TO_BANK, 5100))),
        breaks("surplus-vigorish-wrong", "535.11(o)", 600, "P3"),
    ),
    Case(
        "a single quarter as vigorish",
        changed(SURPLUS, (VIGORISH, "*" + of(VIGORISH, 25)), (TO_BANK, of(TO_BANK, 5975))),
        breaks("surplus-vigorish-of-one-unit", "535.11(o)", 275, "the house", noted=True),
    ),
    Case(
        "the bank is given the surplus whole",
        changed(SURPLUS, (TO_BANK, "*" + of(TO_BANK, 6000))),
        breaks("bank-given-wrong-surplus", "535.11(o)", 300, "the house"),
    ),
    Case(
        "the bank is given nothing",
        changed(SURPLUS, (TO_BANK + "\n", ""), ("clear", "clear\n*end")),
        breaks("bank-given-wrong-surplus", "535.11(o)", 5700, "P3"),
    ),
    Case(
        "the surplus given before the vigorish is taken",
        changed(SURPLUS, (VIGORISH + "\n" + TO_BANK, "*" + TO_BANK + "\n" + VIGORISH)),
        breaks("bank-given-surplus-before-vigorish", "535.11(o)"),
    ),
    Case(
        "the surplus given before the last winner is paid",
        changed(
            SURPLUS, (TO_BANK + "\n", ""), (VIGORISH + "\n", ""), ("pay 6", "*" + VIGORISH + "\n" + TO_BANK + "\npay 6")
        ),
        breaks("surplus-taken-before-winners-paid", "535.11(o)"),
        about=("surplus-taken-before-winners-paid", "bank-given-wrong-surplus", "surplus-vigorish-wrong"),
    ),
    Case(
        "movements recorded sometimes",
        (START, SURPLUS),
        missing=(("bank-paid-in-too-little", MOVEMENTS), ("bank-given-wrong-surplus", MOVEMENTS)),
        undeclared=("center-take",),
    ),
    Case("no bank", (START,), spared=("bank-paid-in-too-little", "bank-given-wrong-surplus")),
    Case(
        "a co-bank's surplus halved, and 5% taken on his half",
        changed(CO_SURPLUS, (TO_TABLE, TO_TABLE), (CO_VIGORISH, CO_VIGORISH), (TO_CO_BANK, TO_CO_BANK)),
        keeps=(
            *("table-share-of-surplus-wrong", "co-bank-surplus-vigorish-wrong", "co-bank-given-wrong-surplus"),
            *("surplus-counted-wrong", "surplus-not-counted", "co-bank-given-surplus-before-vigorish"),
        ),
    ),
    Case(
        "the surplus of a co-banked round counted wrongly",
        changed(CO_SURPLUS, (COUNTED, "*" + of(COUNTED, 9000))),
        breaks("surplus-counted-wrong", "535.11(r)"),
    ),
    Case(
        "the surplus of a co-banked round not counted",
        changed(CO_SURPLUS, (COUNTED + "\n", ""), ("clear", "clear\n*end")),
        breaks("surplus-not-counted", "535.11(r)"),
    ),
    Case(
        "all of the surplus to the co-bank",
        changed(
            CO_SURPLUS,
            (TO_TABLE + "\n", ""),
            (CO_VIGORISH, of(CO_VIGORISH, 500)),
            (TO_CO_BANK, of(TO_CO_BANK, 9500)),
            ("clear", "clear\n*end"),
        ),
        breaks("table-share-of-surplus-wrong", "535.11(r)", 5000, "the house"),
    ),
    Case(
        "the surplus halved but for a chip",
        changed(CO_SURPLUS, (TO_TABLE, "*" + of(TO_TABLE, 5050)), (TO_CO_BANK, of(TO_CO_BANK, 4700))),
        breaks("surplus-halved-by-chips", "535.11(r)", 50, "P3", noted=True),
    ),
    Case(
        "the smallest chip is not recorded",
        changed(CO_SURPLUS, (TO_TABLE, of(TO_TABLE, 5050)), (TO_CO_BANK, of(TO_CO_BANK, 4700)))[1:],
        missing=(("table-share-of-surplus-wrong", "the smallest value chip in use"),),
    ),
    Case(
        "vigorish on the whole surplus of a co-banked round",
        changed(CO_SURPLUS, (CO_VIGORISH, "*" + of(CO_VIGORISH, 500)), (TO_CO_BANK, of(TO_CO_BANK, 4500))),
        breaks("co-bank-surplus-vigorish-wrong", "535.11(r)", 250, "P3"),
    ),
    Case(
        "the co-bank given too little",
        changed(CO_SURPLUS, (TO_CO_BANK, "*" + of(TO_CO_BANK, 4700))),
        breaks("co-bank-given-wrong-surplus", "535.11(r)", 50, "P3"),
    ),
    Case(
        "the co-bank given his part before the vigorish",
        changed(CO_SURPLUS, (CO_VIGORISH + "\n" + TO_CO_BANK, "*" + TO_CO_BANK + "\n" + CO_VIGORISH)),
        breaks("co-bank-given-surplus-before-vigorish", "535.11(r)"),
    ),
    Case(
        "half of a co-banked surplus taken before the last winner is paid",
        changed(CO_SURPLUS, (TO_TABLE + "\n", ""), ("pay 6", "*" + TO_TABLE + "\npay 6")),
        breaks("co-bank-surplus-taken-before-winners-paid", "535.11(r)"),
    ),
    Case(
        "a shortfall halved",
        changed(CO_SHORT, (FROM_CO_BANK, FROM_CO_BANK), (FROM_TABLE, FROM_TABLE)),
        keeps=("co-bank-share-of-shortfall-wrong", "table-share-of-shortfall-wrong"),
    ),
    Case(
        "a shortfall borne by the co-bank alone",
        changed(CO_SHORT, (FROM_CO_BANK, "*" + of(FROM_CO_BANK, 7000)), (FROM_TABLE + "\n", "")),
        breaks("co-bank-share-of-shortfall-wrong", "535.11(r)", 3500, "P3"),
    ),
    Case(
        "the house's half of a shortfall too small",
        changed(CO_SHORT, (FROM_TABLE, "*" + of(FROM_TABLE, 3000))),
        breaks("table-share-of-shortfall-wrong", "535.11(r)", 500, "P3"),
    ),
    Case(
        "a shortfall halved but for a chip",
        changed(CO_SHORT, (FROM_CO_BANK, "*" + of(FROM_CO_BANK, 3550)), (FROM_TABLE, of(FROM_TABLE, 3450))),
        breaks("shortfall-halved-by-chips", "535.11(r)", 50, "P3", noted=True),
    ),
    Case(
        "the dealer's winnings left in the center",
        changed(
            SURPLUS,
            ("pay d 4000 dest=table-inventory\nreturn d", "*return d"),
            ("6000", "10000"),
            (VIGORISH, of(VIGORISH, 500)),
            (TO_BANK, of(TO_BANK, 9500)),
        ),
        breaks("dealer-winnings-not-to-inventory", "535.11(p)"),
    ),
    Case(
        "the dealer's winnings left on the layout",
        changed(SURPLUS, ("pay d 4000 dest=table-inventory", "*pay d 4000 dest=layout")),
        breaks("dealer-winnings-not-to-inventory", "535.11(p)"),
    ),
    Case(
        "the dealer's winning wager given to the bank",
        changed(SURPLUS, ("return d 4000 dest=table-inventory", "*return d 4000 dest=bank")),
        breaks("dealer-winning-wager-not-to-inventory", "535.11(p)"),
    ),
    Case(
        "the dealer's winning wager left",
        changed(SURPLUS, ("return d 4000 dest=table-inventory\n", ""), ("clear", "clear\n*end")),
        breaks("dealer-winning-wager-not-to-inventory", "535.11(p)"),
    ),
    Case(
        "the dealer's winning wager returned after another was paid",
        changed(
            SURPLUS,
            ("return d 4000 dest=table-inventory\n", ""),
            ("take 2", "take 2\n*return d 4000 dest=table-inventory"),
        ),
        breaks("dealer-winnings-taken-late", "535.11(p)"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    case.holds()


def tied(dest: str) -> tuple[str, str, str]:
    """A round in which the dealer ties with the bank and his wager goes there."""
    text = SURPLUS.replace(f"dealer {HANDS[3]}", "dealer 5-6 5-6 / 5-5 1-5")
    text = text.replace("says 0 win", f"says 0 tie\n*return d 4000 dest={dest}")
    text = text.replace("pay d 4000 dest=table-inventory\nreturn d 4000 dest=table-inventory\n", "")
    return changed(text, ("6000", "10000"), (VIGORISH, of(VIGORISH, 500)), (TO_BANK, of(TO_BANK, 9500)))


def test_the_tied_wager_of_the_dealer() -> None:
    """§ 535.11(n): a tie returns it to the table inventory container."""
    Case("", tied("bank"), breaks("dealer-tie-not-to-inventory", "535.11(n)")).holds()
    kept = tuple(text.replace("*return d", "return d") for text in tied("table-inventory"))
    Case("", kept, keeps=("dealer-tie-not-to-inventory",)).holds()


def lost(dest: str) -> tuple[str, str, str]:
    """A round in which the dealer loses to the bank and his wager goes there."""
    text = SURPLUS.replace(f"dealer {HANDS[3]}", "dealer 5-6 2-6 / 5-5 1-5")
    text = text.replace("says 0 win", f"says 0 lose\n*collect d 4000 dest={dest}")
    text = text.replace("pay d 4000 dest=table-inventory\nreturn d 4000 dest=table-inventory\n", "")
    return changed(text, ("6000", "14000"), (VIGORISH, of(VIGORISH, 700)), (TO_BANK, of(TO_BANK, 13300)))


def test_the_lost_wager_of_the_dealer() -> None:
    """§ 535.11(n): it is moved to the center, and is part of the bank's surplus."""
    rules = ("dealer-losing-wager-not-to-center", "bank-given-wrong-surplus")
    kept = tuple(text.replace("*collect d", "collect d") for text in lost("center"))
    Case("", kept, keeps=(*rules, "surplus-vigorish-wrong")).holds()
    Case("", lost("bank"), breaks(rules[0], "535.11(n)"), about=rules[:1]).holds()


def test_the_winning_tiles_of_the_dealer() -> None:
    """§ 535.11(n): they are stacked to the right of the container, where the log says where they went."""
    rule = "dealer-winning-tiles-not-to-the-right"
    for dest, finds in (("container-right", ()), ("dead-hand", breaks(rule, "535.11(n)"))):
        star = "*" * len(finds)
        muck = f'{star}{{"kind": "muck", "hand": 0, "seat": 0, "dest": "{dest}"}}'
        rounds = changed(SURPLUS, ("says 0 win", f"says 0 win\n{muck}"))
        Case("", rounds, finds, keeps=() if finds else (rule,)).holds()
    Case("", changed(SURPLUS), missing=((rule, "where the dealer's tiles were put"),)).holds()


def test_a_single_quarter_on_a_co_banks_half() -> None:
    """§ 535.11(r): as with a bank alone."""
    rounds = changed(CO_SURPLUS, (CO_VIGORISH, "*" + of(CO_VIGORISH, 25)), (TO_CO_BANK, of(TO_CO_BANK, 4975)))
    Case("", rounds, breaks("co-bank-surplus-vigorish-of-one-unit", "535.11(r)", 225, "the house", noted=True)).holds()


def test_where_the_vigorish_of_a_co_banked_round_is_put() -> None:
    """§ 535.11(r): into the table inventory container, where the log says."""
    rule = "co-bank-vigorish-not-to-inventory"
    for dest, finds in (("table-inventory", ()), ("center", breaks(rule, "535.11(r)"))):
        row = "*" * len(finds) + CO_VIGORISH.replace("}", f', "dest": "{dest}"}}')
        Case("", changed(CO_SURPLUS, (CO_VIGORISH, row)), finds, keeps=() if finds else (rule,)).holds()
    Case("", changed(CO_SURPLUS), missing=((rule, "where the vigorish was put"),)).holds()


def test_a_winner_paid_from_elsewhere_after_the_bank_paid_in_for_him() -> None:
    """§ 535.11(o): the bank pays in the remaining winning wagers, wherever the dealer then takes them from."""
    paid = ("pay 6 3000", "*pay 6 3000 source=table-inventory")
    Case("", changed(SHORT, paid), breaks("paid-from-elsewhere-than-center", "535.11(o)", 3000, "the house")).holds()
    Case(
        "",
        changed(SHORT, (EXHAUSTED, "*" + of(EXHAUSTED, 11100)), (paid[0], paid[1].lstrip("*"))),
        breaks("bank-paid-in-too-much", "535.11(o)", 100, "P3"),
        about=frozenset({"bank-paid-in-too-much"}),
    ).holds()


@pytest.mark.parametrize(
    ("text", "line", "other", "first", "later"),
    [
        (CO_SURPLUS, "collect 5 8000", "*collect 5 8000 dest=table-inventory", "losing-wager-not-to-center-with-co-bank",
         "surplus-counted-wrong"),
        (SURPLUS, "return 4 2500", "*collect 4 2500", "tie-by-high-hand-not-returned", "bank-given-wrong-surplus"),
        (SURPLUS, "collect 5 8000", "*return 5 8000", "losing-wager-not-collected", "bank-paid-in-too-little"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_the_center_follows_from_a_wager_settled_otherwise(
    text: str, line: str, other: str, first: str, later: str
) -> None:
    """§ 535.11(o) and (r): the center is short, or has too much, by what one act brought into it or kept from it."""
    lines, (wrong,) = Case("", changed(text, (line, other))).log()
    found = {one.rule: one for one in replay(lines, FILED).findings}
    assert event_of(found[first]) == wrong and found[first].root is None
    root = found[later].root
    assert root is not None and root.event == wrong
