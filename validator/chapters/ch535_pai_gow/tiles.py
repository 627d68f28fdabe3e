"""§ 535.3: the physical characteristics of the tiles."""

from validator.chapters.questions import beyond, denied, other_number, other_than
from validator.core.rule import filing_rule

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


def below_inches(inches: str | int, thousandths: int) -> bool:
    """A length in inches, of at most three decimals, may not lie below the law's, given in thousandths.

    Fails:
        >>> below_inches(".374", 375)
        True
        >>> below_inches("0.37", 375)
        True
    Clean:
        >>> below_inches(".375", 375)
        False
        >>> below_inches(1, 1000)
        False
    """
    whole, _, decimals = str(inches).partition(".")
    return int(f"{whole or 0}{decimals.ljust(_DECIMALS, '0')}") < thousandths


other_number_of_tiles = filing_rule(
    id="other-number-of-tiles",
    title="Another number of tiles in a set",
    cite="535.3(a)",
    quote="Pai Gow shall be played with a set of 32 rectangular tiles",
    reads=("tiles.number",),
    facts=("tiles_in_set",),
    expected="{lawful} tiles",
    observed="{number} tiles",
    message="a set has {number} tiles; the law says {lawful}",
)(other_number)

tiles_not_identical = filing_rule(
    id="tiles-not-identical",
    title="Tiles not identical in size and shading",
    cite="535.3(a)",
    quote="Each tile in a set must be identical in size and shading to every other tile in the set",
    reads=("tiles.identical",),
    expected="identical tiles",
    observed="not identical",
    message="the tiles of a set are not identical in size and shading",
)(denied)

tiles_transparent = filing_rule(
    id="tiles-transparent",
    title="Tiles of a transparent material",
    cite="535.3(b)(1)",
    quote="Be made of a nontransparent black material",
    reads=("tiles.nontransparent",),
    expected="a nontransparent material",
    observed="a transparent one",
    message="the tiles are not made of a nontransparent material",
)(denied)

tiles_of_another_color = filing_rule(
    id="tiles-of-another-color",
    title="Tiles of another color",
    cite="535.3(b)(1)",
    quote="Be made of a nontransparent black material",
    reads=("tiles.color",),
    facts=("tile_color",),
    expected="{lawful}",
    observed="{stated}",
    message="the tiles are {stated}; the law says {lawful}",
)(other_word)

tiles_of_another_shape = filing_rule(
    id="tiles-of-another-shape",
    title="Tiles of another shape",
    cite="535.3(b)(1)",
    quote="formed in the shape of a rectangle",
    reads=("tiles.shape",),
    facts=("tile_shape",),
    expected="{lawful}",
    observed="{stated}",
    message="the tiles have the shape of a {stated}; the law says {lawful}",
)(other_word)

tiles_too_short = filing_rule(
    id="tiles-too-short",
    title="Tiles too short",
    cite="535.3(b)(1)",
    quote="be no smaller than 2.5 inches in length, 1 inch in width and .375 of an inch in thickness",
    reads=("tiles.length_inches",),
    facts=("tile_length_minimum",),
    expected="at least {thousandths} thousandths of an inch",
    observed="{inches} inches",
    message="a tile is {inches} inches in length; the law says no smaller than {thousandths} thousandths of an inch",
)(below_inches)

tiles_too_narrow = filing_rule(
    id="tiles-too-narrow",
    title="Tiles too narrow",
    cite="535.3(b)(1)",
    quote="be no smaller than 2.5 inches in length, 1 inch in width and .375 of an inch in thickness",
    reads=("tiles.width_inches",),
    facts=("tile_width_minimum",),
    expected="at least {thousandths} thousandths of an inch",
    observed="{inches} inches",
    message="a tile is {inches} inches in width; the law says no smaller than {thousandths} thousandths of an inch",
)(below_inches)

tiles_too_thin = filing_rule(
    id="tiles-too-thin",
    title="Tiles too thin",
    cite="535.3(b)(1)",
    quote="be no smaller than 2.5 inches in length, 1 inch in width and .375 of an inch in thickness",
    reads=("tiles.thickness_inches",),
    facts=("tile_thickness_minimum",),
    expected="at least {thousandths} thousandths of an inch",
    observed="{inches} inches",
    message=(
        "a tile is {inches} inches in thickness; the law says no smaller than {thousandths} thousandths of an inch"
    ),
)(below_inches)

tile_sides_not_flat = filing_rule(
    id="tile-sides-not-flat",
    title="Sides of the tiles not flat",
    cite="535.3(b)(2)",
    quote="Have the surface of each of its sides perfectly flat",
    reads=("tiles.sides_flat",),
    expected="perfectly flat sides",
    observed="sides that are not flat",
    message="the sides of the tiles are not perfectly flat",
)(denied)

spots_of_unequal_depth = filing_rule(
    id="spots-of-unequal-depth",
    title="Spots of unequal depth",
    cite="535.3(b)(2)",
    quote=(
        "the front side of each tile must contain spots which extend into the tile exactly the same distance as "
        "every other spot"
    ),
    reads=("tiles.spots_of_equal_depth",),
    expected="spots of the same depth",
    observed="unequal depth",
    message="the spots do not extend into the tiles exactly the same distance",
)(denied)

no_identifying_feature = filing_rule(
    id="no-identifying-feature",
    title="Backs without an identifying feature",
    cite="535.3(b)(3)",
    quote="Have on the back of each tile an identifying feature unique to each certificate holder",
    reads=("tiles.identifying_feature",),
    expected="an identifying feature",
    observed="none",
    message="the backs of the tiles bear no identifying feature unique to the certificate holder",
)(denied)

texture_not_identical = filing_rule(
    id="texture-not-identical",
    title="Sides of different texture or finish",
    cite="535.3(b)(4)",
    quote=(
        "Have an identical texture and finish on each side, with the exception of the front side containing the spots"
    ),
    reads=("tiles.texture_identical",),
    expected="identical texture and finish",
    observed="different",
    message="the sides of the tiles differ in texture or finish",
)(denied)

spots_of_another_color = filing_rule(
    id="spots-of-another-color",
    title="Spots of another color",
    cite="535.3(b)(6)",
    quote="Have identifying spots on the front side of the tiles which are either red or white or both",
    reads=("tiles.spot_colors",),
    facts=("spot_colors",),
    expected="none but {lawful}",
    observed="{stated}",
    message="the spots are {stated}; the law says {lawful} or both",
)(beyond)

set_with_other_spots = filing_rule(
    id="set-with-other-spots",
    title="Set of tiles with other spots",
    cite="535.3(c)",
    quote="Each set of tiles must be composed of 32 tiles with the identifying spots set forth in § 535.4(g)",
    reads=("tiles.spots",),
    expected="the tiles that the chapter lists",
    observed="{stated}",
    message="a set is not composed of the tiles with the spots that the chapter lists",
)(other_than("as-in-the-law"))

sets_packaged_together = filing_rule(
    id="sets-packaged-together",
    title="Sets of tiles packaged together",
    cite="535.3(d)",
    quote="Each set of tiles shall be packaged separately",
    reads=("tiles.packaged",),
    expected="each set separately",
    observed="{stated}",
    message="sets of tiles are packaged together",
)(other_than("each-set-separately"))

sets_not_sealed = filing_rule(
    id="sets-not-sealed",
    title="Sets of tiles not sealed",
    cite="535.3(d)",
    quote="completely sealed in a manner so that any tampering shall be evident",
    reads=("tiles.sealed",),
    expected="completely sealed sets",
    observed="not sealed",
    message="sets of tiles are not sealed so that any tampering is evident",
)(denied)
