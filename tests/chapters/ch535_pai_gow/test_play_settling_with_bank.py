"""§§ 535.10(e), (k), 535.11(e), (n) to (r): exposing, announcing, paying and vigorish in rounds with a bank."""

from dataclasses import replace

import pytest

from tests.chapters.ch535_pai_gow.banked import HANDS, HOUSE, banked, plain
from tests.chapters.ch535_pai_gow.cases import FILED, Case, breaks

START = plain({1: 10000, 2: 5000, 3: 4000, 4: 2500, 5: 8000, 6: 3000})
BETS = {1: 10000, 2: 5000, 4: 2500, 5: 8000, 6: 3000}
BANK = banked(3, BETS, 4000, offers="offer 1\noffer 2")
CO_BANK = banked(3, BETS, covered=True, offers="offer 1\noffer 2")
WAY = FILED + "house_way: {steps: [{prefer: PREFER}]}\n"


def changed(text: str, *pairs: tuple[str, str]) -> tuple[str, str]:
    """The table with a round in which some lines read otherwise."""
    lines = text.splitlines()
    for line, other in pairs:
        assert line in lines, (line, text)
        at = lines.index(line)
        lines[at : at + 1] = other.splitlines()
    return START, "\n".join(lines)


def exposed(seat: int) -> str:
    """The row that exposes a seat's hands."""
    return f'{{"kind": "expose", "hand": {seat}, "seat": {seat}}}'


def moved(text: str, lines: tuple[str, ...], before: str, star: str) -> tuple[str, str]:
    """The table with a round in which some lines stand before another one, a star before one of all lines."""
    opened = []
    for line in text.splitlines():
        act, *words = line.split()
        opened += [exposed(int(words[0])), f"lie {' '.join(words)}"] if act == "show" else [line]
    kept = [line for line in opened if line not in lines]
    at = kept.index(before)
    kept[at:at] = lines
    kept[kept.index(star)] = f"*{star}"
    return START, "\n".join(kept)


BY_STEPS = (
    "closed\nstyle ordinary\nshake 3\nlid\ndice 236\ntotal 11\ndeal\ngather\nshake 1 by=dealer\nsets 1\nsets 2\nsets 3\nsets 4\nsets 5\n"
    '*{"kind": "set-hand", "hand": 0, "seat": 0, "what": "low"}\nsets 6'
)

ORDER = (
    Case(
        "hands exposed clockwise with a bank",
        moved(
            BANK, (exposed(5), f"lie 5 {HANDS[5]}", "says 5 lose", "collect 5 8000", "take 5"), exposed(4), exposed(4)
        ),
        breaks("hands-exposed-out-of-order-with-bank", "535.11(o)"),
    ),
    Case(
        "hands exposed clockwise with a co-bank",
        moved(
            CO_BANK,
            (exposed(5), f"lie 5 {HANDS[5]}", "says 5 lose", "collect 5 8000", "take 5"),
            exposed(4),
            exposed(4),
        ),
        breaks("hands-exposed-out-of-order-with-co-bank", "535.11(r)"),
    ),
    Case(
        "a player's hands exposed before the bank's",
        moved(BANK, (exposed(1),), exposed(3), exposed(1)),
        breaks("hands-exposed-before-bank", "535.11(n)"),
    ),
    Case(
        "a winner paid before all hands were exposed, with a bank",
        moved(BANK, ("pay 2 5000", "vig 2 250", "return 2 5000"), exposed(6), "pay 2 5000"),
        breaks("paid-before-all-exposed-with-bank", "535.11(o)"),
    ),
    Case(
        "a winner paid before all hands were exposed, with a co-bank",
        moved(CO_BANK, ("pay 2 5000", "vig 2 250", "return 2 5000"), exposed(6), "pay 2 5000"),
        breaks("paid-before-all-exposed-with-co-bank", "535.11(r)"),
    ),
    Case(
        "a loss collected after a payment, with a bank",
        moved(BANK, ("collect 5 8000", "take 5"), "vig 2 250", "collect 5 8000"),
        breaks("losing-wager-collected-after-payment-with-bank", "535.11(o)"),
    ),
    Case(
        "winners paid from the left, with a bank",
        moved(BANK, ("pay 6 3000", "vig 6 150", "return 6 3000", "take 6"), "pay 2 5000", "pay 2 5000"),
        breaks("paid-out-of-order-with-bank", "535.11(o)", noted=True),
    ),
    Case(
        "the dealer's hands set before a player's, with a bank",
        changed(BANK, ("begin 236 ordinary", BY_STEPS)),
        breaks("dealer-turned-before-players-set-with-bank", "535.11(n)"),
    ),
)

