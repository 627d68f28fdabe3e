"""Rules asked of every progressive wager: their places from the first place of the wager's section on."""

from validator.games.numbers import shared_numbers

(
    UNVERIFIED_BY_DEALER,
    UNVERIFIED_BY_FLOORPERSON,
    METER_UNVERIFIED,
    METER_NOT_SHARED,
    PAID_FROM_INVENTORY,
    CARDS_GONE,
    RESET_OTHERWISE,
    NOT_TAKEN_IN,
    STAKE_BESIDE_METER,
    PAID_IN_TURN,
    AFTER_BLACKJACK_WAGERS,
    OTHER_CONTRIBUTION,
    *_,
) = shared_numbers("progressive")
