"""§ 551.2(a) and (d) to (f): the table, its boxes, card reader device and discard rack."""

from validator.chapters.approvals import paths, unapproved_by
from validator.chapters.baccarat import table as at_baccarat
from validator.chapters.blackjack import free_bet, table as asked
from validator.chapters.ch551_spanish_21.conditions import CONTINUOUS, ORDINARY
from validator.chapters.questions import word_is
from validator.chapters.shoe import table as at_tables
from validator.core.finding import Severity
from validator.core.rule import Absent, Present, filing_rule, unless

BUREAU = "bureau-of-gaming-operations"
"""Who approves everything in this chapter, in the schema's word."""

_PLACES = "having on one side places for the players and on the opposite side a place for the dealer"
positions_on_several_sides = asked.positions_on_several_sides.bind("551.2(a)", _PLACES)
dealer_not_opposite = at_tables.dealer_not_opposite.bind("551.2(a)", _PLACES)
more_positions_than_seats = at_tables.more_positions_than_seats.bind(
    "551.2(b)(2)", "No more than seven player positions"
)

_BOXES = "Each Spanish 21 table must have a drop box and a tip box attached to it"
_PLACE = (
    "with the location of the boxes on the same side of the gaming table, but on opposite sides of the dealer, as"
    " approved by the Bureau of Gaming Operations"
)
no_drop_box = filing_rule(
    id="no-drop-box",
    title="No drop box",
    cite="551.2(d)",
    quote=_BOXES,
    reads=("table.drop_box",),
    expected="a drop box",
    observed="no drop box",
    message="the table has no drop box",
)(word_is("none"))
no_tip_box = asked.no_tip_box.bind("551.2(d)", _BOXES)
drop_box_misplaced = at_tables.drop_box_misplaced.bind(
    "551.2(d)", _PLACE, when=(unless("table.drop_box", "none"), Absent("approvals.boxes.reference"))
)
tip_box_misplaced = at_tables.tip_box_misplaced.bind("551.2(d)", _PLACE, when=(Absent("approvals.boxes.reference"),))


def placed_elsewhere(drop_box: str | None, tip_box: str | None) -> bool:
    """Whether the Bureau may approve other places than those that the paragraph orders is open.

    Fails:
        >>> placed_elsewhere("elsewhere", "dealer-side-opposite-the-drop-box")
        True
        >>> placed_elsewhere("dealer-side", "dealer-side-beside-the-drop-box")
        True
    Clean:
        >>> placed_elsewhere("dealer-side", "dealer-side-opposite-the-drop-box")
        False
        >>> placed_elsewhere(None, "none")
        False
    """
    return drop_box == "elsewhere" or tip_box not in (None, "none", "dealer-side-opposite-the-drop-box")


boxes_approved_elsewhere = filing_rule(
    id="boxes-approved-elsewhere",
    title="Drop box or tip box in another place that was approved",
    cite="551.2(d)",
    quote=_PLACE,
    severity=Severity.WARNING,
    reading="tip-box-elsewhere",
    may_read=("table.drop_box", "table.tip_box"),
    when=(Present("approvals.boxes.reference"),),
    expected="both boxes on the dealer's side, on opposite sides of him",
    observed="drop box {drop_box}; tip box {tip_box}",
    message=(
        "the drop box is {drop_box}, the tip box {tip_box}; an approval is named, and the text does not say whether "
        "it may be given for another place"
    ),
)(placed_elsewhere)
boxes_unapproved = at_baccarat.boxes_unapproved.bind("551.2(d)", _PLACE)

_READER = "A Spanish 21 table must have attached to it a card reader device"
card_reader_missing = filing_rule(
    id="card-reader-missing",
    title="Card reader device missing",
    cite="551.2(e)",
    quote=_READER,
    reads=("table.card_reader.attached",),
    expected="a card reader device attached to the table",
    observed="none",
    message="the table has no card reader device",
)(word_is("none"))
card_reader_unapproved = filing_rule(
    id="card-reader-unapproved",
    title="Card reader device not approved",
    cite="551.2(e)",
    quote="approved by the Bureau of Gaming Operations",
    may_read=paths("card_reader"),
    when=(Present("table.card_reader"), unless("table.card_reader.attached", "none")),
    at="approvals.card_reader",
    expected="approval of the device by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message=(
        "the filing describes the card reader device, and names no approval of it by the Bureau of Gaming Operations"
    ),
)(unapproved_by(BUREAU))

_INSPECTED = (
    "The floorperson assigned to the Spanish 21 table shall inspect the card reader device at the beginning of each"
    " gaming day"
)
card_reader_not_inspected_daily = asked.card_reader_not_inspected_daily.bind("551.2(e)", _INSPECTED)
card_reader_inspected_by_other = asked.card_reader_inspected_by_other.bind("551.2(e)", _INSPECTED)

discard_rack_missing = at_tables.discard_rack_missing.bind(
    "551.2(f)",
    "each Spanish 21 table must have a discard rack securely attached to the top of the dealer's side of the table",
)
discard_rack_loose = at_tables.discard_rack_loose.bind(
    "551.2(f)", "securely attached to the top of the dealer's side of the table"
)
rack_height_without_a_shoe = free_bet.rack_height_without_a_shoe.bind(
    "551.2(f)", "The height of the discard rack must either", reading="rack-without-a-shoe", when=(CONTINUOUS,)
)
discard_rack_too_low = asked.discard_rack_too_low.bind(
    "551.2(f)(1)",
    "Equal the height of the cards, stacked one on top of the other, contained in the total number of decks",
    when=(ORDINARY,),
)
tall_rack_unmarked = asked.tall_rack_unmarked.bind(
    "551.2(f)(2)",
    "if the discard rack has a distinct and clearly visible mark on its side to show the exact height",
    when=(ORDINARY,),
)
