"""What passed through the center of the layout in one round: places of a stretch of the state column, in cents."""

from typing import Final

from validator.games.numbers import carried

take = carried("pai_gow.center")

WON: Final = take()
"""Losing wagers put in."""
PAID: Final = take()
"""Winnings paid out."""
BY_BANK: Final = take()
"""Put in by the bank."""
BY_TABLE: Final = take()
"""Put in from the table inventory container."""
TO_BANK: Final = take()
"""Taken out for the bank."""
TO_TABLE: Final = take()
"""Taken out for the table inventory container."""
VIGORISH: Final = take()
"""Vigorish taken on a surplus, -1 none."""
COUNTED: Final = take()
"""The surplus as counted, -1 not counted."""
UNKNOWN: Final = take()
"""Movements whose amount or whose party is not known."""
PAID_ASIDE: Final = take()
"""Winnings paid from elsewhere once what lacked for them had been put in."""
DEALERS_MOVED: Final = take()
"""1 where the dealer's losing wager was moved in by a row of its own."""
BANK_EVENT: Final = take()
"""Last event of each; -1 none."""
TABLE_EVENT: Final = take()
TO_BANK_EVENT: Final = take()
TO_TABLE_EVENT: Final = take()
VIGORISH_EVENT: Final = take()
COUNTED_EVENT: Final = take()
LAST_PAID: Final = take()
FIRST_TAKEN: Final = take()
"""First event that took something out besides winnings."""
ASTRAY: Final = take()
"""First event that collected a losing wager or paid a winning one past the center, or settled one otherwise."""
ADDED_EARLY: Final = take()
"""The event that first put something in, if what lay there was enough for the next winning wager paid; -1 not."""
END: Final = take.end
