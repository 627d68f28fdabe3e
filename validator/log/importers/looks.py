"""What a source looks like from its first bytes, where it is not of the form that an importer takes."""

import csv
import json
from pathlib import Path
from typing import Final

from validator.log.columns import LogUnusable
from validator.log.importers import find_importer, importer_names
from validator.log.importers.source import parsed
from validator.log.opening import opened, opened_text

_HEAD: Final = 1 << 22
_NAMED: Final = 8
_MAGIC: Final = (
    (b"PAR1", "a Parquet file"),
    (b"PK\x03\x04", "a workbook or another zip archive"),
    (b"\xd0\xcf\x11\xe0", "an old Excel workbook"),
    (b"%PDF", "a PDF"),
)


def first_value(source: Path) -> object:
    """The first value of a source: of JSON the first, of an array its first element; of a table of text its first row.

    None where it begins with neither.
    """
    return _first(source)[1]


def looks_like(source: Path) -> str:
    """What the source looks like, in words, with the command to try where there is one; "" where that is not told."""
    form, found = _first(source)
    if isinstance(found, dict) and {"table", "seq", "kind"} <= found.keys():
        return "a round log; try floorperson replay"
    for name in importer_names() if found is not None else ():
        if find_importer(name).is_of(found):
            return f"what the importer {name} takes; try floorperson import {name}"
    if isinstance(found, dict):
        return f"{form} {_some(list(found))}"
    try:
        with opened(source) as file:
            head = file.read(len(_MAGIC[0][0]))
    except (OSError, LogUnusable):
        return ""
    return next((words for magic, words in _MAGIC if head.startswith(magic)), "an empty file" if not head else "")


def _first(source: Path) -> tuple[str, object]:
    """What the source is made of, in words, and its first value or row."""
    try:
        with opened_text(source) as file:
            head = file.read(_HEAD).decode("utf-8", "replace").strip()
    except (OSError, LogUnusable):
        return "", None
    inner = head[1:].lstrip() if head.startswith("[") else head
    try:
        return "JSON objects with the fields", parsed(inner[: json.JSONDecoder().raw_decode(inner)[1]])
    except (ValueError, RecursionError):
        return "a table of text with the columns", _first_row(head)


def _first_row(head: str) -> dict[str, str] | None:
    """The first row of a table of text by its columns, None where it is none."""
    lines = head.splitlines()[:2]
    try:
        dialect = csv.Sniffer().sniff(lines[0], ",;\t|") if lines else None
    except csv.Error:
        return None
    if dialect is None:
        return None
    rows = list(csv.reader(lines, dialect))
    return dict(zip(rows[0], rows[1] if len(rows) > 1 else [""] * len(rows[0]), strict=False))


def _some(names: list[str]) -> str:
    return ", ".join(name[:40] for name in names[:_NAMED]) + (", …" if len(names) > _NAMED else "")
