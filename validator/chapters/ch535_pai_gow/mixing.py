"""§ 535.6(d) to (g): mixing and stacking, between rounds too, and the tiles of a table without gaming activity."""

from validator.chapters.questions import denied, fewer_than, other_number, other_than
from validator.core.rule import filing_rule

mixed_otherwise_than_with_the_palms = filing_rule(
    id="mixed-otherwise-than-with-the-palms",
    title="Tiles mixed otherwise than with the palms",
    cite="535.6(d)",
    quote="The dealer shall mix the tiles with the heels of the palms of the hands",
    reads=("mixing.mixed_with",),
    expected="the heels of the palms",
    observed="{stated}",
    message="the tiles are not mixed with the heels of the palms of the hands",
)(other_than("heels-of-the-palms"))

hands_moved_in_one_direction = filing_rule(
    id="hands-moved-in-one-direction",
    title="Both hands moved in one direction",
    cite="535.6(d)",
    quote="with one hand moving clockwise and the other hand moving counterclockwise",
    reads=("mixing.hands_move",),
    expected="in opposite directions",
    observed="{stated}",
    message="one hand moves clockwise and the other counterclockwise; the filing has both move in one direction",
)(other_than("in-opposite-directions"))

too_few_circular_motions = filing_rule(
    id="too-few-circular-motions",
    title="Too few circular motions",
    cite="535.6(d)",
    quote="Each hand shall complete at least eight circular motions to provide a random mixing",
    reads=("mixing.circular_motions",),
    facts=("mix_motions_minimum",),
    expected="at least {minimum} circular motions of each hand",
    observed="{number}",
    message="each hand completes {number} circular motions; the law says at least {minimum}",
)(fewer_than)

other_number_of_stacks = filing_rule(
    id="other-number-of-stacks",
    title="Another number of stacks",
    cite="535.6(d)",
    quote="forming eight stacks of four tiles",
    reads=("mixing.stacks",),
    facts=("stacks",),
    expected="{lawful} stacks",
    observed="{number} stacks",
    message="the tiles are formed into {number} stacks; the law says {lawful}",
)(other_number)

stacks_of_other_height = filing_rule(
    id="stacks-of-other-height",
    title="Stacks of another number of tiles",
    cite="535.6(d)",
    quote="forming eight stacks of four tiles",
    reads=("mixing.tiles_per_stack",),
    facts=("tiles_per_stack",),
    expected="{lawful} tiles",
    observed="{number} tiles",
    message="a stack has {number} tiles; the law says {lawful}",
)(other_number)

exposed_tile_without_remixing = filing_rule(
    id="exposed-tile-without-remixing",
    title="No remixing after a tile was exposed",
    cite="535.6(e)",
    quote="the entire set of tiles shall be remixed",
    reads=("mixing.exposed_tile",),
    expected="the entire set remixed",
    observed="{stated}",
    message="the entire set is not remixed after a tile was exposed in the stacking",
)(other_than("remix-all"))

not_mixed_between_rounds = filing_rule(
    id="not-mixed-between-rounds",
    title="Tiles not mixed between rounds",
    cite="535.6(f)",
    quote="the dealer shall turn all of the tiles face down and mix the tiles in accordance with subsection (d)",
    reads=("mixing.after_each_round",),
    expected="mixed after each round",
    observed="not mixed",
    message="the tiles are not turned face down and mixed after each round of play",
)(denied)

idle_tiles_not_laid_out = filing_rule(
    id="idle-tiles-not-laid-out",
    title="Tiles of an idle table not laid out",
    cite="535.6(g)",
    quote=(
        "If there is no gaming activity at the Pai Gow table, the tiles shall be turned face up and placed into "
        "16 pairs"
    ),
    reads=("mixing.idle_tiles",),
    expected="face up in pairs",
    observed="{stated}",
    message="while there is no gaming activity the tiles lie face up in pairs; the filing says {stated}",
)(other_than("face-up-in-pairs"))

idle_tiles_not_mixed = filing_rule(
    id="idle-tiles-not-mixed",
    title="Tiles of an idle table not mixed for a player",
    cite="535.6(g)",
    quote="Once a player arrives at the table, the dealer shall follow the procedures in subsections (c) and (d)",
    reads=("mixing.idle_tiles_mixed",),
    expected="shown, mixed and stacked once a player arrives",
    observed="not so",
    message="the tiles are not shown, mixed and stacked anew once a player arrives",
)(denied)
