"""What is carried about persons who are at a table, or assigned to it: who they are, as far as there is room."""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow

PERSONS: Final = 8
"""Persons for whom there is room."""


class Persons(StateRow):
    """Persons of one kind, such as the floorpersons assigned to a table since it last closed."""

    ids: Area = several(PERSONS)
    """Their ids plus 1, in the order in which they came; 0 where there are no more."""
    more: int
    """1 where one came whose name is not recorded, or for whom there was no room."""
