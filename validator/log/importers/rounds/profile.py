"""Profiles the columns of a source: their names, their values, and the numbers in names that make a table wide."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time
from itertools import islice
from typing import Final

from validator.log.importers.rounds.binding import NO, YES
from validator.log.importers.rounds.card_columns import LETTERS, is_no_card, is_suited, ranks_in, tokens
from validator.log.importers.rounds.card_writing import CardWriting, card_writing
from validator.log.importers.rounds.causes import Unread
from validator.log.importers.rounds.guess_words import (
    CARD,
    DEALER,
    NOT_OF_CARDS,
    OF_CARDS,
    OF_MONEY,
    SCORES,
    SEATS,
    UP_OR_HOLE,
)
from validator.log.importers.rounds.heading import heading_words
from validator.log.importers.rounds.money import CENTS_OF, DOLLARS, MoneyReader, currency_of
from validator.log.importers.rounds.reckoning import written_share
from validator.log.importers.rounds.tables import Cells, Source, is_of_totals
from validator.log.importers.rounds.times import FORMATS, matches_format

SAMPLE: Final = 3000
"""Rows that are looked at."""
FIRST: Final = 20
"""Values of a column by which ways to write times are tried."""
MOST: Final = 0.75
"""The part of the values that a column's kind must fit."""
UP_AND_HOLE: Final = "up and hole"
UP_FIRST: Final = frozenset(("up", "upcard"))
_ORDINAL = re.compile(r"first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th", re.IGNORECASE)
_NUMBER = re.compile(r"\d+")
_HUNDREDTHS = re.compile(r"^[^\w.,]*(?:[A-Z]{3}\s*)?\d[\d.,\s]*?([.,])\d{2}(?:\s*[A-Z]{3})?[^\w.,]*$")
_THOUSANDS_BY_POINTS = re.compile(r"[-−(]?[1-9]\d{0,2}(\.\d{3})+\)?")
_TENTHS_BY_COMMA = re.compile(r"[-−(]?\d+,\d\)?")
_HEADED_SIGN = re.compile(r"[$€£]|\b(?:EUR|GBP|CHF|CAD|USD)\b")
_PLACEHOLDER = re.compile(r"\{(?:seat|hand)\}")
_LABEL = re.compile(r"[A-Za-z]+[ _.-]*(?=\{(?:seat|hand)\})")


