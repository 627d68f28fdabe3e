"""Rows of flat tables, with names for their integers: ``w.stake``, ``w.round.first``.

A row class names the integers of a row in order, each field once, with what it means; a field annotated with a row
class holds where a row of that class lies, and is followed. Interpreted, a row is an object with these attributes, and
what they hold is written into the flat column once the kernels have run (``Rows.written``); compiled, it is the address
of the record and a place (validator.core.engine.flat_records).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from validator.core.engine.kernel import Ints

NONE = -1
"""Where a row lies that there is none of."""


class _Number(int):
    """How many a field has."""


def several(number: int) -> Any:
    """Says of a field how many integers or rows it has; only what is carried has such fields (state_rows.py)."""
    return _Number(number)


class _Fields(type):
    """Makes a slot of each field that a row class names."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **said: Any) -> "_Fields":
        known = {field for base in bases for field in getattr(base, "names", ())}
        own = [field for field in body.get("__annotations__", {}) if field not in known]
        body["several"] = {field: body.pop(field) for field in own if isinstance(body.get(field), _Number)}
        body.setdefault("__slots__", tuple(own))
        return super().__new__(cls, name, bases, body, **said)


class Row(metaclass=_Fields):
    """A row of a flat table, which lies ``at`` a place of its column; -1 where there is none: then it is not true.

    Says of a class ``column``, the field of the record in which its rows lie, and ``width``, the integers of a row. A
    class that goes on from another has its fields first. Of an ``each_event`` row there is one for each event, and
    ``at`` is the event.
    """

    __slots__ = ("at",)
    column: ClassVar[str]
    width: ClassVar[int]
    each_event: ClassVar[bool] = False
    names: ClassVar[tuple[str, ...]] = ()
    several: ClassVar[dict[str, int]] = {}
    at: int

    def __init_subclass__(
        cls, column: str = "", width: int = 0, each_event: bool = False, stored: bool = False
    ) -> None:
        if stored:
            return
        if column:
            cls.column, cls.width, cls.each_event = column, width, each_event
        own = [name for name in cls.__dict__.get("__annotations__", {}) if name not in cls.names]
        cls.names = (*cls.names, *own)
        if len(cls.names) > cls.width:
            raise TypeError(f"{cls.__qualname__} has {len(cls.names)} fields; a row has {cls.width} integers")

    def __bool__(self) -> bool:
        return self.at >= 0

    @classmethod
    def begin(cls, at: int) -> int:
        """Where in a flat column the integers of the row at a place begin."""
        return at * cls.width if cls.each_event else at

    def __getitem__(self, place: int) -> int:
        value = getattr(self, self.names[place])
        return value.at if isinstance(value, Row) else value

    def __setitem__(self, place: int, value: int) -> None:
        setattr(self, self.names[place], value)

    @classmethod
    def place_of(cls, name: str) -> int:
        """Which of a row's integers a field names."""
        return cls.names.index(name)

    @classmethod
    def bare(cls, at: int) -> Self:
        """A row of which no more is known than where it lies."""
        row = object.__new__(cls)
        row.at = at
        return row


Form = TypeVar("Form", bound=Row)
Form_co = TypeVar("Form_co", bound=Row, covariant=True)


_FOLLOWED: dict[type, dict[str, type[Row]]] = {}
_STORED: dict[type, type[Row]] = {}
_TABLES: dict[type, dict[str, type[Row]]] = {}
_BUILT: dict[type, "_Built"] = {}


def followed(form: type[Row]) -> dict[str, type[Row]]:
    """The fields of a row class that hold where a row of some class lies."""
    if form not in _FOLLOWED:
        hints = get_type_hints(form)
        _FOLLOWED[form] = {name: hints[name] for name in form.names if issubclass(hints[name], Row)}
    return _FOLLOWED[form]


class Rows(dict[int, Any], Generic[Form_co]):
    """A table of rows, by their places, as a record has it; ``free`` is the first place that is not taken.

    What nothing was written to is -1, of a row of an event 0, and of a followed field the row that there is none of; of
    a row that there is none of nothing can be read.
    """

    if TYPE_CHECKING:

        def __getitem__(self, at: int, /) -> Form_co:
            """The row at a place; of NONE one that is not true."""

    def __init__(self, form: type[Row]) -> None:
        super().__init__()
        self.form = form
        self.free = form.width
        self.blank: tuple[Any, ...] = ()
        self.built = _built(form)
        self[NONE] = form.bare(NONE)

    @staticmethod
    def of(forms: Mapping[str, type[Row]]) -> dict[str, "Rows[Row]"]:
        """Empty tables of rows of these classes, whose fields are followed to each other."""
        found: dict[str, Rows[Row]] = {column: Rows(form) for column, form in forms.items()}
        for rows in found.values():
            hops, unset = followed(rows.form), 0 if rows.form.each_event else NONE
            rows.blank = tuple(found[hops[name].column][NONE] if name in hops else unset for name in rows.form.names)
        return found

    def __missing__(self, at: int) -> Any:
        row: Any = object.__new__(self.form)
        row.at = at
        self.built.fill(row, self.blank)
        self[at] = row
        return row

    def written(self, column: Ints) -> None:
        """Write what the rows hold into a flat column."""
        form, integers = self.form, self.built.integers
        width, each_event, count = form.width, form.each_event, len(form.names)
        first, end = (0, len(column)) if each_event else (width, self.free)
        if not each_event:
            column[0] = self.free
        for at, row in self.items():
            if first <= at < end:
                start = at * width if each_event else at
                column[start : start + count] = integers(row)


