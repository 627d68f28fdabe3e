"""Places of the state column that the passes on the hole card's range, error cards and the cover card carry."""

from typing import Final

from validator.games.numbers import carried

take = carried("blackjack.range")

WRONG_LIGHT: Final = take()
"""1 once the device has shown a wrong light, or none, and was neither repaired nor replaced."""
ERROR_CARD: Final = take()
"""Where the card went that was drawn in error at the end of the round before, its place code plus 1; 0: none."""
COVERED: Final = take()
"""1 where the cover card was reached in the round before, which was completed."""
KEPT: Final = take()
"""The seq plus 1 of the row that tells of that card, where it lies on the layout; 0: none."""
BURNED_BEFORE_KEPT: Final = take()
"""1 where a card was removed for a new dealer while that card was due."""
OVERDRAWN: Final = take()
"""The seq plus 1 of the row on a card that the dealer drew on 17 and is not known to have put in the rack; 0: none."""
