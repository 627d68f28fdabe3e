"""§ 672a.11(a). The odds of the Blackjack Wager, in play."""

from validator.chapters.blackjack import play_payouts as asked
from validator.core.rule import PlayRule

blackjack_paid_at_wrong_odds = asked.blackjack_paid_at_wrong_odds.bind(
    "672a.11(a)", "with the exception of player Blackjack which shall be paid at odds of 3 to 2"
)

winning_wager_paid_at_wrong_odds = asked.winning_wager_paid_at_wrong_odds.bind(
    "672a.11(a)",
    "The certificate holder shall pay each winning Blackjack Wager and any Free Bet lammers at odds of 1 to 1",
)

PLAY_RULES: tuple[PlayRule, ...] = (
    blackjack_paid_at_wrong_odds,
    winning_wager_paid_at_wrong_odds,
)
