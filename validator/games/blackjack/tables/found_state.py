"""What the judges of Spanish 21 carry from round to round; 0 everywhere at the start."""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow

SEATS: Final = 30


class Found(StateRow):
    """Cards found where there should be none, and 10s among the decks."""

    opening: int
    """1 where decks were received and none of their cards dealt yet."""
    washed: int
    """The back of those that were washed last, its id plus 2; 1 where it is not recorded, 0 where none were."""
    tens: int
    """10s found in these decks, or in either of two batches, in rounds before this one."""
    tens_in_shoe: int
    """Those of them that were found since the shoe was filled, where two batches take turns."""
    tens_gap: int
    """1 where a row could not be read that may tell that these are other decks."""
    doomed: int
    """1 where more than one 10 was found in a round and the decks were not removed yet."""
    alone: int
    """1 where the dealer took 10s out of the decks, and no floorperson has verified it yet."""
    face_up: int
    """Cards found face up since the last shuffle, in rounds before this one."""
    face_up_gap: int
    """1 where a row could not be read that may tell of a shuffle, or of another shoe."""
    reshuffle: int
    """1 where more than one card was found face up in a round and the cards were not shuffled yet."""
    started: int
    """Number, plus 1, of the last round in which a card was drawn."""
    gap: int
    """1 where a row could not be read since what is judged began."""
    spread: int
    """The same of those that were spread face up."""


class BetweenRounds(StateRow):
    """What is seen between rounds."""

    unapproved: int
    """1 where an unapproved device was reported."""
    missed: Area = several(SEATS)
    """One place for each position up to SEATS: 1 where no card was dealt to its box in the last round."""


class IdleTurn(StateRow):
    """How the cards of an idle table lie."""

    idle: int
    """1 after a time without gaming activity."""
    lies: int
    """How the cards were last spread since then: 1 face up, 2 face down."""
    begun: int
    """Number, plus 1, of the last round with a card."""
    gap: int


class Cash(StateRow):
    """Verbal Match-The-Dealer wagers of the last round whose cash was not converted."""

    wagers: int
    """Verbal Match-The-Dealer wagers of the last round whose cash was not converted, and their cents in the next
    place."""
    cents: int
