"""§ 685a.12(a) to (d), (f) and (g), in play. Cards found, drawn, dealt or missed in error."""

from validator.chapters.blackjack import play_dealing as dealing, play_misdeals as asked
from validator.core.finding import Severity

_FACE_UP = (
    "A card found face up in the shoe may not be used in that round of play and shall be placed in the discard rack"
)

_NEXT = "the card shall be dealt to the players or dealer as though it were the next card from the shoe"

_OPTION = (
    "at the player's option, the dealer shall either deal the additional card after all other players have received"
    " their additional cards but prior to the dealer revealing his hole card, unless that hole card has been exposed in"
    " accordance with § 685a.7(h) (relating to procedure of dealing the cards; completion of each round of play), or call"
    " the player's hand dead and return the player's initial Bet Wager"
)

face_up_card_dealt = asked.face_up_card_dealt.bind(
    "685a.12(a)", "A card found face up in the shoe may not be used in that round of play"
)

face_up_card_not_put_away = asked.face_up_card_not_put_away.bind("685a.12(a)", _FACE_UP)

unexposed_card_discarded = asked.unexposed_card_discarded.bind(
    "685a.12(b)",
    "A card drawn in error without its face being exposed shall be used as though it were the next card from the shoe",
)

another_card_before_unexposed = asked.another_card_before_unexposed.bind(
    "685a.12(b)", "shall be used as though it were the next card from the shoe"
)

exposed_card_discarded = asked.exposed_card_discarded.bind("685a.12(c)", _NEXT)

another_card_before_exposed = asked.another_card_before_exposed.bind("685a.12(c)", _NEXT)

exposed_card_passed_on = asked.exposed_card_passed_on.bind(
    "685a.12(c)",
    "If the card is refused by the players and the dealer cannot use the card",
    severity=Severity.INFO,
    reading="refusing-an-exposed-card",
)

card_after_refusing_one = asked.card_after_refusing_one.bind(
    "685a.12(c)",
    "Any player refusing to accept the card may not have additional cards dealt to him during the round",
)

refused_card_not_racked = asked.refused_card_not_racked.bind(
    "685a.12(c)",
    "If the card is refused by the players and the dealer cannot use the card, the card shall be placed in the discard"
    " rack",
)

overdrawn_card_not_racked = asked.overdrawn_card_not_racked.bind(
    "685a.12(d)", "the card shall be placed in the discard rack"
)

box_without_cards_settled = dealing.box_without_cards_settled.bind(
    "685a.12(f)", "If no cards are dealt to a player's hand, the hand is dead"
)

box_without_cards_not_returned = dealing.box_without_cards_not_returned.bind(
    "685a.12(f)",
    "the hand is dead and the player shall be included in the next deal",
    reading="wager-of-a-box-without-cards",
)

one_card_hand_settled = asked.one_card_hand_settled.bind(
    "685a.12(f)",
    "If only one card is dealt to a player's hand, at the player's option, the dealer shall deal the second card to the"
    " player after all players have received a second card",
)

one_card_option_not_followed = asked.one_card_option_not_followed.bind(
    "685a.12(f)", "at the player's option, the dealer shall deal the second card to the player"
)

late_card_after_hole_card = asked.late_card_after_hole_card.bind(
    "685a.12(g)", "prior to the dealer revealing his hole card"
)

late_card_before_others = asked.late_card_before_others.bind(
    "685a.12(g)", "after all other players have received their additional cards"
)

missed_card_not_made_good = asked.missed_card_not_made_good.bind("685a.12(g)", _OPTION)

missed_card_option_not_followed = asked.missed_card_option_not_followed.bind(
    "685a.12(g)", "at the player's option, the dealer shall either deal the additional card"
)

missed_card_wager_kept = asked.missed_card_wager_kept.bind(
    "685a.12(g)", "call the player's hand dead and return the player's initial Bet Wager"
)

missed_card_further_wager_kept = asked.missed_card_further_wager_kept.bind(
    "685a.12(g)",
    "return the player's initial Bet Wager",
    severity=Severity.INFO,
    reading="requested-card-not-dealt",
)

PLAY_RULES = (
    face_up_card_dealt,
    face_up_card_not_put_away,
    unexposed_card_discarded,
    another_card_before_unexposed,
    exposed_card_discarded,
    another_card_before_exposed,
    exposed_card_passed_on,
    card_after_refusing_one,
    refused_card_not_racked,
    overdrawn_card_not_racked,
    box_without_cards_settled,
    box_without_cards_not_returned,
    one_card_hand_settled,
    one_card_option_not_followed,
    late_card_after_hole_card,
    late_card_before_others,
    missed_card_not_made_good,
    missed_card_option_not_followed,
    missed_card_wager_kept,
    missed_card_further_wager_kept,
)
