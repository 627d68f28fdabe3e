"""§ 685a.11(a). The odds of the Bet Wager, in play."""

from validator.chapters.blackjack import play_payouts as asked

blackjack_paid_at_wrong_odds = asked.blackjack_paid_at_wrong_odds.bind(
    "685a.11(a)", "with the exception of Blackjack which shall be paid at odds of 3 to 2"
)

winning_wager_paid_at_wrong_odds = asked.winning_wager_paid_at_wrong_odds.bind(
    "685a.11(a)", "The certificate holder shall pay out each winning Bet Wager at odds of 1 to 1"
)

PLAY_RULES = (blackjack_paid_at_wrong_odds, winning_wager_paid_at_wrong_odds)
