"""What is carried of the order in which the cards of a shoe came; 0 everywhere at the start."""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow

CARDS_KEPT: Final = 30
"""Cards of a shoe, its first, whose order is kept."""
EARLIER: Final = 4
"""Shoes before the one in play that are kept."""


class EarlierShoe(StateRow, rows=EARLIER):
    """The first cards of a shoe before the one in play."""

    cards: Area = several(CARDS_KEPT)
    """They, as those of the shoe in play."""


class Order(StateRow):
    """The order in which the cards of a shoe came."""

    now: Area = several(CARDS_KEPT)
    """The first cards of the shoe in play, in order: the card's code plus 1, 0 where it is not known."""
    shoes: int
    """Shoes whose order was kept so far."""
