"""``floorperson law``: the words of a paragraph and of everything beneath it."""

from typing import Annotated

import typer

from validator.commands.options import AsOfOption, Exit, FormatOption, Unusable


def law(
    citation: Annotated[
        list[str], typer.Argument(metavar="CITATION", help="A paragraph, section or chapter, as 633a.11(c).")
    ],
    form: FormatOption = "full",
    as_of: AsOfOption = None,
) -> int:
    """Print the law: a paragraph with its words and all beneath it, and the rules that rest on it."""
    import sys

    from validator.core.citation import BadCitation, Citation
    from validator.law.text import UnknownParagraph, load_text

    words = " ".join(citation)
    try:
        text = load_text(Citation.parse(words).chapter)
        paragraphs = text.whole(words)
    except (BadCitation, UnknownParagraph) as error:
        raise Unusable(str(error)) from error
    if form == "json":
        from validator.report.json_report import law_document, write_json

        write_json(sys.stdout, law_document(text, paragraphs, as_of))
    else:
        from validator.report.law_text import write_law
        from validator.report.page import Page

        write_law(Page(sys.stdout), text, paragraphs, as_of)
    return Exit.CLEAN
