"""Places in the options column that every machine has: what the log declares to record.

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
ALWAYS: Final = 2
SOMETIMES: Final = 1
NEVER: Final = 0
