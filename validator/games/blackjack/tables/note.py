"""Fields of the note on one event: those of every machine, and blackjack's own.

Where a pair is split, the hand is the new one and the count, cards and flags are those of the hand split."""

from typing import Final

from validator.games.rounds.note import (
    HAND as HAND,
    OWN,
    PHASE as PHASE,
    ROUND as ROUND,
    WAGER as WAGER,
    WIDTH as WIDTH,
)

TOTAL: Final = OWN
"""That hand's point count before the event."""
SOFT: Final = OWN + 1
"""Whether it was soft."""
CARDS: Final = OWN + 2
"""Cards that counted in it before the event."""
FLAGS: Final = OWN + 3
"""Its flags before the event."""
COUNTED: Final = OWN + 4
"""For a card dealt: 1 if the law counts it."""
ASKED: Final = OWN + 5
"""Cards asked for and not yet dealt to that hand before the event."""
BEFORE: Final = OWN + 6
"""The event before it that concerns the same hand; -1 none."""
