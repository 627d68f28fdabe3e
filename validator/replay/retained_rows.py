"""Rows that carried state still refers to after their segment was judged.

A game model's state keeps an event by 2 and its number (column seq); a hit on one of an earlier run names it by the
negative of that. The replay keeps the rows so named, so that a finding stands where its act does.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from validator.core.engine.engines import Hit
from validator.core.rule import PlayRule
from validator.games.rounds.run import list_of
from validator.games.rounds.run_result import RunResult
from validator.games.rounds.table_rows import Note
from validator.log.codes import KIND_CARD_FACE_UP, KIND_MARKER_REMOVED, KIND_PLAYER_LEAVES, KIND_SHUFFLE
from validator.log.columns import Columns
from validator.replay.events import LastTime, places_of, time_near
from validator.replay.staffing import Attendance, Crew

KINDS_KEPT: Final = (KIND_CARD_FACE_UP, KIND_PLAYER_LEAVES, KIND_MARKER_REMOVED, KIND_SHUFFLE)
"""The kinds of rows that a state may name: what they leave owed is judged when the game goes on."""


class RetainedRow(NamedTuple):
    """A row of an earlier run: its columns, who was at the table then, and the time near it; below 0: none was."""

    columns: tuple[int, ...]
    crew: Crew
    near: int


class RetainedHits(NamedTuple):
    """The hits that stand, and what they speak of; ``retained`` has the events of an earlier run, by their places."""

    hits: list[tuple[Hit, PlayRule]]
    events: Columns
    done: RunResult
    retained: dict[int, RetainedRow]


@dataclass(slots=True)
class SegmentPosition:
    """The position of a segment among the events that are replayed together: at ``start`` of ``events``.

    ``last_time`` is the last time recorded before the events.
    """

    events: Columns
    attendance: Attendance
    start: int
    last_time: LastTime

    def crew_at(self, event: int) -> Crew:
        """Who was at the table at an event of the segment."""
        return self.attendance.at(self.start + event)

    def time_near(self, event: int) -> int:
        """The time of an event of the segment, or the nearest; below 0 where none is near."""
        return time_near(self.events, self.start + event, self.last_time)

    def before(self) -> dict[int, RetainedRow]:
        """The rows before the segment that a state may name, by their numbers."""
        places = [i for i in places_of(self.events, KINDS_KEPT) if i < self.start]
        return {int(self.events.seq[i]): retained_row(self.events, i, self.attendance, self.last_time) for i in places}


def retained_row(events: Columns, place: int, attendance: Attendance, before: LastTime) -> RetainedRow:
    """The row at a place of some events; ``before`` is the last time recorded before them."""
    columns = tuple(int(column[place]) for column in events)
    return RetainedRow(columns, attendance.at(place), time_near(events, place, before))


@dataclass(slots=True)
class RetainedRows:
    """The rows that one table's states name, by their numbers."""

    rows: dict[int, RetainedRow] = field(default_factory=dict)

    def keep(self, events: Columns, state: Iterable[int], attendance: Attendance, before: LastTime) -> None:
        """Keep, of these events and of what was kept, what the values of ``state`` name."""
        named = {value - 2 for value in state if value >= 2}
        self.rows = {seq: row for seq, row in self.rows.items() if seq in named}
        for i in places_of(events, KINDS_KEPT) if named else ():
            if int(events.seq[i]) in named:
                self.rows[int(events.seq[i])] = retained_row(events, i, attendance, before)

    def put_back(
        self, hits: Sequence[tuple[Hit, PlayRule]], events: Columns, done: RunResult, here: SegmentPosition
    ) -> RetainedHits:
        """Put the rows of earlier runs that hits name behind the events, and let the hits name them there."""
        named = sorted({-hit.event - 2 for hit, _ in hits if hit.event <= -2})
        if not named:
            return RetainedHits([*hits], events, done, {})
        known = self.rows | here.before()
        rows = [known[seq] for seq in named]
        count = len(events.kind)
        columns = zip(events, zip(*(row.columns for row in rows), strict=True), strict=True)
        notes = list_of(done.tables["notes"]) + [-1] * (Note.width * len(rows))
        places = {seq: count + number for number, seq in enumerate(named)}
        moved = [(hit._replace(event=places.get(-hit.event - 2, hit.event)), rule) for hit, rule in hits]
        return RetainedHits(
            moved,
            Columns(*([*column, *more] for column, more in columns)),
            replace(done, tables={**done.tables, "notes": notes}),
            dict(zip(places.values(), rows, strict=True)),
        )
