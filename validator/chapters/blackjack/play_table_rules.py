"""Positions, cash, surrender where there is none, and the dealer's Blackjack, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.optional_wagers import NO_PLAYER, NO_WAGERS

optional_wager_without_blackjack_wager = PlayWords(
    id="optional-wager-without-blackjack-wager",
    title="Optional wager of a player without a Blackjack Wager",
    message="{seat}: a {wager} of {stake} was taken from a player who placed no Blackjack Wager",
    needs={"all wagers of the round": NO_WAGERS, "whose wager it is": NO_PLAYER},
    expected="a Blackjack Wager beside it",
    observed="none",
)

wager_of_another_kind = PlayWords(
    id="wager-of-another-kind",
    title="Wager that the chapter does not name",
    message="{seat}: a wager of {stake} was taken that is none of those the chapter names",
    expected="one of the wagers that the chapter names",
    observed="another wager of {stake}",
)
