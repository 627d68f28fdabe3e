"""§ 685a.7(n)(2) and (o) to (t). Settlement of the Bet Wagers and removal of the cards, in play."""

from dataclasses import replace

from validator.chapters.blackjack import play_table_rules

optional_wager_without_blackjack_wager = replace(
    play_table_rules.optional_wager_without_blackjack_wager,
    title="Optional wager of a player without a Bet Wager",
    message="{seat}: a {wager} of {stake} was taken from a player who placed no Bet Wager",
    expected="a Bet Wager beside it",
)
