"""Rows of flat tables, with names for their integers: ``w.stake``, ``w.round.card_reader``.

A row class names the integers of a row in order, each field once, with what it means; a field annotated with a row
class holds where a row of that class lies, and is followed. Interpreted, a row is an object with these attributes, and
what they hold is written into the flat column once the kernels have run (``Rows.written``); compiled, it is the address
of the record and a place (validator.core.engine.flat_rows).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar, get_type_hints

from validator.core.engine.kernel import Ints

NONE = -1
"""Where a row lies that there is none of."""


class _Fields(type):
    """Makes a slot of each field that a row class names."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **said: Any) -> "_Fields":
        known = {field for base in bases for field in getattr(base, "names", ())}
        own = (field for field in body.get("__annotations__", {}) if field not in known)
        body.setdefault("__slots__", tuple(own))
        return super().__new__(cls, name, bases, body, **said)


class Row(metaclass=_Fields):
    """A row of a flat table, which lies ``at`` a place of its column; -1 where there is none: then it is not true.

    Says of a class ``column``, the field of the record in which its rows lie; ``width``, the integers of a row;
    ``record``, the class of the record, once. A class that goes on from another has its fields first. Of an
    ``each_event`` row there is one for each event, and ``at`` is the event.
    """

    __slots__ = ("at",)
    column: ClassVar[str]
    width: ClassVar[int]
    record: ClassVar[type]
    each_event: ClassVar[bool] = False
    names: ClassVar[tuple[str, ...]] = ()
    forms: ClassVar[list[type["Row"]]] = []
    at: int

    def __init_subclass__(
        cls,
        column: str = "",
        width: int = 0,
        record: type | None = None,
        each_event: bool = False,
        stored: bool = False,
    ) -> None:
        if stored:
            return
        if column:
            cls.column, cls.width, cls.each_event = column, width, each_event
            made: dict[str, Any] = {}
            exec(f"def __new__(cls, t, at):\n    return t.{column}[at]", made)
            cls.__new__ = made["__new__"]  # type: ignore[method-assign]
        if record is not None:
            cls.record = record
        own = [name for name in cls.__dict__.get("__annotations__", {}) if name not in cls.names]
        cls.names = (*cls.names, *own)
        if len(cls.names) > cls.width:
            raise TypeError(f"{cls.__qualname__} has {len(cls.names)} fields; a row has {cls.width} integers")
        Row.forms.append(cls)

    def __new__(cls, t: Any, at: int) -> Self:
        """The row of a record that lies at a place; a class that names its column has this written out with it."""
        raise TypeError(f"{cls.__qualname__} names no column")

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


_FOLLOWED: dict[type, dict[str, type[Row]]] = {}
_STORED: dict[type, type[Row]] = {}
_BUILT: dict[type, tuple[Callable[..., Any], Callable[..., Any]]] = {}


def followed(form: type[Row]) -> dict[str, type[Row]]:
    """The fields of a row class that hold where a row of some class lies."""
    if form not in _FOLLOWED:
        hints = get_type_hints(form)
        _FOLLOWED[form] = {name: hints[name] for name in form.names if issubclass(hints[name], Row)}
    return _FOLLOWED[form]


class Rows(dict[int, Any]):
    """The rows of one table while kernels are interpreted, by their places; ``free`` is the first that is not taken.

    What nothing was written to is -1, of a row of an event 0, and of a followed field the row that there is none of; of
    a row that there is none of nothing can be read.
    """

    def __init__(self, form: type[Row]) -> None:
        super().__init__()
        self.form = form
        self.free = form.width
        self.blank: tuple[Any, ...] = ()
        self.make, self.integers = _built(form)
        self[NONE] = form.bare(NONE)

    @staticmethod
    def of(forms: Mapping[str, type[Row]]) -> dict[str, "Rows"]:
        """Empty tables of rows of these classes, whose fields are followed to each other."""
        found = {column: Rows(form) for column, form in forms.items()}
        for rows in found.values():
            hops, unset = followed(rows.form), 0 if rows.form.each_event else NONE
            rows.blank = tuple(found[hops[name].column][NONE] if name in hops else unset for name in rows.form.names)
        return found

    def __missing__(self, at: int) -> Any:
        row = self[at] = self.make(self.form, at, self.blank)
        return row

    def written(self, column: Ints) -> None:
        """Write what the rows hold into a flat column."""
        form, integers = self.form, self.integers
        width, each_event, count = form.width, form.each_event, len(form.names)
        first, end = (0, len(column)) if each_event else (width, self.free)
        if not each_event:
            column[0] = self.free
        for at, row in self.items():
            if first <= at < end:
                start = at * width if each_event else at
                column[start : start + count] = integers(row)


