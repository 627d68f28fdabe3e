"""``floorperson import``: another source's rounds as a round log."""

from pathlib import Path
from typing import Annotated

import typer

from validator.commands.options import Exit, Unusable


def import_source(
    importer: Annotated[str, typer.Argument(metavar="IMPORTER", help="Name of the importer, as blackjack21.")],
    source: Annotated[Path, typer.Argument(metavar="SOURCE", help="File to convert.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="Log to write: .jsonl, .csv or .parquet.")],
) -> int:
    """Convert another source's rounds into a round log; what the source does not record is declared in the log."""
    from validator.log.columns import LogUnusable
    from validator.log.importers import SourceUnusable, find_importer
    from validator.log.writing import write_csv, write_jsonl, write_parquet

    writers = {".jsonl": write_jsonl, ".csv": write_csv, ".parquet": write_parquet}
    write = writers.get(output.suffix.lower())
    if write is None:
        raise Unusable(f"{output}: a log is a file .jsonl, .csv or .parquet")
    try:
        write(output, find_importer(importer)(source))
    except (SourceUnusable, LogUnusable, OSError) as error:
        raise Unusable(str(error)) from error
    print(f"{output}: written from {source} by the importer {importer}")
    return Exit.CLEAN
