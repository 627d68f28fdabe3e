"""Fields of a round's row: those of every machine, and blackjack's own."""

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

PEEK: Final = OWN
"""Use of the card reader device."""
SHOWN: Final = OWN + 1
"""What it showed, a word of the log."""
UP: Final = OWN + 2
"""The dealer's first card."""
HOLE: Final = OWN + 3
"""The dealer's second card."""
HOLE_TURNED: Final = OWN + 4
"""Event that turned the hole card up."""
DEALER_BLACKJACK: Final = OWN + 5
"""1 yes, 0 no, -1 not known."""
