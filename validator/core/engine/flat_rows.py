"""Rows of flat tables as compiled kernels know them: the address of the record and a place; see rows.py."""

import operator
from importlib import import_module
from typing import Any

from validator.core.engine import rows
from validator.core.engine.flat import (
    ARRAY,
    FLAT,
    Record,
    _apart,
    _part,
    extending,
    ir,
    lowering,
    numba,
    struct,
    templates,
    tools,
)
from validator.core.engine.rows import NONE, Row, followed

Conversion: Any = import_module("numba.core.typeconv").Conversion
types: Any = numba.types


class RowType(types.Type):  # type: ignore[misc]
    """The type of a row of class ``form``, in a record of flat columns or of arrays."""

    def __init__(self, form: type[Row], record: Any) -> None:
        self.form = form
        self.record = record
        super().__init__(name=f"Row({form.__module__}.{form.__qualname__}, {record})")

    def can_convert_to(self, _: Any, other: Any) -> Any:
        """A row stands where one of the class that it goes on from is asked for."""
        if isinstance(other, RowType) and other.record == self.record and issubclass(self.form, other.form):
            return Conversion.safe
        return None

    def unify(self, _: Any, other: Any) -> Any:
        """Of two rows that may be met in one place the class that both have."""
        if isinstance(other, RowType) and other.record == self.record:
            for form in self.form.__mro__:
                if form is not Row and issubclass(form, Row) and issubclass(other.form, form):
                    return RowType(form, self.record)
        return None


class RowIterator(types.SimpleIteratorType):  # type: ignore[misc]
    """Goes through rows."""

    def __init__(self, row: RowType) -> None:
        super().__init__(f"RowIterator({row})", row)


class RowRange(types.IterableType):  # type: ignore[misc]
    """Rows from one place up to another."""

    def __init__(self, row: RowType) -> None:
        self.row = row
        super().__init__(name=f"RowRange({row})")

    @property
    def iterator_type(self) -> RowIterator:
        """What goes through them."""
        return RowIterator(self.row)


@extending.register_model(RowType)
class Place(extending.models.StructModel):  # type: ignore[misc]
    """How a row lies in compiled code."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("t", kind.record), ("at", types.int64)])


@extending.register_model(RowRange)
class Range(extending.models.StructModel):  # type: ignore[misc]
    """How a range of rows lies in compiled code."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("t", kind.row.record), ("at", types.int64), ("end", types.int64)])


@extending.register_model(RowIterator)
class Iterator(extending.models.StructModel):  # type: ignore[misc]
    """How what goes through rows lies in compiled code."""

    def __init__(self, manager: Any, kind: Any) -> None:
        place = types.EphemeralPointer(types.int64)
        super().__init__(manager, kind, [("t", kind.yield_type.record), ("at", place), ("end", types.int64)])


@templates.infer_getattr
class RowFields(templates.AttributeTemplate):  # type: ignore[misc]
    """The types of a row's fields."""

    key = RowType

    def generic_resolve(self, kind: Any, name: str) -> Any:
        """An integer, or a row of the class that the field is followed to."""
        if name == "at":
            return types.int64
        if name not in kind.form.names:
            return None
        other = followed(kind.form).get(name)
        return types.int64 if other is None else RowType(other, kind.record)


def _column(builder: Any, kind: Any, record: Any) -> Any:
    return tools.gep_inbounds(builder, record, 0, kind.record.fields.index(kind.form.column))


def _index(builder: Any, kind: Any, row: Any, name: str) -> Any:
    start = builder.mul(row.at, _integer(kind.form.width)) if kind.form.each_event else row.at
    return builder.add(start, _integer(kind.form.names.index(name)))


def _integer(value: int) -> Any:
    return ir.Constant(ir.IntType(64), value)


def _read(context: Any, builder: Any, kind: Any, record: Any, index: Any) -> Any:
    """The integer of a row's column at an index."""
    column = _column(builder, kind, record)
    if kind.record.column != FLAT:
        read = context.get_function(operator.getitem, types.int64(ARRAY, types.int64))
        return read(builder, (builder.load(column), index))
    return _apart(builder, builder.load(builder.gep(_part(builder, column, 0), [index])), "integer")


def _write(context: Any, builder: Any, kind: Any, record: Any, index: Any, value: Any) -> None:
    column = _column(builder, kind, record)
    if kind.record.column != FLAT:
        write = context.get_function(operator.setitem, types.void(ARRAY, types.int64, types.int64))
        write(builder, (builder.load(column), index, value))
        return
    _apart(builder, builder.store(value, builder.gep(_part(builder, column, 0), [index])), "integer")


def _row(context: Any, builder: Any, kind: Any, record: Any, at: Any) -> Any:
    made = struct(kind)(context, builder)
    made.t = record
    made.at = at
    return made._getvalue()


