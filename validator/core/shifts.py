"""Shifts of a facility by the hours at which they begin: a log records times, never shifts."""

import re
from typing import NamedTuple

_DAY = 24 * 60
_TIME = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")


class Shifts(NamedTuple):
    """The names of shifts by the minute of the day at which each begins, in order; none where none are given."""

    begins: tuple[tuple[int, str], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.begins)

    def at(self, minute: int) -> str:
        """The shift of a minute of the day; the last one goes on after midnight. "" where none are given."""
        if not self.begins:
            return ""
        return next((name for begin, name in reversed(self.begins) if begin <= minute), self.begins[-1][1])

    def during(self, minute: int, milliseconds: int) -> str:
        """The shift of so long a time from a minute of the day on; "" where another begins in it, or none are given."""
        first = self.at(minute)
        length = milliseconds / 60_000
        turns = (name for begin, name in self.begins if 0 < (begin - minute) % _DAY < length)
        return first if all(name == first for name in turns) else ""

    def of_hour(self, hour: int) -> str:
        """The shift of a whole hour of the day; "" where another begins within it, or none are given."""
        return self.during(hour * 60, 3_600_000)


def parse_shifts(words: str) -> Shifts:
    """Shifts written ``day=06:00,swing=14:00,graveyard=22:00``; raises ValueError that says what is wrong."""
    found: dict[int, str] = {}
    for part in words.split(","):
        name, _, begin = (piece.strip() for piece in part.partition("="))
        time = _TIME.fullmatch(begin)
        if not name or time is None:
            raise ValueError(f"{part.strip()!r} is no shift; write day=06:00,swing=14:00,graveyard=22:00")
        minute = int(time[1]) * 60 + int(time[2])
        if minute in found:
            raise ValueError(f"two shifts begin at {begin}: {found[minute]} and {name}")
        found[minute] = name
    return Shifts(tuple(sorted(found.items())))


NO_SHIFTS = Shifts()
"""No hours of shifts are known."""
