"""§ 541.5 and § 541.10(e). Shuffle, cut, first card, idle tables and the end of a shoe, in play."""

from validator.chapters.baccarat import play_cards as cards, play_idle as idle, play_shoe as asked

_SHUFFLE = "Immediately prior to the commencement of play, unless the cards were preshuffled, and after each dealing shoe of cards is completed, unless an automated shuffling device is used, the dealer shall shuffle the cards"
_OFFER = "After shuffling the cards and, when applicable, reshuffling them, the dealer shall offer the stack of cards"
_CLOCKWISE = "working clockwise around the table, shall offer the stack to each player until a player accepts the cut"
_SECOND = (
    "The dealer shall then insert the second cover card in a position at least 14 cards above the bottom of the stack"
)
_RECUT = "After the cards have been cut and before the cards have been placed in the dealing shoe, a floorperson or above may require the cards to be recut"
_FIRST = "Prior to commencement of play, the dealer shall remove the first card from the dealing shoe and place it, and an additional number of cards equal to the face value of the first card drawn, in the discard rack"
_IDLE = "If there is no gaming activity at a Minibaccarat table which is open for gaming, the cards shall be removed from the dealing shoe and the discard rack"
_IDLE_SPREAD = "spread out on the table either face up or face down"
_IDLE_WASH = "If there is no automated shuffling device in use, the cards shall be mixed thoroughly by a washing of the cards, stacked, then shuffled and cut in accordance with this section"
_IDLE_DEVICE = "If an automated shuffling device is in use, the cards shall be stacked and placed into the automated shuffling device to be shuffled"
_ONE_MORE = "At the completion of one more hand, the cards shall be reshuffled"
_PAUSE = "when-a-table-is-idle"

