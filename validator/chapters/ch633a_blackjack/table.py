"""§ 633a.2(a), (e) to (h): the table, its boxes, card reader device and discard rack."""

from datetime import date

from validator.chapters.questions import denied, fewer_than, other_than
from validator.chapters.shoe import table as at_tables
from validator.core.finding import Severity
from validator.core.rule import Present, equals, filing_rule, unless

_RACK_HEIGHT = "table.discard_rack.height_in_decks"
_RACK_MARK = "table.discard_rack.marked_at_decks"

more_positions_than_seats = at_tables.more_positions_than_seats.bind(
    "633a.2(a)", quote="having betting positions for no more than seven players on one side of the table"
)

positions_on_several_sides = filing_rule(
    id="positions-on-several-sides",
    title="Betting positions on more than one side of the table",
    cite="633a.2(a)",
    quote="having betting positions for no more than seven players on one side of the table",
    reads=("table.positions_on_one_side",),
    expected="all betting positions on one side of the table",
    observed="betting positions on several sides",
    message="the betting positions are not all on one side of the table",
)(denied)

dealer_not_opposite = at_tables.dealer_not_opposite.bind(
    "633a.2(a)", quote="a place for the dealer on the opposite side of the table"
)

drop_box_misplaced = at_tables.drop_box_misplaced.bind(
    "633a.2(e)",
    quote="Each Blackjack table must have a drop box and a tip box attached on the same side of the table as",
)


@filing_rule(
    id="no-tip-box",
    title="No tip box",
    cite="633a.2(e)",
    quote="Each Blackjack table must have a drop box and a tip box attached",
    reads=("table.tip_box",),
    expected="a tip box",
    observed="no tip box",
    message="the table has no tip box",
)
def no_tip_box(place: str) -> bool:
    """Each table must have a tip box; where it may be is another question.

    Fails:
        >>> no_tip_box("none")
        True
    Clean:
        >>> no_tip_box("elsewhere")
        False
    """
    return place == "none"


@filing_rule(
    id="tip-box-moved-unapproved",
    title="Tip box in an alternative location without approval",
    cite="633a.2(e)",
    quote="The Bureau of Casino Compliance may approve an alternative location for the tip box",
    reads=("table.tip_box",),
    may_read=("approvals.tip_box_location.reference", "approvals.tip_box_location.by"),
    expected=(
        "the tip box across the dealer from the drop box, or a location approved by the Bureau of Casino Compliance"
    ),
    observed="tip box {place}; approval {reference}, given by {office}",
    message=("the tip box is {place}, and no approval of that location by the Bureau of Casino Compliance is named"),
)
def tip_box_moved_unapproved(place: str, reference: str | None, office: str | None) -> bool:
    """A tip box that is not across the dealer from the drop box needs approval by the Bureau of Casino Compliance.

    Fails:
        >>> tip_box_moved_unapproved("elsewhere", None, None)
        True
        >>> tip_box_moved_unapproved("elsewhere", "ED-7", "executive-director")
        True
    Clean:
        >>> tip_box_moved_unapproved("elsewhere", "BCC-7", "bureau-of-casino-compliance")
        False
        >>> tip_box_moved_unapproved("dealer-side-opposite-the-drop-box", None, None)
        False
    """
    if place in ("none", "dealer-side-opposite-the-drop-box"):
        return False
    return reference is None or office not in (None, "bureau-of-casino-compliance")


