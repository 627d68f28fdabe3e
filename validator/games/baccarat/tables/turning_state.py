"""What the pass on turned cards carries; 0 everywhere at the start.

Events are kept within their round, one more than their number; 0: there was none.
"""

from typing import Final

from validator.games.numbers import Places, carried

take = carried("baccarat.turning")

SEATS: Final = 50

SEATED: Final = take(SEATS)
"""One place for each position: 1 where somebody sits there."""
GAP: Final = take()
"""1 where it is not sure who left."""
FOLLOWED: Final = take()
"""1 while it is followed who sits where."""

field = Places()
HANDED: Final = field()
"""Event that first handed its two cards to a player."""
SEAT: Final = field()
"""Position of the player who was handed cards of it last."""
HOLDER: Final = field()
"""That player's id, plus 1."""
OUT: Final = field()
"""1 while a player has cards of it."""
RETURNED: Final = field()
"""Event by which the two cards came back."""
GIVEN_UP: Final = field()
"""Event by which a player last gave up the right to turn it."""
PREVIOUS: Final = field()
"""Position of the player to whom the right belonged or was offered last."""
OFFERS: Final = field()
"""Offers since."""
ACCEPTED: Final = field()
"""Position that accepted."""
ASTRAY: Final = field()
"""1 where the order of the offers was already found wrong, or is not known."""
THIRD_HANDED: Final = field()
THIRD_RETURNED: Final = field()
THIRD_TURNED: Final = field()
"""Event that turned its third card face up."""
CALLED: Final = field()
"""Event that first announced its Point Count."""
UNDER: Final = field()
"""Event that put it under the shoe."""
GIVEN_UP_LATE: Final = field()
"""1 where the right was given up after the two cards had come back."""
WIDTH: Final = field.end
PLAYER: Final = take(WIDTH)
BANKER: Final = take(WIDTH)
"""From here the places of the Player's Hand and of the Banker's Hand."""
DECLINED: Final = take(2 * SEATS)
"""For each hand a place for each position: 0, or one of the following."""
GAVE_IT_UP: Final = 1
"""The player gave up the right in this round, or refused it."""
OFFERED: Final = 2
"""The player was offered the right and did not refuse it."""
LAST: Final = take.end
"""One more than the last place."""
