"""§ 633a.7(l) to (n). The dealer's hand, in play."""

from validator.chapters.blackjack import play_dealer as asked
from validator.core.finding import Severity

hole_card_not_turned = asked.hole_card_not_turned.bind(
    "633a.7(l)",
    "the dealer shall turn the hole card face up",
    also=(
        (
            "633a.12(b)(8)",
            "the dealer shall turn over the hole card and draw any additional cards in accordance with § 633a.7(m)",
        ),
    ),
)

hole_card_turned_early = asked.hole_card_turned_early.bind(
    "633a.7(l)", "After the decisions of each player have been implemented and all additional cards have been dealt"
)

dealer_drew_before_players = asked.dealer_drew_before_players.bind(
    "633a.7(l)", "After the decisions of each player have been implemented and all additional cards have been dealt"
)

dealer_card_face_down = asked.dealer_card_face_down.bind(
    "633a.7(l)",
    "Any additional cards required to be dealt to the hand of the dealer, in accordance with subsection (m), shall be dealt face up",
)

dealer_total_not_announced = asked.dealer_total_not_announced.bind(
    "633a.7(l)",
    "The dealer shall announce the dealer's total point count after each additional card is dealt",
    also=(
        (
            "633a.12(b)(8)",
            "The dealer shall announce the dealer's total point count after each additional card is dealt",
        ),
    ),
)

dealer_total_misannounced = asked.dealer_total_misannounced.bind(
    "633a.7(l)",
    "announce the dealer's total point count",
    also=(
        (
            "633a.3(e)(3)",
            "An ace shall have a value of 11 unless that value would give a player or the dealer a score in excess of 21, in which case the ace shall have a value of 1",
        ),
        ("633a.3(e)(1)", "Any card from 2 to 10 shall have its face value"),
        ("633a.3(e)(2)", "Any jack, queen or king shall have a value of 10"),
    ),
)

dealer_stood_short = asked.dealer_stood_short.bind(
    "633a.7(m)",
    "the dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20 or 21",
    also=(
        (
            "633a.12(a)(5)",
            "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7",
        ),
        (
            "633a.12(b)(8)",
            "the dealer shall turn over the hole card and draw any additional cards in accordance with § 633a.7(m)",
        ),
    ),
)

dealer_drew_on_standing_total = asked.dealer_drew_on_standing_total.bind(
    "633a.7(m)", "until he has a hard or soft total of 17, 18, 19, 20 or 21"
)

misdrawn_card_racked = asked.misdrawn_card_racked.bind(
    "633a.14(d)",
    "If the dealer has 17 and accidentally draws a card for himself, the card shall be placed in the discard rack",
    severity=Severity.INFO,
    reading="dealer-has-17",
)

dealer_drew_without_effect = asked.dealer_drew_without_effect.bind(
    "633a.7(n)", "A dealer shall draw no additional cards to his hand, regardless of the point count"
)

dealer_drew_for_progressive_wager = asked.dealer_drew_for_progressive_wager.bind(
    "633a.7(n)",
    "the point count of the dealer's hand will not have an effect on the outcome of the round of play",
    severity=Severity.INFO,
    reading="dealer-draws-without-effect",
)

PLAY_RULES = (
    hole_card_not_turned,
    hole_card_turned_early,
    dealer_drew_before_players,
    dealer_card_face_down,
    dealer_total_not_announced,
    dealer_total_misannounced,
    dealer_stood_short,
    dealer_drew_on_standing_total,
    misdrawn_card_racked,
    dealer_drew_without_effect,
    dealer_drew_for_progressive_wager,
)
