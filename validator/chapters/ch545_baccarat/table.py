"""§ 545.2(a), (c) to (e): the table, marker buttons, drop box, tip box and discard bucket."""

from validator.chapters.baccarat import table as asked
from validator.chapters.questions import fewer_than, word_is
from validator.chapters.shoe import table as common
from validator.core.finding import Severity
from validator.core.rule import filing_rule, unless

_PLACES = "Baccarat shall be played on a table having numbered places for ten to 14 seated players"
fewer_positions_than_seats = filing_rule(
    id="fewer-positions-than-seats",
    title="Fewer places than the table must have",
    cite="545.2(a)",
    quote=_PLACES,
    reads=("table.positions",),
    facts=("table_betting_positions_minimum",),
    expected="at least {minimum} places",
    observed="{number} places",
    message="the table has {number} places for players; the law demands at least {minimum}",
)(fewer_than)
more_positions_than_seats = common.more_positions_than_seats.bind("545.2(a)", _PLACES)
positions_unnumbered = asked.positions_unnumbered.bind("545.2(a)", _PLACES)

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
tip_box_misplaced = common.tip_box_misplaced.bind(
    "545.2(d)", _BOXES, when=(unless("table.tip_box", "dealer-side-across-one-dealer"),)
)
boxes_beside_one_dealer = filing_rule(
    id="boxes-beside-one-dealer",
    title="Drop box and tip box with one of several dealers between them",
    cite="545.2(d)",
    quote=_BOXES,
    severity=Severity.WARNING,
    reading="boxes-beside-which-dealer",
    reads=("table.tip_box",),
    expected="all dealers between the two boxes",
    observed="{stated}",
    message="one of several dealers has the two boxes beside him; the text says on opposite sides of the dealer",
)(word_is("dealer-side-across-one-dealer"))
boxes_unapproved = asked.boxes_unapproved.bind(
    "545.2(d)",
    f"{_BOXES}, in locations approved by the Bureau of Gaming Operations",
)

_BUCKET = "Each Baccarat table must have a discard bucket"
_LOCATION = "on dealer's side of the table in a location approved by the Bureau of Gaming Operations"
discard_bucket_missing = asked.discard_bucket_missing.bind("545.2(e)", _BUCKET)
rack_for_a_bucket = asked.rack_for_a_bucket.bind("545.2(e)", _BUCKET, reading="rack-for-a-bucket")
discard_bucket_misplaced = asked.discard_bucket_misplaced.bind("545.2(e)", _LOCATION)
discard_bucket_unapproved = asked.discard_bucket_unapproved.bind("545.2(e)", _LOCATION)
