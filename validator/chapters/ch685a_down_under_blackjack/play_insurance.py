"""§§ 685a.7(g), 685a.8 and 685a.11(b). Insurance Wager and even money, in play."""

from validator.chapters.blackjack import play_dealing as dealing, play_insurance as asked
from validator.core.finding import Severity
from validator.core.question import PlayQuestion
from validator.games.blackjack.down_under import NO_SETTLEMENT, NO_STAKE, took_even_money
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots import down_under, insurance

_OFFER = "if the dealer's first card is an ace, the dealer shall offer the Insurance Wager or even money"
_EVEN = "offer the Insurance Wager or even money"
_DOUBT = "even-money-without-a-rule"
_COLLECTED = (
    "Losing Insurance Wagers shall be collected by the dealer immediately after the dealer inserts his hole card into"
    " the Masque Card Reader device and determines that he does not have a Blackjack"
)

insurance_not_offered = dealing.insurance_not_offered.bind("685a.7(g)", _OFFER)

even_money_taken = PlayQuestion(
    id="even-money-taken-without-a-rule",
    title="Even money taken, which the chapter names without a rule",
    message="{seat} took even money on {stake} ({hand}); the section to which the text refers does not mention it",
    slot=down_under.EVEN_MONEY_TAKEN,
    check=took_even_money,
    expected="even money, if it may be offered at all",
    observed="even money",
).bind("685a.7(g)", _EVEN, reading=_DOUBT)

even_money_without_blackjack = asked.even_money_without_blackjack.bind("685a.7(g)", _EVEN)

even_money_without_insurance = asked.even_money_without_insurance.bind("685a.7(g)", _OFFER)

even_money_against_ten = asked.even_money_against_ten.bind("685a.7(g)", _OFFER)

even_money_beside_insurance = asked.even_money_beside_insurance.bind(
    "685a.7(g)", _EVEN, severity=Severity.INFO, reading=_DOUBT
)

even_money_paid_late = asked.even_money_paid_late_rule.bind("685a.7(g)", _EVEN, severity=Severity.INFO, reading=_DOUBT)

insurance_without_ace = asked.insurance_without_ace.bind(
    "685a.8(a)", "If the first card dealt to the dealer is an ace, each player may make an Insurance Wager"
)

losing_insurance_paid = asked.losing_insurance_paid_rule.bind(
    "685a.8(a)", "which shall win if the dealer's hole card is a 10, jack, queen or king"
)

insurance_over_half = asked.insurance_over_half.bind(
    "685a.8(b)", "in an amount not more than 1/2 of the player's initial Bet Wager"
)

insurance_over_next_unit = asked.insurance_over_next_unit.bind(
    "685a.8(b)",
    "A player may wager an amount in excess of 1/2 of the initial Bet Wager to the next unit that can be wagered in"
    " chips",
)

insurance_over_half_of_one_wager = asked.insurance_over_half_of_one_wager.bind(
    "685a.8(b)",
    "in an amount not more than 1/2 of the player's initial Bet Wager",
    reading="insurance-for-several-hands",
)

insurance_after_card_reader = asked.insurance_after_card_reader.bind(
    "685a.8(b)",
    "Insurance Wagers shall be placed prior to the dealer inserting his hole card into the Masque Card Reader device",
)

winning_insurance_not_paid = asked.winning_insurance_not_paid.bind(
    "685a.8(c)",
    "Winning Insurance Wagers shall be paid in accordance with the payout odds in § 685a.11(b)",
    also=(("685a.7(h)(1)", "pay out any Insurance Wager"), ("685a.7(h)(2)", "pay out any Insurance Wager")),
)

losing_insurance_not_collected = asked.losing_insurance_not_collected.bind(
    "685a.8(d)", "Losing Insurance Wagers shall be collected by the dealer"
)

insurance_collected_late = asked.insurance_collected_late.bind(
    "685a.8(d)", f"{_COLLECTED} and before he draws any additional cards"
)

insurance_collected_before_reader = asked.insurance_collected_before_reader.bind("685a.8(d)", _COLLECTED)

insurance_paid_at_wrong_odds = asked.insurance_paid_at_wrong_odds.bind(
    "685a.11(b)", "The certificate holder shall pay out winning Insurance Wagers at odds of 2 to 1"
)

even_money_paid_at_wrong_odds = PlayQuestion(
    id="even-money-paid-at-wrong-odds",
    title="A Blackjack whose player took even money settled as no reading has it",
    message="{seat}: even money was taken on {stake}, which was settled with {observed} against {dealer}",
    slot=insurance.EVEN_MONEY_PAID_WRONG,
    check=amount_differs,
    needs={"what was collected and paid": NO_SETTLEMENT, "the amount of the wager": NO_STAKE},
    expected="{expected} won, or what a Blackjack is owed without even money",
    observed="{observed}",
    unit="cents",
    misapplies=True,
).bind(
    "685a.11(a)",
    "The certificate holder shall pay out each winning Bet Wager at odds of 1 to 1, with the exception of Blackjack"
    " which shall be paid at odds of 3 to 2",
)

PLAY_RULES = (
    insurance_not_offered,
    even_money_taken,
    even_money_without_blackjack,
    even_money_without_insurance,
    even_money_against_ten,
    even_money_beside_insurance,
    even_money_paid_late,
    insurance_without_ace,
    losing_insurance_paid,
    insurance_over_half,
    insurance_over_next_unit,
    insurance_over_half_of_one_wager,
    insurance_after_card_reader,
    winning_insurance_not_paid,
    losing_insurance_not_collected,
    insurance_collected_late,
    insurance_collected_before_reader,
    insurance_paid_at_wrong_odds,
    even_money_paid_at_wrong_odds,
)
