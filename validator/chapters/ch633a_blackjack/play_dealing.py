"""§ 633a.7(f) to (h). The initial deal and the card reader device, in play."""

from validator.chapters.blackjack import play_dealing as asked

deal_out_of_turn = asked.deal_out_of_turn.bind(
    "633a.7(f)",
    "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner",
)

card_to_box_without_wager = asked.card_to_box_without_wager.bind(
    "633a.7(f)(1)", "One card face up to each box on the layout in which a Blackjack Wager is contained"
)

first_card_face_down = asked.first_card_face_down.bind("633a.7(f)(1)", "One card face up to each box on the layout")

up_card_face_down = asked.up_card_face_down.bind("633a.7(f)(2)", "One card face up to the dealer")

up_card_out_of_turn = asked.up_card_out_of_turn.bind("633a.7(f)(2)", "One card face up to the dealer")

second_card_out_of_turn = asked.second_card_out_of_turn.bind(
    "633a.7(f)(3)", "A second card face up to each box in which a wager is contained"
)

second_card_face_down = asked.second_card_face_down.bind(
    "633a.7(f)(3)", "A second card face up to each box in which a wager is contained"
)

hole_card_face_up = asked.hole_card_face_up.bind("633a.7(f)(4)", "A second card face down to the dealer")

hole_card_out_of_turn = asked.hole_card_out_of_turn.bind("633a.7(f)(4)", "A second card face down to the dealer")

box_without_cards_settled = asked.box_without_cards_settled.bind(
    "633a.14(g)", "If no cards are dealt to a player's hand, the hand is dead"
)

box_without_cards_not_returned = asked.box_without_cards_not_returned.bind(
    "633a.14(g)",
    "the hand is dead and the player shall be included in the next deal",
    reading="wager-of-a-box-without-cards",
)

reader_before_optional_wagers = asked.reader_before_optional_wagers.bind(
    "633a.7(h)", "After settling the player's optional wagers in accordance with subsection (g)"
)

insurance_not_offered = asked.insurance_not_offered.bind(
    "633a.7(h)", "the dealer shall, after offering the Insurance Wager or even money in accordance with § 633a.8"
)

card_reader_not_used = asked.card_reader_not_used.bind(
    "633a.7(h)", "determine whether the hole card will give the dealer a Blackjack"
)

card_reader_not_used_from_the_hand = asked.card_reader_not_used_from_the_hand.bind(
    "633a.7(h)",
    "The dealer shall insert the hole card into the card reader device",
    reading="reader-and-optional-wagers-from-the-hand",
)

card_reader_used_late = asked.card_reader_used_late.bind(
    "633a.7(i)", "After the procedures in subsection (h) have been completed"
)

card_reader_used_without_cause = asked.card_reader_used_without_cause.bind(
    "633a.7(h)",
    "The dealer shall insert the hole card into the card reader device",
    also=(("633a.14(j)", "the dealer, after notification to a floorperson or above, shall"),),
)

card_reader_used_in_error = asked.card_reader_used_in_error.bind(
    "633a.7(h)", "The dealer shall insert the hole card into the card reader device", reading="reader-on-a-low-card"
)

hole_card_exposed_at_reader = asked.hole_card_exposed_at_reader.bind(
    "633a.7(h)", "without exposing it to anyone at the table, including the dealer"
)

card_after_dealer_blackjack = asked.card_after_dealer_blackjack.bind(
    "633a.7(h)", "If the dealer has a Blackjack, additional cards may not be dealt"
)

wager_unsettled_on_dealer_blackjack = asked.wager_unsettled_on_dealer_blackjack.bind(
    "633a.7(h)",
    "each player's Blackjack Wager and the Bad Beat, Hit and Run Progressive and Insurance Wagers, if applicable, shall be settled",
)

PLAY_RULES = (
    deal_out_of_turn,
    card_to_box_without_wager,
    first_card_face_down,
    up_card_face_down,
    up_card_out_of_turn,
    second_card_face_down,
    second_card_out_of_turn,
    hole_card_face_up,
    hole_card_out_of_turn,
    reader_before_optional_wagers,
    insurance_not_offered,
    card_reader_not_used,
    card_reader_not_used_from_the_hand,
    card_reader_used_without_cause,
    card_reader_used_in_error,
    hole_card_exposed_at_reader,
    card_after_dealer_blackjack,
    wager_unsettled_on_dealer_blackjack,
    card_reader_used_late,
    box_without_cards_settled,
    box_without_cards_not_returned,
)
