"""Rules about the values of the cards."""

from validator.games.numbers import numbers_of

(
    NUMBER_CARD_MISVALUED,
    FACE_CARD_MISVALUED,
    ACE_COUNTED_LOW,
    ACE_COUNTED_HIGH,
    *_,
) = numbers_of("blackjack.card_values")
