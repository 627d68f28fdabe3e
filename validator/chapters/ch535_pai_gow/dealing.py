"""§§ 535.8 and 535.9: dice, count, deal, and the alternative procedures that the dealer may use."""

from validator.chapters.questions import denied, fewer_than, other_number, other_than
from validator.core.rule import filing_rule


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


no_more_bets_unannounced = filing_rule(
    id="no-more-bets-unannounced",
    title='"No more bets" not announced before dealing',
    cite="535.8(a)",
    quote="the dealer shall announce ''no more bets.''",
    reads=("dealing.no_more_bets_announced",),
    expected='"no more bets" after mixing and stacking',
    observed="not announced",
    message='the dealer does not announce "no more bets" once the tiles are mixed and stacked',
)(denied)

dice_shaken_too_seldom = filing_rule(
    id="dice-shaken-too-seldom",
    title="Dice shaken too seldom",
    cite="535.8(a)",
    quote="The dealer shall then shake the Pai Gow shaker at least three times to cause a random mixture of the dice",
    reads=("dealing.dice_shakes",),
    facts=("dice_shakes_minimum",),
    expected="at least {minimum} shakes",
    observed="{number}",
    message="the dealer shakes the shaker {number} times; the law says at least {minimum}",
)(fewer_than)

dice_total_unannounced = filing_rule(
    id="dice-total-unannounced",
    title="Total of the dice not announced",
    cite="535.8(b)",
    quote="total the dice and announce the total",
    reads=("dealing.total_announced",),
    expected="the total announced",
    observed="not announced",
    message="the dealer does not total the dice and announce the total",
)(denied)

count_not_from_the_dealer = filing_rule(
    id="count-not-from-the-dealer",
    title="Count not begun with the dealer",
    cite="535.8(c)",
    quote=(
        "the dealer shall count counterclockwise around the table, with the position of the dealer considered "
        "number one"
    ),
    reads=("dealing.count_starts",),
    expected="the dealer's position as number one",
    observed="{stated}",
    message="the count for the starting position does not begin with the dealer",
)(other_than("dealer"))

counted_clockwise = filing_rule(
    id="counted-clockwise",
    title="Places counted clockwise",
    cite="535.8(c)",
    quote=(
        "the dealer shall count counterclockwise around the table, with the position of the dealer considered "
        "number one"
    ),
    reads=("dealing.count_direction",),
    expected="counterclockwise",
    observed="{stated}",
    message="the places are counted clockwise; the law says counterclockwise",
)(other_than("counterclockwise"))

places_left_out_of_the_count = filing_rule(
    id="places-left-out-of-the-count",
    title="Places left out of the count",
    cite="535.8(c)",
    quote=(
        "continuing around the table with each betting position, regardless of whether there is a wager at the "
        "position, and the Dead Hand until the count matches the total of the three dice"
    ),
    reads=("dealing.count_includes",),
    expected="every betting position and the Dead Hand",
    observed="{stated}",
    message="every betting position is counted, with a wager or without, and the Dead Hand; the filing says {stated}",
)(other_than("every-place-and-the-dead-hand"))

first_stack_from_elsewhere = filing_rule(
    id="first-stack-from-elsewhere",
    title="Deal not begun at the right end",
    cite="535.8(d)",
    quote=(
        "The dealer shall deal the first stack of four tiles, starting from the right side of the eight stacks, "
        "to the starting position"
    ),
    reads=("dealing.first_stack",),
    expected="the right side of the stacks",
    observed="{stated}",
    message="the ordinary deal does not start from the right side of the stacks",
)(other_than("right-end"))

dealt_clockwise = filing_rule(
    id="dealt-clockwise",
    title="Stacks dealt clockwise",
    cite="535.8(d)",
    quote=(
        "moving counterclockwise around the table, deal all other positions including the Dead Hand and the "
        "dealer a stack of tiles"
    ),
    reads=("dealing.deal_direction",),
    expected="counterclockwise",
    observed="{stated}",
    message="the stacks are dealt clockwise; the law says counterclockwise",
)(other_than("counterclockwise"))

dealers_tiles_unmarked = filing_rule(
    id="dealers-tiles-unmarked",
    title="No marker on the dealer's tiles",
    cite="535.8(d)",
    quote="The dealer shall place a marker on top of his stack of tiles immediately after they are dealt",
    reads=("dealing.marker_on_dealers_tiles",),
    expected="a marker on the dealer's stack",
    observed="none",
    message="the dealer places no marker on top of his stack",
)(denied)

unwagered_stacks_left = filing_rule(
    id="unwagered-stacks-left",
    title="Stacks without a wager not collected",
    cite="535.8(e)",
    quote=(
        "collect any stacks dealt to a position where there is no wager and place the stacks with the Dead Hand "
        "on the layout"
    ),
    reads=("dealing.unwagered_stacks",),
    expected="collected, unexposed, to the Dead Hand",
    observed="{stated}",
    message="stacks dealt to positions without a wager are not collected unexposed and placed with the Dead Hand",
)(other_than("collected-unexposed"))

covered_dice_shaken_otherwise = filing_rule(
    id="covered-dice-shaken-otherwise",
    title="Covered dice not shaken once",
    cite="535.8(f)",
    quote="the dealer shall place the cover on the Pai Gow shaker and shake the shaker once",
    reads=("dealing.dice_shaken_after_deal",),
    facts=("shakes_of_the_covered_dice",),
    expected="{lawful} shake",
    observed="{number}",
    message="the covered shaker is shaken {number} times after the deal; the law says once",
)(other_number)

shaker_put_elsewhere = filing_rule(
    id="shaker-put-elsewhere",
    title="Shaker not placed to the dealer's right",
    cite="535.8(f)",
    quote="The Pai Gow shaker shall then be placed to the right of the dealer",
    reads=("dealing.shaker_placed",),
    expected="to the right of the dealer",
    observed="{stated}",
    message="the shaker is not placed to the right of the dealer",
)(other_than("right-of-the-dealer"))


unknown_delivery_style = filing_rule(
    id="unknown-delivery-style",
    title="Alternative procedure that the chapter does not describe",
    cite="535.9(a)",
    quote="use one of the following procedures for dealing the tiles:",
    each="dealing.alternative_styles",
    reads=("dealing.alternative_styles[*]",),
    facts=("delivery_styles",),
    expected="one of {lawful}",
    observed="{style}",
    message="the filing lets the dealer deliver the tiles by {style}; the chapter describes {lawful}{hint}",
)(unknown_style)
