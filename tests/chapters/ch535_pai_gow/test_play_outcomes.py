"""§§ 535.4, 535.10(e) to (j): comparing, announcing, exposing, surrendering."""

import pytest

from tests.chapters.ch535_pai_gow.cases import BARE, Case, breaks

DEALER = "dealer 1-3 2-3 / 4-6 2-5"
WINS = "3-3 3-3 / 6-6 4-5"
LOSES = "5-5 3-5 / 1-6 3-4"
ALSO_LOSES = "4-6 2-6 / 5-5 1-5"
TIES = "2-2 2-2 / 3-6 1-5"
COPIES = "1-3 1-4 / 4-6 1-6"

ONE = f"bet 4 2500\nbegin 236\n{DEALER}\n"
TWO = f"bet 2 3300\nbet 5 10000\nbegin 236\n{DEALER}\n"
TIE_HIGH = "tie-by-high-hand-announced-otherwise"


def compared(mine: str, dealers: str, said: str, star: str = "*") -> str:
    """A round in which the dealer compares one half of seat 4 with his own, all else done by the law."""
    compare = f'{star}{{"kind": "compared", "hand": 4, "seat": 4, "what": "{said}"}}'
    return f"bet 4 2500\nbegin 236\ndealer {dealers}\nshown 4 {mine}\n{compare}\nfinish"


def says(tiles: str, result: str, settled: str, dealer: str = DEALER, star: str = "*") -> str:
    """A round in which one outcome is announced and the wager settled as given."""
    return f"bet 4 2500\nbegin 236\n{dealer}\nshow 4 {tiles}\n{star}says 4 {result}\n{settled}\ntake 4\nclear"


BACK, LOST, PAID = "return 4 2500", "collect 4 2500", "pay 4 2500\nvig 4 125\nreturn 4 2500"
ZERO_HIGHER = "6-6 6-6 / 5-5 4-6"
ZERO_DEALER = "dealer 1-5 1-5 / 3-3 2-2"

COMPARING = (
    Case(
        "a copy by pair rank called higher",
        (compared("6-6 4-5 / 1-1 1-3", "6-6 3-6 / 5-6 1-3", "high-higher"),),
        breaks("copy-of-pair-compared-wrong", "535.4(b)"),
    ),
    Case(
        "a copy by pair rank",
        (compared("6-6 4-5 / 1-1 1-3", "6-6 3-6 / 5-6 1-3", "high-copy", ""),),
        keeps=("copy-of-pair-compared-wrong",),
    ),
    Case(
        "the second tile compared",
        (compared("1-1 1-3 / 4-4 1-6", "5-5 5-5 / 4-4 2-5", "low-higher"),),
        breaks("copy-compared-wrong", "535.4(g)"),
    ),
    Case(
        "the highest tile",
        (compared("1-1 4-5 / 2-6 4-6", "6-6 3-6 / 3-5 5-5", "low-lower", ""),),
        keeps=("highest-tiles-compared-wrong",),
    ),
    Case(
        "the highest tile overlooked",
        (compared("1-1 4-5 / 2-6 4-6", "6-6 3-6 / 3-5 5-5", "low-copy"),),
        breaks("highest-tiles-compared-wrong", "535.4(e)"),
    ),
    Case(
        "the 2-4 counted as a six, a copy",
        (compared("1-1 1-3 / 2-4 3-6", "5-5 5-5 / 1-2 4-5", "low-copy", ""),),
        keeps=("counted-tiles-compared-wrong",),
    ),
    Case(
        "the 1-2 counted as a three alone",
        (compared("1-1 1-3 / 2-4 3-6", "5-5 5-5 / 1-2 4-5", "low-higher"),),
        breaks("compared-by-lesser-count", "535.4(d)", noted=True),
    ),
    Case(
        "a 2-4 that can be higher by no count",
        (compared("6-6 3-6 / 2-4 1-3", "5-5 5-5 / 1-1 1-6", "low-higher"),),
        breaks("counted-tiles-compared-wrong", "535.4(d)"),
    ),
    Case(
        "a value overlooked",
        (compared("3-3 1-1 / 1-6 5-6", "2-2 1-3 / 5-5 1-6", "low-lower"),),
        breaks("values-compared-wrong", "535.4(c)"),
    ),
    Case(
        "the lower of two pairs called higher",
        (compared("1-1 2-6 / 1-6 5-6", "6-6 3-5 / 3-4 5-5", "high-higher"),),
        breaks("pairs-compared-wrong", "535.4(a)"),
    ),
    Case(
        "a pair below a nine",
        (compared("1-1 3-5 / 1-6 5-6", "5-5 3-6 / 5-6 1-3", "high-lower"),),
        breaks("pair-compared-wrong-with-no-pair", "535.4(a)"),
    ),
)

