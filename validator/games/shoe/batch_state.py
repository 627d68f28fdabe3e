"""What is carried of the cards seen of a batch over its shoes; 0 everywhere at the start."""

from typing import Final

from validator.games.cards import CARDS
from validator.games.numbers import Places, carried

take = carried("shoe.batch")

field = Places(1)
TOTAL: Final = field()
"""Behind the back's id plus 1 (1 where there is one batch): how many cards the last whole shoe had, plus 1."""
TOLD: Final = field()
"""The card that was told to be missing from it, plus 1."""
MOST: Final = field(CARDS)
"""The most of each card that were seen in one shoe, since the cards came to the table."""
WIDTH: Final = field.end
SEEN_BATCHES: Final = 2
SEEN: Final = take(SEEN_BATCHES * WIDTH)
"""For each of two batches, or each side of a double shoe."""
SEEN_END: Final = take.end
