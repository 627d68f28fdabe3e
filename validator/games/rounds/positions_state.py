"""What is carried from round to round about the betting positions of a table."""

from validator.core.engine.state_rows import StateRow


class Positions(StateRow):
    """The betting positions of a table."""

    declared: int
    """How many positions the table was last said to have; 0 where that is not known."""
