"""§ 633a.14: what is done about irregularities."""

from validator.chapters.blackjack import irregularities as asked

face_up_card_used = asked.face_up_card_used.bind(
    "633a.14(a)", "A card found face up in the shoe may not be used in that round of play"
)

unexposed_card_not_next = asked.unexposed_card_not_next.bind(
    "633a.14(b)", "shall be used as though it were the next card from the shoe"
)

exposed_card_not_next = asked.exposed_card_not_next.bind(
    "633a.14(c)", "the card shall be dealt to the players or dealer as though it were the next card from the shoe"
)

refusing_player_served = asked.refusing_player_served.bind(
    "633a.14(c)",
    "Any player refusing to accept the card may not have any additional cards dealt to him during the round",
)

overdrawn_card_counted = asked.overdrawn_card_counted.bind("633a.14(d)", "the card shall be placed in the discard rack")

missed_dealer_card = asked.missed_dealer_card.bind(
    "633a.14(e)",
    "the dealer shall continue dealing the first two cards to each player and then deal "
    "the appropriate number of cards to himself",
)

insufficient_cards_otherwise = asked.insufficient_cards_otherwise.bind(
    "633a.14(f)", "shall be shuffled and cut according to the procedures in § 633a.5"
)

empty_hand_not_dead = asked.empty_hand_not_dead.bind(
    "633a.14(g)",
    "If no cards are dealt to a player's hand, the hand is dead and the player shall be included in the next deal",
)

wrong_side_round_void = asked.wrong_side_round_void.bind(
    "633a.14(h)", "shall be treated as if it were drawn from the correct side of the shoe and concluded"
)

missed_player_without_option = asked.missed_player_without_option.bind(
    "633a.14(i)", "at the player's option, the dealer shall either deal the additional card"
)

seen_hole_card_played_on = asked.seen_hole_card_played_on.bind(
    "633a.14(j)(1)", "call all hands dead, collect the cards and return each player's wager"
)

hidden_hole_card_hands_dead = asked.hidden_hole_card_hands_dead.bind("633a.14(j)(2)", "continue play")

dealing_without_card_reader = asked.dealing_without_card_reader.bind(
    "633a.14(k)",
    "the dealer may not continue dealing the game of Blackjack at that table until the "
    "card reader device is repaired or replaced",
)

jammed_shuffle_used = asked.jammed_shuffle_used.bind("633a.14(l)", "the cards shall be reshuffled")

broken_shuffler_unmarked = asked.broken_shuffler_unmarked.bind(
    "633a.14(m)", "the device must be covered or have a sign indicating that it is out of order placed on the device"
)
