"""``floorperson import``: another source's rounds as a round log."""

from pathlib import Path
from typing import Annotated

import typer

from validator.commands.options import Exit, Unusable
from validator.core.files import named

ROUNDS = "rounds"
"""The importer whose sources need a map."""


def import_source(
    importer: Annotated[str, typer.Argument(metavar="IMPORTER", help="Name of the importer, as blackjack21.")],
    source: Annotated[Path, typer.Argument(metavar="SOURCE", help="File to convert.")],
    output: Annotated[
        Path, typer.Option("--output", "-o", help="Log to write: .jsonl, .csv or .parquet; with --guess a map.")
    ],
    columns: Annotated[
        Path | None,
        typer.Option("--map", metavar="MAP", help="For the importer rounds: what the source's columns are (YAML)."),
    ] = None,
    guess: Annotated[
        bool, typer.Option("--guess", help="For the importer rounds: write a first map of the source.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
) -> int:
    """Convert another source's rounds into a round log; what the source does not record is declared in the log."""
    import sys

    if guess or columns is not None:
        from validator.commands.import_rounds import guess_map, import_rounds

        if importer != ROUNDS:
            raise Unusable(f"--map and --guess are for the importer {ROUNDS}, not {importer}")
        if guess:
            return guess_map(source, output, over=force)
        assert columns is not None
        return import_rounds(source, columns, output, over=force)

    from validator.log.columns import LogUnusable
    from validator.log.importers import SourceUnusable, find_importer
    from validator.log.writing import Occupied, writer_of, written_beside
    from validator.report.page import Page

    write = writer_of(output)
    if write is None:
        raise Unusable(f"{named(output)}: a log is a file .jsonl, .csv or .parquet")
    try:
        convert = find_importer(importer)
        if output.exists() and source.exists() and output.samefile(source):
            raise Unusable(f"{named(output)} is the source itself; write the log to another file")
        with written_beside(output, over=force) as part:
            write(part, convert(source))
    except Occupied as error:
        advice = "" if force else "; --force writes over a log that is there"
        raise Unusable(f"{error}; nothing was written{advice}") from error
    except (SourceUnusable, LogUnusable, OSError) as error:
        raise Unusable(f"{error}; nothing was written to {named(output)}") from error
    Page(sys.stdout).line(f"{named(output)}: written from {named(source)} by the importer {importer}")
    return Exit.CLEAN