@filing_rule(
    id="boxes-unapproved",
    title="Places of drop box and tip box not approved",
    cite="633a.2(e)",
    quote="as approved by the Bureau of Casino Compliance in accordance with § 601a.10(g)",
    may_read=("approvals.boxes.reference", "approvals.boxes.submitted", "approvals.boxes.by"),
    when=(Present("table.drop_box"),),
    at="approvals.boxes",
    expected="approval of the boxes by the Bureau of Casino Compliance, given or asked for",
    observed="approval {reference}, given by {office}",
    message=(
        "the filing describes the drop box and tip box, and names no approval of their "
        "places by the Bureau of Casino Compliance"
    ),
)
def boxes_unapproved(reference: str | None, submitted: date | None, office: str | None) -> bool:
    """The places of both boxes are approved by the Bureau of Casino Compliance; approval asked for is not missing.

    Fails:
        >>> boxes_unapproved(None, None, None)
        True
        >>> boxes_unapproved("ED-3", None, "executive-director")
        True
    Clean:
        >>> boxes_unapproved("BCC-3", None, "bureau-of-casino-compliance")
        False
        >>> boxes_unapproved(None, date(2015, 6, 1), None)
        False
    """
    if office not in (None, "bureau-of-casino-compliance"):
        return True
    return reference is None and submitted is None


card_reader_missing = filing_rule(
    id="card-reader-missing",
    title="Card reader device missing or not on top of the dealer's side",
    cite="633a.2(f)",
    quote="Each Blackjack table must have a card reader device attached to the top of the dealer's side of the table",
    reads=("table.card_reader.attached",),
    expected="a card reader device attached to the top of the dealer's side",
    observed="card reader device: {stated}",
    message=(
        "a card reader device must be attached to the top of the dealer's side of the table; the filing says {stated}"
    ),
)(other_than("dealer-side-top"))

card_reader_not_inspected_daily = filing_rule(
    id="card-reader-not-inspected-daily",
    title="Card reader device not inspected at the beginning of each gaming day",
    cite="633a.2(f)",
    quote="shall inspect the card reader device at the beginning of each gaming day",
    reads=("table.card_reader.inspected",),
    expected="inspection at the beginning of each gaming day",
    observed="inspection {stated}",
    message=("the card reader device must be inspected at the beginning of each gaming day; the filing says {stated}"),
)(other_than("start-of-each-gaming-day"))

card_reader_inspected_by_other = filing_rule(
    id="card-reader-inspected-by-other",
    title="Card reader device not inspected by the floorperson",
    cite="633a.2(f)",
    quote="The floorperson assigned to the Blackjack table shall inspect the card reader device",
    reads=("table.card_reader.inspected_by",),
    expected="inspection by the floorperson assigned to the table",
    observed="inspection by {stated}",
    message=("the floorperson assigned to the table must inspect the card reader device; the filing says {stated}"),
)(other_than("floorperson"))

discard_rack_missing = at_tables.discard_rack_missing.bind(
    "633a.2(g)",
    quote=(
        "Each Blackjack table must have a discard rack securely attached to the top of the dealer's side of the table"
    ),
)

discard_rack_too_low = filing_rule(
    id="discard-rack-too-low",
    title="Discard rack lower than the cards in use",
    cite="633a.2(g)(1)",
    quote="Equal the height of the cards, stacked one on top of the other, in the total number of decks",
    reads=("table.discard_rack.height_in_decks", "cards.decks"),
    when=(
        unless("cards.shoe", "double"),
        unless("cards.dealing", "hand"),
    ),
    expected="a rack as high as {minimum} decks",
    observed="a rack as high as {number} decks",
    message=("the discard rack holds {number} decks, and {minimum} are used in the dealing shoe"),
)(fewer_than)


@filing_rule(
    id="tall-rack-unmarked",
    title="Discard rack taller than the cards without the mark",
    cite="633a.2(g)(2)",
    quote="if the discard rack has a distinct and clearly visible mark on its side to show the exact height",
    reads=("table.discard_rack.height_in_decks", "cards.decks"),
    may_read=("table.discard_rack.marked_at_decks",),
    when=(
        unless("cards.shoe", "double"),
        unless("cards.dealing", "hand"),
    ),
    expected="a mark at the height of {decks} decks",
    observed="a rack as high as {height} decks, marked at {mark}",
    message=("the discard rack holds {height} decks, {decks} are used in the dealing shoe, and its mark shows {mark}"),
)
def tall_rack_unmarked(height: int, decks: int, mark: int | None) -> bool:
    """A rack taller than the decks in the dealing shoe must be marked at exactly their height.

    Fails:
        >>> tall_rack_unmarked(8, 6, None)
        True
        >>> tall_rack_unmarked(8, 6, 7)
        True
    Clean:
        >>> tall_rack_unmarked(8, 6, 6)
        False
        >>> tall_rack_unmarked(6, 6, None)
        False
    """
    return height > decks and mark != decks


