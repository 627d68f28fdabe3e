"""``floorperson init``: a filing to be filled in, or filled in by answers."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.forms import FORM_ENDINGS
from validator.commands.options import FILING_ENDINGS, Exit, Unusable, chapter_named, complete_chapter
from validator.core.files import named, reason_of

if TYPE_CHECKING:
    from validator.filing.variants import Variant
    from validator.report.page import Page


def init(
    chapter: Annotated[
        str,
        typer.Argument(
            metavar="CHAPTER", autocompletion=complete_chapter, help="The chapter of the game, as init 633a."
        ),
    ],
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILING",
            help="The file to write, as init 633a -o blackjack.yaml; -o form.xlsx or form.docx writes a form to be "
            "filled in; without it the filing is printed.",
        ),
    ] = None,
    way: Annotated[
        str | None,
        typer.Option(
            "--way",
            metavar="WAY",
            help="The way of running the game, as --way two-shoes; one that there is not is answered with all.",
        ),
    ] = None,
    shoe: Annotated[
        str | None,
        typer.Option("--shoe", metavar="SHOE", help="The way with this kind of dealing shoe, as --shoe double."),
    ] = None,
    ask: Annotated[
        bool,
        typer.Option(
            "--ask", help="Ask for each choice that the law leaves open, as init 633a --ask; Enter passes over one."
        ),
    ] = False,
    lawful: Annotated[
        bool,
        typer.Option(
            "--lawful", help="State what the law leaves no choice in, as init 633a --lawful -o blackjack.yaml."
        ),
    ] = False,
    source: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILING", help="Fill the form in from a filing, as --from b.yaml -o b.xlsx."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Write over a filing that is there already, as -o blackjack.yaml --force.")
    ] = False,
) -> int:
    """Write a filing to be filled in: every field as a comment, with what may stand there and its paragraph.

    Beside the filing goes the schema by which editors complete and check it. A form asks the same in Excel or Word.
    """
    from validator.commands.forms import write_blank, write_filled
    from validator.filing.variants import NoSuchWay, choose_way
    from validator.report.template_text import STATED

    chosen = chapter_named(chapter)
    try:
        found = choose_way(chosen, way, shoe)
    except NoSuchWay as error:
        raise Unusable(str(error)) from error
    if output is not None:
        _may_be_written(output, force)
    _say_of_chapter(chosen)
    is_form = output is not None and output.suffix.lower() in FORM_ENDINGS
    if source is not None:
        if output is None or not is_form or ask or lawful:
            raise Unusable("--from fills in a form alone: init 551 --from filing.yaml -o form.xlsx (or form.docx)")
        return write_filled(chosen, source, output, over=force)
    stated = {**STATED, **(_without_choice(chosen, found) if lawful else {})}
    stated |= _answers(chosen, found) if ask else {}
    if output is not None and is_form:
        return write_blank(chosen, stated, output, over=force)
    _write_template(chosen, found, stated, output, force)
    return Exit.CLEAN


def _write_template(
    chapter: str, way: "Variant", stated: Mapping[str, object], output: Path | None, force: bool
) -> None:
    """Write the template, with its schema beside it, and say what comes next; without a file print it."""
    from validator.report.page import Page
    from validator.report.template_text import template

    page = Page(sys.stdout)
    if output is None:
        Page(sys.stdout, whole=True).lines(template(chapter, way, stated).rstrip("\n").split("\n"))
        return
    schema = output.with_name(f"{chapter}.schema.json")
    _write(output, template(chapter, way, stated, schema.name), force)
    page.line((named(output), "bold"), f": unfinished, under chapter {chapter}, {way.name}; fill it in, then:")
    page.line(f"  floorperson todo {named(output)}   what is not stated yet")
    page.line(f"  floorperson check {named(output)}  what the law says of what is stated")
    _write_schema(schema, chapter, page, force)


def _answers(chapter: str, way: "Variant") -> Mapping[str, object]:
    from validator.commands.asking import FieldPrompt
    from validator.report.page import Page

    return FieldPrompt(chapter, way, Page(sys.stderr)).answers()


def _without_choice(chapter: str, way: "Variant") -> Mapping[str, object]:
    """What the law leaves no choice in, by path; said, as what is stated should be known to whoever files it."""
    from validator.filing.variants import without_choice
    from validator.report.page import Page
    from validator.report.words import count

    found = without_choice(chapter, way)
    stated = f"{count(len(found), 'field')} stated in which the law leaves no choice"
    Page(sys.stderr).line(f"--lawful: {stated}; whether your tables keep them is for you to see")
    return found


def _say_of_chapter(chapter: str) -> None:
    """Say, before anything is asked, from when to when the chapter is in force, and which words are held."""
    from validator.law.in_force import load_in_force
    from validator.law.versions import law_of
    from validator.report.page import Page

    page, dates, text = Page(sys.stderr), load_in_force(chapter), law_of(chapter).text
    page.line(f"{dates.history}.")
    held = f"to {text.held_until}; those after it are not" if text.held_until is not None else "to this day"
    page.line(f"Its words are held {held}.")
    if dates.replaced_by and not dates.successor.endswith("not held"):
        page.line(f"The chapter in its place: floorperson init {dates.replaced_by}")


def _may_be_written(output: Path, force: bool) -> None:
    """Raise Unusable, before anybody is asked anything, for a file that is not to be written."""
    if output.suffix.lower() not in (*FILING_ENDINGS, *FORM_ENDINGS):
        forms = " or ".join(FORM_ENDINGS)
        raise Unusable(f"{named(output)}: a filing is a file {' or '.join(FILING_ENDINGS)}, a form one {forms}")
    if output.exists() and not force:
        raise Unusable(f"{named(output)} is there already; nothing was written; --force writes over a filing")


def _write(output: Path, text: str, force: bool) -> None:
    from validator.log.writing import PlaceOccupied, written_beside

    try:
        with written_beside(output, over=force) as part:
            part.write_text(text, encoding="utf-8", newline="\n")
    except PlaceOccupied as error:
        raise Unusable(f"{error}; nothing was written") from error
    except OSError as error:
        raise Unusable(f"{named(output)}: cannot be written: {reason_of(error)}") from error


def _write_schema(schema: Path, chapter: str, page: "Page", force: bool) -> None:
    """Write the schema beside the filing, unless something of that name is there; say what came of it."""
    from validator.report.editor_schema import editor_schema_text

    if schema.exists() and not force:
        page.line(f"{named(schema)}: there already, and left as it is")
        return
    _write(schema, editor_schema_text(chapter), force)
    page.line((named(schema), "bold"), ": its JSON Schema, by which editors complete and check it")
