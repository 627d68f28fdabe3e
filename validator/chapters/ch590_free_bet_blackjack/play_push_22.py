"""§ 590.6(e), 7(g), (h), (n) and 12(c). The Push 22 Wager, in play."""

from validator.chapters.blackjack import play_push_22 as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule

push_22_not_offered = asked.push_22_not_offered.bind("590.6(e)", "If specified in its Rules Submission under § 601a.2")

second_push_22_of_player = asked.second_push_22_of_player.bind(
    "590.6(e)", "the option of placing a Push 22 Wager", severity=Severity.INFO, reading="push-22-for-each-box"
)

push_22_kept_against_both_blackjacks = asked.push_22_kept_against_both_blackjacks.bind(
    "590.7(g)(1)", "collect the player's Push 22 Wager"
)

push_22_kept_against_dealer_blackjack = asked.push_22_kept_against_dealer_blackjack.bind(
    "590.7(g)(2)", "the dealer shall collect the player's Blackjack and Push 22 Wagers"
)

push_22_settled_with_blackjack = asked.push_22_settled_with_blackjack.bind(
    "590.7(h)(1)", "until it is resolved in accordance with subsection (n)"
)

blackjack_not_tucked = asked.blackjack_not_tucked.bind(
    "590.7(h)(1)",
    "If a player also placed a Push 22 Wager, the dealer shall tuck the player's cards under the player's Push 22 Wager until it is resolved in accordance with subsection (n)",
)

push_22_settled_before_dealer = asked.push_22_settled_before_dealer.bind(
    "590.7(n)(2)", "Is not a 22, the dealer shall collect any Push 22 Wagers"
)

push_22_settled_with_surrender = asked.push_22_settled_with_surrender.bind(
    "590.9(a)",
    "the player may elect to discontinue play on his hand for that round by surrendering 1/2 of his wager",
    reading="push-22-of-a-surrendered-hand",
)

push_22_not_paid = asked.push_22_not_paid.bind(
    "590.7(n)(1)",
    "pay out any Push 22 Wagers in accordance with § 590.12(c)",
    also=(
        ("590.6(e)", "which shall win if the dealer's hand has a total point count of 22"),
        ("590.12(c)", "The certificate holder shall pay out winning Push 22 Wagers based on the dealer's hand"),
    ),
)

losing_push_22_paid = asked.losing_push_22_paid.bind(
    "590.7(n)(2)",
    "Is not a 22, the dealer shall collect any Push 22 Wagers",
    also=(("590.6(e)", "which shall win if the dealer's hand has a total point count of 22"),),
)

losing_push_22_not_collected = asked.losing_push_22_not_collected.bind(
    "590.7(n)(2)", "Is not a 22, the dealer shall collect any Push 22 Wagers"
)

push_22_out_of_seat_order = asked.push_22_out_of_seat_order.bind(
    "590.7(n)(2)", "collect any Push 22 Wagers", severity=Severity.INFO, reading="push-22-and-the-order-of-settlement"
)

push_22_without_paytable = asked.push_22_without_paytable.bind(
    "590.12(c)", "in one of the following paytables selected by the certificate holder in its Rules Submission"
)

push_22_paid_wrong = asked.push_22_paid_wrong.bind(
    "590.12(c)",
    "The certificate holder shall pay out winning Push 22 Wagers based on the dealer's hand at the odds in one of the following paytables selected by the certificate holder",
)

push_22_on_dead_hand_decided = asked.push_22_on_dead_hand_decided.bind(
    "590.13(g)", "If no cards are dealt to a player's hand, the hand is dead", reading="no-cards-dealt"
)

PLAY_RULES: tuple[PlayRule, ...] = (
    push_22_not_offered,
    second_push_22_of_player,
    push_22_kept_against_both_blackjacks,
    push_22_kept_against_dealer_blackjack,
    push_22_settled_with_blackjack,
    blackjack_not_tucked,
    push_22_settled_before_dealer,
    push_22_settled_with_surrender,
    push_22_not_paid,
    losing_push_22_paid,
    losing_push_22_not_collected,
    push_22_out_of_seat_order,
    push_22_without_paytable,
    push_22_paid_wrong,
    push_22_on_dead_hand_decided,
)
