"""What the passes of Spanish 21 carry from round to round, from place OPENING of the state column on."""

from typing import Final

from validator.games.numbers import carried

take = carried("blackjack.found")

SEATS: Final = 30

OPENING: Final = take()
"""1 where decks were received and none of their cards dealt yet."""
WASHED: Final = take()
"""The back of those that were washed last, its id plus 2; 1 where it is not recorded, 0 where none were."""
TENS: Final = take()
"""10s found in these decks, or in either of two batches, in rounds before this one."""
TENS_IN_SHOE: Final = take()
"""Those of them that were found since the shoe was filled, where two batches take turns."""
TENS_GAP: Final = take()
"""1 where a row could not be read that may tell that these are other decks."""
DOOMED: Final = take()
"""1 where more than one 10 was found in a round and the decks were not removed yet."""
ALONE: Final = take()
"""1 where the dealer took 10s out of the decks, and no floorperson has verified it yet."""
FACE_UP: Final = take()
"""Cards found face up since the last shuffle, in rounds before this one."""
FACE_UP_GAP: Final = take()
"""1 where a row could not be read that may tell of a shuffle, or of another shoe."""
RESHUFFLE: Final = take()
"""1 where more than one card was found face up in a round and the cards were not shuffled yet."""
STARTED: Final = take()
"""Number, plus 1, of the last round in which a card was drawn."""
GAP: Final = take()
"""1 where a row could not be read since what is judged began."""
UNAPPROVED: Final = take()
"""1 where an unapproved device was reported."""
IDLE: Final = take()
"""1 after a time without gaming activity."""
LIES: Final = take()
"""How the cards were last spread since then: 1 face up, 2 face down."""
IDLE_BEGUN: Final = take()
"""Number, plus 1, of the last round with a card."""
CASH: Final = take()
"""Verbal Match-The-Dealer wagers of the last round whose cash was not converted, and their cents in the next place."""
CASH_CENTS: Final = take()
IDLE_GAP: Final = take()
MISSED: Final = take(SEATS)
"""One place for each position up to SEATS: 1 where no card was dealt to its box in the last round."""
SPREAD: Final = take()
"""The same of those that were spread face up."""
