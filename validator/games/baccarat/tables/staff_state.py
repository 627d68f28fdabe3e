"""What the judge of orders carries on: who is at the table and may give them."""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow

STAFF_PLACES: Final = 8
"""Floorpersons, and dealers, for whom there is room."""


class Staff(StateRow):
    """Those assigned to the table since it was last opened."""

    opened: int
    """1 where the opening of the table was seen, and no row since that could not be read."""
    floorpersons: Area = several(STAFF_PLACES)
    """The floorpersons assigned to it, their ids plus 1."""
    another: int
    """1 where somebody was assigned to it whose name is not recorded, who is above a floorperson, or without room."""
    dealers: Area = several(STAFF_PLACES)
    """The dealers who came to it or called its game, their ids plus 1."""
    another_dealer: int
    """1 where a dealer came whose name is not recorded, or without room."""
