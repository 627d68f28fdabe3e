"""§ 672a.9. Double down, free and with a wager, in play."""

from validator.chapters.blackjack import play_double_down as asked, play_free_bet as free_bet
from validator.core.finding import Severity
from validator.core.rule import PlayRule

double_down_on_blackjack = asked.double_down_on_blackjack.bind("672a.9(a)", "Except when a player has a Blackjack")

double_down_after_two_cards = asked.double_down_after_two_cards.bind(
    "672a.9(a)",
    "on the first two cards dealt to him or on the first two cards of any split pair",
    also=(("672a.9(b)", "the player may double down on split pairs as provided in subsection (a)"),),
)

double_down_on_split_21 = asked.double_down_on_split_21.bind(
    "672a.7(j)(1)",
    "A player having a hard or soft total of 21 may not draw additional cards",
    severity=Severity.INFO,
    reading="drawing-to-21-after-a-split",
)

doubled_free_without_lammer = free_bet.doubled_free_without_lammer.bind(
    "672a.9(a)(1)",
    "If a player is doubling down without placing an additional wager, the dealer shall place a Free Bet lammer",
    also=(("672a.9(a)(1)", "Is a hard 9, 10 or 11, the player may double down without placing an additional wager"),),
)

wager_on_free_double = free_bet.wager_on_free_double.bind(
    "672a.9(a)(1)",
    "the player may double down without placing an additional wager",
    reading="wagered-double-on-a-hard-nine-to-eleven",
)

doubled_free_on_another_total = free_bet.doubled_free_on_another_total.bind(
    "672a.9(a)(2)",
    "Is not a hard 9, 10 or 11, the player may place an additional wager",
    also=(("672a.9(a)(1)", "Is a hard 9, 10 or 11, the player may double down without placing an additional wager"),),
)

doubled_without_wager = free_bet.doubled_without_wager.bind(
    "672a.9(a)(2)", "Is not a hard 9, 10 or 11, the player may place an additional wager"
)

double_down_over_original = asked.double_down_over_original.bind(
    "672a.9(a)(2)", "which may not exceed the amount of the player's original Blackjack Wager"
)

double_down_without_card = asked.double_down_without_card.bind(
    "672a.9(c)",
    "Upon a player's election to double down, the dealer shall deal one additional card face up",
    also=(("672a.9(a)", "a player may elect to double down"),),
)

double_down_card_face_down = free_bet.double_down_card_face_down.bind(
    "672a.9(c)", "the dealer shall deal one additional card face up"
)

double_down_card_not_sideways = asked.double_down_card_not_sideways.bind("672a.9(c)", "place it sideways on the layout")

PLAY_RULES: tuple[PlayRule, ...] = (
    double_down_on_blackjack,
    double_down_after_two_cards,
    double_down_on_split_21,
    doubled_free_without_lammer,
    wager_on_free_double,
    doubled_free_on_another_total,
    doubled_without_wager,
    double_down_over_original,
    double_down_without_card,
    double_down_card_face_down,
    double_down_card_not_sideways,
)
