"""What the judge of orders carries on: who is at the table and may give them."""

from validator.core.engine.state_rows import StateRow
from validator.games.rounds.persons_state import Persons


class Staff(StateRow):
    """Those assigned to the table since it was last opened."""

    opened: int
    """1 where the opening of the table was seen, and no row since that could not be read."""
    floorpersons: Persons
    """The floorpersons assigned to it; one above a floorperson counts as one more."""
    dealers: Persons
    """The dealers who came to it or called its game."""
