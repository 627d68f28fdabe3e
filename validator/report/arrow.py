"""Findings as an Arrow table, through pyarrow (extra ``fast``)."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from validator.core.optional_dependencies import INSTALL
from validator.report.table import COLUMNS, ColumnKind, FindingRow, values_by_column


def arrow_table(rows: Sequence[FindingRow]) -> Any:
    """The table with typed columns, amounts as cents; raises ImportError where pyarrow is not installed."""
    schema = arrow_schema()
    return import_module("pyarrow").table(values_by_column(rows), schema=schema)


def arrow_schema() -> Any:
    """The columns of the table and their types; raises ImportError where pyarrow is not installed."""
    if find_spec("pyarrow") is None:
        raise ImportError(f"this needs pyarrow; install it with: {INSTALL}")
    arrow = import_module("pyarrow")
    types: dict[ColumnKind, Any] = {
        "text": arrow.string(),
        "number": arrow.int64(),
        "cents": arrow.int64(),
        "day": arrow.date32(),
        "time": arrow.timestamp("ms", tz="America/New_York"),
    }
    return arrow.schema([arrow.field(column.name, types[column.kind]) for column in COLUMNS])
