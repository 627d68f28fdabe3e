"""Records of columns and their rows as compiled kernels know them; see rows.py.

A record goes from kernel to kernel as one address, that of its columns; so does a table of rows that is one of them. A
row is the address of its record and a place.
"""

import operator
from functools import reduce
from importlib import import_module
from typing import Any

from validator.core.engine import rows, state_rows
from validator.core.engine.flat import (
    ARRAY,
    FLAT,
    PAIR,
    extending,
    ir,
    lowering,
    numba,
    part,
    store_pair,
    struct,
    templates,
    tools,
    with_alias_class,
)
from validator.core.engine.option_rows import options_of
from validator.core.engine.rows import NONE, Row, followed, tables_of
from validator.core.engine.state_rows import Area, PlacedRow, StateRow, carried_rows, columns_of

Conversion: Any = import_module("numba.core.typeconv").Conversion
types: Any = numba.types


_FORMS: dict[str, type] = {}


class Record(types.Type):  # type: ignore[misc]
    """The type of a record: a dataclass ``form``, each field of which is a ``column``, or of rows in one."""

    def __init__(self, form: type, column: Any) -> None:
        self.fields = columns_of(form)
        self.column = column
        super().__init__(name=f"Record({form.__module__}.{form.__qualname__}, {column})")
        _FORMS[self.name] = form

    @property
    def form(self) -> type:
        """Its class, which stands in no file of a kernel: what is read from there names none that is not known."""
        return _FORMS[self.name]

    def can_convert_to(self, _: Any, other: Any) -> Any:
        """A record stands where one is asked for from which its class goes on: both lie alike."""
        if isinstance(other, Record) and other.column == self.column and issubclass(self.form, other.form):
            return Conversion.safe
        return None


class Address(extending.models.PrimitiveModel):  # type: ignore[misc]
    """How a record lies in compiled code: the address of its columns."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _columns(manager, kind).as_pointer())


def _columns(manager: Any, kind: Any) -> Any:
    held = PAIR if kind.column == FLAT else manager[kind.column].get_value_type()
    return ir.ArrayType(held, len(kind.fields))


def _from_record(kind: Any, handed: Any, unboxing: Any) -> Any:
    builder = unboxing.builder
    record = tools.alloca_once(builder, _columns(unboxing.context.data_model_manager, kind))
    failed = []
    for number, name in enumerate(kind.fields):
        column = unboxing.pyapi.object_getattr_string(handed, name)
        native = unboxing.unbox(ARRAY, column)
        unboxing.pyapi.decref(column)
        place = tools.gep_inbounds(builder, record, 0, number)
        if kind.column == FLAT:
            store_pair(unboxing, native, place)
        else:
            builder.store(native.value, place)
        failed.append(native.is_error)
    return extending.NativeValue(record, is_error=reduce(builder.or_, failed))


@templates.infer_getattr
class Fields(templates.AttributeTemplate):  # type: ignore[misc]
    """The types of a record's fields."""

    key = Record

    def generic_resolve(self, kind: Any, name: str) -> Any:
        """The type of the column, of the table of rows or of the row that a record has under ``name``."""
        form = tables_of(kind.form).get(name)
        if form is not None:
            return RowsType(form, kind)
        if name in carried_rows(kind.form):
            row = RowType(carried_rows(kind.form)[name], kind)
            return RowRange(row) if row.form.rows else row
        if name in options_of(kind.form):
            return RowType(options_of(kind.form)[name], kind)
        return kind.column if name in kind.fields else None


def _field(context: Any, builder: Any, kind: Any, record: Any, name: str) -> Any:
    if name in tables_of(kind.form):
        return record
    row = carried_rows(kind.form).get(name)
    if row is not None:
        first, end = map(_integer, row.places())
        if row.rows:
            return _range(context, builder, RowRange(RowType(row, kind)), record, first, end)
        return _row(context, builder, RowType(row, kind), record, first)
    if name in options_of(kind.form):
        return _row(context, builder, RowType(options_of(kind.form)[name], kind), record, _integer(0))
    place = tools.gep_inbounds(builder, record, 0, kind.fields.index(name))
    return place if kind.column == FLAT else builder.load(place)


