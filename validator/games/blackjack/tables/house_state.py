"""Where a table's state keeps what became of the House Money payout under judgment; nothing outlives its wager."""

from typing import Final

ADDED: Final = 1_640
"""Cents by which the Blackjack Wager grew."""
CHANGED: Final = 1_641
"""1 where the log itself tells the new amount of the Blackjack Wager."""
HANDED: Final = 1_642
"""Event by which winnings were handed to the player, and 1."""
CHOSEN: Final = 1_643
"""What the player chose, a word of the log, and 1."""
TOUCHED: Final = 1_644
"""Event by which a player touched a payout that was not handed to him, and 1."""
EVENT: Final = 1_645
"""Event by which the payout was added, and 1."""
PLACES: Final = 6
