"""The row of what law, filing and declarations ask for: ``t.options.insurance_pays``, ``t.options.card_value[rank]``.

It lies in one flat column of the record, ``options``, from its beginning on. A record names its class; that of a game
goes on from what all games share. It is filled once for each law and filing (``unstated``), and kernels only read it.
Interpreted, it is an object with slots; compiled, it is the address of the record (flat_records.py).
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Final, TypeVar, get_type_hints

from validator.core.engine.state_rows import Area, PlacedRow

COLUMN: Final = "options"
"""The column of a record in which the row lies."""
UNSTATED: Final = -1
"""Stands where nothing is asked for, or the filing does not state it."""


class OptionList(Area, column=COLUMN):
    """Several integers that have one name, by number: ``card_value: OptionList = several(RANKS)``."""


class OptionsRow(PlacedRow):
    """The row of what is asked for.

    ``integers`` is the whole column: what stands at a place of it, as ``option_place`` tells it, is ``row[place]``;
    what a filing adds behind the fields is read so, too.
    """

    __slots__ = ("integers",)
    column: ClassVar[str] = COLUMN
    integers: list[int]

    def __getitem__(self, place: int) -> int:
        return self.integers[place]

    def __setitem__(self, place: int, value: int) -> None:
        self.integers[place] = value


Form = TypeVar("Form", bound=OptionsRow)


def option_place(field: "int | OptionList") -> int:
    """The place in the column of a field, named by its class (``option_place(Options.win_pays)``), to be handed on."""
    named: Any = field
    return int(named.__objclass__.place_of(named.__name__))


def read_options(form: type[Form], column: list[int]) -> Form:
    """The row that a column holds, for kernels that run as they stand; they write nothing into it."""
    row = form.bare(0)
    row.integers = column
    _reader(form)(row, column)
    return row


@cache
def _reader(form: type[OptionsRow]) -> Callable[[OptionsRow, list[int]], None]:
    """Writes what a column holds into the fields of a row; written out for a class, as a run begins with it."""
    places = ((name, f"{at}:{at + number}" if number else str(at)) for name, (at, number, _) in form.parts.items())
    made: dict[str, Any] = {}
    exec("\n    ".join(("def read(row, column):", *(f"row.{name} = column[{at}]" for name, at in places))), made)
    found: Callable[[OptionsRow, list[int]], None] = made["read"]
    return found


def unstated(form: type[Form]) -> Form:
    """A row to be filled, of which nothing is stated yet; what is written into it stands in ``integers``."""
    row: Form = object.__new__(_filled(form))
    row.at = 0
    row.integers = [UNSTATED] * form.width
    return row


@cache
def options_of(record: type) -> dict[str, type[OptionsRow]]:
    """The row of what is asked for that a record has, by its column; nothing where it has none."""
    hint = get_type_hints(record).get(COLUMN)
    return {COLUMN: hint} if isinstance(hint, type) and issubclass(hint, OptionsRow) else {}


class _Part:
    """The integers of one field of a row that is filled, by number."""

    def __init__(self, integers: list[int], places: Sequence[int]) -> None:
        self.integers = integers
        self.places = places

    def __getitem__(self, number: int) -> int:
        return self.integers[self.places[number]]

    def __setitem__(self, number: int, value: int) -> None:
        self.integers[self.places[number]] = value


@cache
def _filled(form: type[Form]) -> type[Form]:
    """The class of rows that write what they are told into their column."""
    fields = {name: _field(at, number) for name, (at, number, _) in form.parts.items()}
    return type(form.__name__, (form,), {"__slots__": (), **fields})


def _field(at: int, number: int) -> property:
    if number:
        return property(lambda row: _Part(row.integers, range(at, at + number)))

    def write(row: OptionsRow, value: int) -> None:
        row.integers[at] = value

    return property(lambda row: row.integers[at], write)