class _Built(NamedTuple):
    """What is written out for a row class: it is done for every row.

    ``fill`` writes what all fields hold, ``integers`` tells it, of a followed field where the row lies.
    """

    fill: Callable[[Any, Sequence[Any]], None]
    integers: Callable[[Any], tuple[int, ...]]


def _built(form: type[Row]) -> _Built:
    if form not in _BUILT:
        hops = followed(form)
        fields = ", ".join(f"row.{name}" for name in form.names)
        values = ", ".join(f"row.{name}.at" if name in hops else f"row.{name}" for name in form.names)
        made: dict[str, Any] = {}
        exec(f"def fill(row, held):\n    {fields}, = held\ndef integers(row):\n    return {values},\n", made)
        _BUILT[form] = _Built(made["fill"], made["integers"])
    return _BUILT[form]


class StoredRows(Rows[Row]):
    """The rows of one table as they stand in its flat column; each is read when a field of it is first asked for."""

    def __init__(self, form: type[Row], column: Sequence[int], record: Any) -> None:
        super().__init__(_stored(form))
        self.column = column
        self.record = record
        self.hops = [(form.place_of(name), other.column) for name, other in followed(form).items()]
        if not form.each_event:
            self.free = int(column[0])

    def __missing__(self, at: int) -> Any:
        row: Any = self.form.bare(at)
        self[at] = row
        row.rows = self
        return row


class StoredRecord:
    """The rows that kernels have left in flat columns, to be asked for as kernels ask for them."""

    def __init__(self, forms: Mapping[str, type[Row]], columns: Mapping[str, Sequence[int]]) -> None:
        for name, form in forms.items():
            setattr(self, name, StoredRows(form, columns[name], self))


def _stored(form: type[Row]) -> type[Row]:
    if form not in _STORED:
        body = {"__slots__": ("rows",), "__getattr__": _read}
        _STORED[form] = _Fields(form.__name__, (form,), body, stored=True)  # type: ignore[assignment]
    return _STORED[form]


def _read(row: Any, name: str) -> Any:
    """A field of a stored row, all of which are read with it."""
    if row.at < 0 or name not in row.names:
        raise AttributeError(f"{type(row).__name__} at {row.at} has no {name}")
    start, rows = row.begin(row.at), row.rows
    held: list[Any] = [*map(int, rows.column[start : start + len(row.names)])]
    for place, table in rows.hops:
        held[place] = getattr(rows.record, table)[held[place]]
    rows.built.fill(row, held)
    return object.__getattribute__(row, name)


def tables_of(record: type) -> dict[str, type[Row]]:
    """The tables of rows that a record has among its columns, and the classes of their rows."""
    if record not in _TABLES:
        hints = get_type_hints(record)
        _TABLES[record] = {name: get_args(hint)[0] for name, hint in hints.items() if get_origin(hint) is Rows}
    return _TABLES[record]


def rows_of(table: Rows[Form]) -> Iterator[Form]:
    """All rows of a table that there are when they are asked for, in order."""
    for at in range(table.form.width, table.free, table.form.width):
        yield table[at]


def between(table: Rows[Form], first: Form, end: Form) -> Iterator[Form]:
    """The rows of a table from one up to, not including, another."""
    for at in range(first.at, end.at, table.form.width):
        yield table[at]


def first_row(table: Rows[Form]) -> Form:
    """The first row of a table; where there is none yet, it is the next to be taken."""
    return table[table.form.width]


def count_rows(table: Rows[Row]) -> int:
    """How many rows a table has."""
    return table.free // table.form.width - 1


def next_row(table: Rows[Form]) -> Form:
    """The row that would be the next to be taken: it lies behind the last."""
    return table[table.free]


def new_row(table: Rows[Form]) -> Form:
    """Take the next row of a table; -1 in all its fields."""
    found = table[table.free]
    table.free += table.form.width
    return found


def row_after(table: Rows[Form], row: Form, number: int) -> Form:
    """The row that lies a number of rows behind another, or before it where the number is below 0."""
    return table[row.at + number * table.form.width]
