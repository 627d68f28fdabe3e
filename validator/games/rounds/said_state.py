"""What the log said of a table; 0 everywhere at the start."""

from validator.core.engine.state_rows import StateRow


class Said(StateRow):
    """What the log said last of the table, for the rounds that follow."""

    direction: int
    """1 where seats rise clockwise from the dealer's left, -1 where counterclockwise from his right."""
    chip_unit: int
    """Smallest value chip in use, in cents."""
    positions: int
    """How many positions the table has."""
    caller: int
    """The first position counterclockwise from the dealer who calls the game."""
