"""``floorperson import``: another source's rounds as a round log, or a form as a filing."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import STANDARD_INPUT, Exit, Unusable, new_file
from validator.core.files import named

if TYPE_CHECKING:
    from validator.log.importers import Importer

ROUNDS = "rounds"
"""The importer whose sources need a map."""

FILING = "filing"
"""What takes a form, and writes no log but a filing."""


def _list(asked: bool) -> None:
    """Print each importer's name and the form that it takes, and leave."""
    if not asked:
        return
    import sys

    from validator.log.importers import find_importer, importer_names
    from validator.report.page import Page

    page = Page(sys.stdout)
    wide = max(map(len, importer_names()))
    page.line((f"{FILING:<{wide}}", "cyan"), "  a form that was filled in (.xlsx, .docx), written to a filing (.yaml)")
    for name in importer_names():
        importer = find_importer(name)
        warning = f"; {importer.warning}" if importer.warning else ""
        page.line((f"{name:<{wide}}", "cyan"), f"  {importer.takes}{warning}")
    raise typer.Exit


def import_source(
    importer: Annotated[str, typer.Argument(metavar="IMPORTER", help="Name of the importer, as blackjack21.")],
    source: Annotated[
        Path, typer.Argument(metavar="SOURCE", help="File to convert, as rounds.jsonl; - for standard input.")
    ],
    output: Annotated[
        Path,
        typer.Option(
            "--output",
            "-o",
            help="Log to write, as -o log.jsonl, .csv (also .gz) or .parquet; with --guess a map, or - to see it; of "
            "a form the filing, as import filing form.xlsx -o filing.yaml.",
        ),
    ],
    columns: Annotated[
        Path | None,
        typer.Option("--map", metavar="MAP", help="For the importer rounds: what the columns are, as --map map.yaml."),
    ] = None,
    guess: Annotated[
        bool, typer.Option("--guess", help="For the importer rounds: write a first map, as --guess -o map.yaml.")
    ] = False,
    beside: Annotated[
        list[Path] | None,
        typer.Option(
            "--with",
            metavar="FILE",
            help="For the importer rounds: a roster, or changes of cards and shoes, as --with roster.csv.",
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there, as --force.")] = False,
    table: Annotated[
        list[str] | None,
        typer.Option("--table", metavar="[SOURCE=]NAME", help="Name of the table, as --table BJ-101."),
    ] = None,
    show: Annotated[
        bool, typer.Option("--list", callback=_list, is_eager=True, help="List importers and forms, as import --list.")
    ] = False,
) -> int:
    """Convert another source's rounds into a round log; what the source does not record is declared in the log.

    A form that was filled in is converted into a filing.
    """
    import sys

    from validator.log.read.opening import standard_input

    if importer == FILING:
        return _filing(source, output, force, of_rounds=guess or columns is not None or bool(table or beside))
    if guess or columns is not None:
        from validator.commands.import_rounds import guess_map, import_rounds

        if importer != ROUNDS:
            raise Unusable(f"--map and --guess are for the importer {ROUNDS}, not {importer}")
        if STANDARD_INPUT in (beside or ()):
            raise Unusable("--with takes a file, not standard input")
        if guess:
            with standard_input(wanted=source == STANDARD_INPUT):
                return guess_map(source, output, beside or (), over=force)
        assert columns is not None
        with standard_input(wanted=source == STANDARD_INPUT):
            return import_rounds(source, columns, output, table or (), beside or (), over=force)
    if beside:
        raise Unusable(f"--with is for the importer {ROUNDS}, with --map or --guess")

    from validator.log.columns import LogUnusable
    from validator.log.importers import SourceUnusable, find_importer
    from validator.log.importers.looks import first_value
    from validator.log.importers.survey import Survey, with_tables_named
    from validator.log.writing import NOT_A_LOG, write_jsonl, writer_of
    from validator.report.page import Page
    from validator.report.source_text import write_imported

    write = writer_of(output)
    if write is None:
        raise Unusable(f"{named(output)}: {NOT_A_LOG}")
    survey, found = Survey(), None
    try:
        found = find_importer(importer)
        if output.exists() and source.exists() and output.samefile(source):
            raise Unusable(f"{named(output)} is the source itself; write the log to another file")
        with standard_input(wanted=source == STANDARD_INPUT), new_file(output, "log", over=force) as part:
            try:
                own = _own_columns(found, source) if write is not write_jsonl else ()
                write(part, survey.passed(with_tables_named(found.convert(source), table or ())), own)
            except SourceUnusable as error:
                wrong = "" if found.is_of(first_value(source)) else _of_another_form(importer, found, source)
                raise SourceUnusable(f"{error}{wrong}") from error
    except (SourceUnusable, LogUnusable, OSError) as error:
        raise Unusable(f"{error}; nothing was written to {named(output)}") from error
    Page(sys.stdout).line(f"{named(output)}: written from {named(source)} by the importer {importer}")
    write_imported(Page(sys.stdout), Page(sys.stderr), survey, importer, found, renamed=bool(table))
    return Exit.CLEAN


def _filing(source: Path, output: Path, over: bool, *, of_rounds: bool) -> int:
    from validator.commands.forms import import_filing

    if of_rounds:
        raise Unusable(f"--map, --guess, --with and --table are for rounds, not for the importer {FILING}")
    return import_filing(source, output, over=over)


def _own_columns(importer: "Importer", source: Path) -> tuple[str, ...]:
    """The columns of the source's own, which a table of text has to name before its first row."""
    from validator.log.importers.survey import Survey

    survey = Survey()
    for _ in survey.passed(importer.convert(source)):
        pass
    return tuple(survey.own)


def _of_another_form(name: str, importer: "Importer", source: Path) -> str:
    """What the importer takes and what the source looks like instead, "" where it cannot be read or told."""
    from validator.log.importers.looks import looks_like

    seen = looks_like(source)
    return f"; the importer {name} takes {importer.takes}; this looks like {seen}" if seen else ""
