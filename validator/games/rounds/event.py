"""How a state keeps an event for runs to come, and a hit names one of an earlier run (replay/retained_rows.py)."""

from validator.core.engine.kernel import kernel
from validator.games.table import Table


@kernel
def event_at(t: Table, kind: int, kept: int, now: int) -> int:
    """The event of ``kind``, up to ``now``, that a state keeps by 2 and its number; else -``kept``."""
    for i in range(now, -1, -1):
        if t.seq[i] == kept - 2 and t.kind[i] == kind:
            return i
    return -kept
