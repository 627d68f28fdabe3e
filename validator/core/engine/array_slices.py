"""Parts of arrays, for compiled kernels; imported only for them."""

from collections.abc import Sequence
from itertools import chain
from mmap import mmap
from typing import Any

import numpy


class Arrays:
    """Parts that lie in one array of 64-bit integers: where each begins in it, and how long it is."""

    def __init__(self, array: Any, begins: Any, lengths: Any) -> None:
        self.array, self.begins, self.lengths = array, begins, lengths

    @staticmethod
    def untouched(length: int) -> Any:
        """An array of ``length`` integers to have parts with room to spare: only what is written to takes memory.

        numpy asks for huge pages for what is large, and whole ones are cleared where a part begins.
        """
        return numpy.frombuffer(mmap(-1, max(1, length) * numpy.dtype(numpy.int64).itemsize), dtype=numpy.int64)

    @staticmethod
    def joined(columns: Sequence[Any]) -> Any:
        """An array of all these, to be read alone: no copy where they are parts of one that lie one after the other."""
        if any(isinstance(column, list) for column in columns):
            return numpy.array([*chain.from_iterable(columns)], dtype=numpy.int64)
        first = columns[0]
        base, end = first.base, first.__array_interface__["data"][0]
        for column in columns:
            if base is None or column.base is not base or column.__array_interface__["data"][0] != end:
                return numpy.concatenate(columns)
            end += column.nbytes
        return numpy.lib.stride_tricks.as_strided(first, (sum(map(len, columns)),), writeable=False)

    def __getitem__(self, number: int) -> Any:
        """The part of the array that a run has."""
        begin = int(self.begins[number])
        return self.array[begin : begin + int(self.lengths[number])]

    def begin_with(self, value: int) -> None:
        """Write a value at the beginning of each."""
        self.array[self.begins] = value

    def clear(self) -> None:
        """Write 0 everywhere; they lie in the array one after the other."""
        self.array[int(self.begins[0]) : int(self.begins[-1] + self.lengths[-1])] = 0

    def firsts(self) -> Sequence[int]:
        """The first value of each."""
        found: list[int] = self.array[self.begins].tolist()
        return found

    def not_zero(self) -> list[dict[int, int]]:
        """What of each is not 0, by place; they lie in the array one after the other."""
        places = self.array.nonzero()[0]
        values = self.array[places].tolist()
        starts = places.searchsorted(self.begins).tolist()
        stops = places.searchsorted(self.begins + self.lengths).tolist()
        begins = numpy.repeat(self.begins, numpy.asarray(stops) - starts)
        own = (places - begins).tolist()
        return [dict(zip(own[a:b], values[a:b], strict=True)) for a, b in zip(starts, stops, strict=True)]

    def chosen(self, numbers: Sequence[int]) -> "Arrays":
        """Some of them."""
        return Arrays(self.array, self.begins[numbers], self.lengths[numbers])

    def rows(self, width: int, fields: Sequence[int], added: Sequence[int]) -> list[Any]:
        """Some fields of all rows."""
        if len(self.begins) == 1:
            part = self[0]
            columns = [part[width + one : int(part[0]) : width] for one in fields]
            return [columns[0] + added[0] if added[0] else columns[0], *columns[1:]]
        counts = self.array[self.begins] // width - 1
        before = numpy.cumsum(counts) - counts
        rows = numpy.repeat(self.begins + width * (1 - before), counts) + width * numpy.arange(counts.sum())
        columns = [self.array[rows + one] for one in fields]
        columns[0] += numpy.repeat(numpy.asarray(added), counts)
        return columns
