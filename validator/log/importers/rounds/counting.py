"""What the cards of a hand count, in the log's words, of each of which the rank is known."""

from collections.abc import Sequence
from typing import Final

TWENTY_ONE: Final = 21
ACE_MORE: Final = 10
_WORTH: Final = {"A": 1, "J": 10, "Q": 10, "K": 10, "X": 10, **{str(number): number for number in range(2, 11)}}


def blackjack_total(cards: Sequence[str]) -> int:
    """What a hand of blackjack counts."""
    least = sum(_WORTH[card[:-1]] for card in cards)
    soft = any(card.startswith("A") for card in cards) and least + ACE_MORE <= TWENTY_ONE
    return least + ACE_MORE if soft else least


def baccarat_points(cards: Sequence[str]) -> int:
    """The Point Count of a hand of baccarat."""
    return sum(_WORTH[card[:-1]] for card in cards) % 10
