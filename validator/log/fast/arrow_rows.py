"""Batches of Arrow as rows: as a matrix of numbers and numbered words for the kernels, or as plain values."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from validator.log.codes import NOT_RECORDED
from validator.log.fast.encoding_kernels import LINE, UNSOUND
from validator.log.read.diagnose import Row
from validator.log.read.encode import LATEST, Raw, milliseconds
from validator.log.vocabulary import COLUMN_ORDER, LIMITS, TYPES

Codes = Callable[[int, Any], Any]
"""The codes that words have in a column, given its place and their numbers as an array."""


class ArrowRows:
    """Reads record batches of one file. ``arrow`` is pyarrow; numpy comes with the same extra."""

    def __init__(self, arrow: Any) -> None:
        self._arrow = arrow
        self._compute = import_module("pyarrow.compute")
        self._numpy = import_module("numpy")

    def fill(self, values: Any, batch: Any, number: Callable[[str], int], codes: Codes | None = None) -> None:
        """Write the rows into columns (validator.log.fast.encoding_kernels); ``number`` gives a word its number.

        What a column cannot have is written as UNSOUND. Where ``codes`` are given, words are written as these.
        """
        columns = dict(zip(batch.schema.names, batch.columns, strict=True))
        for place, name in enumerate(COLUMN_ORDER):
            if place == LINE:
                continue
            found = values[place]
            if name not in columns or columns[name].null_count == len(found):
                found[:] = NOT_RECORDED
            elif TYPES[name] == "integer":
                self._integers(columns[name], LIMITS[name], found)
            elif TYPES[name] != "time":
                self._words(columns[name], number, found, codes and partial(codes, place))
            elif self._is_text(columns[name]):
                self._words(columns[name], _time, found)
            else:
                self._integers(columns[name], LATEST, found)

    def words_in(self, batch: Any) -> int:
        """How many words the batch may hold; what is no dictionary yet, one in each row."""
        return sum(
            len(column.dictionary) if self._is_coded(column) else len(column)
            for column in batch.columns
            if self._is_coded(column) or self._is_text(column)
        )

    def is_whole(self, batch: Any) -> bool:
        """Whether every value is there and may be looked at, as far as can be told at little cost."""
        for column in batch.columns:
            if self._is_coded(column):
                column.validate()
                indices = column.indices
                if not self._all_within(indices, self._stored(indices), len(column.dictionary) - 1):
                    return False
                column.dictionary.validate(full=True)
            else:
                column.validate(full=True)
        return True

    def some(self, batch: Any, places: Sequence[int]) -> Any:
        """Some rows of a batch."""
        return batch.take(self._arrow.array(places, self._arrow.int64()))

    def rows(self, batch: Any, places: Sequence[int], _: Sequence[int]) -> Iterator[Row]:
        """Some rows of a batch as plain values, without those that are absent."""
        taken = self.some(batch, places)
        held = [place for place, column in enumerate(taken.columns) if column.null_count < len(column)]
        columns = self.plain(taken.select(held))
        names = tuple(columns)
        for values in zip(*columns.values(), strict=True):
            both = zip(names, values, strict=True)
            yield {name: value for name, value in both if value is not None and value != ""}

    def is_plain_text(self, form: Any) -> bool:
        """Whether a type is that of text, and of no dictionary."""
        return bool(self._arrow.types.is_string(form) or self._arrow.types.is_large_string(form))

    def plain(self, batch: Any) -> Raw:
        """The values of each column as Python's own: whole numbers, texts, None."""
        return {name: self._values(column) for name, column in zip(batch.schema.names, batch.columns, strict=True)}

    def _values(self, column: Any) -> list[object]:
        found: list[object]
        if self._is_text(column):
            words, places = self._indexed(column)
            table = self._numpy.array([*words, None], dtype=object)
            found = table[places].tolist()
        else:
            found = (self._whole(column) if self._arrow.types.is_timestamp(column.type) else column).to_pylist()
        return found

    def _is_coded(self, column: Any) -> bool:
        """Whether a column is one of places in a dictionary."""
        return isinstance(column, self._arrow.DictionaryArray)

    def _is_text(self, column: Any) -> bool:
        types = self._arrow.types
        return any(test(column.type) for test in (types.is_dictionary, types.is_string, types.is_large_string))

    def _whole(self, column: Any) -> Any:
        """A column of numbers, or of times in milliseconds, as 64-bit integers; larger ones become negative."""
        if self._arrow.types.is_timestamp(column.type):
            column = column.cast(self._arrow.timestamp("ms", tz=column.type.tz), safe=False)
        return column if self._arrow.types.is_int64(column.type) else column.cast(self._arrow.int64(), safe=False)

    def _integers(self, column: Any, limit: int, found: Any) -> None:
        whole = self._whole(column)
        stored = self._stored(whole)
        found[:] = self._filled(whole, stored)
        if not self._all_within(whole, stored, limit):
            wrong = (found < 0) | (found > limit)
            if whole.null_count:
                wrong &= whole.is_valid().to_numpy(zero_copy_only=False)
            found[wrong] = UNSOUND

    def _stored(self, column: Any) -> Any:
        """What a column of whole numbers stores, in the places of nulls too, where it may be anything."""
        data = column.buffers()[1]
        return self._arrow.Array.from_buffers(column.type, len(column), [None, data], offset=column.offset).to_numpy()

    def _filled(self, column: Any, stored: Any) -> Any:
        """What a column of whole numbers stores, with -1 for null."""
        if not column.null_count:
            return stored
        first, before = divmod(column.offset, 8)
        bits = self._numpy.frombuffer(column.buffers()[0], dtype=self._numpy.uint8, offset=first)
        valid = self._numpy.unpackbits(bits, count=before + len(column), bitorder="little")[before:]
        return stored | (valid.view(self._numpy.int8) - 1)

    def _all_within(self, column: Any, stored: Any, limit: int) -> bool:
        """Whether no number of a column but nulls is above ``limit`` or, which is above it without a sign, negative."""
        if stored.view(f"u{stored.itemsize}").max(initial=0) <= limit or column.null_count == len(column):
            return True
        bounds = self._compute.min_max(column)
        return bool(bounds["min"].as_py() >= 0 and bounds["max"].as_py() <= limit)

    def _indexed(self, column: Any) -> tuple[list[str | None], Any]:
        """The words of a column and, for each row, the place of its word, -1 for null."""
        if not self._is_coded(column):
            column = column.dictionary_encode()
        indices = column.indices.cast(self._arrow.int64()).fill_null(-1)
        return column.dictionary.to_pylist(), indices.to_numpy(zero_copy_only=False)

    def _words(
        self, column: Any, number: Callable[[str], int], found: Any, codes: Callable[[Any], Any] | None = None
    ) -> None:
        """Write the number of each row's word, or its code."""
        if not self._is_coded(column):
            column = column.dictionary_encode()
        numbers = [NOT_RECORDED if word is None else number(word) for word in column.dictionary.to_pylist()]
        table = self._numpy.array([*numbers, NOT_RECORDED], dtype=self._numpy.int64)
        if codes is not None:
            table = codes(table)
        indices = column.indices
        if self._arrow.types.is_uint64(indices.type):
            indices = indices.cast(self._arrow.int64())
        self._numpy.take(table, self._filled(indices, self._stored(indices)), out=found, mode="wrap")


def _time(word: str) -> int:
    """Milliseconds since 1970 of a time in words."""
    try:
        return milliseconds(word) if word else NOT_RECORDED
    except (ValueError, OverflowError):
        return UNSOUND
