"""Rules on how two halves compare, § 535.4."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.comparing import NO_TILES, compared_by_lesser_count, compared_wrong
from validator.games.pai_gow.slots import outcomes

pair_compared_wrong_with_no_pair_rule = PlayRule(
    id="pair-compared-wrong-with-no-pair",
    title="Permissible pair compared wrongly with a hand without one",
    cite="535.4(a)",
    quote="A hand with a permissible pair of tiles shall rank higher than a hand which does not contain any permissible pair",
    severity=Severity.ERROR,
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    slot=outcomes.COMPARED_PAIR_WITH_NONE,
    check=compared_wrong,
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
)

pairs_compared_wrong_rule = PlayRule(
    id="pairs-compared-wrong",
    title="Two permissible pairs compared wrongly",
    cite="535.4(a)",
    quote="The permissible pairs of tiles and their rank, with the Supreme Pair being the highest or first ranking pair, are as follows",
    severity=Severity.ERROR,
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    slot=outcomes.COMPARED_PAIRS,
    check=compared_wrong,
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
    also=(
        (
            "535.4(a)",
            "the determination shall first be based upon the rank of any permissible pair of tiles which are contained in the hands",
        ),
    ),
)

copy_of_pair_compared_wrong_rule = PlayRule(
    id="copy-of-pair-compared-wrong",
    title="Copy of a permissible pair taken for something else",
    cite="535.4(b)",
    quote="When comparing high hands or low hands which are of identical permissible pair rank, the hand shall be considered a copy hand",
    severity=Severity.ERROR,
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    slot=outcomes.COMPARED_COPY_OF_PAIR,
    check=compared_wrong,
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
    also=(("535.4(b)", "the dealer or, if applicable, the bank shall win the hand"),),
)

values_compared_wrong_rule = PlayRule(
    id="values-compared-wrong",
    title="Hands of different value compared wrongly",
    cite="535.4(c)",
    quote="the higher ranking hand shall be determined on the basis of the value of the hands",
    severity=Severity.ERROR,
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    slot=outcomes.COMPARED_VALUES,
    check=compared_wrong,
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
    also=(
        ("535.4(c)", "The value of a hand shall be a single digit number from 0 to 9 inclusive"),
        (
            "535.4(c)",
            "shall be determined by adding the total number of spots which are contained on the two tiles which form the hand",
        ),
        ("535.4(c)", "the left digit of the number shall be discarded"),
        ("535.4(c)", "the right digit shall constitute the value of the hand"),
    ),
)

counted_tiles_compared_wrong_rule = PlayRule(
    id="counted-tiles-compared-wrong",
    title="Hands with a 1-2 or 2-4 tile compared wrongly",
    cite="535.4(d)",
    quote="the numeric total of the 1-2 tile may be counted as a 3 or a 6",
    severity=Severity.ERROR,
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    slot=outcomes.COMPARED_COUNTS,
    check=compared_wrong,
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
    also=(
        ("535.4(d)", "the numeric total of the 2-4 tile may be counted as a 3 or a 6"),
        (
            "535.4(d)",
            "When the 1-2 tile is counted as 6, its individual ranking under subsection (g) shall be fifteenth instead of seventeenth",
        ),
        (
            "535.4(d)",
            "when the 2-4 tile is counted as 3, its individual ranking shall be seventeenth instead of fifteenth",
        ),
    ),
)

highest_tiles_compared_wrong_rule = PlayRule(
    id="highest-tiles-compared-wrong",
    title="Hands of one value compared wrongly",
    cite="535.4(e)",
    quote="When comparing high hands or low hands which are of identical value, the hand with the highest ranking individual tile shall be considered the higher ranking hand",
    severity=Severity.ERROR,
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    slot=outcomes.COMPARED_TILES,
    check=compared_wrong,
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
    also=(("535.4(f)", "The individual ranking for each tile, from highest rank to lowest rank, is as follows"),),
)

copy_compared_wrong_rule = PlayRule(
    id="copy-compared-wrong",
    title="Copy taken for something else",
    cite="535.4(g)",
    quote="If the highest ranking tile in each hand being compared is of identical rank after the application of subsection (f), the hand shall be considered a copy hand",
    severity=Severity.ERROR,
    message="{seat}: the dealer compared {hand} with {dealer} otherwise than the chapter does",
    slot=outcomes.COMPARED_COPY,
    check=compared_wrong,
    needs={"the tiles of both hands": NO_TILES},
    expected="the comparison by the chapter",
    observed="another one",
    also=(
        ("535.4(g)", "the hand of the dealer or, if applicable, the bank shall be considered the higher ranking hand"),
    ),
)

compared_by_lesser_count_rule = PlayRule(
    id="compared-by-lesser-count",
    title="Hand compared at the lesser count of a 1-2 or 2-4 tile",
    cite="535.4(d)",
    quote="the numeric total of the 1-2 tile may be counted as a 3 or a 6",
    severity=Severity.WARNING,
    message="{seat}: {hand} was compared with {dealer} at the lesser count of a tile",
    slot=outcomes.COMPARED_BY_LESSER_COUNT,
    check=compared_by_lesser_count,
    needs={"the tiles of both hands": NO_TILES},
    expected="the better count",
    observed="the lesser count",
    reading="who-chooses-the-count",
)

PLAY_RULES = (
    pair_compared_wrong_with_no_pair_rule,
    pairs_compared_wrong_rule,
    copy_of_pair_compared_wrong_rule,
    values_compared_wrong_rule,
    counted_tiles_compared_wrong_rule,
    highest_tiles_compared_wrong_rule,
    copy_compared_wrong_rule,
    compared_by_lesser_count_rule,
)
