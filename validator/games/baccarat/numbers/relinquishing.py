"""Rules about the right to turn cards when a player gives it up."""

from validator.games.numbers import numbers_of

(
    TURN_NOT_OFFERED_TO_THE_RIGHT,
    TURN_NOT_OFFERED_COUNTERCLOCKWISE,
    TURN_OFFER_PASSED_OVER_PLAYER_WITHOUT_WAGER,
    DEALER_TURNED_WITHOUT_OFFER_TO_ALL,
    DEALER_TURNED_WITHOUT_OFFER_TO_PLAYER_WITHOUT_WAGER,
    DEALER_TURNED_OVER_PLAYER,
    CARDS_NOT_TO_PLAYER_WHO_ACCEPTED,
    ROUND_VOID_INSTEAD_OF_DEALERS_TURN,
    *_,
) = numbers_of("baccarat.relinquishing")
