"""Runs kernels: interpreted over lists, or compiled over arrays. One source, two ways, equal results."""

from collections.abc import Callable, Mapping, Sequence, Set as AbstractSet
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from validator.core.engine.kernel import HIT_WIDTH, Ints, mark
from validator.core.engine.option_rows import OptionsRow, options_of, read_options
from validator.core.engine.rows import Rows, tables_of
from validator.core.engine.slices import Lists, Parts
from validator.core.engine.state_rows import write_carried
from validator.core.optional_dependencies import INSTALL

if TYPE_CHECKING:
    from subprocess import Popen

Choice = Literal["auto", "interpreted", "compiled"]

DISTINCT_BELOW = 1_024
"""Bound of the codes of kinds and words."""

PART = 4_096
"""Events all of whose columns, and what is derived from them, lie together in a processor's caches, about."""

OWN = (mark,)
"""Kernels that the compiled engine runs itself, over whatever columns."""

Ranges = Mapping[str, tuple[int, int]]
"""The smallest and the largest value of columns, by name."""


class CompiledMissing(ImportError):
    """Compiled replay was asked for, but numba and numpy are not installed."""


class Engine(Protocol):
    """One way of running kernels."""

    name: str
    part: int
    """After how many events, about, it is faster to begin a new record than to go on in the same; 0: never."""

    def column(self, values: Sequence[int]) -> Ints:
        """A column of these integers in the engine's own form."""

    def zeros(self, length: int, fill: int = 0) -> Ints:
        """A column of ``length`` equal integers."""

    def work(self, name: str, length: int) -> Ints:
        """A column of at least ``length`` integers of no particular value, the same one again at the next call."""

    def joined(self, columns: Sequence[Sequence[int]]) -> Ints:
        """A column in the engine's own form of all these, one after the other, to be read alone."""

    def cut(self, columns: Sequence[Ints], spans: Sequence[tuple[int, int]]) -> list[Parts]:
        """Of each of some columns its parts from one place up to another, to be read alone."""

    def work_parts(self, name: str, lengths: Sequence[int]) -> Parts:
        """Columns of at least these lengths, of no particular values; the same ones again at the next call."""

    def zero_parts(self, length: int, number: int) -> Parts:
        """A ``number`` of columns of ``length`` zeros each."""

    def run_each(
        self,
        kernels: Sequence[Callable[..., object]],
        record: type,
        shared: Mapping[str, Ints],
        parts: Mapping[str, Parts],
        number: int,
        ranges: Ranges,
    ) -> None:
        """Call the kernels, in order, on each of a ``number`` of records, one record after the other.

        ``record`` is their dataclass of columns: ``shared`` are those that all have, of ``parts`` each has its own.
        No kernel sees a value out of its range in a part that ``ranges`` names; an engine that checks every access
        itself may leave it to that. Raises ValueError where there is one.
        """

    def distinct(self, column: Ints) -> AbstractSet[int]:
        """The codes that a column holds; what is no code below DISTINCT_BELOW may stand for one, or for none."""

    def instead(self, kernels: Sequence[Callable[..., object]]) -> "Engine | None":
        """The engine that runs these kernels together in place of this one; None: this one does."""

    def prepare(self, kernels: Sequence[Callable[..., object]]) -> None:
        """Make kernels ready to run."""

    def run(self, kernel: Callable[..., object], *arguments: object) -> None:
        """Call a kernel on columns of this engine."""


class InterpretedEngine:
    """Runs kernels as they stand, over plain lists; imports neither numba nor numpy."""

    name = "interpreted"
    part = 0

    def __init__(self) -> None:
        self._work: dict[str, list[int]] = {}

    def column(self, values: Sequence[int]) -> Ints:
        """The values as a list, an array's too."""
        if isinstance(values, list):
            return values
        as_list = getattr(values, "tolist", None)
        return list(values) if as_list is None else list(as_list())

    def zeros(self, length: int, fill: int = 0) -> Ints:
        """A list of ``length`` equal integers."""
        return [fill] * length

    def work(self, name: str, length: int) -> Ints:
        """The list kept under ``name``, made longer where it is too short."""
        kept = self._work.setdefault(name, [])
        if len(kept) < length:
            kept.extend([0] * (length - len(kept)))
        return kept

    def joined(self, columns: Sequence[Sequence[int]]) -> Ints:
        """The one, or a list of all."""
        if len(columns) == 1:
            return self.column(columns[0])
        return [value for column in columns for value in self.column(column)]

    def cut(self, columns: Sequence[Ints], spans: Sequence[tuple[int, int]]) -> list[Parts]:
        """Copies of the parts; a whole column is its own one part."""
        whole = len(spans) == 1 and spans[0] == (0, len(columns[0]))
        return [Lists([one] if whole else [one[start:stop] for start, stop in spans]) for one in columns]

    def work_parts(self, name: str, lengths: Sequence[int]) -> Parts:
        """New lists; for one part the list kept under ``name``."""
        if len(lengths) == 1:
            return Lists([self.work(name, lengths[0])])
        return Lists([[0] * length for length in lengths])

    def zero_parts(self, length: int, number: int) -> Parts:
        """Lists of zeros."""
        return Lists([[0] * length for _ in range(number)])

    def run_each(
        self,
        kernels: Sequence[Callable[..., object]],
        record: type,
        shared: Mapping[str, Ints],
        parts: Mapping[str, Parts],
        number: int,
        ranges: Ranges,
    ) -> None:
        """Call the kernels themselves; the log's readers have checked ranges, and Python checks every index."""
        run_one_by_one(self, kernels, record, shared, parts, number, objects=True)

    def distinct(self, column: Ints) -> AbstractSet[int]:
        """All values of the column."""
        return set(column)

    def instead(self, kernels: Sequence[Callable[..., object]]) -> None:
        """None: this engine runs any kernel."""

    def prepare(self, kernels: Sequence[Callable[..., object]]) -> None:
        """Nothing: a kernel runs as it stands."""

    def run(self, kernel: Callable[..., object], *arguments: object) -> None:
        """Call the kernel itself."""
        kernel(*arguments)


