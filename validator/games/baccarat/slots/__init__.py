"""The questions that the baccarat passes ask, each with its place in the tally column.

A pass counts and reports under a slot; the chapter's room binds the slot to its own citation and words. A slot that a
chapter does not bind is not judged for it. Every section of play has a stretch of 32 places of its own; those of the
passes on cards and shoe (validator/games/shoe/slots) stand elsewhere in the same column.
"""

from typing import Final

SLOTS: Final = 1024
"""Places in all."""
