"""§ 685a.7(g) and 685a.8: Insurance Wager and even money."""

from dataclasses import replace

from validator.chapters.blackjack import insurance as asked
from validator.chapters.checks import granted
from validator.core.rule_definitions import FilingCheck

even_money_offered = FilingCheck(
    title="Even money offered",
    reads=("insurance.even_money",),
    expected="Insurance; a rule on even money in § 685a.8",
    observed="even money",
    message="even money is offered as this paragraph has it, in accordance with § 685a.8, which has no word on it",
    check=granted,
)

even_money_odds = replace(asked.even_money_odds, facts=("winning_wager_pays",))

even_money_on_other_cards = replace(asked.even_money_on_other_cards, facts=("insurance_offered_up_cards",))
