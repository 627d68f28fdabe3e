"""What opened_parts keeps of decks that were received and not dealt yet; 0 everywhere at the start."""

from typing import Final

from validator.games.numbers import Places, carried

BACKS: Final = 3
"""Backs of decks that are told apart."""
KEPT: Final = 2
"""By how much the id of a back is kept higher: 1 stands for a back that is not recorded."""
WAITED_FOR_ANOTHER: Final = 2
"""Value of SETTLED where decks were received with others that are dealt before them."""

# Values of SPREAD_TURN, WASH_TURN and SHUFFLE_TURN.
SPREAD_VERIFIED: Final = 1
SPREAD_UNVERIFIED: Final = 2
SPREAD_UNINSPECTED: Final = 3
WASHED_EARLY: Final = 1
WASHED_IN_TURN: Final = 2
SHUFFLED: Final = 1
WASHED_LATE: Final = 2
# Values of STACK_TURN.
STACKED: Final = 1
STACKED_EARLY: Final = 2
STACKED_IN_TURN: Final = 3
STACK_UNTOLD: Final = -1

take = carried("shoe.opened_parts")
BEGUN: Final = take()
"""1 where decks were received that were not dealt yet."""
DEFECTS: Final = take()
"""1 where an inspection found defects, so that decks may have been replaced, or its row does not say whose it is."""
field = Places()
BACK: Final = field()
"""The back of the decks, its id plus 2; 1 where it is not recorded, 0 where there are none."""
DECKS: Final = field()
"""Decks received, UNKNOWN where a row does not say how many."""
INSPECTED: Final = field()
"""Rows of the dealer's inspection."""
SPREAD: Final = field()
"""Decks spread face up, or ALL."""
WASHED: Final = field()
"""The most decks of one washing, or ALL."""
WASHING: Final = field()
"""Decks of the washing in progress, until they are stacked."""
MADE: Final = field()
"""1 where the decks were shuffled, stored, brought into play or put into the shoe."""
CAME_SHUFFLED: Final = field()
"""1 where they came preshuffled."""
SETTLED: Final = field()
"""1 where a card was dealt since they were received, from others; 2 where those were received with them."""
VERIFIED: Final = field()
"""1 where a floorperson verified the inspection of the decks."""
SPREAD_TURN: Final = field()
"""What was done before they were first spread face up; in the next two places, the turn of the other steps."""
WASH_TURN: Final = field()
SHUFFLE_TURN: Final = field()
UNTOLD: Final = field()
"""1 where a row of these steps does not tell whether it is of these decks."""
STACK_TURN: Final = field()
"""Whether they were stacked after a washing, or only before."""
WIDTH: Final = field.end
PLACES: Final = take((BACKS + 1) * WIDTH)
"""From here WIDTH places for what names no back that was received, then as many for each back received."""
END: Final = PLACES + (BACKS + 1) * WIDTH
