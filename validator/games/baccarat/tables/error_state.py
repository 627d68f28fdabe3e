"""What the passes on irregularities carry from round to round, 0 everywhere at the start."""

from typing import Final

from validator.games.numbers import carried

take = carried("baccarat.errors")

HELD: Final = take()
"""1 where a card drawn in error and not disclosed is to be the first of the next round."""
HELD_SEQ: Final = take()
"""Its seq and 1."""
HELD_ROUND: Final = take()
"""Number, plus 1, of its round."""
HELD_PLAYERS: Final = take()
"""1 where it was dealt to the Player's Hand, and the Banker's Hand had to stay."""
EMPTY: Final = take()
"""1 where too few cards were left in the shoe and no new shoe was filled since."""
EMPTY_ROUND: Final = take()
"""Number, plus 1, of the round that lacked cards."""
FACE_UP: Final = take()
"""The rank of the card found face up, plus 2; 1 where it is not known, 0 where there is none."""
FACE_UP_COUNT: Final = take()
"""Further cards drawn for it."""
ERROR_GAP: Final = take()
STARTED: Final = take()
"""Number, plus 1, of the last round with a card."""
FACE_UP_EVENT: Final = take()
"""Event, kept by 2 and its number (column seq)."""
FACE_UP_FURTHER: Final = take()
"""The values of cards found face up among those drawn for it; -1 where one is not known."""
