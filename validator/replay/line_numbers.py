"""Finds in which log of a replay a row is, and on which line: lines of several logs differ by their size."""

from typing import Final

from validator.log.columns import Columns

LINES: Final = 1 << 40
"""More lines than a log has: a line of the second log of a replay is held as that many more, of the third as twice."""


def in_log(events: Columns, place: int) -> Columns:
    """The events of the log that is the how-manieth of a replay, from 0, their lines told from those of others."""
    if not place:
        return events
    first = place * LINES
    lines = events.line
    return events._replace(line=[first + line for line in lines] if isinstance(lines, list) else lines + first)


def log_of(line: int) -> int:
    """In the how-manieth log of a replay, from 0, a line stands."""
    return int(line) // LINES


def line_of(line: int) -> int:
    """The line in its log."""
    return int(line) % LINES
