"""The source as one table: a header and rows of cells, whatever kind of file it is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from validator.core.files import open_file
from validator.core.limits import CELLS, COLUMNS, HELD, ROWS, TooLarge
from validator.core.optional_dependencies import INSTALL, INSTALL_TABLES
from validator.log.columns import LogUnusable
from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.database import MAGIC, rows_of_database
from validator.log.importers.rounds.duckdb_file import MAGIC as DUCKDB, MAGIC_AT, rows_of_duckdb
from validator.log.importers.rounds.guess_words import TOTALS
from validator.log.importers.rounds.text import rows_of_csv, rows_of_json
from validator.log.importers.rounds.workbook import rows_of_workbook
from validator.log.read.opening import STANDARD_INPUT, kept_at, opened

Cells = Sequence[object]

ZIP: Final = b"PK\x03\x04"
OLD_EXCEL: Final = b"\xd0\xcf\x11\xe0"
PARQUET: Final = b"PAR1"
_BATCH: Final = 1 << 14
_PART: Final = 1 << 20
WITHIN: Final = 50
"""Rows at the top among which the header is looked for."""
WIDE: Final = 0.6
"""The part of the widest row's cells that a header fills at least."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a map says of the file itself; "" and 0 where it leaves that to be found out."""

    sheet: str = ""
    header: int = 0
    delimiter: str = ""
    encoding: str = ""


@dataclass(slots=True)
class Source:
    """A table: ``columns`` are its header, ``rows`` the rows below with their numbers in the file, from 1.

    ``said`` are remarks on how it was read, for whoever reads the report.
    """

    name: str
    columns: tuple[str, ...]
    rows: Iterator[tuple[int, Cells]]
    said: list[str] = field(default_factory=list)
    header: int = 1
    sheet: str = ""
    sha256: str = ""
    """Of the file as it lies, packed or not."""


def open_source(path: Path, options: Options) -> Source:
    """Read the head of a source; raises SourceUnusable where it is no table."""
    name = "standard input" if path == STANDARD_INPUT else str(path)
    try:
        content = _content(path)
    except LogUnusable as error:
        raise SourceUnusable(str(error)) from error
    except OSError as error:
        raise SourceUnusable(f"{name}: {error.strerror or error}") from error
    if not content.strip():
        raise SourceUnusable(f"{name}: the file is empty")
    said: list[str] = []
    sheet = ""
    first_row = 1
    if content.startswith((ZIP, OLD_EXCEL)):
        sheet, cells = _of_spreadsheet(name, content, options.sheet, said)
    elif content.startswith(MAGIC):
        sheet, cells = rows_of_database(name, path, content, options.sheet, said)
        first_row = 0
    elif content[MAGIC_AT] == DUCKDB:
        sheet, cells = rows_of_duckdb(name, path, content, options.sheet, said)
        first_row = 0
    elif content.startswith(PARQUET):
        cells = _of_parquet(name, content)
    elif content.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] in (b"{", b"["):
        cells = rows_of_json(name, content)
        first_row = 0
    else:
        cells = rows_of_csv(name, content, options.delimiter, options.encoding, said)
    source = _below_header(name, _within(name, cells), 1 if first_row == 0 else options.header, said)
    source.sheet = sheet
    source.sha256 = sha256_of(path)
    return source


def sha256_of(path: Path) -> str:
    """The SHA-256 of a file as it lies, or of standard input as it was kept; "" for what is no file that stays."""
    place = kept_at(path)
    if not place.is_file():
        return ""
    digest = sha256()
    with open_file(place) as file:
        while part := file.read(_PART):
            digest.update(part)
    return digest.hexdigest()


def is_of_totals(row: Cells) -> bool:
    """Whether a row begins with a word for a total, so that it may add up those above it."""
    first = next((str(cell).strip() for cell in row if cell is not None and str(cell).strip()), "")
    return first.lower().strip(" :.=-") in TOTALS


