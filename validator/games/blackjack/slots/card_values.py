"""Questions about the values of the cards."""

from validator.games.numbers import slots

(
    NUMBER_CARD_VALUE,
    FACE_CARD_VALUE,
    ACE_NOT_HIGH,
    ACE_NOT_LOW,
    *_,
) = slots("blackjack.card_values")
