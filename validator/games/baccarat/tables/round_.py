"""Fields of a round's row: those of every machine, and baccarat's own."""

from typing import Final

from validator.games.rounds.round_ import (
    CHIP_UNIT as CHIP_UNIT,
    CLEARED as CLEARED,
    DEAL_DONE as DEAL_DONE,
    DIRECTION as DIRECTION,
    FIRST as FIRST,
    FIRST_CARD as FIRST_CARD,
    GAPS as GAPS,
    HAND as HAND,
    HANDS_END as HANDS_END,
    LAST as LAST,
    LAST_CARD as LAST_CARD,
    NUMBER as NUMBER,
    OVER as OVER,
    OWN,
    ROOT as ROOT,
    UNTOLD as UNTOLD,
    VOID as VOID,
    WAGER as WAGER,
    WAGERS_END as WAGERS_END,
    WIDTH as WIDTH,
)

CLOSED: Final = OWN
"""The announcement that closes the wagering."""
WINNER: Final = OWN + 1
"""Which hand has the higher Point Count by the law: a value of ``outcome``; -1 not known."""
ANNOUNCED: Final = OWN + 2
"""The announcement of the result."""
SAID: Final = OWN + 3
"""The result announced, a value of ``outcome``."""
UNCLEAR: Final = OWN + 4
"""1 where a third card that was due was not dealt, so that the law does not say how to settle."""
EMPTY: Final = OWN + 5
"""The shoe had too few cards left to complete the round; -1 where each hand had all its cards by then."""
ERROR: Final = OWN + 6
"""The first card drawn or dealt in error."""
COVER: Final = OWN + 7
"""The cover card appeared."""
POSITIONS: Final = OWN + 8
"""How many positions the table has; 0 not recorded."""
CALLER: Final = OWN + 9
"""The first position counterclockwise from the dealer who calls the game; 0 not recorded."""
CHARGED: Final = OWN + 10
"""Which percentage of vigorish was charged first where none is filed: 0 the lower, 1 the higher, 2 both."""
