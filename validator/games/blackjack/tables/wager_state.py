"""Where a table's state keeps what the wagers pass carries from round to round; every place holds 0 at first."""

from typing import Final

LIMITS: Final = 400
"""1 once a limit was posted."""
MINIMUM: Final = 401
"""From here one place for each word of the log's wager types: its posted minimum in cents, and 1."""
MAXIMUM: Final = 481
"""The same for maxima."""
TYPES: Final = 80
"""Places of each of the two."""
DEALT: Final = 570
"""Rounds dealt since the last shuffle that the log shows."""
STRANGERS: Final = 571
"""1 where someone whose id is not recorded wagered since then."""
FRESH: Final = 572
"""1 where a shuffle was seen and no card has been dealt to a round since."""
BARRED: Final = 573
"""Patrons barred by name from wagering and not yet admitted again."""
PATRONS: Final = 574
"""Patrons who have wagered since the last shuffle, or were barred or admitted."""
PATRON: Final = 580
"""From here PATRON_WIDTH places for each of them: his id and 1, the last round he wagered in and 1, whether barred."""
PATRON_ID: Final = 0
PATRON_ROUND: Final = 1
PATRON_BARRED: Final = 2
PATRON_WIDTH: Final = 3
PATRON_PLACES: Final = 100
UNCONVERTED: Final = 890
"""Verbal cash wagers of the last round whose cash was not converted."""
UNCONVERTED_CENTS: Final = 891
"""From here their amounts."""
UNCONVERTED_PLACES: Final = 9
BOXES: Final = 900
"""From here one place for each remainder of a player's id: the row of the round in which such a player last wagered."""
BOX_PLACES: Final = 128
SEATS: Final = 1_030
"""From here one place for each betting position: the round in which a Blackjack Wager was last placed there."""
SEAT_PLACES: Final = 100