@dataclass(slots=True)
class SheetColumn:
    """A column, or several that differ by numbers in their names; ``name`` is as a map would write it.

    ``values`` are those that are filled, by the number of the record in which they stand.
    """

    name: str
    values: dict[int, object] = field(default_factory=dict)
    parts: list[str] = field(default_factory=list)
    """The columns that hold a card each, where it stands for such."""
    money: MoneyReader = field(default_factory=MoneyReader)
    """How the sheet writes amounts."""

    @property
    def words(self) -> frozenset[str]:
        """The words of its name, in small letters and in English."""
        return heading_words(self.name)

    @property
    def own_words(self) -> frozenset[str]:
        """Those of its words that no number follows: of ``seat{seat}_bet`` bet alone."""
        return heading_words(_LABEL.sub("", self.name))

    def share(self, fits: Callable[[object], bool]) -> float:
        """The part of its values that fit."""
        return sum(map(fits, self.values.values())) / len(self.values) if self.values else 0.0

    @property
    def is_cards(self) -> bool:
        """Whether it holds cards: with their suits, or ranks alone where its name says so."""
        return bool(self.parts) or self.share(is_suited) > MOST or self.is_ranks

    @property
    def is_ranks(self) -> bool:
        """Whether it holds the ranks of hands, two or more of them in most cells, under a name of cards."""
        return self.may_hold_ranks and self.share(lambda value: len(ranks_in(value)) > 1) > MOST

    @property
    def is_one_rank(self) -> bool:
        """Whether each cell holds one rank, or a word for no card, under a name of cards."""
        return self.may_hold_ranks and all(len(ranks_in(value)) == 1 or is_no_card(value) for value in self.cells)

    @property
    def is_one_suited(self) -> bool:
        """Whether each cell holds one card with its suit, or a word for no card."""
        return self.share(is_suited) > MOST and all(len(ranks_in(one)) == 1 or is_no_card(one) for one in self.cells)

    @property
    def may_hold_ranks(self) -> bool:
        """Whether its name is that of cards, and of nothing that is counted, named or paid."""
        others = NOT_OF_CARDS - SEATS if self.words & CARD else NOT_OF_CARDS
        return bool(self.words & OF_CARDS) and not self.words & others

    @property
    def cells(self) -> list[object]:
        """Its values alone."""
        return list(self.values.values())

    @property
    def is_money(self) -> bool:
        """Whether it holds numbers or amounts of money."""
        return self.share(self._is_money) > MOST

    @property
    def is_score(self) -> bool:
        """Whether its name is that of a score, and not of an amount of money."""
        return bool(self.words & SCORES) and not self.words & OF_MONEY

    def amount(self, value: object) -> int | None:
        """The cents of an amount, or of a list of but one; None for what is none."""
        if isinstance(value, list) and len(value) == 1:
            return self.amount(value[0])
        if isinstance(value, str) and value.strip().endswith("%"):
            share = written_share(value)
            return None if share is None else int(share * CENTS_OF["dollars"])
        try:
            return None if isinstance(value, bool | list | dict) else self.money.cents("", value)
        except Unread:
            return None

    def _is_money(self, value: object) -> bool:
        if isinstance(value, list):
            return bool(value) and all(map(self._is_money, value))
        return self.amount(value) is not None

    @property
    def is_answer(self) -> bool:
        """Whether it holds yes and no."""
        numbers = (value for value in self.values.values() if self._is_money(value))
        return self.share(_is_answer) > MOST and all(_is_answer(value) for value in numbers)

    @property
    def distinct(self) -> Counter[str]:
        """Its values with their frequencies."""
        return Counter(str(value).strip() for value in self.values.values())

    def whole(self, most: int) -> bool:
        """Whether it holds whole numbers from 0 to ``most``, with or without a word before them."""
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
    money: MoneyReader
    written: CardWriting = field(default_factory=CardWriting)
    """How the columns of cards write them; the profile's columns have them in English, and apart."""
    signs: Mapping[str, int] = field(default_factory=dict)
    """How many amounts, and names of columns of them, have the sign of each currency."""
    least_seat: int = 1
    """The least number of a seat in the names of columns."""


def profile(source: Source) -> Profile:
    """Look at the first rows of a source."""
    rows = [cells for _, cells in islice(source.rows, SAMPLE) if not is_of_totals(cells)]
    single = {name: SheetColumn(name, dict(_filled(rows, place))) for place, name in enumerate(source.columns) if name}
    signs = _currency_signs(single.values())
    currency = max(signs, key=lambda code: signs[code], default=DOLLARS)
    money = MoneyReader(decimal=_decimal_sign(single.values()), decimal_said=True, currency=currency)
    for column in single.values():
        column.money = money
    written = _in_english(single)
    single = {column.name: column for column in of_one_card_each(single)}
    groups = _groups(single, ("{hand}",) if _has_seat(single) else ("{seat}", "{hand}"))
    wide = any(one.is_cards for group in groups.values() for one in group.values())
    if not wide:
        return Profile([*single.values()], len(rows), len(rows), False, money, written, signs)
    numbers = sorted({key for group in groups.values() for key in group})
    records: dict[tuple[int, tuple[int, ...]], int] = {}
    merged: dict[str, SheetColumn] = {}
    grouped = {one.name for group in groups.values() for one in group.values()}
    for row in range(len(rows)):
        for key in numbers:
            records[row, key] = len(records)
    for name, group in groups.items():
        column = merged.setdefault(name, SheetColumn(name, money=money))
        for key, one in group.items():
            column.values |= {records[row, key]: value for row, value in one.values.items()}
            marks = _PLACEHOLDER.findall(name)
            column.parts = column.parts or [_with_marks(part, marks) for part in one.parts]
    for one in single.values():
        if one.name not in grouped:
            spread = {records[row, key]: value for row, value in one.values.items() for key in numbers}
            merged[one.name] = SheetColumn(one.name, spread, one.parts, money)
    seats = [key[0] for name, group in groups.items() if "{seat}" in name for key in group]
    return Profile(list(merged.values()), len(records), len(rows), True, money, written, signs, min(seats, default=1))


