"""``floorperson explain``: a rule, or the rules that rest on a paragraph: the law, examples."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import (
    AmendLawOption,
    Exit,
    FormatOption,
    LawOfOption,
    Unusable,
    VerboseOption,
    chapter_named,
    complete_chapter,
    gravest,
    laws_asked,
)
from validator.commands.told import paged

if TYPE_CHECKING:
    from validator.law.versions import LawOn
    from validator.report.catalogue import CatalogueEntry
    from validator.report.page import Page

_MOST_IN_FULL = 5


def _judge_rounds(file: str, entries: "Sequence[CatalogueEntry]") -> int:
    """Judge the rounds of a file for each rule on play; 2 where not all could be judged, 1 where anything is found."""
    import sys
    from pathlib import Path

    from validator.core.rule import PlayRule
    from validator.examples import judged_text
    from validator.log.notation import NotationError
    from validator.report.page import Page
    from validator.report.rules_text import write_judged_rounds

    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Unusable(f"{file} cannot be read: {error}") from error
    judged = [entry for entry in entries if isinstance(entry.rule, PlayRule)]
    if not judged:
        raise Unusable("--rounds judges rules on play; this is one on filings, which floorperson check judges")
    page = Page(sys.stdout)
    codes = []
    for number, entry in enumerate(judged):
        try:
            example = judged_text(entry.law, entry.rule.id, text)
        except NotationError as error:
            raise Unusable(
                f"{file}: {error}\n  floorperson explain {entry.rule.id} shows rounds as they are written"
            ) from error
        if number:
            page.line()
        write_judged_rounds(page, entry, example)
        codes.append(gravest(unjudged=not example.is_readable, failed=bool(example.report.findings)))
    return max(codes)


def explain(
    rule: Annotated[
        list[str],
        typer.Argument(
            metavar="RULE|PARAGRAPH",
            help="The id of a rule, as more-positions-than-seats, or a paragraph, as 633a.11(c), with all beneath it.",
        ),
    ],
    chapter: Annotated[
        str | None,
        typer.Option(
            "--chapter",
            metavar="CHAPTER",
            autocompletion=complete_chapter,
            help="Only the rules of this chapter, as --chapter 633a.",
        ),
    ] = None,
    rounds: Annotated[
        str | None,
        typer.Option(
            "--rounds",
            metavar="FILE",
            help="Judge the rounds in FILE (- for standard input), in the notation of the examples: what comes of the "
            "rule, and what else is found.",
        ),
    ] = None,
    form: FormatOption = "full",
    as_of: LawOfOption = None,
    amend: AmendLawOption = None,
    verbose: VerboseOption = False,
) -> int:
    """Explain a rule: what it checks, the law's words, a failing and a clean example, what it needs.

    Of a rule that several chapters have, one of them, and the words of the others (-v: each in full). Of a paragraph,
    all the rules that rest on it or beneath it; where they are many, in a few lines each (-v: in full).
    """
    import sys

    from validator.law.text import UnknownParagraph
    from validator.report.catalogue import UnknownRule, rules_on

    words, laws = " ".join(rule), laws_asked(as_of, amend)
    try:
        entries = rules_on(words, None if chapter is None else chapter_named(chapter), laws)
    except (UnknownRule, UnknownParagraph) as error:
        raise Unusable(str(error)) from error
    if rounds is not None:
        if form == "json":
            raise Unusable("--rounds writes text alone; floorperson replay writes what is found in a log as JSON")
        return _judge_rounds(rounds, entries)
    if form == "json":
        from validator.report.json_report import explain_document, write_json

        write_json(sys.stdout, explain_document(entries, laws))
        return Exit.CLEAN
    in_full = verbose or len(entries) <= _MOST_IN_FULL or all(entry.rule.id == words for entry in entries)
    with paged() as page:
        _explain(page, entries, laws, in_full=in_full, verbose=verbose)
    return Exit.CLEAN


def _explain(page: "Page", entries: "Sequence[CatalogueEntry]", laws: "LawOn", *, in_full: bool, verbose: bool) -> None:
    from validator.report.rules_text import write_explanation, write_in_short, write_of_several_chapters

    if not verbose and len(entries) > 1 and len({entry.rule.id for entry in entries}) == 1:
        write_of_several_chapters(page, entries, laws)
        return
    for number, entry in enumerate(entries):
        if number:
            page.line()
        (write_explanation if in_full else write_in_short)(page, entry, laws)
    if not in_full:
        page.line()
        page.line(f"{len(entries)} rules; floorperson explain RULE, or -v, shows each in full")
