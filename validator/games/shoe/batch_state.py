"""What is carried of the cards seen of a batch over its shoes; 0 everywhere at the start."""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow
from validator.games.cards import CARDS

SEEN_BATCHES: Final = 2


class SeenCards(StateRow, rows=SEEN_BATCHES):
    """The cards seen of one of two batches, or of one side of a double shoe."""

    back: int
    """The back's id plus 1; 1 where there is one batch."""
    total: int
    """How many cards the last whole shoe had, plus 1."""
    told: int
    """The card that was told to be missing from it, plus 1."""
    most: Area = several(CARDS)
    """The most of each card that were seen in one shoe, since the cards came to the table."""
