"""§ 672a.7(a) to (g) and (i): the dealing shoe, burns, how the cards are dealt, and the card reader device."""

from validator.chapters.blackjack import dealing as asked, free_bet, procedure
from validator.core.rule import equals, unless

cards_dealt_from_the_hand = asked.cards_dealt_from_the_hand.bind(
    "672a.7(a)", "All cards shall be dealt from a dealing shoe"
)

no_dealing_shoe = asked.no_dealing_shoe.bind(
    "672a.7(a)", "All cards shall be dealt from a dealing shoe", when=(unless("cards.shuffler", "continuous"),)
)

no_dealing_shoe_beside_the_device = free_bet.no_dealing_shoe_beside_the_device.bind(
    "672a.7(a)", "All cards shall be dealt from a dealing shoe", reading="device-in-the-place-of-a-shoe"
)

shoe_off_the_table = asked.shoe_off_the_table.bind(
    "672a.7(a)", "which must be located on the table in a location approved by the Bureau of Casino Compliance", when=()
)

shoe_location_unapproved = asked.shoe_location_unapproved.bind(
    "672a.7(a)", "in a location approved by the Bureau of Casino Compliance in accordance with § 601a.10(g)"
)

shoe_not_burned = asked.shoe_not_burned.bind(
    "672a.7(c)",
    "After each full batch of cards is placed in the shoe, the dealer shall remove the first card "
    "and place it in the discard rack",
    when=(unless("cards.shuffler", "in-shoe", "continuous"),),
)

self_shuffling_shoe_not_burned = asked.self_shuffling_shoe_not_burned.bind(
    "672a.7(c)",
    "After each full batch of cards is placed in the shoe, the dealer shall remove the first card "
    "and place it in the discard rack",
    reading="burn-with-continuous-shuffler",
    when=(equals("cards.shuffler", "in-shoe", "continuous"),),
)

new_dealer_does_not_burn = asked.new_dealer_does_not_burn.bind(
    "672a.7(c)",
    "Each new dealer who comes to the table shall also remove one card and place it in the discard "
    "rack before dealing any cards to the players",
    when=(),
)

round_not_completed_after_cover_card = asked.round_not_completed_after_cover_card.bind(
    "672a.7(d)", "the cover card shall be removed and placed to the side and the hand will be completed"
)

dealing_starts_elsewhere = asked.dealing_starts_elsewhere.bind(
    "672a.7(e)",
    "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner",
    when=(),
)

dealing_direction = asked.dealing_direction.bind(
    "672a.7(e)",
    "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner",
    when=(),
)

player_cards_face_down = asked.player_cards_face_down.bind(
    "672a.7(e)(1)", "One card face up to each box on the layout in which a Blackjack Wager is contained", when=()
)

dealer_first_card_not_up = asked.dealer_first_card_not_up.bind(
    "672a.7(e)(2)", "One card face up to the dealer", when=()
)

no_hole_card = asked.no_hole_card.bind("672a.7(e)(4)", "A second card face down to the dealer", when=())

card_reader_used_otherwise = free_bet.card_reader_used_otherwise.bind(
    "672a.7(g)", "If the dealer's first card is an ace or a 10 value card"
)

hole_card_seen_at_the_reader = procedure.hole_card_seen_at_the_reader.bind(
    "672a.7(g)", "without exposing it to anyone at the table, including the dealer"
)

cards_after_dealer_blackjack = procedure.cards_after_dealer_blackjack.bind(
    "672a.7(g)", "If the dealer has a Blackjack, additional cards may not be dealt"
)

additional_cards_face_down = asked.additional_cards_face_down.bind(
    "672a.7(i)",
    "the dealer shall deal face upwards whatever additional cards are necessary to effectuate the player's decision",
    when=(),
)
