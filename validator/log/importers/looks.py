"""Describes a source by its first bytes, where it has not the form that an importer takes."""

import csv
import json
from pathlib import Path
from typing import Final

from validator.log.columns import LogUnusable
from validator.log.importers import find_importer, importer_names
from validator.log.importers.source import parse_json
from validator.log.read.opening import opened, opened_text

_HEAD: Final = 1 << 22
_SNIFFED: Final = 1 << 14
_NAMED: Final = 8
_BY_MAP: Final = "; of finished rounds, try floorperson import rounds FILE --guess -o map.yaml"
_MAGIC: Final = (
    (b"PAR1", f"a Parquet file{_BY_MAP}"),
    (b"ARROW1", "a file of Arrow"),
    (b"PK\x03\x04", f"a workbook or another zip archive{_BY_MAP}"),
    (b"\xd0\xcf\x11\xe0", f"an old Excel workbook{_BY_MAP}"),
    (b"%PDF", "a PDF"),
)


def first_value(source: Path) -> object:
    """The first value of a source: of JSON the first, of an array its first element; of a table of text its first row.

    None where it begins with neither.
    """
    return _first(source)[1]


def looks_like(source: Path) -> str:
    """What the source looks like, in words, with the command to try where there is one; "" where that is not told."""
    try:
        with opened(source) as file:
            head = file.read(len(_MAGIC[0][0]))
    except (OSError, LogUnusable):
        return ""
    if not head:
        return "an empty file"
    for magic, words in _MAGIC:
        if head.startswith(magic):
            return words
    form, found = _first(source)
    if isinstance(found, dict) and {"table", "seq", "kind"} <= found.keys():
        return "a round log; try floorperson replay"
    for name in importer_names() if found is not None else ():
        if find_importer(name).is_of(found):
            return f"what the importer {name} takes; try floorperson import {name}"
    return f"{form} {_some(list(found))}{_BY_MAP}" if isinstance(found, dict) else ""


def _first(source: Path) -> tuple[str, object]:
    """What the source is made of, in words, and its first value or row."""
    try:
        with opened_text(source) as file:
            head = file.read(_HEAD).decode("utf-8", "replace").strip()
    except (OSError, LogUnusable):
        return "", None
    inner = head[1:].lstrip() if head.startswith("[") else head
    try:
        return "JSON objects with the fields", parse_json(inner[: json.JSONDecoder().raw_decode(inner)[1]])
    except (ValueError, RecursionError):
        return "a table of text with the columns", _first_row(head)


def _first_row(head: str) -> dict[str, str] | None:
    """The first row of a table of text by its columns, None where it is none."""
    lines = head.splitlines()[:2]
    if not lines:
        return None
    try:
        rows = list(csv.reader(lines, csv.Sniffer().sniff(lines[0][:_SNIFFED], ",;\t|")))
    except csv.Error:
        return None
    if not rows:
        return None
    return dict(zip(rows[0], rows[1] if len(rows) > 1 else [""] * len(rows[0]), strict=False))


def _some(names: list[str]) -> str:
    return ", ".join(name[:40] for name in names[:_NAMED]) + (", …" if len(names) > _NAMED else "")
