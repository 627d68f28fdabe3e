"""Reads where a log says in its first row that it comes from: source, map, importer, what was left out and attested."""

import csv
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from validator.log.columns import BrokenRow, LogUnusable
from validator.log.read.opening import IN_COLUMNS, form_of, opened_text
from validator.log.read.sources import csv_header, json_row

_LONGEST: Final = 4_000
"""Letters of a value that are kept."""


class LogOrigin(NamedTuple):
    """Where a log says that it comes from; "" and () for what it does not say.

    ``log`` is how reports call it. All else stands in columns of the first row that are never judged (``x-source`` and
    so on): it is the log's own word. ``not_judged`` says which payments can not be, as what they rest on is neither
    shown nor attested. ``attested`` are the statements of the map, ``attested_by`` who answers for them.
    """

    log: str
    source: str = ""
    source_sha256: str = ""
    sheet: str = ""
    map: str = ""
    map_sha256: str = ""
    importer: str = ""
    rows_read: str = ""
    rows_left_out: str = ""
    left_out: str = ""
    left_out_why: str = ""
    files_beside: str = ""
    beside_left_out: str = ""
    not_judged: str = ""
    attested: tuple[str, ...] = ()
    attested_by: str = ""


COLUMNS: Final = tuple(f"x-{name.replace('_', '-')}" for name in LogOrigin._fields[1:])
"""The columns that say it."""


def origin_of(log: Path, name: str) -> LogOrigin | None:
    """Where a log says that it comes from; None where its first row says nothing of that, or cannot be read."""
    try:
        row = _first_row(log)
    except (LogUnusable, OSError, ValueError, csv.Error):
        return None
    told = {column: str(row[column])[:_LONGEST] for column in COLUMNS if row.get(column) not in (None, "")}
    if not told:
        return None
    named = {column.removeprefix("x-").replace("-", "_"): value for column, value in told.items()}
    attested = tuple(named.pop("attested", "").split())
    return LogOrigin(name, attested=attested, **named)


def _first_row(log: Path) -> Mapping[str, object]:
    form = form_of(log)
    if form in IN_COLUMNS:
        return _first_in_columns(log)
    with opened_text(log) as content:
        if form == ".csv":
            text = io.TextIOWrapper(content, encoding="utf-8", errors="surrogateescape", newline="")
            reader = csv.reader(text, strict=True)
            header = csv_header(log, reader)
            return dict(zip(header, next(reader, []), strict=False))
        words = next((line.strip() for line in content if line.strip()), b"")
        found = json_row(words, 1, cut=False)
        return {} if isinstance(found, BrokenRow) else found


def _first_in_columns(log: Path) -> Mapping[str, object]:
    from validator.log.fast.arrow_rows import ArrowRows
    from validator.log.read.columnar import column_batches, pyarrow_module

    rows = ArrowRows(pyarrow_module("pyarrow"))
    for _, batch in column_batches(log, rows, COLUMNS):
        if batch.num_rows:
            first: dict[str, object] = batch.slice(0, 1).to_pylist()[0]
            return first
    return {}