def _in_english(single: Mapping[str, SheetColumn]) -> CardWriting:
    """Have the columns that may hold cards hold them as English writes them, apart; how the sheet does."""
    cells = (word for column in single.values() for word in column.distinct if word.isalpha())
    words = frozenset(word for text in (*single, *cells) for word in heading_words(text))
    headed = {name: column.cells for name, column in single.items() if column.may_hold_ranks and column.values}
    written = card_writing(headed, words)
    for name in headed:
        single[name].values = written.plain(name, single[name].values)
    return written


def of_one_card_each(single: Mapping[str, SheetColumn]) -> Iterator[SheetColumn]:
    """The columns, those of one card each put together as a hand."""
    groups = _by_hand(single.values())
    together = {one.name: key for key, group in groups.items() if key and _holds_a_hand(key, group) for one in group}
    made: set[str] = set()
    for column in single.values():
        key = together.get(column.name, "")
        if not key:
            yield column
        elif key not in made:
            made.add(key)
            yield _as_hand(key, groups[key])


def _by_hand(columns: Collection[SheetColumn]) -> dict[str, list[SheetColumn]]:
    """The columns of one card each by what those of a hand have in common."""
    groups: dict[str, list[SheetColumn]] = {}
    for column in columns:
        if column.is_one_rank or column.is_one_suited:
            groups.setdefault(_hand_of(column), []).append(column)
    for column in columns:
        # A third card that nobody was dealt among the rows that are looked at.
        named_alike = groups.get(_hand_of(column), [])
        if not column.values and named_alike and column not in named_alike:
            named_alike.append(column)
    if UP_AND_HOLE in groups:
        # A card of the dealer's that is called otherwise, as D3 or Dealer Hit, was drawn to these.
        for key in [one for one in groups if one != UP_AND_HOLE]:
            further = [column for column in groups[key] if column.words & DEALER and _may_be_drawn(column)]
            groups[UP_AND_HOLE] += further
            groups[key] = [column for column in groups[key] if column not in further]
    return groups


def _may_be_drawn(column: SheetColumn) -> bool:
    """Whether a column of the dealer's holds cards, or where none was drawn is called as if it did."""
    return bool(column.values or column.words & (CARD | {"hit", "hits", "draw"}) or _NUMBER.search(column.name))


def doubtful_cards(column: SheetColumn) -> bool:
    """Whether cells hold ranks though the name does not say so, or no more than one each."""
    ranks = [ranks_in(value) for value in column.cells]
    several = sum(len(one) > 1 for one in ranks) > MOST * len(ranks)
    faces = any(LETTERS & set(tokens(value)) for value in column.cells)
    return bool(ranks) and ((several and faces) or (column.is_one_rank and bool(_NUMBER.search(column.name))))


def _hand_of(column: SheetColumn) -> str:
    """What the columns of one hand have in common: the name without its last number; the dealer's up and hole card."""
    if column.words & UP_OR_HOLE:
        return UP_AND_HOLE
    name = _ORDINAL.sub("#", column.name)
    place = name.rfind("#")
    numbers = list(_NUMBER.finditer(column.name))
    if place >= 0:
        return name
    return f"{column.name[: numbers[-1].start()]}#{column.name[numbers[-1].end() :]}" if numbers else ""


