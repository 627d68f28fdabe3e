"""§§ 685a.7(g), 685a.8 and 685a.11(b). Insurance Wager and even money, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.down_under import NO_SETTLEMENT, NO_STAKE

even_money_taken_without_a_rule = PlayWords(
    id="even-money-taken-without-a-rule",
    title="Even money taken, which the chapter names without a rule",
    message="{seat} took even money on {stake} ({hand}); the section to which the text refers does not mention it",
    expected="even money, if it may be offered at all",
    observed="even money",
)

even_money_paid_at_wrong_odds = PlayWords(
    id="even-money-paid-at-wrong-odds",
    title="A Blackjack whose player took even money settled as no reading has it",
    message="{seat}: even money was taken on {stake}, which was {settled} against {dealer}",
    needs={"what was collected and paid": NO_SETTLEMENT, "the amount of the wager": NO_STAKE},
    expected="{expected} won, or what a Blackjack is owed without even money",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
