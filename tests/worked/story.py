"""The log of a case while it is written: events in order, which phrases add, move, change and leave out."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from typing import Final

from tests.worked.casefile import NotTranslated
from tests.worked.game import BLACKJACK
from tests.worked.words import Bet

START: Final = BLACKJACK.start
TABLE: Final = "BJ-101"
EARLIER: Final = timedelta(minutes=20)
STEP: Final = timedelta(seconds=2)

RECORDED: Final = (
    "notify",
    *(
        "gaming-day",
        "batch",
        "meter",
        "meter-contribution",
        "table-open",
        "posted-limits",
        "positions",
        "chip-unit",
        "dealer-arrives",
        "dealer-leaves",
    ),
    *(
        "supervisor",
        "player-arrives",
        "player-leaves",
        "entry",
        "decks",
        "inspection",
        "spread",
        "wash",
        "stack",
    ),
    *("shuffle", "cut-offered", "cut", "cover-card-inserted", "recut", "load-shoe", "cover-card", "burn"),
    *(
        "shoe-emptied",
        "batch-swap",
        "rack-emptied",
        "card-change",
        "idle",
        "device",
        "card-removed",
        "deck-held",
        "round-start",
    ),
    *("wager", "wager-changed", "wager-withdrawn", "wager-confirmed", "cash-converted", "wager-moved"),
    *(
        "wager-handled",
        "no-more-bets",
        "determinant",
        "deal",
        "expose",
        "peek",
        "announce",
        "offer",
        "choice",
    ),
    *("split", "switch", "collect", "pay", "return", "muck", "cleared", "verify", "void-hand", "void-round"),
    *(
        "round-end",
        "card-misdealt",
        "card-refused",
        "card-face-up",
        "move-card",
        "handle-cards",
        "meter-reset",
    ),
    *(
        "deal.card",
        "deal.face",
        "deal.source",
        "deal.what",
        "pay.cents",
        "collect.cents",
        "return.cents",
        "wager.cents",
    ),
    *("wager.player", "wager.seat", "wager.by", "card-removed.what", "card-removed.dest"),
)
"""What the log declares to record always: every step that a story tells."""


@dataclass(eq=False, slots=True)
class Event:
    """One row; a field that is an event stands for its seq. ``clock`` sets the time of day from here on."""

    kind: str
    fields: dict[str, "str | int | Event"]
    round: int | None = None
    clock: str = ""

    def get(self, name: str) -> "str | int | Event | None":
        """A field, None where it has none."""
        return self.fields.get(name)


def event(kind: str, **fields: "str | int | Event | None") -> Event:
    """A row outside any round; fields that are None or "" are left out."""
    return Event(kind, {name: value for name, value in fields.items() if value is not None and value != ""})


@dataclass(slots=True)
class Story:
    """The events so far. ``marks`` names turning points of the round; ``wagers`` the bet of each wager id.

    ``also`` is what the log declares to record always beside RECORDED.
    """

    events: list[Event] = field(default_factory=list)
    marks: dict[str, Event] = field(default_factory=dict)
    wagers: dict[int, Bet] = field(default_factory=dict)
    hands: dict[tuple[int, str], int] = field(default_factory=dict)
    groups: dict[str, list[Event]] = field(default_factory=dict)
    start: str = ""
    day: datetime = START
    also: tuple[str, ...] = ()

    def add(self, *events: Event) -> Event:
        """Append; the last one."""
        self.events.extend(events)
        return events[-1]

    def place(self, one: Event) -> int:
        """Index of an event of the story."""
        return next(i for i, other in enumerate(self.events) if other is one)

    def mark(self, name: str) -> Event:
        """A turning point; raises NotTranslated where this round has none."""
        if name not in self.marks:
            raise NotTranslated(f"no {name} in this round")
        return self.marks[name]

    def find(self, kind: str, **fields: str | int) -> list[Event]:
        """All events of a kind with these fields."""
        return [
            one
            for one in self.events
            if one.kind == kind and all(one.get(name) == value for name, value in fields.items())
        ]

    def one(self, kind: str, **fields: str | int) -> Event:
        """The first of them; raises NotTranslated where there is none."""
        found = self.find(kind, **fields)
        if not found:
            raise NotTranslated(f"no {kind} {fields or ''} in this round")
        return found[0]

    def before(self, anchor: Event, *events: Event) -> None:
        """Insert before an event, in the same round."""
        self._insert(self.place(anchor), anchor, events)

    def after(self, anchor: Event, *events: Event) -> None:
        """Insert after an event, in the same round."""
        self._insert(self.place(anchor) + 1, anchor, events)

    def _insert(self, place: int, anchor: Event, events: Sequence[Event]) -> None:
        for one in events:
            if one.round is None and anchor.round is not None and one.kind != "round-start":
                one.round = anchor.round
        self.events[place:place] = events

    def drop(self, *events: Event) -> None:
        """Leave out events, and verifications of them; raises NotTranslated where there are none to leave out."""
        if not events:
            raise NotTranslated("what is left out was not there")
        gone = {id(one) for one in events}
        self.events = [
            one
            for one in self.events
            if id(one) not in gone and not (one.kind == "verify" and id(one.get("ref")) in gone)
        ]

    def _take_out(self, events: Sequence[Event]) -> None:
        if not events:
            raise NotTranslated("what is moved was not there")
        gone = {id(one) for one in events}
        self.events = [one for one in self.events if id(one) not in gone]

    def move_before(self, anchor: Event, events: Sequence[Event]) -> None:
        """Move events, in their order, before another."""
        self._take_out(events)
        self.before(anchor, *events)

    def move_after(self, anchor: Event, events: Sequence[Event]) -> None:
        """Move events, in their order, after another."""
        self._take_out(events)
        self.after(anchor, *events)

    def wager(self, seat: int, kind: str, label: str = "") -> int:
        """Id of a wager; raises NotTranslated where it was not placed."""
        for ident, bet in self.wagers.items():
            if (bet.seat == seat or not seat) and bet.kind == kind and label in ("", bet.label):
                return ident
        raise NotTranslated(f"no {kind} wager of seat {seat}")

    def settling(self, wager: int) -> list[Event]:
        """The rows that settle a wager."""
        return [one for one in self.events if one.kind in ("collect", "pay", "return") and one.get("wager") == wager]

    def text(self) -> str:
        """The log as JSON lines."""
        seqs = {id(one): number for number, one in enumerate(self.events, 1)}
        now = _at(self.day - timedelta(hours=self.day.hour), self.start) - EARLIER if self.start else self.day
        lines = [
            json.dumps({"table": "venue", "seq": number, "kind": "records", "what": what, "by": "always"})
            for number, what in enumerate((*RECORDED, *self.also), 1)
        ]
        for one in self.events:
            if one.clock:
                now = _at(now, one.clock)
            row: dict[str, str | int] = {
                "table": TABLE,
                "seq": seqs[id(one)],
                "at": now.isoformat(),
                "kind": one.kind,
            }
            if one.round is not None:
                row["round"] = one.round
            for name, value in one.fields.items():
                row[name] = seqs[id(value)] if isinstance(value, Event) else value
            lines.append(json.dumps(row, ensure_ascii=False))
            now += STEP
        return "\n".join(lines) + "\n"

    def bet_at(self, seq: int) -> Bet | None:
        """The bet that the row with this number is about."""
        if not 0 < seq <= len(self.events):
            return None
        ident = self.events[seq - 1].get("wager")
        return self.wagers.get(ident) if isinstance(ident, int) else None


def _at(now: datetime, clock: str) -> datetime:
    """The next moment, not before ``now``, at which it is ``clock`` o'clock ("+1 16:00": one day later)."""
    word = clock
    days = 0
    if clock.startswith("+"):
        ahead, _, word = clock[1:].partition(" ")
        days = int(ahead)
    moment = datetime.combine(now.date() + timedelta(days=days), time.fromisoformat(word.rjust(5, "0")), now.tzinfo)
    return moment if days or moment >= now else moment + timedelta(days=1)
