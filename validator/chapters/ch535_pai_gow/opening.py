"""§ 535.6(a) to (c): inspection, laying out and mixing of the tiles when a table is opened."""

from validator.chapters.checks import denied, other_number, other_than, word_is
from validator.core.rule_definitions import FilingCheck

tiles_inspection_omitted = FilingCheck(
    title="Tiles not inspected by the dealer",
    reads=("opening.dealer_inspects",),
    expected="inspection by the dealer",
    observed="none",
    message="the dealer does not sort and inspect the tiles received at the table",
    check=denied,
)

inspection_not_verified = FilingCheck(
    title="Inspection not verified by the floorperson",
    reads=("opening.floorperson_verifies",),
    expected="verification by the floorperson",
    observed="none",
    message="the floorperson does not verify the inspection of the tiles",
    check=denied,
)

tiles_not_sorted_into_pairs = FilingCheck(
    title="Tiles not sorted into pairs",
    reads=("opening.sorted_into_pairs",),
    expected="sorted into all the pairs",
    observed="not sorted",
    message="the set is not sorted into the Supreme Pair and all matched and unmatched pairs",
    check=denied,
)

tiles_not_compared = FilingCheck(
    title="Tiles not laid side by side",
    reads=("opening.laid_side_by_side",),
    expected="tiles laid side by side",
    observed="not so",
    message="the tiles are not laid side by side to compare size and shading",
    check=denied,
)

tile_backs_not_examined = FilingCheck(
    title="Backs and sides of the tiles not examined",
    reads=("opening.backs_examined",),
    expected="back and sides examined",
    observed="not examined",
    message="the back and sides of each tile are not examined",
    check=denied,
)

unsuitable_tiles_kept = FilingCheck(
    title="Set with unsuitable tiles kept in use",
    reads=("opening.unsuitable_set",),
    expected="another set",
    observed="{stated}",
    message="a set in which tiles are unsuitable for use is not replaced",
    check=word_is("kept"),
)

replacement_set_from_elsewhere = FilingCheck(
    title="Other set not from the reserve",
    reads=("opening.replacement_from",),
    expected="from the reserve in the pit stand",
    observed="{stated}",
    message="the other set does not come from the reserve in the pit stand",
    check=other_than("pit-stand-reserve"),
)

unsuitable_tiles_unsealed = FilingCheck(
    title="Unsuitable set not sealed",
    reads=("opening.unsuitable_set_sealed",),
    expected="a sealed envelope or container",
    observed="not sealed",
    message="the unsuitable set is not placed in a sealed envelope or container, identified and signed",
    check=denied,
)

tiles_in_other_pairs = FilingCheck(
    title="Tiles laid out in another number of pairs",
    reads=("opening.pairs_in_view",),
    facts=("pairs_in_set",),
    expected="{lawful} pairs",
    observed="{number} pairs",
    message="the tiles are placed into {number} pairs; the law says {lawful}",
    fails={"opening.pairs_in_view": 15},
    passes={"opening.pairs_in_view": 16},
    check=other_number,
)

pairs_not_arranged_by_rank = FilingCheck(
    title="Pairs not arranged by rank",
    reads=("opening.pairs_arranged",),
    expected="by rank, starting with the Supreme Pair",
    observed="{stated}",
    message="the pairs are not arranged according to rank starting with the Supreme Pair",
    check=other_than("by-rank-from-the-supreme-pair"),
)

first_player_not_awaited = FilingCheck(
    title="Tiles not left for the first player to inspect",
    reads=("opening.first_player_awaited",),
    expected="left in pairs for the first player",
    observed="not left",
    message="the tiles are not left in pairs for visual inspection by the first player to arrive",
    check=denied,
)

tiles_not_mixed = FilingCheck(
    title="Tiles not turned face down and mixed",
    reads=("opening.turned_and_mixed",),
    expected="turned face down and mixed",
    observed="not mixed",
    message="the tiles are not turned face down and mixed thoroughly once the first player could inspect them",
    check=denied,
)