def _get(context: Any, builder: Any, kind: Any, given: Any, name: str) -> Any:
    row = struct(kind)(context, builder, value=given)
    if name == "at":
        return row.at
    value = _read(context, builder, kind, row.t, _index(builder, kind, row, name))
    other = followed(kind.form).get(name)
    return value if other is None else _row(context, builder, RowType(other, kind.record), row.t, value)


def _put(context: Any, builder: Any, sig: Any, args: Any, name: str) -> Any:
    kind, given = sig.args
    row = struct(kind)(context, builder, value=args[0])
    if isinstance(given, RowType):
        value = struct(given)(context, builder, value=args[1]).at
    else:
        value = context.cast(builder, args[1], given, types.int64)
    _write(context, builder, kind, row.t, _index(builder, kind, row, name), value)
    return context.get_dummy_value()


lowering.lower_getattr_generic(RowType)(_get)
lowering.lower_setattr_generic(RowType)(_put)


@lowering.lower_cast(RowType, RowType)  # type: ignore[untyped-decorator]
def _cast(_: Any, __: Any, ___: Any, ____: Any, value: Any) -> Any:
    """A row of a class is one of the class that it goes on from: both lie alike."""
    return value


def _at(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return struct(kind)(context, builder, value=value).at


@extending.lower_builtin(bool, RowType)  # type: ignore[untyped-decorator]
@extending.lower_builtin(operator.truth, RowType)  # type: ignore[untyped-decorator]
def _is_there(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.icmp_signed(">=", _at(context, builder, sig.args[0], args[0]), _integer(0))


@extending.lower_builtin(operator.not_, RowType)  # type: ignore[untyped-decorator]
def _is_not_there(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.icmp_signed("<", _at(context, builder, sig.args[0], args[0]), _integer(0))


@extending.lower_builtin(operator.eq, RowType, RowType)  # type: ignore[untyped-decorator]
def _same(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    first, second = (_at(context, builder, kind, one) for kind, one in zip(sig.args, args, strict=True))
    return builder.icmp_signed("==", first, second)


@extending.lower_builtin(operator.ne, RowType, RowType)  # type: ignore[untyped-decorator]
def _other(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    first, second = (_at(context, builder, kind, one) for kind, one in zip(sig.args, args, strict=True))
    return builder.icmp_signed("!=", first, second)


def _of_one(_: Any) -> Any:
    return lambda row: types.boolean if isinstance(row, RowType) else None


def _of_two(_: Any) -> Any:
    return lambda one, other: types.boolean if isinstance(one, RowType) and isinstance(other, RowType) else None


for _function in (bool, operator.truth, operator.not_):
    extending.type_callable(_function)(_of_one)
for _comparison in (operator.eq, operator.ne):
    extending.type_callable(_comparison)(_of_two)


@extending.lower_builtin("getiter", RowRange)  # type: ignore[untyped-decorator]
def _iterated(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    given = struct(sig.args[0])(context, builder, value=args[0])
    made = struct(sig.return_type)(context, builder)
    made.t, made.end = given.t, given.end
    made.at = tools.alloca_once_value(builder, given.at)
    return made._getvalue()


@extending.lower_builtin("iternext", RowIterator)  # type: ignore[untyped-decorator]
@lowering.iternext_impl(lowering.RefType.UNTRACKED)  # type: ignore[untyped-decorator]
def _goes_on(context: Any, builder: Any, sig: Any, args: Any, result: Any) -> None:
    kind = sig.args[0]
    row = kind.yield_type
    goes = struct(kind)(context, builder, value=args[0])
    at = builder.load(goes.at)
    is_valid = builder.icmp_signed("<", at, goes.end)
    result.set_valid(is_valid)
    with builder.if_then(is_valid):
        result.yield_(_row(context, builder, row, goes.t, at))
        builder.store(builder.add(at, _integer(row.form.width)), goes.at)


def _form_of(kind: Any) -> Any:
    """The row class that is named where numba has the type of a class."""
    form = getattr(kind, "typing_key", None)
    return form if isinstance(form, type) and issubclass(form, Row) else None


def _range(context: Any, builder: Any, kind: Any, record: Any, at: Any, end: Any) -> Any:
    made = struct(kind)(context, builder)
    made.t, made.at, made.end = record, at, end
    return made._getvalue()


def _type_of_range(_: Any) -> Any:
    return lambda t, form: RowRange(RowType(_form_of(form), t)) if _form_of(form) else None


def _type_of_row(_: Any) -> Any:
    return lambda t, form: RowType(_form_of(form), t) if _form_of(form) else None


def _type_between(_: Any) -> Any:
    return lambda t, first, end: RowRange(first) if isinstance(first, RowType) and isinstance(end, RowType) else None


extending.type_callable(rows.rows_of)(_type_of_range)
extending.type_callable(rows.between)(_type_between)
extending.type_callable(rows.next_row)(_type_of_row)
extending.type_callable(rows.first_row)(_type_of_row)
extending.type_callable(rows.count_rows)(lambda _: lambda t, form: types.int64 if _form_of(form) else None)
extending.type_callable(rows.new_row)(_type_of_row)


@extending.lower_builtin(rows.rows_of, Record, types.Any)  # type: ignore[untyped-decorator]
def _rows_of(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    row = sig.return_type.row
    free = _read(context, builder, row, args[0], _integer(0))
    return _range(context, builder, sig.return_type, args[0], _integer(row.form.width), free)


@extending.lower_builtin(rows.between, Record, RowType, RowType)  # type: ignore[untyped-decorator]
def _between(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    first, end = (_at(context, builder, kind, one) for kind, one in zip(sig.args[1:], args[1:], strict=True))
    return _range(context, builder, sig.return_type, args[0], first, end)


@extending.lower_builtin(rows.first_row, Record, types.Any)  # type: ignore[untyped-decorator]
def _first_row(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.return_type
    return _row(context, builder, kind, args[0], _integer(kind.form.width))


@extending.lower_builtin(rows.count_rows, Record, types.Any)  # type: ignore[untyped-decorator]
def _count_rows(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = _type_of_row(context)(*sig.args)
    free = _read(context, builder, kind, args[0], _integer(0))
    return builder.sub(builder.sdiv(free, _integer(kind.form.width)), _integer(1))


@extending.lower_builtin(rows.next_row, Record, types.Any)  # type: ignore[untyped-decorator]
def _next_row(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.return_type
    return _row(context, builder, kind, args[0], _read(context, builder, kind, args[0], _integer(0)))


@extending.lower_builtin(rows.new_row, Record, types.Any)  # type: ignore[untyped-decorator]
def _new_row(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.return_type
    free = _read(context, builder, kind, args[0], _integer(0))
    after = builder.add(free, _integer(kind.form.width))
    _write(context, builder, kind, args[0], _integer(0), after)
    made = _row(context, builder, kind, args[0], free)
    with tools.for_range(builder, _integer(kind.form.width)) as loop:
        index = builder.add(
            free, builder.sext(loop.index, ir.IntType(64)) if loop.index.type.width < 64 else loop.index
        )
        _write(context, builder, kind, args[0], index, _integer(NONE))
    return made


def _type_after(_: Any) -> Any:
    return lambda t, row, number: row if isinstance(row, RowType) else None


extending.type_callable(rows.row_after)(_type_after)


@extending.lower_builtin(rows.row_after, Record, RowType, types.Any)  # type: ignore[untyped-decorator]
def _row_after(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[1]
    number = context.cast(builder, args[2], sig.args[2], types.int64)
    at = builder.add(_at(context, builder, kind, args[1]), builder.mul(number, _integer(kind.form.width)))
    return _row(context, builder, kind, args[0], at)


def _type_of_place(_: Any) -> Any:
    return lambda row, place: types.int64 if isinstance(row, RowType) and isinstance(place, types.Integer) else None


def _type_of_putting(_: Any) -> Any:
    return lambda row, place, value: (
        types.void if isinstance(row, RowType) and isinstance(place, types.Integer) else None
    )


extending.type_callable(operator.getitem)(_type_of_place)
extending.type_callable(operator.setitem)(_type_of_putting)


def _place(context: Any, builder: Any, sig: Any, args: Any) -> tuple[Any, Any]:
    """A row, and the index in its column of the integer at a place of it."""
    kind = sig.args[0]
    row = struct(kind)(context, builder, value=args[0])
    start = builder.mul(row.at, _integer(kind.form.width)) if kind.form.each_event else row.at
    return row.t, builder.add(start, context.cast(builder, args[1], sig.args[1], types.int64))


@extending.lower_builtin(operator.getitem, RowType, types.Integer)  # type: ignore[untyped-decorator]
def _get_place(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _read(context, builder, sig.args[0], *_place(context, builder, sig, args))


@extending.lower_builtin(operator.setitem, RowType, types.Integer, types.Any)  # type: ignore[untyped-decorator]
def _put_place(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[2], sig.args[2], types.int64)
    _write(context, builder, sig.args[0], *_place(context, builder, sig, args), value)
    return context.get_dummy_value()


_ENROLLED: set[type[Row]] = set()


def enrol() -> None:
    """Let kernels make rows of every class that there is by now."""
    for form in Row.forms:
        if form not in _ENROLLED:
            _ENROLLED.add(form)
            _enrol(form)


def _enrol(form: type[Row]) -> None:
    def made(_: Any) -> Any:
        return lambda t, at: RowType(form, t) if isinstance(t, Record) else None

    def make(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        at = context.cast(builder, args[1], sig.args[1], types.int64)
        return _row(context, builder, sig.return_type, args[0], at)

    extending.type_callable(form)(made)
    extending.lower_builtin(form, Record, types.Any)(make)
