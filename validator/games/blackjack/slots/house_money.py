"""Questions about the House Money Wager; those asked of every optional wager come first."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 672 * TALLY_WIDTH

(
    PAID_WRONG_WITH_SEVERAL_DECKS,
    NOT_PAID_ON_DEALER_BLACKJACK,
    NOT_PAID_AFTER_READER,
    WINNER_SETTLED_BEFORE_READER,
    ADDED_ON_DEALER_BLACKJACK,
    ADDED_MORE_THAN_PORTION,
    ADDED_LESS_THAN_PORTION,
    STAKE_ADDED,
    ADDED_AGAINST_CHOICE,
    PAYOUT_TOUCHED,
    ENTIRE_WAGER_NOT_SETTLED,
    DOUBLED_FOR_LESS,
    SPLIT_FOR_LESS,
    ACE_STRAIGHT_DOUBTFUL,
) = range(FIRST + SHARED, FIRST + SHARED + 14 * TALLY_WIDTH, TALLY_WIDTH)
