"""The table: its places, drop box, tip box and discard rack, and the name on its layout."""

from validator.chapters.checks import denied, more_than, other_than, word_is
from validator.core.rule import unless
from validator.core.rule_definitions import FilingCheck

more_positions_than_seats = FilingCheck(
    title="More betting positions than the table may have",
    reads=("table.positions",),
    facts=("table_betting_positions",),
    expected="at most {limit:bare} betting positions",
    observed="{number} betting positions",
    message="the table has {number} betting positions; the law allows {limit:bare}",
    fails=({"table.positions": 8}, {"table.positions": 15, "layout.vigorish_areas": 15}),
    check=more_than,
)

dealer_not_opposite = FilingCheck(
    title="Dealer's place not opposite the players",
    reads=("table.dealer_opposite",),
    expected="the dealer's place on the side opposite the players",
    observed="the dealer's place elsewhere",
    message="the dealer's place is not on the side opposite the players",
    check=denied,
)

drop_box_misplaced = FilingCheck(
    title="Drop box missing or attached elsewhere",
    reads=("table.drop_box",),
    expected="a drop box attached on the dealer's side of the table",
    observed="drop box: {stated}",
    message=(
        "the drop box must be attached on the dealer's side of the table, and the text "
        "allows no other location for it; the filing says {stated}"
    ),
    check=other_than("dealer-side"),
)


no_tip_box = FilingCheck(
    title="No tip box",
    reads=("table.tip_box",),
    expected="a tip box",
    observed="no tip box",
    message="the table has no tip box",
    check=word_is("none"),
)


tip_box_misplaced = FilingCheck(
    title="Tip box attached elsewhere",
    reads=("table.tip_box",),
    expected="the tip box on the dealer's side, across the dealer from the drop box",
    observed="tip box: {stated}",
    message=(
        "the tip box must be on the same side as the dealer and across him from the drop box; the filing says {stated}"
    ),
    check=other_than("none", "dealer-side-opposite-the-drop-box"),
)

discard_rack_missing = FilingCheck(
    title="Discard rack missing or not on top of the dealer's side",
    reads=("table.discard_rack.attached",),
    expected="a discard rack attached to the top of the dealer's side",
    observed="discard rack: {stated}",
    message="a discard rack must be attached to the top of the dealer's side of the table; the filing says {stated}",
    fails={"table.discard_rack.attached": "none"},
    passes={"table.discard_rack.attached": "dealer-side-top"},
    check=other_than("dealer-side-top"),
)

discard_rack_loose = FilingCheck(
    title="Discard rack not securely attached",
    reads=("table.discard_rack.securely",),
    when=(unless("table.discard_rack.attached", "none"),),
    expected="securely attached",
    observed="not",
    message="the discard rack is not securely attached",
    check=denied,
)


layout_without_name_or_logo = FilingCheck(
    title="Layout without the certificate holder's name or logo",
    reads=("layout.name_or_logo",),
    expected="name or logo",
    observed="{stated}",
    message="the layout bears neither name nor logo of the certificate holder",
    passes={"layout.name_or_logo": "name"},
    check=word_is("none"),
)
