"""§ 535.11(i): the style that the bank chooses, and the shaker in his hands."""

import pytest

from tests.chapters.ch535_pai_gow.banked import banked, plain
from tests.chapters.ch535_pai_gow.cases import BARE, FILED, Case, breaks
from tests.chapters.ch535_pai_gow.playlog import replay
from tests.chapters.ch535_pai_gow.rounds import table

START = plain({1: 10000, 2: 5000, 4: 2500})
REPEATS = 'between\n{"kind": "records", "what": "delivery-repeated", "by": "always"}'
HEAD = banked(1, {2: 5000, 4: 2500}).split("begin 236")[0]
TAIL = banked(1, {2: 5000, 4: 2500}).split("begin 236 ordinary")[1]
ROLL = "lid\ndice 236\ntotal 11"
REPEATED = '{"kind": "delivery-repeated", "what": "jung-quat", "by": "dealer"}'
CHOSEN = '{"kind": "delivery-chosen", "what": "jung-quat", "by": "bank"}'
INDICATED = '{"kind": "delivery-indicated", "what": "jung-quat", "by": "dealer"}'
BY_BANK = '{"kind": "dice-uncovered", "by": "bank"}'
BY_PLAYER = '{"kind": "dice-uncovered", "by": "player:P4"}'
SHAKEN = "shake 3"
ALL_STYLES = FILED.replace("bank: {", "bank: {styles: all-of-the-chapter, ")


def played(*lines: str, style: str = "jung-quat") -> tuple[str, str]:
    """A round with a bank that goes on with these lines from "no more bets" to the roll, and then by the law."""
    text = "\n".join(("closed", *lines, f"deal in {style}", "gather"))
    after = '{"kind": "dice-shake", "n": 1, "by": "dealer"}\nsets 1\nsets 2\nsets 4'
    return START, f"{HEAD}{text}\n{after}{TAIL}"


