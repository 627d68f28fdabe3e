"""What several commands share: exit codes, the kinds of wrong input, options and their values."""

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import typer

from validator.core.files import named, why_not_opened

if TYPE_CHECKING:
    from validator.core.finding import Finding


class Exit(IntEnum):
    """The exit codes."""

    CLEAN = 0
    FINDINGS = 1
    UNUSABLE = 2
    OUR_FAULT = 3
    INTERRUPTED = 130


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


def chapter_named(words: str) -> str:
    """The chapter that words of the command line name, "633a" or "58 Pa. Code Chapter 633a".

    Raises Unusable where its words are not held.
    """
    from difflib import get_close_matches

    from validator.core.citation import BadCitation, Citation
    from validator.law.held import HELD

    try:
        cited = Citation.parse(words)
    except BadCitation:
        cited = Citation(words)
    if str(cited) in HELD:
        return cited.chapter
    near = get_close_matches(cited.chapter[:20], HELD, 1, 0.5)
    hint = f"did you mean {near[0]}? " if near else ""
    raise Unusable(f"chapter {words} is not held; {hint}there are: {', '.join(HELD)}")


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
    FailOn, typer.Option("--fail-on", help="The least severity of a failure that makes the exit code 1.")
]
VerboseOption = Annotated[bool, typer.Option("--verbose", "-v", help="Tell more.")]

_ORDER = ("info", "warning", "error")


def fails(findings: "Iterable[Finding]", fail_on: FailOn) -> bool:
    """Whether a rule fails whose severity is at least ``fail_on``; what is only for review does not count."""
    if fail_on == "never":
        return False
    grave = _ORDER[_ORDER.index(fail_on) :]
    return any(finding.outcome.value == "fail" and finding.severity.value in grave for finding in findings)


class Input(NamedTuple):
    """A file named on the command line, or found in a folder that is; ``why`` it cannot be read, "" where it can."""

    path: Path
    why: str = ""


def expand(paths: Sequence[Path], endings: Sequence[str], what: str) -> list[Input]:
    """The files named, each once and in the order of their names, so that no order of arguments changes a report.

    A folder stands for the files in it that end so, those of its folders among them; a pattern that no shell has
    filled in, for what it fits. What cannot be opened stands in its place with the reason, so that it costs nothing of
    the others; where nothing can be opened, raises Unusable with all reasons.
    """
    found = (one for path in paths for one in _inputs(path, endings, what))
    ordered = sorted(found, key=lambda one: by_name(one.path))
    taken = list({os.path.realpath(one.path): one for one in reversed(ordered)}.values())[::-1]
    if taken and all(one.why for one in taken):
        raise Unusable("; ".join(f"{named(one.path)}: {one.why}" for one in taken))
    return taken


def by_name(path: Path) -> tuple[tuple[str | int, ...], str]:
    """What puts files in the order of their names, with the numbers in them counted: log-9 before log-10."""
    words = re.split(r"(\d+)", path.as_posix())
    return tuple(int(word) if place % 2 else word for place, word in enumerate(words)), path.as_posix()


def _inputs(path: Path, endings: Sequence[str], what: str) -> Iterator[Input]:
    if path == STANDARD_INPUT and endings is LOG_ENDINGS:
        yield Input(path)
    elif os.path.isdir(path):
        inside = list(_inside(path, endings))
        yield from inside or [Input(path, f"the folder holds no {what} ({', '.join(endings)})")]
    elif not os.path.lexists(path) and any(mark in path.name for mark in "*?"):
        fitting = sorted(path.parent.glob(path.name))
        if not fitting:
            yield Input(path, "no file is called so")
        for one in fitting:
            yield from _inputs(one, endings, what)
    else:
        yield Input(path, why_not_opened(path))


def _inside(folder: Path, endings: Sequence[str]) -> Iterator[Input]:
    """The files in a folder and in its folders that end so; one that leads back into itself is entered once."""
    closed: list[OSError] = []
    seen: set[str] = set()
    for here, folders, names in os.walk(folder, onerror=closed.append, followlinks=True):
        real = os.path.realpath(here)
        if real in seen:
            folders.clear()
            continue
        seen.add(real)
        folders.sort()
        for path in (Path(here) / name for name in names):
            if path.name.lower().endswith(tuple(endings)):
                yield Input(path, why_not_opened(path))
    for error in closed:
        yield Input(Path(error.filename), f"the folder cannot be opened: {error.strerror or error}")


FILING_ENDINGS = (".yaml", ".yml")
LOG_ENDINGS = (".jsonl", ".csv", ".parquet", ".jsonl.gz", ".jsonl.zst", ".csv.gz", ".csv.zst")
STANDARD_INPUT = Path("-")
