"""Fields of a hand's row: those of every machine, and the tiles machine's own. The dealer's is the first of its round.

Tiles are codes of the log; 0 stands for a tile that was set and is not known, -1 for a place not set.
"""

from typing import Final

from validator.games.rounds.hand import (
    ID as ID,
    OWN,
    PLAYER as PLAYER,
    ROUND as ROUND,
    SEAT as SEAT,
    WIDTH as WIDTH,
)

HIGH_A: Final = OWN
"""The tiles of the high hand as last set."""
HIGH_B: Final = OWN + 1
LOW_A: Final = OWN + 2
"""The tiles of the low hand as last set."""
LOW_B: Final = OWN + 3
HIGH: Final = OWN + 4
"""Strength of the hand laid as the high hand; see ``ranking``. -1 not known."""
LOW: Final = OWN + 5
"""Strength of the hand laid as the low hand."""
TILES: Final = OWN + 6
"""Tiles delivered to it."""
FIRST_TILE: Final = OWN + 7
"""Event that delivered its first tile."""
LAST_TILE: Final = OWN + 8
"""Event that delivered its last tile."""
FIRST_SET: Final = OWN + 9
"""Event by which both hands were first set and laid down."""
LAST_SET: Final = OWN + 10
"""The same, last."""
EXPOSED: Final = OWN + 11
"""Event that first turned it up whole, or the first of its tiles, where all were turned up one by one."""
OUTCOME: Final = OWN + 12
"""Event that last announced what becomes of its wager."""
SURRENDER: Final = OWN + 13
"""Event by which its player surrendered."""
MUCK: Final = OWN + 14
"""Event that first collected its tiles."""
VOIDED: Final = OWN + 15
"""Event that called it void."""
FLAGS: Final = OWN + 16
"""What happened to it; see ``flags``."""
WAGER: Final = OWN + 17
"""Row of the first wager on it that was not taken back."""
ROOT: Final = OWN + 18
"""Event of the first wrong act that spoiled it."""
PLACE: Final = OWN + 19
"""Its place around the table; see ``around``. -1 not known."""
MOVED: Final = OWN + 20
"""Event that put its tiles with the Dead Hand."""
SHOWN: Final = OWN + 21
"""Event by which all its tiles were first turned up: EXPOSED, or that of the last tile."""
