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
COUNTED: Final = take()
"""Further cards drawn since the shoe was filled, or since a card was found face up; the shoe's first is not counted."""
ERROR_GAP: Final = take()
STARTED: Final = take()
"""Number, plus 1, of the last round with a card."""
FACE_UP_EVENT: Final = take()
"""Event, kept by 2 and its number (column seq)."""
OTHERS: Final = take()
"""Cards found face up later, while further cards were still to be drawn."""
PLAINLY_DUE: Final = take()
"""How many further cards may be due by the plain reading, one bit for each number; -1 where it is not known."""
PERHAPS_DUE: Final = take()
"""The same by any reading."""
COUNTED_BEFORE: Final = take()
"""Further cards drawn before it was found."""
BURN_LEFT: Final = take()
"""Cards that the first card of the shoe still called for when it was found, -1 before that one; 0: found later."""
NEW_SHOE: Final = take()
"""1 where cards were put into the shoe and none of them was dealt yet."""
FIRST_REMOVED: Final = take()
"""The first card removed from it: its rank plus 2, 1 where its rank is not known."""
COUNTED_BEFORE_FIRST: Final = take()
"""Further cards drawn before that first card."""

NUMBERS: Final = 60
"""Numbers of further cards that the bits of one place tell apart."""
