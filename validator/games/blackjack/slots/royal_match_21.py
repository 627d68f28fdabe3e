"""Questions about the Royal Match 21 Wager and the Crown Treasure Bonus, after the shared ones."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 544 * TALLY_WIDTH

(
    ROYAL_PAID_WRONG_WITH_SEVERAL_DECKS,
    ROYAL_BEFORE_HOLE_CARD,
    ROYAL_BEFORE_HOLE_CARD_WITHOUT_BONUS,
    ROYAL_AFTER_BLACKJACK_WAGER,
    ROYAL_AFTER_HAND_THAT_ENDED,
    CROWN_PAID_WRONG,
    CROWN_NOT_PAID,
    CROWN_LESS_THE_STAKE,
    CROWN_NOT_DUE,
) = range(FIRST + SHARED, FIRST + SHARED + 9 * TALLY_WIDTH, TALLY_WIDTH)

ROYAL_MATCH_OF_TWO_SUITS: Final = 614 * TALLY_WIDTH
"""The section has no place left for it."""
