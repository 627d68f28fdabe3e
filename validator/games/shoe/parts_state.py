"""What opened_parts keeps of decks that were received and not dealt yet; 0 everywhere at the start."""

from typing import Final

from validator.core.engine.state_rows import StateRow

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


class OpenedDecks(StateRow, rows=BACKS):
    """Decks received of one back and not dealt yet."""

    back: int
    """The back of the decks, its id plus 2; 1 where it is not recorded, 0 where there are none."""
    decks: int
    """Decks received, UNKNOWN where a row does not say how many."""
    inspected: int
    """Rows of the dealer's inspection."""
    spread: int
    """Decks spread face up, or ALL."""
    washed: int
    """The most decks of one washing, or ALL."""
    washing: int
    """Decks of the washing in progress, until they are stacked."""
    made: int
    """1 where the decks were shuffled, stored, brought into play or put into the shoe."""
    came_shuffled: int
    """1 where they came preshuffled."""
    settled: int
    """1 where a card was dealt since they were received, from others; 2 where those were received with them."""
    verified: int
    """1 where a floorperson verified the inspection of the decks."""
    spread_turn: int
    """What was done before they were first spread face up."""
    wash_turn: int
    """What was done before they were first washed."""
    shuffle_turn: int
    """Whether they were shuffled, and washed after that."""
    untold: int
    """1 where a row of these steps does not tell whether it is of these decks."""
    stack_turn: int
    """Whether they were stacked after a washing, or only before."""


class OpenedParts(StateRow):
    """Decks received and not dealt yet."""

    begun: int
    """1 where decks were received that were not dealt yet."""
    defects: int
    """1 where an inspection found defects, so that decks may have been replaced, or its row does not say whose it
    is."""
    unnamed: OpenedDecks
    """What names no back that was received."""


INSPECTED: Final = OpenedDecks.place_of("inspected")
SPREAD: Final = OpenedDecks.place_of("spread")
WASHED: Final = OpenedDecks.place_of("washed")
