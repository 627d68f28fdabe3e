"""What passed through the center of the layout in one round: places of a stretch of the state column, in cents."""

from typing import Final

WON: Final = 110
"""Losing wagers put in."""
PAID: Final = 111
"""Winnings paid out."""
BY_BANK: Final = 112
"""Put in by the bank."""
BY_TABLE: Final = 113
"""Put in from the table inventory container."""
TO_BANK: Final = 114
"""Taken out for the bank."""
TO_TABLE: Final = 115
"""Taken out for the table inventory container."""
VIGORISH: Final = 116
"""Vigorish taken on a surplus, -1 none."""
COUNTED: Final = 117
"""The surplus as counted, -1 not counted."""
UNKNOWN: Final = 118
"""Movements whose amount or whose party is not known."""
BANK_EVENT: Final = 119
"""Last event of each; -1 none."""
TABLE_EVENT: Final = 120
TO_BANK_EVENT: Final = 121
TO_TABLE_EVENT: Final = 122
VIGORISH_EVENT: Final = 123
COUNTED_EVENT: Final = 124
LAST_PAID: Final = 125
FIRST_TAKEN: Final = 126
"""First event that took something out besides winnings."""
END: Final = 127