cards_dealt_unshuffled = cards.cards_dealt_unshuffled.bind("541.5(a)", _SHUFFLE)
shoe_dealt_again_unshuffled = cards.shoe_dealt_again_unshuffled.bind("541.5(a)", _SHUFFLE, also=(("541.10(e)", _ONE_MORE),))
batch_in_play_unshuffled = cards.batch_in_play_unshuffled.bind(
    "541.3(b)(4)",
    "One batch of cards shall be shuffled and stored in the automated card shuffling device while the other batch is being used to play the game",
)
no_cut = cards.no_cut.bind("541.5(c)", _OFFER)
no_cut_where_device_shuffles = cards.no_cut_where_device_shuffles.bind(
    "541.5(c)", _OFFER, reading="cut-where-a-device-shuffles"
)
no_cut_of_preshuffled_cards = cards.no_cut_of_preshuffled_cards.bind(
    "541.5(c)", _OFFER, reading="cut-of-preshuffled-cards"
)
cut_not_offered_to_highest = asked.cut_not_offered_to_highest.bind(
    "541.5(c)", "The dealer shall begin with the player seated in the highest number position at the table"
)
cut_not_clockwise = asked.cut_not_clockwise.bind("541.5(c)", _CLOCKWISE)
cut_by_dealer_though_accepted = asked.cut_by_dealer_though_accepted.bind(
    "541.5(c)", "If no player accepts the cut, the dealer shall cut the cards"
)
cut_by_dealer_unoffered = asked.cut_by_dealer_unoffered.bind(
    "541.5(c)",
    "If no player accepts the cut, the dealer shall cut the cards",
    also=(("541.5(c)", "to the players to be cut"),),
)
cut_near_the_end = cards.cut_near_the_end.bind(
    "541.5(d)",
    "The cards shall be cut by placing a cover card in the stack at least ten cards in from the top or the bottom of the stack",
)
cover_card_not_inserted = cards.cover_card_not_inserted.bind("541.5(e)", _SECOND)
cover_card_too_low = asked.cover_card_too_low.bind("541.5(e)", _SECOND)
cover_card_at_fourteenth = asked.cover_card_at_fourteenth.bind("541.5(e)", _SECOND, reading="fourteen-cards-counted")
cut_after_loading = cards.cut_after_loading.bind(
    "541.5(e)", "The stack of cards shall then be inserted into the dealing shoe for commencement of play"
)
shoe_filled_by_another = cards.shoe_filled_by_another.bind(
    "541.5(e)", "The stack of cards shall then be inserted into the dealing shoe for commencement of play"
)
recut_not_by_floorperson = cards.recut_not_by_floorperson.bind("541.5(f)", _RECUT)
recut_not_made = cards.recut_not_made.bind(
    "541.5(f)", "If a recut is required, the cards shall be recut by the next person entitled to cut the cards"
)
recut_not_by_next = asked.recut_not_by_next.bind(
    "541.5(f)",
    "If a recut is required, the cards shall be recut by the next person entitled to cut the cards, as determined by subsection (c)",
)
first_card_not_removed = asked.first_card_not_removed.bind("541.5(g)", _FIRST)
later_first_card_not_removed = asked.later_first_card_not_removed.bind("541.5(g)", _FIRST, reading="burn-for-each-shoe")
further_cards_wrong = asked.further_cards_wrong.bind(
    "541.5(g)",
    "an additional number of cards equal to the face value of the first card drawn",
    also=(
        (
            "541.5(g)",
            "When determining the face value of the first card removed from the dealing shoe, a 10, jack, queen or king shall count as ten and an ace shall count as one",
        ),
    ),
)
first_cards_not_shown = asked.first_cards_not_shown.bind("541.5(g)", "after all cards have been shown to the players")
first_cards_not_discarded = asked.first_cards_not_discarded.bind("541.5(g)", _FIRST)
cards_left_at_idle_table = idle.cards_left_at_idle_table.bind("541.5(h)", _IDLE)
cards_left_at_idle_table_in_a_pause = idle.cards_left_at_idle_table_in_a_pause.bind("541.5(h)", _IDLE, reading=_PAUSE)
idle_cards_unspread = idle.idle_cards_unspread.bind("541.5(h)", _IDLE_SPREAD)
idle_cards_unspread_in_a_pause = idle.idle_cards_unspread_in_a_pause.bind("541.5(h)", _IDLE_SPREAD, reading=_PAUSE)
idle_cards_not_turned_up = asked.idle_cards_not_turned_up.bind(
    "541.5(h)", "If the cards are spread face down, they shall be turned face up once a player arrives at the table"
)
idle_cards_washed_early = idle.idle_cards_washed_early.bind(
    "541.5(h)",
    "After the first player is afforded an opportunity to visually inspect the cards, the cards shall be turned face down on the table",
)
idle_cards_not_shuffled = idle.idle_cards_not_shuffled.bind("541.5(h)(1)", _IDLE_WASH)
idle_cards_not_shuffled_in_a_pause = idle.idle_cards_not_shuffled_in_a_pause.bind(
    "541.5(h)(1)", _IDLE_WASH, reading=_PAUSE
)
idle_cards_not_into_shuffler = idle.idle_cards_not_into_shuffler.bind("541.5(h)(2)", _IDLE_DEVICE)
idle_cards_not_into_shuffler_in_a_pause = idle.idle_cards_not_into_shuffler_in_a_pause.bind(
    "541.5(h)(2)", _IDLE_DEVICE, reading=_PAUSE
)
cover_card_not_set_aside = cards.cover_card_not_set_aside.bind(
    "541.10(e)",
    "Whenever the cover card appears during play, the cover card shall be removed and placed to the side",
)
hand_not_completed = cards.hand_not_completed.bind("541.10(e)", "the hand will be completed")
last_hand_not_called = asked.last_hand_not_called.bind(
    "541.10(e)", "Upon completion of that hand, the dealer calling the game shall announce ''last hand.''"
)
hand_after_last_hand = asked.hand_after_last_hand.bind("541.10(e)", _ONE_MORE)
reshuffled_before_last_hand = asked.reshuffled_before_last_hand.bind("541.10(e)", _ONE_MORE)
reshuffled_after_cover_first_round = asked.reshuffled_after_cover_first_round.bind(
    "541.10(e)", _ONE_MORE, reading="cover-card-and-the-hand"
)
shoe_broken_off = asked.shoe_broken_off.bind("541.10(e)", _ONE_MORE, reading="reshuffle-without-a-cover-card")

PLAY_RULES = (
    cards_dealt_unshuffled,
    shoe_dealt_again_unshuffled,
    batch_in_play_unshuffled,
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
    cards_left_at_idle_table,
    cards_left_at_idle_table_in_a_pause,
    idle_cards_unspread,
    idle_cards_unspread_in_a_pause,
    idle_cards_not_turned_up,
    idle_cards_washed_early,
    idle_cards_not_shuffled,
    idle_cards_not_shuffled_in_a_pause,
    idle_cards_not_into_shuffler,
    idle_cards_not_into_shuffler_in_a_pause,
    cover_card_not_set_aside,
    hand_not_completed,
    last_hand_not_called,
    hand_after_last_hand,
    reshuffled_before_last_hand,
    reshuffled_after_cover_first_round,
    shoe_broken_off,
)
