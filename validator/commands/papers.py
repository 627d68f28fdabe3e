"""What the commands whose papers are signed share: who signs, and when."""

from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import parse_day

if TYPE_CHECKING:
    from validator.report.papers.paper import Reviewer

ReviewerOption = Annotated[
    str, typer.Option(metavar="NAME", help="Who signs, as --reviewer 'A. Smith'; without it a line to write on.")
]
SignedOption = Annotated[
    date | None,
    typer.Option("--date", metavar="DATE", parser=parse_day, help="Day of signing, as --date 2026-01-15; else a line."),
]


def signed_by(reviewer: str, day: date | None) -> "Reviewer":
    """Who signs and when, as the command line gives them: never the clock."""
    from validator.report.papers.paper import Reviewer

    return Reviewer(reviewer, "" if day is None else str(day))
