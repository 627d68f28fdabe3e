"""The table: its approval, its numbered places, where marker buttons are kept, and the discard bucket."""

from validator.chapters.approvals import paths, unapproved_by
from validator.chapters.checks import denied, not_among, other_than, word_is
from validator.core.rule import Present, Stated, equals, unless
from validator.core.rule_definitions import FilingCheck

BUREAU = "bureau-of-gaming-operations"
"""Who approves tables, layouts and boxes in these chapters, in the schema's word."""

positions_unnumbered = FilingCheck(
    title="Places of players without numbers",
    reads=("table.positions_numbered",),
    expected="numbered places",
    observed="places without numbers",
    message="the players' places are not numbered",
    check=denied,
)

dimensions_unapproved = FilingCheck(
    title="Dimensions of the table not approved",
    may_read=paths("dimensions"),
    at="approvals.dimensions",
    expected="approval of the dimensions by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message="the filing names no approval of the table's dimensions by the Bureau of Gaming Operations",
    check=unapproved_by(BUREAU),
)

layout_unapproved = FilingCheck(
    title="Layout not approved",
    may_read=paths("layout"),
    at="approvals.layout",
    expected="approval of the layout by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message="the filing names no approval of the layout by the Bureau of Gaming Operations",
    check=unapproved_by(BUREAU),
)

boxes_unapproved = FilingCheck(
    title="Places of drop box and tip box not approved",
    may_read=paths("boxes"),
    when=(Stated("table.drop_box"),),
    at="approvals.boxes",
    expected="approval of their places by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message=(
        "the filing describes the drop box and tip box, and names no approval of their "
        "places by the Bureau of Gaming Operations"
    ),
    check=unapproved_by(BUREAU),
)

marker_buttons_misplaced = FilingCheck(
    title="Marker buttons kept elsewhere",
    reads=("table.marker_buttons.kept",),
    facts=("marker_button_places",),
    when=(Present("table.marker_buttons"),),
    expected="one of {lawful}",
    observed="{stated}",
    message=(
        "the law says: marker buttons are kept in the table inventory float container or in a rack designed for them; "
        "the filing says {stated}"
    ),
    fails={"table.marker_buttons.kept": "elsewhere", "table.marker_buttons.rack": None},
    passes={"table.marker_buttons.kept": "float-container", "table.marker_buttons.rack": "elsewhere"},
    check=not_among,
)

marker_rack_misplaced = FilingCheck(
    title="Rack of marker buttons not in front of the float container",
    reads=("table.marker_buttons.rack",),
    when=(Present("table.marker_buttons"), equals("table.marker_buttons.kept", "separate-rack")),
    expected="in front of the table inventory float container",
    observed="{stated}",
    message=(
        "the law says: a separate rack stands in front of the table inventory float container during gaming activity; "
        "the filing says {stated}"
    ),
    check=other_than("in-front-of-the-float-container"),
)

discard_bucket_missing = FilingCheck(
    title="No discard bucket",
    reads=("table.discard_bucket",),
    expected="a discard bucket",
    observed="none",
    message="the table has no discard bucket",
    check=word_is("none"),
)

rack_for_a_bucket = FilingCheck(
    title="Discard rack in place of a bucket",
    reads=("table.discard_bucket",),
    expected="a discard bucket",
    observed="a discard rack",
    message="the table has a discard rack and no bucket; the text does not say whether a rack serves as one",
    check=word_is("a-rack-instead"),
)

discard_bucket_misplaced = FilingCheck(
    title="Discard bucket somewhere other than on the dealer's side",
    reads=("table.discard_bucket",),
    expected="a discard bucket on the dealer's side of the table",
    observed="{stated}",
    message="the discard bucket is not on the dealer's side of the table",
    check=word_is("elsewhere"),
)

discard_bucket_unapproved = FilingCheck(
    title="Location of the discard bucket not approved",
    may_read=paths("discard_bucket"),
    when=(Present("table.discard_bucket"), unless("table.discard_bucket", "none")),
    at="approvals.discard_bucket",
    expected="approval of its location by the Bureau of Gaming Operations",
    observed="approval {reference}, asked for on {submitted}, given by {office}",
    message=(
        "the filing describes the discard bucket, and names no approval of its location by the Bureau of Gaming "
        "Operations"
    ),
    passes={"table.discard_bucket": "dealer-side", "approvals.discard_bucket.reference": "A-1"},
    check=unapproved_by(BUREAU),
)
