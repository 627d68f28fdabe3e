"""Places of the state column that the passes on the hole card's range, on counts and on decks received carry."""

from typing import Final

WRONG_LIGHT: Final = 2_020
"""1 once the device has shown a wrong light and was neither repaired nor replaced."""
COUNTED_SHORT: Final = 2_021
"""1 while cards that were counted and found short are neither completed nor changed."""
RECEIVED: Final = 2_022
"""1 while decks that were received have not been dealt from."""
BATCH: Final = 2_023
"""From here BATCH_WIDTH places for each of two batches: its back and 2, and its decks (-1 where not all are known)."""
BATCH_WIDTH: Final = 2
BATCHES_END: Final = 2_027
