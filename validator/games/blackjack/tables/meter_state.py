"""Where a table's state keeps what its progressive meters show; every place holds 0 at first."""

from typing import Final

METERS: Final = 1_600
"""From here METER_PLACES places for each meter, in the order of the log's words."""
SHOWN: Final = 0
"""Cents on it and 1; 0 not known."""
SEEN_IN: Final = 1
"""Number of the round in which it was last read, and 1."""
SEEN_BETWEEN: Final = 2
"""1 where it was read between rounds, and no round has begun since."""
UNNAMED_IN: Final = 3
"""Number of the round in which something was added to it by a wager that the log does not name, and 1."""
METER_PLACES: Final = 4
METER_KINDS: Final = 3
"""Meters of a table."""
