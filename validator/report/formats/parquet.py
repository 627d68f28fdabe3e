"""Findings as a table in Parquet, through pyarrow (extra ``fast``): amounts in cents, times with their zone."""

from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Final

from validator.report.arrow import arrow_schema, arrow_table
from validator.report.formats import FormatUnusable, Manner
from validator.report.judgment import Judgment
from validator.report.table import report_rows
from validator.report.untold import say_what_was_judged

ROWS: Final = 1 << 16
"""Rows that are written together."""


def write(judgment: Judgment, path: Path, manner: Manner) -> None:
    """Write the table; nothing in it depends on ``manner``. Standard error says what else there is to tell.

    Raises FormatUnusable where pyarrow is not installed.
    """
    try:
        schema = arrow_schema()
    except ImportError as missing:
        raise FormatUnusable(f"Parquet: {missing}; or take --format csv") from missing
    rows = report_rows(judgment)
    with import_module("pyarrow.parquet").ParquetWriter(path, schema) as file:
        while part := list(islice(rows, ROWS)):
            file.write_table(arrow_table(part))
    say_what_was_judged(judgment)
