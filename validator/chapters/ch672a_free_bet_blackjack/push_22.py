"""Push 22 Wager: §§ 672a.2(b)(4), 672a.6(e), 672a.7(g) to (n), 672a.11(c)."""

from validator.chapters.blackjack import push_22 as asked

push_22_area_missing = asked.push_22_area_missing.bind(
    "672a.2(b)(4)",
    "If the certificate holder offers the Push 22 Wager, a separate area designated for the "
    "placement of the wager for each player",
)

push_22_wins_on_another_total = asked.push_22_wins_on_another_total.bind(
    "672a.6(e)", "which shall win if the dealer's hand has a total point count of 22"
)

push_22_kept_on_dealer_blackjack = asked.push_22_kept_on_dealer_blackjack.bind(
    "672a.7(g)(2)", "the dealer shall collect the player's Blackjack and Push 22 Wagers"
)

blackjack_cards_not_kept_for_push_22 = asked.blackjack_cards_not_kept_for_push_22.bind(
    "672a.7(h)(1)",
    "the dealer shall tuck the player's cards under the player's Push 22 Wager until it is resolved "
    "in accordance with subsection (n)",
)

dealer_does_not_draw_for_push_22 = asked.dealer_does_not_draw_for_push_22.bind(
    "672a.7(m)",
    "If there are Push 22 Wagers still on the table and all player's hands are in excess of 21 or "
    "have Blackjack, the dealer shall draw additional cards to settle the Push 22 Wagers",
)

push_22_unpaid_beside_a_busted_hand = asked.push_22_unpaid_beside_a_busted_hand.bind(
    "672a.7(n)(1)", "pay out any Push 22 Wagers in accordance with § 672a.11(c)"
)

push_22_not_collected = asked.push_22_not_collected.bind(
    "672a.7(n)(2)", "Is not a 22, the dealer shall collect any Push 22 Wagers"
)

push_22_paytable_unselected = asked.push_22_paytable_unselected.bind(
    "672a.11(c)",
    "at the odds in one of the following paytables selected by the certificate holder in its Rules "
    "Submission filed in accordance with § 601a.2",
)

push_22_paytable_unknown = asked.push_22_paytable_unknown.bind(
    "672a.11(c)",
    "at the odds in one of the following paytables selected by the certificate holder in its Rules "
    "Submission filed in accordance with § 601a.2",
)

push_22_paytable_a_odds = asked.push_22_paytable_a_odds.bind(
    "672a.11(c)",
    "at the odds in one of the following paytables selected by the certificate holder in its Rules "
    "Submission filed in accordance with § 601a.2",
)

push_22_paytable_b_odds = asked.push_22_paytable_b_odds.bind(
    "672a.11(c)",
    "at the odds in one of the following paytables selected by the certificate holder in its Rules "
    "Submission filed in accordance with § 601a.2",
)
