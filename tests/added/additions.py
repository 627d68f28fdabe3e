"""What may be added to a log: a row of any kind, with the number of any round or none, at any place."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random

from tests.less.change import schema, written
from tests.less.changes import RUBBISH
from tests.less.logs import Log, Row
from validator.log.codes import KIND_CANCEL, KIND_CORRECT
from validator.log.columns import VENUE
from validator.log.read.diagnose import diagnose
from validator.replay.lost_kinds import ALSO_BETWEEN
from validator.replay.stray_rows import QUIET

BROKEN = "broken"
"""Stands for a row of which nothing is legible."""
NONE = "none"
NEW = "new"
"""Stand for no number of a round, and for one that the log does not know."""
EDGE = 0.3
"""The share of rows that are added behind the last."""


@dataclass(frozen=True)
class Addition:
    """A row that is added before a line (0-based) of a log: a copy of another, or one of another log of the same kind.

    ``ident`` says all of it: ``LINE-DONOR-ROUND`` with the number of a line of this log, or a kind and which of the
    rows of that kind.
    """

    line: int
    donor: str
    round: str

    @property
    def ident(self) -> str:
        """What names it among the additions to its log."""
        return f"{self.line + 1}:{self.donor}:{self.round}"

    @classmethod
    def named(cls, ident: str) -> "Addition":
        """The addition of a name; raises ValueError."""
        line, donor, number = ident.split(":")
        return cls(int(line) - 1, donor, number)


Donors = Mapping[str, Sequence[Row]]
"""Rows of each kind, of any log."""


def donors_of(logs: Sequence[Log], most: int = 40) -> dict[str, list[Row]]:
    """Some rows of each kind that occurs in logs, in the order of the logs."""
    found: dict[str, list[Row]] = {}
    for log in logs:
        for row in log.rows:
            rows = found.setdefault(str((row or {}).get("kind", "")), [])
            if row is not None and len(rows) < most and not diagnose({**row}, 1):
                rows.append(row)
    return {kind: rows for kind, rows in sorted(found.items()) if kind and rows}


def drawn(log: Log, donors: Donors, random: Random) -> Addition:
    """An addition to a log, by lot."""
    lines = [line for line in range(len(log.lines)) if log.table_of(line) not in ("", VENUE)]
    place = max(lines) + 1 if random.random() < EDGE else random.choice(lines)
    if random.random() < 0.4:
        donor = str(random.choice(lines) + 1)
    elif random.random() < 0.05:
        donor = BROKEN
    else:
        kind = random.choice([*donors])
        donor = f"{kind}.{random.randrange(len(donors[kind]))}"
    rounds = sorted(
        {str(row["round"]) for row in log.rows if row is not None and row.get("round") is not None}, key=len
    )
    return Addition(place, donor, random.choice([*rounds, *rounds, NONE, NEW]))


@dataclass(frozen=True)
class Added:
    """A log with an addition: ``text`` is its file, ``row`` the row that was added, None where it cannot be read."""

    log: Log
    addition: Addition
    donors: Donors

    @cached_property
    def table(self) -> str:
        """The table that gets the row: that of the copied one, or of the row before it."""
        donor = self.addition.donor
        if donor.isdigit():
            return self.log.table_of(int(donor) - 1)
        before = (self.log.table_of(line) for line in range(self.addition.line - 1, -1, -1))
        after = (self.log.table_of(line) for line in range(self.addition.line, len(self.log.lines)))
        found = next((name for name in before if name not in ("", VENUE)), "")
        return found or next(name for name in after if name not in ("", VENUE))

    @cached_property
    def seq(self) -> int:
        """The number that the row takes: those of the rows of its table behind it move on by one."""
        before = [self._seq(line) for line in range(self.addition.line) if self.log.table_of(line) == self.table]
        return max(before, default=self._first - 1) + 1

    @cached_property
    def _first(self) -> int:
        lines = (line for line in range(len(self.log.lines)) if self.log.table_of(line) == self.table)
        return min(map(self._seq, lines), default=1)

    def _seq(self, line: int) -> int:
        seq = (self.log.rows[line] or {}).get("seq")
        return seq if isinstance(seq, int) else 0

    def moved(self, table: str, event: int) -> int:
        """The number, in the changed log, of an event of the whole one."""
        return event + (table == self.table and event >= self.seq)

    @cached_property
    def row(self) -> Row | None:
        """The row that is added."""
        donor = self.addition.donor
        if donor == BROKEN:
            return None
        kind, _, number = donor.partition(".")
        copied = self.log.rows[int(donor) - 1] if donor.isdigit() else self.donors[kind][int(number)]
        row = {**(copied or {}), "table": self.table, "seq": self.seq}
        if names_event(str(row.get("kind"))) and isinstance(ref := row.get("ref"), int):
            row["ref"] = self.moved(self.table, ref) if donor.isdigit() else self.seq - 1
        row.pop("round", None)
        if self.addition.round != NONE:
            row["round"] = self._new if self.addition.round == NEW else int(self.addition.round)
        if "at" in row and not donor.isdigit():
            del row["at"]
        return row

    @cached_property
    def _new(self) -> int:
        rounds = [row.get("round") for row in self.log.rows if row is not None]
        return max((number for number in rounds if isinstance(number, int)), default=0) + 7

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the changed log."""
        found = []
        for line, words in enumerate(self.log.lines):
            row = self.log.rows[line]
            if row is not None and row.get("table") == self.table and isinstance(row.get("seq"), int):
                new = {**row, "seq": self.moved(self.table, int(str(row["seq"])))}
                if names_event(str(row.get("kind"))) and isinstance(row.get("ref"), int):
                    new["ref"] = self.moved(self.table, int(str(row["ref"])))
                words = written(new) if new != row else words
            found.append(words)
        added = RUBBISH if self.row is None else written(self.row)
        return [*found[: self.addition.line], added, *found[self.addition.line :]]

    @property
    def text(self) -> str:
        """The changed log as a file."""
        return "".join(f"{line}\n" for line in self.lines)

    @cached_property
    def tells_otherwise(self) -> bool:
        """Whether the row may stand where it stands, so that the log tells of other acts, and contradicts nothing.

        So may a row that bears the number of the round under way, or none amid its rows, one about the table without a
        number, and one that withdraws an event or says what is recorded.
        """
        row = self.row
        if row is None or diagnose(json.loads(written(row)), 1):
            return False
        kind = schema().kinds[str(row["kind"])]
        if kind.code in QUIET:
            return True
        number = row.get("round")
        before, after = self.around
        if number is None:
            between = kind.family != "round" or kind.code in ALSO_BETWEEN
            return between or (before is not None and before == after)
        if kind.name == "round-start":
            return number not in (before, after) and number not in self.numbers
        return number in (before, after) or (number not in self.numbers and before != after)

    @cached_property
    def numbers(self) -> frozenset[object]:
        """The numbers of the rounds of the table."""
        lines = (line for line in range(len(self.log.lines)) if self.log.table_of(line) == self.table)
        return frozenset((self.log.rows[line] or {}).get("round") for line in lines)

    @cached_property
    def around(self) -> tuple[object, object]:
        """The numbers of the rounds of the last row before it at its table, and of the first behind it."""
        own = [line for line in range(len(self.log.lines)) if self.log.table_of(line) == self.table]

        def number(lines: Sequence[int]) -> object:
            found = ((self.log.rows[line] or {}).get("round") for line in lines)
            return next((one for one in found if one is not None), None)

        place = self.addition.line
        return number([line for line in reversed(own) if line < place]), number([line for line in own if line >= place])

    @property
    def reaches_back(self) -> bool:
        """Whether the row bears on what stands before it: it withdraws an event, or says how all others are read."""
        kind = schema().kinds.get(str((self.row or {}).get("kind")))
        return kind is not None and kind.code in QUIET | {KIND_CANCEL, KIND_CORRECT}


@cache
def names_event(kind: str) -> bool:
    """Whether the column ref of a kind holds the number of an event."""
    known = schema().kinds.get(kind)
    words = "" if known is None else str({**known.requires, **known.allows}.get("ref", ""))
    return "seq" in words.lower()
