"""Places in the options column that every machine has: what the log declares to record, when the chapter is in force.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two places.
"""

from typing import Final

UNSTATED: Final = -1
RECORDED: Final = 200
"""From here one place for each event kind, by its code: 2 always, 1 sometimes, 0 never recorded."""
RECORDED_KINDS: Final = 160
RECORDED_FIELD: Final = 360
"""Then one place for each of the fields that FIELDS lists."""
FIELD_DEAL_CARD: Final = 360
FIELD_DEAL_FACE: Final = 361
FIELD_DEAL_SOURCE: Final = 362
FIELD_AT: Final = 363
FIELD_PLAYER: Final = 364
FIELD_PAY_CENTS: Final = 365
FIELD_DEAL_BACK: Final = 366
FIELD_DEAL_WHAT: Final = 367
FIELD_REMOVED_WHAT: Final = 368
IN_FORCE_FROM: Final = 390
"""The first moment of the chapter's first day, in milliseconds of the epoch as the log's times; so the next three."""
EXPIRES: Final = 391
"""The first moment at which by its own words it may hold no longer; -1 where it sets itself no end."""
ENDED: Final = 392
"""The first moment at which it certainly holds no longer; -1 where no end is known."""
LAW_OF: Final = 393
"""The day whose law judges every round, where one is asked for; else -1: each is judged by its own day."""
ALWAYS: Final = 2
SOMETIMES: Final = 1
NEVER: Final = 0
