"""§ 672a.6(e), 7(g), (h), (n) and 11(c). The Push 22 Wager, in play."""

from validator.chapters.blackjack import play_push_22 as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule

push_22_not_offered = asked.push_22_not_offered.bind("672a.6(e)", "If specified in its Rules Submission under § 601a.2")

second_push_22_of_player = asked.second_push_22_of_player.bind(
    "672a.6(e)", "the option of placing a Push 22 Wager", severity=Severity.INFO, reading="push-22-for-each-box"
)

push_22_kept_against_both_blackjacks = asked.push_22_kept_against_both_blackjacks.bind(
    "672a.7(g)(1)", "collect the player's Push 22 Wager"
)

push_22_kept_against_dealer_blackjack = asked.push_22_kept_against_dealer_blackjack.bind(
    "672a.7(g)(2)", "the dealer shall collect the player's Blackjack and Push 22 Wagers"
)

push_22_settled_with_blackjack = asked.push_22_settled_with_blackjack.bind(
    "672a.7(h)(1)", "until it is resolved in accordance with subsection (n)"
)

blackjack_not_tucked = asked.blackjack_not_tucked.bind(
    "672a.7(h)(1)",
    "If a player also placed a Push 22 Wager, the dealer shall tuck the player's cards under the player's Push 22 Wager until it is resolved in accordance with subsection (n)",
)

even_money_not_tucked = asked.even_money_not_tucked.bind(
    "672a.8(e)",
    "provided that if the player also placed a Push 22 Wager, the dealer shall tuck the player's cards under the player's Push 22 Wager until it is resolved in accordance with § 672a.7(n)",
)

push_22_settled_before_dealer = asked.push_22_settled_before_dealer.bind(
    "672a.7(n)(2)", "Is not a 22, the dealer shall collect any Push 22 Wagers"
)

push_22_not_paid = asked.push_22_not_paid.bind(
    "672a.7(n)(1)",
    "pay out any Push 22 Wagers in accordance with § 672a.11(c)",
    also=(
        ("672a.6(e)", "which shall win if the dealer's hand has a total point count of 22"),
        ("672a.11(c)", "The certificate holder shall pay out winning Push 22 Wagers based on the dealer's hand"),
    ),
)

losing_push_22_paid = asked.losing_push_22_paid.bind(
    "672a.7(n)(2)",
    "Is not a 22, the dealer shall collect any Push 22 Wagers",
    also=(("672a.6(e)", "which shall win if the dealer's hand has a total point count of 22"),),
)

losing_push_22_not_collected = asked.losing_push_22_not_collected.bind(
    "672a.7(n)(2)", "Is not a 22, the dealer shall collect any Push 22 Wagers"
)

push_22_out_of_seat_order = asked.push_22_out_of_seat_order.bind(
    "672a.7(n)(2)", "collect any Push 22 Wagers", severity=Severity.INFO, reading="push-22-and-the-order-of-settlement"
)

push_22_without_paytable = asked.push_22_without_paytable.bind(
    "672a.11(c)", "in one of the following paytables selected by the certificate holder in its Rules Submission"
)

push_22_paid_wrong = asked.push_22_paid_wrong.bind(
    "672a.11(c)",
    "The certificate holder shall pay out winning Push 22 Wagers based on the dealer's hand at the odds in one of the following paytables selected by the certificate holder",
)

push_22_on_dead_hand_decided = asked.push_22_on_dead_hand_decided.bind(
    "672a.12(g)", "If no cards are dealt to a player's hand, the hand is dead", reading="no-cards-dealt"
)

PLAY_RULES: tuple[PlayRule, ...] = (
    push_22_not_offered,
    second_push_22_of_player,
    push_22_kept_against_both_blackjacks,
    push_22_kept_against_dealer_blackjack,
    push_22_settled_with_blackjack,
    blackjack_not_tucked,
    even_money_not_tucked,
    push_22_settled_before_dealer,
    push_22_not_paid,
    losing_push_22_paid,
    losing_push_22_not_collected,
    push_22_out_of_seat_order,
    push_22_without_paytable,
    push_22_paid_wrong,
    push_22_on_dead_hand_decided,
)
