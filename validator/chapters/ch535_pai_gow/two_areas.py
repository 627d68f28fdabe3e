"""§ 535.13: a player wagering on two adjacent betting areas."""

from validator.chapters.ch535_pai_gow.conditions import TWO_AREAS
from validator.chapters.questions import denied, granted, more_than, other_than
from validator.core.rule import filing_rule


def areas_unpermitted(number: int, permitted: bool) -> bool:
    """A player wagers on one betting area, unless the filing permits two adjacent ones.

    Fails:
        >>> areas_unpermitted(2, False)
        True
    Clean:
        >>> areas_unpermitted(1, False)
        False
        >>> areas_unpermitted(2, True)
        False
    """
    return number > 1 and not permitted


several_areas_not_permitted = filing_rule(
    id="several-areas-not-permitted",
    title="Several betting areas without the permission",
    cite="535.13(a)",
    quote="permit a player to wager on two adjacent betting areas at a Pai Gow table",
    reads=("wagers.areas_per_player", "wagers.two_areas"),
    expected="the permission of two adjacent areas (wagers: two_areas: true)",
    observed="{number} areas, and no permission",
    message="a player may wager on {number} betting areas, and the filing does not permit two adjacent ones",
)(areas_unpermitted)

too_many_areas = filing_rule(
    id="areas-beyond-limit",
    title="More betting areas for a player than two",
    cite="535.13(a)",
    quote="permit a player to wager on two adjacent betting areas at a Pai Gow table",
    reads=("wagers.areas_per_player",),
    facts=("adjacent_betting_areas",),
    when=(TWO_AREAS,),
    expected="at most {limit} areas",
    observed="{number}",
    message="a player may wager on {number} betting areas; the law allows {limit}",
)(more_than)

areas_not_adjacent = filing_rule(
    id="areas-apart",
    title="Betting areas that need not be adjacent",
    cite="535.13(a)",
    quote="permit a player to wager on two adjacent betting areas at a Pai Gow table",
    reads=("wagers.areas_adjacent",),
    when=(TWO_AREAS,),
    expected="adjacent areas",
    observed="any areas",
    message="the two betting areas of a player need not be adjacent",
)(denied)

areas_played_together = filing_rule(
    id="areas-played-together",
    title="Tiles of two areas not played separately",
    cite="535.13(b)",
    quote="the tiles dealt to each betting area shall be played separately",
    reads=("wagers.areas_played",),
    when=(TWO_AREAS,),
    expected="separately",
    observed="{stated}",
    message="the tiles dealt to a player's two betting areas are not played separately",
)(other_than("separately"))

larger_wager_not_first = filing_rule(
    id="larger-wager-not-first",
    title="Hand with the larger wager not set first",
    cite="535.13(b)",
    quote=(
        "the player shall be required to rank and set the hand with the larger wager before ranking and setting "
        "the other hand"
    ),
    reads=("wagers.first_hand_set",),
    when=(TWO_AREAS,),
    expected="the hand with the larger wager",
    observed="{stated}",
    message="of two hands with unequal wagers the one with the larger wager is not set first",
)(other_than("larger-wager"))

equal_wagers_out_of_order = filing_rule(
    id="equal-wagers-out-of-order",
    title="Hands with equal wagers out of order",
    cite="535.13(b)",
    quote="If the amounts wagered are equal, each hand shall be played separately in a counterclockwise rotation",
    reads=("wagers.first_hand_at_equal_wagers",),
    when=(TWO_AREAS,),
    expected="in a counterclockwise rotation",
    observed="{stated}",
    message="hands with equal wagers are not played in a counterclockwise rotation",
)(other_than("counterclockwise"))

set_hand_changed = filing_rule(
    id="set-hand-changed",
    title="Set hand changed",
    cite="535.13(b)",
    quote="Once a hand has been ranked and set and placed face down on the layout, the hand may not be changed",
    reads=("wagers.set_hand_changed",),
    when=(TWO_AREAS,),
    expected="not changed",
    observed="changed",
    message="a hand that was set and placed face down may be changed",
)(granted)
