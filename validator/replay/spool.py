"""Stores the findings of a replay: in memory while they are few, then in a file, read in the order of the logs."""

import io
import pickle
import zlib
from array import array
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from enum import Enum
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, BinaryIO, Final, cast, overload

from validator.core.finding import Finding

IN_MEMORY: Final = 5_000
"""Findings that are kept in memory; all further ones go to a file."""
BLOCK: Final = 256
"""Findings that are written, and read again, together."""
BLOCKS_HELD: Final = 16
"""Blocks that are held while findings are read."""
MOST: Final = 1 << 30
"""Bytes that a value may take once it is unpacked."""

_PLAIN: Final = frozenset(
    {
        ("builtins", "int"),
        ("builtins", "set"),
        ("builtins", "frozenset"),
        ("collections", "Counter"),
        ("datetime", "date"),
        ("array", "_array_reconstructor"),
        ("array", "array"),
    }
)
"""The classes of plain values, beside those that need no name."""
_WIDE: Final = 40
"""Bits for a line, and for the place of a finding."""
_RULES: Final = 16
"""Bits for the rank of a rule."""


class _Reader(pickle.Unpickler):
    """Reads records of this program and plain values, and runs nothing else that a file may name."""

    def find_class(self, module: str, name: str) -> Any:
        """The class that is named; raises UnpicklingError for one that is no record."""
        if (module, name) in _PLAIN:
            return super().find_class(module, name)
        if module.partition(".")[0] == "validator":
            found = super().find_class(module, name)
            if isinstance(found, type) and (is_dataclass(found) or issubclass(found, (Enum, tuple))):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no record")


def packed(value: object) -> bytes:
    """A value as bytes that ``unpacked`` takes."""
    return zlib.compress(pickle.dumps(value, pickle.HIGHEST_PROTOCOL), 1)


def unpacked(data: bytes) -> Any:
    """The value that was packed; raises ValueError for bytes that are none, or that hold more than data."""
    unpacking = zlib.decompressobj()
    try:
        plain = unpacking.decompress(data, MOST)
        if not unpacking.eof or unpacking.unused_data:
            raise ValueError("not written by this program: it does not end where it should")
        return _Reader(io.BytesIO(plain)).load()
    except ValueError:
        raise
    except Exception as error:  # whatever a pickle that somebody else made lets its reader do
        raise ValueError(f"not written by this program: {error}") from error


def mark_of(data: bytes) -> bytes:
    """A mark of bytes, by which they are known again."""
    return blake2b(data, digest_size=16).digest()


