"""§ 590.10: double down, free or with a wager."""

from validator.chapters.blackjack import double_down as asked, free_bet_hands

double_down_withheld = asked.double_down_withheld.bind("590.10(a)", "a player may elect to double down")

no_double_down_after_split = asked.no_double_down_after_split.bind(
    "590.10(b)", "the player may double down on split pairs as provided in subsection (a)"
)

double_down_on_blackjack_filed = asked.double_down_on_blackjack_filed.bind(
    "590.10(a)", "Except when a player has a Blackjack"
)

free_double_down_withheld = free_bet_hands.free_double_down_withheld.bind(
    "590.10(a)(1)", "Is a hard 9, 10 or 11, the player may double down without placing an additional wager"
)

free_double_down_on_soft_totals = free_bet_hands.free_double_down_on_soft_totals.bind(
    "590.10(a)(1)", "Is a hard 9, 10 or 11, the player may double down without placing an additional wager"
)

wagered_double_down_on_free_totals = free_bet_hands.wagered_double_down_on_free_totals.bind(
    "590.10(a)(1)",
    "Is a hard 9, 10 or 11, the player may double down without placing an additional wager",
    reading="wagered-double-on-a-hard-nine-to-eleven",
)

free_double_down_without_lammer = free_bet_hands.free_double_down_without_lammer.bind(
    "590.10(a)(1)", "the dealer shall place a Free Bet lammer"
)

double_down_on_some_totals = asked.double_down_on_some_totals.bind(
    "590.10(a)(2)", "Is not a hard 9, 10 or 11, the player may place an additional wager"
)

free_double_down_on_other_totals = free_bet_hands.free_double_down_on_other_totals.bind(
    "590.10(a)(2)", "Is not a hard 9, 10 or 11, the player may place an additional wager"
)

double_down_maximum_over_original = asked.double_down_maximum_over_original.bind(
    "590.10(a)(2)", "which may not exceed the amount of the player's original Blackjack Wager"
)

double_down_limited_further = asked.double_down_limited_further.bind(
    "590.10(a)(2)",
    "which may not exceed the amount of the player's original Blackjack Wager",
    reading="limit-below-that-of-the-text",
)

double_down_for_less_withheld = asked.double_down_for_less_withheld.bind(
    "590.10(a)(2)", "which may not exceed the amount of the player's original Blackjack Wager"
)

double_down_cards = asked.double_down_cards.bind("590.10(c)", "the dealer shall deal one additional card face up")

double_down_card_not_face_up = free_bet_hands.double_down_card_not_face_up.bind(
    "590.10(c)", "the dealer shall deal one additional card face up"
)

double_down_card_filed_not_sideways = asked.double_down_card_filed_not_sideways.bind(
    "590.10(c)", "and place it sideways on the layout"
)
