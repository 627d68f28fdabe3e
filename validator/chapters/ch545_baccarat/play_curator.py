"""§ 545.5(a) and (b), § 545.7, § 545.9(b) and (c), § 545.10 and § 545.14. The curator and the dealers, in play."""

from validator.chapters.baccarat import play_curator as asked

_AFTER_SHUFFLE = "After the cards have been shuffled and placed in the dealing shoe, the dealer calling the game shall offer the dealing shoe to the player in seat number one at the table"
_ON = "the dealer shall offer the dealing shoe to each of the other players in turn counterclockwise around the table"
_RIGHT = "the dealer shall offer the dealing shoe to the player immediately to the right of the previous curator"
_LOSES = "The curator shall pass the dealing shoe whenever the Banker's Hand loses"
_CARDS = "the dealer calling the game shall instruct the curator to commence dealing the cards by announcing ''cards.''"
_TOLD = (
    "the dealer calling the game shall instruct the curator whether to deal a third card to either or both hands "
    "in conformity with § 545.11"
)

not_offered_to_seat_one = asked.not_offered_to_seat_one.bind("545.7(b)", _AFTER_SHUFFLE)
offered_out_of_turn = asked.offered_out_of_turn.bind("545.7(b)", _ON)
new_shoe_offered_elsewhere = asked.new_shoe_offered_elsewhere.bind(
    "545.7(b)", _AFTER_SHUFFLE, reading="shoe-offered-anew"
)
new_shoe_not_offered = asked.new_shoe_not_offered.bind("545.7(b)", _AFTER_SHUFFLE, reading="shoe-offered-anew")
first_shoe_not_offered = asked.first_shoe_not_offered.bind("545.7(b)", _AFTER_SHUFFLE)
player_without_wager_passed_over = asked.player_without_wager_passed_over.bind(
    "545.7(b)", _ON, reading="shoe-for-a-player-without-a-wager"
)
curator_did_not_accept = asked.curator_did_not_accept.bind(
    "545.7(c)", "The player that accepts the dealing shoe shall be designated as the curator"
)
dealer_curator_unoffered = asked.dealer_curator_unoffered.bind(
    "545.7(d)(2)",
    "No player to whom the dealing shoe is offered accepts the dealing shoe",
    also=(
        ("545.7(d)", "the dealer may act as the curator if either"),
        ("545.7(d)(1)", "A player who accepts the dealing shoe"),
    ),
)
cards_not_called = asked.cards_not_called.bind("545.9(b)", _CARDS)
cards_called_early = asked.cards_called_early.bind(
    "545.9(b)", "After the dealer calling the game announces ''no more bets,''", reading="call-presupposed"
)
dealt_by_another = asked.dealt_by_another.bind(
    "545.9(c)", "The curator shall deal an initial four cards from the dealing shoe"
)
third_card_by_another = asked.third_card_by_another.bind(
    "545.10(c)",
    "Any third card required to be dealt by § 545.11 shall first be dealt face up to the Player's Hand and then to the Banker's Hand by the curator",
)
turned_third_card_by_another = asked.turned_third_card_by_another.bind(
    "545.9(d)(4)",
    "Any third card required to be dealt to the Player's Hand shall be placed face down",
    also=(("545.9(d)(5)", "Any third card required to be dealt to the Banker's Hand shall be placed face down"),),
    reading="who-deals-when-players-turn",
)
third_card_uninstructed = asked.third_card_uninstructed.bind("545.10(b)", _TOLD)
third_card_uninstructed_under_election = asked.third_card_uninstructed_under_election.bind(
    "545.10(b)", _TOLD, reading="in-lieu-of-how-much"
)
instructed_wrong = asked.instructed_wrong.bind("545.10(b)", _TOLD)
shoe_kept = asked.shoe_kept.bind("545.14(a)(1)", _LOSES)
shoe_kept_by_dealer = asked.shoe_kept_by_dealer.bind("545.14(a)(1)", _LOSES, reading="passing-by-a-dealer-curator")
shoe_kept_after_void_round = asked.shoe_kept_after_void_round.bind(
    "545.14(a)(1)", _LOSES, reading="shoe-passed-after-a-void-round"
)
not_offered_to_the_right = asked.not_offered_to_the_right.bind("545.14(b)", _RIGHT)
passed_on_out_of_turn = asked.passed_on_out_of_turn.bind("545.14(b)", _ON)
new_curator_did_not_accept = asked.new_curator_did_not_accept.bind(
    "545.14(b)", "The first player to accept the dealing shoe when offered shall become the new curator"
)
shoe_back_to_the_same = asked.shoe_back_to_the_same.bind("545.14(b)", _ON, reading="shoe-back-to-the-one-who-passed")
dealer_did_not_shuffle = asked.dealer_did_not_shuffle.bind(
    "545.5(a)",
    "each of the dealers shall shuffle the stack of cards independently",
    reading="each-dealer-shuffles",
)
later_cut_begun = asked.later_cut_begun.bind(
    "545.5(b)", "or, in the case of a reshuffle, the last curator", reading="which-reshuffle"
)

_LIEU = "in-lieu-of-how-much"
last_hand_not_called = asked.last_hand_not_called.bind(
    "545.10(e)",
    "Upon completion of that hand, the dealer calling the game shall announce ''last hand.''",
    reading=_LIEU,
)
hand_after_last_hand = asked.hand_after_last_hand.bind(
    "545.10(e)",
    "At the completion of one more hand, the cards shall be replaced with new decks of cards",
    reading=_LIEU,
)
cover_card_not_set_aside = asked.cover_card_not_set_aside.bind(
    "545.10(e)",
    "Whenever the cover card appears during play, the cover card shall be removed and placed to the side",
    reading=_LIEU,
)
hand_not_completed = asked.hand_not_completed.bind("545.10(e)", "the hand will be completed", reading=_LIEU)
banker_before_player = asked.banker_before_player.bind(
    "545.10(c)",
    "Any third card required to be dealt by § 545.11 shall first be dealt face up to the Player's Hand and then to the Banker's Hand by the curator",
    reading=_LIEU,
)

PLAY_RULES = (
    last_hand_not_called,
    hand_after_last_hand,
    cover_card_not_set_aside,
    hand_not_completed,
    banker_before_player,
    dealer_did_not_shuffle,
    later_cut_begun,
    not_offered_to_seat_one,
    offered_out_of_turn,
    new_shoe_offered_elsewhere,
    new_shoe_not_offered,
    first_shoe_not_offered,
    player_without_wager_passed_over,
    curator_did_not_accept,
    dealer_curator_unoffered,
    cards_not_called,
    cards_called_early,
    dealt_by_another,
    third_card_by_another,
    turned_third_card_by_another,
    third_card_uninstructed,
    third_card_uninstructed_under_election,
    instructed_wrong,
    shoe_kept,
    shoe_kept_by_dealer,
    shoe_kept_after_void_round,
    not_offered_to_the_right,
    passed_on_out_of_turn,
    new_curator_did_not_accept,
    shoe_back_to_the_same,
)
