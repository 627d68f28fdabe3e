"""In which formats each result is told: one table for every command, its ``--format`` and the ending of its file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

from validator.report.formats import FORMATS, Format

ResultKind = Literal["findings", "summary", "review", "exhibit", "diff", "what-if", "todo", "rules", "law"]
"""What commands tell; the letter of ``review --letter`` is told as a review is."""

FULL: Final = FORMATS["full"]
JSON: Final = FORMATS["json"]
CSV: Final = Format("csv", "a table, amounts in dollars", (".csv",))
XLSX: Final = Format("xlsx", "a workbook", (".xlsx",), binary=True)
_PAPERS: Final = (
    Format("full", "for people, in a terminal", (".txt",)),
    Format("markdown", "to paste into a ticket", (".md",)),
    Format("html", "one page", (".html",)),
    Format("docx", "a document of Word", (".docx",), binary=True),
    Format("pdf", "to print and sign", (".pdf",), binary=True),
)
"""Those of a paper, which is said once for all of them."""


def _by_name(*formats: Format) -> Mapping[str, Format]:
    return {one.name: one for one in formats}


RESULT_FORMATS: Final[Mapping[ResultKind, Mapping[str, Format]]] = {
    "findings": FORMATS,
    "summary": _by_name(*_PAPERS, JSON, CSV, XLSX),
    "review": _by_name(*_PAPERS),
    "exhibit": _by_name(*_PAPERS),
    "diff": _by_name(*_PAPERS, JSON),
    "what-if": _by_name(*_PAPERS, JSON),
    "todo": _by_name(FULL, JSON),
    "rules": _by_name(FULL, JSON, CSV, XLSX),
    "law": _by_name(FULL, JSON),
}
"""The formats of each result by name."""


def endings_of(formats: Mapping[str, Format]) -> tuple[str, ...]:
    """The endings of files that are written in one of the formats."""
    return tuple(ending for one in formats.values() for ending in one.endings)


def format_by_ending(path: Path, formats: Mapping[str, Format]) -> Format | None:
    """That of the formats in which files that end so are written; None where none is."""
    name = path.name.lower()
    fitting = [(len(ending), one) for one in formats.values() for ending in one.endings if name.endswith(ending)]
    return max(fitting, key=lambda pair: pair[0])[1] if fitting else None
