"""The log of one table while it is written, row by row in time."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from typing import Final

START: Final = datetime.fromisoformat("2010-06-05T18:00:00-04:00")
EARLIER: Final = timedelta(minutes=30)
STEP: Final = timedelta(seconds=2)

RECORDED: Final = (
    *("gaming-day", "batch", "table-open", "idle", "posted-limits", "positions", "dealer-arrives", "dealer-leaves"),
    *("supervisor", "player-arrives", "player-leaves", "decks", "inspection", "spread", "wash", "stack", "shuffle"),
    *("cut-offered", "cut", "cover-card-inserted", "recut", "load-shoe", "cover-card", "burn", "shoe-emptied"),
    *("batch-swap", "rack-emptied", "card-change", "device", "card-removed", "shoe-offered", "curator", "shoe-passed"),
    *("shoe-empty", "round-start", "wager", "wager-changed", "wager-withdrawn", "wager-confirmed", "cash-converted"),
    *("no-more-bets", "deal", "expose", "announce", "collect", "pay", "return", "vigorish", "muck", "cleared"),
    *("verify", "void-round", "round-end", "card-misdealt", "card-face-up", "move-card", "handle-cards", "call"),
    *("result", "cards-handed", "cards-returned", "turn-relinquished", "turn-offered", "marker-placed"),
    *("marker-removed", "card-hand", "deal.card", "deal.face", "deal.source", "deal.dest", "pay.cents"),
    *("collect.cents", "return.cents", "wager.cents", "wager.seat", "wager.player", "wager.by", "vigorish.cents"),
    *("cleared.dest", "burn.face", "burn.dest", "burn.card"),
)
"""What the log declares to record always: every step that a case tells."""


@dataclass(eq=False, slots=True)
class Row:
    """One row; a field that is a row stands for its seq. ``clock`` sets the time from here on."""

    kind: str
    fields: dict[str, "str | int | Row"]
    round: int | None = None
    clock: str = ""

    def get(self, name: str) -> "str | int | Row | None":
        """A field, None where it has none."""
        return self.fields.get(name)


@dataclass(slots=True)
class Sheet:
    """The rows of one table, in time; ``clock`` is the time that the next row is given."""

    table: str
    rows: list[Row] = field(default_factory=list)
    round: int | None = None
    clock: str = ""

    def put(self, kind: str, **fields: "str | int | Row | None") -> Row:
        """Write a row; fields that are None or "" are left out."""
        kept = {name: value for name, value in fields.items() if value is not None and value != ""}
        row = Row(kind, kept, self.round, self.clock)
        self.clock = ""
        self.rows.append(row)
        return row

    def find(self, kind: str, **fields: str | int) -> list[Row]:
        """All rows of a kind with these fields."""
        return [
            row
            for row in self.rows
            if row.kind == kind and all(row.get(name) == value for name, value in fields.items())
        ]

    def wager_at(self, seq: int) -> int | None:
        """The wager id that the row with this number is about."""
        if not 0 < seq <= len(self.rows):
            return None
        ident = self.rows[seq - 1].get("wager")
        return ident if isinstance(ident, int) else None


def log_text(sheets: Sequence[Sheet], first: str) -> str:
    """The log as JSON lines; ``first`` is the first time of day (or date and time) that the case names, or ""."""
    lines = [
        json.dumps({"table": "venue", "seq": number, "kind": "records", "what": what, "by": "always"})
        for number, what in enumerate(RECORDED, 1)
    ]
    for sheet in sheets:
        lines += _rows(sheet, _moment(START - timedelta(hours=12), first) - EARLIER if first else START)
    return "\n".join(lines) + "\n"


def _rows(sheet: Sheet, now: datetime) -> Iterable[str]:
    seqs = {id(row): number for number, row in enumerate(sheet.rows, 1)}
    for row in sheet.rows:
        if row.clock:
            now = _moment(now, row.clock)
        line: dict[str, str | int] = {
            "table": sheet.table,
            "seq": seqs[id(row)],
            "at": now.isoformat(),
            "kind": row.kind,
        }
        if row.round is not None:
            line["round"] = row.round
        for name, value in row.fields.items():
            line[name] = seqs[id(value)] if isinstance(value, Row) else value
        yield json.dumps(line, ensure_ascii=False)
        now += STEP


def _moment(now: datetime, clock: str) -> datetime:
    """The moment at which it is ``clock`` o'clock, the next day's where that is long past; never before ``now``.

    With a date it is that moment.
    """
    date, _, hour = clock.rpartition(" ")
    if date:
        return datetime.combine(datetime.fromisoformat(date), time.fromisoformat(hour.rjust(5, "0")), now.tzinfo)
    moment = datetime.combine(now.date(), time.fromisoformat(hour.rjust(5, "0")), now.tzinfo)
    if moment < now - timedelta(hours=6):
        return moment + timedelta(days=1)
    return max(moment, now)
