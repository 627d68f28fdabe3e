"""§ 551.2(a) and (d) to (f): the table, its boxes, card reader device and discard rack."""

from dataclasses import replace

from validator.chapters.approvals import paths, unapproved_by
from validator.chapters.baccarat import table as at_baccarat
from validator.chapters.blackjack import table as asked
from validator.chapters.ch551_spanish_21.conditions import ORDINARY
from validator.chapters.checks import word_is
from validator.chapters.shoe import table as at_tables
from validator.core.rule import Absent, Present, unless
from validator.core.rule_definitions import FilingCheck

boxes_unapproved = at_baccarat.boxes_unapproved

BUREAU = "bureau-of-gaming-operations"
"""Who approves everything in this chapter, in the schema's word."""

no_drop_box = FilingCheck(
    title="No drop box",
    reads=("table.drop_box",),
    expected="a drop box",
    observed="no drop box",
    message="the table has no drop box",
    check=word_is("none"),
)
drop_box_misplaced = replace(
    at_tables.drop_box_misplaced, when=(unless("table.drop_box", "none"), Absent("approvals.boxes.reference"))
)
tip_box_misplaced = replace(at_tables.tip_box_misplaced, when=(Absent("approvals.boxes.reference"),))


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


boxes_approved_elsewhere = FilingCheck(
    title="Drop box or tip box in another place that was approved",
    may_read=("table.drop_box", "table.tip_box"),
    when=(Present("approvals.boxes.reference"),),
    expected="both boxes on the dealer's side, on opposite sides of him",
    observed="drop box {drop_box}; tip box {tip_box}",
    message=(
        "the drop box is {drop_box}, the tip box {tip_box}; an approval is named, and the text does not say whether "
        "it may be given for another place"
    ),
    fails={"table.tip_box": "elsewhere"},
    check=placed_elsewhere,
)

card_reader_missing = FilingCheck(
    title="Card reader device missing",
    reads=("table.card_reader.attached",),
    expected="a card reader device attached to the table",
    observed="none",
    message="the table has no card reader device",
    fails={
        "table.card_reader.attached": "none",
        "table.card_reader.inspected": None,
        "table.card_reader.inspected_by": None,
    },
    passes={"table.card_reader.attached": "elsewhere"},
    check=word_is("none"),
)
card_reader_unapproved = FilingCheck(
    title="Card reader device not approved",
    may_read=paths("card_reader"),
    when=(Present("table.card_reader"), unless("table.card_reader.attached", "none")),
    at="approvals.card_reader",
    expected="approval of the device by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message=(
        "the filing describes the card reader device, and names no approval of it by the Bureau of Gaming Operations"
    ),
    passes={"table.card_reader.attached": "elsewhere", "approvals.card_reader.reference": "B-3"},
    check=unapproved_by(BUREAU),
)

discard_rack_too_low = replace(asked.discard_rack_too_low, when=(ORDINARY,))
tall_rack_unmarked = replace(asked.tall_rack_unmarked, when=(ORDINARY,))