@filing_rule(
    id="hand-dealt-rack-height",
    title="Discard rack of another height where the cards are dealt from the hand",
    cite="633a.2(g)(1)",
    quote="in the total number of decks that are to be used in the dealing shoe at that table",
    severity=Severity.WARNING,
    reading="rack-without-a-shoe",
    reads=("table.discard_rack.height_in_decks", "cards.decks"),
    may_read=("table.discard_rack.marked_at_decks",),
    when=(equals("cards.dealing", "hand"),),
    expected="a rack or a mark at the height of {decks} decks",
    observed="a rack as high as {height} decks, marked at {mark}",
    message=(
        "the discard rack holds {height} decks, its mark shows {mark}, and {decks} are dealt"
        " from the hand; the text measures the rack by the decks in the dealing shoe"
    ),
)
def hand_dealt_rack_height(height: int, decks: int, mark: int | None) -> bool:
    """The height of the rack is measured by the decks in the dealing shoe; dealt from the hand there is none.

    Fails:
        >>> hand_dealt_rack_height(6, 2, None)
        True
        >>> hand_dealt_rack_height(1, 2, None)
        True
    Clean:
        >>> hand_dealt_rack_height(6, 2, 2)
        False
        >>> hand_dealt_rack_height(2, 2, None)
        False
    """
    return height < decks or (height > decks and mark != decks)


double_shoe_rack_too_low = filing_rule(
    id="double-shoe-rack-too-low",
    title="Discard rack lower than one side of the double shoe",
    cite="633a.2(h)",
    quote="shall be determined by the number of decks used in one side of the shoe",
    reads=("table.discard_rack.height_in_decks", "cards.sides.left.decks"),
    when=(equals("cards.shoe", "double"),),
    expected="a rack as high as the {minimum} decks of one side",
    observed="a rack as high as {number} decks",
    message=("the discard rack holds {number} decks, and one side of the double shoe has {minimum}"),
)(fewer_than)


@filing_rule(
    id="double-shoe-rack-unmarked",
    title="Discard rack taller than one side of the double shoe without the mark",
    cite="633a.2(h)",
    quote="shall be determined by the number of decks used in one side of the shoe",
    reads=("table.discard_rack.height_in_decks",),
    may_read=("cards.sides.left.decks", "cards.decks", "table.discard_rack.marked_at_decks"),
    when=(equals("cards.shoe", "double"),),
    expected="a rack or a mark at the height of the decks of one side",
    observed="a rack as high as {height} decks, marked at {mark}",
    message=(
        "with a double shoe the decks of one side decide the discard rack's height; it holds"
        " {height} decks and its mark shows {mark}"
    ),
)
def double_shoe_rack_unmarked(height: int, side: int | None, decks: int | None, mark: int | None) -> bool:
    """With a double shoe the rack is as high as the decks of one side, or taller and marked at exactly their height.

    Where the filing does not describe the sides, one side has half of the decks.

    Fails:
        >>> double_shoe_rack_unmarked(8, 4, 8, None)
        True
        >>> double_shoe_rack_unmarked(8, None, 8, 8)
        True
    Clean:
        >>> double_shoe_rack_unmarked(8, 4, 8, 4)
        False
        >>> double_shoe_rack_unmarked(4, 4, 8, None)
        False
    """
    one_side = side if side is not None else None if decks is None else decks // 2
    return one_side is not None and height > one_side and mark != one_side
