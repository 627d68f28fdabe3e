"""Times in files beside a sheet: with a day, with the day in a column of its own, or of the one day of the sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.beside_files import BesideFile
from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.tables import Cells
from validator.log.importers.rounds.times import FORMATS, matches_format

HOURS: Final = ("%H:%M", "%H:%M:%S", "%I:%M %p", "%I:%M:%S %p")
DAY: Final = timedelta(days=1)


@dataclass(slots=True)
class BesideTimes:
    """Reads the times of one file: in ``zone``, on ``day`` where neither they nor a column tell one.

    ``like`` is the format of the sheet's own times, which settles whether 9/12 is September or December.
    """

    file: BesideFile
    zone: ZoneInfo | None
    day: date | None = None
    like: str = ""
    _day_form: str = ""
    _form_of_moments: str = ""

    def __post_init__(self) -> None:
        days = self._values("day")
        self._day_form = self._form(days, "day", HOURS) if days else ""
        moments = [*self._values("from"), *self._values("to")]
        self._form_of_moments = self._form(moments, "from", ())

    def span(self, cells: Cells) -> tuple[datetime | None, datetime | None]:
        """From when to when a row tells of; None where it does not say. Raises Unread."""
        begins, ends = (self._moment(cells, purpose) for purpose in ("from", "to"))
        if begins is not None and ends is not None and ends <= begins:
            if self._tells_day(self.file.cell(cells, "to")) or ends == begins:
                raise Unread(self._column("to"), "is not after its beginning", "are not after their beginnings", ends)
            ends += DAY
        return begins, ends

    def _moment(self, cells: Cells, purpose: str) -> datetime | None:
        value = self.file.cell(cells, purpose)
        if value is None:
            return None
        moment = self._read(value, self._form_of_moments, purpose)
        if isinstance(moment, time):
            day = self._day(cells)
            if day is None:
                advice = "a column of the day is wanted, as the sheet's rounds are not all of one"
                raise Unread(self._column(purpose), "tells no day", "tell no day", value, advice)
            moment = datetime.combine(day, moment)
        if moment.tzinfo is None:
            if self.zone is None:
                advice = "the map may say time: zone, such as  zone: America/New_York"
                raise Unread(self._column(purpose), "has no time zone", "have no time zone", value, advice)
            moment = moment.replace(tzinfo=self.zone)
        return moment

    def _day(self, cells: Cells) -> date | None:
        value = self.file.cell(cells, "day")
        if value is None:
            return self.day
        found = self._read(value, self._day_form, "day")
        return found.date() if isinstance(found, datetime) else self.day

    def _read(self, value: object, form: str, purpose: str) -> datetime | time:
        if isinstance(value, datetime | time):
            return value
        if isinstance(value, date):
            return datetime(value.year, value.month, value.day)
        if isinstance(value, timedelta):
            return (datetime.min + value).time()
        words = str(value).strip()
        try:
            if form in HOURS:
                return datetime.strptime(words, form).time()
            return datetime.strptime(words, form) if form else datetime.fromisoformat(words)
        except ValueError:
            raise Unread(self._column(purpose), "is no time", "are no times", value) from None

    def _values(self, purpose: str) -> list[str]:
        """The texts of a column, without times that a workbook has as such."""
        cells = (self.file.cell(cells, purpose) for _, cells in self.file.rows)
        return [str(cell).strip() for cell in cells if isinstance(cell, str)]

    def _form(self, values: Sequence[str], purpose: str, without: Sequence[str]) -> str:
        """How most texts are written; raises SourceUnusable where that is in two ways that do not mean the same."""
        if not values:
            return ""
        fits = {
            form: sum(matches_format(one, form) for one in values) for form in ("", *FORMATS) if form not in without
        }
        most = max(fits.values())
        best = [form for form, count in fits.items() if count == most] if most else [""]
        alike = [form for form in best if self.like and form.split()[0:1] == self.like.split()[0:1]]
        if alike:
            return alike[0]
        if any(_read_as(one, best[0]) != _read_as(one, form) for form in best[1:] for one in values):
            told = next(one for one in values for form in best[1:] if _read_as(one, best[0]) != _read_as(one, form))
            raise SourceUnusable(
                f'{self.file.name}: "{told}" in column {self.file.headings[self.file.columns[purpose]]} may be read '
                "with the month or the day first; write days as 2015-09-12"
            )
        return best[0]

    def _tells_day(self, value: object) -> bool:
        return isinstance(value, datetime) or (isinstance(value, str) and self._form_of_moments not in HOURS)

    def _column(self, purpose: str) -> str:
        return f"{self.file.headings[self.file.columns[purpose]]} of {self.file.name}"


def _read_as(words: str, form: str) -> datetime | None:
    if not matches_format(words, form):
        return None
    return datetime.strptime(words, form) if form else datetime.fromisoformat(words)
