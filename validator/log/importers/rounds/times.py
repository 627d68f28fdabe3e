"""Times as sources write them, to the log's: ISO 8601 with the offset of their zone."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from validator.log.importers.rounds.causes import Unread
from validator.log.read.encode import milliseconds

FORMATS: Final = (
    *("%m/%d/%Y %H:%M:%S", "%m/%d/%Y %H:%M", "%m/%d/%Y %I:%M:%S %p", "%m/%d/%Y %I:%M %p", "%m/%d/%y %H:%M"),
    *("%d/%m/%Y %H:%M:%S", "%d/%m/%Y %H:%M", "%d.%m.%Y %H:%M:%S", "%d.%m.%Y %H:%M", "%m/%d/%Y", "%d/%m/%Y"),
    *("%d.%m.%Y", "%d.%m.%y", "%d-%m-%Y"),
    *("%Y%m%d %H%M%S", "%H:%M:%S", "%H:%M", "%I:%M %p", "%I:%M:%S %p"),
)
"""Ways to write times that are looked for where ISO 8601 is not met."""
HOURS: Final = ("%H", "%I", "%c", "%X", "%T", "%R", "%s")
"""Signs of a format that tell more than a day."""
EPOCH_UNITS: Final = {"epoch-seconds": 1, "epoch-milliseconds": 1000}
"""How many of what is counted make a second."""


@dataclass(frozen=True, slots=True)
class TimeReader:
    """Reads times of ``format`` ("" for ISO 8601), those without an offset as of ``zone``; kept by their texts."""

    zone: ZoneInfo | None
    format: str
    of: str = "start"

    def moment(self, column: str, values: list[object]) -> str | None:
        """The time that one cell tells, or those of day and time together; None for empty ones. Raises Unread."""
        given = [value for value in values if value is not None and str(value).strip()]
        if not given:
            return None
        words = " ".join(str(value).strip() for value in given)
        try:
            moment = self._moment(given, words)
        except (ValueError, OverflowError, OSError):
            raise self._unread(column, words) from None
        if moment.tzinfo is None:
            if self.zone is None:
                advice = "the map may say time: zone, such as  zone: America/New_York"
                raise Unread(column, "has no time zone", "have no time zone", words, advice)
            moment = moment.replace(tzinfo=self.zone)
        told = moment.isoformat()
        try:
            milliseconds(told)
        except ValueError as error:
            raise Unread(column, "is no time", "are no times", words, str(error)) from None
        return told

    def tells_hours(self, values: list[object]) -> bool:
        """Whether the cells tell more than a day."""
        if self.format:
            return self.format in EPOCH_UNITS or any(sign in self.format for sign in HOURS)
        given = [value for value in values if value is not None]
        exact = any(isinstance(value, time | timedelta) for value in given)
        exact = exact or any(isinstance(value, datetime) and value.time() != time() for value in given)
        return exact or any(isinstance(value, str) and ":" in value for value in given)

    def _unread(self, column: str, words: str) -> Unread:
        """What is wrong with a time: what the map may say instead, where it is of a form that is known."""
        if self.format and matches_format(words, ""):
            one, many = f"is not written as {self.format}", f"are not written as {self.format}"
            return Unread(column, one, many, words, "as it is written, the map needs no time: format")
        known = next((form for form in FORMATS if matches_format(words, form)), None)
        if known is None:
            return Unread(column, "is no time", "are no times", words, "")
        advice = f"the map may say time: format, such as  format: '{known}'"
        return Unread(column, "is no time as the map writes them", "are no times as the map writes them", words, advice)

    def _moment(self, given: list[object], words: str) -> datetime:
        first = given[0]
        if self.format in EPOCH_UNITS:
            seconds, rest = divmod(int(float(words)), EPOCH_UNITS[self.format])
            return datetime.fromtimestamp(seconds, UTC) + timedelta(seconds=rest) / EPOCH_UNITS[self.format]
        if isinstance(first, datetime) and len(given) == 1:
            return first
        if isinstance(first, date) and len(given) > 1 and isinstance(given[1], time | datetime | timedelta):
            return _together(first, given[1])
        if self.format:
            return datetime.strptime(words, self.format)
        return datetime.fromisoformat(words)


def matches_format(words: str, form: str) -> bool:
    """Whether a time has a format: one of strftime's, or ISO 8601 where it is ""."""
    try:
        if form:
            datetime.strptime(words, form)
        else:
            datetime.fromisoformat(words)
    except ValueError:
        return False
    return not words.isdigit()


def _together(day: date, hours: time | datetime | timedelta) -> datetime:
    midnight = datetime(day.year, day.month, day.day)
    if isinstance(hours, timedelta):
        return midnight + hours
    return datetime.combine(midnight, hours.time() if isinstance(hours, datetime) else hours)
