"""The posted limits of wagers; 0 everywhere at the start."""

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow
from validator.games.numbers import WORD_CODES


class Limits(StateRow):
    """The posted limits of wagers."""

    lowest: Area = several(WORD_CODES)
    """Cents and 1 of the smallest wager of each type, by the code of its word."""
    highest: Area = several(WORD_CODES)
    """The same for the largest."""
