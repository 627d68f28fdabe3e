"""Stages of a round."""

from typing import Final

OPEN: Final = 0
"""Wagers are taken."""
CLOSED: Final = 1
"""The dealer has announced that no more bets are taken."""
DELIVERING: Final = 2
"""Tiles are being delivered."""
SETTING: Final = 3
"""All positions have their tiles."""
DEALER_SET: Final = 4
"""The hands of the dealer (where the dealer sets it, of the bank) are set."""
