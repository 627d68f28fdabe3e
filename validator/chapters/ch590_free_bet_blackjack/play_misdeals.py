"""§ 590.13(a) to (e), (g) and (h), in play. Cards found, drawn, dealt or missed in error."""

from validator.chapters.blackjack import play_misdeals as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule

face_up_card_dealt = asked.face_up_card_dealt.bind(
    "590.13(a)", "A card found face up in the shoe may not be used in that round of play"
)

face_up_card_not_put_away = asked.face_up_card_not_put_away.bind(
    "590.13(a)", "shall be placed in the discard rack or in a segregated area of the double shoe"
)

unexposed_card_discarded = asked.unexposed_card_discarded.bind(
    "590.13(b)",
    "A card drawn in error without its face being exposed shall be used as though it were the next card from the shoe",
)

another_card_before_unexposed = asked.another_card_before_unexposed.bind(
    "590.13(b)", "shall be used as though it were the next card from the shoe"
)

exposed_card_discarded = asked.exposed_card_discarded.bind(
    "590.13(c)", "the card shall be dealt to the players or dealer as though it were the next card from the shoe"
)

another_card_before_exposed = asked.another_card_before_exposed.bind(
    "590.13(c)", "the card shall be dealt to the players or dealer as though it were the next card from the shoe"
)

exposed_card_passed_on = asked.exposed_card_passed_on.bind(
    "590.13(c)",
    "If the card is refused by the players and the dealer cannot use the card",
    severity=Severity.INFO,
    reading="refusing-an-exposed-card",
)

card_after_refusing_one = asked.card_after_refusing_one.bind(
    "590.13(c)",
    "Any player refusing to accept the card may not have any additional cards dealt to him during the round",
)

refused_card_not_racked = asked.refused_card_not_racked.bind(
    "590.13(c)", "the card shall be placed in the discard rack"
)

overdrawn_card_not_racked = asked.overdrawn_card_not_racked.bind(
    "590.13(d)", "the card shall be placed in the discard rack"
)

missed_dealer_card_dealt_early = asked.missed_dealer_card_dealt_early.bind(
    "590.13(e)",
    "the dealer shall continue dealing the first two cards to each player and then deal the appropriate number of cards to himself",
)

dealer_card_made_up_late = asked.dealer_card_made_up_late.bind(
    "590.13(e)",
    "the dealer shall continue dealing the first two cards to each player and then deal the appropriate number of cards to himself",
)

dealer_cards_not_made_up = asked.dealer_cards_not_made_up.bind(
    "590.13(e)", "then deal the appropriate number of cards to himself"
)

one_card_hand_settled = asked.one_card_hand_settled.bind(
    "590.13(g)",
    "If only one card is dealt to a player's hand, at the player's option, the dealer shall deal the second card to the player after all other players have received a second card",
)

one_card_option_not_followed = asked.one_card_option_not_followed.bind(
    "590.13(g)", "at the player's option, the dealer shall deal the second card to the player"
)

late_card_after_hole_card = asked.late_card_after_hole_card.bind(
    "590.13(h)", "prior to the dealer revealing his hole card"
)

late_card_before_others = asked.late_card_before_others.bind(
    "590.13(h)", "after all other players have received their additional cards"
)

missed_card_not_made_good = asked.missed_card_not_made_good.bind(
    "590.13(h)",
    "at the player's option, the dealer shall either deal the additional card after all other players have received their additional cards but prior to the dealer revealing his hole card or call the player's hand dead and return the player's original Blackjack Wager",
)

missed_card_option_not_followed = asked.missed_card_option_not_followed.bind(
    "590.13(h)", "at the player's option, the dealer shall either deal the additional card"
)

missed_card_wager_kept = asked.missed_card_wager_kept.bind(
    "590.13(h)", "call the player's hand dead and return the player's original Blackjack Wager"
)

missed_card_further_wager_kept = asked.missed_card_further_wager_kept.bind(
    "590.13(h)",
    "return the player's original Blackjack Wager",
    severity=Severity.INFO,
    reading="requested-card-not-dealt",
)

PLAY_RULES: tuple[PlayRule, ...] = (
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
    missed_dealer_card_dealt_early,
    dealer_card_made_up_late,
    dealer_cards_not_made_up,
    one_card_hand_settled,
    one_card_option_not_followed,
    late_card_after_hole_card,
    late_card_before_others,
    missed_card_not_made_good,
    missed_card_option_not_followed,
    missed_card_wager_kept,
    missed_card_further_wager_kept,
)
