"""Where a table's state keeps what the wagers pass carries from round to round; every place holds 0 at first."""

from typing import Final

from validator.games.numbers import SEAT_CODES, WORD_CODES, Places, carried

take = carried("blackjack.wagers")

LIMITS: Final = take()
"""1 once a limit was posted."""
MINIMUM: Final = take(WORD_CODES)
"""From here one place for each word of the log's wager types: its posted minimum in cents, and 1."""
MAXIMUM: Final = take(WORD_CODES)
"""The same for maxima."""
DEALT: Final = take()
"""Rounds dealt since the last shuffle that the log shows."""
COUNTED: Final = take()
"""Number, plus 1, of the last round that was counted."""
STRANGERS: Final = take()
"""1 where someone whose id is not recorded wagered since then."""
FRESH: Final = take()
"""1 where a shuffle was seen and no card has been dealt to a round since."""
BARRED: Final = take()
"""Patrons barred by name from wagering and not yet admitted again."""
PATRONS: Final = take()
"""Patrons who have wagered since the last shuffle, or were barred or admitted."""
field = Places()
PATRON_PLACES: Final = 100
PATRON_ID: Final = field()
PATRON_ROUND: Final = field()
PATRON_BARRED: Final = field()
PATRON_NOTED: Final = field()
PATRON_ROUNDS: Final = field()
PATRON_WIDTH: Final = field.end
PATRON: Final = take(PATRON_WIDTH * PATRON_PLACES)
"""From here PATRON_WIDTH places for each of them: his id and 1, the last round he wagered in and 1, whether barred.

Behind them the last round counted and 1, and how many were counted.
"""
SHUFFLE_SEEN: Final = take()
"""1 where no row since the last shuffle was unreadable."""
UNCONVERTED: Final = take()
"""Verbal cash wagers of the last round whose cash was not converted."""
UNCONVERTED_PLACES: Final = 9
UNCONVERTED_CENTS: Final = take(UNCONVERTED_PLACES)
"""From here their amounts, -1 where one is not recorded."""
BOX_PLACES: Final = 128
BOXES: Final = take(BOX_PLACES)
"""From here one place for each remainder of a player's id: the row of the round in which such a player last wagered."""
SEATS: Final = take(SEAT_CODES)
"""From here one place for each betting position: the round in which a Blackjack Wager was last placed there."""
SEAT_PLACES: Final = SEAT_CODES