def _built(form: type[Row]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """What makes a row of a class of what its fields hold at first, and what tells what they hold, as integers."""
    if form not in _BUILT:
        hops = followed(form)
        fields = ", ".join(f"row.{name}" for name in form.names)
        values = ", ".join(f"row.{name}.at" if name in hops else f"row.{name}" for name in form.names)
        made: dict[str, Any] = {"new": object.__new__}
        exec(
            f"def make(form, at, blank):\n    row = new(form)\n    row.at = at\n    {fields}, = blank\n    return row\n"
            f"def values(row):\n    return {values},\n",
            made,
        )
        _BUILT[form] = made["make"], made["values"]
    return _BUILT[form]


class StoredRows(Rows):
    """The rows of one table as they stand in its flat column; each is read when a field of it is first asked for."""

    def __init__(self, form: type[Row], column: Sequence[int], record: Any) -> None:
        super().__init__(_stored(form))
        self.column = column
        self.record = record
        if not form.each_event:
            self.free = int(column[0])

    def __missing__(self, at: int) -> Any:
        row: Any = self.form.bare(at)
        self[at] = row
        row.rows = self
        return row


class StoredRecord:
    """The rows that kernels have left in flat columns, for row classes to be asked for as kernels ask for them."""

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
    start, hops = row.begin(row.at), followed(type(row))
    for each, value in zip(row.names, row.rows.column[start : start + len(row.names)], strict=True):
        found = int(value)
        setattr(row, each, getattr(row.rows.record, hops[each].column)[found] if each in hops else found)
    return object.__getattribute__(row, name)


Kernel = TypeVar("Kernel", bound=Callable[..., object])


def fills(*forms: type[Row]) -> Callable[[Kernel], Kernel]:
    """Declare of which classes the rows are that a kernel fills, which is the first to see a record.

    Put it above ``@kernel``.
    """

    def mark(function: Kernel) -> Kernel:
        function.__rows__ = {form.column: form for form in forms}  # type: ignore[attr-defined]
        return function

    return mark


def filled_by(function: Callable[..., object]) -> Mapping[str, type[Row]]:
    """The classes of the rows that a kernel was declared to fill, by the field of the record in which they lie."""
    found: Mapping[str, type[Row]] = getattr(function, "__rows__", {})
    return found


def rows_of(t: Any, form: type[Form]) -> Iterator[Form]:
    """All rows of a class that there are when they are asked for, in order."""
    rows: Rows = getattr(t, form.column)
    for at in range(form.width, rows.free, form.width):
        yield rows[at]


def between(t: Any, first: Form, end: Form) -> Iterator[Form]:
    """The rows from one up to, not including, another."""
    rows: Rows = getattr(t, first.column)
    for at in range(first.at, end.at, first.width):
        yield rows[at]


def first_row(t: Any, form: type[Form]) -> Form:
    """The first row of a class; where there is none yet, it is the next to be taken."""
    found: Form = getattr(t, form.column)[form.width]
    return found


def count_rows(t: Any, form: type[Row]) -> int:
    """How many rows of a class there are."""
    rows: Rows = getattr(t, form.column)
    return rows.free // form.width - 1


def next_row(t: Any, form: type[Form]) -> Form:
    """The row that would be the next to be taken: it lies behind the last."""
    rows: Rows = getattr(t, form.column)
    found: Form = rows[rows.free]
    return found


def new_row(t: Any, form: type[Form]) -> Form:
    """Take the next row of a class; -1 in all its fields."""
    rows: Rows = getattr(t, form.column)
    found: Form = rows[rows.free]
    rows.free += form.width
    return found


def row_after(t: Any, row: Form, number: int) -> Form:
    """The row that lies a number of rows behind another, or before it where the number is below 0."""
    found: Form = getattr(t, row.column)[row.at + number * row.width]
    return found
