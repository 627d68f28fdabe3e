"""Questions about the Straight Jack Progressive Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_slot, slots

FIRST: Final = first_slot("blackjack.straight_jack")

(
    WINNER_SETTLED_EARLY,
    CARD_NOT_COUNTED,
    CARD_AFTER_BREAK_COUNTED,
    CARD_OVER_LIMIT_COUNTED,
    ACE_KING_NOT_PAID,
    ROUND_THE_CORNER,
    AFTER_SPLIT,
    *_,
) = slots("blackjack.straight_jack")
