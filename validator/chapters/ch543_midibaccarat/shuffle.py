"""§ 543.5: shuffle and cut, the cover cards, and the first card of the shoe."""

from validator.chapters.baccarat import shuffle as asked
from validator.chapters.shoe import shuffle as common

not_shuffled_before_play = common.not_shuffled_before_play.bind(
    "543.5(a)",
    "Immediately prior to the commencement of play, unless the cards were preshuffled",
    when=(asked.SHUFFLED_BY_HAND, asked.NOT_PRESHUFFLED),
)
shuffled_by_a_device = asked.shuffled_by_a_device.bind(
    "543.5(a)", "the dealer shall shuffle the cards so that they are randomly intermixed", reading="shuffle-by-a-device"
)

_OFFER = "the dealer shall offer the stack of cards, with backs facing away from the dealer, to the players to be cut"
cut_not_offered = common.cut_not_offered.bind("543.5(c)", _OFFER, when=(asked.NOT_PRESHUFFLED,))
preshuffled_cards_not_cut = common.preshuffled_cards_not_cut.bind(
    "543.5(c)", _OFFER, reading="cut-of-preshuffled-cards", when=(asked.PRESHUFFLED,)
)
_TURN = "working clockwise around the table, shall offer the stack to each player until a player accepts the cut"
first_cut_to_another = asked.first_cut_to_another.bind(
    "543.5(c)", "The dealer shall begin with the player seated in the highest number position at the table"
)
cut_offered_out_of_turn = asked.cut_offered_out_of_turn.bind("543.5(c)", _TURN)
cut_offered_counterclockwise = asked.cut_offered_counterclockwise.bind(
    "543.5(c)", _TURN, reading="clockwise-from-the-highest-number"
)
declined_cut_left_out = asked.declined_cut_left_out.bind(
    "543.5(c)", "If no player accepts the cut, the dealer shall cut the cards"
)
cut_too_shallow = common.cut_too_shallow.bind(
    "543.5(d)", "at least ten cards in from the top or the bottom of the stack"
)

_DEPTH = (
    "The dealer shall then insert the second cover card in a position at least 14 cards above the bottom of the stack"
)
cover_card_too_deep = asked.cover_card_too_deep.bind("543.5(e)", _DEPTH)
cover_card_counted_itself = asked.cover_card_counted_itself.bind("543.5(e)", _DEPTH, reading="fourteen-cards-counted")
no_cover_card_at_bottom = asked.no_cover_card_at_bottom.bind(
    "543.5(e)", "the second cover card at the bottom of the stack", reading="second-cover-card-twice"
)

recut_required_by_others = asked.recut_required_by_others.bind(
    "543.5(f)", "a floorperson or above may require the cards to be recut"
)
recut_by_another = asked.recut_by_another.bind(
    "543.5(f)", "the cards shall be recut by the next person entitled to cut the cards"
)

_FIRST = "Prior to commencement of play, the dealer shall remove the first card from the dealing shoe"
shoe_not_burned = asked.shoe_not_burned.bind("543.5(g)", _FIRST)
later_shoe_not_burned = asked.later_shoe_not_burned.bind("543.5(g)", _FIRST, reading="burn-for-each-shoe")
burn_not_by_face_value = asked.burn_not_by_face_value.bind(
    "543.5(g)", "an additional number of cards equal to the face value of the first card drawn, in the discard bucket"
)
burned_cards_not_shown = asked.burned_cards_not_shown.bind("543.5(g)", "after all cards have been shown to the players")
burn_ten_counted_otherwise = asked.burn_ten_counted_otherwise.bind(
    "543.5(g)", "a 10, jack, queen or king shall count as ten"
)
burn_ace_counted_otherwise = asked.burn_ace_counted_otherwise.bind("543.5(g)", "an ace shall count as one")
