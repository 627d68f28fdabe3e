"""Fields of a round's row: those of every machine, and the tiles machine's own."""

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

BANK_SEAT: Final = OWN
"""Position of the player who is the bank, -1 where the dealer banks; 0 where the bank's position is not recorded."""
BANK: Final = OWN + 1
"""Row of the bank's hand."""
BANK_EVENT: Final = OWN + 2
"""Event that made him the bank."""
CO_BANK: Final = OWN + 3
"""Event by which the certificate holder covers half of the wagers."""
NO_MORE_BETS: Final = OWN + 4
SHOWN: Final = OWN + 5
"""Event that shows the dice of the roll that counts, before the first tile."""
TOTAL: Final = OWN + 6
"""Event of the last total announced before the first tile."""
STYLE: Final = OWN + 7
"""Event that indicates the style of delivery."""
DEAD: Final = OWN + 8
"""Row of the Dead Hand."""
DEALER_WAGER: Final = OWN + 9
"""Row of the dealer's wager against the bank."""
POSITIONS: Final = OWN + 10
"""Betting positions at the table, 0 where not recorded."""
DEALER_SET: Final = OWN + 11
"""Event after which the dealer's hands were first set."""
TILES: Final = OWN + 12
"""Tiles delivered."""
START: Final = OWN + 13
"""Place around the table at which the law has the delivery start, -1 not known; see ``around``."""
EXPOSED: Final = OWN + 14
"""Event by which the last of the players' hands that were exposed was first turned up whole."""
CHOSEN: Final = OWN + 15
"""Event by which the bank chose a style."""
PLAYER: Final = OWN + 16
"""Who is the bank."""
RESET: Final = OWN + 17
"""Event that began to set the dealer's hands anew."""
TURNED: Final = OWN + 18
"""First event by which the dealer's tiles are seen to be turned over."""
SPOILED: Final = OWN + 19
"""1 where a tile was exposed that makes all hands void, 2 where one may, 0 none; filled by the pass on exposures."""
UNPLACED: Final = OWN + 20
"""What was recorded without saying whose hand or wager it is about; see ``unplaced``."""
