"""Push 22 Wager: §§ 590.2(b)(4), 590.6(e), 590.7(g) to (n), 590.12(c)."""

from validator.chapters.blackjack import push_22 as asked

push_22_area_missing = asked.push_22_area_missing.bind(
    "590.2(b)(4)",
    "If the certificate holder offers the Push 22 Wager, a separate area designated for the "
    "placement of the wager for each player",
)

push_22_wins_on_another_total = asked.push_22_wins_on_another_total.bind(
    "590.6(e)", "which shall win if the dealer's hand has a total point count of 22"
)

push_22_kept_on_dealer_blackjack = asked.push_22_kept_on_dealer_blackjack.bind(
    "590.7(g)(2)", "the dealer shall collect the player's Blackjack and Push 22 Wagers"
)

blackjack_cards_not_kept_for_push_22 = asked.blackjack_cards_not_kept_for_push_22.bind(
    "590.7(h)(1)",
    "the dealer shall tuck the player's cards under the player's Push 22 Wager until it is resolved "
    "in accordance with subsection (n)",
)

dealer_does_not_draw_for_push_22 = asked.dealer_does_not_draw_for_push_22.bind(
    "590.7(m)",
    "the point count of the dealer's hand will not have an effect on the outcome of the round of play",
    reading="dealer-draws-without-effect",
)

push_22_unpaid_beside_a_busted_hand = asked.push_22_unpaid_beside_a_busted_hand.bind(
    "590.7(n)(1)", "pay out any Push 22 Wagers in accordance with § 590.12(c)"
)

push_22_not_collected = asked.push_22_not_collected.bind(
    "590.7(n)(2)", "Is not a 22, the dealer shall collect any Push 22 Wagers"
)

push_22_paytable_unselected = asked.push_22_paytable_unselected.bind(
    "590.12(c)",
    "at the odds in one of the following paytables selected by the certificate holder in its Rules "
    "Submission filed in accordance with § 601a.2",
)

push_22_paytable_unknown = asked.push_22_paytable_unknown.bind(
    "590.12(c)",
    "at the odds in one of the following paytables selected by the certificate holder in its Rules "
    "Submission filed in accordance with § 601a.2",
)

push_22_paytable_a_odds = asked.push_22_paytable_a_odds.bind(
    "590.12(c)",
    "at the odds in one of the following paytables selected by the certificate holder in its Rules "
    "Submission filed in accordance with § 601a.2",
)

push_22_paytable_b_odds = asked.push_22_paytable_b_odds.bind(
    "590.12(c)",
    "at the odds in one of the following paytables selected by the certificate holder in its Rules "
    "Submission filed in accordance with § 601a.2",
)
