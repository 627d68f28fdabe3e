"""``floorperson law``: the words of a paragraph and of all beneath it, on one day or two; or where some words stand."""

from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.chosen_format import choose_format, format_option
from validator.commands.options import (
    AmendLawOption,
    Exit,
    LawOfOption,
    OutputOption,
    Unusable,
    chapter_named,
    complete_chapter,
    laws_asked,
    parse_day,
)
from validator.commands.told import Result, tell
from validator.report.result_formats import RESULT_FORMATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from validator.law.text import Paragraph
    from validator.law.versions import Law, LawOn
    from validator.report.model import Model


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
    between: Annotated[
        tuple[str, str] | None,
        typer.Option(
            "--between",
            metavar="DATE DATE",
            help="Show old and new words side by side, as --between 2015-01-01 2016-01-01.",
        ),
    ] = None,
    changes: Annotated[
        bool, typer.Option("--changes", help="List all changes of the law that are known, as law --changes.")
    ] = False,
    chapter: Annotated[
        str | None,
        typer.Option(
            "--chapter",
            metavar="CHAPTER",
            autocompletion=complete_chapter,
            help="With --grep or --changes, this chapter alone, as --chapter 633a.",
        ),
    ] = None,
    form: Annotated[str | None, format_option("law")] = None,
    output: OutputOption = None,
    as_of: LawOfOption = None,
    amend: AmendLawOption = None,
) -> int:
    """Print the law: a paragraph with its words and all beneath it, and the rules that rest on it; or search it.

    On two days: what has changed between them, and what follows for facts, duties and rules.
    """
    words = " ".join(citation or ())
    _must_go_together(words, grep, between, changes, chapter, as_of)
    laws = laws_asked(as_of, amend)
    told = choose_format(form, output, RESULT_FORMATS["law"])
    if changes:
        result = _changes(chapter, laws)
    elif between is not None:
        first, last = between
        result = _between(words, parse_day(first), parse_day(last), laws)
    elif grep is not None:
        result = _search(words, grep, chapter, laws)
    else:
        result = _print(words, laws)
    tell(result, told, output)
    return Exit.CLEAN


def _must_go_together(
    words: str,
    grep: str | None,
    between: tuple[str, str] | None,
    changes: bool,
    chapter: str | None,
    as_of: date | None,
) -> None:
    """Raise Unusable where options exclude each other, or one lacks what it goes with."""
    asked = [
        name
        for name, given in (("--grep", grep is not None), ("--between", between is not None), ("--changes", changes))
        if given
    ]
    if len(asked) > 1:
        raise Unusable(f"{' and '.join(asked)} exclude each other")
    if as_of is not None and (between is not None or changes):
        raise Unusable(f"--as-of and {asked[0]} exclude each other: {asked[0]} is about more than one day")
    if changes and words:
        raise Unusable("--changes is about whole chapters; --chapter names one")
    if not words and between is not None:
        raise Unusable("--between goes with a paragraph, as law '633a.13(a)' --between 2015-01-01 2016-01-01")
    if not words and not asked:
        raise Unusable("name a paragraph, such as 633a.11(c), or words to look for: --grep insurance")
    if chapter is not None and grep is None and not changes:
        raise Unusable("--chapter goes with --grep; a citation names its chapter itself")
    if grep is not None and not grep.strip():
        raise Unusable("--grep needs words to look for: --grep insurance")


def _print(words: str, laws: "LawOn") -> Result:
    from validator.report.law_text import write_law

    law, paragraphs = _whole(words, laws)
    return Result(
        text=lambda page: write_law(page, law, paragraphs, laws),
        document=lambda: _document([(law, paragraphs)], laws),
    )


def _search(words: str, sought: str, chapter: str | None, laws: "LawOn") -> Result:
    from validator.law.search import search
    from validator.report.law_text import write_hits

    found = [(law, tuple(search(paragraphs, sought))) for law, paragraphs in _searched(words, chapter, laws)]
    held = [(law, tuple(hit.paragraph for hit in hits)) for law, hits in found]
    return Result(
        text=lambda page: write_hits(page, [(law.text, hits) for law, hits in found], sought),
        document=lambda: _document(held, laws),
    )


def _document(held: "Sequence[tuple[Law, Sequence[Paragraph]]]", laws: "LawOn") -> "Model":
    from validator.report.json_report import law_document

    return law_document(held, laws)


def _between(words: str, first: date, last: date, laws: "LawOn") -> Result:
    from validator.core.citation import BadCitation
    from validator.law.text import UnknownParagraph
    from validator.report.changes_text import paragraph_between, write_between

    try:
        found = paragraph_between(words, first, last, laws)
    except (BadCitation, UnknownParagraph) as error:
        raise Unusable(str(error)) from error

    def document() -> "Model":
        from validator.report.changes_json import between_document

        return between_document(found, laws)

    return Result(text=lambda page: write_between(page, found), document=document)


def _changes(chapter: str | None, laws: "LawOn") -> Result:
    from validator.law.changes import changes_of
    from validator.law.chapters import HELD
    from validator.report.changes_text import in_order_of_days, write_changes

    wanted = HELD if chapter is None else (chapter_named(chapter),)
    found = in_order_of_days(change for one in wanted for change in changes_of(one, laws))

    def document() -> "Model":
        from validator.report.changes_json import changes_document

        return changes_document(found, laws)

    return Result(text=lambda page: write_changes(page, found), document=document)


def _whole(words: str, laws: "LawOn") -> "tuple[Law, tuple[Paragraph, ...]]":
    """The law of a chapter and what lies at and beneath a citation of it; raises Unusable."""
    from validator.core.citation import BadCitation
    from validator.law.text import UnknownParagraph
    from validator.report.catalogue import paragraphs_at

    try:
        return paragraphs_at(laws, words)
    except (BadCitation, UnknownParagraph) as error:
        raise Unusable(str(error)) from error


def _searched(words: str, chapter: str | None, laws: "LawOn") -> "list[tuple[Law, tuple[Paragraph, ...]]]":
    """Where words are looked for: beneath a citation, in a chapter, or in all that are held."""
    from validator.law.chapters import HELD

    if words:
        return [_whole(words, laws)]
    found = [laws.of(one) for one in (HELD if chapter is None else (chapter_named(chapter),))]
    return [(law, (*law.text.notice.values(), *law.text.paragraphs.values())) for law in found]
