"""Forms as a person fills them in: the row of a key found, its answer typed, its remark written."""

from pathlib import Path
from typing import Any

import docx
import openpyxl

ANSWER, REMARKS, KEY = 3, 5, 6
"""The columns of a workbook, from 1 on."""


def row_of(book: Any, key: str) -> tuple[Any, int]:
    """The sheet and the row that ask for a key."""
    for sheet in book.worksheets:
        for row in range(3, sheet.max_row + 1):
            if sheet.cell(row, KEY).value == key:
                return sheet, row
    raise KeyError(key)


def place_of(path: Path, key: str) -> str:
    """How reports name the answer of a key."""
    sheet, row = row_of(openpyxl.load_workbook(path), key)
    return f"{path.as_posix()}, sheet {sheet.title}, C{row}"


def fill_workbook(path: Path, answers: dict[str, object], remarks: dict[str, str] | None = None) -> None:
    """Type answers and remarks into a workbook."""
    book = openpyxl.load_workbook(path)
    for column, typed in ((ANSWER, answers), (REMARKS, remarks or {})):
        for key, value in typed.items():
            sheet, row = row_of(book, key)
            sheet.cell(row, column).value = value
    book.save(path)


def fill_document(path: Path, answers: dict[str, str], remarks: dict[str, str] | None = None) -> None:
    """Type answers and remarks into a document."""
    document: Any = docx.Document(str(path))
    for column, typed in ((ANSWER, answers), (REMARKS, remarks or {})):
        for key, value in typed.items():
            cells = next(row.cells for table in document.tables for row in table.rows if row.cells[5].text == key)
            cells[column - 1].text = value
    document.save(str(path))
