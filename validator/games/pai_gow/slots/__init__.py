"""The questions that the tiles passes ask, each with its place in the tally column.

A pass counts and reports under a slot; the chapter's room binds the slot to its own citation and words. Every section
of play has a stretch of places of its own: table 0, dice 64, shaking 80, delivery 96, setting 144, outcomes 192,
settlement 256, bank 320, bank money 384, irregularities 416, two areas 448, wagers 464, after the delivery 512. Those
of every game (validator/games/rounds/slots) stand behind them.
"""

from typing import Final

SLOTS: Final = 832
"""Places in all."""
