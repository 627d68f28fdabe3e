"""Tiles as integers: the codes of the log, and the 21 kinds of spots in the order 1-1, 1-2 ... 1-6, 2-2 ... 6-6."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.log.cards import TILE, TILE_A, TILE_END

KINDS: Final = TILE_A - TILE
"""Kinds of tiles."""
UNKNOWN_TILE: Final = 0
"""In a hand: a tile is set there, and is not known."""


@kernel
def kind_of(tile: int) -> int:
    """Kind of a tile, 0 to 20; -1 where the code is no tile that is known."""
    if tile < TILE or tile >= TILE_END:
        return -1
    return (tile - TILE) % KINDS
