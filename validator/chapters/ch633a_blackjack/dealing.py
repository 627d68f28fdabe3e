"""§ 633a.7(a) to (j): the dealing shoe, burns, the determinant card, and how the first cards are dealt."""

from validator.chapters.blackjack import dealing as asked

hand_dealing_not_selected = asked.hand_dealing_not_selected.bind(
    "633a.7(a)",
    "Except as provided in § 633a.12(b) (relating to Blackjack variations), all cards "
    "shall be dealt from a dealing shoe",
)

no_dealing_shoe = asked.no_dealing_shoe.bind(
    "633a.7(a)", "all cards shall be dealt from a dealing shoe which must be located on the table"
)

shoe_off_the_table = asked.shoe_off_the_table.bind(
    "633a.7(a)", "all cards shall be dealt from a dealing shoe which must be located on the table"
)

shoe_location_unapproved = asked.shoe_location_unapproved.bind(
    "633a.7(a)", "in a location approved by the Bureau of Casino Compliance in accordance with § 601a.10(g)"
)

shoe_not_burned = asked.shoe_not_burned.bind(
    "633a.7(c)",
    "After each full batch of cards is placed in the shoe, the dealer shall remove the "
    "first card and place it in the discard rack",
)

self_shuffling_shoe_not_burned = asked.self_shuffling_shoe_not_burned.bind(
    "633a.7(c)",
    "After each full batch of cards is placed in the shoe, the dealer shall remove the "
    "first card and place it in the discard rack",
    reading="burn-with-continuous-shuffler",
)

new_dealer_does_not_burn = asked.new_dealer_does_not_burn.bind(
    "633a.7(c)",
    "Each new dealer who comes to the table shall also remove one card and place it in the"
    " discard rack before dealing any cards to the players",
)

round_not_completed_after_cover_card = asked.round_not_completed_after_cover_card.bind(
    "633a.7(e)", "the cover card shall be removed and placed to the side and the hand will be completed"
)

dealing_starts_elsewhere = asked.dealing_starts_elsewhere.bind(
    "633a.7(f)",
    "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner",
)

dealing_direction = asked.dealing_direction.bind(
    "633a.7(f)",
    "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner",
)

player_cards_face_down = asked.player_cards_face_down.bind(
    "633a.7(f)(1)", "One card face up to each box on the layout in which a Blackjack Wager is contained"
)

dealer_first_card_not_up = asked.dealer_first_card_not_up.bind("633a.7(f)(2)", "One card face up to the dealer")

no_hole_card = asked.no_hole_card.bind("633a.7(f)(4)", "A second card face down to the dealer")

optional_wagers_settled_late = asked.optional_wagers_settled_late.bind(
    "633a.7(g)", "prior to any additional cards being dealt or before any card reader device is utilized"
)

hand_dealt_optional_wagers_settled_late = asked.hand_dealt_optional_wagers_settled_late.bind(
    "633a.7(g)",
    "prior to any additional cards being dealt or before any card reader device is utilized",
    reading="reader-and-optional-wagers-from-the-hand",
)

settling_starts_elsewhere = asked.settling_starts_elsewhere.bind(
    "633a.7(g)",
    "starting with the player farthest to the dealer's right and continuing around the "
    "table in a counterclockwise direction",
)

settling_direction = asked.settling_direction.bind(
    "633a.7(g)",
    "starting with the player farthest to the dealer's right and continuing around the "
    "table in a counterclockwise direction",
)

card_reader_used_otherwise = asked.card_reader_used_otherwise.bind(
    "633a.7(h)", "if the dealer's first card is an ace, king, queen, jack or 10, the dealer shall"
)

additional_cards_face_down = asked.additional_cards_face_down.bind(
    "633a.7(j)",
    "the dealer shall deal face upwards whatever additional cards are necessary to effectuate the player's decision",
)
