"""What became of the House Money payout under judgment; nothing outlives its wager."""

from validator.core.engine.state_rows import StateRow


class HouseMoney(StateRow):
    """What became of the House Money payout under judgment; nothing outlives its wager."""

    added: int
    """Cents by which the Blackjack Wager grew."""
    changed: int
    """1 where the log itself tells the new amount of the Blackjack Wager."""
    untold: int
    """1 where it tells that the amount was changed, and not to what."""
    handed: int
    """Event by which winnings were handed to the player, and 1."""
    chosen: int
    """What the player chose, a word of the log, and 1."""
    touched: int
    """Event by which a player touched a payout that was not handed to him, and 1."""
    event: int
    """Event by which the payout was added, and 1."""
