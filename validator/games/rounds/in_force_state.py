"""What is carried from round to round about the days on which the chapter is in force."""

from typing import Final

from validator.games.numbers import carried

take = carried("rounds.in_force")

STRETCH: Final = take()
"""What was said of the last round, one of the values below; 0 before the first."""
SAID: Final = take()
"""What was said of the last of which it could be told, likewise."""
LATEST: Final = take()
"""The last time recorded, one more than it; 0 for none."""

UNKNOWN: Final = 1
STARTED: Final = 2
"""Not before the chapter; whether after it cannot be told, since the round is later than the last time recorded."""
BEFORE: Final = 3
IN_FORCE: Final = 4
EXPIRED: Final = 5
OVER: Final = 6
