"""§ 685a.11(a) and (b): the odds of Bet and Insurance Wagers."""

from validator.chapters.blackjack import payouts as asked

winning_wager_odds = asked.winning_wager_odds.bind(
    "685a.11(a)", "The certificate holder shall pay out each winning Bet Wager at odds of 1 to 1"
)

blackjack_odds = asked.blackjack_odds.bind(
    "685a.11(a)", "with the exception of Blackjack which shall be paid at odds of 3 to 2"
)

insurance_odds = asked.insurance_odds.bind(
    "685a.11(b)", "The certificate holder shall pay out winning Insurance Wagers at odds of 2 to 1"
)
