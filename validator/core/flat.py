"""The flat column as compiled kernels know it: where its integers lie and how many there are; nothing else.

numba's own arrays carry seven values each and let an index count from the end; a kernel needs neither, and without them
there is a third less to compile. Bounds are not checked: compiled with bounds checks, kernels take numba's arrays.
"""

import operator
from collections.abc import Callable
from importlib import import_module
from typing import Any

numba: Any = import_module("numba")
extending: Any = import_module("numba.extending")
struct: Any = import_module("numba.core.cgutils").create_struct_proxy

ARRAY = numba.types.Array(numba.int64, 1, "C")
"""An array of 64-bit integers, as Python hands it over."""


class FlatColumn(numba.types.Type):  # type: ignore[misc]
    """The type of a flat column of 64-bit integers."""

    def __init__(self) -> None:
        super().__init__(name="FlatColumn")


class Layout(extending.models.StructModel):  # type: ignore[misc]
    """How a flat column lies in compiled code."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("data", numba.types.CPointer(numba.int64)), ("length", numba.intp)])


FLAT = FlatColumn()


def _from_array(kind: Any, handed: Any, unboxing: Any) -> Any:
    native = unboxing.unbox(ARRAY, handed)
    array = struct(ARRAY)(unboxing.context, unboxing.builder, value=native.value)
    column = struct(kind)(unboxing.context, unboxing.builder)
    column.data = array.data
    column.length = array.nitems
    return extending.NativeValue(column._getvalue(), is_error=native.is_error, cleanup=native.cleanup)


def _reading(_: Any) -> Callable[[Any, Any], Any]:
    return lambda column, index: numba.int64 if _indexed(column, index) else None


def _writing(_: Any) -> Callable[[Any, Any, Any], Any]:
    return lambda column, index, value: numba.void if _indexed(column, index) else None


def _measuring(_: Any) -> Callable[[Any], Any]:
    return lambda column: numba.intp if isinstance(column, FlatColumn) else None


def _indexed(column: Any, index: Any) -> bool:
    return isinstance(column, FlatColumn) and isinstance(index, numba.types.Integer)


def _address(context: Any, builder: Any, form: Any, given: Any) -> Any:
    """Where the integer of a column at an index lies."""
    index = context.cast(builder, given[1], form.args[1], numba.int64)
    return builder.gep(builder.extract_value(given[0], 0), [index])


def _read(context: Any, builder: Any, form: Any, given: Any) -> Any:
    return builder.load(_address(context, builder, form, given))


def _write(context: Any, builder: Any, form: Any, given: Any) -> Any:
    value = context.cast(builder, given[2], form.args[2], numba.int64)
    builder.store(value, _address(context, builder, form, given))
    return context.get_dummy_value()


def _measure(_: Any, builder: Any, form: Any, given: Any) -> Any:
    return builder.extract_value(given[0], 1)


extending.register_model(FlatColumn)(Layout)
extending.unbox(FlatColumn)(_from_array)
extending.type_callable(operator.getitem)(_reading)
extending.type_callable(operator.setitem)(_writing)
extending.type_callable(len)(_measuring)
extending.lower_builtin(operator.getitem, FlatColumn, numba.types.Integer)(_read)
extending.lower_builtin(operator.setitem, FlatColumn, numba.types.Integer, numba.types.Any)(_write)
extending.lower_builtin(len, FlatColumn)(_measure)
