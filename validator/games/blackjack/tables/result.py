"""Results of an optional wager that are no place of its odds in the options column, beside those of ``optional``."""

from typing import Final

METER: Final = -3
"""It wins the whole progressive meter, or a part of it."""
UNDECIDED: Final = -4
"""The dealer has cards to draw and drew none."""
