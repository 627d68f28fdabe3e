"""What of dealing from the hand outlives a round; 0 everywhere at the start."""

from typing import Final

from validator.core.engine.state_rows import StateRow

MAY_BE: Final = -1


class FromHand(StateRow):
    """Dealing from the hand."""

    burned: int
    """How many cards were removed since the last deal began; MAY_BE where more may have been."""
    removed: int
    """How many cards were removed for the round to come; what may call for another of them begins the count anew."""
    removed_gap: int
    """1 where a row could not be read since the last deal began."""
    held: int
    """One more than the log's word for the hand that holds the deck; 0 where not known."""
