"""Places of the state column in which dealing from the hand keeps what outlives a round."""

from typing import Final

from validator.games.numbers import carried

take = carried("blackjack.from_hand")

BURNED: Final = take()
"""How many cards were removed since the last deal began; MAY_BE where more may have been."""
REMOVED: Final = take()
"""How many cards were removed for the round to come; what may call for another of them begins the count anew."""
REMOVED_GAP: Final = take()
"""1 where a row could not be read since the last deal began."""
HELD: Final = take()
"""One more than the log's word for the hand that holds the deck; 0 where not known."""
MAY_BE: Final = -1
