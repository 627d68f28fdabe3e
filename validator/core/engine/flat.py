"""The flat column as compiled kernels know it: where its integers lie and how many there are; nothing else.

numba's own arrays carry seven values each and let an index count from the end; a kernel needs neither, and without them
there is a third less to compile. Bounds are not checked: compiled with bounds checks, kernels take numba's arrays.

A record of columns goes from kernel to kernel as one address. That the places of its columns lie apart from their
integers is said to LLVM, which would else read them anew after each integer written.
"""

import operator
from collections.abc import Callable
from importlib import import_module
from typing import Any

numba: Any = import_module("numba")
extending: Any = import_module("numba.extending")
lowering: Any = import_module("numba.core.imputils")
templates: Any = import_module("numba.core.typing.templates")
tools: Any = import_module("numba.core.cgutils")
ir: Any = import_module("llvmlite.ir")
struct: Any = tools.create_struct_proxy

ARRAY = numba.types.Array(numba.int64, 1, "C")
"""An array of 64-bit integers, as Python hands it over."""


class FlatColumn(numba.types.Type):  # type: ignore[misc]
    """The type of a flat column of 64-bit integers."""

    def __init__(self) -> None:
        super().__init__(name="FlatColumn")


class ColumnModel(extending.models.PrimitiveModel):  # type: ignore[misc]
    """How a flat column lies in compiled code: the address of where its integers begin and how many they are."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, PAIR.as_pointer())


PAIR = ir.LiteralStructType([ir.IntType(64).as_pointer(), ir.IntType(64)])
FLAT = FlatColumn()


def _from_array(_: Any, handed: Any, unboxing: Any) -> Any:
    native = unboxing.unbox(ARRAY, handed)
    place = tools.alloca_once(unboxing.builder, PAIR)
    store_pair(unboxing, native, place)
    return extending.NativeValue(place, is_error=native.is_error, cleanup=native.cleanup)


def store_pair(unboxing: Any, native: Any, place: Any) -> None:
    """Write at a place where an array's integers begin and how many they are."""
    array = struct(ARRAY)(unboxing.context, unboxing.builder, value=native.value)
    for number, part in enumerate((array.data, array.nitems)):
        unboxing.builder.store(part, tools.gep_inbounds(unboxing.builder, place, 0, number))


def with_alias_class(builder: Any, access: Any, kind: str) -> Any:
    """The memory access with alias metadata: it meets only accesses of its own class."""
    module = builder.module
    marks = vars(module).setdefault("floorperson", {})
    if kind not in marks:
        from_start = ir.Constant(ir.IntType(64), 0)
        named = module.add_metadata([kind, module.add_metadata(["floorperson"]), from_start])
        marks[kind] = module.add_metadata([named, named, from_start])
    access.set_metadata("tbaa", marks[kind])
    return access


def part(builder: Any, column: Any, number: int) -> Any:
    """What a column's pair holds: its beginning (0) or its length (1)."""
    return with_alias_class(builder, builder.load(tools.gep_inbounds(builder, column, 0, number)), "column")


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
    return builder.gep(part(builder, given[0], 0), [index])


def _read(context: Any, builder: Any, form: Any, given: Any) -> Any:
    return with_alias_class(builder, builder.load(_address(context, builder, form, given)), "integer")


def _write(context: Any, builder: Any, form: Any, given: Any) -> Any:
    value = context.cast(builder, given[2], form.args[2], numba.int64)
    with_alias_class(builder, builder.store(value, _address(context, builder, form, given)), "integer")
    return context.get_dummy_value()


def _measure(_: Any, builder: Any, form: Any, given: Any) -> Any:
    return part(builder, given[0], 1)


extending.register_model(FlatColumn)(ColumnModel)
extending.unbox(FlatColumn)(_from_array)
extending.type_callable(operator.getitem)(_reading)
extending.type_callable(operator.setitem)(_writing)
extending.type_callable(len)(_measuring)
extending.lower_builtin(operator.getitem, FlatColumn, numba.types.Integer)(_read)
extending.lower_builtin(operator.setitem, FlatColumn, numba.types.Integer, numba.types.Any)(_write)
extending.lower_builtin(len, FlatColumn)(_measure)