class Spool:
    """Findings in the order in which they are made; ``path`` is the file they are kept in, None for one of its own.

    With a ``path`` all are written to it: ``keep`` puts what was added in order and safe on the disk.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._holder: object = None
        self._file: BinaryIO | None = path.open("w+b") if path is not None else None
        self._open: list[Finding] = []
        self._logs: dict[str, int] = {}
        self._log = array("q")
        self._line = array("q")
        self._rules: dict[tuple[bool, str], int] = {}
        self._rule = array("i")
        """Of each finding its rule, and whether it points to a root cause."""
        self._starts = array("q")
        """Of each block the place of its first finding."""
        self._offsets = array("q", [0])
        """Of each block where it begins in the file, and where the last ends."""
        self._marks: list[bytes] = []
        """Of each block what it is known again by."""
        self._held: OrderedDict[int, list[Finding]] = OrderedDict()

    def append(self, finding: Finding) -> None:
        """Add a finding on play."""
        where = cast(Any, finding.where)
        self._log.append(self._logs.setdefault(where.file, len(self._logs)))
        self._line.append(where.line)
        self._rule.append(self._rules.setdefault((finding.root is not None, finding.rule), len(self._rules)))
        self._open.append(finding)
        if len(self._open) >= (BLOCK if self._file is not None else IN_MEMORY):
            self._write()

    def __len__(self) -> int:
        return len(self._log)

    @property
    def in_memory(self) -> bool:
        """Whether none of them was written to a file."""
        return self._file is None

    def keep(self) -> tuple[object, ...]:
        """Write what is not yet in the file to the disk; what ``resumed`` needs to go on from here."""
        import os

        self._write()
        assert self._file is not None
        self._file.flush()
        os.fsync(self._file.fileno())
        return self._logs, self._log, self._line, self._rules, self._rule, self._starts, self._offsets, self._marks

    @classmethod
    def resumed(cls, path: Path, kept: tuple[Any, ...], holder: object = None) -> "Spool":
        """Go on where ``keep`` was called last: what was written to the file since is forgotten.

        Raises OSError, and ValueError where the file does not hold what was written to it until then.
        ``holder`` lives as long as the findings are read: it may be what removes their file.
        """
        spool = cls.__new__(cls)
        spool._holder = holder
        spool._file = path.open("r+b")
        spool._open, spool._held = [], OrderedDict()
        spool._logs, spool._log, spool._line, spool._rules, spool._rule, *blocks = kept
        spool._starts, spool._offsets, spool._marks = blocks
        for (start, end), mark in zip(pairwise(spool._offsets), spool._marks, strict=True):
            if mark_of(spool._file.read(end - start)) != mark:
                raise ValueError("its findings are not those that were written to it")
        spool._file.truncate(spool._offsets[-1])
        return spool

    def _write(self) -> None:
        if not self._open:
            return
        if self._file is None:
            self._file = cast(BinaryIO, TemporaryFile(prefix="floorperson-"))  # noqa: SIM115 -- open as long as the spool
        self._file.seek(self._offsets[-1])
        first = len(self) - len(self._open)
        for start in range(0, len(self._open), BLOCK):
            data = packed(self._open[start : start + BLOCK])
            self._starts.append(first + start)
            self._offsets.append(self._offsets[-1] + self._file.write(data))
            self._marks.append(mark_of(data))
        self._open = []

    def at(self, place: int) -> Finding:
        """The finding at a place."""
        written = len(self) - len(self._open)
        if place >= written:
            return self._open[place - written]
        block = bisect_right(self._starts, place) - 1
        held = self._held.get(block)
        if held is None:
            assert self._file is not None
            self._file.seek(self._offsets[block])
            held = self._held[block] = unpacked(self._file.read(self._offsets[block + 1] - self._offsets[block]))
            if len(self._held) > BLOCKS_HELD:
                self._held.popitem(last=False)
        else:
            self._held.move_to_end(block)
        return held[place - self._starts[block]]

    @property
    def rules(self) -> Iterable[tuple[bool, str]]:
        """The rules of the findings, each with whether a finding of it points to a root cause."""
        return self._rules

    def keys(self, order: Mapping[str, int], ranks: Mapping[tuple[bool, str], int]) -> Iterator[tuple[int, int, int]]:
        """Of each finding the place of its log in ``order``, its line, and the rank of its rule."""
        places = {number: order.get(log, len(order)) for log, number in self._logs.items()}
        ranked = [ranks[rule] for rule in self._rules]
        rows = zip(self._log, self._line, self._rule, strict=True)
        return ((places[log], line, ranked[rule]) for log, line, rule in rows)


class SpooledFindings(Sequence[Finding]):
    """Findings of one or more spools in an order, each read when it is asked for."""

    def __init__(self, spools: Sequence[Spool], order: "array[int]") -> None:
        self._spools = spools
        self._order = order

    def __len__(self) -> int:
        return len(self._order)

    @overload
    def __getitem__(self, place: int) -> Finding: ...

    @overload
    def __getitem__(self, place: slice) -> "SpooledFindings": ...

    def __getitem__(self, place: int | slice) -> "Finding | SpooledFindings":
        """A finding, or some of them."""
        if isinstance(place, slice):
            return SpooledFindings(self._spools, self._order[place])
        at, spool = divmod(self._order[place], len(self._spools))
        return self._spools[spool].at(at)

    def __iter__(self) -> Iterator[Finding]:
        count = len(self._spools)
        for one in self._order:
            yield self._spools[one % count].at(one // count)

    def where(self, wanted: Callable[[Finding], bool]) -> "SpooledFindings":
        """Those that are wanted, in the same order."""
        return self.chosen(place for place, finding in enumerate(self) if wanted(finding))

    def chosen(self, places: Iterable[int]) -> "SpooledFindings":
        """Those at some places, in that order."""
        return SpooledFindings(self._spools, array("q", (self._order[place] for place in places)))


def findings_in_order(spools: Sequence[Spool], logs: Sequence[str]) -> Sequence[Finding]:
    """All findings in the order of the logs and of their lines.

    Those of one line: causes before what they led to, then by rule, then as they were made, so that the order does not
    depend on where a log was cut. A list, where they are few.
    """
    order = {log: place for place, log in enumerate(logs)}
    count = len(spools)
    ranks = {rule: rank for rank, rule in enumerate(sorted({rule for one in spools for rule in one.rules}))}
    keys = sorted(
        ((log << _WIDE | line) << _RULES | rank) << _WIDE | (spool + count * at)
        for spool, one in enumerate(spools)
        for at, (log, line, rank) in enumerate(one.keys(order, ranks))
    )
    found = SpooledFindings(spools, array("q", (key & ((1 << _WIDE) - 1) for key in keys)))
    return list(found) if all(one.in_memory for one in spools) or len(found) <= IN_MEMORY else found


def those(findings: Sequence[Finding], wanted: Callable[[Finding], bool]) -> Sequence[Finding]:
    """Those of some findings that are wanted, in the same order."""
    return findings.where(wanted) if isinstance(findings, SpooledFindings) else [one for one in findings if wanted(one)]
