"""The table, its boxes, card reader device and discard rack: shared rules."""

from validator.chapters.approvals import never_asked_of
from validator.chapters.checks import below, denied, other_than
from validator.core.rule import Stated, equals, unless
from validator.core.rule_definitions import FilingCheck

positions_on_several_sides = FilingCheck(
    title="Betting positions on more than one side of the table",
    reads=("table.positions_on_one_side",),
    expected="all betting positions on one side of the table",
    observed="betting positions on several sides",
    message="the betting positions are not all on one side of the table",
    check=denied,
)


def finds_tip_box_moved_unapproved(place: str, reference: str | None, office: str | None) -> bool:
    """A tip box that is not across the dealer from the drop box needs approval by the Bureau of Casino Compliance.

    Fails:
        >>> finds_tip_box_moved_unapproved("elsewhere", None, None)
        True
        >>> finds_tip_box_moved_unapproved("elsewhere", "ED-7", "executive-director")
        True
    Clean:
        >>> finds_tip_box_moved_unapproved("elsewhere", "BCC-7", "bureau-of-casino-compliance")
        False
        >>> finds_tip_box_moved_unapproved("dealer-side-opposite-the-drop-box", None, None)
        False
    """
    if place in ("none", "dealer-side-opposite-the-drop-box"):
        return False
    return reference is None or office not in (None, "bureau-of-casino-compliance")


tip_box_moved_unapproved = FilingCheck(
    title="Tip box in an alternative location without approval",
    reads=("table.tip_box",),
    may_read=("approvals.tip_box_location.reference", "approvals.tip_box_location.by"),
    expected=(
        "the tip box across the dealer from the drop box, or a location approved by the Bureau of Casino Compliance"
    ),
    observed="tip box {place}; approval {reference}, given by {office}",
    message="the tip box is {place}, and no approval of that location by the Bureau of Casino Compliance is named",
    fails={"table.tip_box": "elsewhere"},
    passes={"table.tip_box": "dealer-side-opposite-the-drop-box"},
    check=finds_tip_box_moved_unapproved,
)


boxes_unapproved = FilingCheck(
    title="Places of drop box and tip box not approved",
    may_read=("approvals.boxes.reference", "approvals.boxes.submitted", "approvals.boxes.by"),
    when=(Stated("table.drop_box"),),
    at="approvals.boxes",
    expected="approval of the boxes by the Bureau of Casino Compliance, given or asked for",
    observed="approval {reference}, given by {office}",
    message="the filing describes the drop box and tip box, and names no approval of their "
    "places by the Bureau of Casino Compliance",
    check=never_asked_of("bureau-of-casino-compliance"),
)

card_reader_missing = FilingCheck(
    title="Card reader device missing or not on top of the dealer's side",
    reads=("table.card_reader.attached",),
    expected="a card reader device attached to the top of the dealer's side",
    observed="card reader device: {stated}",
    message=(
        "a card reader device must be attached to the top of the dealer's side of the table; the filing says {stated}"
    ),
    fails={"table.card_reader.attached": "none"},
    passes={"table.card_reader.attached": "dealer-side-top"},
    check=other_than("dealer-side-top"),
)

card_reader_not_inspected_daily = FilingCheck(
    title="Card reader device not inspected at the beginning of each gaming day",
    reads=("table.card_reader.inspected",),
    expected="inspection at the beginning of each gaming day",
    observed="inspection {stated}",
    message="the card reader device must be inspected at the beginning of each gaming day; the filing says {stated}",
    passes={"table.card_reader.inspected": "start-of-each-gaming-day"},
    check=other_than("start-of-each-gaming-day"),
)

card_reader_inspected_by_other = FilingCheck(
    title="Card reader device not inspected by the floorperson",
    reads=("table.card_reader.inspected_by",),
    expected="inspection by the floorperson assigned to the table",
    observed="inspection by {stated}",
    message="the floorperson assigned to the table must inspect the card reader device; the filing says {stated}",
    passes={"table.card_reader.inspected_by": "floorperson"},
    check=other_than("floorperson"),
)

FROM_A_FULL_SHOE = (
    unless("cards.dealing", "continuous-shuffler", "hand"),
    unless("cards.shuffler", "continuous", "in-shoe"),
)
"""Condition: the cards come from a dealing shoe that holds them all when it is filled, by which a rack is measured."""

discard_rack_too_low = FilingCheck(
    title="Discard rack lower than the cards in use",
    reads=("table.discard_rack.height_in_decks", "cards.decks"),
    when=(*FROM_A_FULL_SHOE, unless("cards.shoe", "double")),
    expected="a rack as high as {other} decks",
    observed="a rack as high as {number} decks",
    message="the discard rack holds {number} decks, and {other} are used in the dealing shoe",
    fails={"table.discard_rack.height_in_decks": 4},
    check=below,
)