class CompiledEngine:
    """Runs kernels compiled by numba over 64-bit arrays; ``bounds`` adds bounds checks, for tests."""

    name = "compiled"
    part = PART

    def __init__(self, *, bounds: bool = False, cache: Path | None = None) -> None:
        try:
            import numpy

            from validator.core.engine.array_slices import Arrays
            from validator.core.engine.compiler import Compiler
        except ImportError as missing:
            raise CompiledMissing(f"compiled replay needs numba and numpy; install them with: {INSTALL}") from missing
        self._numpy = numpy
        self._arrays = Arrays
        self._compiler = Compiler(bounds=bounds, cache=cache if cache is not None else Compiler.default_cache())
        self._compiled: dict[Callable[..., object], Callable[..., object]] = {}
        self._addresses: dict[tuple[FunctionType, ...], Any] = {}
        self._work: dict[str, Any] = {}

    def column(self, values: Sequence[int]) -> Any:
        """The values as an array of 64-bit integers."""
        return self._numpy.ascontiguousarray(values, dtype=self._numpy.int64)

    def zeros(self, length: int, fill: int = 0) -> Any:
        """An array of ``length`` equal integers."""
        if fill == 0:
            return self._numpy.zeros(length, dtype=self._numpy.int64)
        return self._numpy.full(length, fill, dtype=self._numpy.int64)

    def work(self, name: str, length: int) -> Any:
        """The array kept under ``name``; a longer one in its place where it is too short."""
        kept = self._work.get(name)
        if kept is None or len(kept) < length:
            kept = self._work[name] = self._arrays.untouched(length)
        return kept

    def joined(self, columns: Sequence[Sequence[int]]) -> Any:
        """The one; where all lie one after the other in memory, what they are parts of; else an array of all."""
        arrays = [self.column(column) for column in columns]
        return arrays[0] if len(arrays) == 1 else self._arrays.joined(arrays)

    def cut(self, columns: Sequence[Any], spans: Sequence[tuple[int, int]]) -> list[Parts]:
        """Views of the parts."""
        starts, stops = self._numpy.array(spans, dtype=self._numpy.int64).T
        return [self._arrays(one, starts, stops - starts) for one in columns]

    def work_parts(self, name: str, lengths: Sequence[int]) -> Parts:
        """Parts of the array kept under ``name``."""
        each = self._numpy.asarray(lengths, dtype=self._numpy.int64)
        ends = self._numpy.cumsum(each)
        return self._arrays(self.work(name, int(ends[-1])), ends - each, each)

    def zero_parts(self, length: int, number: int) -> Parts:
        """Parts of one array of zeros."""
        begins = self._numpy.arange(number) * length
        return self._arrays(self.zeros(length * number), begins, self._numpy.full(number, length))

    def run_each(
        self,
        kernels: Sequence[Callable[..., object]],
        record: type,
        shared: Mapping[str, Ints],
        parts: Mapping[str, Parts],
        number: int,
        ranges: Ranges,
    ) -> None:
        """Call the compiled forms of the kernels: from compiled code, without coming back.

        Compiled code checks no index. Ranges are checked for each record before its kernels run, which then find its
        columns in the processor's caches.
        """
        functions = _functions(kernels)
        addresses = self._addresses_of(functions) if len(functions) == len(kernels) else None
        if addresses is None:
            self._check(ranges, parts)
            run_one_by_one(self, kernels, record, shared, parts, number, objects=False)
            return
        from validator.core.engine.native_loop import drive, places_in, records_of

        self.prepare([drive])
        records = records_of(record, shared, parts, number)
        bounds = [(place, *ranges[name]) for name, place in places_in(record).items() if name in ranges]
        checked = self.column([value for one in bounds for value in one])
        if self._compiled[drive](addresses, checked, records.ctypes.data, records.strides[0], number) != 0:
            self._check(ranges, parts)

    def _addresses_of(self, functions: Sequence[FunctionType]) -> Any:
        """Where the compiled forms of these lie; None where they may not be called by their addresses."""
        if not self._compiler.drives:
            return None
        key = tuple(functions)
        if key not in self._addresses:
            self.prepare(functions)
            addresses = self.column([self._compiler.address(one) for one in functions])
            self._addresses[key] = None if 0 in addresses else addresses
        return self._addresses[key]

    def _check(self, ranges: Ranges, parts: Mapping[str, Any]) -> None:
        """Raise ValueError where a value lies out of its range."""
        for name, (low, high) in ranges.items():
            column = parts[name]
            for row in self._numpy.flatnonzero((column.array < low) | (column.array > high))[:1]:
                raise ValueError(f"column {name}, row {row}: {column.array[row]} is out of range")

    def distinct(self, column: Any) -> AbstractSet[int]:
        """The codes of the column from 0 up to DISTINCT_BELOW, and some for what is none."""
        seen = self.zeros(DISTINCT_BELOW)
        self.run(mark, column, seen)
        return set(self._numpy.flatnonzero(seen).tolist())

    @property
    def cache(self) -> Path | None:
        """The folder in which compiled code is kept; None where there is none."""
        return self._compiler.cache

    def cold(self, kernels: Sequence[Callable[..., object]]) -> list[Callable[..., object]]:
        """Those of the kernels that do not lie in the cache, whether they are loaded or not."""
        return [one for one in _functions(kernels) if not self._compiler.is_kept(one)]

    def is_warm(self, kernels: Sequence[Callable[..., object]]) -> bool:
        """Whether compiled code for these kernels is loaded or lies in the cache."""
        return self._compiler.is_warm(_functions(kernels))

    def compile_apart(self, kernels: Sequence[Callable[..., object]]) -> "Popen[bytes] | None":
        """Begin to compile kernels into the cache in another process; None where that cannot be."""
        return self._compiler.compile_apart(_functions(kernels))

    def instead(self, kernels: Sequence[Callable[..., object]]) -> Engine | None:
        """None: this engine compiles what is not compiled yet."""
        return None

    def prepare(self, kernels: Sequence[Callable[..., object]], progress: Callable[[int], None] | None = None) -> None:
        """Compile these kernels, or load them from the cache; ``progress`` is told how many there are already."""
        functions = [kernel for kernel in _functions(kernels) if kernel not in self._compiled]
        if functions:
            done = self._compiler.compile(functions, progress)
            self._compiled.update(zip(functions, done, strict=True))

    def run(self, kernel: Callable[..., object], *arguments: object) -> None:
        """Call the compiled form of the kernel."""
        if kernel not in self._compiled:
            self.prepare([kernel])
        self._compiled[kernel](*arguments)


