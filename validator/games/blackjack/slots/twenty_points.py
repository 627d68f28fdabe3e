"""Questions on the pair that waits for the dealer's hole card, after the shared ones of its wager's section."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

OWN: Final = SHARED + 5 * TALLY_WIDTH
"""First place that the wager has for itself."""

(
    PAIR_BEFORE_OTHERS,
    PAIR_BEFORE_READER,
    PAIR_AFTER_CARDS,
    PAIR_AFTER_CARDS_REMOVED,
    PAIR_APART_FROM_BLACKJACK_WAGER,
) = range(SHARED, OWN, TALLY_WIDTH)