ANNOUNCING = (
    Case(
        "won, tied, lost, copied",
        tuple(f"{ONE}shown 4 {tiles}\nfinish" for tiles in (WINS, TIES, LOSES, COPIES)),
        filing=BARE,
        keeps=(
            "winning-wager-announced-otherwise",
            TIE_HIGH,
            "losing-wager-announced-otherwise",
            "outcome-not-announced",
        ),
    ),
    Case(
        "a tie announced as a win and paid",
        (says(TIES, "win", "*pay 4 2500\nvig 4 125\nreturn 4 2500"),),
        breaks(TIE_HIGH, "535.10(h)(1)") + breaks("tie-by-high-hand-not-returned", "535.10(h)(1)", 2500, "the house"),
    ),
    Case(
        "a copy of both halves announced as a tie",
        (says(COPIES, "tie", "*return 4 2500"),),
        breaks("losing-wager-announced-otherwise", "535.10(g)")
        + breaks("losing-wager-not-collected", "535.10(g)", 2500, "the house"),
    ),
    Case(
        "a win announced as a tie, settled as a win",
        (says(WINS, "tie", PAID),),
        breaks("winning-wager-announced-otherwise", "535.10(j)"),
    ),
    Case(
        "a tie by the low hand announced as a loss",
        (says("1-3 1-4 / 4-4 4-6", "lose", "*collect 4 2500", dealer="dealer 3-3 3-3 / 1-6 5-5"),),
        breaks("tie-by-low-hand-announced-otherwise", "535.10(h)(2)")
        + breaks("tie-by-low-hand-not-returned", "535.10(h)(2)", -2500, "P4"),
    ),
    Case(
        "a zero low hand that outranks the dealer's, called a tie",
        (says(ZERO_HIGHER, "tie", BACK, dealer=ZERO_DEALER),),
        breaks("announced-with-zero-low-hand", "535.10(g)", noted=True),
    ),
    Case(
        "a zero low hand that outranks the dealer's, called a win",
        (says(ZERO_HIGHER, "win", PAID, dealer=ZERO_DEALER),),
        breaks("announced-with-zero-low-hand", "535.10(g)", noted=True),
    ),
    Case(
        "a zero low hand that outranks the dealer's, called a loss",
        (says(ZERO_HIGHER, "lose", "*collect 4 2500", dealer=ZERO_DEALER),),
        breaks(TIE_HIGH, "535.10(h)(1)") + breaks("tie-by-high-hand-not-returned", "535.10(h)(1)", -2500, "P4"),
    ),
    Case(
        "an outcome by the lesser count",
        (says("4-6 3-6 / 2-4 1-1", "tie", BACK, dealer="dealer 2-2 1-3 / 5-5 1-6"),),
        breaks("announced-by-lesser-count", "535.4(d)", noted=True),
    ),
    Case(
        "halves in each other's place, compared as laid",
        (says("4-6 3-6 / 3-3 3-3", "tie", BACK),),
        breaks("announced-of-exchanged-halves", "535.10(f)", noted=True),
    ),
    Case(
        "halves in each other's place, compared by rank",
        (says("4-6 3-6 / 3-3 3-3", "win", PAID, star=""),),
        keeps=("winning-wager-announced-otherwise",),
    ),
    Case(
        "no announcement",
        (f"{ONE}show 4 {LOSES}\n*collect 4 2500\ntake 4\nclear",),
        breaks("outcome-not-announced", "535.10(f)"),
        missing=(("losing-wager-announced-otherwise", "the announcement"),),
    ),
    Case(
        "no announcement of the wager of a player who may have left",
        (f"{ONE}show 4 {LOSES}\ncollect 4 2500\ntake 4\nclear",),
        missing=(("outcome-not-announced", "whether the player left"),),
        undeclared=("player-leaves",),
    ),
    Case(
        "announcements recorded sometimes",
        (f"{ONE}show 4 {LOSES}\ncollect 4 2500\ntake 4\nclear",),
        missing=(("outcome-not-announced", "the announcement of outcomes"),),
        undeclared=("outcome",),
    ),
    Case(
        "announced after the next hands",
        (
            f"{TWO}show 2 {TIES}\nshow 5 {WINS}\n*says 2 tie\nreturn 2 3300\ntake 2\nsays 5 win\npay 5 10000\nvig 5 500\nreturn 5 10000\ntake 5",
        ),
        breaks("outcome-announced-late", "535.10(f)", noted=True),
    ),
    Case(
        "tiles unknown",
        (f"{ONE}shown 4 {LOSES}\nfinish",),
        missing=(
            ("losing-wager-announced-otherwise", "the tiles of both hands"),
            ("losing-wager-not-collected", "the tiles of both hands"),
        ),
        never=("set-hand.card",),
    ),
)

