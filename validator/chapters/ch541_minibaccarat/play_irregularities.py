"""§ 541.14. Irregularities, in play."""

from validator.chapters.baccarat import play_irregularities as asked

_DISCLOSED = "the dealer shall place the disclosed card and one additional card drawn face down from the dealing shoe in the discard rack"
_FACE_UP = "shall be placed in the discard rack, along with an additional number of cards, drawn face up, equal to the value of the card found face up in the dealing shoe"
_VOID = "If there are insufficient cards remaining in the dealing shoe to complete a round of play, that round shall be void"

error_card_not_used_next = asked.error_card_not_used_next.bind(
    "541.14(a)",
    "A card drawn in error from the dealing shoe that is not disclosed shall be used as the first card of the next hand of play",
)
players_error_card_not_used_next = asked.players_error_card_not_used_next.bind(
    "541.14(b)",
    "If the Banker's Hand is required to stay, the card dealt in error shall become the first card of the next hand",
)
error_card_not_given_to_banker = asked.error_card_not_given_to_banker.bind(
    "541.14(b)",
    "shall become the third card of the Banker's Hand if the Banker's Hand is obliged to draw under § 541.11(c)",
)
disclosed_error_card_used = asked.disclosed_error_card_used.bind("541.14(c)", _DISCLOSED)
disclosed_error_card_not_discarded = asked.disclosed_error_card_not_discarded.bind("541.14(c)", _DISCLOSED)
no_card_beside_error = asked.no_card_beside_error.bind("541.14(c)", _DISCLOSED)
card_beside_error_disclosed = asked.card_beside_error_disclosed.bind(
    "541.14(c)", "without disclosing the additional card"
)
face_up_card_used = asked.face_up_card_used.bind(
    "541.14(d)", "Any card found face up in the dealing shoe may not be used in the game"
)
face_up_card_not_discarded = asked.face_up_card_not_discarded.bind("541.14(d)", _FACE_UP)
face_up_count_wrong = asked.face_up_count_wrong.bind("541.14(d)", _FACE_UP)
face_up_ten_counted = asked.face_up_ten_counted.bind("541.14(d)", _FACE_UP, reading="face-up-card-value")
face_up_cards_drawn_face_down = asked.face_up_cards_drawn_face_down.bind("541.14(d)", _FACE_UP)
round_not_void = asked.round_not_void.bind("541.14(e)", _VOID)
wager_settled_in_void_round = asked.wager_settled_in_void_round.bind("541.14(e)", "all wagers shall be returned")
wager_not_returned_in_void_round = asked.wager_not_returned_in_void_round.bind(
    "541.14(e)", "all wagers shall be returned"
)
settled_in_round_called_void = asked.settled_in_round_called_void.bind(
    "541.14(e)", "all wagers shall be returned", reading="void-for-another-reason"
)
left_in_round_called_void = asked.left_in_round_called_void.bind(
    "541.14(e)", "all wagers shall be returned", reading="void-for-another-reason"
)
void_for_another_reason = asked.void_for_another_reason.bind("541.14(e)", _VOID, reading="void-for-another-reason")
dealt_on_without_new_shoe = asked.dealt_on_without_new_shoe.bind(
    "541.14(e)",
    "A new round shall commence after the entire set of cards are reshuffled and placed in the dealing shoe",
)

PLAY_RULES = (
    error_card_not_used_next,
    error_card_not_given_to_banker,
    players_error_card_not_used_next,
    disclosed_error_card_used,
    disclosed_error_card_not_discarded,
    no_card_beside_error,
    card_beside_error_disclosed,
    face_up_card_used,
    face_up_card_not_discarded,
    face_up_count_wrong,
    face_up_ten_counted,
    face_up_cards_drawn_face_down,
    round_not_void,
    wager_settled_in_void_round,
    wager_not_returned_in_void_round,
    settled_in_round_called_void,
    left_in_round_called_void,
    void_for_another_reason,
    dealt_on_without_new_shoe,
)
