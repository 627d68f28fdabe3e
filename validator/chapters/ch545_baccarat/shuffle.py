"""§ 545.5: shuffle and cut, the cover cards, and the first card of the shoe."""

from validator.chapters.baccarat import shuffle as asked
from validator.chapters.questions import denied, other_than, word_is
from validator.chapters.shoe import shuffle as common
from validator.core.finding import Severity
from validator.core.rule import filing_rule, unless

_SHUFFLE = "after which each of the dealers shall shuffle the stack of cards independently"
not_shuffled_before_play = common.not_shuffled_before_play.bind(
    "545.5(a)", _SHUFFLE, when=(asked.SHUFFLED_BY_HAND, asked.NOT_PRESHUFFLED)
)
shuffled_by_a_device = asked.shuffled_by_a_device.bind("545.5(a)", _SHUFFLE, reading="shuffle-by-a-device")
cards_washed_once = filing_rule(
    id="cards-washed-once",
    title="Cards not washed once more before the shuffle",
    cite="545.5(a)",
    quote=(
        "Immediately prior to the commencement of play, unless the cards were preshuffled, one or more of the dealers"
        " shall wash and stack the cards"
    ),
    severity=Severity.WARNING,
    reading="washed-twice",
    reads=("shuffle.washed_before_shuffle",),
    when=(asked.NOT_PRESHUFFLED,),
    expected="a washing and stacking immediately before play",
    observed="none but the one at the opening",
    message=(
        "the cards are not washed again before the shuffle; the text orders a washing at the opening and one before "
        "play, which may be the same"
    ),
)(denied)
shuffled_by_some_dealers = filing_rule(
    id="shuffled-by-some-dealers",
    title="Not every dealer shuffles",
    cite="545.5(a)",
    quote=_SHUFFLE,
    severity=Severity.WARNING,
    reading="each-dealer-shuffles",
    reads=("shuffle.each_dealer_shuffles",),
    when=(asked.SHUFFLED_BY_HAND, asked.NOT_PRESHUFFLED),
    expected="a shuffle by each of the dealers, independently",
    observed="by some of them",
    message="not every dealer at the table shuffles the stack; the text says each, and not which dealers it means",
)(denied)

_OFFER = (
    "the dealer calling the game shall offer the stack of cards, with backs facing away from the dealer, to the players"
    " to be cut"
)
cut_not_offered = common.cut_not_offered.bind("545.5(b)", _OFFER, when=(asked.NOT_PRESHUFFLED,))
preshuffled_cards_not_cut = common.preshuffled_cards_not_cut.bind(
    "545.5(b)", _OFFER, reading="cut-of-preshuffled-cards", when=(asked.PRESHUFFLED,)
)
_TURN = "working clockwise around the table, shall offer the stack to each player until a player accepts the cut"
first_cut_to_another = asked.first_cut_to_another.bind(
    "545.5(b)", "The dealer shall begin with the player seated in the highest number position at the table"
)
_RESHUFFLED = "or, in the case of a reshuffle, the last curator"
reshuffle_cut_to_another = filing_rule(
    id="reshuffle-cut-to-another",
    title="Cut of a reshuffle offered first to another than the last curator",
    cite="545.5(b)",
    quote=_RESHUFFLED,
    reads=("shuffle.reshuffle_cut_first_offered",),
    when=(unless("shuffle.reshuffle_cut_first_offered", "highest-number"),),
    expected="the last curator",
    observed="{stated}",
    message="in the case of a reshuffle the cut goes first to the last curator; the filing says {stated}",
)(other_than("last-curator"))
reshuffle_cut_from_the_highest_number = filing_rule(
    id="reshuffle-cut-from-the-highest-number",
    title="Cut of a reshuffle offered first to the player in the highest number position",
    cite="545.5(b)",
    quote=_RESHUFFLED,
    severity=Severity.WARNING,
    reading="which-reshuffle",
    reads=("shuffle.reshuffle_cut_first_offered",),
    expected="the last curator",
    observed="{stated}",
    message=(
        "in the case of a reshuffle the cut goes first to the player in the highest number position; the text says the "
        "last curator, and has no shuffle that is surely a reshuffle"
    ),
)(word_is("highest-number"))
cut_offered_out_of_turn = asked.cut_offered_out_of_turn.bind("545.5(b)", _TURN)
cut_offered_counterclockwise = asked.cut_offered_counterclockwise.bind(
    "545.5(b)", _TURN, reading="clockwise-from-the-highest-number"
)
declined_cut_left_out = asked.declined_cut_left_out.bind(
    "545.5(b)", "If no player accepts the cut, the dealer shall cut the cards"
)
cut_too_shallow = common.cut_too_shallow.bind(
    "545.5(c)", "at least ten cards in from the top or the bottom of the stack"
)

_DEPTH = (
    "The dealer shall then insert the second cover card in a position at least 14 cards above the bottom of the stack"
)
cover_card_too_deep = asked.cover_card_too_deep.bind("545.5(d)", _DEPTH)
cover_card_counted_itself = asked.cover_card_counted_itself.bind("545.5(d)", _DEPTH, reading="fourteen-cards-counted")
no_cover_card_at_bottom = filing_rule(
    id="no-cover-card-at-bottom",
    title="No cover card at the bottom of the stack",
    cite="545.5(d)",
    quote=(
        "the dealer shall take all cards above the cover card and the cover card and place them on the bottom of the"
        " stack"
    ),
    severity=Severity.WARNING,
    reading="first-cover-card-at-the-bottom",
    reads=("shuffle.cover_card_at_bottom",),
    expected="the first cover card at the bottom of the stack",
    observed="none",
    message=(
        "no cover card lies at the bottom of the stack; the text puts the first one there with the cards above it, and "
        "does not say that it stays"
    ),
)(denied)

recut_required_by_others = asked.recut_required_by_others.bind(
    "545.5(e)", "a floorperson or above may require the cards to be recut"
)
recut_by_another = asked.recut_by_another.bind(
    "545.5(e)", "the cards shall be recut by the next person entitled to cut the cards"
)

_FIRST = "Prior to commencement of play, the dealer shall remove the first card from the dealing shoe"
shoe_not_burned = asked.shoe_not_burned.bind("545.5(f)", _FIRST)
later_shoe_not_burned = asked.later_shoe_not_burned.bind("545.5(f)", _FIRST, reading="burn-for-each-shoe")
burn_not_by_face_value = asked.burn_not_by_face_value.bind(
    "545.5(f)", "an additional number of cards equal to the face value of the first card drawn, in the discard bucket"
)
burned_cards_not_shown = asked.burned_cards_not_shown.bind("545.5(f)", "after all cards have been shown to the players")
burn_ten_counted_otherwise = asked.burn_ten_counted_otherwise.bind(
    "545.5(f)", "a 10, jack, queen or king shall count as ten"
)
burn_ace_counted_otherwise = asked.burn_ace_counted_otherwise.bind("545.5(f)", "an ace shall count as one")
