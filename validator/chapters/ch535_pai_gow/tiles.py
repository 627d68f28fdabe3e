"""§ 535.3: the physical characteristics of the tiles."""

from validator.chapters.checks import beyond, denied, other_number, other_than
from validator.core.rule_definitions import FilingCheck
from validator.law.facts import Bound

_DECIMALS = len("375")
"""Decimals of an inch that count."""


def other_word(stated: str, lawful: str) -> bool:
    """A word is restated as the law has it.

    Fails:
        >>> other_word("ivory", "black")
        True
    Clean:
        >>> other_word("Black", "black")
        False
    """
    return stated.casefold() != lawful


def below_inches(inches: str | int, thousandths: Bound) -> bool:
    """A length in inches, of at most three decimals, may not lie below what the law demands, in thousandths.

    Fails:
        >>> below_inches(".374", Bound("at_least", 375))
        True
        >>> below_inches("0.37", Bound("at_least", 375))
        True
    Clean:
        >>> below_inches(".375", Bound("at_least", 375))
        False
        >>> below_inches(1, Bound("at_least", 1000))
        False
    """
    whole, _, decimals = str(inches).partition(".")
    return thousandths.low(int(f"{whole or 0}{decimals.ljust(_DECIMALS, '0')}") - thousandths.number)


other_number_of_tiles = FilingCheck(
    title="Another number of tiles in a set",
    reads=("tiles.number",),
    facts=("tiles_in_set",),
    expected="{lawful} tiles",
    observed="{number} tiles",
    message="a set has {number} tiles; the law says {lawful}",
    fails={"tiles.number": 30},
    check=other_number,
)

tiles_not_identical = FilingCheck(
    title="Tiles not identical in size and shading",
    reads=("tiles.identical",),
    expected="identical tiles",
    observed="not identical",
    message="the tiles of a set are not identical in size and shading",
    check=denied,
)

tiles_transparent = FilingCheck(
    title="Tiles of a transparent material",
    reads=("tiles.nontransparent",),
    expected="a nontransparent material",
    observed="a transparent one",
    message="the tiles are not made of a nontransparent material",
    check=denied,
)

tiles_of_another_color = FilingCheck(
    title="Tiles of another color",
    reads=("tiles.color",),
    facts=("tile_color",),
    expected="{lawful}",
    observed="{stated}",
    message="the tiles are {stated}; the law says {lawful}",
    fails={"tiles.color": "ivory"},
    passes={"tiles.color": "Black"},
    check=other_word,
)

tiles_of_another_shape = FilingCheck(
    title="Tiles of another shape",
    reads=("tiles.shape",),
    facts=("tile_shape",),
    expected="{lawful}",
    observed="{stated}",
    message="the tiles have the shape of a {stated}; the law says {lawful}",
    fails={"tiles.shape": "square"},
    check=other_word,
)

tiles_too_short = FilingCheck(
    title="Tiles too short",
    reads=("tiles.length_inches",),
    facts=("tile_length_minimum",),
    expected="{thousandths} thousandths of an inch",
    observed="{inches} inches",
    message=(
        "a tile is {inches} inches in length; the law says no smaller than {thousandths:bare} thousandths of an inch"
    ),
    fails={"tiles.length_inches": "2.25"},
    passes={"tiles.length_inches": 3},
    check=below_inches,
)

tiles_too_narrow = FilingCheck(
    title="Tiles too narrow",
    reads=("tiles.width_inches",),
    facts=("tile_width_minimum",),
    expected="{thousandths} thousandths of an inch",
    observed="{inches} inches",
    message=(
        "a tile is {inches} inches in width; the law says no smaller than {thousandths:bare} thousandths of an inch"
    ),
    fails={"tiles.width_inches": ".95"},
    passes={"tiles.width_inches": "1.0"},
    check=below_inches,
)

tiles_too_thin = FilingCheck(
    title="Tiles too thin",
    reads=("tiles.thickness_inches",),
    facts=("tile_thickness_minimum",),
    expected="{thousandths} thousandths of an inch",
    observed="{inches} inches",
    message=(
        "a tile is {inches} inches in thickness; the law says no smaller than {thousandths:bare} thousandths of an inch"
    ),
    fails={"tiles.thickness_inches": ".37"},
    passes={"tiles.thickness_inches": ".38"},
    check=below_inches,
)

tile_sides_not_flat = FilingCheck(
    title="Sides of the tiles not flat",
    reads=("tiles.sides_flat",),
    expected="perfectly flat sides",
    observed="sides that are not flat",
    message="the sides of the tiles are not perfectly flat",
    check=denied,
)

spots_of_unequal_depth = FilingCheck(
    title="Spots of unequal depth",
    reads=("tiles.spots_of_equal_depth",),
    expected="spots of the same depth",
    observed="unequal depth",
    message="the spots do not extend into the tiles exactly the same distance",
    check=denied,
)

no_identifying_feature = FilingCheck(
    title="Backs without an identifying feature",
    reads=("tiles.identifying_feature",),
    expected="an identifying feature",
    observed="none",
    message="the backs of the tiles bear no identifying feature unique to the certificate holder",
    check=denied,
)

texture_not_identical = FilingCheck(
    title="Sides of different texture or finish",
    reads=("tiles.texture_identical",),
    expected="identical texture and finish",
    observed="different",
    message="the sides of the tiles differ in texture or finish",
    check=denied,
)

spots_of_another_color = FilingCheck(
    title="Spots of another color",
    reads=("tiles.spot_colors",),
    facts=("spot_colors",),
    expected="none but {lawful}",
    observed="{stated}",
    message="the spots are {stated}; the law says {lawful} or both",
    fails={"tiles.spot_colors": ["red", "gold"]},
    passes={"tiles.spot_colors": ["red"]},
    check=beyond,
)

set_with_other_spots = FilingCheck(
    title="Set of tiles with other spots",
    reads=("tiles.spots",),
    expected="the tiles that the chapter lists",
    observed="{stated}",
    message="a set is not composed of the tiles with the spots that the chapter lists",
    check=other_than("as-in-the-law"),
)

sets_packaged_together = FilingCheck(
    title="Sets of tiles packaged together",
    reads=("tiles.packaged",),
    expected="each set separately",
    observed="{stated}",
    message="sets of tiles are packaged together",
    check=other_than("each-set-separately"),
)

sets_not_sealed = FilingCheck(
    title="Sets of tiles not sealed",
    reads=("tiles.sealed",),
    expected="completely sealed sets",
    observed="not sealed",
    message="sets of tiles are not sealed so that any tampering is evident",
    check=denied,
)
