"""§ 672a.7(k) to (m). The dealer's hand, in play."""

from validator.chapters.blackjack import play_dealer as asked, play_lammers as lammers
from validator.core.finding import Severity
from validator.core.rule import PlayRule

hole_card_not_turned = asked.hole_card_not_turned.bind("672a.7(k)", "the dealer shall turn the hole card face up")

hole_card_turned_early = asked.hole_card_turned_early.bind(
    "672a.7(k)", "After the decisions of each player have been implemented and all additional cards have been dealt"
)

dealer_drew_before_players = asked.dealer_drew_before_players.bind(
    "672a.7(k)", "After the decisions of each player have been implemented and all additional cards have been dealt"
)

dealer_card_face_down = asked.dealer_card_face_down.bind(
    "672a.7(l)", "Any additional cards required to be dealt to the hand of the dealer shall be dealt face up"
)

dealer_total_not_announced = asked.dealer_total_not_announced.bind(
    "672a.7(l)", "The dealer shall announce the dealer's total point count after each additional card is dealt"
)

dealer_total_misannounced = asked.dealer_total_misannounced.bind(
    "672a.7(l)",
    "announce the dealer's total point count",
    also=(
        (
            "672a.3(d)(3)",
            "An ace shall have a value of 11 unless that value would give a player or the dealer a score in excess of 21",
        ),
        ("672a.3(d)(1)", "Any card from 2 to 10 shall have its face value"),
        ("672a.3(d)(2)", "Any jack, queen or king shall have a value of 10"),
    ),
)

dealer_stood_short = asked.dealer_stood_short.bind(
    "672a.7(l)", "the dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20 or 21"
)

dealer_drew_on_standing_total = asked.dealer_drew_on_standing_total.bind(
    "672a.7(l)", "until he has a hard or soft total of 17, 18, 19, 20 or 21"
)

misdrawn_card_racked = asked.misdrawn_card_racked.bind(
    "672a.12(d)",
    "If the dealer has 17 and accidentally draws a card for himself, the card shall be placed in the discard rack",
    severity=Severity.INFO,
    reading="dealer-has-17",
)

dealer_drew_without_effect = asked.dealer_drew_without_effect.bind(
    "672a.7(m)",
    "If there are no Push 22 Wagers on the table, a dealer may not draw additional cards to his hand, regardless of the point count",
)

dealer_drew_for_lost_wagers = lammers.dealer_drew_for_lost_wagers.bind(
    "672a.7(m)",
    "the point count of the dealer's hand will not have an effect on the outcome of the round of play",
    reading="dealer-draws-without-effect",
)

dealer_stood_short_for_push_22 = lammers.dealer_stood_short_for_push_22.bind(
    "672a.7(m)", "the dealer shall draw additional cards to settle the Push 22 Wagers"
)

PLAY_RULES: tuple[PlayRule, ...] = (
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
    dealer_drew_for_lost_wagers,
    dealer_stood_short_for_push_22,
)
