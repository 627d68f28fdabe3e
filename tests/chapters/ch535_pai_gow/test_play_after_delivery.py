"""§§ 535.8(d)-(f), 535.11(k)-(m): the marker, stacks without a wager, the dice covered and shaken once more."""

from dataclasses import replace

import pytest

from tests.chapters.ch535_pai_gow.cases import Case, Finds, breaks
from tests.said import play_rules

MARKER = "dealer-tiles-not-marked"
LATE = "dealer-tiles-marked-late"
LEFT = "empty-position-not-collected"
EARLY = "empty-position-collected-early"
ELSEWHERE = "empty-position-not-with-dead-hand"
FACE = "empty-position-collected-face-up"
NOT_SHAKEN = "dice-not-shaken-after-delivery"
OFTEN = "dice-shaken-more-than-once-after-delivery"
TOO_SOON = "dice-shaken-before-all-collected"
BANK = "-with-bank"

HEAD = "bet 1 5000\nbet 4 5000\nclosed\nshake 3\nlid\ndice 234\ntotal 9\n"
DEALER = "give dealer 11 12 13 14\n"
OTHERS = "give 1 21 22 23 24\ngive 2 31 32 33 34\ngive 3 41 42 43 44\ngive 4 51 52 53 54\n"
LAST = "give 5 61 62 63 64\ngive 6 71 72 73 74\ngive dead 81 82 83 84\n"
DEAL = f"{DEALER}marker\n{OTHERS}{LAST}"
SHAKE = "shake 1 by=dealer\n"
SETS = "sets 1\nsets 4"
GATHER = "gather\n"

BANKED = "bank 3\ncheck 3 40000\nbet 1 5000\n{}closed\nstyle ordinary\nshake 3\nlid\ndice 144\ntotal 9\n"
FROM_BANK = "give 3 11 12 13 14\ngive 4 21 22 23 24\ngive 5 31 32 33 34\ngive 6 41 42 43 44\ngive dead 51 52 53 54\n"
TO_DEALER = "give dealer 61 62 63 64\n"
TO_OTHERS = "give 1 71 72 73 74\ngive 2 81 82 83 84\n"
BANK_DEAL = f"{FROM_BANK}{TO_DEALER}marker\n{TO_OTHERS}"
AGAINST = "against 5000\n"
BANK_SETS = "sets 1\nsets 3"

