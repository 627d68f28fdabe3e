"""What the judges on the curator carry; 0 everywhere at the start."""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow

SEATS: Final = 50
DEALER_PLACES: Final = 20


class Curator(StateRow):
    """The curator of the shoe, and the order in which it is offered."""

    position: int
    """Position of the curator, plus 1 (1: the dealer); 0: not known."""
    seated: Area = several(SEATS)
    """One place for each position: 1 where somebody sits there, 2 where he had a wager in the last round."""
    asked: Area = several(SEATS)
    """One place for each position: 1 where the shoe was offered since the order of the offers began."""
    order: int
    """Why the shoe is being offered: 0 not at all, 1 a new shoe, 2 a curator gave it up."""
    previous: int
    """Position of the last offer, or of the one who gave the shoe up; 0: nobody's."""
    offers: int
    """Offers since the order began."""
    accepted: int
    """Position that accepted."""
    astray: int
    """1 where the order was already found wrong, or is not known."""
    lost: int
    """1 where the Banker's Hand lost the last round and the shoe was not passed since, 2 where it was void, -1 where
    its result is not known."""
    gap: int
    numbering: int
    """1 where the numbers rise clockwise, -1 where counterclockwise."""
    gave_up: int
    """Position of the one who had to pass the shoe; not above 0 where it was his choice, or nobody's."""
    had_curator: int
    """1 where somebody was the curator before the shoe that is new."""
    new_shoe: int
    """1 where a shoe was filled since the last card."""
    filled_anew: int
    """1 where cards came or were shuffled after a new shoe was offered, and before a card of it was dealt."""
    initial_reported: int
    third_reported: int
    """1 where it was reported of this round that somebody other than the curator dealt."""
    curators_id: int
    """Id of the player who is the curator, plus 1; 0: not known."""
    unfilled: int
    """1 where cards were shuffled and none placed in the shoe since the last was dealt, 2 where some were placed in
    it."""
    dealers: Area = several(DEALER_PLACES)
    """Ids of the dealers at the table, one place each; 0: none."""
    shuffled: Area = several(DEALER_PLACES)
    """1 for each of them who shuffled since the last card."""
    shuffle_seen: int
    shuffler_unknown: int
    washed: int
    """1 where the cards were washed and not stacked since."""
    newly: int
    """1 where the curator was named since the last round was dealt."""
