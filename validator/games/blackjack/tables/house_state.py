"""Where a table's state keeps what became of the House Money payout under judgment; nothing outlives its wager."""

from typing import Final

from validator.games.numbers import carried

take = carried("blackjack.house_money")

ADDED: Final = take()
"""Cents by which the Blackjack Wager grew."""
CHANGED: Final = take()
"""1 where the log itself tells the new amount of the Blackjack Wager."""
HANDED: Final = take()
"""Event by which winnings were handed to the player, and 1."""
CHOSEN: Final = take()
"""What the player chose, a word of the log, and 1."""
TOUCHED: Final = take()
"""Event by which a player touched a payout that was not handed to him, and 1."""
EVENT: Final = take()
"""Event by which the payout was added, and 1."""
END: Final = take.end
"""First place behind these."""
