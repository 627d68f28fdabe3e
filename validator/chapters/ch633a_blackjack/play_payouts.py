"""§ 633a.13(a). The odds of the Blackjack Wager, in play."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots import settlement

blackjack_paid_at_wrong_odds = PlayRule(
    id="blackjack-paid-at-wrong-odds",
    title="Blackjack not paid at the odds of the chapter",
    cite="633a.13(a)",
    quote="with the exception of Blackjack which shall be paid at odds of 3 to 2",
    severity=Severity.ERROR,
    message="{seat}: Blackjack ({hand}) on {stake} was settled with {observed}; the odds give {expected}",
    slot=settlement.BLACKJACK_WRONG_ODDS,
    check=amount_differs,
    needs=(
        "what was collected and paid",
        "the cards of the hands",
        "the amount of the wager",
        "whether Blackjack Switch is offered",
    ),
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

winning_wager_paid_at_wrong_odds = PlayRule(
    id="winning-wager-paid-at-wrong-odds",
    title="Winning wager not paid at the odds of the chapter",
    cite="633a.13(a)",
    quote="The certificate holder shall pay each winning Blackjack Wager at odds of 1 to 1",
    severity=Severity.ERROR,
    message="{seat}: {hand} beats {dealer}; {wager} of {stake} was settled with {observed}, not {expected}",
    slot=settlement.WIN_WRONG_ODDS,
    check=amount_differs,
    needs=(
        "what was collected and paid",
        "the cards of the hands",
        "the amount of the wager",
        "whether Blackjack Switch is offered",
    ),
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

PLAY_RULES = (
    blackjack_paid_at_wrong_odds,
    winning_wager_paid_at_wrong_odds,
)
