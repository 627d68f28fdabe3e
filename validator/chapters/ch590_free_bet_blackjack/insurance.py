"""§ 590.8: Insurance Wager, and even money, of which the chapter does not speak."""

from dataclasses import replace

from validator.chapters.blackjack import insurance as asked
from validator.chapters.checks import granted
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck

even_money_offered = FilingCheck(
    title="Even money offered",
    reads=("insurance.even_money",),
    expected="a player's Blackjack paid at the odds of the law, or returned",
    observed="even money offered",
    message="players with Blackjack are offered even money; the chapter does not speak of it",
    check=granted,
)

even_money_on_other_cards = replace(asked.even_money_on_other_cards, when=(Present("insurance.even_money_on"),))
