"""§ 633a.10: Double Down Wager."""

from validator.chapters.blackjack import double_down as asked
from validator.core.finding import Severity

double_down_withheld = asked.double_down_withheld.bind(
    "633a.10(a)", "a player may elect to make a Double Down Wager", reading="holder-restricts-player-choices"
)

double_down_on_some_totals = asked.double_down_on_some_totals.bind(
    "633a.10(a)",
    "on the first two cards dealt to him or the first two cards of any split pair",
    reading="holder-restricts-player-choices",
)

no_double_down_after_split = asked.no_double_down_after_split.bind(
    "633a.10(a)", "or the first two cards of any split pair", reading="holder-restricts-player-choices"
)

double_down_on_blackjack_filed = asked.double_down_on_blackjack_filed.bind(
    "633a.10(a)", "Except when a player has a Blackjack"
)

double_down_maximum_over_original = asked.double_down_maximum_over_original.bind(
    "633a.10(a)", "which may not exceed the amount of his original Blackjack Wager"
)

double_down_for_less_withheld = asked.double_down_for_less_withheld.bind(
    "633a.10(a)",
    "which may not exceed the amount of his original Blackjack Wager",
    reading="holder-restricts-player-choices",
)

double_down_cards = asked.double_down_cards.bind(
    "633a.10(a)", "Only one additional card shall be dealt to the hand on which the player has elected to double down"
)

double_down_lost_to_blackjack = asked.double_down_lost_to_blackjack.bind(
    "633a.10(b)",
    "the dealer shall collect only the amount of the original Blackjack Wager of the "
    "player and may not collect the additional Double Down Wager",
)

double_down_face_unstated = asked.double_down_face_unstated.bind(
    "633a.10(c)",
    "the dealer shall deal the one additional card face up or face down",
    severity=Severity.INFO,
    reading="unstated-alternatives",
)

double_down_face_unknown = asked.double_down_face_unknown.bind(
    "633a.10(c)", "the dealer shall deal the one additional card face up or face down"
)

double_down_card_filed_not_sideways = asked.double_down_card_filed_not_sideways.bind(
    "633a.10(c)", "and place it sideways on the layout"
)