CASES = (
    Case(
        "by the law",
        (f"{HEAD}{DEAL}{GATHER}{SHAKE}{SETS}",),
        keeps=(MARKER, LATE, LEFT, EARLY, ELSEWHERE, FACE, NOT_SHAKEN, OFTEN, TOO_SOON),
    ),
    Case(
        "no marker",
        (f"{HEAD}*{DEALER}{OTHERS}{LAST}{GATHER}{SHAKE}{SETS}",),
        breaks(MARKER, "535.8(d)"),
    ),
    Case(
        "the marker after further stacks",
        (f"{HEAD}{DEALER}{OTHERS}*marker\n{LAST}{GATHER}{SHAKE}{SETS}",),
        breaks(LATE, "535.8(d)", noted=True),
        keeps=(MARKER,),
    ),
    Case(
        "the marker after the whole deal, the dealer last",
        (
            "bet 1 5000\nclosed\nshake 3\nlid\ndice 235\ntotal 10\n"
            "give 1 11 12 13 14\ngive 2 21 22 23 24\ngive 3 31 32 33 34\ngive 4 41 42 43 44\ngive 5 51 52 53 54\n"
            f"give 6 61 62 63 64\ngive dead 71 72 73 74\ngive dealer 81 82 83 84\nmarker\n{GATHER}{SHAKE}sets 1",
        ),
        keeps=(LATE,),
    ),
    Case(
        "markers recorded sometimes",
        (f"{HEAD}{DEALER}{OTHERS}{LAST}{GATHER}{SHAKE}{SETS}",),
        missing=((MARKER, "the marker on the dealer's tiles"),),
        undeclared=("marker-placed",),
    ),
    Case(
        "no marker in a round broken off after the delivery",
        (f"{HEAD}{DEALER}{OTHERS}{LAST}",),
        missing=((MARKER, "the marker on the dealer's tiles"),),
    ),
    Case(
        "a stack without a wager left",
        (f"{HEAD}{DEAL.replace('give 5', '*give 5')}gather 2 3 6\n{SHAKE}{SETS}",),
        breaks(LEFT, "535.8(e)"),
        keeps=(LEFT,),
    ),
    Case(
        "collecting recorded sometimes",
        (f"{HEAD}{DEAL}gather 2 3 6\n{SHAKE}{SETS}",),
        missing=((LEFT, "whether stacks without a wager were collected"),),
        undeclared=("move-card",),
    ),
    Case(
        "wagers recorded sometimes",
        (f"{HEAD}{DEAL}gather 2 3 6\n{SHAKE}{SETS}",),
        missing=((LEFT, "which positions have a wager"),),
        undeclared=("wager",),
    ),
    Case(
        "a wager taken back before the deal leaves its position without one",
        (f'bet 2 3000\n{{"kind": "wager-withdrawn", "wager": 2}}\n{HEAD}{DEAL}gather 2 3 5 6\n{SHAKE}{SETS}',),
        keeps=(LEFT,),
    ),
    Case(
        "a stack collected while others are still dealt",
        (f"{HEAD}{DEALER}marker\n{OTHERS}*gather 2\n{LAST}gather 3 5 6\n{SHAKE}{SETS}",),
        breaks(EARLY, "535.8(e)"),
        keeps=(EARLY, LEFT),
    ),
    Case(
        "a stack put elsewhere",
        (f"{HEAD}{DEAL}gather 2 3 5\n*gather 6 dest=container-right\n{SHAKE}{SETS}",),
        (Finds(ELSEWHERE, "535.8(e)"),),
        keeps=(ELSEWHERE,),
        undeclared=("move-card",),
    ),
    Case(
        "a stack put elsewhere, and a wager collected of which no row says where it was placed",
        (
            f"{HEAD}{DEAL}gather 2 3 5\ngather 6 dest=container-right\n{SHAKE}{SETS}\n"
            '{"kind": "collect", "wager": 9, "cents": 5000, "dest": "table-inventory"}',
        ),
        missing=((LEFT, "which positions have a wager"),),
        undeclared=("move-card",),
    ),
    Case(
        "a stack turned up",
        (f"{HEAD}{DEAL}gather 2 3 5\n*gather 6 face=up\n{SHAKE}{SETS}",),
        breaks(FACE, "535.8(e)"),
        keeps=(FACE,),
    ),
    Case(
        "faces not recorded",
        (f"{HEAD}{DEAL}{GATHER}{SHAKE}{SETS}",),
        missing=((FACE, "whether the tiles lay face up"),),
        never=("move-card.face",),
    ),
    Case(
        "not shaken",
        (f"{HEAD}{DEAL}gather 2 3 5\n*gather 6\n{SETS}",),
        breaks(NOT_SHAKEN, "535.8(f)"),
    ),
    Case(
        "shaking recorded sometimes",
        (f"{HEAD}{DEAL}{GATHER}{SETS}",),
        missing=((NOT_SHAKEN, "the shaking of the dice"),),
        undeclared=("dice-shake",),
    ),
    Case(
        "shaken twice",
        (f"{HEAD}{DEAL}{GATHER}*shake 2\n{SETS}",),
        breaks(OFTEN, "535.8(f)"),
        keeps=(NOT_SHAKEN, TOO_SOON),
    ),
    Case(
        "shaken once and once more",
        (f"{HEAD}{DEAL}{GATHER}shake 1\n*shake 1\n{SETS}",),
        breaks(OFTEN, "535.8(f)"),
    ),
    Case(
        "how often is not recorded",
        (f"{HEAD}{DEAL}{GATHER}shake 1 n=\n{SETS}",),
        missing=((OFTEN, "how often the dice were shaken"),),
        keeps=(NOT_SHAKEN,),
    ),
    Case(
        "shaken before the stacks were collected",
        (f"{HEAD}{DEAL}*shake 1\n{GATHER}{SETS}",),
        breaks(TOO_SOON, "535.8(f)"),
        keeps=(OFTEN,),
    ),
    Case(
        "a player is the bank, the dealer has no wager",
        (f"{BANKED.format('')}{BANK_DEAL}{GATHER}{SHAKE}{BANK_SETS}",),
        keeps=tuple(rule + BANK for rule in (MARKER, LATE, LEFT, EARLY, ELSEWHERE, FACE, NOT_SHAKEN, OFTEN, TOO_SOON)),
    ),
    Case(
        "a player is the bank, the dealer wagers",
        (f"{BANKED.format(AGAINST)}{BANK_DEAL}{GATHER}{SHAKE}{BANK_SETS}",),
        keeps=(LEFT + BANK,),
        spared=(MARKER + BANK,),
    ),
    Case(
        "neither wager nor marker on the dealer's tiles",
        (f"{BANKED.format('')}{FROM_BANK}*{TO_DEALER}{TO_OTHERS}{GATHER}{SHAKE}{BANK_SETS}",),
        breaks(MARKER + BANK, "535.11(k)"),
    ),
    Case(
        "the marker late while a player is the bank",
        (f"{BANKED.format('')}{FROM_BANK}{TO_DEALER}{TO_OTHERS}*marker\n{GATHER}{SHAKE}{BANK_SETS}",),
        breaks(LATE + BANK, "535.11(k)", noted=True),
    ),
    Case(
        "the dealer without a wager keeps and sets his tiles",
        (f"{BANKED.format('')}{BANK_DEAL}gather 2 4 5 6\n{SHAKE}{BANK_SETS}\n*dealer 6-6 6-6 / 5-6 2-2",),
        breaks(LEFT + BANK, "535.11(l)"),
    ),
    Case(
        "the dealer without a wager leaves his tiles where they lie",
        (f"{BANKED.format('')}{FROM_BANK}*{TO_DEALER}marker\n{TO_OTHERS}gather 2 4 5 6\n{SHAKE}{BANK_SETS}",),
        breaks(LEFT + BANK, "535.11(l)"),
    ),
    Case(
        "collected early, face up and elsewhere while a player is the bank",
        (
            f"{BANKED.format('')}{FROM_BANK}*gather 4\n{TO_DEALER}marker\n{TO_OTHERS}*gather 5 face=up\n"
            f"*gather 6 dest=container-right\ngather 2 dealer\n{SHAKE}{BANK_SETS}",
        ),
        (
            Finds(EARLY + BANK, "535.11(l)"),
            Finds(FACE + BANK, "535.11(l)"),
            Finds(ELSEWHERE + BANK, "535.11(l)"),
        ),
        undeclared=("move-card",),
    ),
    Case(
        "not shaken while a player is the bank",
        (f"{BANKED.format('')}{BANK_DEAL}gather 2 4 5 6\n*gather dealer\n{BANK_SETS}",),
        breaks(NOT_SHAKEN + BANK, "535.11(m)"),
    ),
    Case(
        "shaken too soon and too often while a player is the bank",
        (f"{BANKED.format('')}{BANK_DEAL}*shake 1\n{GATHER}*shake 1\n{BANK_SETS}",),
        (Finds(TOO_SOON + BANK, "535.11(m)"), Finds(OFTEN + BANK, "535.11(m)")),
    ),
    Case("tiles only in part delivered", (f"{HEAD}{DEALER}{OTHERS}",), spared=(MARKER, LEFT, NOT_SHAKEN)),
)

ABOUT = frozenset(play_rules("535", "pai_gow.after_delivery"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    replace(case, about=ABOUT).holds()
