"""What a table's progressive meters show; 0 everywhere at the start."""

from typing import Final

from validator.core.engine.state_rows import StateRow

METER_KINDS: Final = 3
"""Meters of a table."""


class Meter(StateRow, rows=METER_KINDS):
    """A progressive meter, in the order of the log's words."""

    shown: int
    """Cents on it and 1; 0 not known."""
    seen_in: int
    """Number of the round in which it was last read, and 1."""
    seen_between: int
    """1 where it was read between rounds, and no round has begun since."""
