"""What happened to a hand, as bits."""

from typing import Final

PLAYED_ON: Final = 1
"""Its player decided to play it out after a tile of it was exposed."""
GIVEN_UP: Final = 2
"""Its player decided to void it."""
SET_ANEW: Final = 4
"""Its tiles were set again after they had been set."""
TILES_OF_THE_DEALER: Final = 8
"""Its tiles are those of the dealer."""
THE_DEAD_HAND: Final = 16
"""It is the Dead Hand."""
ABANDONED: Final = 32
"""Its player left the table during the round; its wager may be treated as lost."""
SHOWN_BY_DEALER: Final = 64
"""The dealer exposed a tile of it before its time."""
SHOWN_BY_ANOTHER: Final = 128
"""Somebody else did, or it is not recorded who."""
RETURNED_TOO: Final = 256
"""Its wager went back to its player together with that of another hand of his that was void."""
