"""§ 535.6(a) to (c): inspection, laying out and mixing of the tiles when a table is opened."""

from validator.chapters.questions import denied, other_number, other_than, word_is
from validator.core.rule import filing_rule

tiles_not_inspected = filing_rule(
    id="tiles-inspection-omitted",
    title="Tiles not inspected by the dealer",
    cite="535.6(a)",
    quote="After receiving one set of tiles at the table, the dealer shall sort and inspect the tiles",
    reads=("opening.dealer_inspects",),
    expected="inspection by the dealer",
    observed="none",
    message="the dealer does not sort and inspect the tiles received at the table",
)(denied)

inspection_not_verified = filing_rule(
    id="inspection-not-verified",
    title="Inspection not verified by the floorperson",
    cite="535.6(a)",
    quote="the floorperson assigned to the table shall verify the inspection",
    reads=("opening.floorperson_verifies",),
    expected="verification by the floorperson",
    observed="none",
    message="the floorperson does not verify the inspection of the tiles",
)(denied)

tiles_not_sorted_into_pairs = filing_rule(
    id="tiles-not-sorted-into-pairs",
    title="Tiles not sorted into pairs",
    cite="535.6(a)(1)",
    quote=(
        "Each set of tiles shall be sorted into pairs to assure that the Supreme Pair and all 15 matched and "
        "unmatched pairs"
    ),
    reads=("opening.sorted_into_pairs",),
    expected="sorted into all the pairs",
    observed="not sorted",
    message="the set is not sorted into the Supreme Pair and all matched and unmatched pairs",
)(denied)

tiles_not_compared = filing_rule(
    id="tiles-not-compared",
    title="Tiles not laid side by side",
    cite="535.6(a)(2)",
    quote="Each tile shall be placed side by side to determine that all tiles are the same size and shading",
    reads=("opening.laid_side_by_side",),
    expected="tiles laid side by side",
    observed="not so",
    message="the tiles are not laid side by side to compare size and shading",
)(denied)

tile_backs_not_examined = filing_rule(
    id="tile-backs-not-examined",
    title="Backs and sides of the tiles not examined",
    cite="535.6(a)(3)",
    quote=(
        "The back and sides of each tile shall be examined to assure that it is not flawed, scratched or marked "
        "in any way"
    ),
    reads=("opening.backs_examined",),
    expected="back and sides examined",
    observed="not examined",
    message="the back and sides of each tile are not examined",
)(denied)

unsuitable_tiles_kept = filing_rule(
    id="unsuitable-tiles-kept",
    title="Set with unsuitable tiles kept in use",
    cite="535.6(a)(3)(i)",
    quote="a floorperson or above shall bring another set of tiles to the table from the reserve in the pit stand",
    reads=("opening.unsuitable_set",),
    expected="another set",
    observed="{stated}",
    message="a set in which tiles are unsuitable for use is not replaced",
)(word_is("kept"))

replacement_set_from_elsewhere = filing_rule(
    id="replacement-set-from-elsewhere",
    title="Other set not from the reserve",
    cite="535.6(a)(3)(i)",
    quote="another set of tiles to the table from the reserve in the pit stand",
    reads=("opening.replacement_from",),
    expected="from the reserve in the pit stand",
    observed="{stated}",
    message="the other set does not come from the reserve in the pit stand",
)(other_than("pit-stand-reserve"))

unsuitable_tiles_unsealed = filing_rule(
    id="unsuitable-tiles-unsealed",
    title="Unsuitable set not sealed",
    cite="535.6(a)(3)(ii)",
    quote="The unsuitable set of tiles shall be placed in a sealed envelope or container",
    reads=("opening.unsuitable_set_sealed",),
    expected="a sealed envelope or container",
    observed="not sealed",
    message="the unsuitable set is not placed in a sealed envelope or container, identified and signed",
)(denied)

tiles_in_other_pairs = filing_rule(
    id="tiles-in-other-pairs",
    title="Tiles laid out in another number of pairs",
    cite="535.6(b)",
    quote="the tiles shall be turned face up, then placed into 16 pairs",
    reads=("opening.pairs_in_view",),
    facts=("pairs_in_set",),
    expected="{lawful} pairs",
    observed="{number} pairs",
    message="the tiles are placed into {number} pairs; the law says {lawful}",
)(other_number)

pairs_not_arranged_by_rank = filing_rule(
    id="pairs-not-arranged-by-rank",
    title="Pairs not arranged by rank",
    cite="535.6(b)",
    quote="arranged according to rank starting with the Supreme Pair",
    reads=("opening.pairs_arranged",),
    expected="by rank, starting with the Supreme Pair",
    observed="{stated}",
    message="the pairs are not arranged according to rank starting with the Supreme Pair",
)(other_than("by-rank-from-the-supreme-pair"))

first_player_not_awaited = filing_rule(
    id="first-player-not-awaited",
    title="Tiles not left for the first player to inspect",
    cite="535.6(b)",
    quote="The tiles shall be left in pairs for visual inspection by the first player to arrive at the table",
    reads=("opening.first_player_awaited",),
    expected="left in pairs for the first player",
    observed="not left",
    message="the tiles are not left in pairs for visual inspection by the first player to arrive",
)(denied)

tiles_not_mixed = filing_rule(
    id="tiles-not-mixed",
    title="Tiles not turned face down and mixed",
    cite="535.6(c)",
    quote="the tiles shall be turned face down on the table, mixed thoroughly by shuffling the tiles",
    reads=("opening.turned_and_mixed",),
    expected="turned face down and mixed",
    observed="not mixed",
    message="the tiles are not turned face down and mixed thoroughly once the first player could inspect them",
)(denied)
