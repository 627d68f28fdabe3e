"""§ 545.13(a) to (c): the payout odds."""

from validator.chapters.baccarat import settlement as asked

player_wager_odds = asked.player_wager_odds.bind(
    "545.13(a)",
    quote="A winning wager made on the Player's Hand shall be paid off by a certificate holder at odds of 1 to 1",
)
tie_bet_odds_too_low = asked.tie_bet_odds_too_low.bind(
    "545.13(b)", quote="A winning Tie Bet shall be paid off by a certificate holder at odds of at least 8 to 1"
)
tie_odds_unfiled = asked.tie_odds_unfiled.bind(
    "545.13(b)", quote="at odds of at least 8 to 1", reading="tie-odds-filed"
)
banker_wager_odds = asked.banker_wager_odds.bind(
    "545.13(c)",
    quote="A winning wager made on the Banker's Hand shall be paid off by a certificate holder at odds of 1 to 1",
)
