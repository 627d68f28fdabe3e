"""The questions that the tiles passes ask, each with its place in the tally column.

A pass counts and reports under a slot; the chapter's room binds the slot to its own citation and words.
"""

from typing import Final

from validator.games.numbers import slot_count

SLOTS: Final = slot_count("pai_gow")
"""Places in all."""
