"""Fields of a wager's row: those of every machine, and baccarat's own."""

from typing import Final

from validator.games.rounds.wager import (
    COLLECT as COLLECT,
    COLLECTED as COLLECTED,
    EVENT as EVENT,
    FIRST_SETTLED as FIRST_SETTLED,
    HAND as HAND,
    ID as ID,
    KIND as KIND,
    LAST_SETTLED as LAST_SETTLED,
    OWN,
    PAID as PAID,
    PAY as PAY,
    PLAYER as PLAYER,
    RETURN as RETURN,
    RETURNED as RETURNED,
    ROOT as ROOT,
    ROUND as ROUND,
    SEAT as SEAT,
    STAKE as STAKE,
    TAKEN_OFF as TAKEN_OFF,
    UNPRICED as UNPRICED,
    WIDTH as WIDTH,
    WITHDRAWN as WITHDRAWN,
)

TAKEN_VIGORISH: Final = OWN
"""Cents of vigorish taken on it in the round."""
MARKED_VIGORISH: Final = OWN + 1
"""Cents of vigorish marked as owed on it."""
VIGORISH: Final = OWN + 2
"""Event of the last vigorish taken or marked on it."""
UNPRICED_VIGORISH: Final = OWN + 3
"""Vigorish taken or marked on it without an amount."""
AWAITED: Final = OWN + 4
"""1 where less was taken of the vigorish on a tie than is due, which may be collected until the next round is dealt."""
IN_PART: Final = OWN + 5
"""Cents taken of it then."""
