"""Rules about the Bad Beat Progressive Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.bad_beat")

(
    BAD_BEAT_20_NOT_PAID,
    BAD_BEAT_20_PAID_WITHOUT_SELECTION,
    BAD_BEAT_SETTLED_BY_THE_FIRST_SPLIT_HAND,
    BAD_BEAT_NOT_CREDITED_TO_GAME_ACCOUNT,
    MAGIC_CARD_BONUS_WRONG,
    MAGIC_CARD_BONUS_DOUBTFUL,
    LUCKY_PLAYER_BONUS_WRONG,
    BAD_BEAT_BONUS_LESS_THE_STAKE,
    *_,
) = numbers_of("blackjack.bad_beat")