EXPOSING = (
    Case(
        "from the dealer's right",
        (f"{TWO}shown 2 {WINS}\nshown 5 {LOSES}\nfinish",),
        keeps=("hands-exposed-out-of-order", "hands-exposed-before-dealer-set", "hands-not-exposed"),
    ),
    Case(
        "from the dealer's left",
        (f'{TWO}shown 5 {LOSES}\n*{{"kind": "expose", "hand": 2, "seat": 2}}\nlaid 2 {WINS}\nfinish',),
        breaks("hands-exposed-out-of-order", "535.10(f)"),
    ),
    Case(
        "from the dealer's left, with numbers from there",
        (f"{TWO}shown 5 {LOSES}\nshown 2 {ALSO_LOSES}\nfinish",),
        keeps=("hands-exposed-out-of-order",),
        direction="clockwise",
    ),
    Case(
        "numbering not recorded",
        (f"{TWO}shown 2 {LOSES}\nshown 5 {ALSO_LOSES}\nfinish",),
        missing=(("hands-exposed-out-of-order", "how positions are numbered"),),
        direction="",
    ),
    Case(
        "before the dealer set his",
        (
            "bet 4 2500\nbegin 236\n"
            + f'*{{"kind": "expose", "hand": 4, "seat": 4}}\n{DEALER}\nsays 4 lose\ncollect 4 2500\ntake 4',
        ),
        breaks("hands-exposed-before-dealer-set", "535.10(f)"),
    ),
    Case(
        "never",
        (f"{ONE}says 4 lose\ncollect 4 2500\ntake 4\n*end",),
        breaks("hands-not-exposed", "535.10(f)"),
    ),
)

