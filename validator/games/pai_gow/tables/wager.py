"""Fields of a wager's row: those of every machine, and the tiles machine's own."""

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

DUE: Final = OWN
"""What the law makes of it by the tiles as laid: a word of the log (win, lose, tie), -1 where that is not known."""
VIGORISH: Final = OWN + 1
"""Cents of vigorish taken on it."""
VIGORISH_EVENT: Final = OWN + 2
"""Event that last took or marked vigorish on it."""
MARKED: Final = OWN + 3
"""Event that marked vigorish on it instead of taking it."""
COLLECT_FIRST: Final = OWN + 4
"""First collection."""
PAY_FIRST: Final = OWN + 5
"""First payment."""
OPPONENT: Final = OWN + 6
"""Row of the hand that it is played against."""