def _content(path: Path) -> bytes:
    """All of a source. Raises OSError, LogUnusable, and TooLarge where it is more than may be held."""
    most = HELD.most
    with opened(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise TooLarge(HELD.passed("the file holds", "give it in parts"))
    return content


def _module(name: str, why: str, install: str) -> ModuleType:
    try:
        return import_module(name)
    except ImportError:
        raise SourceUnusable(f"{why}; what reads it is not installed: {install}") from None


def _of_spreadsheet(name: str, content: bytes, asked: str, said: list[str]) -> tuple[str, Iterator[tuple[int, Cells]]]:
    _module("python_calamine", f"{name} is a spreadsheet", INSTALL_TABLES)
    sheet, rows = rows_of_workbook(name, content, asked, said)
    return sheet, enumerate(rows, 1)


def _of_parquet(name: str, content: bytes) -> Iterator[tuple[int, Cells]]:
    arrow: Any = _module("pyarrow", f"{name} is Parquet", INSTALL)
    parquet: Any = _module("pyarrow.parquet", f"{name} is Parquet", INSTALL)
    try:
        held = arrow.BufferReader(content)
        texts = [one.name for one in parquet.read_schema(held) if arrow.types.is_string(one.type)]
        file = parquet.ParquetFile(held, read_dictionary=texts)
    except (arrow.ArrowInvalid, OSError) as error:
        raise SourceUnusable(f"{name}: no Parquet file that can be read: {error}") from error
    count, columns = file.metadata.num_rows, len(file.schema_arrow.names)
    _hold(name, columns, count + 1, (count + 1) * columns)
    return _rows_of_parquet(file)


def _rows_of_parquet(file: Any) -> Iterator[tuple[int, Cells]]:
    yield 1, list(file.schema_arrow.names)
    number = 1
    for batch in file.iter_batches(batch_size=_BATCH):
        columns = [_plain(column) for column in batch.columns]
        for cells in zip(*columns, strict=True):
            number += 1
            yield number, cells


def _plain(column: Any) -> list[object]:
    """The values of a column; a word that stands in many rows is held once."""
    if not hasattr(column, "dictionary"):
        return list(column.to_pylist())
    words = column.dictionary.to_pylist()
    return [None if place is None else words[place] for place in column.indices.to_pylist()]


def _within(name: str, rows: Iterator[tuple[int, Cells]]) -> Iterator[tuple[int, Cells]]:
    """The rows, as long as they are no more than may be held. Raises SourceUnusable."""
    cells = 0
    for count, (number, row) in enumerate(rows, 1):
        cells += len(row)
        _hold(name, len(row), count, cells)
        yield number, row


def _hold(name: str, columns: int, rows: int, cells: int) -> None:
    """Raise SourceUnusable for more than may be held."""
    for held, limit in ((columns, COLUMNS), (rows, ROWS), (cells, CELLS)):
        if held > limit.most:
            raise SourceUnusable(f"{name}: {limit.passed('it has', 'give it in parts')}")


def _below_header(name: str, cells: Iterator[tuple[int, Cells]], asked: int, said: list[str]) -> Source:
    top = []
    for number, row in cells:
        top.append((number, row))
        if len(top) == WITHIN or (asked and number >= asked):
            break
    place = _header_among(top, asked)
    if place is None:
        where = f"row {asked}" if asked else f"the first {len(top)} rows"
        raise SourceUnusable(f"{name}: no header is in {where}; the map may name its row under source: header")
    number, row = top[place]
    if place and not asked:
        said.append(f"the header is taken to be row {number}; the map may name another under source: header")
    columns = _names(row, said)
    return Source(name, columns, _all_rows(top[place + 1 :], cells), said, number)


def _all_rows(top: list[tuple[int, Cells]], rest: Iterator[tuple[int, Cells]]) -> Iterator[tuple[int, Cells]]:
    yield from top
    yield from rest


def _header_among(top: list[tuple[int, Cells]], asked: int) -> int | None:
    """The place of the header: the row asked for, or the first that is wide and holds words alone."""
    if asked:
        return next((place for place, (number, row) in enumerate(top) if number == asked and any(row)), None)
    widest = max((_filled(row) for _, row in top), default=0)
    wide = (place for place, (_, row) in enumerate(top) if _filled(row) >= max(1, WIDE * widest) and _is_words(row))
    return next(wide, None)


def _filled(row: Cells) -> int:
    return sum(1 for cell in row if str("" if cell is None else cell).strip())


def _is_words(row: Cells) -> bool:
    for cell in row:
        text = str("" if cell is None else cell).strip()
        number = text.replace(".", "").replace(",", "").isdigit()
        if text and (not isinstance(cell, str) or text[0] in "$+-(" or number):
            return False
    return True


def _names(row: Cells, said: list[str]) -> tuple[str, ...]:
    """The names of columns, without needless spaces; one that stands again gets its number."""
    names: list[str] = []
    times: dict[str, int] = {}
    for cell in row:
        name = " ".join(str("" if cell is None else cell).split())
        times[name] = times.get(name, 0) + 1
        if name and times[name] > 1:
            said.append(f'column "{name}" stands more than once; the further one is "{name} ({times[name]})"')
            name = f"{name} ({times[name]})"
        names.append(name)
    return tuple(names)
