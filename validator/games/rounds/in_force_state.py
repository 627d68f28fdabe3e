"""What is carried from round to round about the days on which the chapter is in force."""

from typing import Final

from validator.core.engine.state_rows import StateRow

UNKNOWN: Final = 1
STARTED: Final = 2
"""Not before the chapter; whether after it cannot be told, since the round is later than the last time recorded."""
BEFORE: Final = 3
IN_FORCE: Final = 4
EXPIRED: Final = 5
OVER: Final = 6


class InForce(StateRow):
    """Whether the chapter was in force at the rounds so far."""

    last: int
    """What was said of the last round, one of the values above; 0 before the first."""
    said: int
    """What was said of the last of which it could be told, likewise."""
    latest: int
    """The last time recorded, one more than it; 0 for none."""
