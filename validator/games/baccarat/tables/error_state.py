"""What the judges on irregularities carry from round to round, 0 everywhere at the start."""

from typing import Final

from validator.core.engine.state_rows import StateRow

NUMBERS: Final = 60
"""Numbers of further cards that the bits of one place tell apart."""


class Errors(StateRow):
    """Irregularities."""

    held: int
    """1 where a card drawn in error and not disclosed is to be the first of the next round."""
    held_seq: int
    """Its seq and 1."""
    held_round: int
    """Number, plus 1, of its round."""
    held_players: int
    """1 where it was dealt to the Player's Hand, and the Banker's Hand had to stay."""
    empty: int
    """1 where too few cards were left in the shoe and no new shoe was filled since."""
    empty_round: int
    """Number, plus 1, of the round that lacked cards."""
    face_up: int
    """The rank of the card found face up, plus 2; 1 where it is not known, 0 where there is none."""
    counted: int
    """Further cards drawn since the shoe was filled, or since a card was found face up; the shoe's first is not
    counted."""
    gap: int
    started: int
    """Number, plus 1, of the last round with a card."""
    face_up_event: int
    """Event, kept by 2 and its number (column seq)."""
    others: int
    """Cards found face up later, while further cards were still to be drawn."""
    plainly_due: int
    """How many further cards may be due by the plain reading, one bit for each number; -1 where it is not known."""
    perhaps_due: int
    """The same by any reading."""
    counted_before: int
    """Further cards drawn before it was found."""
    burn_left: int
    """Cards that the first card of the shoe still called for when it was found, -1 before that one; 0: found later."""
    new_shoe: int
    """1 where cards were put into the shoe and none of them was dealt yet."""
    first_removed: int
    """The first card removed from it: its rank plus 2, 1 where its rank is not known."""
    counted_before_first: int
    """Further cards drawn before that first card."""
