"""Tells from its first bytes whether a file is of Office, or another that is no text."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from validator.core.files import open_file

NO_TEXT: Final[Mapping[bytes, str]] = {
    b"%PDF": "a PDF",
    b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1": "an Office file of the old kind (.doc, .xls), or one with a password",
    b"{\\rtf": "a document in rich text (RTF)",
    b"PK\x03\x04": "",
}
"""How files begin that are no text, and what they are; "" for an archive, of which its parts tell."""


class NoForm(ValueError):
    """A file is no form that can be read; the message says what it is and what to do."""


def is_no_text(path: Path) -> bool:
    """Whether a file begins as those of Office do, or a PDF, so that it is no filing in YAML. Raises OSError."""
    with open_file(path) as file:
        return file.read(max(map(len, NO_TEXT))).startswith(tuple(NO_TEXT))