def _holds_a_hand(key: str, group: Sequence[SheetColumn]) -> bool:
    """Whether columns of one card each are a hand: with suits, or of ranks where names or letters say so too."""
    if key == UP_AND_HOLE:
        return True
    filled = [column for column in group if column.values]
    if len(group) > 1 and filled and all(column.is_one_suited for column in filled):
        return True
    letters = any(LETTERS & set(tokens(value)) for column in group for value in column.cells)
    return len(group) > 1 and (letters or bool(group[0].words & CARD))


def _as_hand(key: str, group: Sequence[SheetColumn]) -> SheetColumn:
    ordered = sorted(group, key=lambda column: not column.words & UP_FIRST) if key == UP_AND_HOLE else group
    name = group[0].name if key == UP_AND_HOLE else key
    hand = SheetColumn(name, {}, [one.name for one in ordered], group[0].money)
    for row in sorted({row for one in group for row in one.values}):
        hand.values[row] = [one.values[row] for one in ordered if row in one.values]
    return hand


def _decimal_sign(columns: Iterable[SheetColumn]) -> str:
    """The sign before the hundredths of most amounts."""
    amounts = (value for column in columns if column.words & OF_MONEY for value in column.cells)
    texts = [value.strip() for value in amounts if isinstance(value, str)]
    signs = Counter(found[1] for text in texts if (found := _HUNDREDTHS.search(text)))
    signs[","] += sum(bool(_THOUSANDS_BY_POINTS.fullmatch(text) or _TENTHS_BY_COMMA.fullmatch(text)) for text in texts)
    return "," if signs[","] > signs["."] else "."


def _currency_signs(columns: Iterable[SheetColumn]) -> Counter[str]:
    """How many amounts have the sign of each currency, and headings where no amount has one."""
    of_money = [column for column in columns if column.words & OF_MONEY]
    codes = Counter(currency_of(str(value)) for column in of_money for value in column.cells)
    del codes[""]
    if not codes:
        words = [word for column in of_money for word in _HEADED_SIGN.findall(column.name)]
        codes.update(code for code in (currency_of(f"{word}1") for word in words) if code)
    return codes


def _filled(rows: Sequence[Cells], place: int) -> Iterator[tuple[int, object]]:
    for number, cells in enumerate(rows):
        value = cells[place] if place < len(cells) else None
        if value is not None and str(value).strip():
            yield number, value


def _has_seat(single: dict[str, SheetColumn]) -> bool:
    """Whether a column of its own tells the seat, so that numbers in other names are those of its hands."""
    return any(column.words & SEATS and not _NUMBER.search(name) for name, column in single.items())


def _groups(single: dict[str, SheetColumn], marks: Sequence[str]) -> dict[str, dict[tuple[int, ...], SheetColumn]]:
    """Columns whose names differ by numbers alone; by name with {seat} and {hand}."""
    found: dict[str, dict[tuple[int, ...], SheetColumn]] = {}
    for name, column in single.items():
        numbers = tuple(int(number) for number in _NUMBER.findall(name))
        if 1 <= len(numbers) <= len(marks):
            found.setdefault(_with_marks(name, marks), {})[numbers] = column
    return {name: group for name, group in found.items() if len(group) > 1}


def _with_marks(name: str, marks: Sequence[str]) -> str:
    """A name with {seat} and {hand} for its first numbers."""
    left = iter(marks)
    return _NUMBER.sub(lambda number: next(left, number[0]), name)


def _is_answer(value: object) -> bool:
    if isinstance(value, list):
        return bool(value) and all(map(_is_answer, value))
    word = str(int(value) if isinstance(value, float) and value.is_integer() else value).strip().lower()
    return word in (*YES, *NO)


def _in_range(value: object, most: int) -> bool:
    numbers = _NUMBER.findall(str(int(value) if isinstance(value, float) and value.is_integer() else value))
    return len(numbers) == 1 and 0 <= int(numbers[0]) <= most
