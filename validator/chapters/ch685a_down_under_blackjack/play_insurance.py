"""§§ 685a.7(g), 685a.8 and 685a.11(b). Insurance Wager and even money, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.down_under import NO_SETTLEMENT, NO_STAKE

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
