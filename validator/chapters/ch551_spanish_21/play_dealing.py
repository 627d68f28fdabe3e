"""§ 551.8(d) and (e). The initial deal and the card reader device, in play."""

from validator.chapters.blackjack import play_dealing as asked

_BOX = "One card face up to each box on the layout in which a wager is contained"
_SECOND = "A second card face up to each box in which a wager is contained"
_READER = (
    "If the dealer's first card is an ace, king, queen or jack of any suit, the dealer shall determine whether the hole"
    " card will give the dealer a Blackjack"
)

deal_out_of_turn = asked.deal_out_of_turn.bind("551.8(d)", "starting on his left and continuing around the table")

card_to_box_without_wager = asked.card_to_box_without_wager.bind("551.8(d)(1)", _BOX)

first_card_face_down = asked.first_card_face_down.bind("551.8(d)(1)", _BOX)

up_card_face_down = asked.up_card_face_down.bind("551.8(d)(2)", "One card face up to the dealer")

up_card_out_of_turn = asked.up_card_out_of_turn.bind("551.8(d)(2)", "One card face up to the dealer")

second_card_face_down = asked.second_card_face_down.bind("551.8(d)(3)", _SECOND)

second_card_out_of_turn = asked.second_card_out_of_turn.bind("551.8(d)(3)", _SECOND)

hole_card_face_up = asked.hole_card_face_up.bind("551.8(d)(4)", "A second card face down to himself")

hole_card_out_of_turn = asked.hole_card_out_of_turn.bind("551.8(d)(4)", "A second card face down to himself")

card_reader_not_used = asked.card_reader_not_used.bind(
    "551.8(e)",
    _READER,
    also=(("551.8(e)", "The dealer shall insert the hole card into the card reader device"),),
)

card_reader_used_late = asked.card_reader_used_late.bind(
    "551.8(e)", "prior to dealing any additional cards to the players at the table"
)

card_reader_used_in_error = asked.card_reader_used_in_error.bind(
    "551.8(e)", "If the dealer's first card is an ace, king, queen or jack of any suit", reading="reader-on-a-low-card"
)

hole_card_exposed_at_reader = asked.hole_card_exposed_at_reader.bind(
    "551.8(e)", "without exposing it to anyone, including the dealer, at the table"
)

card_after_dealer_blackjack = asked.card_after_dealer_blackjack.bind(
    "551.8(e)",
    "the dealer shall determine whether the hole card will give the dealer a Blackjack prior to dealing any additional"
    " cards",
    reading="round-after-dealer-blackjack",
)

card_reader_used_without_cause = asked.card_reader_used_without_cause.bind(
    "551.16(l)",
    "If the dealer inserts his hole card into a card reader device when the value of his first card is not an ace,"
    " king, queen or jack, the dealer, after notification to a floorperson or higher, shall",
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
    card_reader_not_used,
    card_reader_used_late,
    card_reader_used_in_error,
    hole_card_exposed_at_reader,
    card_after_dealer_blackjack,
    card_reader_used_without_cause,
)
