"""What is carried of the order in which the cards of a shoe came; 0 everywhere at the start."""

from typing import Final

from validator.games.numbers import carried

take = carried("shoe.order")

CARDS_KEPT: Final = 30
"""Cards of a shoe, its first, whose order is kept."""
EARLIER: Final = 4
"""Shoes before the one in play that are kept."""

NOW: Final = take(CARDS_KEPT)
"""The first cards of the shoe in play, in order: the card's code plus 1, 0 where it is not known."""
BEFORE: Final = take(EARLIER * CARDS_KEPT)
"""The same of the shoes before it, in turn."""
SHOES: Final = take()
"""Shoes whose order was kept so far."""
