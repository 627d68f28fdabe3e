"""§ 545.2(a), (b), (d) to (f): the table, marker buttons, drop box, tip box and discard bucket."""

from validator.chapters.baccarat import table as asked
from validator.chapters.shoe import table as common

_PLACES = "on the opposite side, numbered places for a maximum of nine seated players"
dealer_not_opposite = common.dealer_not_opposite.bind(
    "545.2(a)", "Baccarat shall be played on a table having a place for the dealer on one side"
)
more_positions_than_seats = common.more_positions_than_seats.bind("545.2(a)", _PLACES)
positions_unnumbered = asked.positions_unnumbered.bind("545.2(a)", _PLACES)
dimensions_unapproved = asked.dimensions_unapproved.bind(
    "545.2(b)", "The dimensions of a Baccarat table shall be approved by the Bureau of Gaming Operations"
)

marker_buttons_misplaced = asked.marker_buttons_misplaced.bind(
    "545.2(c)", "the marker buttons shall be placed in the table inventory float container or in a separate rack"
)
marker_rack_misplaced = asked.marker_rack_misplaced.bind(
    "545.2(c)",
    "the rack shall be placed in front of the table inventory float container during gaming activity",
)

_BOXES = "attached to it on the same side of the gaming table as, but on opposite sides of, the dealer"
no_tip_box = common.no_tip_box.bind("545.2(d)", "Each Baccarat table must have a drop box and a tip box")
drop_box_misplaced = common.drop_box_misplaced.bind("545.2(d)", _BOXES)
tip_box_misplaced = common.tip_box_misplaced.bind("545.2(d)", _BOXES)
boxes_unapproved = asked.boxes_unapproved.bind(
    "545.2(d)",
    f"{_BOXES}, in locations approved by the Bureau of Gaming Operations",
)

# The text says Minibaccarat; that a Baccarat table is meant is settled (bucket-of-a-minibaccarat-table).
_BUCKET = "Each Minibaccarat table must have a discard bucket"
_LOCATION = "on the dealer's side of the table in a location approved by the Bureau of Gaming Operations"
discard_bucket_missing = asked.discard_bucket_missing.bind("545.2(e)", _BUCKET)
rack_for_a_bucket = asked.rack_for_a_bucket.bind("545.2(e)", _BUCKET, reading="rack-for-a-bucket")
discard_bucket_misplaced = asked.discard_bucket_misplaced.bind("545.2(e)", _LOCATION)
discard_bucket_unapproved = asked.discard_bucket_unapproved.bind("545.2(e)", _LOCATION)
