"""Ways of counting the cards of a straight: by the law, by a reading of it, or by mistake."""

from typing import Final

EITHER_END: Final = 0
"""The ace stands below the 2 or above the king, in one straight only one of them."""
INITIAL_ACE_KING: Final = 1
"""An ace and a king are a straight as the initial two cards, and otherwise do not continue one."""
CORNER: Final = 2
"""A straight runs from the king over the ace to the 2."""
ANY_CARD: Final = 3
"""Every card counts that was drawn before the limit, also after the straight was broken."""
OVER_LIMIT: Final = 4
"""A card counts that carries the hand over the limit."""
