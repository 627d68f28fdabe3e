"""§ 551.5. Shuffle and cut of the cards, in play."""

from validator.chapters.blackjack import play_shuffle as asked
from validator.core.finding import Severity
from validator.core.question import PlayQuestion
from validator.core.rule import PlayRule
from validator.games.blackjack.between_rounds import NO_RECORD
from validator.games.blackjack.slots import spanish_21
from validator.games.shoe.opening import lies_the_wrong_way
from validator.games.shoe.recut import recut_not_by_next
from validator.games.shoe.slots import shoe

_SHUFFLE = "the dealer shall shuffle the cards"
_WHEN = (
    "Immediately prior to commencement of play, unless the cards were preshuffled, after any round of play as may be"
    " determined by a floorperson and after each shoe of cards is dealt"
)
_OFFER = "After the cards have been shuffled, the dealer shall offer the stack of cards"
_ORDER = (("551.5(b)", "The player to cut the cards shall be"),)
_CLOCKWISE = (
    "If the player designated in subsection (b) refuses the cut, the cards shall be offered to each other player moving"
    " clockwise around the table until a player accepts the cut"
)
_NOBODY = "If no player accepts the cut, the dealer shall cut the cards"
_REMOVED = "the cards shall be removed from the dealing shoe and the discard rack"
_WASHED = (
    "If there is no automated shuffling device in use, the cards shall be mixed thoroughly by a washing of the cards,"
    " stacked, then shuffled and cut in accordance with this section"
)
_INTO_DEVICE = (
    "If an automated shuffling device is in use, the cards shall be stacked and placed into the automated shuffling"
    " device to be shuffled"
)
_PAUSE = "when-a-table-is-idle"

cards_dealt_unshuffled = asked.cards_dealt_unshuffled.bind("551.5(a)", _WHEN, also=(("551.5(a)", _SHUFFLE),))

shoe_dealt_again_unshuffled = asked.shoe_dealt_again_unshuffled.bind(
    "551.5(a)", "after each shoe of cards is dealt", also=(("551.5(a)", _SHUFFLE),)
)

batch_in_play_unshuffled = asked.batch_in_play_unshuffled.bind("551.5(a)", "after each shoe of cards is dealt")

cut_offered_to_nobody = asked.cut_offered_to_nobody.bind("551.5(b)", _OFFER)

no_cut = asked.no_cut.bind("551.5(c)", _NOBODY, also=(("551.5(b)", _OFFER),))

no_cut_where_device_shuffles = PlayQuestion(
    id="no-cut-where-device-shuffles",
    title="Stack that a device has shuffled dealt without a cut",
    slot=shoe.NO_CUT_WHERE_DEVICE_LOADS,
    check=asked.no_cut.check,
    needs=asked.no_cut_where_device_loads.needs,
    expected="a cut",
    observed="none",
    message="cards that a device had shuffled were dealt without a cut",
).bind("551.5(b)", _OFFER, reading="cut-where-a-device-shuffles")

no_cut_of_preshuffled_cards = asked.no_cut_of_preshuffled_cards.bind(
    "551.5(b)", _OFFER, reading="cut-of-preshuffled-cards"
)

dealer_cut_over_players = asked.dealer_cut_over_players.bind("551.5(c)", _NOBODY)

cut_not_to_first_player = asked.cut_not_to_first_player.bind(
    "551.5(b)(1)", "The first player to the table if the game is just beginning", also=_ORDER
)

cut_not_to_cover_card_player = asked.cut_not_to_cover_card_player.bind(
    "551.5(b)(2)", "The player on whose box the cutting card appeared during the last round of play", also=_ORDER
)

cut_not_to_farthest_right = asked.cut_not_to_farthest_right.bind(
    "551.5(b)(3)",
    "The player at the farthest point to the right of the dealer if the cutting card appeared on the dealer's hand"
    " during the last round of play",
    also=_ORDER,
)

