"""§ 685a.7(e). The initial deal, in play."""

from validator.chapters.blackjack import play_dealing as asked, play_misdeals as misdeals

_SECOND = "A second card face up to each box in which a Bet wager is contained"
_HOLE = "A second card face down to the dealer"

deal_out_of_turn = asked.deal_out_of_turn.bind(
    "685a.7(e)",
    "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner",
)

card_to_box_without_wager = asked.card_to_box_without_wager.bind(
    "685a.7(e)(1)", "One card face up to each box on the layout in which a Bet Wager is contained"
)

first_card_face_down = asked.first_card_face_down.bind("685a.7(e)(1)", "One card face up to each box on the layout")

up_card_face_down = asked.up_card_face_down.bind("685a.7(e)(2)", "One card face up to the dealer")

up_card_out_of_turn = asked.up_card_out_of_turn.bind("685a.7(e)(2)", "One card face up to the dealer")

second_card_face_down = asked.second_card_face_down.bind("685a.7(e)(3)", _SECOND)

second_card_out_of_turn = asked.second_card_out_of_turn.bind("685a.7(e)(3)", _SECOND)

hole_card_face_up = asked.hole_card_face_up.bind("685a.7(e)(4)", _HOLE)

hole_card_out_of_turn = asked.hole_card_out_of_turn.bind("685a.7(e)(4)", _HOLE)

dealer_card_made_up_late = misdeals.dealer_card_made_up_late.bind("685a.7(e)(4)", _HOLE)

dealer_cards_not_made_up = misdeals.dealer_cards_not_made_up.bind("685a.7(e)(4)", _HOLE)

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
    dealer_card_made_up_late,
    dealer_cards_not_made_up,
)
