"""Questions asked of every progressive wager: their places from the first place of the wager's block on."""

from typing import Final

from validator.core.kernel import MISSING, TALLY_WIDTH

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
) = range(0, 12 * TALLY_WIDTH, TALLY_WIDTH)

BAD_BEAT: Final = 976 * TALLY_WIDTH
HIT_AND_RUN: Final = 988 * TALLY_WIDTH
STRAIGHT_JACK: Final = 1000 * TALLY_WIDTH

NO_METER: Final = MISSING + 4
"""Under the question on the amount: what the meter showed is not recorded."""
