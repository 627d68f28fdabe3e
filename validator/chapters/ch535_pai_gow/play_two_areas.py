"""Rules on a player who wagers on two betting areas, § 535.13."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.bank_questions import later_than, more_than_allowed, without_grant
from validator.games.pai_gow.slots import two_areas as slot
from validator.games.pai_gow.two_areas import (
    NO_FILING,
    NO_NUMBERING,
    NO_SETTING,
    NO_STAKES,
    NO_TILES,
    NOT_SET,
    areas_apart,
    tiles_exchanged,
)

not_permitted = PlayRule(
    id="two-areas-not-permitted",
    title="Player on two areas without a filing",
    cite="535.13(a)",
    quote="A certificate holder may, if specified in the certificate holder's Rules Submission under § 521.2 (relating to table games Rules Submissions), permit a player to wager on two adjacent betting areas",
    severity=Severity.ERROR,
    message="{player} wagered on a second area, at {seat}; the Rules Submission does not permit it",
    slot=slot.NOT_PERMITTED,
    check=without_grant,
    needs={"whether the filing permits two areas": NO_FILING},
    expected="one area",
    observed="more than one",
)

too_many_areas = PlayRule(
    id="too-many-areas",
    title="Player on more areas than two",
    cite="535.13(a)",
    quote="permit a player to wager on two adjacent betting areas",
    severity=Severity.ERROR,
    message="{player} wagered on {observed} areas",
    slot=slot.TOO_MANY_AREAS,
    check=more_than_allowed,
    expected="at most {expected}",
    observed="{observed}",
)

not_adjacent = PlayRule(
    id="areas-not-adjacent",
    title="Areas of a player not adjacent",
    cite="535.13(a)",
    quote="two adjacent betting areas at a Pai Gow table",
    severity=Severity.ERROR,
    message="the areas of {player} do not lie side by side",
    slot=slot.NOT_ADJACENT,
    check=areas_apart,
    expected="adjacent areas",
    observed="areas apart",
)

tiles_mixed = PlayRule(
    id="tiles-of-two-areas-mixed",
    title="Tiles of the one area played with those of the other",
    cite="535.13(b)",
    quote="the tiles dealt to each betting area shall be played separately",
    severity=Severity.ERROR,
    message="the hand at {seat} was set as {hand}, with tiles dealt to the other area of the player",
    slot=slot.TILES_MIXED,
    check=tiles_exchanged,
    needs={"the tiles as dealt and as set": NO_TILES},
    expected="the tiles dealt to the area",
    observed="tiles of the other area",
)

larger_not_first = PlayRule(
    id="larger-wager-not-set-first",
    title="Hand with the smaller wager set first",
    cite="535.13(b)",
    quote="the player shall be required to rank and set the hand with the larger wager before ranking and setting the other hand",
    severity=Severity.ERROR,
    message="{player} set the hand at {seat}, with the smaller wager, first",
    slot=slot.LARGER_NOT_FIRST,
    check=later_than,
    needs={"the amounts": NO_STAKES, "the setting of the hands": NO_SETTING},
    expected="the hand with the larger wager first",
    observed="the other first",
)

not_counterclockwise = PlayRule(
    id="equal-wagers-not-set-in-rotation",
    title="Hands with equal wagers not set counterclockwise",
    cite="535.13(b)",
    quote="If the amounts wagered are equal, each hand shall be played separately in a counterclockwise rotation with the first hand being ranked and set before the player proceeds",
    severity=Severity.ERROR,
    message="{player} set the hand at {seat} before the one that comes first counterclockwise",
    slot=slot.NOT_COUNTERCLOCKWISE,
    check=later_than,
    needs={
        "the amounts": NO_STAKES,
        "the setting of the hands": NO_SETTING,
        "how positions are numbered": NO_NUMBERING,
    },
    expected="counterclockwise",
    observed="the other way",
)

hand_changed = PlayRule(
    id="hand-of-two-areas-changed",
    title="Hand changed after it was set",
    cite="535.13(b)",
    quote="Once a hand has been ranked and set and placed face down on the layout, the hand may not be changed",
    severity=Severity.ERROR,
    message="{player} set the hand at {seat} again after he had laid it down",
    slot=slot.HAND_CHANGED,
    check=later_than,
    needs={"the setting of the hands": NOT_SET},
    expected="the hand as laid down",
    observed="set again",
)

PLAY_RULES = (
    not_permitted,
    too_many_areas,
    not_adjacent,
    tiles_mixed,
    larger_not_first,
    not_counterclockwise,
    hand_changed,
)
