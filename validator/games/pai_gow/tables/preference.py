"""What a step of a filed way of setting the dealer's hands may prefer."""

from typing import Final

SUPREME_PAIR: Final = 0
"""The Supreme Pair is kept."""
PAIR: Final = 1
"""A permissible pair is kept."""
TWO_PAIRS: Final = 2
"""Both hands are permissible pairs."""
HIGHEST_PAIR: Final = 3
"""The pair that ranks highest."""
VALUE: Final = 4
"""A hand without a pair has exactly the step's number as value."""
VALUE_AT_LEAST: Final = 5
"""A hand without a pair has at least the step's number as value."""
HIGH_HAND_AT_LEAST: Final = 6
"""The high hand is a pair or has at least that value."""
LOW_HAND_AT_LEAST: Final = 7
"""The low hand is a pair or has at least that value."""
HIGHEST_HIGH_HAND: Final = 8
HIGHEST_LOW_HAND: Final = 9
HIGHEST_TILE_WITH_LOWEST: Final = 10
"""The tile that ranks highest lies with the one that ranks lowest."""

NAMES: Final = (
    "supreme-pair",
    "pair",
    "two-pairs",
    "highest-pair",
    "value",
    "value-at-least",
    "high-hand-at-least",
    "low-hand-at-least",
    "highest-high-hand",
    "highest-low-hand",
    "highest-tile-with-lowest",
)
"""The words of a filing for them, by their numbers."""
