"""Runs compiled kernels over many records in one call: from Python each call of each costs more than a short run does.

What Python would do for every call, to look up a kernel and to make the addresses of a record's columns, is done for
all records at once: a record is a row of pairs, where a column lies and how long it is (validator/core/engine/flat.py).
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import numpy

from validator.core.engine.flat import FLAT, PAIR
from validator.core.engine.kernel import Ints, goes_outside, kernel
from validator.core.engine.state_rows import columns_of

numba: Any = import_module("numba")
extending: Any = import_module("numba.extending")
tools: Any = import_module("numba.core.cgutils")

PAIR_BYTES = 16
"""Of an address and a length."""


@extending.intrinsic  # type: ignore[untyped-decorator]
def call(_: Any, address: Any, record: Any) -> Any:
    """Call the compiled kernel at an address with the record at another; what it raises is raised on."""

    def generated(context: Any, builder: Any, form: Any, given: Any) -> Any:
        convention = context.call_conv
        called = convention.get_function_type(numba.types.none, (FLAT,))
        function = builder.inttoptr(given[0], called.as_pointer())
        columns = builder.inttoptr(given[1], PAIR.as_pointer())
        status, _ = convention.call_function(builder, function, numba.types.none, (FLAT,), (columns,))
        with tools.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return context.get_dummy_value()

    return numba.void(address, record), generated


@extending.intrinsic  # type: ignore[untyped-decorator]
def column_at(_: Any, address: Any) -> Any:
    """The column whose pair lies at an address."""

    def generated(_: Any, builder: Any, form: Any, given: Any) -> Any:
        return builder.inttoptr(given[0], PAIR.as_pointer())

    return FLAT(address), generated


@kernel
def drive(kernels: Ints, ranges: Ints, place: int, size: int, number: int) -> int:
    """Call the kernels, in order, on each of a ``number`` of records: the first at ``place``, each of so many bytes.

    ``ranges`` names columns of a record by their places among these, each with its smallest and largest value. At the
    first record of which one holds another value it ends and is 1, before a kernel sees that record; else 0.
    """
    for one in range(number):
        record = place + one * size
        for which in range(0, len(ranges), 3):
            if goes_outside(column_at(record + ranges[which] * PAIR_BYTES), ranges[which + 1], ranges[which + 2]):
                return 1
        for which in range(len(kernels)):
            call(kernels[which], record)
    return 0


def places_in(form: type) -> dict[str, int]:
    """The places of the columns of a record among these."""
    return {name: place for place, name in enumerate(columns_of(form))}


def records_of(form: type, shared: Mapping[str, Any], parts: Mapping[str, Any], number: int) -> Any:
    """The records of a dataclass of columns, as ``drive`` takes them: one row each; ``parts`` are parts of arrays."""
    names = columns_of(form)
    found = numpy.zeros((number, len(names), 2), dtype=numpy.int64)
    own = [place for place, name in enumerate(names) if name in parts]
    cut = [parts[names[place]] for place in own]
    found[:, own, 0] = numpy.array([one.begins for one in cut]).T * numpy.dtype(numpy.int64).itemsize
    found[:, own, 1] = numpy.array([one.lengths for one in cut]).T
    columns = [parts[name].array if name in parts else shared[name] for name in names]
    found[:, :, 0] += [column.__array_interface__["data"][0] for column in columns]
    for place, name in enumerate(names):
        if name in shared:
            found[:, place, 1] = len(shared[name])
    return found
