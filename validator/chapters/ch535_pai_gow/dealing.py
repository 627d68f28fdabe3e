"""§§ 535.8 and 535.9: dice, count, deal, and the alternative procedures that the dealer may use."""

from validator.chapters.checks import denied, fewer_than, other_number, other_than
from validator.core.rule_definitions import FilingCheck


def unknown_style(style: str, lawful: tuple[str, ...]) -> bool:
    """An alternative procedure is one that the chapter describes; the ordinary one stays open beside them.

    Fails:
        >>> unknown_style("from-the-middle", ("jung-quat", "chee-yee"))
        True
    Clean:
        >>> unknown_style("chee-yee", ("jung-quat", "chee-yee"))
        False
        >>> unknown_style("ordinary", ("jung-quat", "chee-yee"))
        False
    """
    return style != "ordinary" and style not in lawful


no_more_bets_unannounced = FilingCheck(
    title='"No more bets" not announced before dealing',
    reads=("dealing.no_more_bets_announced",),
    expected='"no more bets" after mixing and stacking',
    observed="not announced",
    message='the dealer does not announce "no more bets" once the tiles are mixed and stacked',
    check=denied,
)

dice_shaken_too_seldom = FilingCheck(
    title="Dice shaken too seldom",
    reads=("dealing.dice_shakes",),
    facts=("dice_shakes_minimum",),
    expected="{minimum} shakes",
    observed="{number}",
    message="the dealer shakes the shaker {number} times; the law says {minimum}",
    passes={"dealing.dice_shakes": 4},
    check=fewer_than,
)

dice_total_unannounced = FilingCheck(
    title="Total of the dice not announced",
    reads=("dealing.total_announced",),
    expected="the total announced",
    observed="not announced",
    message="the dealer does not total the dice and announce the total",
    check=denied,
)

count_not_from_the_dealer = FilingCheck(
    title="Count not begun with the dealer",
    reads=("dealing.count_starts",),
    expected="the dealer's position as number one",
    observed="{stated}",
    message="the count for the starting position does not begin with the dealer",
    check=other_than("dealer"),
)

counted_clockwise = FilingCheck(
    title="Places counted clockwise",
    reads=("dealing.count_direction",),
    expected="counterclockwise",
    observed="{stated}",
    message="the places are counted clockwise; the law says counterclockwise",
    check=other_than("counterclockwise"),
)

places_left_out_of_the_count = FilingCheck(
    title="Places left out of the count",
    reads=("dealing.count_includes",),
    expected="every betting position and the Dead Hand",
    observed="{stated}",
    message=(
        "the law says: every betting position is counted, with a wager or without, and the Dead Hand; the filing says "
        "{stated}"
    ),
    check=other_than("every-place-and-the-dead-hand"),
)

first_stack_from_elsewhere = FilingCheck(
    title="Deal not begun at the right end",
    reads=("dealing.first_stack",),
    expected="the right side of the stacks",
    observed="{stated}",
    message="the ordinary deal does not start from the right side of the stacks",
    check=other_than("right-end"),
)

dealt_clockwise = FilingCheck(
    title="Stacks dealt clockwise",
    reads=("dealing.deal_direction",),
    expected="counterclockwise",
    observed="{stated}",
    message="the stacks are dealt clockwise; the law says counterclockwise",
    check=other_than("counterclockwise"),
)

dealers_tiles_unmarked = FilingCheck(
    title="No marker on the dealer's tiles",
    reads=("dealing.marker_on_dealers_tiles",),
    expected="a marker on the dealer's stack",
    observed="none",
    message="the dealer places no marker on top of his stack",
    check=denied,
)

unwagered_stacks_left = FilingCheck(
    title="Stacks without a wager not collected",
    reads=("dealing.unwagered_stacks",),
    expected="collected, unexposed, to the Dead Hand",
    observed="{stated}",
    message="stacks dealt to positions without a wager are not collected unexposed and placed with the Dead Hand",
    check=other_than("collected-unexposed"),
)

covered_dice_shaken_otherwise = FilingCheck(
    title="Covered dice not shaken once",
    reads=("dealing.dice_shaken_after_deal",),
    facts=("shakes_of_the_covered_dice",),
    expected="{lawful} shake",
    observed="{number}",
    message="the covered shaker is shaken {number} times after the deal; the law says once",
    fails={"dealing.dice_shaken_after_deal": 2},
    check=other_number,
)

shaker_put_elsewhere = FilingCheck(
    title="Shaker not placed to the dealer's right",
    reads=("dealing.shaker_placed",),
    expected="to the right of the dealer",
    observed="{stated}",
    message="the shaker is not placed to the right of the dealer",
    check=other_than("right-of-the-dealer"),
)

unknown_delivery_style = FilingCheck(
    title="Alternative procedure that the chapter does not describe",
    each="dealing.alternative_styles",
    reads=("dealing.alternative_styles[*]",),
    facts=("delivery_styles",),
    expected="one of {lawful}",
    observed="{style}",
    message="the filing lets the dealer deliver the tiles by {style}; the chapter describes {lawful}{hint}",
    fails={"dealing.alternative_styles[jung-quat]": None, "dealing.alternative_styles[from-the-middle]": True},
    passes={"dealing.alternative_styles": ["ordinary"]},
    check=unknown_style,
)
