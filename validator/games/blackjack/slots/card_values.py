"""Questions about the values of the cards."""

from validator.games.numbers import slots

(
    NUMBER_CARD_MISVALUED,
    FACE_CARD_MISVALUED,
    ACE_COUNTED_LOW,
    ACE_COUNTED_HIGH,
    *_,
) = slots("blackjack.card_values")