extending.register_model(Record)(Address)
extending.unbox(Record)(_from_record)
lowering.lower_getattr_generic(Record)(_field)


class RowsType(types.Type):  # type: ignore[misc]
    """The type of a table of rows of class ``form``, one of the columns of a record."""

    def __init__(self, form: type[Row], record: Record) -> None:
        self.form = form
        self.record = record
        super().__init__(name=f"Rows({form.__module__}.{form.__qualname__}, {record})")


class RowType(types.Type):  # type: ignore[misc]
    """The type of a row of class ``form`` of a record."""

    def __init__(self, form: Any, record: Record) -> None:
        self.form = form
        self.record = record
        super().__init__(name=f"Row({form.__module__}.{form.__qualname__}, {record})")

    def can_convert_to(self, _: Any, other: Any) -> Any:
        """A row stands where one of the class that it goes on from is asked for."""
        if (
            isinstance(other, RowType)
            and issubclass(self.form, other.form)
            and other.record.column == self.record.column
        ):
            return Conversion.safe
        return None

    def unify(self, _: Any, other: Any) -> Any:
        """Of two rows that may be met in one place the class that both have."""
        if isinstance(other, RowType) and other.record.column == self.record.column:
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
class RowModel(extending.models.StructModel):  # type: ignore[misc]
    """How a row lies in compiled code."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("t", kind.record), ("at", types.int64)])


@extending.register_model(RowsType)
class RowsModel(extending.models.PrimitiveModel):  # type: ignore[misc]
    """How a table of rows lies in compiled code: as its record does."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _columns(manager, kind.record).as_pointer())


@extending.register_model(RowRange)
class RangeModel(extending.models.StructModel):  # type: ignore[misc]
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
        if issubclass(kind.form, PlacedRow):
            return _of_placed(kind, name)
        other = followed(kind.form).get(name)
        return types.int64 if other is None else RowType(other, kind.record)


def _of_placed(kind: RowType, name: str) -> Any:
    """The type of a field of a row at a known place: an integer, several of them, or several rows."""
    part = kind.form.parts[name]
    if part.form is int:
        return types.int64
    found = RowType(part.form, kind.record)
    return RowRange(found) if part.number and not issubclass(part.form, Area) else found


def _column(builder: Any, kind: Any, record: Any) -> Any:
    return tools.gep_inbounds(builder, record, 0, kind.record.fields.index(kind.form.column))


def _index(builder: Any, kind: Any, row: Any, name: str) -> Any:
    start = builder.mul(row.at, _integer(kind.form.width)) if kind.form.each_event else row.at
    return builder.add(start, _integer(kind.form.place_of(name)))


def _integer(value: int) -> Any:
    return ir.Constant(ir.IntType(64), value)


def _read(context: Any, builder: Any, kind: Any, record: Any, index: Any) -> Any:
    """The integer of a row's column at an index."""
    column = _column(builder, kind, record)
    if kind.record.column != FLAT:
        read = context.get_function(operator.getitem, types.int64(ARRAY, types.int64))
        return read(builder, (builder.load(column), index))
    return with_alias_class(builder, builder.load(builder.gep(part(builder, column, 0), [index])), "integer")


def _write(context: Any, builder: Any, kind: Any, record: Any, index: Any, value: Any) -> None:
    column = _column(builder, kind, record)
    if kind.record.column != FLAT:
        write = context.get_function(operator.setitem, types.void(ARRAY, types.int64, types.int64))
        write(builder, (builder.load(column), index, value))
        return
    with_alias_class(builder, builder.store(value, builder.gep(part(builder, column, 0), [index])), "integer")


