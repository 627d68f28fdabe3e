"""§ 543.14(f). The right to turn cards, given up, in play."""

from validator.chapters.baccarat import play_relinquishing as asked

_RIGHT = "Whenever the voluntary or compulsory relinquishment of that right occurs, the dealer shall offer it to the player immediately to the right of the previous player"
_AROUND = "if he does not accept it or there is no player in that position, the dealer shall offer it to each of the other players in turn counterclockwise around the table"
_NOBODY = "If no player accepts the cards, the dealer shall turn the cards over and place them on the designated areas of the layout"
_OPEN = "right-goes-to-one-without-a-wager"

offer_not_to_the_right = asked.offer_not_to_the_right.bind("543.14(f)", _RIGHT)
offer_out_of_turn = asked.offer_out_of_turn.bind("543.14(f)", _AROUND)
offer_passed_over_others = asked.offer_passed_over_others.bind("543.14(f)", _RIGHT, reading=_OPEN)
dealer_turned_unoffered = asked.dealer_turned_unoffered.bind("543.14(f)", _AROUND)
dealer_turned_unoffered_to_others = asked.dealer_turned_unoffered_to_others.bind("543.14(f)", _AROUND, reading=_OPEN)
dealer_turned_though_accepted = asked.dealer_turned_though_accepted.bind("543.14(f)", _NOBODY)
handed_to_another_than_accepted = asked.handed_to_another_than_accepted.bind("543.14(f)", _RIGHT)
void_instead_of_dealers_turn = asked.void_instead_of_dealers_turn.bind("543.14(f)", _NOBODY)

PLAY_RULES = (
    offer_not_to_the_right,
    offer_out_of_turn,
    offer_passed_over_others,
    dealer_turned_unoffered,
    dealer_turned_unoffered_to_others,
    dealer_turned_though_accepted,
    void_instead_of_dealers_turn,
    handed_to_another_than_accepted,
)
