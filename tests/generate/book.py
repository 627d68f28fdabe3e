"""The log that a generated table writes: rows in order, each with its number, its round and its time."""

from tests.generate.setups import Row

OPENED = 1_767_268_800_000
"""12:00 UTC on 2026-01-01, in milliseconds."""

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

STEP = 10
"""From one row's number to the next, so that a test can put rows in between."""

ALWAYS = (
    "table-open", "table-close", "posted-limits", "chip-unit", "positions", "dealer-arrives", "dealer-leaves",
    "supervisor", "player-arrives", "player-leaves", "decks", "inspection", "spread", "wash", "stack",
    "shuffle", "cut-offered", "cut", "cover-card-inserted", "load-shoe", "cover-card", "burn", "shoe-emptied",
    "round-start", "wager", "wager.at", "wager.player", "wager.cents", "wager-changed", "wager-withdrawn",
    "wager-confirmed", "cash-converted", "wager-moved", "wager-handled", "no-more-bets", "determinant", "deal",
    "deal.face", "deal.source", "expose", "peek", "announce", "offer", "choice", "split", "collect",
    "collect.cents", "pay", "pay.cents", "return", "return.cents", "muck", "cleared", "void-hand", "void-round",
    "round-end", "card-misdealt", "handle-cards", "switch", "move-card", "recut",
)  # fmt: skip
"""What a generated log says that it always records; ``deal.card`` is added where cards dealt face down are read."""


class Book:
    """Writes the rows of one table."""

    def __init__(self, table: str, at: int = OPENED) -> None:
        self.table = table
        self.rows: list[Row] = []
        self.seq = 0
        self.at = at
        self.round: int | None = None

    def write(self, kind: str, **operands: object) -> Row:
        """Append a row a few seconds after the one before; an operand that is None was not recorded."""
        self.seq += STEP
        self.at += SECOND
        row: Row = {"table": self.table, "seq": self.seq, "at": self.at, "kind": kind}
        if self.round is not None:
            row["round"] = self.round
        for name, value in operands.items():
            if value is not None:
                row[name] = value
        self.rows.append(row)
        return row

    def take(self) -> list[Row]:
        """Hand on the rows written so far."""
        rows, self.rows = self.rows, []
        return rows
