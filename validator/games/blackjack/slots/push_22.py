"""Questions about the Push 22 Wager: the shared ones and its own."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.push_22")

(
    PUSH_22_NOT_OFFERED,
    KEPT_AGAINST_BOTH_BLACKJACKS,
    KEPT_AGAINST_DEALER_BLACKJACK,
    SETTLED_WITH_BLACKJACK,
    BLACKJACK_NOT_TUCKED,
    EVEN_MONEY_NOT_TUCKED,
    SECOND_WAGER_OF_PLAYER,
    SETTLED_WITH_SURRENDER,
    SETTLED_ON_DEAD_HAND,
    *_,
) = slots("blackjack.push_22")
