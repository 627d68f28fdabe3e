"""Places in the options column of every game: what the log declares to record, when the chapter is in force.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two places.
"""

from typing import Final

from validator.games.numbers import KIND_CODES, Places

take = Places()

UNSTATED: Final = -1
RECORDED: Final = take(KIND_CODES)
"""From here one place for each event kind, by its code: 2 always, 1 sometimes, 0 never recorded."""
# Then one place for each column of a kind whose absence a judge asks about (FIELDS of ``rounds/replay.py``).
FIELD_DEAL_CARD: Final = take()
FIELD_DEAL_FACE: Final = take()
FIELD_DEAL_SOURCE: Final = take()
FIELD_AT: Final = take()
FIELD_PLAYER: Final = take()
FIELD_PAY_CENTS: Final = take()
FIELD_DEAL_BACK: Final = take()
FIELD_DEAL_WHAT: Final = take()
FIELD_REMOVED_WHAT: Final = take()
ORDER: Final = take()
"""Whether the order of rows is that of acts; 0: only what needs no order is judged."""
IN_FORCE_FROM: Final = take()
"""The first moment of the chapter's first day, in milliseconds of the epoch as the log's times; so the next three."""
EXPIRES: Final = take()
"""The first moment at which by its own words it may hold no longer; -1 where it sets itself no end."""
ENDED: Final = take()
"""The first moment at which it certainly holds no longer; -1 where no end is known."""
LAW_OF: Final = take()
"""The day whose law judges every round, where one is asked for; else -1: each is judged by its own day."""
POSITIONS_MOST: Final = take()
"""How many betting positions a table may have; -1 for any number."""
POSITIONS_LEAST: Final = take()
"""How many it must have; -1 for any number."""
VENUE_DAY: Final = take()
"""Which gaming day the stream of the venue tells of last, counted from 1; its negative where that day has ended."""
END: Final = take.end
"""First place behind these."""

ALWAYS: Final = 2
SOMETIMES: Final = 1
NEVER: Final = 0
