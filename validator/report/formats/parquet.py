"""Findings as a table in Parquet, through pyarrow (extra ``fast``): amounts in cents, times with their zone."""

from importlib import import_module
from pathlib import Path

from validator.report.arrow import arrow_table
from validator.report.formats import FormatUnusable, Manner
from validator.report.judgment import Judgment
from validator.report.table import table_of
from validator.report.untold import say_what_was_judged


def write(judgment: Judgment, path: Path, manner: Manner) -> None:
    """Write the table; nothing in it depends on ``manner``. Standard error says what else there is to tell.

    Raises FormatUnusable where pyarrow is not installed.
    """
    try:
        table = arrow_table(table_of(judgment))
    except ImportError as missing:
        raise FormatUnusable(f"Parquet: {missing}; or take --format csv") from missing
    import_module("pyarrow.parquet").write_table(table, path)
    say_what_was_judged(judgment)
