"""Rows of what is carried from run to run: ``t.errors.held``, ``t.curator.seated[seat]``, ``t.patrons[number].round``.

What judges carry lies in one flat column of the record, ``state``, and is 0 everywhere at the start. A record names the
rows that lie there, one of a class or several; ``carries`` gives them their places. A row may have fields of several
integers, of another row, and of several. Interpreted, such rows are objects with slots, made of the column when they
are first asked for and written back into it once the kernels have run; compiled, one is the address of the record and a
place that is known when it is compiled (flat_records.py).
"""

from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    NamedTuple,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from validator.core.engine.kernel import Ints
from validator.core.engine.rows import NONE, Row

COLUMN: Final = "state"
"""The column of a record in which all that is carried lies."""


class Area(Row, column=COLUMN):
    """Several integers that have one name, by number: ``t.curator.seated[seat]``. Interpreted, it is a list."""


class FieldPlace(NamedTuple):
    """One field of a row at known places: where it begins in the row, how many it has (0: one alone), and of what.

    ``form`` is int, a class of areas, or the class of the rows that it has.
    """

    at: int
    number: int
    form: type

    @property
    def width(self) -> int:
        """How many integers it has."""
        return max(self.number, 1) * (self.form.width if issubclass(self.form, StateRow) else 1)


Form = TypeVar("Form", bound="StateRow")
Record = TypeVar("Record", bound=type)


class Several(Generic[Form]):
    """Several rows that a record or a row has, by number. Interpreted, it is a list."""

    if TYPE_CHECKING:

        def __getitem__(self, number: int) -> Form: ...

        def __iter__(self) -> Iterator[Form]: ...


def _form(hint: Any) -> Any:
    """What a field so annotated is, or each of several."""
    origin: Any = get_origin(hint)
    return get_args(hint)[0] if origin is Several else hint


class PlacedRow(Row, stored=True):
    """A row whose place is known when kernels are compiled; a field of it may have several integers, or rows.

    Other than ``int`` a field is ``Area = several(SEATS)``, a row class, or ``Several[Age] = several(2)``. A class that
    goes on from another has its fields first.
    """

    __slots__ = ()
    width: ClassVar[int] = 0
    parts: ClassVar[dict[str, FieldPlace]] = {}
    record: ClassVar[type | None] = None
    """The record that has it under a name, if it is one of its columns."""

    def __init_subclass__(cls) -> None:
        hints = {name: _form(hint) for name, hint in cls.__dict__.get("__annotations__", {}).items()}
        own = {name: form for name, form in hints.items() if isinstance(form, type) and name not in cls.names}
        cls.names, cls.parts = (*cls.names, *own), dict(cls.parts)
        for name, form in own.items():
            cls.parts[name] = FieldPlace(cls.width, cls.several.get(name, 0), form)
            cls.width += cls.parts[name].width

    @classmethod
    def place_of(cls, name: str) -> int:
        """Where in a row a field begins."""
        return cls.parts[name].at


class StateRow(PlacedRow):
    """A row of what is carried, 0 in all its fields at the start. Of a class with ``rows`` a record has so many."""

    __slots__ = ()
    column: ClassVar[str] = COLUMN
    origin: ClassVar[int] = NONE
    rows: ClassVar[int] = 0

    def __init_subclass__(cls, rows: int = 0) -> None:
        super().__init_subclass__()
        cls.origin, cls.rows = NONE, rows

    @classmethod
    def places(cls) -> tuple[int, int]:
        """The places of the column that its rows have, the first and that behind the last, as a judge needs them."""
        return cls.origin, cls.origin + max(cls.rows, 1) * cls.width

    def __getitem__(self, place: int) -> int:
        found: int = getattr(self, _named(type(self))[place])
        return found

    def __setitem__(self, place: int, value: int) -> None:
        setattr(self, _named(type(self))[place], value)


def carries(record: Record) -> Record:
    """Give places of the column to the rows that a record names itself, behind those of the one it goes on from.

    Interpreted, it has them once they are asked for.
    """
    end = carried_length(record.__base__)
    for hint in record.__dict__.get("__annotations__", {}).values():
        form = _form(hint)
        if isinstance(form, type) and issubclass(form, StateRow):
            if form.origin != NONE:
                raise TypeError(f"{form.__qualname__} has its places already, in another record or under another name")
            form.origin = end
            end = form.places()[1]
        elif isinstance(form, type) and issubclass(form, PlacedRow):
            form.record = record
    _LENGTHS[record] = end
    record.__getattr__ = _made  # type: ignore[attr-defined]  # the class of any record
    return record


def carried_length(record: type | None) -> int:
    """How many integers all that lie there that a record, or the one it goes on from, has rows of."""
    return next((_LENGTHS[one] for one in (record.__mro__ if record else ()) if one in _LENGTHS), 0)


