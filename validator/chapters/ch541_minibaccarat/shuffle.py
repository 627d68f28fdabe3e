"""§ 541.5(a) to (g): shuffle and cut, the cover cards, and the first card of the shoe."""

from validator.chapters.baccarat import shuffle as asked
from validator.chapters.ch541_minibaccarat.conditions import (
    AUTOMATED,
    BY_HAND,
    NOT_PRESHUFFLED,
    ORDINARY,
    PRESHUFFLED,
)
from validator.chapters.questions import denied
from validator.chapters.shoe import shuffle as common
from validator.core.finding import Severity
from validator.core.rule import filing_rule

not_shuffled_before_play = common.not_shuffled_before_play.bind(
    "541.5(a)",
    "Immediately prior to the commencement of play, unless the cards were preshuffled",
    when=(BY_HAND, NOT_PRESHUFFLED),
)
opening_shuffle_left_to_the_device = filing_rule(
    id="opening-shuffle-left-to-the-device",
    title="Cards not shuffled by the dealer before the first play",
    cite="541.5(a)",
    quote="unless an automated shuffling device is used, the dealer shall shuffle the cards",
    severity=Severity.WARNING,
    reading="shuffle-by-device-at-the-opening",
    reads=("shuffle.before_play",),
    when=(AUTOMATED, NOT_PRESHUFFLED),
    expected="a shuffle by the dealer immediately before play",
    observed="none",
    message=(
        "the dealer does not shuffle before play commences; the text does not say whether the exception for a "
        "shuffling device reaches this shuffle"
    ),
)(denied)
not_shuffled_after_each_shoe = common.not_shuffled_after_each_shoe.bind(
    "541.5(a)",
    "after each dealing shoe of cards is completed, unless an automated shuffling device is used",
    when=(BY_HAND,),
)

_OFFER = "the dealer shall offer the stack of cards, with backs facing away from the dealer, to the players to be cut"
cut_not_offered = common.cut_not_offered.bind("541.5(c)", _OFFER, when=(BY_HAND, NOT_PRESHUFFLED))
device_shuffled_cards_not_cut = common.device_shuffled_cards_not_cut.bind(
    "541.5(c)", _OFFER, reading="cut-where-a-device-shuffles", when=(AUTOMATED,)
)
preshuffled_cards_not_cut = common.preshuffled_cards_not_cut.bind(
    "541.5(c)", _OFFER, reading="cut-of-preshuffled-cards", when=(BY_HAND, PRESHUFFLED)
)
_TURN = "working clockwise around the table, shall offer the stack to each player until a player accepts the cut"
first_cut_to_another = asked.first_cut_to_another.bind(
    "541.5(c)",
    "The dealer shall begin with the player seated in the highest number position at the table",
    when=(ORDINARY,),
)
cut_offered_out_of_turn = asked.cut_offered_out_of_turn.bind("541.5(c)", _TURN, when=(ORDINARY,))
cut_offered_counterclockwise = asked.cut_offered_counterclockwise.bind(
    "541.5(c)", _TURN, reading="clockwise-from-the-highest-number", when=(ORDINARY,)
)
declined_cut_left_out = asked.declined_cut_left_out.bind(
    "541.5(c)", "If no player accepts the cut, the dealer shall cut the cards", when=(ORDINARY,)
)
cut_too_shallow = common.cut_too_shallow.bind(
    "541.5(d)", "at least ten cards in from the top or the bottom of the stack", when=(ORDINARY,)
)

_DEPTH = (
    "The dealer shall then insert the second cover card in a position at least 14 cards above the bottom of the stack"
)
cover_card_too_deep = asked.cover_card_too_deep.bind("541.5(e)", _DEPTH, when=(ORDINARY,))
cover_card_counted_itself = asked.cover_card_counted_itself.bind(
    "541.5(e)", _DEPTH, reading="fourteen-cards-counted", when=(ORDINARY,)
)
no_cover_card_at_bottom = asked.no_cover_card_at_bottom.bind(
    "541.5(e)",
    "the second cover card at the bottom of the stack",
    reading="second-cover-card-twice",
    when=(ORDINARY,),
)

recut_required_by_others = asked.recut_required_by_others.bind(
    "541.5(f)", "a floorperson or above may require the cards to be recut", when=(ORDINARY,)
)
recut_by_another = asked.recut_by_another.bind(
    "541.5(f)", "the cards shall be recut by the next person entitled to cut the cards", when=(ORDINARY,)
)

_FIRST = "Prior to commencement of play, the dealer shall remove the first card from the dealing shoe"
shoe_not_burned = asked.shoe_not_burned.bind("541.5(g)", _FIRST, when=(ORDINARY,))
later_shoe_not_burned = asked.later_shoe_not_burned.bind(
    "541.5(g)", _FIRST, reading="burn-for-each-shoe", when=(ORDINARY,)
)
burn_not_by_face_value = asked.burn_not_by_face_value.bind(
    "541.5(g)",
    "an additional number of cards equal to the face value of the first card drawn, in the discard rack",
    when=(ORDINARY,),
)
burned_cards_not_shown = asked.burned_cards_not_shown.bind(
    "541.5(g)", "after all cards have been shown to the players", when=(ORDINARY,)
)
burn_ten_counted_otherwise = asked.burn_ten_counted_otherwise.bind(
    "541.5(g)", "a 10, jack, queen or king shall count as ten", when=(ORDINARY,)
)
burn_ace_counted_otherwise = asked.burn_ace_counted_otherwise.bind(
    "541.5(g)", "an ace shall count as one", when=(ORDINARY,)
)
