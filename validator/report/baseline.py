"""A baseline: the findings that were there when a facility began to use the program, which do not make a run fail."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from validator.core.depth import not_too_deep
from validator.core.finding import FilingPlace, Finding
from validator.filing.calendar import Clash

VERSION: Final = "1"


class BaselineUnusable(ValueError):
    """The file is no baseline; the message says why."""


@dataclass(frozen=True, slots=True)
class KnownFinding:
    """A finding of a baseline; ``file`` is the path from the folder that paths are reckoned from.

    ``chapter`` and ``citation`` are "" for two filings that do not fit beside or after each other.
    """

    fingerprint: str
    rule: str
    chapter: str
    citation: str
    file: str
    where: str
    message: str


_FIELDS: Final = {field.name for field in fields(KnownFinding)}
_SHOWN: Final = 200
"""Letters that are shown of what is none."""


@dataclass(frozen=True, slots=True)
class VanishedFinding:
    """A known finding that was looked for and not found; ``missing`` says what kept the rule from being checked."""

    known: KnownFinding
    missing: str = ""

    @property
    def in_words(self) -> str:
        """That it is no longer found, or cannot be told now."""
        known = self.known
        what = f"{known.file}: {known.rule} ({known.where})"
        return (
            f"{what} cannot be checked now for want of {self.missing}" if self.missing else f"{what} is found no more"
        )


class Fingerprints:
    """Gives each finding of one report what it is known by, neither lines nor columns among it.

    On a filing that is the rule, the key and what was observed, on play the rule, table, round, day and message. Of
    findings that are alike in all of that the first, the second … differ.
    """

    def __init__(self) -> None:
        self._seen: dict[bytes, int] = {}

    def of(self, finding: Finding, file: str) -> str:
        """The fingerprint of a finding in ``file``; call it once for each, in the order of the report."""
        where = finding.where
        if isinstance(where, FilingPlace):
            place = (where.path, finding.observed)
        else:
            place = (f"{where.table}/{where.round}/{finding.as_of}", f"{finding.message}: {finding.observed}")
        return self._next(finding.chapter, finding.rule, finding.outcome.value, file, *place)

    def of_clash(self, clash: Clash, file: str) -> str:
        """The fingerprint of two filings that do not fit; ``file`` is that of the later one."""
        return self._next("", clash.kind, "", file, clash.where.path, clash.message)

    def _next(self, *parts: str) -> str:
        words = "".join([f"{len(part)}:{part}" for part in parts])
        mark = blake2b(words.encode("utf-8", "backslashreplace"), digest_size=16)
        first = mark.digest()
        number = self._seen[first] = self._seen.get(first, 0) + 1
        if number > 1:
            mark.update(f"#{number}".encode())
        return mark.hexdigest()


def known_of(finding: Finding, fingerprint: str, file: str) -> KnownFinding:
    """A finding as a baseline keeps it."""
    where = finding.where
    if isinstance(where, FilingPlace):
        at = where.path
    else:
        at = f"table {where.table}" + (f", round {where.round}" if where.round >= 0 else "")
    return KnownFinding(fingerprint, finding.rule, finding.chapter, finding.citation, file, at, finding.message)


def known_clash(clash: Clash, fingerprint: str, file: str) -> KnownFinding:
    """Two filings that do not fit, as a baseline keeps them."""
    return KnownFinding(fingerprint, clash.kind, "", "", file, clash.where.path, clash.message)


def read_baseline(path: Path) -> dict[str, KnownFinding]:
    """The findings of a baseline by fingerprint; raises BaselineUnusable, OSError where it cannot be opened."""
    try:
        with not_too_deep():
            found: Any = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BaselineUnusable(f"{path.as_posix()} is no baseline: {error}") from error
    version = found.get("baseline_version") if isinstance(found, dict) else None
    if version != VERSION or not isinstance(found.get("findings"), list):
        raise BaselineUnusable(f"{path.as_posix()} is no baseline of this version; --update-baseline writes one")
    known = {}
    for entry in found["findings"]:
        if not (isinstance(entry, dict) and entry.keys() == _FIELDS and all(map(_is_text, entry.values()))):
            raise BaselineUnusable(f"{path.as_posix()}: this is no finding of a baseline: {repr(entry)[:_SHOWN]}")
        one = KnownFinding(**entry)
        known[one.fingerprint] = one
    return known


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def baseline_text(program: str, known: Iterable[KnownFinding]) -> str:
    """The text of a baseline: the same findings give the same bytes, in whatever order they come."""
    order = sorted(known, key=lambda one: (one.file, one.chapter, one.rule, one.where, one.fingerprint))
    document: Mapping[str, object] = {
        "baseline_version": VERSION,
        "program": program,
        "findings": [asdict(one) for one in order],
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
