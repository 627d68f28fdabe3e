"""What the pass on the dealer who calls the game carries; 0 everywhere at the start."""

from typing import Final

from validator.games.numbers import carried

take = carried("baccarat.caller")

CALLER: Final = take()
"""Id of the dealer who calls the game, plus 1; 0: not known."""
OPENING: Final = take()
"""1 from the opening of the table to the first card."""
RECEIVED: Final = take()
"""1 where decks were received at the opening and not washed or shuffled since."""
SHUFFLED: Final = take()
"""Who shuffled last: 1 a dealer, 2 a device; 0: not known."""
