"""§§ 535.8(b), (c), 535.11(i), (j): the total of the dice and the position at which the delivery starts."""

from dataclasses import replace

import pytest

from tests.chapters.ch535_pai_gow.cases import Case, breaks
from tests.chapters.ch535_pai_gow.playlog import replay
from tests.chapters.ch535_pai_gow.rounds import DEAD, PLACES, table
from tests.said import play_rules

WRONG = "delivery-starts-at-wrong-position"
WRONG_BANK = "delivery-starts-at-wrong-position-with-bank"

HEAD = "unfinished\nbet 1 5000\nbet 3 2000\nclosed\nshake 3\nlid\n"
BANKED = "unfinished\nbank 3\ncheck 3 40000\nbet 1 5000\nclosed\nstyle ordinary\nshake 3\nlid\n"
ABOUT = frozenset(play_rules("535", "pai_gow.dice"))
NUMBERING = "how positions are numbered"

CASES = (
    Case(
        "total 15 is the sixth wagering position",
        (f"{HEAD}dice 654\ntotal 15\ndeal from 6\ngather",),
        keeps=(WRONG, "dice-total-wrong", "dice-total-not-announced"),
    ),
    Case("total 9 is the dealer", (f"{HEAD}dice 333\ntotal 9\ndeal from 0\ngather",), keeps=(WRONG,)),
    Case("total 8 is the Dead Hand", (f"{HEAD}dice 125\ntotal 8\ndeal from {DEAD}\ngather",), keeps=(WRONG,)),
    Case(
        "total 8 dealt to the dealer first",
        (f"{HEAD}dice 125\ntotal 8\n*give dealer 11\ngive dealer 12 13 14",),
        breaks(WRONG, "535.8(c)"),
    ),
    Case(
        "the other count with numbers from the dealer's left",
        (f"{HEAD}dice 236\ntotal 11\ndeal from 2\ngather",),
        keeps=(WRONG,),
        direction="clockwise",
    ),
    Case(
        "numbering not recorded",
        (f"{HEAD}dice 654\ntotal 15\ndeal from 6\ngather",),
        missing=((WRONG, NUMBERING),),
        direction="",
    ),
    Case(
        "dice not recorded",
        (f"{HEAD}dice 654\ntotal 15\ndeal from 6\ngather",),
        missing=((WRONG, "the dice"), ("dice-total-wrong", "the dice")),
        never=("dice-shown",),
    ),
    Case(
        "total announced wrong, delivery by the dice",
        (f"{HEAD}dice 654\n*total 14\ndeal from 6\ngather",),
        breaks("dice-total-wrong", "535.8(b)"),
        keeps=(WRONG,),
    ),
    Case(
        "total corrected before the delivery",
        (f"{HEAD}dice 654\ntotal 14\ntotal 15\ndeal from 6\ngather",),
        keeps=("dice-total-wrong", WRONG),
    ),
    Case(
        "no total announced",
        (f"{HEAD}dice 654\n*give 6 11\ngive 6 12 13 14",),
        breaks("dice-total-not-announced", "535.8(b)"),
        missing=(("dice-total-wrong", "the total announced"),),
    ),
    Case(
        "totals recorded sometimes",
        (f"{HEAD}dice 654\ngive 6 11 12 13 14",),
        missing=(("dice-total-not-announced", "the total announced"),),
        undeclared=("dice-total",),
    ),
    Case(
        "an invalid roll does not count",
        (f'{HEAD}dice 111\n{{"kind": "no-roll", "what": "not-flat"}}\nshake 3\nlid\ndice 654\ntotal 15\ndeal from 6',),
        keeps=(WRONG, "dice-total-wrong"),
    ),
    Case(
        "counted from the bank, the Dead Hand in order",
        (f"{BANKED}dice 122\ntotal 5\ndeal from {DEAD}\ngather",),
        keeps=(WRONG_BANK,),
    ),
    Case(
        "counted from the bank, the Dead Hand passed over",
        (f"{BANKED}dice 122\ntotal 5\n*give dealer 11\ngive dealer 12 13 14",),
        breaks(WRONG_BANK, "535.11(j)"),
    ),
    Case(
        "no tiles delivered",
        (HEAD,),
        spared=(WRONG, "dice-total-wrong"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    replace(case, about=ABOUT).holds()


@pytest.mark.parametrize("bank", range(1, DEAD))
def test_every_total_counted_from_the_bank(bank: int) -> None:
    """§ 535.11(j): each total leads to one place; all others are found."""
    for total in range(3, 19):
        spots = [1, 1, 1]
        for place in range(3):
            spots[place] += min(5, total - sum(spots))
        dice = "".join(map(str, spots))
        head = f"unfinished\nbank {bank}\nclosed\nshake 3\nlid\ndice {dice}\ntotal {total}\n"
        for place in (0, 1, DEAD):
            lines, _ = table(f"{head}deal from {place}")
            found = {finding.rule for finding in replay(lines).findings} & {WRONG_BANK}
            due = [*range(bank, DEAD), DEAD, *range(bank)][(total - 1) % PLACES]
            assert found == (set() if place == due else {WRONG_BANK}), (total, place)
