"""§ 633a.2(a), (e) to (h): the table, its boxes, card reader device and discard rack."""

from validator.chapters.blackjack import table as asked
from validator.chapters.shoe import table as at_tables

more_positions_than_seats = at_tables.more_positions_than_seats.bind(
    "633a.2(a)", quote="having betting positions for no more than seven players on one side of the table"
)

positions_on_several_sides = asked.positions_on_several_sides.bind(
    "633a.2(a)", "having betting positions for no more than seven players on one side of the table"
)

dealer_not_opposite = at_tables.dealer_not_opposite.bind(
    "633a.2(a)", quote="a place for the dealer on the opposite side of the table"
)

drop_box_misplaced = at_tables.drop_box_misplaced.bind(
    "633a.2(e)",
    quote="Each Blackjack table must have a drop box and a tip box attached on the same side of the table as",
)

no_tip_box = asked.no_tip_box.bind("633a.2(e)", "Each Blackjack table must have a drop box and a tip box attached")

tip_box_moved_unapproved = asked.tip_box_moved_unapproved.bind(
    "633a.2(e)", "The Bureau of Casino Compliance may approve an alternative location for the tip box"
)

boxes_unapproved = asked.boxes_unapproved.bind(
    "633a.2(e)", "as approved by the Bureau of Casino Compliance in accordance with § 601a.10(g)"
)

card_reader_missing = asked.card_reader_missing.bind(
    "633a.2(f)",
    "Each Blackjack table must have a card reader device attached to the top of the dealer's side of the table",
)

card_reader_not_inspected_daily = asked.card_reader_not_inspected_daily.bind(
    "633a.2(f)", "shall inspect the card reader device at the beginning of each gaming day"
)

card_reader_inspected_by_other = asked.card_reader_inspected_by_other.bind(
    "633a.2(f)", "The floorperson assigned to the Blackjack table shall inspect the card reader device"
)

discard_rack_missing = at_tables.discard_rack_missing.bind(
    "633a.2(g)",
    quote=(
        "Each Blackjack table must have a discard rack securely attached to the top of the dealer's side of the table"
    ),
)

discard_rack_loose = at_tables.discard_rack_loose.bind(
    "633a.2(g)", quote="securely attached to the top of the dealer's side of the table"
)

discard_rack_too_low = asked.discard_rack_too_low.bind(
    "633a.2(g)(1)", "Equal the height of the cards, stacked one on top of the other, in the total number of decks"
)

tall_rack_unmarked = asked.tall_rack_unmarked.bind(
    "633a.2(g)(2)", "if the discard rack has a distinct and clearly visible mark on its side to show the exact height"
)

hand_dealt_rack_height = asked.hand_dealt_rack_height.bind(
    "633a.2(g)(1)",
    "in the total number of decks that are to be used in the dealing shoe at that table",
    reading="rack-without-a-shoe",
)

double_shoe_rack_too_low = asked.double_shoe_rack_too_low.bind(
    "633a.2(h)", "shall be determined by the number of decks used in one side of the shoe"
)

double_shoe_rack_unmarked = asked.double_shoe_rack_unmarked.bind(
    "633a.2(h)", "shall be determined by the number of decks used in one side of the shoe"
)
