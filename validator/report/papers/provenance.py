"""Hashes by which a paper names what it was made from, and the program that made it."""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from validator import __version__
from validator.core.data import data_folder
from validator.law.versions import Law
from validator.report.judgment import CheckedFilings, Judgment

_LAW = ("chapter.yaml", "text.md", "facts.yaml", "duties.yaml", "readings.yaml")


def law_mark(law: Law) -> str:
    """The SHA-256 of the files of a chapter's law, and of the amendments in force, in hexadecimal."""
    folder = data_folder("rules_text") / law.chapter
    files = ((name, (folder / name).read_bytes()) for name in _LAW if (folder / name).exists())
    amendments = ((one.file.rpartition("/")[2], one.sha256.encode()) for one in law.amendments)
    return combined_digest(*(part for name, content in (*files, *amendments) for part in (name.encode(), content)))


@cache
def program_mark() -> str:
    """The SHA-256 of the program's own modules, in hexadecimal."""
    home = Path(__file__).parents[2]
    modules = sorted(path for path in home.rglob("*.py") if "_data" not in path.parts)
    pairs = ((path.relative_to(home).as_posix().encode(), path.read_bytes()) for path in modules)
    return combined_digest(*(part for pair in pairs for part in pair))


def terms_marks(judgment: Judgment) -> Iterator[str]:
    """What makes papers on the same files differ: rules left out, findings that do not count, a part alone told."""
    if isinstance(judgment, CheckedFilings):
        left_out = any(one.left_out for one in judgment.filings)
        tallies = [tally for report in judgment.reports for tally in report.tallies]
    else:
        left_out, tallies = judgment.left_out > 0, judgment.report.tallies
        if judgment.terms.narrowed:
            yield judgment.terms.bearing
    if left_out:
        yield from (tally.rule for tally in tallies)
    yield from (f"{told.fingerprint} {told.standing}" for told in judgment.arranged if not told.counts)


def program_in_words() -> str:
    """The program, its version and the beginning of its digest."""
    return f"floorperson {__version__}, SHA-256 {program_mark()}"


def combined_digest(*parts: bytes) -> str:
    """One SHA-256, in hexadecimal, of several pieces in order."""
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def combined_mark(marks: Iterable[str]) -> str:
    """One mark for several, those of the things that a paper was made from."""
    return combined_digest(*(mark.encode() for mark in marks))
