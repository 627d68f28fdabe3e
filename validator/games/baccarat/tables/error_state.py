"""What the passes on irregularities carry from round to round, in places 1,400 to 1,449; 0 everywhere at the start."""

from typing import Final

HELD: Final = 1_400
"""1 where a card drawn in error and not disclosed is to be the first of the next round."""
HELD_SEQ: Final = 1_401
"""Its seq and 1."""
HELD_ROUND: Final = 1_402
"""Number, plus 1, of its round."""
HELD_PLAYERS: Final = 1_403
"""1 where it was dealt to the Player's Hand, and the Banker's Hand had to stay."""
EMPTY: Final = 1_405
"""1 where too few cards were left in the shoe and no new shoe was filled since."""
EMPTY_ROUND: Final = 1_406
"""Number, plus 1, of the round that lacked cards."""
FACE_UP: Final = 1_410
"""The rank of the card found face up, plus 2; 1 where it is not known, 0 where there is none."""
FACE_UP_COUNT: Final = 1_411
"""Further cards drawn for it."""
ERROR_GAP: Final = 1_415
BESIDE: Final = 1_416
"""1 where a disclosed card waits for the one beside it."""
BEGUN: Final = 1_417
"""Number, plus 1, of the last round with a card."""
FACE_UP_EVENT: Final = 1_418
BESIDE_EVENT: Final = 1_419
"""Events, counted from 2; 1 where they lie in an earlier run."""
