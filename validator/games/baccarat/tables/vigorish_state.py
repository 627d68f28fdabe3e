"""The vigorish that is owed; 0 everywhere at the start.

An event is kept by 2 and its number (column seq).
"""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, StateRow

SEATS: Final = 50
"""Positions, each with its own debt."""


class Debt(StateRow, rows=SEATS):
    """The vigorish that a position owes."""

    owed: int
    """Cents of vigorish marked and not collected."""
    marker: int
    """Cents on the marker and 1."""
    pending: int
    """Cents marked as owed and 2, while the marker was not placed yet; -1 where one was placed for what is marked
    next."""
    left: int
    """Event by which the player left owing."""
    removed: int
    """Event by which a marker was removed while vigorish was owed, as long as it is."""
    reshuffled: int
    """Event of the reshuffle before which it was not collected, as long as it is owed."""
    tied: int
    """1 where what is owed is vigorish on a tie."""
    reported: int
    """1 where it was reported that it is overdue."""
    unsure: int
    """1 where an amount marked or collected is not recorded."""
    left_player: int
    """Who left owing, one more than his id; that with a minus once he is back."""
    shown: int
    """Cents on all the markers that lie on the layout."""
    unmarked: int
    """Cents owed for which no marker was placed, as was reported."""
    in_part: int
    """1 where a part of what was owed was collected, and the rest is still owed."""


class Vigorish(StateRow):
    """Vigorish that is collected later."""

    open: int
    """1 once the table was seen to open."""
    gap: int
    """1 where a row could not be read since then."""
    new_shoe: int
    """1 where the cards were shuffled, changed or loaded since a card was dealt."""
    started: int
    """Number, plus 1, of the last round in which a card was dealt."""
    debts: int
    """Vigorish marked since the table opened."""
    late: Area = several(SEATS)
    """Cents that may be owed beside those marked: of players who left, and what of a round was neither taken nor
    marked."""
    awaited: Area = several(SEATS)
    """Cents of the stakes that tied in the last round, on which the vigorish elected may still be collected."""
    collected: Area = several(SEATS)
    """Cents collected of it since; -1 where it is not known how much, or on what."""
    wagers: Area = several(SEATS)
    """How many these wagers are."""
    batch: int
    """The back, plus 1, of the batch in the dealing shoe, of two; 0 where it is not known."""
    other_cards: int
    """1 where other cards came since a card was dealt, so that a shuffle is none of those in the dealing shoe."""
