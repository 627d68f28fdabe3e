"""Questions about the Push 22 Wager: the shared ones and its own."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 1064 * TALLY_WIDTH

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
) = range(FIRST + SHARED, FIRST + SHARED + 9 * TALLY_WIDTH, TALLY_WIDTH)
