"""What the judge of wagers carries from round to round; 0 everywhere at the start."""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow
from validator.games.numbers import SEAT_CODES, WORD_CODES

PATRON_PLACES: Final = 100
UNCONVERTED_PLACES: Final = 9
BOX_PLACES: Final = 128
SEAT_PLACES: Final = SEAT_CODES


class Limits(StateRow):
    """The posted limits of wagers."""

    posted: int
    """1 once a limit was posted."""
    minimum: Area = several(WORD_CODES)
    """Of each word of the log's wager types its posted minimum in cents, and 1."""
    maximum: Area = several(WORD_CODES)
    """The same for maxima."""


class Patron(StateRow, rows=PATRON_PLACES):
    """A patron who has wagered since the last shuffle, or was barred or admitted."""

    id: int
    """His id, plus 1."""
    round: int
    """The last round in which he wagered, plus 1."""
    barred: int
    """1 where he is barred."""
    noted: int
    """The last round that was counted, plus 1."""
    rounds: int
    """How many were counted."""


class Wagering(StateRow):
    """Who has wagered since the last shuffle."""

    dealt: int
    """Rounds dealt since the last shuffle that the log shows."""
    counted: int
    """Number, plus 1, of the last round that was counted."""
    strangers: int
    """1 where someone whose id is not recorded wagered since then."""
    fresh: int
    """1 where a shuffle was seen and no card has been dealt to a round since."""
    barred: int
    """Patrons barred by name from wagering and not yet admitted again."""
    patrons: int
    """Patrons who have wagered since the last shuffle, or were barred or admitted."""
    shuffle_seen: int
    """1 where no row since the last shuffle was unreadable."""
    unread: int
    """1 where a row that could not be read since the last shuffle may have told of another, or of a wager."""


class Unconverted(StateRow):
    """Verbal cash wagers of the last round whose cash was not converted."""

    count: int
    """Verbal cash wagers of the last round whose cash was not converted."""
    cents: Area = several(UNCONVERTED_PLACES)
    """Their amounts, -1 where one is not recorded."""


class LastWagers(StateRow):
    """In which round wagers were last placed."""

    of_players: Area = several(BOX_PLACES)
    """Of each remainder of a player's id the row of the round in which such a player last wagered."""
    at_seats: Area = several(SEAT_CODES)
    """Of each betting position the round in which a Blackjack Wager was last placed there."""
