"""Amendments: each one file that says which words of a chapter change, from which day, and what becomes of its data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from hashlib import sha256
from typing import Any

from validator.core.data import data_folder
from validator.law.law_file import AMENDMENTS, law_file


@dataclass(frozen=True, slots=True)
class Amendment:
    """A change of one chapter's law.

    ``file`` is its file as reports call it and ``sha256`` the digest of its bytes; ``effective`` the first day of the
    new law, ``notice`` where it is published ("" for one that is not yet), ``title`` what it does, in a few words.
    ``proposed`` says that it was given by who asks, and is not held as law. ``said`` is what the file says.
    """

    file: str
    sha256: str
    chapter: str
    effective: date
    title: str
    notice: str
    proposed: bool
    said: Mapping[str, Any] = field(compare=False, repr=False)

    def __str__(self) -> str:
        published = f", {self.notice}" if self.notice else ""
        return f"{self.title} (in force from {self.effective}{published}; {self.file})"


def amendment_of(said: Mapping[str, Any], file: str, source: bytes, *, proposed: bool) -> Amendment:
    """An amendment from what its file says."""
    return Amendment(
        file=file,
        sha256=sha256(source).hexdigest(),
        chapter=said["chapter"],
        effective=date.fromisoformat(said["effective"]),
        title=said["title"],
        notice=said.get("notice", ""),
        proposed=proposed,
        said=said,
    )


@cache
def held_amendments(chapter: str) -> tuple[Amendment, ...]:
    """The amendments of a chapter that are held as law, by their days; raises MalformedData for a bad file."""
    paths = (data_folder("rules_text") / chapter / AMENDMENTS).glob("*.yaml")
    found = (amendment_of(law_file(path), path.name, path.read_bytes(), proposed=False) for path in paths)
    return tuple(sorted(found, key=lambda one: one.effective))