SURRENDERED = f"{ONE}surrender 4\n"
SURRENDER = (
    Case(
        "in time",
        (f"{SURRENDERED}collect 4 2500\ntake 4\nclear",),
        keeps=(
            "surrender-before-dealer-set",
            "surrender-after-exposure",
            "surrender-not-collected-whole",
            "surrender-not-collected-at-once",
            "surrendered-tiles-not-collected",
            "surrendered-tiles-exposed",
        ),
    ),
    Case(
        "half returned",
        (f"{SURRENDERED}collect 4 1250\n*return 4 1250\ntake 4",),
        breaks("surrender-not-collected-whole", "535.10(e)", 1250, "the house"),
    ),
    Case(
        "before the dealer's setting",
        (f"bet 4 2500\nbegin 236\n*surrender 4\ncollect 4 2500\ntake 4\n{DEALER}",),
        breaks("surrender-before-dealer-set", "535.10(e)"),
    ),
    Case(
        "after the exposure",
        (f"{ONE}show 4 {LOSES}\n*surrender 4\ncollect 4 2500\ntake 4",),
        breaks("surrender-after-exposure", "535.10(e)"),
    ),
    Case(
        "collected after the next hands",
        (f"{TWO}surrender 2\nshown 5 {LOSES}\n*collect 2 3300\ntake 2\nfinish",),
        breaks("surrender-not-collected-at-once", "535.10(e)"),
    ),
    Case("tiles left", (f"{SURRENDERED}collect 4 2500\n*end",), breaks("surrendered-tiles-not-collected", "535.10(e)")),
    Case(
        "tiles shown",
        (f'{SURRENDERED}collect 4 2500\ntake 4\n*{{"kind": "expose", "hand": 4, "seat": 4, "card": "3-3"}}',),
        breaks("surrendered-tiles-exposed", "535.10(e)"),
    ),
    Case(
        "tiles put with the Dead Hand",
        (f"{SURRENDERED}collect 4 2500\n*take 4 dest=dead-hand",),
        breaks("surrendered-tiles-put-elsewhere", "535.10(e)"),
    ),
)

COMPARING_RULES = (
    *(
        "pair-compared-wrong-with-no-pair",
        "pairs-compared-wrong",
        "copy-of-pair-compared-wrong",
        "values-compared-wrong",
    ),
    *(
        "counted-tiles-compared-wrong",
        "highest-tiles-compared-wrong",
        "copy-compared-wrong",
        "compared-by-lesser-count",
    ),
)
UNRECORDED = (
    Case(
        "compared, the tiles not recorded",
        (compared("1-1 1-3 / 4-4 1-6", "5-5 5-5 / 4-4 2-5", "low-higher", ""),),
        missing=tuple((rule, "the tiles of both hands") for rule in COMPARING_RULES),
        never=("set-hand.card",),
    ),
    Case(
        "a pair above none",
        (compared("1-1 2-6 / 1-6 5-6", "5-5 3-6 / 5-6 1-3", "high-higher", ""),),
        keeps=("pair-compared-wrong-with-no-pair",),
    ),
    Case(
        "a higher pair",
        (compared("6-6 2-6 / 1-6 5-6", "1-1 3-5 / 3-4 5-5", "high-higher", ""),),
        keeps=("pairs-compared-wrong",),
    ),
    Case(
        "a copy",
        (compared("1-1 1-3 / 4-4 1-6", "5-5 5-5 / 4-4 2-5", "low-copy", ""),),
        keeps=("copy-compared-wrong",),
    ),
    Case(
        "a higher value",
        (compared("3-3 1-1 / 1-6 5-6", "2-2 1-3 / 5-5 1-6", "low-higher", ""),),
        keeps=("values-compared-wrong",),
    ),
    Case(
        "the dealer's setting not recorded",
        (f"{SURRENDERED.replace(DEALER, '')}collect 4 2500\ntake 4".replace("\n\n", "\n"),),
        missing=(("surrender-before-dealer-set", "the setting of the dealer's hands"),),
    ),
    Case(
        "surrendered, the amount not recorded",
        (f"{SURRENDERED}collect 4 2500\ntake 4",),
        missing=(("surrender-not-collected-whole", "what was collected"),),
        never=("collect.cents",),
    ),
    Case(
        "surrendered, collections and tiles recorded sometimes",
        (SURRENDERED,),
        missing=(
            ("surrender-not-collected-whole", "what was collected"),
            ("surrender-not-collected-at-once", "the collection"),
            ("surrendered-tiles-not-collected", "the collecting of tiles"),
        ),
        undeclared=("collect", "muck"),
    ),
    Case(
        "exposures recorded sometimes",
        (f"{ONE}says 4 lose\ncollect 4 2500\ntake 4",),
        missing=(("hands-not-exposed", "the exposing of the hands"),),
        undeclared=("expose",),
    ),
)

CASES = (*COMPARING, *ANNOUNCING, *EXPOSING, *SURRENDER, *UNRECORDED)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    case.holds()
