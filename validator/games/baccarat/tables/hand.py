"""Fields of a hand's row: those of every machine, and baccarat's own.

The first row of a round is the dealer's, the second that of the Player's Hand, the third that of the Banker's Hand.
"""

from typing import Final

from validator.games.rounds.hand import (
    ID as ID,
    OWN,
    PLAYER as PLAYER,
    ROUND as ROUND,
    SEAT as SEAT,
    WIDTH as WIDTH,
)

FIRST: Final = OWN
"""First card."""
SECOND: Final = OWN + 1
"""Second card."""
THIRD: Final = OWN + 2
"""Third card, whether the law counts it or not."""
FIRST_EVENT: Final = OWN + 3
"""Event that dealt the first card; those of the second and third follow."""
SECOND_EVENT: Final = OWN + 4
THIRD_EVENT: Final = OWN + 5
DEALT: Final = OWN + 6
"""Cards dealt to it, whether the law counts them or not."""
INITIAL: Final = OWN + 7
"""Point Count of the first two cards; -1 where it has no two, or one is not known."""
DUE: Final = OWN + 8
"""Whether the law has it dealt a third card: 1 yes, 0 no, -1 not known."""
COUNTED: Final = OWN + 9
"""Cards that the law counts."""
POINTS: Final = OWN + 10
"""Point Count of the cards that count; -1 not known."""
EXTRA: Final = OWN + 11
"""Event that dealt the first card that does not count."""
FOURTH_EVENT: Final = OWN + 12
"""Event that dealt a fourth card."""
LAST_CARD: Final = OWN + 13
"""Event of the last card dealt to it."""
TAKEN_AWAY: Final = OWN + 14
"""Event by which a card dealt to it went elsewhere, as after an error."""
ROOT: Final = OWN + 15
"""Event of the first wrong act that spoiled it."""
TURNED: Final = OWN + 16
"""Event by which its first cards were turned face up."""
MUCK: Final = OWN + 17
"""Event that removed its cards."""
