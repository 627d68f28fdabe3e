"""Decides in how many processes logs are judged: where it is not said, in as many as pay for their start."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from validator.core.engine.engines import Choice
from validator.core.engine.selection import is_compiled
from validator.core.processors import processors
from validator.log.read.reader import ROWS_OF_A_ROUND, first_tables, rounds_expected

START: Final = 1.5
"""Seconds of work that a process costs before it judges: to start, to read filings and law, to load compiled rules."""

JUDGED: Final = {False: 23e-6, True: 0.3e-6}
"""Seconds for which a row is judged, about: interpreted, compiled."""

TABLE: Final = 200e-6
"""Seconds that a table takes, about, however few rows it has."""


def jobs_for(logs: Sequence[Path], engine: Choice, asked: int | None) -> int:
    """In how many processes logs are judged: those ``asked`` for, 0: one for each processor, None: as many as pay.

    Each reads all of the logs and judges its tables. So one more pays where what it takes off each of the others is
    more than what it costs; what reading costs each of them is not saved.
    """
    if asked:
        return asked
    most = processors()
    if asked == 0 or most == 1:
        return most
    rounds = rounds_expected(logs)
    each_row = JUDGED[is_compiled(engine, rounds)]
    if _that_pay((each_row + TABLE) * rounds * ROWS_OF_A_ROUND, most) == 1:
        return 1
    seen = Counter[str]()
    for log in logs:
        seen.update(first_tables(log))
    rows = max(rounds * ROWS_OF_A_ROUND, seen.total())
    tables = rows * len(seen) // seen.total() if 2 * len(seen) > seen.total() else len(seen)
    return _that_pay(each_row * rows + TABLE * tables, min(most, max(1, tables)))


def _that_pay(seconds: float, most: int) -> int:
    """How many processes share so many seconds, so that each but the first takes off the others what it costs."""
    jobs = 1
    while jobs < most and seconds / (jobs * (jobs + 1)) > START:
        jobs += 1
    return jobs
