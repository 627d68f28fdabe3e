"""``floorperson references``: the law's own references, followed."""

from typing import Annotated

import typer

from validator.commands.options import Exit, FormatOption, chapter_named, complete_chapter


def references(
    chapter: Annotated[
        str | None,
        typer.Argument(metavar="[CHAPTER]", autocompletion=complete_chapter, help="One chapter, as 633a; else all."),
    ] = None,
    form: FormatOption = "full",
) -> int:
    """Follow the references of the law: which lead nowhere, or to a section of another name than they give it."""
    import sys

    from validator.law.chapters import HELD
    from validator.law.references import all_references, at_odds
    from validator.law.versions import law_of

    chapter = None if chapter is None else chapter_named(chapter)
    every = all_references([law_of(one).text for one in HELD])
    wanted = [one for one in every if chapter in (None, one.cite.partition(".")[0])]
    odd = [one for one in at_odds(every) if chapter in (None, one.cite.partition(".")[0])]
    if form == "json":
        from validator.report.json_report import references_document, write_json

        write_json(sys.stdout, references_document(wanted, odd))
    else:
        from validator.report.page import Page
        from validator.report.references_text import write_references

        write_references(Page(sys.stdout), wanted, odd)
    return Exit.CLEAN
