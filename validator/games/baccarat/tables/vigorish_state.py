"""Where a table's state keeps the vigorish that is owed; every place holds 0 at first.

An event is kept by 2 and its number (column seq).
"""

from typing import Final

from validator.games.numbers import carried

take = carried("baccarat.vigorish")

SEATS: Final = 50
"""Positions, each with a place in every stretch below."""
OWED: Final = take(SEATS)
"""Cents of vigorish marked and not collected."""
MARKER: Final = take(SEATS)
"""Cents on the marker and 1."""
PENDING: Final = take(SEATS)
"""Cents marked as owed and 2, while the marker was not placed yet; -1 where one was placed for what is marked next."""
LEFT: Final = take(SEATS)
"""Event by which the player left owing."""
REMOVED: Final = take(SEATS)
"""Event by which a marker was removed while vigorish was owed, as long as it is."""
RESHUFFLED: Final = take(SEATS)
"""Event of the reshuffle before which it was not collected, as long as it is owed."""
TIED: Final = take(SEATS)
"""1 where what is owed is vigorish on a tie."""
REPORTED: Final = take(SEATS)
"""1 where it was reported that it is overdue."""
UNSURE: Final = take(SEATS)
"""1 where an amount marked or collected is not recorded."""
LEFT_PLAYER: Final = take(SEATS)
"""Who left owing, one more than his id; that with a minus once he is back."""
OPEN: Final = take()
"""1 once the table was seen to open."""
GAP: Final = take()
"""1 where a row could not be read since then."""
NEW_SHOE: Final = take()
"""1 where the cards were shuffled, changed or loaded since a card was dealt."""
STARTED: Final = take()
"""Number, plus 1, of the last round in which a card was dealt."""
DEBTS: Final = take()
"""Vigorish marked since the table opened."""
SHOWN: Final = take(SEATS)
"""Cents on all the markers that lie on the layout."""
UNMARKED: Final = take(SEATS)
"""Cents owed for which no marker was placed, as was reported."""
IN_PART: Final = take(SEATS)
"""1 where a part of what was owed was collected, and the rest is still owed."""
LATE: Final = take(SEATS)
"""Cents that may be owed beside those marked: of players who left, and what of a round was neither taken nor marked."""
AWAITED: Final = take(SEATS)
"""Cents of the stakes that tied in the last round, on which the vigorish elected may still be collected."""
COLLECTED: Final = take(SEATS)
"""Cents collected of it since; -1 where it is not known how much, or on what."""
WAGERS: Final = take(SEATS)
"""How many these wagers are."""
OTHER_CARDS: Final = take()
"""1 where other cards came since a card was dealt, so that a shuffle is none of those in the dealing shoe."""
