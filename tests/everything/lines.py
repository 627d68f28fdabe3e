"""An export as lines of four columns: subject, record, field, value; sorted, the same bytes for the same facts.

The subject is what is told of (the rules of a chapter, an input), the record one thing told of it (a rule, a finding,
a tally), the field and its value one fact of that. Columns are parted by tabs; tabs, line ends, other control
characters and backslashes within a column are escaped.
"""

import gzip
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from itertools import groupby
from pathlib import Path
from typing import BinaryIO, NamedTuple

Fields = Mapping[tuple[str, str], str]
"""The facts of one subject: values by record and field."""


class BadExport(ValueError):
    """A file is no export; the message names the line."""


class Line(NamedTuple):
    """One fact."""

    subject: str
    record: str
    field: str
    value: str

    def text(self) -> str:
        """The line without its end."""
        return "\t".join(column.translate(_ESCAPES) for column in self)


_ESCAPES: dict[int, str] = {
    **{code: f"\\x{code:02x}" for code in (*range(32), *range(127, 160))},
    **{code: f"\\u{code:04x}" for code in (0x2028, 0x2029)},
    ord("\\"): "\\\\",
    ord("\n"): "\\n",
    ord("\t"): "\\t",
}


class Block(NamedTuple):
    """The lines of one subject, sorted and packed."""

    subject: str
    packed: bytes

    def lines(self) -> list[str]:
        """The lines without their ends."""
        return zlib.decompress(self.packed).decode("utf-8").split("\n")


def blocks_of(lines: Iterable[Line]) -> Iterator[Block]:
    """The lines put together by subject; raises ValueError for a fact that is told twice."""
    found: dict[str, list[str]] = {}
    told: set[tuple[str, str, str]] = set()
    for line in lines:
        if line[:3] in told:
            raise ValueError(f"told twice: {line}")
        told.add(line[:3])
        found.setdefault(line.subject, []).append(line.text())
    for subject, texts in found.items():
        yield Block(subject, zlib.compress("\n".join(sorted(texts)).encode("utf-8"), 1))


def write_export(path: Path, blocks: Mapping[str, Block]) -> int:
    """Write the blocks of all subjects; packed by gzip where the name ends in ``.gz``. The number of lines."""
    count = 0
    with path.open("wb") as file, _packing(file, path) as out:
        for subject in sorted(blocks):
            lines = blocks[subject].lines()
            count += len(lines)
            out.write(("\n".join(lines) + "\n").encode("utf-8"))
    return count


def _packing(file: BinaryIO, path: Path) -> AbstractContextManager[gzip.GzipFile | BinaryIO]:
    """The file itself, or gzip around it without a name and a time of its own."""
    if path.suffix == ".gz":
        return gzip.GzipFile("", "wb", 6, file, mtime=0)
    return nullcontext(file)


def read_export(path: Path) -> Iterator[tuple[str, Fields]]:
    """The subjects of an export with their facts, in order. Raises OSError, BadExport."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8", newline="\n") as file:
        rows = ((number, line.rstrip("\n").split("\t")) for number, line in enumerate(file, 1))
        for subject, of_it in groupby(rows, key=lambda row: row[1][0]):
            yield subject, _fields(path, of_it)


def _fields(path: Path, rows: Iterable[tuple[int, list[str]]]) -> Fields:
    found = {}
    for number, row in rows:
        if len(row) != 4:
            raise BadExport(f"{path}:{number}: {len(row)} columns, not four")
        found[row[1], row[2]] = row[3]
    return found


def fields_of(block: Block) -> Fields:
    """The facts of a block, as ``read_export`` gives those of a file."""
    found = {}
    for line in block.lines():
        _, record, field, value = line.split("\t")
        found[record, field] = value
    return found
