"""§ 672a.12: what is done about irregularities."""

from validator.chapters.blackjack import free_bet, irregularities as asked, procedure

face_up_card_used = asked.face_up_card_used.bind(
    "672a.12(a)", "A card found face up in the shoe may not be used in that round of play"
)

dealt_from_a_double_shoe = free_bet.dealt_from_a_double_shoe.bind(
    "672a.12(a)",
    "shall be placed in the discard rack or in a segregated area of the double shoe",
    reading="double-shoe-that-the-chapter-lacks",
)

unexposed_card_not_next = asked.unexposed_card_not_next.bind(
    "672a.12(b)", "shall be used as though it were the next card from the shoe"
)

exposed_card_not_next = asked.exposed_card_not_next.bind(
    "672a.12(c)", "the card shall be dealt to the players or dealer as though it were the next card from the shoe"
)

refusing_player_served = asked.refusing_player_served.bind(
    "672a.12(c)",
    "Any player refusing to accept the card may not have any additional cards dealt to him during the round",
)

refused_card_kept = procedure.refused_card_kept.bind(
    "672a.12(c)",
    "If the card is refused by the players and the dealer cannot use the card, the card shall be "
    "placed in the discard rack",
)

overdrawn_card_counted = asked.overdrawn_card_counted.bind("672a.12(d)", "the card shall be placed in the discard rack")

missed_dealer_card = asked.missed_dealer_card.bind(
    "672a.12(e)",
    "the dealer shall continue dealing the first two cards to each player and then deal the "
    "appropriate number of cards to himself",
)

insufficient_cards_otherwise = asked.insufficient_cards_otherwise.bind(
    "672a.12(f)", "shall be shuffled and cut according to the procedures in § 672a.5"
)

empty_hand_not_dead = asked.empty_hand_not_dead.bind(
    "672a.12(g)",
    "If no cards are dealt to a player's hand, the hand is dead and the player shall be included in the next deal",
)

second_card_withheld = free_bet.second_card_withheld.bind(
    "672a.12(g)",
    "If only one card is dealt to a player's hand, at the player's option, the dealer shall deal the "
    "second card to the player after all other players have received a second card",
)

missed_player_without_option = asked.missed_player_without_option.bind(
    "672a.12(h)", "at the player's option, the dealer shall either deal the additional card"
)

misused_reader_hands_dead = free_bet.misused_reader_hands_dead.bind(
    "672a.12(i)", "the dealer, after notification to a floorperson or above, shall continue play"
)

dealing_without_card_reader = asked.dealing_without_card_reader.bind(
    "672a.12(j)",
    "the dealer may not continue dealing the game of Blackjack at that table until the card reader "
    "device is repaired or replaced",
)

jammed_shuffle_used = asked.jammed_shuffle_used.bind("672a.12(k)", "the cards shall be reshuffled")

broken_shuffler_unmarked = asked.broken_shuffler_unmarked.bind(
    "672a.12(l)", "the device must be covered or have a sign indicating that it is out of order placed on the device"
)
