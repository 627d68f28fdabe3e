"""§ 685a.12 in play: a wrong light or area, dead hands, and devices that fail."""

import pytest

from tests.chapters.ch685a_down_under_blackjack.down_under import case, filed, finding
from tests.games.blackjack.cases import Case, Finds
from tests.games.blackjack.playlog import found, replay

WRONG = (
    "bet 1 2000\nbet 2 1000\ncards 1 TS 6D / 2 TC 8D / dealer 6H 9C\n{}\n1 hit 8C\ncollect 1 2000\n2 stand\n{}\nclear"
)
KEPT, FURTHER = "wrong-range-wager-kept", "wrong-range-further-wager-kept"
BLUE = "peek blue\narea small"
DEAD = '{"kind": "void-hand", "hand": 1, "what": "reader-misread"}\n{"kind": "void-hand", "hand": 2, "what": "reader-misread"}'
ROUND = '{"kind": "void-round", "what": "reader-misread"}'
NEXT = "bet 1 2000\ncards 1 TS 9D / dealer 6H 9C\nrange medium\n1 stand\nturn\ndealer 5S 20\ncollect 1 2000\nclear"


def one(
    name: str,
    *rounds: str,
    finds: tuple[Finds, ...] = (),
    keeps: tuple[str, ...] = (),
    missing: tuple[tuple[str, str], ...] = (),
    undeclared: tuple[str, ...] = (),
) -> Case:
    """A case of some rounds."""
    return case(name, *rounds, finds=finds, keeps=keeps, missing=missing, undeclared=undeclared)


def missed(acts: str, end: str, dealer: str = "KH 9C", range_: str = "range medium") -> str:
    """Seat 1 asks for a card and is skipped; seat 2 stands."""
    return (
        f"bet 1 2000\nbet 2 1000\ncards 1 5S 6D / 2 TC 4D / dealer {dealer}\n{range_}\n1 hit\n"
        '{"kind": "card-misdealt", "what": "skipped", "hand": 1, "seat": 1}\n'
        f"2 hit 4C\n2 stand\n{acts}\n{end}\nclear"
    )


