"""Profiles the columns of a source: their names, their values, and the numbers in names that make a table wide."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time
from itertools import islice
from typing import Final

from validator.log.importers.rounds.binding import NO, YES
from validator.log.importers.rounds.cards import CardReader
from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.money import MoneyReader
from validator.log.importers.rounds.tables import Cells, Source
from validator.log.importers.rounds.times import FORMATS, matches_format

SAMPLE: Final = 3000
"""Rows that are looked at."""
FIRST: Final = 20
"""Values of a column by which ways to write times are tried."""
MOST: Final = 0.75
"""The part of the values that a column's kind must fit."""
SEATS: Final = frozenset(("seat", "position", "spot", "box", "place"))
"""Words for a seat in the names of columns."""
_NUMBER = re.compile(r"\d+")
_LABEL = re.compile(r"[A-Za-z]+[ _.-]*(?=\{(?:seat|hand)\})")
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|\{seat\}|\{hand\}")


@dataclass(slots=True)
class SheetColumn:
    """A column, or several that differ by numbers in their names; ``name`` is as a map would write it.

    ``values`` are those that are filled, by the number of the record in which they stand.
    """

    name: str
    values: dict[int, object] = field(default_factory=dict)
    parts: list[str] = field(default_factory=list)
    """The columns that hold a card each, where it stands for such."""

    @property
    def words(self) -> frozenset[str]:
        """The words of its name, in small letters."""
        return frozenset(word.lower() for word in _WORD.findall(self.name))

    @property
    def own_words(self) -> frozenset[str]:
        """Those of its words that no number follows: of ``seat{seat}_bet`` bet alone."""
        return frozenset(word.lower() for word in _WORD.findall(_LABEL.sub("", self.name)))

    def share(self, fits: Callable[[object], bool]) -> float:
        """The part of its values that fit."""
        return sum(map(fits, self.values.values())) / len(self.values) if self.values else 0.0

    @property
    def is_cards(self) -> bool:
        """Whether it holds cards, of which suits are told."""
        return self.share(_is_cards) > MOST

    @property
    def is_money(self) -> bool:
        """Whether it holds numbers or amounts of money."""
        return self.share(_is_money) > MOST

    @property
    def is_answer(self) -> bool:
        """Whether it holds yes and no."""
        numbers = (value for value in self.values.values() if _is_money(value))
        return self.share(_is_answer) > MOST and all(_is_answer(value) for value in numbers)

    @property
    def distinct(self) -> Counter[str]:
        """Its values with their frequencies."""
        return Counter(str(value).strip() for value in self.values.values())

    def whole(self, most: int) -> bool:
        """Whether it holds whole numbers from 1 to ``most``, with or without a word before them."""
        return self.share(lambda value: _in_range(value, most)) > MOST

    def time_format(self) -> str | None:
        """How most of its times are written: "" as ISO 8601, else signs of strftime; None where they are none."""
        values = list(self.values.values())
        if values and all(isinstance(value, datetime | date | time) for value in values):
            return ""
        words = [str(value).strip() for value in values]
        likely = [form for form in ("", *FORMATS) if any(matches_format(word, form) for word in words[:FIRST])]
        form = min(likely, key=self.not_times, default="")
        return form if self.not_times(form) < (1 - MOST) * len(words) else None

    def not_times(self, form: str) -> int:
        """How many of its values are no times of that form."""
        if all(isinstance(value, datetime | date | time) for value in self.values.values()):
            return 0
        return sum(not matches_format(str(value).strip(), form) for value in self.values.values())


@dataclass(slots=True)
class Profile:
    """The columns of a source, and how many records, of hands or seats, its rows hold; ``wide`` where several each."""

    columns: list[SheetColumn]
    records: int
    rows: int
    wide: bool


