"""Batches of a Parquet file to columns of integers, by array operations; the counterpart of validator/log/encode.py.

Words are encoded once for each batch's dictionary. What is not sound is Rejected and then read row by row.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from validator.log.codes import BY_STRIDE, NOT_RECORDED
from validator.log.columns import VENUE, Columns
from validator.log.encode import (
    CARD_WORDS,
    FACE_WORDS,
    FREE_WORD_KINDS,
    LATEST,
    NEEDS,
    OPERAND_COLUMNS,
    PLACE_WORDS,
    SOURCE_KINDS,
    TAKES,
    WHAT_WORDS,
    Encoder,
    Rejected,
    milliseconds,
    sound_word,
)
from validator.log.vocabulary import BY_OF, COMMON, FAMILY_ANY, LIMITS, ROLES, TYPES, WHAT, WHAT_OF

_UNKNOWN: Final = -3
_KINDS: Final = 1 + max(SOURCE_KINDS.values())


class BatchEncoder:
    """Encodes record batches of one file. ``arrow`` is pyarrow; numpy comes with the same extra."""

    def __init__(self, arrow: Any) -> None:
        self._arrow = arrow
        self._compute = import_module("pyarrow.compute")
        self._numpy = numpy = import_module("numpy")
        self._takes = {name: self._flags(TAKES[name]) for name in OPERAND_COLUMNS}
        self._needs = {name: self._flags(NEEDS[name]) for name in OPERAND_COLUMNS}
        self._anywhere = self._flags(FAMILY_ANY)
        self._what = numpy.ones((_KINDS, len(WHAT)), dtype=bool)
        for kind, words in WHAT_OF.items():
            self._what[kind] = False
            self._what[kind, list(words)] = True
        self._roles = numpy.zeros((_KINDS, BY_STRIDE), dtype=bool)
        for kind in range(_KINDS):
            self._roles[kind, list(BY_OF.get(kind, ROLES))] = True

    def encode(self, batch: Any, lines: Sequence[int], encoder: Encoder) -> tuple[Columns, Sequence[object]]:
        """Columns of a batch as lists and each row's table; raises Rejected where a row is not sound."""
        columns, tables, rows = self.arrays(batch, lines, encoder)
        return columns.lists(), [tables[place] for place in rows.tolist()]

    def arrays(self, batch: Any, lines: Sequence[int], encoder: Encoder) -> tuple[Columns, Sequence[object], Any]:
        """Columns of a batch as arrays, the tables, each row's place among them; raises Rejected."""
        try:
            return self._encode(batch, lines, encoder)
        except (TypeError, ValueError, KeyError, OverflowError, self._arrow.ArrowException) as error:
            raise Rejected from error

    def _encode(self, batch: Any, lines: Sequence[int], encoder: Encoder) -> tuple[Columns, Sequence[object], Any]:
        columns = dict(zip(batch.schema.names, batch.columns, strict=True))
        kind = self._words(columns["kind"], lambda word: SOURCE_KINDS[str(word)])
        tables, rows = self._indexed(columns["table"])
        values: dict[str, Any] = {"kind": kind}
        for name in (*OPERAND_COLUMNS, "seq", "at", "round"):
            if name in columns and name not in values:
                values[name] = self._column(name, columns[name], kind, encoder)
            elif name not in values:
                values[name] = self._numpy.full(len(kind), NOT_RECORDED)
        used = [tables[place] for place in self._present(rows)]
        for table in used:
            sound_word(table, LIMITS["table"])
        self._check(values, kind)
        if VENUE in used and not self._anywhere[kind[rows == tables.index(VENUE)]].all():
            raise Rejected
        arrays = {name: self._numpy.asarray(column, dtype=self._numpy.int64) for name, column in values.items()}
        return Columns(line=self._numpy.asarray(lines, dtype=self._numpy.int64), **arrays), tables, rows

    def _column(self, name: str, column: Any, kind: Any, encoder: Encoder) -> Any:
        form = TYPES[name]
        if form == "integer" or (form == "time" and not self._is_text(column)):
            return self._integers(column, LATEST if form == "time" else LIMITS[name])
        if form == "time":
            return self._words(column, lambda word: milliseconds(word) if word else NOT_RECORDED)
        if name == "what":
            return self._what_codes(column, kind, encoder)
        if name == "by":
            return self._words(column, encoder.by_word)
        if name in ("player", "back"):
            return self._words(column, lambda word: encoder.free_word(word, LIMITS[name]))
        words = {"card": CARD_WORDS, "face": FACE_WORDS}.get(name, PLACE_WORDS)
        return self._words(column, lambda word: words[word])

    def _is_text(self, column: Any) -> bool:
        types = self._arrow.types
        return any(test(column.type) for test in (types.is_dictionary, types.is_string, types.is_large_string))

    def _integers(self, column: Any, limit: int) -> Any:
        if self._arrow.types.is_null(column.type):
            return self._numpy.full(len(column), NOT_RECORDED)
        if self._arrow.types.is_timestamp(column.type):
            zone = column.type.tz
            column = column.cast(self._arrow.timestamp("ms", tz=zone), safe=False)
        whole = column.cast(self._arrow.int64())
        ends = self._compute.min_max(whole).as_py()
        if ends["min"] is not None and not 0 <= ends["min"] <= ends["max"] <= limit:
            raise Rejected
        return whole.fill_null(NOT_RECORDED).to_numpy(zero_copy_only=False)

    def _indexed(self, column: Any) -> tuple[list[object], Any]:
        """The words of a column and, for each row, the place of its word; the last word stands for null."""
        if self._arrow.types.is_null(column.type):
            column = column.cast(self._arrow.string())
        if not self._arrow.types.is_dictionary(column.type):
            column = column.dictionary_encode()
        words: list[object] = [*column.dictionary.to_pylist(), None]
        indices = column.indices.cast(self._arrow.int64()).fill_null(len(words) - 1)
        return words, indices.to_numpy(zero_copy_only=False)

    def _words(self, column: Any, code: Callable[[object], int]) -> Any:
        words, places = self._indexed(column)
        codes = self._numpy.full(len(words), _UNKNOWN)
        for place in self._present(places):
            codes[place] = code(words[place])
        return codes[places]

    def _present(self, places: Any) -> list[int]:
        """The places that occur, each once, in order."""
        found: list[int] = self._numpy.flatnonzero(self._numpy.bincount(places)).tolist()
        return found

    def _what_codes(self, column: Any, kind: Any, encoder: Encoder) -> Any:
        """Codes of ``what``: of words common to all kinds at once, of free words kind by kind."""
        words, places = self._indexed(column)
        common = self._numpy.array([WHAT_WORDS.get(word, _UNKNOWN) for word in words])
        codes = common[places]
        for free in FREE_WORD_KINDS:
            chosen = self._numpy.flatnonzero(kind == free)
            for row in chosen.tolist():
                codes[row] = encoder.free_what(free, words[places[row]])
        if (codes == _UNKNOWN).any():
            raise Rejected
        return codes

    def _check(self, values: dict[str, Any], kind: Any) -> None:
        if (values["seq"] < 0).any():
            raise Rejected
        for name in OPERAND_COLUMNS:
            column = values[name]
            if name not in COMMON and ((column != NOT_RECORDED) & ~self._takes[name][kind]).any():
                raise Rejected
            if ((column < 0) & self._needs[name][kind]).any():
                raise Rejected
        what, by = values["what"], values["by"]
        common = (what >= 0) & ~self._flags(FREE_WORD_KINDS)[kind]
        if not self._what[kind[common], what[common]].all():
            raise Rejected
        known = by >= 0
        if not self._roles[kind[known], by[known] % BY_STRIDE].all():
            raise Rejected

    def _flags(self, kinds: frozenset[int]) -> Any:
        """For each kind whether it is among ``kinds``."""
        flags = self._numpy.zeros(_KINDS, dtype=bool)
        flags[[kind for kind in kinds if kind < _KINDS]] = True
        return flags
