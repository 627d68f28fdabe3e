"""Days and the moments at which they begin: the day of an event is the day in Pennsylvania."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

HERE = ZoneInfo("America/New_York")
"""Where the law holds."""

_MILLISECONDS = 1_000

A_MINUTE = 60 * _MILLISECONDS
"""In milliseconds, as the next."""
A_DAY = 24 * 60 * A_MINUTE


def day_at(at: int) -> date:
    """The day of a time of the log, in milliseconds of the epoch."""
    return datetime.fromtimestamp(at / _MILLISECONDS, HERE).date()


def moment(at: int) -> datetime:
    """A time of the log as that of the clocks in Pennsylvania."""
    return datetime.fromtimestamp(at // _MILLISECONDS, HERE).replace(microsecond=at % _MILLISECONDS * 1_000)


def minute_at(at: int) -> int:
    """The minute of the day in Pennsylvania, from 0, of a time of the log."""
    here = moment(at)
    return here.hour * 60 + here.minute


def beginning(day: date) -> int:
    """The first moment of a day, in milliseconds of the epoch."""
    return int(datetime(day.year, day.month, day.day, tzinfo=HERE).timestamp()) * _MILLISECONDS
