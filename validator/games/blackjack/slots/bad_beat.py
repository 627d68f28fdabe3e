"""Questions about the Bad Beat Progressive Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.bad_beat")

(
    ANY_TOTAL_NOT_PAID,
    ANY_TOTAL_NOT_SELECTED,
    SETTLED_BY_SPLIT_HAND,
    NOT_TO_GAME_ACCOUNT,
    MAGIC_CARD_WRONG,
    MAGIC_CARD_DOUBTFUL,
    LUCKY_PLAYER_WRONG,
    BONUS_LESS_STAKE,
    *_,
) = slots("blackjack.bad_beat")
