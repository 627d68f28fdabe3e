"""§ 551.16(a) to (f), (h) and (i), in play. Cards found, drawn, dealt or missed in error."""

from validator.chapters.blackjack import play_dealing as dealing, play_irregularities as void, play_misdeals as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.between_rounds import NO_RECORD as NO_RECORD_OF_BETWEEN_ROUNDS, left_out_again
from validator.games.blackjack.found_cards import (
    NO_RECORD as NO_RECORD_OF_FOUND_CARDS,
    decided_though_void,
    left_lying,
    played_on,
    used_in_the_game,
)
from validator.games.blackjack.slots import spanish_21
from validator.games.blackjack.tens import (
    not_in_its_box,
    removed_whole,
    settled_with_a_ten,
    torn_below_floorperson,
)
from validator.games.shoe.questions import NO_RECORD as NO_RECORD_OF_QUESTIONS, omitted

_FACE_UP = "If more than one card is found face up in the shoe during the dealing of the cards, the round of play shall be void"
_TENS = "If more than one 10 card is found in the shoe during the dealing of the cards, the round of play shall be void"
_TORN = "torn in half by a floorperson and placed in the box, envelope or container that the decks came from"
_UNEXPOSED = (
    "A card drawn in error without its face being exposed shall be used as though it were the next card from the shoe"
)
_NEXT = "the card shall be dealt to the players or dealer as though it were the next card from the shoe"
_MADE_UP = (
    "the dealer shall continue dealing the first two cards to each player, and then deal the appropriate number of cards"
    " to himself"
)
_OPTION = (
    "at the player's option, the dealer shall either deal the additional card after all other players have received"
    " their additional cards but prior to the dealer revealing his hole card, or call the player's hand dead and return"
    " the player's original wager"
)

face_up_card_dealt = asked.face_up_card_dealt.bind(
    "551.16(a)", "A card found turned face up in the shoe may not be used in the game"
)

face_up_card_not_put_away = asked.face_up_card_not_put_away.bind("551.16(a)", "shall be placed in the discard rack")

round_played_after_face_up_cards = PlayRule(
    id="round-played-after-face-up-cards",
    title="Round played on after several cards were found face up",
    cite="551.16(a)",
    quote=_FACE_UP,
    severity=Severity.ERROR,
    message="more than one card was found face up in the shoe, and the round was not void",
    slot=spanish_21.ROUND_PLAYED_AFTER_FACE_UP_CARDS,
    check=played_on,
    needs={"whether the round was called void": NO_RECORD_OF_FOUND_CARDS},
    expected="a void round",
    observed="a round played on",
)

