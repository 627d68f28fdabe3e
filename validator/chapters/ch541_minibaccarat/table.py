"""§ 541.2(a), (b), (d) to (f): the table, marker buttons, drop box, tip box and discard rack."""

from validator.chapters.baccarat import table as asked
from validator.chapters.shoe import table as common

_PLACES = "on the opposite side, numbered places for a maximum of seven seated players"
dealer_not_opposite = common.dealer_not_opposite.bind(
    "541.2(a)", "Minibaccarat shall be played on a table having a place for the dealer on one side"
)
more_positions_than_seats = common.more_positions_than_seats.bind("541.2(a)", _PLACES)
positions_unnumbered = asked.positions_unnumbered.bind("541.2(a)", _PLACES)
dimensions_unapproved = asked.dimensions_unapproved.bind(
    "541.2(b)", "The dimensions of a Minibaccarat table shall be approved by the Bureau of Gaming Operations"
)

marker_buttons_misplaced = asked.marker_buttons_misplaced.bind(
    "541.2(d)", "the marker buttons shall be placed in the table inventory float container or in a separate rack"
)
marker_rack_misplaced = asked.marker_rack_misplaced.bind(
    "541.2(d)",
    "the rack shall be placed in front of the table inventory float container during gaming activity",
)

_BOXES = "attached to it on the same side of the gaming table as, but on opposite sides of, the dealer"
no_tip_box = common.no_tip_box.bind("541.2(e)", "Each Minibaccarat table must have a drop box and a tip box")
drop_box_misplaced = common.drop_box_misplaced.bind("541.2(e)", _BOXES)
tip_box_misplaced = common.tip_box_misplaced.bind("541.2(e)", _BOXES)
boxes_unapproved = asked.boxes_unapproved.bind(
    "541.2(e)",
    f"{_BOXES}, in locations approved by the Bureau of Gaming Operations",
)

discard_rack_missing = common.discard_rack_missing.bind(
    "541.2(f)",
    "Each Minibaccarat table must have a discard rack securely attached to the top of the dealer's side of the table",
)
discard_rack_loose = common.discard_rack_loose.bind(
    "541.2(f)", "securely attached to the top of the dealer's side of the table"
)
