"""Rules about the Push 22 Wager: the shared ones and its own."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.push_22")

(
    PUSH_22_NOT_OFFERED,
    PUSH_22_KEPT_AGAINST_BOTH_BLACKJACKS,
    PUSH_22_KEPT_AGAINST_DEALER_BLACKJACK,
    PUSH_22_SETTLED_WITH_BLACKJACK,
    BLACKJACK_NOT_TUCKED,
    EVEN_MONEY_NOT_TUCKED,
    SECOND_PUSH_22_OF_PLAYER,
    PUSH_22_SETTLED_WITH_SURRENDER,
    PUSH_22_ON_DEAD_HAND_DECIDED,
    *_,
) = numbers_of("blackjack.push_22")