not_reshuffled_after_face_up_cards = PlayRule(
    id="not-reshuffled-after-face-up-cards",
    title="Cards not reshuffled after several were found face up",
    cite="551.16(a)",
    quote="the cards shall be reshuffled",
    severity=Severity.ERROR,
    message="more than one card had been found face up in the shoe, and the next round was dealt without a reshuffle",
    slot=spanish_21.NOT_RESHUFFLED_AFTER_FACE_UP_CARDS,
    check=omitted,
    needs={"a record of every shuffle, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="a reshuffle",
    observed="none",
)

face_up_cards_of_several_rounds = PlayRule(
    id="face-up-cards-of-several-rounds",
    title="A further card found face up in another round of the shoe",
    cite="551.16(a)",
    quote=_FACE_UP,
    severity=Severity.INFO,
    message="a further card was found face up in the same shoe, in another round",
    slot=spanish_21.FACE_UP_CARDS_OF_SEVERAL_ROUNDS,
    check=used_in_the_game,
    expected="one such card",
    observed="{observed}",
    reading="second-face-up-card",
)

void_round_wager_decided = PlayRule(
    id="void-round-wager-decided",
    title="Open wager of a void round collected or paid",
    cite="551.16(a)",
    quote="the round of play shall be void",
    severity=Severity.ERROR,
    message="{seat}: the {wager} of {stake} was open when the round became void and was settled with {observed}",
    slot=spanish_21.VOID_ROUND_WAGER_COLLECTED,
    check=decided_though_void,
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    misapplies=True,
    also=(("551.16(b)", _TENS),),
)

void_round_wager_left = PlayRule(
    id="void-round-wager-left",
    title="Wager of a void round left for the next",
    cite="551.16(a)",
    quote="the round of play shall be void",
    severity=Severity.WARNING,
    message="{seat}: the {wager} of {stake} was open when the round became void, and {observed} of it went back",
    slot=spanish_21.VOID_ROUND_WAGER_LEFT,
    check=left_lying,
    needs={"what was returned": NO_RECORD_OF_FOUND_CARDS},
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    reading="wagers-of-a-void-round",
)

ten_used_in_the_game = PlayRule(
    id="ten-used-in-the-game",
    title="A 10 used in the game",
    cite="551.16(b)",
    quote="If a 10 card of any suit is found in the shoe, it may not be used in the game",
    severity=Severity.ERROR,
    message="{card} was dealt; the 10s have to be out of the decks",
    slot=spanish_21.TEN_USED,
    check=used_in_the_game,
    expected="no 10",
    observed="{card}",
    also=(
        ("551.16(b)", "shall be removed from the shoe"),
        ("551.3(a)", "with the 10 of each suit removed from each deck"),
        (
            "551.4(b)",
            "If the decks contain the 10 of any suit, the dealer and a floorperson shall ensure that these cards are"
            " removed from the decks",
        ),
    ),
)

hand_settled_with_a_ten = PlayRule(
    id="hand-settled-with-a-ten",
    title="Wager decided by a hand with a 10",
    cite="551.16(b)",
    quote="it may not be used in the game",
    severity=Severity.WARNING,
    message="{seat}: the {wager} of {stake} was decided though a 10 lay in the hand or in the dealer's",
    slot=spanish_21.TEN_HAND_SETTLED,
    check=settled_with_a_ten,
    expected="the 10 replaced by the next card",
    observed="a wager decided with it",
    reading="ten-dealt-unnoticed",
)

ten_not_torn = PlayRule(
    id="found-ten-not-torn",
    title="A 10 found in the shoe not torn",
    cite="551.16(b)",
    quote=_TORN,
    severity=Severity.ERROR,
    message="the 10 found in the shoe was not torn in half",
    slot=spanish_21.TEN_NOT_TORN,
    check=removed_whole,
    needs={"whether the card was torn": NO_RECORD_OF_QUESTIONS},
    expected="a card torn in half",
    observed="a whole card",
)

ten_torn_by_another = PlayRule(
    id="found-ten-torn-by-another",
    title="A 10 found in the shoe torn by another than a floorperson",
    cite="551.16(b)",
    quote="torn in half by a floorperson",
    severity=Severity.ERROR,
    message="the 10 found in the shoe was torn by somebody below a floorperson",
    slot=spanish_21.TEN_TORN_BY_ANOTHER,
    check=torn_below_floorperson,
    needs={"who tore the card": NO_RECORD_OF_QUESTIONS},
    expected="a floorperson",
    observed="another",
)

ten_not_in_its_box = PlayRule(
    id="found-ten-not-in-its-box",
    title="A 10 found in the shoe put elsewhere than with its deck's box",
    cite="551.16(b)",
    quote="placed in the box, envelope or container that the decks came from",
    severity=Severity.ERROR,
    message="the 10 found in the shoe was put elsewhere than where the decks came from",
    slot=spanish_21.TEN_NOT_TO_BOX,
    check=not_in_its_box,
    needs={"where the card was put": NO_RECORD_OF_QUESTIONS},
    expected="the box, envelope or container of the decks",
    observed="elsewhere",
)

round_played_after_tens = PlayRule(
    id="round-played-after-tens",
    title="Round played on after several 10s were found",
    cite="551.16(b)",
    quote=_TENS,
    severity=Severity.ERROR,
    message="more than one 10 was found, and the round was not void",
    slot=spanish_21.ROUND_PLAYED_AFTER_TENS,
    check=played_on,
    needs={"whether the round was called void": NO_RECORD_OF_FOUND_CARDS},
    expected="a void round",
    observed="a round played on",
)

decks_kept_after_tens = PlayRule(
    id="decks-kept-after-tens",
    title="Decks kept in play after several 10s were found",
    cite="551.16(b)",
    quote="the decks of cards shall be removed from play",
    severity=Severity.ERROR,
    message="more than one 10 had been found in a round, and the next was dealt from the same decks",
    slot=spanish_21.DECKS_KEPT_AFTER_TENS,
    check=omitted,
    needs={"a record of every change of cards, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="other decks",
    observed="the same",
)

tens_of_several_rounds = PlayRule(
    id="tens-of-several-rounds",
    title="A further 10 found in another round with the same decks",
    cite="551.16(b)",
    quote=_TENS,
    severity=Severity.WARNING,
    message="a further 10 was found in the same decks, in another round",
    slot=spanish_21.TENS_OF_SEVERAL_ROUNDS,
    check=used_in_the_game,
    expected="one such card",
    observed="{observed}",
    reading="more-than-one-ten",
)

unexposed_card_discarded = asked.unexposed_card_discarded.bind("551.16(c)", _UNEXPOSED)

another_card_before_unexposed = asked.another_card_before_unexposed.bind("551.16(c)", _UNEXPOSED)

exposed_card_discarded = asked.exposed_card_discarded.bind("551.16(d)", _NEXT)

another_card_before_exposed = asked.another_card_before_exposed.bind(
    "551.16(d)",
    _NEXT,
    also=(
        (
            "551.16(d)",
            "After the initial two cards have been dealt to each player and a card is drawn in error and exposed",
        ),
    ),
)

exposed_card_passed_on = asked.exposed_card_passed_on.bind(
    "551.16(d)",
    "If the card is refused by the players and the dealer cannot use the card",
    severity=Severity.INFO,
    reading="refusing-an-exposed-card",
)

card_after_refusing_one = asked.card_after_refusing_one.bind(
    "551.16(d)",
    "Any player refusing to accept the card may not have any additional cards dealt to him during the round",
)

refused_card_not_racked = asked.refused_card_not_racked.bind(
    "551.16(d)",
    "If the card is refused by the players and the dealer cannot use the card, the card shall be placed in the discard"
    " rack",
)

overdrawn_card_not_racked = asked.overdrawn_card_not_racked.bind(
    "551.16(e)", "the card shall be placed in the discard rack"
)

missed_dealer_card_dealt_early = asked.missed_dealer_card_dealt_early.bind("551.16(f)", _MADE_UP)

dealer_card_made_up_late = asked.dealer_card_made_up_late.bind("551.16(f)", _MADE_UP)

dealer_cards_not_made_up = asked.dealer_cards_not_made_up.bind(
    "551.16(f)", "then deal the appropriate number of cards to himself"
)

box_without_cards_settled = dealing.box_without_cards_settled.bind(
    "551.16(h)",
    "If no cards are dealt to the player's hand, the player's hand is dead",
    also=(("551.16(h)", "wagers placed by the player shall be returned"),),
)

box_without_cards_not_returned = dealing.box_without_cards_not_returned.bind(
    "551.16(h)", "wagers placed by the player shall be returned"
)

left_out_of_next_deal = PlayRule(
    id="left-out-of-next-deal",
    title="Player left out of two deals in a row",
    cite="551.16(h)",
    quote="the player shall be included in the next deal",
    severity=Severity.ERROR,
    message="{seat}: no card was dealt to the box, as in the deal before",
    slot=spanish_21.LEFT_OUT_OF_NEXT_DEAL,
    check=left_out_again,
    needs={"a record of every card dealt": NO_RECORD_OF_BETWEEN_ROUNDS},
    expected="cards in this deal",
    observed="none",
)

one_card_hand_settled = asked.one_card_hand_settled.bind(
    "551.16(h)",
    "If only one card is dealt to the player's hand, at the player's option, the dealer shall deal the second card to the"
    " player after all other players have received a second card",
)

one_card_option_not_followed = asked.one_card_option_not_followed.bind(
    "551.16(h)", "at the player's option, the dealer shall deal the second card to the player"
)

hand_voided_without_ground = void.hand_voided_without_ground.bind(
    "551.16(i)", "call the player's hand dead", reading="void-for-another-reason"
)

late_card_after_hole_card = asked.late_card_after_hole_card.bind(
    "551.16(i)", "prior to the dealer revealing his hole card"
)

late_card_before_others = asked.late_card_before_others.bind(
    "551.16(i)", "after all other players have received their additional cards"
)

missed_card_not_made_good = asked.missed_card_not_made_good.bind("551.16(i)", _OPTION)

missed_card_option_not_followed = asked.missed_card_option_not_followed.bind(
    "551.16(i)", "at the player's option, the dealer shall either deal the additional card"
)

missed_card_wager_kept = asked.missed_card_wager_kept.bind(
    "551.16(i)", "call the player's hand dead and return the player's original wager"
)

missed_card_further_wager_kept = asked.missed_card_further_wager_kept.bind(
    "551.16(i)",
    "return the player's original wager",
    severity=Severity.INFO,
    reading="requested-card-not-dealt",
)

PLAY_RULES = (
    face_up_card_dealt,
    face_up_card_not_put_away,
    round_played_after_face_up_cards,
    not_reshuffled_after_face_up_cards,
    face_up_cards_of_several_rounds,
    void_round_wager_decided,
    void_round_wager_left,
    ten_used_in_the_game,
    hand_settled_with_a_ten,
    ten_not_torn,
    ten_torn_by_another,
    ten_not_in_its_box,
    round_played_after_tens,
    decks_kept_after_tens,
    tens_of_several_rounds,
    unexposed_card_discarded,
    another_card_before_unexposed,
    exposed_card_discarded,
    another_card_before_exposed,
    exposed_card_passed_on,
    card_after_refusing_one,
    refused_card_not_racked,
    overdrawn_card_not_racked,
    missed_dealer_card_dealt_early,
    dealer_card_made_up_late,
    dealer_cards_not_made_up,
    box_without_cards_settled,
    box_without_cards_not_returned,
    left_out_of_next_deal,
    one_card_hand_settled,
    one_card_option_not_followed,
    hand_voided_without_ground,
    late_card_after_hole_card,
    late_card_before_others,
    missed_card_not_made_good,
    missed_card_option_not_followed,
    missed_card_wager_kept,
    missed_card_further_wager_kept,
)
