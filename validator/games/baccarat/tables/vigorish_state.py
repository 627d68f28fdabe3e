"""Where a table's state keeps the vigorish that is owed; every place holds 0 at first.

An event is kept counted from 2; 1 alone stands for one in an earlier run.
"""

from typing import Final

SEATS: Final = 50
"""Positions, each with a place in every stretch below."""
OWED: Final = 400
"""Cents of vigorish marked and not collected."""
MARKER: Final = 450
"""Cents on the marker and 1."""
PENDING: Final = 500
"""Cents marked as owed and 2, while the marker was not placed yet; -1 where one was placed for what is marked next."""
LEFT: Final = 550
"""Event by which the player left owing."""
REMOVED: Final = 600
"""Event by which a marker was removed while vigorish was owed."""
RESHUFFLED: Final = 650
"""Event of the reshuffle before which it was not collected."""
TIED: Final = 700
"""1 where what is owed is vigorish on a tie."""
REPORTED: Final = 750
"""1 where it was reported that it is overdue."""
UNSURE: Final = 800
"""1 where an amount marked or collected is not recorded."""
OPEN: Final = 850
"""1 once the table was seen to open."""
GAP: Final = 851
"""1 where a row could not be read since then."""
NEW_SHOE: Final = 852
"""1 where the cards were shuffled, changed or loaded since a card was dealt."""
BEGUN: Final = 853
"""Number, plus 1, of the last round in which a card was dealt."""
DEBTS: Final = 854
"""Vigorish marked since the table opened."""
LATE: Final = 1_450
"""Cents that players who left still owed, reported and not collected yet."""
