"""What several commands share: exit codes, the kinds of wrong input, options and their values."""

from collections.abc import Iterable, Sequence
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
    """The files named, each folder replaced by the files in it that end so, in order; raises Unusable."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(one for one in path.iterdir() if one.suffix.lower() in endings and one.is_file())
            if not inside:
                raise Unusable(f"{path}: the folder holds no {what} ({', '.join(endings)})")
            found += inside
        else:
            found.append(path)
    for path in found:
        try:
            with path.open("rb"):
                pass
        except OSError as error:
            raise Unusable(f"{path}: cannot be opened: {error.strerror or error}") from error
    return list(dict.fromkeys(found))


FILING_ENDINGS = (".yaml", ".yml")
LOG_ENDINGS = (".jsonl", ".csv", ".parquet")
