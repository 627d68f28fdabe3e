"""``floorperson law``: the words of a paragraph and of all beneath it, or where some words stand."""

from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import AsOfOption, Exit, FormatOption, Unusable, chapter_named, complete_chapter

if TYPE_CHECKING:
    from validator.law.dated import Law
    from validator.law.text import Paragraph


def law(
    citation: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CITATION]",
            help="A paragraph, section or chapter, as 633a.11(c), or as pasted: 58 Pa. Code § 633a.11(c).",
        ),
    ] = None,
    grep: Annotated[
        str | None,
        typer.Option("--grep", metavar="WORDS", help='Show where words stand, as --grep "insurance wager".'),
    ] = None,
    chapter: Annotated[
        str | None,
        typer.Option(
            "--chapter",
            metavar="CHAPTER",
            autocompletion=complete_chapter,
            help="With --grep, search this chapter alone, as --chapter 633a.",
        ),
    ] = None,
    form: FormatOption = "full",
    as_of: AsOfOption = None,
) -> int:
    """Print the law: a paragraph with its words and all beneath it, and the rules that rest on it; or search it."""
    import sys

    from validator.report.page import Page

    words = " ".join(citation or ())
    if grep is None:
        if not words:
            raise Unusable("name a paragraph, such as 633a.11(c), or words to look for: --grep insurance")
        if chapter is not None:
            raise Unusable("--chapter goes with --grep; a citation names its chapter itself")
        law, paragraphs = _whole(words)
        if form == "json":
            from validator.report.json_report import law_document, write_json

            write_json(sys.stdout, law_document([(law, paragraphs)], as_of))
        else:
            from validator.report.law_text import write_law

            write_law(Page(sys.stdout), law, paragraphs, as_of)
        return Exit.CLEAN
    if not grep.strip():
        raise Unusable("--grep needs words to look for: --grep insurance")
    from validator.law.search import search

    found = [(law, tuple(search(paragraphs, grep))) for law, paragraphs in _searched(words, chapter)]
    if form == "json":
        from validator.report.json_report import law_document, write_json

        held = [(law, tuple(hit.paragraph for hit in hits)) for law, hits in found]
        write_json(sys.stdout, law_document(held, as_of))
    else:
        from validator.report.law_text import write_hits

        write_hits(Page(sys.stdout), [(law.text, hits) for law, hits in found], grep)
    return Exit.CLEAN


def _whole(words: str) -> "tuple[Law, tuple[Paragraph, ...]]":
    """The law of a chapter and what lies at and beneath a citation of it; raises Unusable."""
    from validator.core.citation import BadCitation, Citation
    from validator.law.dated import law_of
    from validator.law.text import UnknownParagraph

    try:
        law = law_of(Citation.parse(words).chapter)
        return law, law.text.whole(words)
    except (BadCitation, UnknownParagraph) as error:
        raise Unusable(str(error)) from error


def _searched(words: str, chapter: str | None) -> "list[tuple[Law, tuple[Paragraph, ...]]]":
    """Where words are looked for: beneath a citation, in a chapter, or in all that are held."""
    from validator.law.dated import law_of
    from validator.law.held import HELD

    if words:
        return [_whole(words)]
    laws = [law_of(one) for one in (HELD if chapter is None else (chapter_named(chapter),))]
    return [(law, (*law.text.notice.values(), *law.text.paragraphs.values())) for law in laws]
