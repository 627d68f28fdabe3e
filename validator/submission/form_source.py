"""A form that was filled in, as a filing: the YAML text that it says, and the cell of every key."""

from collections.abc import Mapping
from typing import NamedTuple

from validator.submission.fault import Fault, faults_in_order
from validator.submission.filing import cell_at

UNREAD = "!not-understood"
"""The tag before an answer that was not understood: a filing carries none, so the reader takes the value for unread."""


class FormSource(NamedTuple):
    """What a form says, and where.

    ``text`` is YAML; ``cells`` names the cell of every key of the form by path, those left empty among them.
    ``misread`` are by path the faults of answers that were not understood, which stand in the text under ``UNREAD``;
    ``outside`` those that are about no answer. ``sha256`` is the digest of the form's bytes in hexadecimal.
    """

    text: str
    cells: Mapping[str, str]
    misread: Mapping[str, Fault]
    outside: tuple[Fault, ...]
    sha256: str


def faults_by_cell(faults: tuple[Fault, ...], source: FormSource) -> tuple[Fault, ...]:
    """The faults of the text with the form's own words for what was not understood, each with its cell."""
    told = [source.misread.get(fault.path, fault) if fault.kind == "tag" else fault for fault in faults]
    placed = [
        one._replace(
            line=fault.line,
            column=fault.column,
            end_line=fault.end_line,
            end_column=fault.end_column,
            cell=one.cell or cell_at(source.cells, fault.path),
        )
        for one, fault in zip(told, faults, strict=True)
    ]
    return (*source.outside, *faults_in_order(placed))
