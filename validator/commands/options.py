"""What several commands share: exit codes, the kinds of wrong input, options and their values."""

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

if TYPE_CHECKING:
    from validator.core.finding import Finding


class Exit(IntEnum):
    """The exit codes."""

    CLEAN = 0
    FINDINGS = 1
    UNUSABLE = 2
    OUR_FAULT = 3


class Unusable(Exception):
    """The input or the command line cannot be used; the message says why. Ends in exit code 2."""


Form = Literal["text", "json"]
FailOn = Literal["error", "warning", "info", "never"]


def parse_day(words: str) -> date:
    """A date of the command line, written 2015-08-01; raises typer.BadParameter."""
    try:
        return date.fromisoformat(words)
    except ValueError:
        raise typer.BadParameter(f"{words!r} is not a date; write it like 2015-08-01") from None


FormatOption = Annotated[Form, typer.Option("--format", help="How to write the report.")]
AsOfOption = Annotated[
    date | None,
    typer.Option("--as-of", parser=parse_day, metavar="DATE", help="Judge by the law of this date instead."),
]
SelectOption = Annotated[
    list[str] | None, typer.Option("--select", metavar="RULE|PARAGRAPH", help="Ask only these rules (repeatable).")
]
IgnoreOption = Annotated[
    list[str] | None, typer.Option("--ignore", metavar="RULE|PARAGRAPH", help="Leave these rules out (repeatable).")
]
FailOnOption = Annotated[
    FailOn, typer.Option("--fail-on", help="The least severity of a broken rule that makes the exit code 1.")
]
VerboseOption = Annotated[bool, typer.Option("--verbose", "-v", help="Tell more.")]

_ORDER = ("info", "warning", "error")


def fails(findings: "Iterable[Finding]", fail_on: FailOn) -> bool:
    """Whether a rule is broken whose severity is at least ``fail_on``; what is only noted never fails."""
    if fail_on == "never":
        return False
    grave = _ORDER[_ORDER.index(fail_on) :]
    return any(finding.outcome.value == "broken" and finding.severity.value in grave for finding in findings)


def expand(paths: Sequence[Path], endings: Sequence[str], what: str) -> list[Path]:
    """The files named, each once and in the order of their names, so that no order of arguments changes a report.

    A folder stands for the files in it that end so, those of its folders among them; a pattern that no shell has
    filled in, for the files that it fits. Raises Unusable.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = list(_inside(path, endings))
            if not inside:
                raise Unusable(f"{path}: the folder holds no {what} ({', '.join(endings)})")
            found += inside
        elif not path.exists() and any(mark in path.name for mark in "*?"):
            fitting = list(path.parent.glob(path.name))
            if not fitting:
                raise Unusable(f"{path}: no file is called so")
            found += fitting
        else:
            found.append(path)
    for path in found:
        try:
            with path.open("rb"):
                pass
        except OSError as error:
            raise Unusable(f"{path}: cannot be opened: {error.strerror or error}") from error
    ordered = sorted(found, key=by_name)
    return list({path.resolve(): path for path in reversed(ordered)}.values())[::-1]


def by_name(path: Path) -> tuple[tuple[str | int, ...], str]:
    """What puts files in the order of their names, with the numbers in them counted: log-9 before log-10."""
    words = re.split(r"(\d+)", path.as_posix())
    return tuple(int(word) if place % 2 else word for place, word in enumerate(words)), path.as_posix()


def _inside(folder: Path, endings: Sequence[str]) -> Iterator[Path]:
    """The files in a folder and in its folders that end so; one that leads back into itself is entered once."""

    def unreadable(error: OSError) -> None:
        raise Unusable(f"{error.filename}: cannot be opened: {error.strerror or error}") from error

    seen: set[str] = set()
    for here, folders, names in os.walk(folder, onerror=unreadable, followlinks=True):
        real = os.path.realpath(here)
        if real in seen:
            folders.clear()
            continue
        seen.add(real)
        folders.sort()
        for path in (Path(here) / name for name in names):
            if path.suffix.lower() in endings and (path.is_file() or path.is_symlink()):
                yield path


FILING_ENDINGS = (".yaml", ".yml")
LOG_ENDINGS = (".jsonl", ".csv", ".parquet")
