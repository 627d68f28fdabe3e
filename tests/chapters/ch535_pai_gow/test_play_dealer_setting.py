"""§§ 535.10(d), 535.11(e), 535.12(f): how the dealer sets four tiles, by the chapter and as filed."""

import pytest

from tests.chapters.ch535_pai_gow.cases import FILED, Case, breaks

SUPREME = "supreme-pair-not-played"
PAIR = "dealer-pair-not-played"
VALUE = "dealer-value-not-played"
LOWEST = "dealer-highest-tile-not-with-lowest"
FILED_WAY = "dealer-not-set-as-filed"
COUNT = "dealer-setting-turns-on-count"
RANK = "dealer-setting-turns-on-rank"
LOWER_PAIR = "dealer-lower-pair-played"
LOWER_VALUE = "dealer-lower-value-played"
EXCHANGED = "dealer-high-hand-ranks-lower"

STEPS = "house_way: {steps: [%s]}\n"
NINE_FIRST = FILED + STEPS % (
    "{prefer: supreme-pair}, {prefer: highest-pair}, {prefer: value, number: 9}, {prefer: value, number: 8}, "
    "{prefer: value, number: 7}, {prefer: highest-tile-with-lowest}"
)
BALANCED = FILED + STEPS % "{prefer: highest-low-hand}"
LISTED = FILED + 'house_way: {settings: [{high: "6-6 4-5", low: "1-6 1-1"}]}\n'
NONE_FINER = FILED + "house_way: {steps: []}\n"


def hands(tiles: str, star: str = "*") -> str:
    """A round in which the dealer sets these tiles, and seat 1 two pairs of others."""
    one, other = [kind for kind in ("5-5", "2-2", "5-6", "4-6", "1-6", "1-5") if kind not in tiles][:2]
    return f"bet 1 5000\nbegin 236\n{star}dealer {tiles}\nshown 1 {one} {one} / {other} {other}\nfinish"


CASES = (
    Case("the Supreme Pair with Wong", (hands("2-4 1-2 / 6-6 4-5", ""),), keeps=(SUPREME,), filing=NONE_FINER),
    Case("the Supreme Pair broken up", (hands("6-6 1-2 / 2-4 4-4"),), breaks(SUPREME, "535.10(d)(1)")),
    Case("a pair", (hands("6-6 6-6 / 5-6 2-2", ""),), keeps=(PAIR,)),
    Case("a pair broken up", (hands("3-3 4-6 / 3-3 2-3"),), breaks(PAIR, "535.10(d)(2)")),
    Case("a Gong broken up", (hands("2-6 1-1 / 1-5 5-6", ""),), keeps=(PAIR,)),
    Case("a Wong not played", (hands("1-1 5-6 / 1-3 4-5"),), breaks(PAIR, "535.10(d)(2)")),
    Case(
        "five and three where eight is possible",
        (hands("1-3 5-6 / 1-6 1-5"),),
        breaks(VALUE, "535.10(d)(3)"),
        filing=NONE_FINER,
    ),
    Case(
        "eight",
        (hands("5-6 1-6 / 1-5 1-3", ""),),
        keeps=(VALUE,),
        spared=(FILED_WAY,),
        filing=NONE_FINER,
    ),
    Case(
        "seven where eight is possible",
        (hands("5-6 1-5 / 1-6 1-3"),),
        breaks(LOWER_VALUE, "535.10(d)(3)", noted=True),
        keeps=(VALUE,),
        filing=NONE_FINER,
    ),
    Case(
        "seven where the filing looks for eight first",
        (hands("5-6 1-5 / 1-6 1-3"),),
        breaks(FILED_WAY, "535.12(f)"),
        filing=NINE_FIRST,
    ),
    Case(
        "eight where the filing looks for eight first",
        (hands("5-6 1-6 / 1-5 1-3", ""),),
        keeps=(FILED_WAY,),
        filing=NINE_FIRST,
    ),
    Case(
        "reset as filed",
        (hands("5-6 1-5 / 1-6 1-3", "").replace("shown", "dealer 5-6 1-6 / 1-5 1-3\nshown"),),
        keeps=(FILED_WAY, VALUE),
        filing=NINE_FIRST,
    ),
    Case(
        "no manner stated",
        (hands("5-6 1-6 / 1-5 1-3", ""),),
        missing=((FILED_WAY, "the filed way of setting the dealer's hands"),),
    ),
    Case(
        "neither as filed nor by the chapter",
        (hands("1-3 5-6 / 1-6 1-5"),),
        breaks(VALUE, "535.10(d)(3)"),
        filing=NINE_FIRST,
    ),
    Case(
        "as filed and against the chapter",
        (hands("5-5 3-6 / 5-5 2-6"),),
        breaks("dealer-set-as-filed-against-chapter", "535.10(d)", noted=True),
        filing=BALANCED,
    ),
    Case("as listed", (hands("6-6 4-5 / 1-6 1-1", ""),), keeps=(FILED_WAY,), filing=LISTED),
    Case("otherwise than listed", (hands("1-1 4-5 / 6-6 1-6"),), breaks(FILED_WAY, "535.12(f)"), filing=LISTED),
    Case(
        "the highest tile with the lowest",
        (hands("4-6 1-5 / 5-5 1-4", ""),),
        keeps=(LOWEST,),
    ),
    Case(
        "the highest tile without the lowest",
        (hands("5-5 1-5 / 4-6 1-4"),),
        breaks(LOWEST, "535.10(d)(4)"),
    ),
    Case(
        "the lower of two pairs",
        (hands("6-6 4-5 / 3-6 1-6"),),
        breaks(LOWER_PAIR, "535.10(d)(2)", noted=True),
    ),
    Case(
        "eight only by counting the 1-2 as a 6",
        (hands("1-1 1-2 / 1-5 1-3", "**"),),
        breaks(COUNT, "535.10(d)(3)", noted=True) + breaks(LOWER_VALUE, "535.10(d)(3)", noted=True),
        keeps=(VALUE,),
    ),
    Case(
        "a setting that turns on the rank of the 2-4",
        (hands("1-5 2-4 / 1-4 1-6"),),
        breaks(RANK, "535.10(d)(4)", noted=True),
        keeps=(VALUE,),
    ),
    Case("the halves exchanged", (hands("5-6 2-2 / 6-6 4-5"),), breaks(EXCHANGED, "535.10(c)")),
    Case(
        "tiles not recorded",
        (hands("6-6 6-6 / 5-6 2-2", ""),),
        missing=((PAIR, "the four tiles as set"),),
        never=("set-hand.card",),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    case.holds()
