"""Match-the-Dealer Wager: § 633a.2(b)(5), 633a.6(e)(2), 633a.7(g)(2), 633a.13(d)."""

from validator.chapters.blackjack import match_the_dealer as asked

match_the_dealer_area_missing = asked.match_the_dealer_area_missing.bind(
    "633a.2(b)(5)", "a separate area designated for the placement of the Match-the-Dealer Wager for each player"
)

second_match_unpaid = asked.second_match_unpaid.bind(
    "633a.7(g)(2)",
    "If both of the player's initial two cards match the rank of the dealer's up card, the"
    " player shall be paid for each matching card",
)

tens_match_by_value = asked.tens_match_by_value.bind(
    "633a.7(g)(2)", "shall only match an identical card without regard to value"
)

match_the_dealer_decks = asked.match_the_dealer_decks.bind(
    "633a.13(d)",
    "The certificate holder shall pay out winning Match-the-Dealer Wagers at the odds in the following payable",
)

match_the_dealer_decks_of_a_double_shoe = asked.match_the_dealer_decks_of_a_double_shoe.bind(
    "633a.13(d)",
    "The certificate holder shall pay out winning Match-the-Dealer Wagers at the odds in the following payable",
    reading="decks-of-a-double-shoe",
)

match_the_dealer_six_deck_odds = asked.match_the_dealer_six_deck_odds.bind(
    "633a.13(d)(1)", "If six decks of cards are being used"
)

match_the_dealer_eight_deck_odds = asked.match_the_dealer_eight_deck_odds.bind(
    "633a.13(d)(2)", "If eight decks of cards are being used"
)
