"""Times as sources write them, to the log's: ISO 8601 with the offset of their zone."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from validator.log.encode import milliseconds
from validator.log.importers.rounds.causes import Unread

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
            advice = "the map may say time: format, such as  format: '%m/%d/%Y %H:%M:%S'"
            raise Unread(column, "is no time", "are no times", words, advice) from None
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


def _together(day: date, hours: time | datetime | timedelta) -> datetime:
    midnight = datetime(day.year, day.month, day.day)
    if isinstance(hours, timedelta):
        return midnight + hours
    return datetime.combine(midnight, hours.time() if isinstance(hours, datetime) else hours)
