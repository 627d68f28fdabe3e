"""Rules on the tiles between rounds and on the age of the dice, §§ 535.3(c), 535.5(c), 535.6(c)-(g)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.dice_age import NO_CHANGES, NO_TIME
from validator.games.pai_gow.tile_count import NO_TILES
from validator.games.pai_gow.tile_opening import NO_RECORD
from validator.games.pai_gow.tile_table import NO_COUNT, NO_PERSON

dice_too_old = PlayWords(
    id="dice-too-old",
    title="Dice on the table longer than allowed",
    message="the dice had been on the table for {observed} minutes in which it was open for gaming",
    needs={"the times": NO_TIME, "the changes of dice": NO_CHANGES},
    expected="at most {expected} minutes",
    observed="{observed} minutes",
)

dice_too_old_by_one_count = PlayWords(
    id="dice-too-old-by-one-count",
    title="Dice on the table longer than allowed by one count of the hours",
    message=(
        "the dice had been placed in the shaker {observed} minutes before; counted in hours in which the table was "
        "open, they were not too old"
    ),
    needs={"the times": NO_TIME, "the changes of dice": NO_CHANGES},
    expected="at most {expected} minutes",
    observed="{observed} minutes",
)

tile_beyond_set = PlayWords(
    id="tile-beyond-set",
    title="Tile seen more often than a set holds it",
    message="a tile was seen more often in the round than one set holds it",
    needs={"the tiles": NO_TILES},
    expected="the tiles of one set",
    observed="one too many",
)

tile_stacked_beyond_set = PlayWords(
    id="tile-stacked-beyond-set",
    title="Tile stacked more often than a set holds it",
    message="{observed} tiles alike were stacked; one set holds {expected}",
    needs={"the tiles": NO_TILES},
    expected="at most {expected} alike",
    observed="{observed}",
)

tiles_unmixed_at_opening = PlayWords(
    id="tiles-unmixed-at-opening",
    title="Tiles not mixed at the opening",
    message="the tiles were delivered without having been mixed",
    needs={"the mixing of the tiles": NO_RECORD},
    expected="tiles mixed",
    observed="not mixed",
)

tiles_mixed_too_little = PlayWords(
    id="tiles-mixed-too-little",
    title="Too few circular motions",
    message="the tiles were mixed with {observed} circular motions of each hand",
    needs={"the number of circular motions": NO_COUNT},
    expected="at least {expected}",
    observed="{observed}",
)

tiles_unstacked = PlayWords(
    id="tiles-unstacked",
    title="Tiles not stacked",
    message="the tiles were delivered without having been stacked after the mixing",
    needs={"the stacking of the tiles": NO_RECORD},
    expected="tiles stacked",
    observed="not stacked",
)

stacks_incomplete = PlayWords(
    id="stacks-incomplete",
    title="Another number of tiles stacked",
    message="{observed} tiles were stacked",
    needs={"the number of tiles stacked": NO_COUNT},
    expected="{expected} tiles",
    observed="{observed}",
)

tiles_not_remixed_after_exposure = PlayWords(
    id="tiles-not-remixed-after-exposure",
    title="Tiles not mixed again after one was exposed in the stacking",
    message="a tile was exposed in the stacking and the tiles were delivered without a new mixing",
    needs={"the mixing of the tiles": NO_RECORD},
    expected="a new mixing",
    observed="none",
)

tiles_not_remixed_after_exposure_in_mixing = PlayWords(
    id="tiles-not-remixed-after-exposure-in-mixing",
    title="Tiles not mixed again after one was exposed before the stacks stood",
    message="a tile was exposed after the mixing had begun and the tiles were delivered without a new mixing",
    needs={"the mixing of the tiles": NO_RECORD},
    expected="a new mixing",
    observed="none",
)

tiles_unmixed_between_rounds = PlayWords(
    id="tiles-unmixed-between-rounds",
    title="Tiles not mixed between rounds",
    message="the tiles of the round before were not mixed",
    needs={"the mixing of the tiles": NO_RECORD},
    expected="tiles mixed",
    observed="not mixed",
)

idle_tiles_unspread = PlayWords(
    id="idle-tiles-unspread",
    title="Tiles not laid out while nobody played",
    message="the tiles were not laid out in pairs while there was no gaming activity",
    needs={"the laying out of the tiles": NO_RECORD},
    expected="tiles laid out in pairs",
    observed="not laid out",
)

idle_tiles_unspread_with_players_seated = PlayWords(
    id="idle-tiles-unspread-with-players-seated",
    title="Tiles not laid out in a pause with players at the table",
    message="the tiles were not laid out in pairs in a pause in which players may have stayed at the table",
    needs={"the laying out of the tiles": NO_RECORD},
    expected="tiles laid out in pairs",
    observed="not laid out",
)

idle_tiles_unmixed = PlayWords(
    id="idle-tiles-unmixed",
    title="Tiles not mixed after a time without play",
    message=(
        "after a time without gaming activity the tiles were delivered without having been mixed for those who came"
    ),
    needs={"the mixing of the tiles": NO_RECORD},
    expected="tiles mixed and stacked",
    observed="not mixed",
)

tiles_mixed_by_another = PlayWords(
    id="tiles-mixed-by-another",
    title="Tiles mixed by somebody else than the dealer",
    message="somebody else than the dealer mixed the tiles",
    needs={"who mixed the tiles": NO_PERSON},
    expected="the dealer",
    observed="somebody else",
)

tiles_stacked_by_another = PlayWords(
    id="tiles-stacked-by-another",
    title="Tiles stacked by somebody else than the dealer",
    message="somebody else than the dealer stacked the tiles",
    needs={"who stacked the tiles": NO_PERSON},
    expected="the dealer",
    observed="somebody else",
)
