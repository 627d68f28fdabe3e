"""A share of a number of cards, packed into one integer of a hit so that a report can say both."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.log.vocabulary import LIMITS

TERM: Final = LIMITS["hand"] + 1
"""More than either number of a share; so great that the share of any number of cards is an integer of a column."""
LEAST: Final = TERM * TERM
"""No smaller integer is a share of anything."""


@kernel
def share_of(cards: int, share: int, per: int) -> int:
    """The part ``share``/``per`` of so many cards."""
    return (cards * TERM + share) * TERM + per


def share_in_words(value: int) -> str:
    """What a packed share says, and how many whole cards reach it; a smaller integer is a number of cards.

    Example:
        >>> share_in_words(share_of(309, 1, 4))
        '1/4 of 309 cards (78)'
        >>> share_in_words(57)
        '57'
    """
    if value < LEAST:
        return str(value)
    rest, per = divmod(value, TERM)
    cards, share = divmod(rest, TERM)
    return f"{share}/{per} of {cards} cards ({-(-cards * share // per)})"