CASES = (
    Case(
        "style chosen, indicated, shaken by the bank",
        played(CHOSEN, INDICATED, SHAKEN, ROLL),
        keeps=(
            *("bank-style-not-followed", "dice-not-shaken-by-bank", "dice-shaken-before-style-indicated"),
            *("bank-shakes-too-few", "lid-not-removed-by-dealer", "bank-style-not-filed"),
        ),
        missing=(("bank-style-not-repeated", "what the dealer repeats"),),
        undeclared=("delivery-repeated",),
    ),
    Case(
        "another style indicated",
        played(CHOSEN, "*" + INDICATED.replace("jung-quat", "chee-yee"), SHAKEN, ROLL),
        breaks("bank-style-not-followed", "535.11(i)"),
        about=("bank-style-not-followed",),
    ),
    Case(
        "a style that is not filed",
        played("*" + CHOSEN, INDICATED, SHAKEN, ROLL),
        breaks("bank-style-not-filed", "535.11(i)", noted=True),
        filing=FILED.replace("jung-quat, ", ""),
        about=("bank-style-not-filed",),
    ),
    Case(
        "a style that is not listed, where the bank may choose among all",
        played(CHOSEN, INDICATED, SHAKEN, ROLL),
        keeps=("bank-style-not-filed",),
        filing=ALL_STYLES.replace("jung-quat, ", ""),
        about=("bank-style-not-filed",),
    ),
    Case(
        "a style, where none is listed and the bank may choose among all",
        played(CHOSEN, INDICATED, SHAKEN, ROLL),
        keeps=("bank-style-not-filed",),
        filing=ALL_STYLES[: ALL_STYLES.index("dealing:")],
        about=("bank-style-not-filed",),
    ),
    Case(
        "a style that is not listed, where the bank may choose among those listed",
        played("*" + CHOSEN, INDICATED, SHAKEN, ROLL),
        breaks("bank-style-not-filed", "535.11(i)", noted=True),
        filing=ALL_STYLES.replace("all-of-the-chapter", "those-of-the-filing").replace("jung-quat, ", ""),
        about=("bank-style-not-filed",),
    ),
    Case(
        "no choice and the ordinary procedure",
        played(SHAKEN, ROLL, style="ordinary"),
        spared=("style-without-choice-of-bank",),
    ),
    Case(
        "no choice and another style",
        played("*" + INDICATED, SHAKEN, ROLL),
        breaks("style-without-choice-of-bank", "535.11(i)"),
        about=("style-without-choice-of-bank",),
    ),
    Case(
        "choices recorded sometimes",
        played(INDICATED, SHAKEN, ROLL),
        missing=(("style-without-choice-of-bank", "what the bank chose"),),
        undeclared=("delivery-chosen",),
        about=("style-without-choice-of-bank",),
    ),
    Case(
        "the style not repeated",
        (REPEATS, *played("*" + CHOSEN, INDICATED, SHAKEN, ROLL)),
        breaks("bank-style-not-repeated", "535.11(i)"),
        about=("bank-style-not-repeated",),
    ),
    Case(
        "the style repeated",
        (REPEATS, *played(CHOSEN, REPEATED, INDICATED, SHAKEN, ROLL)),
        keeps=("bank-style-not-repeated", "bank-style-repeated-wrong"),
    ),
    Case(
        "another style repeated",
        (REPEATS, *played(CHOSEN, "*" + REPEATED.replace("jung-quat", "chee-yee"), INDICATED, SHAKEN, ROLL)),
        breaks("bank-style-repeated-wrong", "535.11(i)"),
        about=("bank-style-repeated-wrong",),
    ),
    Case(
        "shaken by the dealer",
        played(CHOSEN, INDICATED, '*{"kind": "dice-shake", "n": 3, "by": "dealer"}', ROLL),
        breaks("dice-not-shaken-by-bank", "535.11(i)"),
        about=("dice-not-shaken-by-bank",),
    ),
    Case(
        "who shook is not recorded",
        played(CHOSEN, INDICATED, '{"kind": "dice-shake", "n": 3}', ROLL),
        missing=(("dice-not-shaken-by-bank", "who shook the dice"),),
        about=("dice-not-shaken-by-bank",),
    ),
    Case(
        "shaken twice",
        played(CHOSEN, INDICATED, "shake 2", ROLL.replace("lid", "*lid")),
        breaks("bank-shakes-too-few", "535.11(i)"),
        about=("bank-shakes-too-few",),
    ),
    Case(
        "shaken twice and once",
        played(CHOSEN, INDICATED, "shake 2", "shake 1", ROLL),
        keeps=("bank-shakes-too-few",),
    ),
    Case(
        "shaken before the style is indicated",
        played(CHOSEN, "*" + SHAKEN, INDICATED, ROLL),
        breaks("dice-shaken-before-style-indicated", "535.11(i)"),
        about=("dice-shaken-before-style-indicated",),
    ),
    Case(
        "the lid removed by a player",
        played(CHOSEN, INDICATED, SHAKEN, "*" + BY_PLAYER, ROLL.replace("lid\n", "")),
        breaks("lid-not-removed-by-dealer", "535.11(i)"),
        about=("lid-not-removed-by-dealer",),
    ),
    Case(
        "the lid removed by the bank, and the roll used",
        played(CHOSEN, INDICATED, SHAKEN, "*" + BY_BANK, ROLL.replace("lid\n", "")),
        breaks("dice-not-reshaken-after-lid", "535.11(i)"),
        about=("dice-not-reshaken-after-lid", "lid-not-removed-by-dealer"),
    ),
    Case(
        "the lid removed by the bank, and the dice reshaken",
        played(CHOSEN, INDICATED, SHAKEN, BY_BANK, SHAKEN, ROLL),
        spared=("dice-not-reshaken-after-lid",),
        about=("dice-not-reshaken-after-lid", "lid-not-removed-by-dealer"),
    ),
    Case(
        "the total announced wrong",
        played(CHOSEN, INDICATED, SHAKEN, ROLL.replace("total 11", "*total 12")),
        breaks("dice-total-wrong-with-bank", "535.11(i)"),
        about=("dice-total-wrong-with-bank", "dice-total-wrong", "dice-total-not-announced-with-bank"),
        keeps=("dice-total-not-announced-with-bank",),
    ),
    Case(
        "announcements of the total recorded sometimes",
        played(CHOSEN, INDICATED, SHAKEN, "lid\ndice 236"),
        missing=(("dice-total-not-announced-with-bank", "the total announced"),),
        undeclared=("dice-total",),
        about=("dice-total-not-announced-with-bank",),
    ),
    Case("no bank", (START,), spared=("bank-shakes-too-few", "style-without-choice-of-bank"), filing=BARE),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    case.holds()


def test_no_total_announced() -> None:
    """§ 535.11(i): tiles delivered without an announced total, where totals are always recorded."""
    start, text = played(CHOSEN, INDICATED, SHAKEN, "lid\ndice 236")
    lines, _ = table(start, text)
    found = [one for one in replay(lines, FILED).findings if one.rule.startswith("dice-total")]
    assert [(one.rule, one.citation) for one in found] == [("dice-total-not-announced-with-bank", "535.11(i)")]
