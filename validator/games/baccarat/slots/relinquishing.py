"""Questions about the right to turn cards when a player gives it up."""

from validator.games.numbers import slots

(
    OFFER_NOT_TO_THE_RIGHT,
    OFFER_OUT_OF_TURN,
    OFFER_PASSED_OVER_OTHERS,
    DEALER_TURNED_UNOFFERED,
    DEALER_TURNED_UNOFFERED_TO_OTHERS,
    DEALER_TURNED_THOUGH_ACCEPTED,
    HANDED_TO_ANOTHER_THAN_ACCEPTED,
    VOID_INSTEAD_OF_TURNING,
    *_,
) = slots("baccarat.relinquishing")
