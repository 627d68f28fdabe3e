"""The log that a simulated table writes: rows in order, each with its number, its round and its time."""

Row = dict[str, object]

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

STEP = 10
"""From one row's number to the next, so that rows can be put in between."""


class Book:
    """Writes the rows of one table; ``at`` is its clock, in milliseconds of the epoch, ``round`` the round in play."""

    def __init__(self, table: str, at: int) -> None:
        self.table = table
        self.rows: list[Row] = []
        self.seq = 0
        self.at = at
        self.round: int | None = None

    def write(self, kind: str, **operands: object) -> int:
        """Append a row a second after the one before, and give its number; an operand None was not recorded."""
        self.seq += STEP
        self.at += SECOND
        row: Row = {"table": self.table, "seq": self.seq, "at": self.at, "kind": kind}
        if self.round is not None:
            row["round"] = self.round
        for name, value in operands.items():
            if value is not None:
                row[name] = value
        self.rows.append(row)
        return self.seq

    def take(self) -> list[Row]:
        """Hand on the rows written so far."""
        rows, self.rows = self.rows, []
        return rows
