"""§ 685a.7(n)(2) and (o) to (t). Settlement of the Bet Wagers and removal of the cards, in play."""

from dataclasses import replace

from validator.chapters.blackjack import play_table_rules
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.dealers_22 import NO_CARDS, NO_SETTLEMENT, NO_STAKE

optional_wager_without_blackjack_wager = replace(
    play_table_rules.optional_wager_without_blackjack_wager,
    title="Optional wager of a player without a Bet Wager",
    message="{seat}: a {wager} of {stake} was taken from a player who placed no Bet Wager",
    expected="a Bet Wager beside it",
)

busted_wager_not_lost = PlayWords(
    id="busted-wager-not-lost",
    title="The wager of a hand over the limit not lost",
    message="{seat}: {wager} of {stake} on {hand} was {settled}; the hand is over the limit",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the dealer's cards": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
