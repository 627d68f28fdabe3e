"""``floorperson schema``: the JSON Schema of a chapter's filing, for editors and other tools."""

from pathlib import Path
from typing import Annotated

import typer

from validator.commands.options import Exit, Unusable, complete_chapter


def schema(
    chapter: Annotated[
        str,
        typer.Argument(
            metavar="CHAPTER", autocompletion=complete_chapter, help="The chapter of the filings, as schema 633a."
        ),
    ],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write it to a file, as schema 633a -o 633a.schema.json."),
    ] = None,
) -> int:
    """Write the JSON Schema (draft 7) of a chapter's filing: keys, values, forms of odds, money and dates, paragraphs.

    Editors that know YAML complete and check filings by it; "floorperson init" puts it beside a template.
    """
    import sys

    from validator.commands.options import chapter_named
    from validator.core.files import named, reason_of
    from validator.log.writing import written_beside
    from validator.report.editor_schema import editor_schema_text
    from validator.report.page import Page

    named_so = chapter_named(chapter)
    text = editor_schema_text(named_so)
    if output is None:
        sys.stdout.write(text)
        return Exit.CLEAN
    try:
        with written_beside(output, over=True) as part:
            part.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Unusable(f"{named(output)}: cannot be written: {reason_of(error)}") from error
    Page(sys.stdout).line(f"{named(output)}: the JSON Schema of filings under chapter {named_so}")
    return Exit.CLEAN
