"""§ 545.5 and § 545.10(e). Shuffle, cut, first card and the end of a shoe, in play."""

from validator.chapters.baccarat import play_cards as cards, play_shoe as asked

_SHUFFLE = "after which each of the dealers shall shuffle the stack of cards independently"
_OFFER = "After shuffling the cards and, when applicable, reshuffling them, the dealer calling the game shall offer the stack of cards"
_CLOCKWISE = "working clockwise around the table, shall offer the stack to each player until a player accepts the cut"
_SECOND = (
    "The dealer shall then insert the second cover card in a position at least 14 cards above the bottom of the stack"
)
_RECUT = "After the cards have been cut and before the cards have been placed in the dealing shoe, a floorperson or above may require the cards to be recut"
_FIRST = "Prior to commencement of play, the dealer shall remove the first card from the dealing shoe and place it, and an additional number of cards equal to the face value of the first card drawn, in the discard bucket"
_ONE_MORE = "At the completion of one more hand, the cards shall be replaced with new decks of cards"

cards_dealt_unshuffled = cards.cards_dealt_unshuffled.bind("545.5(a)", _SHUFFLE)
no_cut = cards.no_cut.bind("545.5(b)", _OFFER)
no_cut_where_device_shuffles = cards.no_cut_where_device_shuffles.bind(
    "545.5(b)", _OFFER, reading="shuffle-by-a-device"
)
no_cut_of_preshuffled_cards = cards.no_cut_of_preshuffled_cards.bind(
    "545.5(b)", _OFFER, reading="cut-of-preshuffled-cards"
)
cut_not_offered_to_highest = asked.cut_not_offered_to_highest.bind(
    "545.5(b)", "The dealer shall begin with the player seated in the highest number position at the table"
)
cut_not_clockwise = asked.cut_not_clockwise.bind("545.5(b)", _CLOCKWISE)
cut_by_dealer_though_accepted = asked.cut_by_dealer_though_accepted.bind(
    "545.5(b)", "If no player accepts the cut, the dealer shall cut the cards"
)
cut_by_dealer_unoffered = asked.cut_by_dealer_unoffered.bind(
    "545.5(b)",
    "If no player accepts the cut, the dealer shall cut the cards",
    also=(("545.5(b)", "to the players to be cut"),),
)
cut_near_the_end = cards.cut_near_the_end.bind(
    "545.5(c)",
    "The cards shall be cut by placing a cover card in the stack at least ten cards in from the top or the bottom of the stack",
)
cover_card_not_inserted = cards.cover_card_not_inserted.bind("545.5(d)", _SECOND)
cover_card_too_low = asked.cover_card_too_low.bind("545.5(d)", _SECOND)
cover_card_at_fourteenth = asked.cover_card_at_fourteenth.bind("545.5(d)", _SECOND, reading="fourteen-cards-counted")
cut_after_loading = cards.cut_after_loading.bind(
    "545.5(d)", "The stack of cards shall then be inserted into the dealing shoe for commencement of play"
)
shoe_filled_by_another = cards.shoe_filled_by_another.bind(
    "545.5(d)", "The stack of cards shall then be inserted into the dealing shoe for commencement of play"
)
recut_not_by_floorperson = cards.recut_not_by_floorperson.bind("545.5(e)", _RECUT)
recut_not_made = cards.recut_not_made.bind(
    "545.5(e)", "If a recut is required, the cards shall be recut by the next person entitled to cut the cards"
)
recut_not_by_next = asked.recut_not_by_next.bind(
    "545.5(e)",
    "If a recut is required, the cards shall be recut by the next person entitled to cut the cards, as determined under subsection (b)",
)
first_card_not_removed = asked.first_card_not_removed.bind("545.5(f)", _FIRST)
later_first_card_not_removed = asked.later_first_card_not_removed.bind("545.5(f)", _FIRST, reading="burn-for-each-shoe")
further_cards_wrong = asked.further_cards_wrong.bind(
    "545.5(f)",
    "an additional number of cards equal to the face value of the first card drawn",
    also=(
        (
            "545.5(f)",
            "When determining the face value of the first card removed from the dealing shoe, a 10, jack, queen or king shall count as ten and an ace shall count as one",
        ),
    ),
)
first_cards_not_shown = asked.first_cards_not_shown.bind("545.5(f)", "after all cards have been shown to the players")
first_cards_not_discarded = asked.first_cards_not_discarded.bind("545.5(f)", _FIRST)
cover_card_not_set_aside = cards.cover_card_not_set_aside.bind(
    "545.10(e)",
    "Whenever the cover card appears during play, the cover card shall be removed and placed to the side",
)
hand_not_completed = cards.hand_not_completed.bind("545.10(e)", "the hand will be completed")
last_hand_not_called = asked.last_hand_not_called.bind(
    "545.10(e)", "Upon completion of that hand, the dealer calling the game shall announce ''last hand.''"
)
hand_after_last_hand = asked.hand_after_last_hand.bind("545.10(e)", _ONE_MORE)
reshuffled_before_last_hand = asked.reshuffled_before_last_hand.bind(
    "545.10(e)", _ONE_MORE, reading="no-further-round-after-the-call"
)
reshuffled_after_cover_first_round = asked.reshuffled_after_cover_first_round.bind(
    "545.10(e)", _ONE_MORE, reading="cover-card-and-the-hand"
)
shoe_broken_off = asked.shoe_broken_off.bind("545.10(e)", _ONE_MORE, reading="reshuffle-without-a-cover-card")

PLAY_RULES = (
    cards_dealt_unshuffled,
    no_cut,
    no_cut_where_device_shuffles,
    no_cut_of_preshuffled_cards,
    cut_not_offered_to_highest,
    cut_not_clockwise,
    cut_by_dealer_though_accepted,
    cut_by_dealer_unoffered,
    cut_near_the_end,
    cover_card_not_inserted,
    cover_card_too_low,
    cover_card_at_fourteenth,
    cut_after_loading,
    shoe_filled_by_another,
    recut_not_by_floorperson,
    recut_not_made,
    recut_not_by_next,
    first_card_not_removed,
    later_first_card_not_removed,
    further_cards_wrong,
    first_cards_not_shown,
    first_cards_not_discarded,
    cover_card_not_set_aside,
    hand_not_completed,
    last_hand_not_called,
    hand_after_last_hand,
    reshuffled_before_last_hand,
    reshuffled_after_cover_first_round,
    shoe_broken_off,
)
