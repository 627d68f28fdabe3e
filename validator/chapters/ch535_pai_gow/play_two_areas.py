"""Rules on a player who wagers on two betting areas, § 535.13."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.two_areas import (
    NO_FILING,
    NO_NUMBERING,
    NO_SETTING,
    NO_STAKES,
    NO_TILES,
    NOT_SET,
)

two_areas_not_permitted = PlayWords(
    id="two-areas-not-permitted",
    title="Player on two areas without a filing",
    message="{player} wagered on a second area, at {seat}; the Rules Submission does not permit it",
    needs={"whether the filing permits two areas": NO_FILING},
    expected="one area",
    observed="more than one",
)

too_many_areas = PlayWords(
    id="too-many-areas",
    title="Player on more areas than two",
    message="{player} wagered on {observed} areas",
    expected="at most {expected}",
    observed="{observed}",
)

areas_not_adjacent = PlayWords(
    id="areas-not-adjacent",
    title="Areas of a player not adjacent",
    message="the areas of {player} do not lie side by side",
    expected="adjacent areas",
    observed="areas apart",
)

tiles_of_two_areas_mixed = PlayWords(
    id="tiles-of-two-areas-mixed",
    title="Tiles of the one area played with those of the other",
    message="the hand at {seat} was set as {hand}, with tiles dealt to the other area of the player",
    needs={"the tiles as dealt and as set": NO_TILES},
    expected="the tiles dealt to the area",
    observed="tiles of the other area",
)

larger_wager_not_set_first = PlayWords(
    id="larger-wager-not-set-first",
    title="Hand with the smaller wager set first",
    message="{player} set the hand at {seat}, with the smaller wager, first",
    needs={"the amounts": NO_STAKES, "the setting of the hands": NO_SETTING},
    expected="the hand with the larger wager first",
    observed="the other first",
)

equal_wagers_not_set_in_rotation = PlayWords(
    id="equal-wagers-not-set-in-rotation",
    title="Hands with equal wagers not set counterclockwise",
    message="{player} set the hand at {seat} before the one that comes first counterclockwise",
    needs={
        "the amounts": NO_STAKES,
        "the setting of the hands": NO_SETTING,
        "how positions are numbered": NO_NUMBERING,
    },
    expected="counterclockwise",
    observed="the other way",
)

hand_of_two_areas_changed = PlayWords(
    id="hand-of-two-areas-changed",
    title="Hand changed after it was set",
    message="{player} set the hand at {seat} again after he had laid it down",
    needs={"the setting of the hands": NOT_SET},
    expected="the hand as laid down",
    observed="set again",
)
