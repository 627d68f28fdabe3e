"""§ 633a.13(a), (b) and (o): the Blackjack and Insurance Wagers, and the maximum payout."""

from validator.chapters.blackjack import payouts as asked

winning_wager_odds = asked.winning_wager_odds.bind(
    "633a.13(a)", "The certificate holder shall pay each winning Blackjack Wager at odds of 1 to 1"
)

blackjack_odds = asked.blackjack_odds.bind(
    "633a.13(a)", "with the exception of Blackjack which shall be paid at odds of 3 to 2"
)

insurance_odds = asked.insurance_odds.bind(
    "633a.13(b)", "The certificate holder shall pay out winning Insurance Wagers at odds of 2 to 1"
)

max_payout_too_low = asked.max_payout_too_low.bind("633a.13(o)", "The maximum payout amount shall be at least $25,000")

max_payout_below_one_win = asked.max_payout_below_one_win.bind(
    "633a.13(o)",
    "or the maximum amount that one patron could win per round when betting the maximum "
    "possible wager, whichever is greater",
)

max_payout_below_all_wins = asked.max_payout_below_all_wins.bind(
    "633a.13(o)",
    "or the maximum amount that one patron could win per round when betting the maximum "
    "possible wager, whichever is greater",
    reading="least-limit",
)

max_payout_unwarranted = asked.max_payout_unwarranted.bind(
    "633a.13(o)",
    "establish a maximum amount that is payable to a player with a queen of hearts pair "
    "and dealer Blackjack or king of spades pair and dealer Blackjack",
)

max_payout_on_other_wagers = asked.max_payout_on_other_wagers.bind(
    "633a.13(o)",
    "Any maximum payout limit established by the certificate holder shall apply only to "
    "payouts of Royal Match 21 Wagers and King's Bounty Wagers",
)

max_payout_on_lucky_ladies_or_royal_match = asked.max_payout_on_lucky_ladies_or_royal_match.bind(
    "633a.13(o)",
    "shall apply only to payouts of Royal Match 21 Wagers and King's Bounty Wagers",
    reading="payout-limit-wagers",
)

max_payout_on_other_rows = asked.max_payout_on_other_rows.bind(
    "633a.13(o)",
    "payable to a player with a queen of hearts pair and dealer Blackjack or king of spades pair and dealer Blackjack",
)

max_payout_for_each_player = asked.max_payout_for_each_player.bind(
    "633a.13(o)", "that is payable to all winning hands in the aggregate on a single round of play"
)

max_payout_shared_otherwise = asked.max_payout_shared_otherwise.bind(
    "633a.13(o)",
    "each player shall share the maximum payout amount proportionately to the amount of the player's respective wager",
)
