"""Says in a log's first row from which files, by which program and map it was made, and what was left out."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from validator import __version__
from validator.log.importers import Row
from validator.log.importers.rounds.beside_files import BesideFile
from validator.log.importers.rounds.reading import RoundsReader
from validator.log.importers.rounds.tables import Source, sha256_of

MOST_LISTED: Final = 100
"""Rows left out that are named one by one."""


def custody_of(
    source: Source,
    map_path: Path,
    reading: RoundsReader,
    beside: Sequence[BesideFile],
    not_written: Sequence[str],
    not_judged: Sequence[str],
) -> Row:
    """Where a log comes from, as columns of the source's own.

    ``not_written`` says what of the files ``beside`` the sheet is not in the log, ``not_judged`` why no payment of some
    wagers can be judged. Names are those of the files without their folders; a SHA-256 is that of a file as it lay,
    packed or not.
    """
    left_out = sorted(reading.causes.rows | reading.causes.beside)
    more = f" and {len(left_out) - MOST_LISTED:,} more" if len(left_out) > MOST_LISTED else ""
    custody: Row = {
        "x-source": Path(source.name).name,
        "x-source-sha256": source.sha256,
        "x-sheet": source.sheet,
        "x-map": map_path.name,
        "x-map-sha256": sha256_of(map_path),
        "x-importer": f"rounds of floorperson {__version__}",
        "x-rows-read": reading.rows,
        "x-rows-left-out": len(left_out),
        "x-left-out": ", ".join(map(str, left_out[:MOST_LISTED])) + more,
        "x-left-out-why": "; ".join(map(str, reading.causes)),
        "x-files-beside": "; ".join(f"{file.name} ({file.kind.value}) {file.sha256}".strip() for file in beside),
        "x-beside-left-out": "; ".join(not_written),
        "x-not-judged": "; ".join(not_judged),
    }
    return {name: value for name, value in custody.items() if value != ""}
