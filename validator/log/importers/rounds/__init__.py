"""The importer ``rounds``: finished rounds or hands of a spreadsheet or a file, by a map of what its columns are.

The source holds what a round came to: final cards, wagers, results, payouts. It holds no procedure and no order of
acts: the log declares these as never recorded. A map (``schemas/rounds-map.yaml``) says which column is what, how cards
and money are written, and what its author attests of all rounds though no column shows it.
"""

from collections.abc import Iterator
from pathlib import Path

from validator.log.importers import Importer, Row, SourceUnusable


def convert(source: Path) -> Iterator[Row]:
    """Raise SourceUnusable: without a map, which ``converting`` takes, no rounds can be read."""
    raise SourceUnusable(
        f"{source}: the importer rounds needs a map of the columns, --map MAP.yaml; "
        f"a first one is written by  floorperson import rounds {source} --guess -o MAP.yaml"
    )


IMPORTER = Importer(
    takes="finished rounds in CSV, xlsx, xls, ods, JSON, Parquet, SQLite, DuckDB, by a map of columns (--map, --guess)",
    convert=convert,
    is_of=lambda _: False,
)
