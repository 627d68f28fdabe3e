"""§ 535.6(d) to (g): mixing and stacking, between rounds too, and the tiles of a table without gaming activity."""

from validator.chapters.checks import denied, fewer_than, other_number, other_than
from validator.core.rule_definitions import FilingCheck

mixed_otherwise_than_with_the_palms = FilingCheck(
    title="Tiles mixed otherwise than with the palms",
    reads=("mixing.mixed_with",),
    expected="the heels of the palms",
    observed="{stated}",
    message="the tiles are not mixed with the heels of the palms of the hands",
    check=other_than("heels-of-the-palms"),
)

hands_moved_in_one_direction = FilingCheck(
    title="Both hands moved in one direction",
    reads=("mixing.hands_move",),
    expected="in opposite directions",
    observed="{stated}",
    message="one hand moves clockwise and the other counterclockwise; the filing has both move in one direction",
    check=other_than("in-opposite-directions"),
)

too_few_circular_motions = FilingCheck(
    title="Too few circular motions",
    reads=("mixing.circular_motions",),
    facts=("mix_motions_minimum",),
    expected="{minimum} circular motions of each hand",
    observed="{number}",
    message="each hand completes {number} circular motions; the law says {minimum}",
    fails={"mixing.circular_motions": 6},
    passes={"mixing.circular_motions": 8},
    check=fewer_than,
)

other_number_of_stacks = FilingCheck(
    title="Another number of stacks",
    reads=("mixing.stacks",),
    facts=("stacks",),
    expected="{lawful} stacks",
    observed="{number} stacks",
    message="the tiles are formed into {number} stacks; the law says {lawful}",
    fails={"mixing.stacks": 7},
    passes={"mixing.stacks": 8},
    check=other_number,
)

stacks_of_other_height = FilingCheck(
    title="Stacks of another number of tiles",
    reads=("mixing.tiles_per_stack",),
    facts=("tiles_per_stack",),
    expected="{lawful} tiles",
    observed="{number} tiles",
    message="a stack has {number} tiles; the law says {lawful}",
    fails={"mixing.tiles_per_stack": 5},
    passes={"mixing.tiles_per_stack": 4},
    check=other_number,
)

exposed_tile_without_remixing = FilingCheck(
    title="No remixing after a tile was exposed",
    reads=("mixing.exposed_tile",),
    expected="the entire set remixed",
    observed="{stated}",
    message="the entire set is not remixed after a tile was exposed in the stacking",
    check=other_than("remix-all"),
)

not_mixed_between_rounds = FilingCheck(
    title="Tiles not mixed between rounds",
    reads=("mixing.after_each_round",),
    expected="mixed after each round",
    observed="not mixed",
    message="the tiles are not turned face down and mixed after each round of play",
    check=denied,
)

idle_tiles_not_laid_out = FilingCheck(
    title="Tiles of an idle table not laid out",
    reads=("mixing.idle_tiles",),
    expected="face up in pairs",
    observed="{stated}",
    message="the law says: while there is no gaming activity the tiles lie face up in pairs; the filing says {stated}",
    passes={"mixing.idle_tiles": "face-up-in-pairs"},
    check=other_than("face-up-in-pairs"),
)

idle_tiles_not_mixed = FilingCheck(
    title="Tiles of an idle table not mixed for a player",
    reads=("mixing.idle_tiles_mixed",),
    expected="shown, mixed and stacked once a player arrives",
    observed="not so",
    message="the tiles are not shown, mixed and stacked anew once a player arrives",
    check=denied,
)
