"""What the judge on turned cards carries; 0 everywhere at the start.

Events are kept within their round, one more than their number; 0: there was none.
"""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow

SEATS: Final = 50
GAVE_IT_UP: Final = 1
"""The player gave up the right in this round, or refused it."""
OFFERED: Final = 2
"""The player was offered the right and did not refuse it."""


class TurnedHand(StateRow, rows=2):
    """A hand whose cards players turn: the Player's Hand, then the Banker's Hand."""

    handed: int
    """Event that first handed its two cards to a player."""
    seat: int
    """Position of the player who was handed cards of it last."""
    holder: int
    """That player's id, plus 1."""
    out: int
    """1 while a player has cards of it."""
    returned: int
    """Event by which the two cards came back."""
    given_up: int
    """Event by which a player last gave up the right to turn it."""
    previous: int
    """Position of the player to whom the right belonged or was offered last."""
    offers: int
    """Offers since."""
    accepted: int
    """Position that accepted."""
    astray: int
    """1 where the order of the offers was already found wrong, or is not known."""
    third_handed: int
    third_returned: int
    third_turned: int
    """Event that turned its third card face up."""
    called: int
    """Event that first announced its Point Count."""
    under: int
    """Event that put it under the shoe."""
    given_up_late: int
    """1 where the right was given up after the two cards had come back."""
    declined: Area = several(SEATS)
    """One place for each position: 0, or one of the values above."""


class Turning(StateRow):
    """Who is there to turn cards."""

    seated: Area = several(SEATS)
    """One place for each position: 1 where somebody sits there."""
    gap: int
    """1 where it is not sure who left."""
    followed: int
    """1 while it is followed who sits where."""
