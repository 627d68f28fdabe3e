"""§ 551.10. Insurance Wager, in play."""

from validator.chapters.blackjack import play_insurance as asked

_HALF = "an amount not more than half the amount staked on the player's initial wager"
_MATCH = (("551.10(e)", "Insurance Wagers may not apply to the Match-The-Dealer wager permitted under § 551.7"),)

insurance_without_ace = asked.insurance_without_ace.bind(
    "551.10(a)",
    "Whenever the first card dealt to the dealer is an ace, each player shall have the right to make an Insurance Wager",
)

winning_insurance_not_paid = asked.winning_insurance_not_paid.bind(
    "551.10(a)", "which shall win if the dealer's second card is a king, queen or jack"
)

losing_insurance_paid = asked.losing_insurance_paid_rule.bind(
    "551.10(a)", "shall lose if the dealer's second card is an ace, 2, 3, 4, 5, 6, 7, 8 or 9"
)

insurance_over_half = asked.insurance_over_half.bind("551.10(b)", _HALF, also=_MATCH)

insurance_over_next_unit = asked.insurance_over_next_unit.bind(
    "551.10(b)",
    "A player may wager an amount in excess of half the initial wager to the next unit that can be wagered in chips",
)

insurance_over_half_of_one_wager = asked.insurance_over_half_of_one_wager.bind(
    "551.10(b)", _HALF, reading="insurance-for-several-hands"
)

insurance_after_card_reader = asked.insurance_after_card_reader.bind(
    "551.10(b)",
    "Insurance Wagers shall be placed prior to the dealer inserting his hole card into the card reader device",
)

insurance_paid_at_wrong_odds = asked.insurance_paid_at_wrong_odds.bind(
    "551.10(c)", "Winning insurance bets shall be paid at odds of 2 to 1"
)

losing_insurance_not_collected = asked.losing_insurance_not_collected.bind(
    "551.10(d)", "Losing Insurance Wagers shall be collected by the dealer"
)

_MOMENT = (
    "immediately after the dealer inserts his hole card into the card reader device and determines that he does not have"
    " a Blackjack and before he draws any additional cards"
)

insurance_collected_late = asked.insurance_collected_late.bind("551.10(d)", _MOMENT)

insurance_collected_before_reader = asked.insurance_collected_before_reader.bind("551.10(d)", _MOMENT)

PLAY_RULES = (
    insurance_without_ace,
    winning_insurance_not_paid,
    losing_insurance_paid,
    insurance_over_half,
    insurance_over_next_unit,
    insurance_over_half_of_one_wager,
    insurance_after_card_reader,
    insurance_paid_at_wrong_odds,
    losing_insurance_not_collected,
    insurance_collected_late,
    insurance_collected_before_reader,
)
