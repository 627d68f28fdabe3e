"""``floorperson chapters``: from when to when each chapter is in force."""

from datetime import date
from typing import Annotated

import typer

from validator.commands.options import Exit, FormatOption, parse_day


def chapters(
    form: FormatOption = "full",
    as_of: Annotated[
        date | None,
        typer.Option(
            "--as-of",
            parser=parse_day,
            metavar="DATE",
            help="Say also how each chapter stands on this day, as --as-of 2016-03-01.",
        ),
    ] = None,
) -> int:
    """List the chapters: the game, from when to when each is in force, by which notice, and what has replaced it."""
    import sys

    from validator.law.chapters import HELD
    from validator.law.in_force import load_in_force

    found = [load_in_force(chapter) for chapter in HELD]
    if form == "json":
        from validator.report.json_report import chapters_document, write_json

        write_json(sys.stdout, chapters_document(found, as_of))
    else:
        from validator.report.chapters_text import write_chapters
        from validator.report.page import Page

        write_chapters(Page(sys.stdout), found, as_of)
    return Exit.CLEAN
