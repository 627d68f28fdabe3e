"""The odds of the main wager, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.settlement import (
    NO_CARDS,
    NO_FINISHED_HAND,
    NO_SETTLEMENT,
    NO_STAKE,
    WHETHER_SWITCH,
)

winning_wager_paid_at_wrong_odds = PlayWords(
    id="winning-wager-paid-at-wrong-odds",
    title="Winning wager not paid at the odds of the chapter",
    message="{seat}: {hand} beats {dealer}; {wager} of {stake} was {settled}, not {due}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
        "whether Blackjack Switch is offered": WHETHER_SWITCH,
        "a dealer's hand played to its end": NO_FINISHED_HAND,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
