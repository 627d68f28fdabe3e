"""Where a table's state keeps what its progressive meters show; every place holds 0 at first."""

from typing import Final

from validator.games.numbers import Places, carried

take = carried("blackjack.meters")

field = Places()
METER_KINDS: Final = 3
"""Meters of a table."""
SHOWN: Final = field()
"""Cents on it and 1; 0 not known."""
SEEN_IN: Final = field()
"""Number of the round in which it was last read, and 1."""
SEEN_BETWEEN: Final = field()
"""1 where it was read between rounds, and no round has begun since."""
METER_PLACES: Final = field.end

METERS: Final = take(METER_KINDS * METER_PLACES)
"""From here METER_PLACES places for each meter, in the order of the log's words."""