@cache
def columns_of(record: type) -> tuple[str, ...]:
    """The columns of a record: all its fields but the rows of what is carried."""
    rows = carried_rows(record)
    return tuple(field.name for field in fields(record) if field.name not in rows)


_LENGTHS: dict[type, int] = {}
_CARRIED: dict[type, dict[str, type[StateRow]]] = {}
_NAMED: dict[type, dict[int, str]] = {}
_NO_ROW: dict[type, Any] = {}
_BUILT: dict[type, "_Built"] = {}


def carried_rows(record: type) -> dict[str, type[StateRow]]:
    """The rows of what is carried that a record has, and their classes."""
    if record not in _CARRIED:
        hints = get_type_hints(record).items()
        forms = {name: _form(hint) for name, hint in hints}
        rows = {name: form for name, form in forms.items() if isinstance(form, type) and issubclass(form, StateRow)}
        for name, form in rows.items():
            if form.origin == NONE:
                raise TypeError(f"{record.__qualname__}.{name} has no place of the column: let ``carries`` give it one")
        _CARRIED[record] = rows
    return _CARRIED[record]


def with_inner(form: type[StateRow]) -> Iterator[type[StateRow]]:
    """A class of rows of what is carried, and those of the rows that it has several of."""
    yield form
    for part in form.parts.values():
        if issubclass(part.form, StateRow):
            yield from with_inner(part.form)


def _named(form: type[StateRow]) -> dict[int, str]:
    if form not in _NAMED:
        _NAMED[form] = {part.at: name for name, part in form.parts.items()}
    return _NAMED[form]


class _Built(NamedTuple):
    """What is written out for a class: ``read`` makes a row of the column at a place, ``write`` writes it back."""

    read: Callable[[Ints, int], Any]
    write: Callable[[Any, Ints, int], None]


def _built(form: type[StateRow]) -> _Built:
    if form not in _BUILT:
        reads, writes = ["row = new(form)", "row.at = at"], ["pass"]
        inner: dict[str, Any] = {}
        for name, part in form.parts.items():
            first, end = f"at + {part.at}", f"at + {part.at + part.width}"
            if not issubclass(part.form, StateRow):
                places = first if part.form is int else f"{first}:{end}"
                reads.append(f"row.{name} = state[{places}]")
                writes.append(f"state[{places}] = row.{name}")
                continue
            inner[f"read_{name}"], inner[f"write_{name}"] = _built(part.form)
            if part.number:
                each = f"for each in range({first}, {end}, {part.form.width})"
                reads.append(f"row.{name} = [read_{name}(state, each) {each}]")
                writes.append(f"for one in row.{name}: write_{name}(one, state, one.at)")
            else:
                reads.append(f"row.{name} = read_{name}(state, {first})")
                writes.append(f"write_{name}(row.{name}, state, row.{name}.at)")
        made: dict[str, Any] = {"new": object.__new__, "form": form, **inner}
        steps = (("def read(state, at):", *reads, "return row"), ("def write(row, state, at):", *writes))
        exec("\n".join("\n    ".join(one) for one in steps), made)
        _BUILT[form] = _Built(made["read"], made["write"])
    return _BUILT[form]


def _made(record: Any, name: str) -> Any:
    """The rows that a record has under ``name``, made of its column when they are first asked for."""
    form = carried_rows(type(record)).get(name)
    if form is None:
        raise AttributeError(f"{type(record).__name__} has no {name}")
    rows = [_built(form).read(record.state, at) for at in range(*form.places(), form.width)]
    found = rows if form.rows else rows[0]
    object.__setattr__(record, name, found)
    return found


def write_carried(record: Any) -> None:
    """Write what the rows of a record hold into its column: those that were made, as no others can have changed."""
    for name, form in carried_rows(type(record)).items():
        try:
            found = object.__getattribute__(record, name)
        except AttributeError:
            continue
        write = _built(form).write
        for row in found if form.rows else [found]:
            write(row, record.state, row.at)


def clear(row: StateRow) -> None:
    """Write 0 into all fields of a row."""
    for name, (_, number, kind) in row.parts.items():
        held = getattr(row, name)
        if kind is int:
            setattr(row, name, 0)
        elif kind is Area:
            held[:] = [0] * number
        else:
            for one in held if number else [held]:
                clear(one)


def copy(row: Form, other: Form) -> None:
    """Write what another row of its class holds into a row."""
    for name, (_, number, kind) in row.parts.items():
        held, given = getattr(row, name), getattr(other, name)
        if kind is int:
            setattr(row, name, given)
        elif kind is Area:
            held[:] = given
        else:
            for one, that in zip(held, given, strict=True) if number else [(held, given)]:
                copy(one, that)


def no_row(rows: Several[Form]) -> Form:
    """The row that is none of several; it is not true."""
    form = type(rows[0])
    if form not in _NO_ROW:
        _NO_ROW[form] = form.bare(NONE)
    found: Form = _NO_ROW[form]
    return found
