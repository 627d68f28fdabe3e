"""What baccarat's own passes on the shoe carry from round to round; 0 everywhere at the start."""

from typing import Final

from validator.games.numbers import carried

take = carried("baccarat.shoe")

SEATS: Final = 50

# first_card_pass
OPENED: Final = take()
"""1 from the opening of the table to the first card of its first shoe."""
NEW: Final = take()
"""1 where cards were put into the shoe and none of them was dealt yet."""
FIRST: Final = take()
"""The first card removed from it: its rank plus 2, 1 where its rank is not known."""
COUNT: Final = take()
"""Further cards removed then."""
FIRST_GAP: Final = take()
FIRST_BEGUN: Final = take()
"""Number, plus 1, of the last round with a card; each pass keeps its own."""
FOUND_FACE_UP: Final = take()
"""1 where a card was found face up in this shoe since the last was dealt: further cards are then drawn for that one."""
FIRST_PLAYED: Final = take()
"""1 where a card was dealt from this shoe, and no other cards came since."""
FIRST_ODD: Final = take()
"""1 where a card was found face up, or dealt in error, since a round began."""
SHOE_WHOLE: Final = take()
"""1 where it stands in the log how the shoe was filled, and no row was lost since."""
STILL_DUE: Final = take()
"""Cards that a card found face up, or dealt in error and disclosed, still calls for in a shoe in play."""
CURATED_BY_PLAYER: Final = take()
"""1 where the last to become the curator was a player."""

# last_hand_pass
COVERED: Final = take()
"""1 where the cover card appeared in the midst of a hand, 2 where before the first card of one."""
COVER_ROUND: Final = take()
"""Number, plus 1, of the round in which it appeared."""
SINCE: Final = take()
"""Rounds begun since, that one not counted where its cards were being dealt."""
CALLED: Final = take()
""""Last hand" called since: 0 not, 1 after the hand of the cover card, -1 in it, 2 in it and the hand went on."""
LAST_GAP: Final = take()
LAST_BEGUN: Final = take()
DEALT: Final = take()
"""1 where a card was dealt from the shoe."""
INSERTED: Final = take()
"""One more than the most cards below an inserted cover card since the cut."""
ENDED_BY: Final = take()
"""What ends the shoe out of the ordinary course since the last round began, its code plus 1; 0: nothing known."""
DEPTH: Final = take()
"""1 from the filling of a shoe whose cover card lies at a depth not recorded, 2 where it is; 0 once it is reached."""

# cut_turn_pass
OFFERS: Final = take()
"""Offers of the cut of the stack that is to be dealt."""
LAST_SEAT: Final = take()
"""Position of the last offer."""
ACCEPTED: Final = take()
CUTTER: Final = take()
"""Position of the last player who cut; 0 the dealer or nobody."""
RECUT: Final = take()
"""1 where a recut is required and not made yet."""
ASTRAY: Final = take()
"""1 where the order was already found wrong."""
CUT_GAP: Final = take()
CUT_BACK: Final = take()
"""The back, plus 1, of the batch that was brought into play last; 0: not known."""
NUMBERING: Final = take()
"""1 where the numbers rise clockwise, -1 where counterclockwise."""
LATER: Final = take()
"""1 where cards were dealt from a shoe since the table opened."""
LAST_CURATOR: Final = take()
"""Position of the curator, plus 1; 0: not known."""
SEATED: Final = take(SEATS)
"""One place for each position: 1 where somebody sits there."""

# card_age_pass
CARDS_OPENED: Final = take()
"""When the cards were opened, in milliseconds, or were first seen."""
FIRST_DEALT: Final = take()
SHUT: Final = take()
"""Milliseconds for which the table was closed since."""
CLOSED: Final = take()
NEW_SHOE: Final = take()
"""1 where the cards were shuffled or loaded since the last card."""
AGE_REPORTED: Final = take()
"""1 where it was for review that the cards are too old, 2 where it was reported."""
AGE_BEGUN: Final = take()
AGE_GAP: Final = take()
CHANGED: Final = take()
"""1 where the cards were changed since the last shoe began."""
BACK: Final = take()
"""The set of the last shoe, its id plus 1."""
NEXT_BACK: Final = take()
PLAYED: Final = take()
"""1 where a shoe was played since the table opened."""
ENDED: Final = take()
"""How far the shoe that is played came: 1 to its cover card, 2 until too few cards were left."""


# idle_turn_pass
IDLE: Final = take()
"""1 after a time without gaming activity, until a card is dealt."""
LIES: Final = take()
"""How the cards were last spread since then: 1 face up, 2 face down."""
IDLE_GAP: Final = take()
IDLE_BEGUN: Final = take()

MINUTE: Final = 60_000
"""Milliseconds of a minute, in which the times of a log are given."""