def finds_tall_rack_unmarked(height: int, decks: int, mark: int | None) -> bool:
    """A rack taller than the decks in the dealing shoe must be marked at exactly their height.

    Fails:
        >>> finds_tall_rack_unmarked(8, 6, None)
        True
        >>> finds_tall_rack_unmarked(8, 6, 7)
        True
    Clean:
        >>> finds_tall_rack_unmarked(8, 6, 6)
        False
        >>> finds_tall_rack_unmarked(6, 6, None)
        False
    """
    return height > decks and mark != decks


tall_rack_unmarked = FilingCheck(
    title="Discard rack taller than the cards without the mark",
    reads=("table.discard_rack.height_in_decks", "cards.decks"),
    may_read=("table.discard_rack.marked_at_decks",),
    when=(*FROM_A_FULL_SHOE, unless("cards.shoe", "double")),
    expected="a mark at the height of {decks} decks",
    observed="a rack as high as {height} decks, marked at {mark}",
    message="the discard rack holds {height} decks, {decks} are used in the dealing shoe, and its mark shows {mark}",
    fails={"table.discard_rack.marked_at_decks": 7},
    passes={"table.discard_rack.height_in_decks": 6, "cards.decks": 6},
    check=finds_tall_rack_unmarked,
)


def finds_hand_dealt_rack_height(height: int, decks: int, mark: int | None) -> bool:
    """The height of the rack is measured by the decks in the dealing shoe; dealt from the hand there is none.

    Fails:
        >>> finds_hand_dealt_rack_height(6, 2, None)
        True
        >>> finds_hand_dealt_rack_height(1, 2, None)
        True
    Clean:
        >>> finds_hand_dealt_rack_height(6, 2, 2)
        False
        >>> finds_hand_dealt_rack_height(2, 2, None)
        False
    """
    return height < decks or (height > decks and mark != decks)


hand_dealt_rack_height = FilingCheck(
    title="Discard rack of another height where the cards are dealt from the hand",
    reads=("table.discard_rack.height_in_decks", "cards.decks"),
    may_read=("table.discard_rack.marked_at_decks",),
    when=(equals("cards.dealing", "hand"),),
    expected="a rack or a mark at the height of {decks} decks",
    observed="a rack as high as {height} decks, marked at {mark}",
    message="the discard rack holds {height} decks, its mark shows {mark}, and {decks} are dealt"
    " from the hand; the text measures the rack by the decks in the dealing shoe",
    fails={"table.discard_rack.marked_at_decks": None},
    check=finds_hand_dealt_rack_height,
)

double_shoe_rack_too_low = FilingCheck(
    title="Discard rack lower than one side of the double shoe",
    reads=("table.discard_rack.height_in_decks", "cards.sides.left.decks"),
    when=(equals("cards.shoe", "double"),),
    expected="a rack as high as the {other} decks of one side",
    observed="a rack as high as {number} decks",
    message="the discard rack holds {number} decks, and one side of the double shoe has {other}",
    fails={"table.discard_rack.height_in_decks": 3},
    check=below,
)


def finds_double_shoe_rack_unmarked(height: int, side: int | None, decks: int | None, mark: int | None) -> bool:
    """With a double shoe the rack is as high as the decks of one side, or taller and marked at exactly their height.

    Where the filing does not describe the sides, one side has half of the decks.

    Fails:
        >>> finds_double_shoe_rack_unmarked(8, 4, 8, None)
        True
        >>> finds_double_shoe_rack_unmarked(8, None, 8, 8)
        True
    Clean:
        >>> finds_double_shoe_rack_unmarked(8, 4, 8, 4)
        False
        >>> finds_double_shoe_rack_unmarked(4, 4, 8, None)
        False
    """
    one_side = side if side is not None else None if decks is None else decks // 2
    return one_side is not None and height > one_side and mark != one_side


double_shoe_rack_unmarked = FilingCheck(
    title="Discard rack taller than one side of the double shoe without the mark",
    reads=("table.discard_rack.height_in_decks",),
    may_read=("cards.sides.left.decks", "cards.decks", "table.discard_rack.marked_at_decks"),
    when=(equals("cards.shoe", "double"),),
    expected="a rack or a mark at the height of the decks of one side",
    observed="a rack as high as {height} decks, marked at {mark}",
    message="with a double shoe the decks of one side decide the discard rack's height; it holds"
    " {height} decks and its mark shows {mark}",
    fails={"table.discard_rack.height_in_decks": 5},
    check=finds_double_shoe_rack_unmarked,
)

rack_height_without_a_shoe = FilingCheck(
    title="Discard rack of another height where no dealing shoe is used",
    reads=("table.discard_rack.height_in_decks", "cards.decks"),
    may_read=("table.discard_rack.marked_at_decks",),
    when=(equals("cards.shuffler", "continuous", "in-shoe"), unless("cards.dealing", "hand")),
    expected="a rack or a mark at the height of {decks} decks",
    observed="a rack as high as {height} decks, marked at {mark}",
    message="the discard rack holds {height} decks, its mark shows {mark}, and {decks} are dealt from a device"
    " that reshuffles by itself; the text measures the rack by the decks in the dealing shoe",
    fails={"table.discard_rack.height_in_decks": 12},
    check=finds_hand_dealt_rack_height,
)
