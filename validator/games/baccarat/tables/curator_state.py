"""What the passes on the curator carry, in places 1200 to 1399; 0 everywhere at the start."""

from typing import Final

SEATED: Final = 1_200
"""One place for each position: 1 where somebody sits there, 2 where he had a wager in the last round."""
SEATS: Final = 50
ASKED: Final = 1_250
"""One place for each position: 1 where the shoe was offered since the order of the offers began."""
CURATOR: Final = 1_300
"""Position of the curator, plus 1 (1: the dealer); 0: not known."""
ORDER: Final = 1_301
"""Why the shoe is being offered: 0 not at all, 1 a new shoe, 2 a curator gave it up."""
PREVIOUS: Final = 1_302
"""Position of the last offer, or of the one who gave the shoe up; 0: nobody's."""
OFFERS: Final = 1_303
"""Offers since the order began."""
ACCEPTED: Final = 1_304
"""Position that accepted."""
ASTRAY: Final = 1_305
"""1 where the order was already found wrong, or is not known."""
LOST: Final = 1_306
"""1 where the Banker's Hand lost the last round and the shoe was not passed since, 2 where it was void, -1 where its
result is not known."""
GAP: Final = 1_307
NUMBERING: Final = 1_308
"""1 where the numbers rise clockwise, -1 where counterclockwise."""
GAVE_UP: Final = 1_309
"""Position of the one who had to pass the shoe; 0 where it was his choice, or nobody's."""
HAD_CURATOR: Final = 1_310
"""1 where somebody was the curator before the shoe that is new."""
NEW_SHOE: Final = 1_311
"""1 where a shoe was filled since the last card."""
INITIAL_REPORTED: Final = 1_312
THIRD_REPORTED: Final = 1_313
"""1 where it was reported of this round that another than the curator dealt."""
CURATORS_ID: Final = 1_314
"""Id of the player who is the curator, plus 1; 0: not known."""
DEALERS: Final = 1_320
"""Ids of the dealers at the table, one place each; 0: none."""
SHUFFLED: Final = 1_340
"""1 for each of them who shuffled since the last card."""
DEALER_PLACES: Final = 20
SHUFFLE_SEEN: Final = 1_360
SHUFFLER_UNKNOWN: Final = 1_361
LAST: Final = 1_400
"""One more than the last place."""
