"""What baccarat's own judges on the shoe carry from round to round; 0 everywhere at the start."""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow

SEATS: Final = 50
MINUTE: Final = 60_000
"""Milliseconds of a minute, in which the times of a log are given."""


class FirstCard(StateRow):
    """The first card of a shoe, and those that it calls for."""

    opened: int
    """1 from the opening of the table to the first card of its first shoe."""
    new: int
    """1 where cards were put into the shoe and none of them was dealt yet."""
    first: int
    """The first card removed from it: its rank plus 2, 1 where its rank is not known."""
    count: int
    """Further cards removed then."""
    omitted: int
    """1 where a card was dealt from it, and it was told that the first was not removed before."""
    gap: int
    begun: int
    """Number, plus 1, of the last round with a card; each judge keeps its own."""
    found_face_up: int
    """1 where a card was found face up in this shoe since the last was dealt: further cards are then drawn for that
    one."""
    played: int
    """1 where a card was dealt from this shoe, and no other cards came since."""
    odd: int
    """1 where a card was found face up, or dealt in error, since a round began."""
    shoe_whole: int
    """1 where it stands in the log how the shoe was filled, and no row was lost since."""
    still_due: int
    """Cards that a card found face up, or dealt in error and disclosed, still calls for in a shoe in play."""
    curated_by_player: int
    """1 where the last to become the curator was a player."""


class LastHand(StateRow):
    """The last hand of a shoe."""

    covered: int
    """1 where the cover card appeared in the midst of a hand, 2 where before the first card of one."""
    cover_round: int
    """Number, plus 1, of the round in which it appeared."""
    since: int
    """Rounds begun since, that one not counted where its cards were being dealt."""
    called: int
    """"Last hand" called since: 0 not, 1 after the hand of the cover card, -1 in it, 2 in it and the hand went on."""
    gap: int
    begun: int
    dealt: int
    """1 where a card was dealt from the shoe."""
    inserted: int
    """One more than the most cards below an inserted cover card since the cut."""
    ended_by: int
    """What ends the shoe out of the ordinary course since the last round began, its code plus 1; 0: nothing known."""
    depth: int
    """1 from the filling of a shoe whose cover card lies at a depth not recorded, 2 where it is; 0 once it is
    reached."""


class CutTurn(StateRow):
    """To whom the cut is offered."""

    offers: int
    """Offers of the cut of the stack that is to be dealt."""
    last_seat: int
    """Position of the last offer."""
    accepted: int
    cutter: int
    """Position of the last player who cut; 0 the dealer or nobody."""
    recut: int
    """1 where a recut is required and not made yet."""
    astray: int
    """1 where the order was already found wrong."""
    gap: int
    back: int
    """The back, plus 1, of the batch that was brought into play last; 0: not known."""
    numbering: int
    """1 where the numbers rise clockwise, -1 where counterclockwise."""
    later: int
    """1 where cards were dealt from a shoe since the table opened."""
    last_curator: int
    """Position of the curator, plus 1; 0: not known."""
    seated: Area = several(SEATS)
    """One place for each position: 1 where somebody sits there."""


class CardAge(StateRow):
    """How old the cards are."""

    opened: int
    """When the cards were opened, in milliseconds, or were first seen."""
    first_dealt: int
    shut: int
    """Milliseconds for which the table was closed since."""
    closed: int
    new_shoe: int
    """1 where the cards were shuffled or loaded since the last card."""
    reported: int
    """1 where it was for review that the cards are too old, 2 where it was reported."""
    begun: int
    gap: int
    changed: int
    """1 where the cards were changed since the last shoe began."""
    back: int
    """The set of the last shoe, its id plus 1."""
    next_back: int
    played: int
    """1 where a shoe was played since the table opened."""
    ended: int
    """How far the shoe that is played came: 1 to its cover card, 2 until too few cards were left."""


class IdleTurn(StateRow):
    """How the cards of an idle table lie."""

    idle: int
    """1 after a time without gaming activity, until a card is dealt."""
    lies: int
    """How the cards were last spread since then: 1 face up, 2 face down."""
    gap: int
    begun: int
