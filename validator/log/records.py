"""What a source declares to record: events of kind ``records``, each holding from its row on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from validator.log.codes import BY_ALWAYS, BY_NEVER, KIND_RECORDS, RECORD_STRIDE
from validator.log.columns import Columns, role_by
from validator.log.read.encode import RECORDED_HANDS
from validator.log.vocabulary import COLUMN_ORDER

NEVER: Final = 0
SOMETIMES: Final = 1
ALWAYS: Final = 2

LISTS_KEPT: Final = 256
"""Lists of declarations that are kept read: those of many tables are alike."""


@dataclass(slots=True, eq=False)
class Recording:
    """What is declared for one table, as of the last row noted.

    Note the rows of kind ``records`` of the table's stream, and those of the stream ``venue``, in the order in which
    they stand in the source (``line``): a later declaration takes the place of an earlier one, whichever stream it
    stands in. What is not declared is recorded sometimes.
    """

    declared: dict[int, int] = field(default_factory=dict)
    """By the code of what is declared (kind * RECORD_STRIDE + place of the column): ALWAYS, SOMETIMES, NEVER."""
    doubted: bool = False
    """Whether a declaration was lost."""

    def note(self, events: Columns, row: int) -> bool:
        """Take row ``row`` of a stream; whether it declared something."""
        if events.kind[row] != KIND_RECORDS:
            return False
        self.declared[int(events.what[row])] = how_by(events.by[row])
        return True

    def how(self, code: int) -> int:
        """ALWAYS, SOMETIMES or NEVER, for the code of what is declared."""
        return self.declared.get(code, unless_declared(code))

    @property
    def misses_hands(self) -> bool:
        """Whether whole hands of a round may have no rows."""
        return self.doubted or self.how(RECORDED_HANDS) != ALWAYS

    def doubt(self) -> None:
        """A declaration was lost: that something is always recorded, or ever, is not known any more."""
        self.doubted = True
        self.declared = {code: SOMETIMES if how == ALWAYS else how for code, how in self.declared.items()}

    def presence(self, kind: int, column: str = "") -> int:
        """ALWAYS, SOMETIMES or NEVER: for events of ``kind``, or for one column of them.

        Of a kind that is never recorded no column is recorded either. Raises ValueError for an unknown column.
        """
        of_kind = self.declared.get(kind * RECORD_STRIDE, SOMETIMES)
        if not column or of_kind == NEVER:
            return of_kind
        return self.declared.get(kind * RECORD_STRIDE + 1 + COLUMN_ORDER.index(column), SOMETIMES)


def unless_declared(code: int) -> int:
    """How something is recorded of which nothing is declared: sometimes; but each hand of a round has its rows."""
    return ALWAYS if code == RECORDED_HANDS else SOMETIMES


def how_by(by: int) -> int:
    """ALWAYS, SOMETIMES or NEVER, by the column ``by`` of a declaration."""
    role = role_by(by)
    return ALWAYS if role == BY_ALWAYS else NEVER if role == BY_NEVER else SOMETIMES


@lru_cache(maxsize=LISTS_KEPT)
def declared_by(whats: tuple[int, ...], bys: tuple[int, ...]) -> Mapping[int, int]:
    """What declarations with these columns ``what`` and ``by``, one after the other, declare in the end."""
    return {what: how_by(by) for what, by in zip(whats, bys, strict=True)}


def recordings(venue: Columns | None, table: Columns) -> list[tuple[int, Recording]]:
    """The periods of a table's stream: for each, its first row and what was declared as of it, in order.

    The first period begins at row 0; a declaration of the venue begins one at the first row of the table that
    follows it in the source.
    """
    declarations = [(table.line[row], row, table) for row, kind in enumerate(table.kind) if kind == KIND_RECORDS]
    if venue is not None:
        places = [row for row, kind in enumerate(venue.kind) if kind == KIND_RECORDS]
        declarations += [(venue.line[row], row, venue) for row in places]
    periods = [(0, Recording())]
    for line, row, events in sorted(declarations, key=lambda declaration: declaration[0]):
        start = row if events is table else _first_after(table, line)
        started, before = periods[-1]
        if start > started:
            following = Recording()
            following.declared.update(before.declared)
            periods.append((start, following))
        periods[-1][1].note(events, row)
    return [period for period in periods if period[0] < len(table.kind)] or periods[:1]


def _first_after(table: Columns, line: int) -> int:
    return next((row for row, at in enumerate(table.line) if at > line), len(table.line))
