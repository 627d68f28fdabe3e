"""§ 685a.9. Double Down Wager, in play."""

from validator.chapters.blackjack import play_double_down as asked, play_free_bet as free_bet
from validator.core.finding import Severity

double_down_over_original = asked.double_down_over_original.bind(
    "685a.9(a)", "which may not exceed the amount of his initial Bet Wager"
)

double_down_on_blackjack = asked.double_down_on_blackjack.bind("685a.9(a)", "Except when a player has Blackjack")

double_down_after_two_cards = asked.double_down_after_two_cards.bind(
    "685a.9(a)", "on the first two cards dealt to that player, including any hands resulting from a split pair"
)

double_down_on_split_21 = asked.double_down_on_split_21.bind(
    "685a.7(k)(1)",
    "a hard or soft total of 21 may not draw additional cards",
    severity=Severity.INFO,
    reading="drawing-to-21-after-a-split",
)

double_down_kept_against_dealer_blackjack = asked.double_down_kept_against_dealer_blackjack.bind(
    "685a.9(b)",
    "the dealer shall collect only the amount of the initial Bet Wager of the player and may not collect the additional"
    " Double Down Wager",
)

busted_double_down_against_dealer_blackjack = asked.busted_double_down_against_dealer_blackjack.bind(
    "685a.9(b)",
    "may not collect the additional Double Down Wager",
    severity=Severity.INFO,
    reading="lost-double-against-dealer-blackjack",
)

double_down_without_card = asked.double_down_without_card.bind(
    "685a.9(c)",
    "Upon a player's election to make a Double Down Wager, the dealer shall deal the one additional card",
    also=(("685a.9(a)", "a player may elect to make a Double Down Wager"),),
)

double_down_card_face_down = free_bet.double_down_card_face_down.bind(
    "685a.9(c)", "the dealer shall deal the one additional card face up"
)

double_down_card_not_sideways = asked.double_down_card_not_sideways.bind("685a.9(c)", "place it sideways on the layout")

PLAY_RULES = (
    double_down_over_original,
    double_down_on_blackjack,
    double_down_after_two_cards,
    double_down_on_split_21,
    double_down_kept_against_dealer_blackjack,
    busted_double_down_against_dealer_blackjack,
    double_down_without_card,
    double_down_card_face_down,
    double_down_card_not_sideways,
)