CO_BANKS_WAY = (
    Case(
        "the co-bank set as filed",
        (START, CO_BANK),
        keeps=("co-bank-not-set-as-filed",),
        filing=WAY.replace("PREFER", "highest-high-hand"),
    ),
    Case(
        "the co-bank set otherwise",
        (START, CO_BANK.replace(f"show 3 {HOUSE}", f'*{{"kind": "expose", "hand": 3, "seat": 3}}\nlie 3 {HOUSE}')),
        breaks("co-bank-not-set-as-filed", "535.11(e)"),
        filing=WAY.replace("PREFER", "value, number: 5"),
    ),
)

CASES = (
    *ORDER,
    *CO_BANKS_WAY,
    Case(
        "by the law, with a bank",
        (START, BANK),
        keeps=(
            *("hands-exposed-out-of-order-with-bank", "hands-exposed-before-bank", "bank-not-exposed"),
            *("outcome-not-announced-with-bank", "vigorish-wrong-with-bank", "vigorish-not-taken-with-bank"),
            *("losing-wager-not-to-center", "paid-before-all-exposed-with-bank", "paid-from-elsewhere-than-center"),
            *(
                "losing-wager-collected-after-payment-with-bank",
                "vigorish-on-dealers-wager",
                "paid-out-of-order-with-bank",
            ),
        ),
    ),
    Case(
        "by the law, with a co-bank",
        (START, CO_BANK),
        keeps=(
            *("hands-exposed-out-of-order-with-co-bank", "outcome-not-announced-with-co-bank"),
            *("losing-wager-not-to-center-with-co-bank", "paid-before-all-exposed-with-co-bank"),
            "paid-from-elsewhere-than-center-with-co-bank",
        ),
    ),
    Case(
        "no announcement with a bank",
        changed(BANK, ("says 1 lose", ""), ("collect 1 10000", "*collect 1 10000")),
        breaks("outcome-not-announced-with-bank", "535.11(o)"),
    ),
    Case(
        "no announcement with a co-bank",
        changed(CO_BANK, ("says 1 lose", ""), ("collect 1 10000", "*collect 1 10000")),
        breaks("outcome-not-announced-with-co-bank", "535.11(r)"),
    ),
    Case(
        "no vigorish from a winner against the bank",
        changed(BANK, ("vig 2 250", ""), ("pay 2 5000", "*pay 2 5000")),
        breaks("vigorish-not-taken-with-bank", "535.11(q)", 250, "the house"),
    ),
    Case(
        "no vigorish from a winner against a co-bank",
        changed(CO_BANK, ("vig 2 250", ""), ("pay 2 5000", "*pay 2 5000")),
        breaks("no-vigorish-with-co-bank", "535.11(q)", 250, "the house", noted=True),
    ),
    Case(
        "another vigorish from a winner against the bank",
        changed(BANK, ("vig 2 250", "*vig 2 300")),
        breaks("vigorish-wrong-with-bank", "535.11(q)", -50, "P2"),
    ),
    Case(
        "vigorish on the dealer's wager",
        changed(BANK, ("says 0 win", "says 0 win\n*vig d 200")),
        breaks("vigorish-on-dealers-wager", "535.11(q)"),
    ),
    Case(
        "a loss put in the inventory",
        changed(BANK, ("collect 5 8000", "*collect 5 8000 dest=table-inventory")),
        breaks("losing-wager-not-to-center", "535.11(o)"),
    ),
    Case(
        "a loss put in the inventory with a co-bank",
        changed(CO_BANK, ("collect 5 8000", "*collect 5 8000 dest=table-inventory")),
        breaks("losing-wager-not-to-center-with-co-bank", "535.11(r)"),
    ),
    Case(
        "a winner paid from the inventory",
        changed(BANK, ("pay 2 5000", "*pay 2 5000 source=table-inventory")),
        breaks("paid-from-elsewhere-than-center", "535.11(o)", 5000, "the house"),
    ),
    Case(
        "a winner paid from the inventory with a co-bank",
        changed(CO_BANK, ("pay 2 5000", "*pay 2 5000 source=table-inventory")),
        breaks("paid-from-elsewhere-than-center-with-co-bank", "535.11(r)", 5000, "the house"),
    ),
    Case(
        "a surrender in a round with a bank",
        changed(BANK, (f"show 5 {HANDS[5]}", "*surrender 5"), ("says 5 lose", "")),
        breaks("surrender-with-bank", "535.10(e)", noted=True),
    ),
)

ABOUT = frozenset(find.rule for case in CASES for find in case.finds)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    replace(case, about=ABOUT if case.finds else frozenset()).holds()
