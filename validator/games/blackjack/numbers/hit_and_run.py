"""Rules about the Hit and Run Progressive Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.hit_and_run")

(
    HIT_AND_RUN_CARD_OVER_21_NOT_COUNTED,
    HIT_AND_RUN_MISDRAWN_CARD_COUNTED,
    *_,
) = numbers_of("blackjack.hit_and_run")
