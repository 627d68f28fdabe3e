"""Stages of a round."""

from typing import Final

WAGERING: Final = 0
INITIAL_DEAL: Final = 1
THIRD_CARDS: Final = 2
"""The initial four cards are dealt."""
SETTLING: Final = 3
"""The result was announced or a wager settled."""
