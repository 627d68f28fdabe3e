"""What the judges on wagers carry; 0 at the start."""

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow
from validator.games.numbers import SEAT_CODES


class Wagering(StateRow):
    """The limits of wagers, and who sits where."""

    lowest: int
    """Cents and 1 of the smallest wager that is posted."""
    highest: int
    """The same for the largest."""
    opened: int
    """1 where the opening of the table was seen, so that all who came since are known."""
    unknown: int
    """1 where somebody came whose name or seat is not recorded, or a row could not be read."""
    seated: Area = several(SEAT_CODES)
    """A place for each position from 1 on: who sits there, plus 1."""
