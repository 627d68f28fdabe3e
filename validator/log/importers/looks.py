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
    """The first JSON value of a source, of an array its first element; None where it begins with none."""
    try:
        with opened_text(source) as file:
            head = file.read(_HEAD).decode("utf-8", "replace").strip()
    except (OSError, LogUnusable):
        return None
    if head.startswith("["):
        head = head[1:].lstrip()
    try:
        return parsed(head[: json.JSONDecoder().raw_decode(head)[1]])
    except (ValueError, RecursionError):
        return None


def looks_like(source: Path) -> str:
    """What the source looks like, in words, with the command to try where there is one; "" where that is not told."""
    found = first_value(source)
    if isinstance(found, dict) and {"table", "seq", "kind"} <= found.keys():
        return "a round log; try floorperson replay"
    for name in importer_names() if found is not None else ():
        if find_importer(name).is_of(found):
            return f"what the importer {name} takes; try floorperson import {name}"
    if isinstance(found, dict):
        return f"JSON objects with the fields {_some(list(found))}"
    try:
        with opened(source) as file:
            head = file.read(4096)
    except (OSError, LogUnusable):
        return ""
    if not head.strip():
        return "an empty file"
    for magic, words in _MAGIC:
        if head.startswith(magic):
            return words
    try:
        first, *_ = head.decode("utf-8-sig").splitlines()
        dialect = csv.Sniffer().sniff(first, ",;\t|")
    except (UnicodeDecodeError, csv.Error):
        return ""
    columns = next(csv.reader([first], dialect))
    if {"table", "seq", "kind"} <= {*columns}:
        return "a round log; try floorperson replay"
    return f"a table of text with the columns {_some(columns)}"


def _some(names: list[str]) -> str:
    return ", ".join(name[:40] for name in names[:_NAMED]) + (", …" if len(names) > _NAMED else "")
