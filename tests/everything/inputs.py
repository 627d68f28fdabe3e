"""What is judged: filings and logs as texts, named by their content."""

import gzip
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Literal

Kind = Literal["check", "replay", "together"]


@dataclass(frozen=True, slots=True)
class Input:
    """Filings and logs (JSON lines) as texts, and the job: check one filing, replay logs, check filings together.

    ``as_of`` is the date whose law is asked for, None where none is. ``hint`` says where it comes from, for readers.
    """

    kind: Kind
    filings: tuple[str, ...]
    logs: tuple[str, ...] = ()
    as_of: date | None = None
    hint: str = ""

    @property
    def name(self) -> str:
        """The job and the beginning of the digest of all that is judged; the hint is no part of it."""
        content = json.dumps([self.kind, self.filings, self.logs, str(self.as_of)])
        return f"{self.kind} {sha256(content.encode()).hexdigest()[:16]}"


def distinct(inputs: Iterable[Input]) -> dict[str, Input]:
    """The inputs by name; of several of one content that with the first hint in order."""
    found: dict[str, Input] = {}
    for one in inputs:
        known = found.get(one.name)
        if known is None or one.hint < known.hint:
            found[one.name] = one
    return found


def write_inputs(path: Path, inputs: Iterable[Input]) -> None:
    """Keep inputs in a file, one a line of JSON, packed by gzip; the same bytes for the same inputs."""
    with path.open("wb") as file, gzip.GzipFile("", "wb", 6, file, mtime=0) as out:
        for one in sorted(inputs, key=lambda one: one.name):
            as_of = one.as_of.isoformat() if one.as_of else None
            row = {"kind": one.kind, "filings": one.filings, "logs": one.logs, "as_of": as_of, "hint": one.hint}
            out.write((json.dumps(row) + "\n").encode())


def read_inputs(path: Path) -> Iterator[Input]:
    """The inputs kept in a file; raises OSError, or ValueError for a file of another kind."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            row = json.loads(line)
            as_of = date.fromisoformat(row["as_of"]) if row["as_of"] else None
            yield Input(row["kind"], tuple(row["filings"]), tuple(row["logs"]), as_of, row["hint"])
