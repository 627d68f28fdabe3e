"""What the passes on the curator carry; 0 everywhere at the start."""

from typing import Final

from validator.games.numbers import carried

take = carried("baccarat.curator")

SEATS: Final = 50
DEALER_PLACES: Final = 20

SEATED: Final = take(SEATS)
"""One place for each position: 1 where somebody sits there, 2 where he had a wager in the last round."""
ASKED: Final = take(SEATS)
"""One place for each position: 1 where the shoe was offered since the order of the offers began."""
CURATOR: Final = take()
"""Position of the curator, plus 1 (1: the dealer); 0: not known."""
ORDER: Final = take()
"""Why the shoe is being offered: 0 not at all, 1 a new shoe, 2 a curator gave it up."""
PREVIOUS: Final = take()
"""Position of the last offer, or of the one who gave the shoe up; 0: nobody's."""
OFFERS: Final = take()
"""Offers since the order began."""
ACCEPTED: Final = take()
"""Position that accepted."""
ASTRAY: Final = take()
"""1 where the order was already found wrong, or is not known."""
LOST: Final = take()
"""1 where the Banker's Hand lost the last round and the shoe was not passed since, 2 where it was void, -1 where its
result is not known."""
GAP: Final = take()
NUMBERING: Final = take()
"""1 where the numbers rise clockwise, -1 where counterclockwise."""
GAVE_UP: Final = take()
"""Position of the one who had to pass the shoe; not above 0 where it was his choice, or nobody's."""
HAD_CURATOR: Final = take()
"""1 where somebody was the curator before the shoe that is new."""
NEW_SHOE: Final = take()
"""1 where a shoe was filled since the last card."""
FILLED_ANEW: Final = take()
"""1 where cards came or were shuffled after a new shoe was offered, and before a card of it was dealt."""
INITIAL_REPORTED: Final = take()
THIRD_REPORTED: Final = take()
"""1 where it was reported of this round that another than the curator dealt."""
CURATORS_ID: Final = take()
"""Id of the player who is the curator, plus 1; 0: not known."""
UNFILLED: Final = take()
"""1 where cards were shuffled and none placed in the shoe since the last was dealt, 2 where some were placed in it."""
DEALERS: Final = take(DEALER_PLACES)
"""Ids of the dealers at the table, one place each; 0: none."""
SHUFFLED: Final = take(DEALER_PLACES)
"""1 for each of them who shuffled since the last card."""
SHUFFLE_SEEN: Final = take()
SHUFFLER_UNKNOWN: Final = take()
WASHED: Final = take()
"""1 where the cards were washed and not stacked since."""
NEWLY: Final = take()
"""1 where the curator was named since the last round was dealt."""