def _row(context: Any, builder: Any, kind: Any, record: Any, at: Any) -> Any:
    made = struct(kind)(context, builder)
    made.t = record
    made.at = at
    return made._getvalue()


def _get(context: Any, builder: Any, kind: Any, given: Any, name: str) -> Any:
    row = struct(kind)(context, builder, value=given)
    if name == "at":
        return row.at
    at = _index(builder, kind, row, name)
    found = _of_placed(kind, name) if issubclass(kind.form, PlacedRow) else types.int64
    if isinstance(found, RowType):
        return _row(context, builder, found, row.t, at)
    if isinstance(found, RowRange):
        end = builder.add(at, _integer(kind.form.parts[name].width))
        return _range(context, builder, found, row.t, at, end)
    value = _read(context, builder, kind, row.t, at)
    other = None if issubclass(kind.form, PlacedRow) else followed(kind.form).get(name)
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


@lowering.lower_cast(Record, Record)  # type: ignore[untyped-decorator]
@lowering.lower_cast(RowType, RowType)  # type: ignore[untyped-decorator]
def _cast(_: Any, __: Any, ___: Any, ____: Any, value: Any) -> Any:
    """A row of a class is one of the class that it goes on from, and so is a record: both lie alike."""
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


def _range(context: Any, builder: Any, kind: Any, record: Any, at: Any, end: Any) -> Any:
    made = struct(kind)(context, builder)
    made.t, made.at, made.end = record, at, end
    return made._getvalue()


def _free(context: Any, builder: Any, kind: Any, record: Any) -> Any:
    """Where the next row of a table lies."""
    return _read(context, builder, kind, record, _integer(0))


def _gives(result: Any, *others: Any) -> Any:
    """What a function of a table of rows, and of values of these types, gives."""

    def typed(_: Any) -> Any:
        def of(table: Any, *given: Any) -> Any:
            right = len(given) == len(others) and all(map(isinstance, given, others))
            return result(table) if isinstance(table, RowsType) and right else None

        # numba asks a typing function for its parameters by their names.
        return [
            lambda table: of(table),
            lambda table, one: of(table, one),
            lambda table, one, two: of(table, one, two),
        ][len(others)]

    return typed


def _a_row(table: RowsType) -> RowType:
    return RowType(table.form, table.record)


def _some_rows(table: RowsType) -> RowRange:
    return RowRange(_a_row(table))


def _a_number(_: RowsType) -> Any:
    return types.int64


extending.type_callable(operator.getitem)(_gives(_a_row, types.Integer))
extending.type_callable(rows.rows_of)(_gives(_some_rows))
extending.type_callable(rows.between)(_gives(_some_rows, RowType, RowType))
extending.type_callable(rows.first_row)(_gives(_a_row))
extending.type_callable(rows.next_row)(_gives(_a_row))
extending.type_callable(rows.new_row)(_gives(_a_row))
extending.type_callable(rows.row_after)(_gives(_a_row, RowType, types.Integer))
extending.type_callable(rows.count_rows)(_gives(_a_number))


