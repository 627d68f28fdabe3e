"""Batches of Arrow as rows: as a matrix of numbers and numbered words for the kernels, or as plain values."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from validator.log.codes import NOT_RECORDED
from validator.log.encode import LATEST, Raw, milliseconds
from validator.log.scan import BEGIN, WIDTH
from validator.log.vocabulary import COLUMN_ORDER, LIMITS, TYPES

_UNSOUND: Final = -9


class ArrowRows:
    """Reads record batches of one file. ``arrow`` is pyarrow; numpy comes with the same extra."""

    def __init__(self, arrow: Any) -> None:
        self._arrow = arrow
        self._numpy = import_module("numpy")

    def matrix(self, batch: Any, number: Callable[[str], int]) -> Any:
        """The rows as a matrix of columns (validator.log.scan); ``number`` gives a word its number.

        BEGIN holds each row's place, -1 less itself where a value is none that its column may have.
        """
        columns = dict(zip(batch.schema.names, batch.columns, strict=True))
        found = self._numpy.full((WIDTH, batch.num_rows), NOT_RECORDED)
        sound = self._numpy.ones(batch.num_rows, dtype=bool)
        for place, name in enumerate(COLUMN_ORDER):
            if name not in columns or name == "note":
                continue
            if TYPES[name] == "integer":
                values = self._integers(columns[name], LIMITS[name])
            elif TYPES[name] != "time":
                values = self._words(columns[name], number)
            elif self._is_text(columns[name]):
                values = self._words(columns[name], _time)
            else:
                values = self._integers(columns[name], LATEST)
            found[place] = values
            sound &= values != _UNSOUND
        begins = self._numpy.arange(batch.num_rows)
        found[BEGIN] = self._numpy.where(sound, begins, -1 - begins)
        return found

    def words_in(self, batch: Any) -> int:
        """How many words the batch may hold."""
        return sum(len(self._indexed(column)[0]) for column in batch.columns if self._is_text(column))

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

    def _is_text(self, column: Any) -> bool:
        types = self._arrow.types
        return any(test(column.type) for test in (types.is_dictionary, types.is_string, types.is_large_string))

    def _whole(self, column: Any) -> Any:
        """A column of numbers, or of times in milliseconds, as 64-bit integers; larger ones become negative."""
        if self._arrow.types.is_timestamp(column.type):
            column = column.cast(self._arrow.timestamp("ms", tz=column.type.tz), safe=False)
        return column.cast(self._arrow.int64(), safe=False)

    def _integers(self, column: Any, limit: int) -> Any:
        whole = self._whole(column)
        values = whole.fill_null(NOT_RECORDED).to_numpy(zero_copy_only=False)
        wrong = (values < 0) | (values > limit)
        if whole.null_count:
            wrong &= whole.is_valid().to_numpy(zero_copy_only=False)
        return self._numpy.where(wrong, _UNSOUND, values) if wrong.any() else values

    def _indexed(self, column: Any) -> tuple[list[str], Any]:
        """The words of a column and, for each row, the place of its word, -1 for null."""
        if not self._arrow.types.is_dictionary(column.type):
            column = column.dictionary_encode()
        indices = column.indices.cast(self._arrow.int64()).fill_null(-1)
        return column.dictionary.to_pylist(), indices.to_numpy(zero_copy_only=False)

    def _words(self, column: Any, number: Callable[[str], int]) -> Any:
        """The number of each row's word; only words that occur are numbered."""
        if self._arrow.types.is_null(column.type):
            return self._numpy.full(len(column), NOT_RECORDED)
        words, places = self._indexed(column)
        numbers = self._numpy.full(len(words) + 1, NOT_RECORDED)
        for place in self._numpy.flatnonzero(self._numpy.bincount(places + 1)).tolist():
            if place:
                word = words[place - 1]
                numbers[place - 1] = NOT_RECORDED if word is None else number(word)
        numbers[-1] = NOT_RECORDED
        return numbers[places]


def _time(word: str) -> int:
    """Milliseconds since 1970 of a time in words."""
    try:
        return milliseconds(word) if word else NOT_RECORDED
    except (ValueError, OverflowError):
        return _UNSOUND
