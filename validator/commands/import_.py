"""``floorperson import``: another source's rounds as a round log."""

from pathlib import Path
from typing import Annotated

import typer

from validator.commands.options import Exit, Unusable
from validator.core.files import named


def import_source(
    importer: Annotated[str, typer.Argument(metavar="IMPORTER", help="Name of the importer, as blackjack21.")],
    source: Annotated[Path, typer.Argument(metavar="SOURCE", help="File to convert, as rounds.jsonl.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="Log to write, as -o log.jsonl, .csv or .parquet.")],
    force: Annotated[bool, typer.Option("--force", help="Write over a log that is there already, as --force.")] = False,
) -> int:
    """Convert another source's rounds into a round log; what the source does not record is declared in the log."""
    import sys

    from validator.log.columns import LogUnusable
    from validator.log.importers import SourceUnusable, find_importer
    from validator.log.writing import Occupied, write_csv, write_jsonl, write_parquet, written_beside
    from validator.report.page import Page

    writers = {".jsonl": write_jsonl, ".csv": write_csv, ".parquet": write_parquet}
    write = writers.get(output.suffix.lower())
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
