"""§ 672a.8: Insurance Wager and even money."""

from validator.chapters.blackjack import insurance as asked, procedure

insurance_withheld = asked.insurance_withheld.bind(
    "672a.8(a)", "If the first card dealt to the dealer is an ace, each player may make an Insurance Wager"
)

insurance_on_other_cards = asked.insurance_on_other_cards.bind(
    "672a.8(a)", "If the first card dealt to the dealer is an ace, each player may make an Insurance Wager"
)

insurance_wins_on_other_cards = procedure.insurance_wins_on_other_cards.bind(
    "672a.8(a)", "which shall win if the dealer's hole card is a king, queen, jack or 10"
)

insurance_above_maximum = asked.insurance_above_maximum.bind(
    "672a.8(b)", "in an amount not more than 1/2 of the player's initial Blackjack Wager"
)

insurance_limited_further = asked.insurance_limited_further.bind(
    "672a.8(b)",
    "in an amount not more than 1/2 of the player's initial Blackjack Wager",
    reading="limit-below-that-of-the-text",
)

insurance_not_rounded_up = asked.insurance_not_rounded_up.bind(
    "672a.8(b)",
    "A player may wager an amount in excess of 1/2 of the initial Blackjack Wager to the next unit that can be wagered"
    " in chips",
)

late_insurance = asked.late_insurance.bind(
    "672a.8(b)",
    "Insurance Wagers shall be placed prior to the dealer inserting his hole card into the card reader device",
)

losing_insurance_collected_late = asked.losing_insurance_collected_late.bind(
    "672a.8(d)",
    "immediately after the dealer inserts his hole card into the card reader device and determines "
    "that he does not have a Blackjack",
)

even_money_odds = asked.even_money_odds.bind(
    "672a.8(e)", "the dealer shall pay out the Blackjack Wager at odds of 1 to 1 and remove the player's cards"
)

even_money_on_other_cards = asked.even_money_on_other_cards.bind(
    "672a.8(e)",
    "the option to be paid even money on the Blackjack Wager instead of making an Insurance Wager",
    reading="even-money-without-insurance",
)

even_money_not_selected = asked.even_money_not_selected.bind(
    "672a.8(e)", "if selected in its Rules Submission under § 601a.2"
)
