"""§ 590.2(a) and (c) to (e): the table, its boxes, card reader device and discard rack."""

from validator.chapters.blackjack import free_bet, table as asked
from validator.chapters.shoe import table as at_tables
from validator.core.rule import unless

_FROM_A_SHOE = unless("cards.shuffler", "continuous")

more_positions_than_seats = at_tables.more_positions_than_seats.bind(
    "590.2(a)", "having betting positions for no more than six players on one side of the table"
)

positions_on_several_sides = asked.positions_on_several_sides.bind(
    "590.2(a)", "having betting positions for no more than six players on one side of the table"
)

dealer_not_opposite = at_tables.dealer_not_opposite.bind(
    "590.2(a)", "a place for the dealer on the opposite side of the table"
)

drop_box_misplaced = at_tables.drop_box_misplaced.bind(
    "590.2(c)",
    "attached on the same side of the table as, but on opposite sides of, the dealer, as approved by "
    "the Bureau of Casino Compliance",
)

no_tip_box = asked.no_tip_box.bind("590.2(c)", "Each Free Bet Blackjack table must have a drop box and a tip box")

tip_box_moved_unapproved = asked.tip_box_moved_unapproved.bind(
    "590.2(c)",
    "The Bureau of Casino Compliance may approve an alternative location for the tip box when a card "
    "shuffling device or other table game equipment prevents the placement",
)

tip_box_moved_without_need = free_bet.tip_box_moved_without_need.bind(
    "590.2(c)",
    "may approve an alternative location for the tip box when a card shuffling device or other table "
    "game equipment prevents the placement of the drop box and tip box on the same side",
)

boxes_unapproved = asked.boxes_unapproved.bind(
    "590.2(c)", "as approved by the Bureau of Casino Compliance in accordance with § 601a.10(g)"
)

card_reader_shows_more = free_bet.card_reader_shows_more.bind(
    "590.2(d)", "Each Free Bet Blackjack table must have a card reader device"
)

card_reader_missing = asked.card_reader_missing.bind(
    "590.2(d)",
    "Each Free Bet Blackjack table must have a card reader device attached to the top of the "
    "dealer's side of the table",
)

card_reader_not_inspected_daily = asked.card_reader_not_inspected_daily.bind(
    "590.2(d)", "shall inspect the card reader device at the beginning of each gaming day"
)

card_reader_inspected_by_other = asked.card_reader_inspected_by_other.bind(
    "590.2(d)", "The floorperson assigned to the Free Bet Blackjack table shall inspect the card reader device"
)

discard_rack_missing = at_tables.discard_rack_missing.bind(
    "590.2(e)",
    "Each Free Bet Blackjack table must have a discard rack securely attached to the top of the "
    "dealer's side of the table",
)

discard_rack_loose = at_tables.discard_rack_loose.bind(
    "590.2(e)", quote="securely attached to the top of the dealer's side of the table"
)

discard_rack_too_low = asked.discard_rack_too_low.bind(
    "590.2(e)(1)",
    "Equal the height of the cards, stacked one on top of the other, in the total number of decks",
    when=(_FROM_A_SHOE,),
)

rack_height_without_a_shoe = free_bet.rack_height_without_a_shoe.bind(
    "590.2(e)(1)",
    "in the total number of decks that are to be used in the dealing shoe at that table",
    reading="rack-without-a-shoe",
)

tall_rack_unmarked = asked.tall_rack_unmarked.bind(
    "590.2(e)(2)",
    "if the discard rack has a distinct and clearly visible mark on its side to show the exact height",
    when=(_FROM_A_SHOE,),
)
