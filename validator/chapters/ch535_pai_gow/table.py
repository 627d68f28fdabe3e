"""§ 535.2: the table, its boxes and layout, and the Pai Gow shaker."""

from validator.chapters.approvals import paths, unapproved_by
from validator.chapters.baccarat import table as asked
from validator.chapters.baccarat.table import BUREAU
from validator.chapters.questions import denied, fewer_than, other_number, word_is
from validator.chapters.shoe import table as common
from validator.core.finding import Severity
from validator.core.rule import filing_rule

_PLACES = "having on one side places for six players"
more_positions_than_seats = common.more_positions_than_seats.bind("535.2(a)", _PLACES)
dealer_not_opposite = common.dealer_not_opposite.bind("535.2(a)", "on the opposite side a place for the dealer")
layout_unapproved = asked.layout_unapproved.bind(
    "535.2(b)", "The layout for a Pai Gow table shall be approved by the Bureau of Gaming Operations"
)
layout_without_name_or_logo = common.layout_without_name_or_logo.bind(
    "535.2(b)(3)", "The name or logo of the certificate holder offering the game"
)
_BOXES = "on the same side of the gaming table as, but on opposite sides of, the dealer"
no_tip_box = common.no_tip_box.bind("535.2(c)", "Each Pai Gow table must have a drop box with a tip box attached to it")
drop_box_misplaced = common.drop_box_misplaced.bind("535.2(c)", _BOXES)
tip_box_misplaced = common.tip_box_misplaced.bind("535.2(c)", _BOXES)
boxes_unapproved = asked.boxes_unapproved.bind(
    "535.2(c)", f"{_BOXES}, in locations approved by the Bureau of Gaming Operations"
)
fewer_positions_than_places = filing_rule(
    id="fewer-positions-than-places",
    title="Fewer places than the table must have",
    cite="535.2(a)",
    quote="having on one side places for six players",
    reads=("table.positions",),
    facts=("table_betting_positions",),
    expected="{minimum} places",
    observed="{number} places",
    message="the table has {number} places for players; the law says {minimum}",
)(fewer_than)

other_number_of_betting_areas = filing_rule(
    id="other-number-of-betting-areas",
    title="Another number of betting areas",
    cite="535.2(b)(1)",
    quote="Six separate designated betting areas for the players at the table",
    reads=("layout.betting_areas",),
    facts=("table_betting_areas",),
    expected="{lawful} separate betting areas",
    observed="{number}",
    message="the layout has {number} betting areas for players; the law says {lawful}",
)(other_number)

betting_areas_unnumbered = filing_rule(
    id="betting-areas-unnumbered",
    title="Betting areas without numbers",
    cite="535.2(b)(1)",
    quote="with each area being numbered one through six",
    reads=("layout.betting_areas_numbered",),
    expected="numbered betting areas",
    observed="betting areas without numbers",
    message="the betting areas are not numbered",
)(denied)

betting_areas_numbered_from_the_left = filing_rule(
    id="betting-areas-numbered-from-the-left",
    title="Betting areas numbered from the dealer's left",
    cite="535.2(b)(1)",
    quote="each area being numbered one through six",
    reads=("layout.numbered_from",),
    severity=Severity.WARNING,
    reading="direction-of-the-numbers",
    expected="number one at the dealer's right",
    observed="number one at the dealer's left",
    message=(
        "number one lies at the dealer's left; the chapter counts the sixth place last from the dealer's right, "
        "and does not say how the areas are numbered"
    ),
)(word_is("dealers-left"))

dead_hand_area_missing = filing_rule(
    id="dead-hand-area-missing",
    title="No area for the Dead Hand",
    cite="535.2(b)(2)",
    quote=(
        "A separate area, located to the left of the dealer, for the placement of four tiles which shall be "
        "referred to as the Dead Hand"
    ),
    reads=("layout.dead_hand",),
    expected="an area for the Dead Hand to the left of the dealer",
    observed="none",
    message="the layout has no separate area for the Dead Hand",
)(word_is("none"))

dead_hand_area_misplaced = filing_rule(
    id="dead-hand-area-misplaced",
    title="Area for the Dead Hand elsewhere",
    cite="535.2(b)(2)",
    quote=(
        "A separate area, located to the left of the dealer, for the placement of four tiles which shall be "
        "referred to as the Dead Hand"
    ),
    reads=("layout.dead_hand",),
    expected="to the left of the dealer",
    observed="{stated}",
    message="the area for the Dead Hand is not to the left of the dealer",
)(word_is("elsewhere"))

dead_hand_area_too_small = filing_rule(
    id="dead-hand-area-too-small",
    title="Area for the Dead Hand too small",
    cite="535.2(b)(2)",
    quote="for the placement of four tiles which shall be referred to as the Dead Hand",
    reads=("layout.dead_hand_tiles",),
    facts=("dead_hand_tiles",),
    expected="room for {minimum} tiles",
    observed="room for {number}",
    message="the area for the Dead Hand has room for {number} tiles; the law says {minimum}",
)(fewer_than)

shaker_unapproved = filing_rule(
    id="shaker-unapproved",
    title="Pai Gow shaker not approved",
    cite="535.2(d)",
    quote="Pai Gow shall be played with a Pai Gow shaker, approved by the Bureau of Gaming Operations",
    may_read=paths("shaker"),
    at="approvals.shaker",
    expected="approval of the Pai Gow shaker by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message="the filing names no approval of the Pai Gow shaker by the Bureau of Gaming Operations",
)(unapproved_by(BUREAU))

shaker_holds_too_few_dice = filing_rule(
    id="shaker-holds-too-few-dice",
    title="Pai Gow shaker too small",
    cite="535.2(d)(1)",
    quote="The Pai Gow shaker must be capable of housing three dice",
    reads=("shaker.dice_held",),
    facts=("shaker_dice_capacity",),
    expected="room for {minimum} dice",
    observed="room for {number}",
    message="the shaker houses {number} dice; the law says {minimum}",
)(fewer_than)

dice_seen_while_shaken = filing_rule(
    id="dice-seen-while-shaken",
    title="Dice seen while they are shaken",
    cite="535.2(d)(1)",
    quote="be designed to prevent the dice from being seen while being shaken by the dealer",
    reads=("shaker.hides_dice",),
    expected="dice hidden while they are shaken",
    observed="dice that can be seen",
    message="the shaker lets the dice be seen while they are shaken",
)(denied)

shaker_without_name_or_logo = filing_rule(
    id="shaker-without-name-or-logo",
    title="Pai Gow shaker without name or logo",
    cite="535.2(d)(2)",
    quote="The Pai Gow shaker must have the name or logo of the certificate holder imprinted or impressed thereon",
    reads=("shaker.name_or_logo",),
    expected="name or logo",
    observed="{stated}",
    message="the shaker bears neither name nor logo of the certificate holder",
)(word_is("none"))