@extending.lower_builtin(operator.getitem, RowsType, types.Integer)  # type: ignore[untyped-decorator]
def _row_at(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = context.cast(builder, args[1], sig.args[1], types.int64)
    return _row(context, builder, sig.return_type, args[0], at)


@extending.lower_builtin(rows.rows_of, RowsType)  # type: ignore[untyped-decorator]
def _rows_of(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    row = sig.return_type.row
    free = _free(context, builder, row, args[0])
    return _range(context, builder, sig.return_type, args[0], _integer(row.form.width), free)


@extending.lower_builtin(rows.between, RowsType, RowType, RowType)  # type: ignore[untyped-decorator]
def _between(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    first, end = (_at(context, builder, kind, one) for kind, one in zip(sig.args[1:], args[1:], strict=True))
    return _range(context, builder, sig.return_type, args[0], first, end)


@extending.lower_builtin(rows.first_row, RowsType)  # type: ignore[untyped-decorator]
def _first_row(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.return_type
    return _row(context, builder, kind, args[0], _integer(kind.form.width))


@extending.lower_builtin(rows.count_rows, RowsType)  # type: ignore[untyped-decorator]
def _count_rows(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = _a_row(sig.args[0])
    places = builder.sdiv(_free(context, builder, kind, args[0]), _integer(kind.form.width))
    return builder.sub(places, _integer(1))


@extending.lower_builtin(rows.next_row, RowsType)  # type: ignore[untyped-decorator]
def _next_row(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.return_type
    return _row(context, builder, kind, args[0], _free(context, builder, kind, args[0]))


@extending.lower_builtin(rows.new_row, RowsType)  # type: ignore[untyped-decorator]
def _new_row(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.return_type
    free = _free(context, builder, kind, args[0])
    after = builder.add(free, _integer(kind.form.width))
    _write(context, builder, kind, args[0], _integer(0), after)
    with tools.for_range(builder, _integer(kind.form.width)) as loop:
        _write(context, builder, kind, args[0], builder.add(free, loop.index), _integer(NONE))
    return _row(context, builder, kind, args[0], free)


@extending.lower_builtin(rows.row_after, RowsType, RowType, types.Integer)  # type: ignore[untyped-decorator]
def _row_after(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.return_type
    number = context.cast(builder, args[2], sig.args[2], types.int64)
    at = builder.add(_at(context, builder, sig.args[1], args[1]), builder.mul(number, _integer(kind.form.width)))
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


def _of_range(_: Any) -> Any:
    return lambda some, number: some.row if isinstance(some, RowRange) and isinstance(number, types.Integer) else None


def _none_of(_: Any) -> Any:
    return lambda some: some.row if isinstance(some, RowRange) else None


def _of_carried(_: Any) -> Any:
    return lambda row: types.void if isinstance(row, RowType) and issubclass(row.form, StateRow) else None


def _of_two_carried(_: Any) -> Any:
    return lambda row, other: types.void if isinstance(row, RowType) and row == other else None


extending.type_callable(operator.getitem)(_of_range)
extending.type_callable(state_rows.no_row)(_none_of)
extending.type_callable(state_rows.clear)(_of_carried)
extending.type_callable(state_rows.copy)(_of_two_carried)


@extending.lower_builtin(operator.getitem, RowRange, types.Integer)  # type: ignore[untyped-decorator]
def _row_of_range(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    some, kind = struct(sig.args[0])(context, builder, value=args[0]), sig.return_type
    number = context.cast(builder, args[1], sig.args[1], types.int64)
    at = builder.add(some.at, builder.mul(number, _integer(kind.form.width)))
    return _row(context, builder, kind, some.t, at)


@extending.lower_builtin(state_rows.no_row, RowRange)  # type: ignore[untyped-decorator]
def _no_row(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    some = struct(sig.args[0])(context, builder, value=args[0])
    return _row(context, builder, sig.return_type, some.t, _integer(NONE))


@extending.lower_builtin(state_rows.clear, RowType)  # type: ignore[untyped-decorator]
def _clear(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0]
    row = struct(kind)(context, builder, value=args[0])
    with tools.for_range(builder, _integer(kind.form.width)) as loop:
        _write(context, builder, kind, row.t, builder.add(row.at, loop.index), _integer(0))
    return context.get_dummy_value()


@extending.lower_builtin(state_rows.copy, RowType, RowType)  # type: ignore[untyped-decorator]
def _copy(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0]
    row, other = (struct(kind)(context, builder, value=one) for one in args)
    with tools.for_range(builder, _integer(kind.form.width)) as loop:
        value = _read(context, builder, kind, other.t, builder.add(other.at, loop.index))
        _write(context, builder, kind, row.t, builder.add(row.at, loop.index), value)
    return context.get_dummy_value()
