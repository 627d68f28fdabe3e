"""Insurance Wager and even money, and the odds of Insurance, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.settlement import NO_SETTLEMENT as NO_SETTLEMENT_OF_SETTLEMENT

even_money_paid_at_wrong_odds = PlayWords(
    id="even-money-paid-at-wrong-odds",
    title="Even money paid at other odds",
    message="{seat}: even money on {stake} was {settled}; {due} is due",
    needs={"what was collected and paid": NO_SETTLEMENT_OF_SETTLEMENT},
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
