"""Fields of the note on one event: those of every machine, and the tiles machine's own."""

from typing import Final

from validator.games.rounds.note import (
    HAND as HAND,
    OWN,
    PHASE as PHASE,
    ROUND as ROUND,
    WAGER as WAGER,
    WIDTH as WIDTH,
)

TILES: Final = OWN
"""Tiles that the hand it concerns had received before the event."""
ANEW: Final = OWN + 1
"""For a tile set in a hand: 1 where it begins a new setting of a hand that was set already."""
