"""The source as one table: a header and rows of cells, whatever kind of file it is."""

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from validator.core.extra import INSTALL, INSTALL_TABLES
from validator.log.columns import LogUnusable
from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.text import rows_of_csv, rows_of_json
from validator.log.opening import STANDARD_INPUT, opened

Cells = Sequence[object]

ZIP: Final = b"PK\x03\x04"
OLD_EXCEL: Final = b"\xd0\xcf\x11\xe0"
PARQUET: Final = b"PAR1"
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
    elif content.startswith(PARQUET):
        cells = _of_parquet(name, content)
    elif content.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] in (b"{", b"["):
        cells = rows_of_json(name, content)
        first_row = 0
    else:
        cells = rows_of_csv(name, content, options.delimiter, options.encoding, said)
    source = _below_header(name, cells, 1 if first_row == 0 else options.header, said)
    source.sheet = sheet
    return source


def _content(path: Path) -> bytes:
    with opened(path) as file:
        return file.read()


def _module(name: str, why: str, install: str) -> ModuleType:
    try:
        return import_module(name)
    except ImportError:
        raise SourceUnusable(f"{why}; what reads it is not installed: {install}") from None


def _of_spreadsheet(name: str, content: bytes, asked: str, said: list[str]) -> tuple[str, Iterator[tuple[int, Cells]]]:
    calamine: Any = _module("python_calamine", f"{name} is a spreadsheet", INSTALL_TABLES)
    try:
        book = calamine.CalamineWorkbook.from_filelike(io.BytesIO(content))
        names = list(book.sheet_names)
        if asked and asked not in names:
            raise SourceUnusable(f'{name}: there is no sheet "{asked}"; there are: {", ".join(names)}')
        if not names:
            raise SourceUnusable(f"{name}: the workbook has no sheet")
        sheets = [book.get_sheet_by_name(one) for one in ([asked] if asked else names)]
        sheet = max(sheets, key=lambda one: one.total_height * one.total_width)
        rows = sheet.to_python(skip_empty_area=False)
    except calamine.CalamineError as error:
        raise SourceUnusable(f"{name}: no spreadsheet that can be read: {error}") from error
    if not asked and len(names) > 1:
        others = ", ".join(f'"{other}"' for other in names if other != sheet.name)
        said.append(f'sheet "{sheet.name}" is read, not {others}; the map may name another under source: sheet')
    return sheet.name, enumerate(rows, 1)


def _of_parquet(name: str, content: bytes) -> Iterator[tuple[int, Cells]]:
    arrow: Any = _module("pyarrow", f"{name} is Parquet", INSTALL)
    parquet: Any = _module("pyarrow.parquet", f"{name} is Parquet", INSTALL)
    try:
        file = parquet.ParquetFile(arrow.BufferReader(content))
    except (arrow.ArrowInvalid, OSError) as error:
        raise SourceUnusable(f"{name}: no Parquet file that can be read: {error}") from error
    return _rows_of_parquet(file)


def _rows_of_parquet(file: Any) -> Iterator[tuple[int, Cells]]:
    yield 1, list(file.schema_arrow.names)
    number = 1
    for batch in file.iter_batches():
        columns = [column.to_pylist() for column in batch.columns]
        for cells in zip(*columns, strict=True):
            number += 1
            yield number, cells


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
