"""Questions that siblings of Chapter 633a ask beside its own: positions, cash, surrender, a dealer's Blackjack."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH

FIRST: Final = 1216 * TALLY_WIDTH

(
    TOO_MANY_POSITIONS_DEALT,
    WAGER_IN_CASH,
    SURRENDERED_ALL_THE_SAME,
    BLACKJACK_AGAINST_DEALER_BLACKJACK,
    COLLECTED_SHORT_ON_DEALER_BLACKJACK,
    ADDED_WAGER_AGAINST_DEALER_BLACKJACK,
    VOIDED_FOR_MISSED_DEALER_CARD,
    VOIDED_FOR_MISUSED_READER,
    BLACKJACK_SURRENDERED,
) = range(FIRST, FIRST + 9 * TALLY_WIDTH, TALLY_WIDTH)