def profile(source: Source) -> Profile:
    """Look at the first rows of a source."""
    rows = [cells for _, cells in islice(source.rows, SAMPLE)]
    single = {name: SheetColumn(name, dict(_filled(rows, place))) for place, name in enumerate(source.columns) if name}
    groups = _groups(single, ("{hand}",) if _has_seat(single) else ("{seat}", "{hand}"))
    wide = any(one.is_cards for group in groups.values() for one in group.values())
    if not wide:
        return Profile([*_of_one_card_each(single)], len(rows), len(rows), False)
    numbers = sorted({key for group in groups.values() for key in group})
    records: dict[tuple[int, tuple[int, ...]], int] = {}
    merged: dict[str, SheetColumn] = {}
    grouped = {one.name for group in groups.values() for one in group.values()}
    for row in range(len(rows)):
        for key in numbers:
            records[row, key] = len(records)
    for name, group in groups.items():
        column = merged.setdefault(name, SheetColumn(name))
        for key, one in group.items():
            column.values |= {records[row, key]: value for row, value in one.values.items()}
    for one in single.values():
        if one.name not in grouped:
            spread = {records[row, key]: value for row, value in one.values.items() for key in numbers}
            merged[one.name] = SheetColumn(one.name, spread)
    return Profile(list(merged.values()), len(records), len(rows), True)


def _filled(rows: Sequence[Cells], place: int) -> Iterator[tuple[int, object]]:
    for number, cells in enumerate(rows):
        value = cells[place] if place < len(cells) else None
        if value is not None and str(value).strip():
            yield number, value


def _has_seat(single: dict[str, SheetColumn]) -> bool:
    """Whether a column of its own tells the seat, so that numbers in other names are those of its hands."""
    return any(column.words & SEATS and not _NUMBER.search(name) for name, column in single.items())


def _groups(single: dict[str, SheetColumn], marks: Sequence[str]) -> dict[str, dict[tuple[int, ...], SheetColumn]]:
    """Columns whose names differ by numbers alone, those of one card each left out; by name with {seat} and {hand}."""
    found: dict[str, dict[tuple[int, ...], SheetColumn]] = {}
    for name, column in single.items():
        numbers = tuple(int(number) for number in _NUMBER.findall(name))
        if 1 <= len(numbers) <= len(marks):
            found.setdefault(_with_marks(name, marks), {})[numbers] = column
    return {
        name: group for name, group in found.items() if len(group) > 1 and not all(map(_is_one_card, group.values()))
    }


def _with_marks(name: str, marks: Sequence[str]) -> str:
    left = iter(marks)
    return _NUMBER.sub(lambda _: next(left), name)


def _is_one_card(column: SheetColumn) -> bool:
    return column.is_cards and all(len(_cards(value)) == 1 for value in column.values.values())


def _of_one_card_each(single: dict[str, SheetColumn]) -> Iterator[SheetColumn]:
    """The columns, those of one card each put together."""
    together: dict[str, SheetColumn] = {}
    for name, column in single.items():
        if not (_NUMBER.search(name) and _is_one_card(column)):
            yield column
            continue
        key = _NUMBER.sub("", name)
        if key not in together:
            together[key] = SheetColumn(name)
            yield together[key]
        one = together[key]
        one.parts.append(name)
        for row, value in column.values.items():
            one.values[row] = f"{one.values.get(row, '')} {value}"


_READER: Final = CardReader()
_MONEY: Final = MoneyReader()


def _cards(value: object) -> tuple[str, ...]:
    try:
        return _READER.cards("", value)
    except Unread:
        return ()


def _is_cards(value: object) -> bool:
    cards = _cards(value)
    return bool(cards) and not any(card.endswith("?") for card in cards)


def _is_money(value: object) -> bool:
    try:
        return not isinstance(value, bool | list | dict) and _MONEY.cents("", value) is not None
    except Unread:
        return False


def _is_answer(value: object) -> bool:
    word = str(int(value) if isinstance(value, float) and value.is_integer() else value).strip().lower()
    return word in (*YES, *NO)


def _in_range(value: object, most: int) -> bool:
    numbers = _NUMBER.findall(str(int(value) if isinstance(value, float) and value.is_integer() else value))
    return len(numbers) == 1 and 1 <= int(numbers[0]) <= most
