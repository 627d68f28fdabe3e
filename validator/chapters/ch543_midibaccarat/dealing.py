"""§§ 543.9(a) to (c)(2) and 543.10: how the initial cards and third cards are dealt, and the last hand of a shoe."""

from validator.chapters.baccarat import cards, dealing as asked, wagers
from validator.chapters.baccarat.handing import HANDED_NOWHERE, NOT_HANDED

no_more_bets_unannounced = wagers.no_more_bets_unannounced.bind(
    "543.9(b)", "Prior to dealing any cards, the dealer calling the game shall announce ''no more bets.''"
)
initial_cards_out_of_order = asked.initial_cards_out_of_order.bind(
    "543.9(c)", "The first and third cards dealt shall constitute the first and second cards of the Player's Hand"
)
_OPTIONS = (
    "The dealer shall deal the initial four cards in accordance with one of the following options selected in the"
    " certificate holder's Rules Submission under § 521.2"
)
initial_dealing_unselected = asked.initial_dealing_unselected.bind("543.9(c)", _OPTIONS)
initial_dealing_otherwise = asked.initial_dealing_otherwise.bind("543.9(c)", _OPTIONS)
both_dealing_options = asked.both_dealing_options.bind("543.9(c)", _OPTIONS, reading="both-dealing-options")
cards_drawn_with_the_right_hand = asked.cards_drawn_with_the_right_hand.bind(
    "543.9(c)(1)",
    "The dealer shall remove cards from the dealing shoe with his left hand",
    reading="left-and-right-hand",
)
bankers_cards_misplaced = asked.bankers_cards_misplaced.bind(
    "543.9(c)(2)",
    "the second and fourth cards dealt shall be placed face down underneath the right corner of the dealing shoe"
    " until the Player's Hand is called",
)

points_announced_otherwise = asked.points_announced_otherwise.bind(
    "543.10(a)",
    "the dealer shall announce the point count of the Player's Hand and then the Banker's Hand",
    when=(NOT_HANDED,),
)
_THIRD = "shall first be dealt face up to the Player's Hand and then to the Banker's Hand by the dealer"
third_cards_out_of_order = asked.third_cards_out_of_order.bind("543.10(c)", _THIRD, when=(NOT_HANDED,))
third_cards_face_down = asked.third_cards_face_down.bind("543.10(c)", _THIRD, when=(HANDED_NOWHERE,))
too_many_third_cards = asked.too_many_third_cards.bind(
    "543.10(d)", "In no event may more than one additional card be dealt to either hand"
)
last_hand_unannounced = asked.last_hand_unannounced.bind(
    "543.10(e)", "Upon completion of that hand, the dealer calling the game shall announce ''last hand.''"
)
_AFTER = "At the completion of one more hand, the cards shall be replaced with new decks of cards"
hands_after_last_hand_call = asked.hands_after_last_hand_call.bind("543.10(e)", _AFTER)
used_decks_for_a_new_shoe = cards.used_decks_for_a_new_shoe.bind("543.10(e)", _AFTER, reading="how-new-are-new-decks")
