"""What a round's rows say of no hand or wager that is known, as bits: what lacks of that kind may be there."""

from typing import Final

WAGERS: Final = 1
"""A wager at no known position."""
CHOICES: Final = 2
"""A player's decision."""
GIVEN_UP: Final = 64
"""A player's decision to surrender or to void a hand."""
OUTCOMES: Final = 4
"""An outcome announced."""
VIGORISH: Final = 8
"""Vigorish taken on one of several wagers, or on what goes to the bank."""
EXPOSURES: Final = 16
"""Tiles turned up."""
TILES_MOVED: Final = 32
"""Tiles put with the Dead Hand, or collected."""
