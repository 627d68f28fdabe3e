"""Questions about the Match-the-Dealer Wager; those asked of every optional wager come first."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 448 * TALLY_WIDTH

(
    MATCH_PAID_WRONG_BY_SECOND_TABLE,
    MATCH_PAID_FOR_ONE_CARD_ONLY,
    MATCH_OF_TEN_VALUES_PAID,
) = range(FIRST + SHARED, FIRST + SHARED + 3 * TALLY_WIDTH, TALLY_WIDTH)