def run_one_by_one(
    engine: Engine,
    kernels: Sequence[Callable[..., object]],
    form: type,
    shared: Mapping[str, Ints],
    parts: Mapping[str, Parts],
    number: int,
    *,
    objects: bool,
) -> None:
    """What run_each of an engine does, each kernel called by itself; with ``objects`` rows lie there as such."""
    tables = tables_of(form) if objects else {}
    asked = options_of(form) if objects else {}
    known: dict[int, OptionsRow] = {}
    for one in range(number):
        own: dict[str, Any] = {name: column[one] for name, column in parts.items()}
        held = Rows.of(tables)
        rows: dict[str, OptionsRow] = {}
        for name, row in asked.items():
            if id(own[name]) not in known:
                known[id(own[name])] = read_options(row, own[name])
            rows[name] = known[id(own[name])]
        judged = form(**shared, **own | held | rows)
        for kernel in kernels:
            engine.run(kernel, judged)
        for name, each in held.items():
            each.written(own[name])
        if objects:
            write_carried(judged)


def _functions(kernels: Sequence[Callable[..., object]]) -> list[FunctionType]:
    return [kernel for kernel in kernels if isinstance(kernel, FunctionType)]


class Hit(NamedTuple):
    """One hit row; see HIT_WIDTH."""

    number: int
    event: int
    expected: int
    observed: int
    cents: int
    subject: int
    root: int
    round: int


def read_hits(hits: Sequence[int]) -> list[Hit]:
    """The rows of a hit column, in the order in which they were reported."""
    rows = hits[1 : 1 + int(hits[0]) * HIT_WIDTH]
    as_list = getattr(rows, "tolist", None)
    values: list[int] = list(rows) if as_list is None else as_list()
    return [Hit._make(values[at : at + HIT_WIDTH]) for at in range(0, len(values), HIT_WIDTH)]
