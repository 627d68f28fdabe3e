"""Removes columns that no kind of event requires from a log, as a source may write it."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from validator.log.vocabulary import COLUMN_ORDER, FAMILY_ROUND, KINDS, REQUIRES
from validator.proof.simulate.book import Row

_IN_EACH_ROW: Final = ("table", "seq", "kind")
_REQUIRED: Final = frozenset(column for columns in REQUIRES.values() for column in columns)

OPTIONAL: Final = tuple(
    column for column in COLUMN_ORDER if column not in _REQUIRED and column not in (*_IN_EACH_ROW, "note")
)
"""The columns of simulated play that no kind requires."""


def without_columns(rows: Iterable[Row], columns: Collection[str]) -> Iterator[Row]:
    """The rows without these columns, and without the declarations that these are recorded.

    What is done in a round keeps its number, without which no round is told from another; where all else stands, the
    numbers of the rows say.
    """
    for row in rows:
        if row["kind"] == "records" and str(row["what"]).partition(".")[2] in columns:
            continue
        of_round = KINDS[str(row["kind"])] in FAMILY_ROUND
        yield {name: value for name, value in row.items() if name not in columns or (name == "round" and of_round)}
