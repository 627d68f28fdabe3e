"""Questions about the Hit and Run Progressive Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.hit_and_run")

(
    CARD_OVER_LIMIT_NOT_COUNTED,
    MISDRAWN_CARD_COUNTED,
    *_,
) = slots("blackjack.hit_and_run")