CASES = (
    # 12(h): a wrong light
    one(
        "dead hands: every Bet Wager returned, also that of a hand over 21",
        WRONG.format(BLUE, f"{DEAD}\nreturn 1 2000\nreturn 2 1000"),
        keeps=(KEPT, "hand-voided-without-ground"),
    ),
    one(
        "dead hands: the wager of the hand over 21 kept",
        WRONG.format(BLUE, f"{DEAD}\nreturn 2 1000").replace("collect 1", "*collect 1"),
        finds=(finding(KEPT, "12(h)", -2000, "P1"),),
    ),
    one(
        "all hands dead: the wager of the hand over 21 kept",
        WRONG.format(BLUE, f"{ROUND}\nreturn 2 1000").replace("collect 1", "*collect 1"),
        finds=(finding(KEPT, "12(h)", -2000, "P1"),),
    ),
    one(
        "all hands dead: all returned",
        WRONG.format(BLUE, f"{ROUND}\nreturn 1 2000\nreturn 2 1000"),
        keeps=(KEPT, "round-voided-without-ground"),
    ),
    one(
        "a dead hand settled by the cards",
        WRONG.format(BLUE, f"{DEAD}\nreturn 1 2000\n*collect 2 1000"),
        finds=(finding(KEPT, "12(h)", -1000, "P2"),),
    ),
    one(
        "played on with the decisions made",
        WRONG.format(
            BLUE, '{"kind": "choice", "hand": 2, "seat": 2, "what": "play-on"}\nturn\ndealer 5S 20\ncollect 2 1000'
        ),
    ),
    one(
        "a floorperson notified, and played on",
        WRONG.format(BLUE, '{"kind": "notify", "by": "dealer"}\nturn\ndealer 5S 20\ncollect 2 1000'),
    ),
    one(
        "nobody notices",
        WRONG.format(BLUE.replace("peek", "*peek"), "turn\ndealer 5S 20\ncollect 2 1000"),
        finds=(finding("medium-hole-card-shown-otherwise", "3(e)(2)"),),
    ),
    one(
        "a wrong area: dead hands",
        WRONG.format("peek red\narea small", f"{DEAD}\nreturn 1 2000\nreturn 2 1000"),
        keeps=(KEPT,),
    ),
    one(
        "dead hands, though light and area were right",
        WRONG.format("range medium", DEAD.replace("{", "*{") + "\nreturn 1 2000\nreturn 2 1000").replace(
            "2 stand\n", "2 stand\nturn\n"
        ),
        finds=(
            finding("hand-voided-without-ground", "12(f)", noted=True),
            finding("hand-voided-without-ground", "12(f)", noted=True),
        ),
    ),
    one(
        "all hands dead for a misdeal",
        WRONG.format("range medium", '*{"kind": "void-round", "what": "misdeal"}\nreturn 1 2000\nreturn 2 1000'),
        finds=(finding("round-voided-without-ground", "12(f)", noted=True),),
    ),
    one(
        "all hands dead for a misdeal, one wager kept",
        WRONG.format("range medium", '**{"kind": "void-round", "what": "misdeal"}\nreturn 1 2000'),
        finds=(
            finding("round-voided-without-ground", "12(f)", noted=True),
            finding("voided-wager-kept", "12(g)", 1000, "P2", True),
        ),
    ),
    one(
        "a doubled hand called dead: the Double Down Wager kept",
        f"bet 1 2000\ncards 1 6S 5D / dealer 6H 9C\n{BLUE}\n1 double 2000 2C\n*"
        + DEAD.split("\n")[0]
        + "\nreturn 1 2000\nclear",
        finds=(finding(FURTHER, "12(h)", -2000, "P1", True),),
    ),
    one(
        "a doubled hand called dead: both returned",
        f"bet 1 2000\ncards 1 6S 5D / dealer 6H 9C\n{BLUE}\n1 double 2000 2C\n"
        + DEAD.split("\n")[0]
        + "\nreturn 1 2000\nreturn 1d 2000\nclear",
        keeps=(FURTHER,),
    ),
    one(
        "what was returned is not recorded",
        WRONG.format(BLUE, DEAD).replace("collect 1 2000\n", ""),
        missing=((KEPT, "the amounts settled, and a record of every return"),),
        undeclared=("return", "collect"),
    ),
    # 12(i)
    one(
        "the next round after a wrong light, the device replaced",
        WRONG.format(BLUE, f"turn\n{DEAD}\nreturn 1 2000\nreturn 2 1000"),
        'between\n{"kind": "device", "what": "replaced", "by": "card-reader"}',
        NEXT,
        keeps=("dealt-after-wrong-light",),
    ),
    one("the device works", NEXT, NEXT, keeps=("dealt-without-card-reader", "dealt-after-wrong-light")),
    # 12(g): a card asked for and missed
    one(
        "dealt after the others",
        missed("1 late-card\n1 gets 8C", "turn\ncollect 2 1000\nreturn 1 2000"),
        keeps=("late-card-after-hole-card", "late-card-before-others", "missed-card-option-not-followed"),
    ),
    one(
        "dealt after the hole card was turned",
        missed("*turn\n*1 gets 8C", "collect 2 1000\nreturn 1 2000"),
        finds=(finding("hole-card-turned-early", "7(l)"), finding("late-card-after-hole-card", "12(g)")),
    ),
    one(
        "dealt after the hole card lay open, both being Large",
        missed("1 late-card\n1 gets 8C", "collect 2 1000\ncollect 1 2000", "KH QC", "range large\nturn"),
        keeps=("late-card-after-hole-card",),
    ),
    one(
        "called dead, the wager returned",
        missed(
            '1 dead-hand\n{"kind": "void-hand", "hand": 1, "what": "missed-card"}\nreturn 1 2000',
            "turn\ncollect 2 1000",
        ),
        keeps=("missed-card-wager-kept",),
    ),
    one(
        "called dead, the wager collected",
        missed(
            '1 dead-hand\n{"kind": "void-hand", "hand": 1, "what": "missed-card"}\n*collect 1 2000',
            "turn\ncollect 2 1000",
        ),
        finds=(finding("missed-card-wager-kept", "12(g)", -2000, "P1"),),
    ),
)


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.name)
def test_irregularities(one: Case) -> None:
    one.holds()


def test_a_round_after_a_wrong_light_is_noted_once() -> None:
    rounds = (WRONG.format(BLUE, f"turn\n{DEAD}\nreturn 1 2000\nreturn 2 1000"), NEXT, NEXT)
    lines, _ = case("three rounds", *rounds).log()
    first_card = next(
        number for number, line in enumerate(lines, start=1) if '"kind": "deal"' in line and '"round": 2' in line
    )
    assert found(replay(lines, filed())) == [("dealt-after-wrong-light", "685a.12(i)", first_card)]
