"""§ 551.5(a) to (g): shuffle and cut of the cards, the recut and the reshuffle."""

from validator.chapters.baccarat import shuffle as at_baccarat
from validator.chapters.blackjack import shuffle as asked
from validator.chapters.ch551_spanish_21.conditions import BATCHED, BY_HAND, NOT_PRESHUFFLED, ORDINARY, PRESHUFFLED
from validator.chapters.questions import word_is
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule import filing_rule

_SHUFFLE = (
    "Immediately prior to commencement of play, unless the cards were preshuffled, after any round of play as may be"
    " determined by a floorperson and after each shoe of cards is dealt"
)
not_shuffled_before_play = of_shuffles.not_shuffled_before_play.bind(
    "551.5(a)", _SHUFFLE, when=(ORDINARY, NOT_PRESHUFFLED)
)
not_shuffled_after_each_shoe = of_shuffles.not_shuffled_after_each_shoe.bind("551.5(a)", _SHUFFLE, when=(ORDINARY,))

_OFFER = "After the cards have been shuffled, the dealer shall offer the stack of cards"
cut_not_offered = of_shuffles.cut_not_offered.bind("551.5(b)", _OFFER, when=(BY_HAND, NOT_PRESHUFFLED))
device_shuffled_cards_not_cut = of_shuffles.device_shuffled_cards_not_cut.bind(
    "551.5(b)", _OFFER, reading="cut-where-a-device-shuffles", when=(BATCHED,)
)
preshuffled_cards_not_cut = of_shuffles.preshuffled_cards_not_cut.bind(
    "551.5(b)", _OFFER, reading="cut-of-preshuffled-cards", when=(BY_HAND, PRESHUFFLED)
)
first_cut_to_another = asked.first_cut_to_another.bind(
    "551.5(b)(1)", "The first player to the table if the game is just beginning"
)
cover_card_cut_to_another = asked.cover_card_cut_to_another.bind(
    "551.5(b)(2)", "The player on whose box the cutting card appeared during the last round of play"
)
other_cut_to_another = asked.other_cut_to_another.bind(
    "551.5(b)(3)", "The player at the farthest point to the right of the dealer"
)

_TURN = (
    "the cards shall be offered to each other player moving clockwise around the table until a player accepts the cut"
)
cut_offered_counterclockwise = filing_rule(
    id="cut-offered-counterclockwise",
    title="Cut offered counterclockwise",
    cite="551.5(c)",
    quote=_TURN,
    reads=("shuffle.cut_direction",),
    when=(ORDINARY,),
    expected="clockwise around the table",
    observed="{stated}",
    message="a refused cut is offered to the other players counterclockwise; the law says clockwise",
)(word_is("counterclockwise"))
cut_offered_out_of_turn = at_baccarat.cut_offered_out_of_turn.bind("551.5(c)", _TURN, when=(ORDINARY,))
declined_cut_left_out = at_baccarat.declined_cut_left_out.bind(
    "551.5(c)", "If no player accepts the cut, the dealer shall cut the cards", when=(ORDINARY,)
)
cut_too_shallow = of_shuffles.cut_too_shallow.bind(
    "551.5(d)",
    "placing the cutting card in the stack at least ten cards in from the top or bottom of the stack",
    when=(ORDINARY,),
)
cover_card_too_deep = asked.cover_card_too_deep.bind(
    "551.5(e)",
    "at a position at least approximately one-quarter of the way in from the bottom of the stack",
    reading="approximately-one-quarter",
)
recut_required_by_others = at_baccarat.recut_required_by_others.bind(
    "551.5(f)", "a floorperson or above may require the cards to be recut", when=(ORDINARY,)
)
recut_by_another = at_baccarat.recut_by_another.bind(
    "551.5(f)", "the cards shall be cut by the next player entitled to cut the cards", when=(ORDINARY,)
)
no_reshuffle_at_cover_card = asked.no_reshuffle_at_cover_card.bind(
    "551.5(g)", "A reshuffle of the cards in the shoe shall take place after the cutting card is reached in the shoe"
)