cut_not_to_farthest_right_when_directed = asked.cut_not_to_farthest_right_when_directed.bind(
    "551.5(b)(4)",
    "The player at the farthest point to the right of the dealer if the reshuffle was initiated at the discretion of a"
    " floorperson",
    also=_ORDER,
)

cut_not_rotated = asked.cut_not_rotated.bind("551.5(c)", _CLOCKWISE)

cut_near_the_end = asked.cut_near_the_end.bind(
    "551.5(d)",
    "The player shall cut the cards by placing the cutting card in the stack at least ten cards in from the top or"
    " bottom of the stack",
)

cover_card_too_low = asked.cover_card_too_low.bind(
    "551.5(e)",
    "at a position at least approximately one-quarter of the way in from the bottom of the stack",
    reading="approximately-one-quarter",
)

recut_not_by_floorperson = asked.recut_not_by_floorperson.bind(
    "551.5(f)", "a floorperson or above may require the cards to be recut"
)

recut_by_another_than_the_next = PlayQuestion(
    id="recut-not-by-next",
    title="Recut not by the player next entitled",
    slot=shoe.RECUT_BY_WRONG_PERSON,
    check=recut_not_by_next,
    needs=asked.recut_by_wrong_person.needs,
    expected="a recut by the player next entitled",
    observed="by another",
    message="the cards were recut by another than the player to whom the cut went next",
).bind(
    "551.5(f)",
    "the cards shall be cut by the next player entitled to cut the cards, as determined by subsection (c)",
)

cards_left_at_idle_table = asked.cards_left_at_idle_table.bind("551.5(h)", _REMOVED)

cards_left_at_idle_table_in_a_pause = asked.cards_left_at_idle_table_in_a_pause.bind(
    "551.5(h)", _REMOVED, reading=_PAUSE
)

idle_cards_not_turned_up = PlayRule(
    id="idle-cards-left-face-down",
    title="Idle cards left face down",
    cite="551.5(h)",
    quote="If the cards are spread face down, they shall be turned face up once a player arrives at the table",
    severity=Severity.ERROR,
    message="the cards of an idle table were spread face down and dealt without having been turned face up",
    slot=spanish_21.IDLE_CARDS_LEFT_FACE_DOWN,
    check=lies_the_wrong_way,
    needs={"how the cards were spread": NO_RECORD},
    expected="cards turned face up for the first player",
    observed="cards face down",
)

idle_cards_dealt_unshuffled = asked.idle_cards_dealt_unshuffled.bind("551.5(h)(1)", _WASHED)

idle_cards_dealt_unshuffled_in_a_pause = asked.idle_cards_dealt_unshuffled_in_a_pause.bind(
    "551.5(h)(1)", _WASHED, reading=_PAUSE
)

idle_cards_kept_out_of_shuffler = asked.idle_cards_kept_out_of_shuffler.bind("551.5(h)(2)", _INTO_DEVICE)

idle_cards_kept_out_of_shuffler_in_a_pause = asked.idle_cards_kept_out_of_shuffler_in_a_pause.bind(
    "551.5(h)(2)", _INTO_DEVICE, reading=_PAUSE
)

PLAY_RULES = (
    cards_dealt_unshuffled,
    shoe_dealt_again_unshuffled,
    batch_in_play_unshuffled,
    cut_offered_to_nobody,
    no_cut_where_device_shuffles,
    no_cut_of_preshuffled_cards,
    cut_not_to_first_player,
    cut_not_to_cover_card_player,
    cut_not_to_farthest_right,
    cut_not_to_farthest_right_when_directed,
    cut_not_rotated,
    no_cut,
    dealer_cut_over_players,
    cut_near_the_end,
    cover_card_too_low,
    recut_not_by_floorperson,
    recut_by_another_than_the_next,
    cards_left_at_idle_table,
    cards_left_at_idle_table_in_a_pause,
    idle_cards_not_turned_up,
    idle_cards_dealt_unshuffled,
    idle_cards_dealt_unshuffled_in_a_pause,
    idle_cards_kept_out_of_shuffler,
    idle_cards_kept_out_of_shuffler_in_a_pause,
)
