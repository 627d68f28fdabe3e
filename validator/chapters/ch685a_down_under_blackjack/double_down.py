"""§ 685a.9: Double Down Wager."""

from validator.chapters.blackjack import double_down as asked, free_bet_hands

double_down_withheld = asked.double_down_withheld.bind(
    "685a.9(a)", "a player may elect to make a Double Down Wager", reading="holder-restricts-player-choices"
)

double_down_on_some_totals = asked.double_down_on_some_totals.bind(
    "685a.9(a)",
    "on the first two cards dealt to that player, including any hands resulting from a split pair",
    reading="holder-restricts-player-choices",
)

no_double_down_after_split = asked.no_double_down_after_split.bind(
    "685a.9(a)", "including any hands resulting from a split pair", reading="holder-restricts-player-choices"
)

double_down_on_blackjack_filed = asked.double_down_on_blackjack_filed.bind(
    "685a.9(a)", "Except when a player has Blackjack"
)

double_down_maximum_over_original = asked.double_down_maximum_over_original.bind(
    "685a.9(a)", "which may not exceed the amount of his initial Bet Wager"
)

double_down_limited_further = asked.double_down_limited_further.bind(
    "685a.9(a)",
    "which may not exceed the amount of his initial Bet Wager",
    reading="holder-restricts-player-choices",
)

double_down_for_less_withheld = asked.double_down_for_less_withheld.bind(
    "685a.9(a)",
    "which may not exceed the amount of his initial Bet Wager",
    reading="holder-restricts-player-choices",
)

double_down_cards = asked.double_down_cards.bind(
    "685a.9(a)",
    "provided that only one additional card shall be dealt to the hand on which the player has elected to double down",
)

double_down_lost_to_blackjack = asked.double_down_lost_to_blackjack.bind(
    "685a.9(b)",
    "the dealer shall collect only the amount of the initial Bet Wager of the player and may not collect the additional"
    " Double Down Wager",
)

double_down_card_not_face_up = free_bet_hands.double_down_card_not_face_up.bind(
    "685a.9(c)", "the dealer shall deal the one additional card face up"
)

double_down_card_filed_not_sideways = asked.double_down_card_filed_not_sideways.bind(
    "685a.9(c)", "place it sideways on the layout"
)
