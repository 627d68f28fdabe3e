"""What the commands whose papers are signed share: who signs, when, and on what letterhead."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import Unusable, parse_day
from validator.core.files import named, reason_of, why_not_opened

if TYPE_CHECKING:
    from validator.report.formats import Format
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


def letterhead(template: Path, form: "Format", output: Path | None) -> bytes:
    """The document of Word that a letter is written into; raises Unusable where it is none, or the letter is none."""
    from validator.forms.archive import WORD, office_content, parts_of, what_it_is
    from validator.forms.kinds import NoForm

    if form.name != "docx" or output is None:
        raise Unusable(
            f"{named(template)}: a letterhead is for a document of Word; write the letter to one, as -o letter.docx"
        )
    if why := why_not_opened(template):
        raise Unusable(f"{named(template)}: {why}")
    if output.exists() and output.samefile(template):
        raise Unusable(f"{named(output)} is the letterhead itself; write the letter to another file")
    try:
        content = office_content(template)
        if (kind := what_it_is(content)) != WORD:
            raise Unusable(f"{named(template)}: this is {kind or 'no document of Word'}; save the letterhead as .docx")
        parts_of(content)
    except NoForm as error:
        raise Unusable(f"{named(template)}: {error}") from error
    except OSError as error:
        raise Unusable(f"{named(template)}: {reason_of(error)}") from error
    return content
