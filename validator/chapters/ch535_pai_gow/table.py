"""§ 535.2: the table, its boxes and layout, and the Pai Gow shaker."""

from validator.chapters.approvals import paths, unapproved_by
from validator.chapters.baccarat.table import BUREAU
from validator.chapters.checks import denied, fewer_than, other_number, word_is
from validator.core.rule_definitions import FilingCheck

fewer_positions_than_places = FilingCheck(
    title="Fewer places than the table must have",
    reads=("table.positions",),
    facts=("table_betting_positions",),
    expected="{minimum} places",
    observed="{number} places",
    message="the table has {number} places for players; the law says {minimum}",
    check=fewer_than,
)

other_number_of_betting_areas = FilingCheck(
    title="Another number of betting areas",
    reads=("layout.betting_areas",),
    facts=("table_betting_areas",),
    expected="{lawful} separate betting areas",
    observed="{number}",
    message="the layout has {number} betting areas for players; the law says {lawful}",
    fails={"layout.betting_areas": 7},
    check=other_number,
)

betting_areas_unnumbered = FilingCheck(
    title="Betting areas without numbers",
    reads=("layout.betting_areas_numbered",),
    expected="numbered betting areas",
    observed="betting areas without numbers",
    message="the betting areas are not numbered",
    check=denied,
)

betting_areas_numbered_from_the_left = FilingCheck(
    title="Betting areas numbered from the dealer's left",
    reads=("layout.numbered_from",),
    expected="number one at the dealer's right",
    observed="number one at the dealer's left",
    message=(
        "number one lies at the dealer's left; the chapter counts the sixth place last from the dealer's right, "
        "and does not say how the areas are numbered"
    ),
    check=word_is("dealers-left"),
)

dead_hand_area_missing = FilingCheck(
    title="No area for the Dead Hand",
    reads=("layout.dead_hand",),
    expected="an area for the Dead Hand to the left of the dealer",
    observed="none",
    message="the layout has no separate area for the Dead Hand",
    check=word_is("none"),
)

dead_hand_area_misplaced = FilingCheck(
    title="Area for the Dead Hand elsewhere",
    reads=("layout.dead_hand",),
    expected="to the left of the dealer",
    observed="{stated}",
    message="the area for the Dead Hand is not to the left of the dealer",
    check=word_is("elsewhere"),
)

dead_hand_area_too_small = FilingCheck(
    title="Area for the Dead Hand too small",
    reads=("layout.dead_hand_tiles",),
    facts=("dead_hand_tiles",),
    expected="room for {minimum} tiles",
    observed="room for {number}",
    message="the area for the Dead Hand has room for {number} tiles; the law says {minimum}",
    passes={"layout.dead_hand_tiles": 8},
    check=fewer_than,
)

shaker_unapproved = FilingCheck(
    title="Pai Gow shaker not approved",
    may_read=paths("shaker"),
    at="approvals.shaker",
    expected="approval of the Pai Gow shaker by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message="the filing names no approval of the Pai Gow shaker by the Bureau of Gaming Operations",
    passes={"approvals.shaker.reference": "S-1"},
    check=unapproved_by(BUREAU),
)

shaker_holds_too_few_dice = FilingCheck(
    title="Pai Gow shaker too small",
    reads=("shaker.dice_held",),
    facts=("shaker_dice_capacity",),
    expected="room for {minimum:bare} dice",
    observed="room for {number}",
    message="the shaker houses {number} dice; the law says {minimum:bare}",
    passes={"shaker.dice_held": 4},
    check=fewer_than,
)

dice_seen_while_shaken = FilingCheck(
    title="Dice seen while they are shaken",
    reads=("shaker.hides_dice",),
    expected="dice hidden while they are shaken",
    observed="dice that can be seen",
    message="the shaker lets the dice be seen while they are shaken",
    check=denied,
)

shaker_without_name_or_logo = FilingCheck(
    title="Pai Gow shaker without name or logo",
    reads=("shaker.name_or_logo",),
    expected="name or logo",
    observed="{stated}",
    message="the shaker bears neither name nor logo of the certificate holder",
    passes={"shaker.name_or_logo": "both"},
    check=word_is("none"),
)
