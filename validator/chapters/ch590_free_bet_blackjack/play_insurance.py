"""§ 590.8. Insurance Wager, in play; and its odds, § 590.12(b)."""

from validator.chapters.blackjack import play_insurance as asked
from validator.core.rule import PlayRule

insurance_without_ace = asked.insurance_without_ace.bind(
    "590.8(a)", "If the first card dealt to the dealer is an ace, each player may make an Insurance Wager"
)

losing_insurance_paid_rule = asked.losing_insurance_paid_rule.bind(
    "590.8(a)", "which shall win if the dealer's hole card is a king, queen, jack or 10"
)

insurance_over_half = asked.insurance_over_half.bind(
    "590.8(b)", "in an amount not more than 1/2 of the player's initial Blackjack Wager"
)

insurance_over_next_unit = asked.insurance_over_next_unit.bind(
    "590.8(b)",
    "A player may wager an amount in excess of 1/2 of the initial Blackjack Wager to the next unit that can be wagered in chips",
)

insurance_over_half_of_one_wager = asked.insurance_over_half_of_one_wager.bind(
    "590.8(b)",
    "in an amount not more than 1/2 of the player's initial Blackjack Wager",
    reading="insurance-for-several-hands",
)

insurance_after_card_reader = asked.insurance_after_card_reader.bind(
    "590.8(b)",
    "Insurance Wagers shall be placed prior to the dealer inserting his hole card into the card reader device",
)

winning_insurance_not_paid = asked.winning_insurance_not_paid.bind(
    "590.8(c)",
    "Winning Insurance Wagers shall be paid in accordance with the payout odds in § 590.12(b)",
    also=(
        ("590.7(g)(1)", "pay out any Insurance Wager, if applicable"),
        ("590.7(g)(2)", "pay out any Insurance Wager, if applicable"),
    ),
)

losing_insurance_not_collected = asked.losing_insurance_not_collected.bind(
    "590.8(d)", "Losing Insurance Wagers shall be collected by the dealer"
)

insurance_collected_late = asked.insurance_collected_late.bind(
    "590.8(d)",
    "immediately after the dealer inserts his hole card into the card reader device and determines that he does not have a Blackjack and before he draws any additional cards",
)

insurance_collected_before_reader = asked.insurance_collected_before_reader.bind(
    "590.8(d)",
    "immediately after the dealer inserts his hole card into the card reader device and determines that he does not have a Blackjack",
)

insurance_paid_at_wrong_odds = asked.insurance_paid_at_wrong_odds.bind(
    "590.12(b)", "The certificate holder shall pay out winning Insurance Wagers at odds of 2 to 1"
)

even_money_not_in_filing = asked.even_money_not_in_filing.bind(
    "590.8(a)", "each player may make an Insurance Wager", reading="even-money-without-a-grant"
)

even_money_without_blackjack = asked.even_money_without_blackjack.bind(
    "590.12(a)", "with the exception of player Blackjack which shall be paid at odds of 3 to 2"
)

even_money_without_insurance = asked.even_money_without_insurance.bind(
    "590.12(a)", "with the exception of player Blackjack which shall be paid at odds of 3 to 2"
)

even_money_against_ten = asked.even_money_against_ten.bind(
    "590.12(a)", "with the exception of player Blackjack which shall be paid at odds of 3 to 2"
)

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
)
