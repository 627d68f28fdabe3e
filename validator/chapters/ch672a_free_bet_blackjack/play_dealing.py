"""§ 672a.7(e) to (g). The initial deal, the card reader device and a dealer's Blackjack, in play."""

from validator.chapters.blackjack import play_dealing as asked, play_table_rules as table_rules
from validator.core.rule import PlayRule

deal_out_of_turn = asked.deal_out_of_turn.bind(
    "672a.7(e)",
    "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner",
)

card_to_box_without_wager = asked.card_to_box_without_wager.bind(
    "672a.7(e)(1)", "One card face up to each box on the layout in which a Blackjack Wager is contained"
)

first_card_face_down = asked.first_card_face_down.bind("672a.7(e)(1)", "One card face up to each box on the layout")

up_card_face_down = asked.up_card_face_down.bind("672a.7(e)(2)", "One card face up to the dealer")

up_card_out_of_turn = asked.up_card_out_of_turn.bind("672a.7(e)(2)", "One card face up to the dealer")

second_card_face_down = asked.second_card_face_down.bind(
    "672a.7(e)(3)", "A second card face up to each box in which a wager is contained"
)

second_card_out_of_turn = asked.second_card_out_of_turn.bind(
    "672a.7(e)(3)", "A second card face up to each box in which a wager is contained"
)

hole_card_face_up = asked.hole_card_face_up.bind("672a.7(e)(4)", "A second card face down to the dealer")

hole_card_out_of_turn = asked.hole_card_out_of_turn.bind("672a.7(e)(4)", "A second card face down to the dealer")

box_without_cards_settled = asked.box_without_cards_settled.bind(
    "672a.12(g)", "If no cards are dealt to a player's hand, the hand is dead"
)

box_without_cards_not_returned = asked.box_without_cards_not_returned.bind(
    "672a.12(g)",
    "the hand is dead and the player shall be included in the next deal",
    reading="wager-of-a-box-without-cards",
)

insurance_not_offered = asked.insurance_not_offered.bind(
    "672a.7(f)", "if the dealer's first card is an ace, the dealer shall offer the Insurance Wager"
)

card_reader_not_used = asked.card_reader_not_used.bind(
    "672a.7(g)",
    "determine whether the hole card will give the dealer a Blackjack",
    also=(("672a.7(g)", "The dealer shall insert the hole card into the card reader device"),),
)

card_reader_used_late = asked.card_reader_used_late.bind(
    "672a.7(h)",
    "or if the dealer's hole card did not give the dealer Blackjack, the dealer shall start with the player farthest to the dealer's left",
)

card_reader_used_without_cause = asked.card_reader_used_without_cause.bind(
    "672a.7(g)",
    "The dealer shall insert the hole card into the card reader device",
    also=(("672a.12(i)", "the dealer, after notification to a floorperson or above, shall continue play"),),
)

card_reader_used_in_error = asked.card_reader_used_in_error.bind(
    "672a.7(g)", "The dealer shall insert the hole card into the card reader device", reading="reader-on-a-low-card"
)

hole_card_exposed_at_reader = asked.hole_card_exposed_at_reader.bind(
    "672a.7(g)", "without exposing it to anyone at the table, including the dealer"
)

card_after_dealer_blackjack = asked.card_after_dealer_blackjack.bind(
    "672a.7(g)", "If the dealer has a Blackjack, additional cards may not be dealt"
)

blackjacks_tie_not_returned = table_rules.blackjacks_tie_not_returned.bind(
    "672a.7(g)(1)", "Has a Blackjack, the dealer shall return the player's Blackjack Wager"
)

wager_kept_on_dealer_blackjack = table_rules.wager_kept_on_dealer_blackjack.bind(
    "672a.7(g)(2)", "Does not have a Blackjack, the dealer shall collect the player's Blackjack and Push 22 Wagers"
)

late_wager_returned_on_dealer_blackjack = table_rules.late_wager_returned_on_dealer_blackjack.bind(
    "672a.7(g)(2)",
    "Does not have a Blackjack, the dealer shall collect the player's Blackjack",
    reading="dealer-blackjack-found-late",
)

PLAY_RULES: tuple[PlayRule, ...] = (
    deal_out_of_turn,
    card_to_box_without_wager,
    first_card_face_down,
    up_card_face_down,
    up_card_out_of_turn,
    second_card_face_down,
    second_card_out_of_turn,
    hole_card_face_up,
    hole_card_out_of_turn,
    box_without_cards_settled,
    box_without_cards_not_returned,
    insurance_not_offered,
    card_reader_not_used,
    card_reader_used_late,
    card_reader_used_without_cause,
    card_reader_used_in_error,
    hole_card_exposed_at_reader,
    card_after_dealer_blackjack,
    blackjacks_tie_not_returned,
    wager_kept_on_dealer_blackjack,
    late_wager_returned_on_dealer_blackjack,
)
