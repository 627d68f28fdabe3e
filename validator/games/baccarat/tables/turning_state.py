"""What the pass on turned cards carries, in places 1000 to 1199; 0 everywhere at the start.

Events are kept within their round, one more than their number; 0: there was none.
"""

from typing import Final

SEATED: Final = 1_000
"""One place for each position: 1 where somebody sits there."""
SEATS: Final = 50
GAP: Final = 1_050
"""1 where it is not sure who left."""
FOLLOWED: Final = 1_051
"""1 while it is followed who sits where."""

PLAYER: Final = 1_060
BANKER: Final = 1_080
"""From here the places of the Player's Hand and of the Banker's Hand."""
WIDTH: Final = 20
HANDED: Final = 0
"""Event that first handed its two cards to a player."""
SEAT: Final = 1
"""Position of the player who was handed cards of it last."""
HOLDER: Final = 2
"""That player's id, plus 1."""
OUT: Final = 3
"""1 while a player has cards of it."""
RETURNED: Final = 4
"""Event by which the two cards came back."""
GIVEN_UP: Final = 5
"""Event by which a player last gave up the right to turn it."""
PREVIOUS: Final = 6
"""Position of the player to whom the right belonged or was offered last."""
OFFERS: Final = 7
"""Offers since."""
ACCEPTED: Final = 8
"""Position that accepted."""
ASTRAY: Final = 9
"""1 where the order of the offers was already found wrong, or is not known."""
THIRD_HANDED: Final = 10
THIRD_RETURNED: Final = 11
THIRD_TURNED: Final = 12
"""Event that turned its third card face up."""
CALLED: Final = 13
"""Event that first announced its Point Count."""
UNDER: Final = 14
"""Event that put it under the shoe."""
GIVEN_UP_LATE: Final = 15
"""1 where the right was given up after the two cards had come back."""
DECLINED: Final = 1_100
"""For each hand a place for each position: 1 where it gave up the right in this round, or was offered it."""
LAST: Final = 1_200
"""One more than the last place."""
