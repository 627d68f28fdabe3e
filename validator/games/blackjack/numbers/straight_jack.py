"""Rules about the Straight Jack Progressive Wager; those asked of every optional wager come first."""

from typing import Final

from validator.games.numbers import first_number, numbers_of

FIRST: Final = first_number("blackjack.straight_jack")

(
    STRAIGHT_JACK_SETTLED_EARLY,
    STRAIGHT_JACK_CARD_NOT_COUNTED,
    STRAIGHT_JACK_CARD_AFTER_BREAK_COUNTED,
    STRAIGHT_JACK_OVERDRAWN_CARD_COUNTED,
    STRAIGHT_JACK_ACE_KING_NOT_PAID,
    STRAIGHT_JACK_ROUND_THE_CORNER,
    STRAIGHT_JACK_AFTER_A_SPLIT,
    *_,
) = numbers_of("blackjack.straight_jack")
