"""Findings as a table in CSV: UTF-8, amounts in dollars, nothing in it that a spreadsheet would take for a formula."""

import csv
from datetime import datetime
from typing import Final, TextIO

from validator.report.formats import Manner
from validator.report.judgment import Judgment
from validator.report.table import COLUMNS, CellValue, TableColumn, report_rows
from validator.report.untold import say_what_was_judged

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""With what a cell begins that spreadsheets take for a formula."""


def write(judgment: Judgment, stream: TextIO, manner: Manner) -> None:
    """Write the table; nothing in it depends on ``manner``. Standard error says what else there is to tell."""
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow([header(column) for column in COLUMNS])
    for row in report_rows(judgment):
        writer.writerow([cell_text(value, column) for value, column in zip(row, COLUMNS, strict=True)])
    say_what_was_judged(judgment)


def header(column: TableColumn) -> str:
    """The heading of a column; amounts say that they are in dollars."""
    return column.name.removesuffix("_cents") + "_dollars" if column.kind == "cents" else column.name


def cell_text(value: CellValue, column: TableColumn) -> str:
    """A value as a cell of text; an apostrophe comes before what a spreadsheet would take for a formula."""
    if value is None:
        return ""
    if column.kind == "cents" and isinstance(value, int):
        return dollars(value)
    if isinstance(value, datetime):
        return value.isoformat(timespec="milliseconds" if value.microsecond else "seconds")
    return safe(str(value)) if column.kind == "text" else str(value)


def dollars(cents: int) -> str:
    """Dollars with two decimals, without a sign of the currency: -300 is ``-3.00``."""
    whole, rest = divmod(abs(cents), 100)
    return f"{'-' if cents < 0 else ''}{whole}.{rest:02}"


def safe(text: str) -> str:
    """The text, after an apostrophe where it begins as a formula does."""
    return f"'{text}" if text.startswith(FORMULA) else text
