"""Which positions the shoe was offered to, and at which its next offer begins."""

from validator.core.engine.kernel import kernel
from validator.games.baccarat.rows import next_seat
from validator.games.baccarat.tables import curator_state as place
from validator.games.baccarat.tables.rows import Table
from validator.games.table import recorded
from validator.log.codes import (
    KIND_PLAYER_LEAVES,
    KIND_SHOE_OFFERED,
)

NEW = 1
GIVEN_UP = 2


@kernel
def seat_left_out(seat: int) -> bool:
    """Whether a position at which a player sits was passed over by an offer of the shoe (0: none was)."""
    return seat > 0


@kernel
def first_not_asked(t: Table, start: int, stop: int, level: int) -> int:
    """The first position from ``start`` on, counterclockwise to before ``stop``, that was not asked; 0: none.

    Somebody sits there: 2, who has a wager in the last or the coming round, or 1, who has none.
    """
    seat = start
    for _ in range(place.SEATS):
        if seat == stop:
            return 0
        if t.curator.seated[seat] == level and t.curator.asked[seat] == 0:
            return seat
        seat = next_seat(seat, t.curator.numbering)
    return 0


@kernel
def begin_offers_of_shoe(t: Table, why: int, previous: int) -> None:
    """The shoe is to be offered from now on."""
    t.curator.order = why
    t.curator.previous = previous
    t.curator.offers = 0
    t.curator.accepted = 0
    t.curator.astray = 0
    for seat in range(place.SEATS):
        t.curator.asked[seat] = 0
    if why == GIVEN_UP:
        if 0 < previous < place.SEATS:
            t.curator.asked[previous] = 1
        else:
            t.curator.astray = 1


@kernel
def forget_seats(t: Table) -> None:
    """The table closes: nobody sits there, is the curator or was offered the shoe."""
    for seat in range(place.SEATS):
        t.curator.seated[seat] = 0
        t.curator.asked[seat] = 0
    t.curator.position = 0
    t.curator.order = 0
    t.curator.previous = 0
    t.curator.offers = 0
    t.curator.accepted = 0
    t.curator.astray = 0
    t.curator.lost = 0
    t.curator.gap = 0


@kernel
def new_shoe(t: Table) -> None:
    """The shoe is filled, and is to be offered as a new one."""
    t.curator.new_shoe = 1
    t.curator.filled_anew = 0
    t.curator.had_curator = 1 if t.curator.position > 0 or t.curator.had_curator == 1 else 0
    begin_offers_of_shoe(t, NEW, 0)


@kernel
def seats_known(t: Table) -> bool:
    """Whether the log would show who left, every offer, and how the positions are numbered."""
    return (
        recorded(t, KIND_PLAYER_LEAVES)
        and recorded(t, KIND_SHOE_OFFERED)
        and t.curator.gap == 0
        and t.curator.numbering != 0
    )
