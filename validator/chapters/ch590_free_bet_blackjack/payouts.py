"""§ 590.12(a) and (b): the Blackjack Wager, Free Bet lammers and the Insurance Wager."""

from validator.chapters.blackjack import free_bet, payouts as asked

winning_wager_odds = asked.winning_wager_odds.bind(
    "590.12(a)",
    "The certificate holder shall pay each winning Blackjack Wager and any Free Bet lammers at odds of 1 to 1",
)

lammer_odds = free_bet.lammer_odds.bind(
    "590.12(a)",
    "The certificate holder shall pay each winning Blackjack Wager and any Free Bet lammers at odds of 1 to 1",
)

blackjack_odds = asked.blackjack_odds.bind(
    "590.12(a)", "with the exception of player Blackjack which shall be paid at odds of 3 to 2"
)

insurance_odds = asked.insurance_odds.bind(
    "590.12(b)", "The certificate holder shall pay out winning Insurance Wagers at odds of 2 to 1"
)
