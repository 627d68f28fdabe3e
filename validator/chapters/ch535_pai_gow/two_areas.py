"""§ 535.13: a player wagering on two adjacent betting areas."""

from validator.chapters.ch535_pai_gow.conditions import TWO_AREAS
from validator.chapters.checks import denied, granted, more_than, other_than
from validator.core.rule_definitions import FilingCheck


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


several_areas_not_permitted = FilingCheck(
    title="Several betting areas without the permission",
    reads=("wagers.areas_per_player", "wagers.two_areas"),
    expected="the permission of two adjacent areas (wagers: two_areas: true)",
    observed="{number} areas, and no permission",
    message="a player may wager on {number} betting areas, and the filing does not permit two adjacent ones",
    fails={"wagers.areas_per_player": 2},
    passes={"wagers.two_areas": True, "wagers.areas_per_player": 2},
    check=areas_unpermitted,
)

areas_beyond_limit = FilingCheck(
    title="More betting areas for a player than two",
    reads=("wagers.areas_per_player",),
    facts=("adjacent_betting_areas",),
    when=(TWO_AREAS,),
    expected="{limit} areas",
    observed="{number}",
    message="a player may wager on {number} betting areas; the law allows {limit:bare}",
    check=more_than,
)

areas_apart = FilingCheck(
    title="Betting areas that need not be adjacent",
    reads=("wagers.areas_adjacent",),
    when=(TWO_AREAS,),
    expected="adjacent areas",
    observed="any areas",
    message="the two betting areas of a player need not be adjacent",
    check=denied,
)

areas_played_together = FilingCheck(
    title="Tiles of two areas not played separately",
    reads=("wagers.areas_played",),
    when=(TWO_AREAS,),
    expected="separately",
    observed="{stated}",
    message="the tiles dealt to a player's two betting areas are not played separately",
    check=other_than("separately"),
)

larger_wager_not_first = FilingCheck(
    title="Hand with the larger wager not set first",
    reads=("wagers.first_hand_set",),
    when=(TWO_AREAS,),
    expected="the hand with the larger wager",
    observed="{stated}",
    message="of two hands with unequal wagers the one with the larger wager is not set first",
    check=other_than("larger-wager"),
)

equal_wagers_out_of_order = FilingCheck(
    title="Hands with equal wagers out of order",
    reads=("wagers.first_hand_at_equal_wagers",),
    when=(TWO_AREAS,),
    expected="in a counterclockwise rotation",
    observed="{stated}",
    message="hands with equal wagers are not played in a counterclockwise rotation",
    check=other_than("counterclockwise"),
)

set_hand_changed = FilingCheck(
    title="Set hand changed",
    reads=("wagers.set_hand_changed",),
    when=(TWO_AREAS,),
    expected="not changed",
    observed="changed",
    message="a hand that was set and placed face down may be changed",
    check=granted,
)
