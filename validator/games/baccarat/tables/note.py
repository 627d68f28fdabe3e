"""Fields of the note on one event: those of every machine, and baccarat's own."""

from typing import Final

from validator.games.rounds.note import (
    HAND as HAND,
    OWN,
    PHASE as PHASE,
    ROUND as ROUND,
    WAGER as WAGER,
    WIDTH as WIDTH,
)

CARDS: Final = OWN
"""Cards that the hand had before the event."""
DEALT: Final = OWN + 1
"""Cards dealt in the round before the event."""
COUNTED: Final = OWN + 2
"""For a card dealt: 1 if the law counts it."""
OF_ROUND_BEFORE: Final = OWN + 3
"""For vigorish: 1 if it is of the round before, as the hands of this one are not dealt yet."""
