"""Questions about the Bad Beat Progressive Wager; those asked of every optional wager come first."""

from typing import Final

from validator.core.kernel import TALLY_WIDTH
from validator.games.blackjack.slots.optional import SHARED

FIRST: Final = 632 * TALLY_WIDTH

(
    ANY_TOTAL_NOT_PAID,
    ANY_TOTAL_NOT_SELECTED,
    SETTLED_BY_SPLIT_HAND,
    NOT_TO_GAME_ACCOUNT,
    MAGIC_CARD_WRONG,
    MAGIC_CARD_DOUBTFUL,
    LUCKY_PLAYER_WRONG,
    BONUS_LESS_STAKE,
) = range(FIRST + SHARED, FIRST + SHARED + 8 * TALLY_WIDTH, TALLY_WIDTH)
