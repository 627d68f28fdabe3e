"""§ 672a.8. Insurance Wager and even money, in play; and the odds of Insurance, § 672a.11(b)."""

from validator.chapters.blackjack import play_insurance as asked
from validator.core.rule import PlayRule

insurance_without_ace = asked.insurance_without_ace.bind(
    "672a.8(a)", "If the first card dealt to the dealer is an ace, each player may make an Insurance Wager"
)

losing_insurance_paid_rule = asked.losing_insurance_paid_rule.bind(
    "672a.8(a)", "which shall win if the dealer's hole card is a king, queen, jack or 10"
)

insurance_over_half = asked.insurance_over_half.bind(
    "672a.8(b)", "in an amount not more than 1/2 of the player's initial Blackjack Wager"
)

insurance_over_next_unit = asked.insurance_over_next_unit.bind(
    "672a.8(b)",
    "A player may wager an amount in excess of 1/2 of the initial Blackjack Wager to the next unit that can be wagered in chips",
)

insurance_over_half_of_one_wager = asked.insurance_over_half_of_one_wager.bind(
    "672a.8(b)",
    "in an amount not more than 1/2 of the player's initial Blackjack Wager",
    reading="insurance-for-several-hands",
)

insurance_after_card_reader = asked.insurance_after_card_reader.bind(
    "672a.8(b)",
    "Insurance Wagers shall be placed prior to the dealer inserting his hole card into the card reader device",
)

winning_insurance_not_paid = asked.winning_insurance_not_paid.bind(
    "672a.8(c)",
    "Winning Insurance Wagers shall be paid in accordance with the payout odds in § 672a.11(b)",
    also=(
        ("672a.7(g)(1)", "pay out any Insurance Wager, if applicable"),
        ("672a.7(g)(2)", "pay out any Insurance Wager, if applicable"),
    ),
)

losing_insurance_not_collected = asked.losing_insurance_not_collected.bind(
    "672a.8(d)", "Losing Insurance Wagers shall be collected by the dealer"
)

insurance_collected_late = asked.insurance_collected_late.bind(
    "672a.8(d)",
    "immediately after the dealer inserts his hole card into the card reader device and determines that he does not have a Blackjack and before he draws any additional cards",
)

insurance_collected_before_reader = asked.insurance_collected_before_reader.bind(
    "672a.8(d)",
    "immediately after the dealer inserts his hole card into the card reader device and determines that he does not have a Blackjack",
)

insurance_paid_at_wrong_odds = asked.insurance_paid_at_wrong_odds.bind(
    "672a.11(b)", "The certificate holder shall pay out winning Insurance Wagers at odds of 2 to 1"
)

even_money_not_in_filing = asked.even_money_not_in_filing.bind(
    "672a.8(e)", "if selected in its Rules Submission under § 601a.2"
)

even_money_without_blackjack = asked.even_money_without_blackjack.bind(
    "672a.8(e)", "offer a player who has Blackjack the option to be paid even money on the Blackjack Wager"
)

even_money_without_insurance = asked.even_money_without_insurance.bind(
    "672a.8(e)",
    "offer a player who has Blackjack the option to be paid even money on the Blackjack Wager instead of making an Insurance Wager",
)

even_money_against_ten = asked.even_money_against_ten.bind(
    "672a.8(e)",
    "offer a player who has Blackjack the option to be paid even money on the Blackjack Wager instead of making an Insurance Wager",
    reading="even-money-without-insurance",
)

even_money_beside_insurance = asked.even_money_beside_insurance.bind(
    "672a.8(e)", "even money on the Blackjack Wager instead of making an Insurance Wager"
)

even_money_paid_at_wrong_odds = asked.even_money_paid_at_wrong_odds.bind(
    "672a.8(e)",
    "If the player elects to be paid even money, the dealer shall pay out the Blackjack Wager at odds of 1 to 1",
)

even_money_paid_late_rule = asked.even_money_paid_late_rule.bind(
    "672a.8(e)",
    "If the player elects to be paid even money, the dealer shall pay out the Blackjack Wager at odds of 1 to 1",
    reading="when-even-money-is-paid",
)

even_money_cards_not_removed = asked.even_money_cards_not_removed.bind("672a.8(e)", "remove the player's cards")

PLAY_RULES: tuple[PlayRule, ...] = (
    insurance_without_ace,
    losing_insurance_paid_rule,
    insurance_over_half,
    insurance_over_next_unit,
    insurance_over_half_of_one_wager,
    insurance_after_card_reader,
    winning_insurance_not_paid,
    losing_insurance_not_collected,
    insurance_collected_late,
    insurance_collected_before_reader,
    insurance_paid_at_wrong_odds,
    even_money_not_in_filing,
    even_money_without_blackjack,
    even_money_without_insurance,
    even_money_against_ten,
    even_money_beside_insurance,
    even_money_paid_at_wrong_odds,
    even_money_paid_late_rule,
    even_money_cards_not_removed,
)
