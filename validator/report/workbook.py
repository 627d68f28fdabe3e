"""A workbook, through XlsxWriter (extra ``tables``): sheets of cells that are never a formula, a link or markup."""

from collections.abc import Sequence
from datetime import date, datetime
from decimal import Decimal
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from validator.core.optional_dependencies import INSTALL_TABLES
from validator.report.formats import FormatUnusable
from validator.report.page import shown
from validator.report.table import CellValue, ColumnKind

ROWS: Final = 1_048_576
"""Rows of a sheet, its heading among them."""
LETTERS: Final = 32_767
"""Letters of a cell."""
WIDEST: Final = 60
"""The widest column, in letters."""
CREATED: Final = datetime(1980, 1, 1)
"""The time that every workbook says it was made, so that the same findings give the same bytes."""
FORMS: Final[dict[ColumnKind, dict[str, str]]] = {
    "text": {},
    "number": {"num_format": "0"},
    "cents": {"num_format": "#,##0.00;[Red]-#,##0.00"},
    "day": {"num_format": "yyyy-mm-dd"},
    "time": {"num_format": "yyyy-mm-dd hh:mm:ss"},
}

ColumnHeading = tuple[str, ColumnKind]


class Sheet(NamedTuple):
    """A sheet: its name, its columns with their kinds, and its rows."""

    name: str
    headings: Sequence[ColumnHeading]
    rows: Sequence[tuple[CellValue, ...]]


def write_sheets(sheets: Sequence[Sheet], path: Path) -> None:
    """Write a workbook; the same sheets give the same bytes.

    Raises FormatUnusable where XlsxWriter is not installed, or there are more rows than a sheet can hold.
    """
    if find_spec("xlsxwriter") is None:
        raise FormatUnusable(f"xlsx needs XlsxWriter; install it with: {INSTALL_TABLES}; or take --format csv")
    for name, _, rows in sheets:
        if len(rows) >= ROWS:
            raise FormatUnusable(f"a sheet holds {ROWS - 1:,} rows, and {name} has {len(rows):,}; take csv or parquet")
    whole = BytesIO()
    book = import_module("xlsxwriter").Workbook(
        whole,
        {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False},
    )
    book.set_properties({"title": "floorperson report", "created": CREATED})
    forms = {kind: book.add_format(form) for kind, form in FORMS.items()}
    bold = book.add_format({"bold": True})
    for name, headings, rows in sheets:
        _write_sheet(book.add_worksheet(name), headings, rows, forms, bold)
    book.close()
    path.write_bytes(whole.getbuffer())


def _write_sheet(
    sheet: Any,
    headings: Sequence[ColumnHeading],
    rows: Sequence[tuple[CellValue, ...]],
    forms: dict[ColumnKind, Any],
    bold: Any,
) -> None:
    captions = [caption(*heading) for heading in headings]
    for place, words in enumerate(captions):
        sheet.write_string(0, place, words, bold)
    for number, row in enumerate(rows, start=1):
        for place, (value, (_, kind)) in enumerate(zip(row, headings, strict=True)):
            if value is not None:
                _write_cell(sheet, number, place, value, kind, forms[kind])
    for place, (words, (_, kind)) in enumerate(zip(captions, headings, strict=True)):
        longest = max((len(_shown(row[place], kind)) for row in rows), default=0)
        sheet.set_column(place, place, min(max(longest, len(words) + 3), WIDEST) + 1)
    sheet.freeze_panes(1, 0)
    sheet.autofilter(0, 0, max(len(rows), 1), len(headings) - 1)


def _write_cell(sheet: Any, row: int, column: int, value: CellValue, kind: ColumnKind, form: Any) -> None:
    if isinstance(value, datetime):
        sheet.write_datetime(row, column, value.replace(tzinfo=None), form)
    elif isinstance(value, date):
        sheet.write_datetime(row, column, datetime(value.year, value.month, value.day), form)
    elif isinstance(value, int):
        sheet.write_number(row, column, Decimal(value).scaleb(-2) if kind == "cents" else value, form)
    else:
        sheet.write_string(row, column, shown(str(value))[:LETTERS], form)


def caption(name: str, kind: ColumnKind) -> str:
    """The heading of a column: ``gaming_day`` is Gaming day, amounts are headed ``Due ($)``."""
    words = name.replace("_", " ").capitalize()
    return f"{words} ($)" if kind == "cents" else f"{words} (Pennsylvania)" if kind == "time" else words


def _shown(value: CellValue, kind: ColumnKind) -> str:
    if value is None:
        return ""
    if isinstance(value, datetime):
        return value.strftime("%Y-%m-%d %H:%M:%S")
    return f"{value:,}.00" if kind == "cents" else str(value)
